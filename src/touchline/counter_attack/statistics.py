"""Match statistics for sides and players, counted from events.

The expected goals of a shot are its exact chance when called, without rebounds, against a defence that stays put.
A header at goal counts as called when the duel in the air is won.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from touchline.counter_attack.events import (
    BallWon,
    Booked,
    Duelled,
    Fouled,
    GoalScored,
    Headed,
    HeldBall,
    Injured,
    OffsideGiven,
    PassArrived,
    PassCalled,
    RestartGiven,
    Scattered,
    ShotTaken,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Player, State, label, side_of
from touchline.counter_attack.step import awaited
from touchline.kernel import Choose, Event, Record, Side, replace


class Tally(Record, frozen=True):
    """The figures of a side or a player."""

    goals: int = 0
    own_goals: int = 0
    """Own goals."""
    shots: int = 0
    """Shots, snapshots, headed shots, free kicks at goal and penalties."""
    shots_on_target: int = 0
    """Shots saved or scored."""
    expected_goals: float = 0.0
    saves: int = 0
    blocks: int = 0
    corners: int = 0
    throw_ins: int = 0
    free_kicks: int = 0
    penalties: int = 0
    goal_kicks: int = 0
    offsides: int = 0
    fouls: int = 0
    yellow_cards: int = 0
    red_cards: int = 0
    injuries: int = 0
    standard_passes: int = 0
    standard_passes_completed: int = 0
    """Passes that reached a teammate; likewise for every kind."""
    first_time_passes: int = 0
    first_time_passes_completed: int = 0
    short_passes: int = 0
    short_passes_completed: int = 0
    high_passes: int = 0
    """Goalkeepers' kicks too."""
    high_passes_completed: int = 0
    """That came down where they were aimed."""
    long_passes: int = 0
    long_passes_completed: int = 0
    """That came down where they were aimed."""
    throws: int = 0
    throws_completed: int = 0
    interceptions: int = 0
    steals: int = 0
    steal_attempts: int = 0
    tackles_won: int = 0
    tackles_lost: int = 0
    nutmegs: int = 0
    nutmegs_lost: int = 0
    dives_won: int = 0
    dives_lost: int = 0
    headers: int = 0
    """Headers."""
    loose_balls: int = 0
    """Balls that ran loose off the player."""
    catches: int = 0
    """Balls taken in the goalkeeper's hands."""
    actions: int = 0
    """Actions called (CLOCK-07)."""

    def plus(self, gains: Mapping[str, float]) -> "Tally":
        """The tally with some figures raised."""
        return replace(self, **{name: getattr(self, name) + gain for name, gain in gains.items()})


class Statistics(Record, frozen=True):
    """The figures of both sides and of each shirt, H1 to A11."""

    home: Tally = Tally()
    away: Tally = Tally()
    players: Mapping[str, Tally] = {}

    @property
    def together(self) -> Tally:
        """Both sides added up."""
        return self.home.plus({name: getattr(self.away, name) for name in Tally.__struct_fields__})


Gain = tuple[Side | Player, str, float]
"""A gain: a player (and its side) or a side alone, the figure, the amount."""

ExpectedGoals = Callable[[State], float]

_SHOOT_OUT: Final = 5  # the «half» of the kicks


def is_settled(state: State) -> bool:
    """Whether a shot is decided, with nothing left to roll."""
    return not state.stack or not awaited(state).traits.in_flight


def stays(state: State, request: Choose) -> Call:
    """The answer of a defence that stays put."""
    return Call("no")


def count(
    sheet: Statistics, before: State, after: State, events: tuple[Event, ...], expected: ExpectedGoals
) -> Statistics:
    """The statistics after an answer."""
    gains: list[Gain] = []
    for event in events:
        gains += _gains(event, before)
        if isinstance(event, ShotTaken):
            gone_in = any(isinstance(other, GoalScored) for other in events)
            gains.append((event.player, "expected_goals", 1.0 if gone_in else expected(after)))
    if after.actions > before.actions and (after.half, after.added) == (before.half, before.added):
        gains.append((before.attack, "actions", after.actions - before.actions))
    return _with(sheet, gains) if gains else sheet


