"""A side's view: its own hand, discards and counts; never the other hand, pile or declared cards."""

from touchline.french_flair import field
from touchline.french_flair.events import Declared, Drawn
from touchline.french_flair.model import Advantage, Cards, Origin, Play, Setup, Source, State
from touchline.french_flair.rules import cards, kicking, open_play, rucks
from touchline.french_flair.step import Frame, awaited
from touchline.kernel import CLOCK, HOME, Event, Record, Side, replace


class TeamView(Record, frozen=True):
    """The visible part of a side: points, sizes of hand and pile, discard."""

    points: int
    held: int
    pile: int
    discard: Cards


class View(Record, frozen=True):
    """The match from one side's perspective."""

    side: Side
    setup: Setup
    half: int
    phases: int
    time_up: bool
    x: int
    attack: Side
    home: TeamView
    away: TeamView
    hand: Cards
    advantage: Advantage | None
    first_kick: Side
    """The side that kicked off; home until a toss decides."""
    frame: Frame | None
    """The pending step as this side sees it; None after the match."""
    waits_for: Side | None
    """The side to answer; None for the clock or after the match."""
    rule: str | None
    """The rule of the current question; None after the match."""
    origin: Origin | None
    """The origin of the possession, while a play is being chosen."""
    zone: tuple[int, int] | None
    """The zone of the current contest or clear-out."""
    source: Source | None
    """The kind of kick just gathered, while its follow-up is being chosen."""
    five_metres: bool
    """Whether carries across the line may be tackled (FF-FIVEMETRE-1): in the play being chosen, the run being thrown,
    the rest of the side's own play, or the carry just stopped on the goal line."""
    declared: Play | None
    """The side's own play, while cards of it are still to come."""
    played: int
    """How many cards of that play have been played."""

    @property
    def own(self) -> int:
        """Metres from this side's goal line."""
        return field.from_own_line(self.side, self.x)

    @property
    def left(self) -> int:
        """Metres to the goal line that this side attacks."""
        return field.to_try_line(self.side, self.x)

    @property
    def mine(self) -> TeamView:
        """The visible part of this side."""
        return self.home if self.side == HOME else self.away

    @property
    def theirs(self) -> TeamView:
        """The visible part of the other side."""
        return self.away if self.side == HOME else self.home


def view(state: State, side: Side) -> View:
    """A side's view of the match."""
    frame = awaited(state)
    request = frame.asks(state) if frame else None
    mine = next((step for step in state.stack if isinstance(step, open_play.PlayedCards)), None)
    declares = mine if side == state.attack else None
    return View(
        side=side,
        setup=state.setup,
        half=state.half,
        phases=state.phases,
        time_up=state.time_up,
        x=state.x,
        attack=state.attack,
        home=_team(state, "home"),
        away=_team(state, "away"),
        hand=state.hand(side),
        advantage=state.advantage,
        first_kick=state.first_kick,
        frame=frame.seen(state, side) if frame else None,
        waits_for=None if request is None or request.side == CLOCK else request.side,
        rule=None if request is None else request.rule,
        origin=frame.origin if isinstance(frame, open_play.PlayChoice) else None,
        zone=frame.zone if isinstance(frame, rucks.ZoneFrame) else None,
        source=frame.source if isinstance(frame, kicking.LandingChoice) else None,
        five_metres=declares.five_metres if declares else frame is not None and frame.at_five_metres(state),
        declared=declares.play if declares else None,
        played=declares.played if declares else 0,
    )


def _team(state: State, side: Side) -> TeamView:
    team = state.team(side)
    return TeamView(team.points, len(team.hand), len(team.pile), cards.discarded(state, side))


def view_event(event: Event, side: Side) -> Event | None:
    """An event as a side sees it: the other's draw as a number, its declared play not at all (FF-COMBO-1)."""
    match event:
        case Drawn() if event.side != side:
            return replace(event, cards=())  # FF-SETUP-2, FF-RENEW-4
        case Declared() if event.side != side:
            return None
    return event
