"""What a side may see: its own hand, the discards, the counts; never the other hand, pile or declared cards."""

from touchline.french_flair import field
from touchline.french_flair.events import Declared, Drawn
from touchline.french_flair.model import Advantage, Cards, Origin, Play, Setup, Source, State
from touchline.french_flair.rules import cards, kicking, open_play, rucks
from touchline.french_flair.step import Frame, awaited
from touchline.kernel import CLOCK, HOME, Event, Record, Side, replace


class TeamView(Record, frozen=True):
    """What can be seen of a side: points, how many cards it holds, its pile by number, its discard by card."""

    points: int
    held: int
    pile: int
    discard: Cards


class View(Record, frozen=True):
    """A match as one side sees it."""

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
    """Who kicked off the match; home until a toss has decided it."""
    frame: Frame | None
    """The step of the rules that waits, as far as this side may know it; None when the match is over."""
    waits_for: Side | None
    """Who is to answer now; None for the clock, or when the match is over."""
    rule: str | None
    """The rule that is being asked; None when the match is over."""
    origin: Origin | None
    """Where the possession came from, while a play is being chosen."""
    zone: tuple[int, int] | None
    """The zone of the contest or clear-out that is being decided."""
    source: Source | None
    """What kind of kick was gathered, while what to make of it is being chosen."""
    five_metres: bool
    """Whether what would cross may be tackled (FF-FIVEMETRE-1): in the play that is being chosen, in the run that is
    thrown for, in the rest of the side's own play, or in the carry that just stopped on the goal line."""
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
        """What can be seen of this side."""
        return self.home if self.side == HOME else self.away

    @property
    def theirs(self) -> TeamView:
        """What can be seen of the other side."""
        return self.away if self.side == HOME else self.home


def view(state: State, side: Side) -> View:
    """The match as a side sees it."""
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
    """An event as a side sees it: of the other's draw only the number, of its declared play nothing (FF-COMBO-1)."""
    match event:
        case Drawn() if event.side != side:
            return replace(event, cards=())  # FF-SETUP-2, FF-RENEW-4
        case Declared() if event.side != side:
            return None
    return event
