"""What a game contributes to competitions; everything else serves all games.

A game without squads, deck and market is a `PlainPart`; others override what is theirs. What a part keeps of a club
from match to match, its roster, is the part's own business.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from touchline.games import Parts
from touchline.kernel import BadSetup, Event, Record
from touchline.league.entries import Absence, Result
from touchline.league.schedule import Fixture
from touchline.league.table import USUAL, Points
from touchline.league.terms import Terms

Told = Iterable[tuple[Any, Iterable[Event]]]
"""Each state of a match with the events of the answer given there."""

Offer = tuple[int, int]
"""A card to buy and one to release."""

Transfer = tuple[int, int, int]
"""A club, the card that it buys and the one that it releases."""


class Facts(Record, frozen=True):
    """The consequences of a match for a competition, in any game."""

    extra_time: bool = False
    shoot_out: tuple[int, int] | None = None  # kicks scored, where there was one
    tries: tuple[int, int] = (0, 0)
    edition: str = ""
    scenario: str = ""


class Face(Record, frozen=True):
    """What is printed on the card of a player, and its value."""

    name: str
    country: str
    keeper: bool
    attributes: tuple[int, ...]
    value: int


class Sides(NamedTuple):
    """The rosters of a match."""

    home: Any
    away: Any


class Wishes(Record, frozen=True):
    """A manager's decisions before a match; the computer makes the rest."""

    formation: str = ""
    squad: tuple[int, ...] = ()
    boosts: tuple[tuple[int, str], ...] = ()


class PlainPart:
    """A game whose clubs have nothing but a name."""

    points: Points = USUAL
    bonus: Points | None = None
    """Points with bonus points, where the sport has any."""
    editions: Sequence[str] = ()
    scenarios: Sequence[str] = ()
    deciders: int = 1
    """How many periods of extra time a tie may have that its legs leave level."""
    has_squads: bool = False
    draft_kinds: Sequence[int] = ()
    """How many cards of each kind a club drafts, in the order of the kinds."""
    attributes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """What the cards of players are good at: those in goal, and all others."""
    formations: Sequence[str] = ()
    boosts: int = 0
    """How many boosts the home side has."""

    def new_deck(self, clubs: int, seed: str) -> Any:
        """A deck for this many clubs, as plain data."""
        return None

    def read_deck(self, files: Sequence[bytes]) -> Any:
        """The deck in some files, as plain data."""
        raise BadSetup("this game has no deck: both sides have the same cards")

    def check(self, terms: Terms) -> None:
        """Raise if the game cannot be played on these terms."""

    def draw_squads(self, terms: Terms) -> tuple[tuple[int, ...], ...]:
        """The squads of all clubs, drawn by lot or drafted."""
        return ()

    def draftable(self, terms: Terms, drafted: Sequence[Sequence[int]], number: int) -> tuple[int, ...]:
        """The cards that may be drafted with a pick, counted from 0; the computer's choice first."""
        return ()

    def face(self, terms: Terms, card: int) -> "Face":
        """What is printed on a card."""
        raise BadSetup("this game has no cards of players")

    def free(self, terms: Terms, rosters: Sequence[Any]) -> tuple[int, ...]:
        """The cards that no club owns."""
        return ()

    def found(self, terms: Terms, squads: tuple[tuple[int, ...], ...]) -> tuple[Any, ...]:
        """The rosters of all clubs before the first match; raises if the squads are not legal."""
        return (None,) * len(terms.clubs)

    def options(self, terms: Terms, fixture: Fixture) -> Mapping[str, Any]:
        """The options of a match that its stage asks for: ties of a cup are decided, deciders are short."""
        return {}

    def decide(self, terms: Terms, sides: Sides, wishes: tuple[Wishes, Wishes]) -> dict[str, Any]:
        """The decisions before a match, as plain data: squads, formations, boosts."""
        return {}

    def check_line_up(self, terms: Terms, roster: Any, squad: tuple[int, ...]) -> None:
        """Raise if a line-up could not play even with everybody fit."""

    def mend(self, terms: Terms, roster: Any, squad: tuple[int, ...], formation: str) -> tuple[int, ...]:
        """A saved line-up with replacements for missing players."""
        return squad

    def setup(self, terms: Terms, fixture: Fixture, sides: Sides, decided: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a match, as plain data; raises if a decision is not legal."""
        home, away = (terms.clubs[club].name for club in fixture.clubs)
        options = {**terms.setup.get("options", {}), **self.options(terms, fixture)}
        return {**terms.setup, "home": home, "away": away, "options": options}

    def facts(self, state: Any, told: Told) -> Facts:
        """The facts of a finished match."""
        return Facts()

    def incidents(self, sides: Sides, decided: Mapping[str, Any], told: Told, seed: str) -> dict[str, Any]:
        """What a match brought for the clubs, with the dice thrown after it, as plain data."""
        return {}

    def after(self, terms: Terms, sides: Sides, result: Result, seed: str, *, checked: bool) -> Sides:
        """The rosters after a match of a seed. If it is checked, raises unless all who played were available."""
        return sides

    def missed(self, roster: Any) -> Any:
        """The roster after a match that was not played: absences run on."""
        return roster

    def corrected(self, roster: Any, absence: Absence) -> Any:
        """The roster with the absences that the organiser has set."""
        return roster

    def forfeit(self, sides: Sides) -> tuple[int, int] | None:
        """The score of a match that a club cannot play for want of players; None if both can."""
        return None

    def players(self, terms: Terms, roster: Any) -> tuple[tuple[int, str, int, int, int, int], ...]:
        """The players of a club: card, name, value, yellow cards, matches to miss for injury and for a ban."""
        return ()

    # The market

    def wants(self, terms: Terms, rosters: Sequence[Any], club: int, points: int) -> tuple[Offer, ...]:
        """What a computer offers for the club that it manages."""
        return ()

    def buys(self, terms: Terms, rosters: Sequence[Any], transfer: Transfer, points: int) -> Any:
        """The roster of a club after a transfer; raises if it is refused."""
        return rosters[transfer[0]]

    def spent(self, roster: Any) -> int:
        """How many points a club has spent."""
        return 0

    def kept(self, roster: Any) -> tuple[int, ...]:
        """The cards that a club takes into the next season."""
        return ()


PARTS: Final[Mapping[str, PlainPart]] = Parts("touchline.league")