def _with(sheet: Statistics, gains: list[Gain]) -> Statistics:
    sides: dict[Side, dict[str, float]] = {"home": {}, "away": {}}
    players: dict[str, dict[str, float]] = {}
    for whose, name, gain in gains:
        if isinstance(whose, str):
            side = whose
        else:
            side = side_of(whose)
            own = players.setdefault(label(whose), {})
            own[name] = own.get(name, 0) + gain
        sides[side][name] = sides[side].get(name, 0) + gain
    return Statistics(
        home=sheet.home.plus(sides["home"]) if sides["home"] else sheet.home,
        away=sheet.away.plus(sides["away"]) if sides["away"] else sheet.away,
        players={
            **sheet.players,
            **{name: sheet.players.get(name, Tally()).plus(own) for name, own in players.items()},
        },
    )


_PASSES: Final[Mapping[str, str]] = {
    "standard": "standard_passes",
    "first_time": "first_time_passes",
    "short": "short_passes",
    "high": "high_passes",
    "kick": "high_passes",
    "long": "long_passes",
    "throw": "throws",
    "throw_to_head": "throws",
    "quick_throw": "throws",
}
_RESTARTS: Final[Mapping[str, str]] = {
    "corner": "corners",
    "throw_in": "throw_ins",
    "free_kick": "free_kicks",
    "penalty": "penalties",
    "goal_kick": "goal_kicks",
}
_WON: Final[Mapping[str, str]] = {"interception": "interceptions", "steal": "steals", "tackle": "tackles_won"}


def _gains(event: Event, before: State) -> Iterator[Gain]:
    match event:
        case GoalScored(own=False):
            yield event.player, "goals", 1
            if event.is_shot:
                yield event.player, "shots_on_target", 1
        case GoalScored():
            yield event.side, "goals", 1
            yield event.player, "own_goals", 1
        case ShotTaken():
            yield event.player, "shots", 1
        case Duelled():
            yield from _duel(event, before)
        case Tested():
            yield from _test(event)
        case RestartGiven() if event.restart in _RESTARTS:
            yield event.side, _RESTARTS[event.restart], 1
        case OffsideGiven():
            yield event.player, "offsides", 1
        case Fouled():
            yield event.by, "fouls", 1
        case Booked():
            if event.card != "red":
                yield event.player, "yellow_cards", 1
            if event.card != "yellow":
                yield event.player, "red_cards", 1
        case Injured():
            yield event.player, "injuries", 1
        case PassCalled():
            yield event.player, _PASSES[event.kind], 1
        case PassArrived() if event.receiver != NOBODY and event.kind not in ("high", "kick", "long"):
            yield event.player, f"{_PASSES[event.kind]}_completed", 1
        case BallWon() if event.how in _WON:
            yield event.player, _WON[event.how], 1
        case Headed():
            yield event.player, "headers", 1
        case Scattered() if event.is_loose and before.touched != NOBODY:
            yield before.touched, "loose_balls", 1
        case HeldBall():
            yield event.keeper, "catches", 1


def _duel(event: Duelled, before: State) -> Iterator[Gain]:
    """The gains of a duel, for challenger and rival. Shoot-out kicks are no shots (CLOCK-14)."""
    if before.half == _SHOOT_OUT:
        return
    tied = event.winner == NOBODY
    match event.what:
        case "tackle" if event.winner == event.rival:
            yield event.player, "tackles_lost", 1
        case "nutmeg" if not tied:
            yield event.rival, "nutmegs" if event.winner == event.rival else "nutmegs_lost", 1
        case "dive" if not tied:
            yield event.player, "dives_won" if event.winner == event.player else "dives_lost", 1
        case "shot" | "penalty" if event.winner == event.rival or (tied and before.edition.duel_tie == "loose_ball"):
            yield event.player, "shots_on_target", 1
            yield event.rival, "saves", 1


def _test(event: Tested) -> Iterator[Gain]:
    match event.what:
        case "steal":
            yield event.player, "steal_attempts", 1
        case "block" if event.passed:
            yield event.player, "blocks", 1
        case "high_pass" | "long_pass" if event.passed:
            yield event.player, f"{event.what}es_completed", 1
        case "goal_save" | "deflect" if event.passed:
            yield event.player, "saves", 1
