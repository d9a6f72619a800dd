"""The statistics of a match of Counter Attack.

A pass counts if it reached a teammate or a teammate was the first to collect it. Tackles are duels, dives included.
Ground is made by the player with the ball, in hexes nearer to the goal. The expected goals of a shot are its chance
when the target is named: blocks are still to come, rebounds are left out.
"""

from collections.abc import Sequence
from typing import Final, Literal

from touchline.counter_attack import State, game
from touchline.counter_attack.events import (
    BallCollected,
    BallWon,
    Booked,
    Duelled,
    Fouled,
    GoalScored,
    Headed,
    Moved,
    PassArrived,
    PassCalled,
    RestartGiven,
    ShotMissed,
    ShotTaken,
    Tested,
    WentOut,
)
from touchline.counter_attack.model import NOBODY, Player, label, side_of
from touchline.counter_attack.pitch import RIGHT, goal_distance, to_xy
from touchline.counter_attack.rules import clock, shoot_out
from touchline.i18n import counter_attack as i18n
from touchline.kernel import HOME, SIDES, Event, replace
from touchline.review.analysis import Label, Shot, Statistics
from touchline.review.counting import Count
from touchline.review.part import Step

_PASSES: Final = {
    "standard": "standard_passes",
    "short": "standard_passes",
    "throw": "standard_passes",
    "throw_to_head": "standard_passes",
    "quick_throw": "standard_passes",
    "first_time": "first_time_passes",
    "high": "high_passes",
    "kick": "high_passes",
    "long": "long_passes",
}
FIGURES: Final = (
    "possession", "shots", "on_target", "expected_goals", "standard_passes", "first_time_passes", "high_passes",
    "long_passes", "tackles", "steals", "headers", "ground", "corners", "fouls", "yellow_cards", "red_cards",
)  # fmt: skip
OF_PLAYERS: Final = (
    "goals", "shots", "expected_goals", "passes", "tackles", "steals", "headers", "ground", "saves", "fouls",
    "yellow_cards", "red_cards",
)  # fmt: skip
_PARTS: Final = (
    "standard_passes", "first_time_passes", "high_passes", "long_passes", "passes", "tackles", "headers"
)  # fmt: skip

End = Literal["goal", "saved", "blocked", "off"]


def statistics(start: State, steps: Sequence[Step]) -> Statistics:
    """The statistics of a match."""
    counting = _Counting()
    names: dict[Label, dict[str, None]] = {}
    for step in steps:
        counting.count(step)
        state: State = step.ply.state
        if len(state.cards) == len(state.hexes):
            for player in range(len(state.hexes)):
                names.setdefault(label(player), {}).setdefault(state.card(player).name)
    match, *halves = counting.figures.periods(FIGURES, ("possession",), _PARTS)
    return Statistics(
        match=match,
        halves=tuple(halves),
        players=counting.figures.players(dict.fromkeys(names, OF_PLAYERS), _PARTS),
        names={player: " / ".join(each) for player, each in names.items()},
        shots=tuple(counting.shots),
    )


