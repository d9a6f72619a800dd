"""What is agreed about a competition outside its journal: settings, clubs, people, how matches are prepared."""

from typing import Any

from touchline.kernel import Record
from touchline.league.competition import Plan
from touchline.league.terms import HUMAN, Crest
from touchline.server.competitions.identity import Person
from touchline.server.wire.competition_requests import CompetitionRequest
from touchline.server.wire.competitions import CompetitionState


class Club(Record, frozen=True):
    """A club: who manages it, or the computer that does, and the invitation to it."""

    name: str
    crest: Crest
    coach: str = HUMAN
    manager: Person | None = None
    invitation: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody has taken it yet."""
        return self.coach == HUMAN and self.manager is None


class Draft(Record, frozen=True):
    """A draft that is on: the deck, the cards drafted so far, and since when the next one is waited for."""

    deck: Any
    picks: tuple[tuple[int, ...], ...]
    since: float


class Charter(Record, frozen=True):
    """A competition as its organiser founded it."""

    settings: CompetitionRequest
    seed: str
    clubs: tuple[Club, ...]
    organisers: tuple[Person, ...]
    created_at: float
    state: CompetitionState = "filling"
    invitation: str = ""
    """The one for all open clubs."""
    shift: float = 0.0
    """How long deadlines have moved, because the server was down when they passed."""
    started_at: float | None = None
    draft: Draft | None = None
    season: int = 1
    kept: tuple[tuple[int, ...], ...] = ()
    """The squads of the season before."""
    members: tuple[str, ...] = ()
    """Everybody who has ever taken part, by their ids."""
    last: str | None = None
    next: str | None = None

    def organises(self, person: Person | None) -> bool:
        """Whether somebody is an organiser."""
        return person is not None and person.id in [one.id for one in self.organisers]

    def clubs_of(self, person: Person | None) -> tuple[int, ...]:
        """The clubs that somebody manages."""
        if person is None:
            return ()
        return tuple([at for at, club in enumerate(self.clubs) if club.manager and club.manager.id == person.id])


class SealedLineUp(Record, frozen=True):
    """A line-up that is in: a formation and the cards of shirts 1 to 16; empty ones are the computer's choice."""

    formation: str = ""
    squad: tuple[int, ...] = ()
    stand_in: bool = False


class Preparation(Record, frozen=True):
    """How a match of people is prepared."""

    line_ups: tuple[SealedLineUp | None, SealedLineUp | None] = (None, None)
    boosts: tuple[tuple[int, str], ...] = ()
    ready: tuple[float | None, float | None] = (None, None)
    stand_ins: tuple[int, ...] = ()
    """Clubs for which a computer played."""
    plan: Plan | None = None
    watch: str = ""
    """The token that lets anybody watch."""


class Match(Record, frozen=True):
    """A match that people prepare, play or have played."""

    fixture: str
    attempt: int
    state: str
    room: str | None = None
    preparation: Preparation = Preparation()