class _Counting:
    def __init__(self) -> None:
        self.figures = Count()
        self.shots: list[Shot] = []
        self._pass: PassCalled | None = None  # on its way
        self._shot_at = False  # the last shot is not decided yet
        for half in (1, 2):
            self.figures.add(half, SIDES, "possession", 0)

    def count(self, step: Step) -> None:
        before: State = step.before
        after: State = step.ply.state
        if after.actions > before.actions and (after.half, after.added) == (before.half, before.added):
            self.figures.add(before.half, (before.attack,), "possession", after.actions - before.actions)
        if not shoot_out.is_on(before):
            for event in step.ply.events:
                self._event(event, step)

    def _add(self, step: Step, player: Player, name: str, n: float = 1) -> None:
        self.figures.add(step.before.half, (side_of(player), label(player)), name, n)

    def _attempt(self, step: Step, player: Player, name: str, *, good: bool) -> None:
        self.figures.attempt(step.before.half, (side_of(player), label(player)), name, good=good)

    def _event(self, event: Event, step: Step) -> None:
        before: State = step.before
        self._follow_pass(event, step)
        match event:
            case Duelled(winner=-1) if before.edition.duel_tie == "re_roll":
                pass
            case ShotTaken():
                self._shoot(event, step)
            case GoalScored(own=False):
                self._add(step, event.player, "goals")
                if event.is_shot:
                    self._decide("goal", step)
            case Duelled(what="shot" | "penalty") if event.winner == event.rival or (
                event.winner == NOBODY and before.edition.duel_tie == "loose_ball"
            ):
                self._add(step, event.rival, "saves")
                self._decide("saved", step)
            case Tested(what="goal_save" | "deflect", passed=True):
                self._add(step, event.player, "saves")
                self._decide("saved", step)
            case Tested(what="block", passed=True):
                self._decide("blocked", step)
            case ShotMissed():
                self._decide("off", step)
            case Duelled(what="tackle" | "dive"):
                self._attempt(step, event.player, "tackles", good=event.winner == event.player)
            case Duelled(what="header"):
                for player in (event.player, event.rival):
                    self._attempt(step, player, "headers", good=event.winner == player)
            case BallWon(how="steal"):
                self._add(step, event.player, "steals")
            case Moved() if event.player == before.carrier:
                end = before.attacks(side_of(event.player))
                nearer = goal_distance(event.start, end) - goal_distance(event.hex, end)
                self._add(step, event.player, "ground", max(0, nearer))
            case RestartGiven(restart="corner"):
                self.figures.add(before.half, (event.side,), "corners")
            case Fouled():
                self._add(step, event.by, "fouls")
            case Booked():
                if event.card != "red":
                    self._add(step, event.player, "yellow_cards")
                if event.card != "yellow":
                    self._add(step, event.player, "red_cards")

    # Passes

    def _follow_pass(self, event: Event, step: Step) -> None:
        """A pass is decided by the first player to have the ball, or as the ball goes out."""
        match event:
            case PassCalled():
                self._pass_ends(step, good=False)
                self._pass = event
            case PassArrived() if event.receiver != NOBODY:
                self._pass_reaches(step, event.receiver)
            case BallCollected() | BallWon() | Headed():
                self._pass_reaches(step, event.player)
            case WentOut() | RestartGiven():
                self._pass_ends(step, good=False)

    def _pass_reaches(self, step: Step, player: Player) -> None:
        if self._pass is not None:
            self._pass_ends(step, good=side_of(player) == side_of(self._pass.player))

    def _pass_ends(self, step: Step, *, good: bool) -> None:
        if self._pass is not None:
            self._attempt(step, self._pass.player, _PASSES[self._pass.kind], good=good)
            self._attempt(step, self._pass.player, "passes", good=good)
            self._pass = None

    # Shots

    def _shoot(self, event: ShotTaken, step: Step) -> None:
        state: State = step.ply.state
        gone_in = any(isinstance(other, GoalScored) for other in step.ply.events)
        chance = 1.0 if gone_in else game.expected_goals(state)
        side = side_of(event.player)
        x, y = to_xy(event.start)
        if step.before.attacks(HOME) != RIGHT:
            x, y = -x, -y
        self._add(step, event.player, "shots")
        self._add(step, event.player, "expected_goals", chance)
        self.shots.append(
            Shot(
                n=step.n,
                half=state.half,
                minute=clock.minute(state),
                time=i18n.minute(state),
                side=side,
                player=label(event.player),
                kind=event.kind,
                x=(x + _LONG) / (2 * _LONG),
                y=(_WIDE - y) / (2 * _WIDE),
                chance=chance,
                end="off",
            )
        )
        self._shot_at = True

    def _decide(self, end: End, step: Step) -> None:
        """The first thing to happen to a shot decides it."""
        if self._shot_at:
            shot = self.shots[-1] = replace(self.shots[-1], end=end)
            self._shot_at = False
            if end in ("goal", "saved"):
                self.figures.add(shot.half, (shot.side, shot.player), "on_target")


_LONG: Final = 55 / 3  # columns from the middle to a goal line
_WIDE: Final = 25
