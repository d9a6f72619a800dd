"""The review of Counter Attack."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.counter_attack.lookahead import Depth
from touchline.coaches.counter_attack.search import SHARP, SearchingCoach
from touchline.counter_attack import State, game
from touchline.counter_attack import events as occurred
from touchline.counter_attack.model import (
    NOBODY,
    Move,
    Name,
    Nutmeg,
    Player,
    Reckless,
    Substitute,
    label,
    side_of,
)
from touchline.counter_attack.rules import clock
from touchline.counter_attack.step import awaited
from touchline.i18n import counter_attack as i18n
from touchline.i18n.message import Message
from touchline.kernel import Choose, Roll, Seeded, Side
from touchline.review.analysis import Label, Mark
from touchline.review.counter_attack.judging import Pausing
from touchline.review.counter_attack.statistics import statistics
from touchline.review.part import Better, GameReview, Step, Time

_PLAYERS: Final = ("player", "rival", "by", "on", "keeper", "receiver")
_CHAPTERS: Final = {
    "shots": "shots", "keeper": "shots", "penalties": "shots", "free_kicks": "shots", "shoot_out": "shots",
    "tackles": "tackles", "fouls": "tackles", "steals": "tackles", "nutmegs": "tackles", "referee": "tackles",
    "passing": "passes", "first_time": "passes", "high_pass": "passes", "long_pass": "passes", "control": "passes",
    "heading": "headers", "challenges": "headers", "aerial": "headers", "loose_ball": "loose_balls",
}  # fmt: skip
_MARKS: Final = (
    # the most important first
    "goal", "own-goal", "kick-scored", "kick-missed", "penalty-saved", "saved", "off-target", "penalty", "red-card",
    "shot-blocked", "shot", "interception", "steal", "tackle", "nutmeg", "offside", "header", "corner", "free-kick",
    "foul", "yellow-card", "injury", "loose-ball", "ball-won", "pass",
)  # fmt: skip


def _time(state: State) -> Time:
    return Time(state.half, state.actions, clock.minute(state))


def _kind(state: State) -> str:
    return _CHAPTERS.get(type(awaited(state)).__module__.rpartition(".")[2], "other")


class _Cast:
    """Who took part in an answer."""

    def of(self, step: Step) -> tuple[Label, ...]:
        """The player with the ball, those who roll or move, and those its events name."""
        before: State = step.before
        request = step.ply.request
        if not isinstance(request, Choose | Roll):
            return ()
        named = [*_named(step.ply.answer)]
        if isinstance(request, Roll):
            last = before.touched if before.touched != NOBODY and side_of(before.touched) == before.attack else NOBODY
            named = [before.carrier if before.carrier != NOBODY else last]
            named += [counted.player for counted in awaited(before).counted(before)]
        elif not named:
            named = [before.carrier]
        for event in step.ply.events:
            named += [player for name in _PLAYERS if type(player := getattr(event, name, None)) is int]
        if isinstance(request, Choose):
            named = [player for player in named if player != NOBODY and side_of(player) == request.side]
        return tuple(dict.fromkeys(label(player) for player in named if player != NOBODY))


def _named(answer: Any) -> tuple[Player, ...]:
    match answer:
        case Move() | Nutmeg() | Reckless() | Substitute():
            return (answer.player,)
        case Name(players=players):
            return players
    return ()


def _marks(step: Step) -> Iterator[tuple[int, Mark]]:
    for event in step.ply.events:
        found = _mark(event)
        if found is not None:
            what, player = found
            side = getattr(event, "side", None) if player == NOBODY else side_of(player)
            yield len(_MARKS) - _MARKS.index(what), Mark(what, side, "" if player == NOBODY else label(player))


def _mark(event: Any) -> tuple[str, Player] | None:
    match event:
        case occurred.GoalScored():
            return "own-goal" if event.own else "goal", event.player
        case occurred.KickTaken():
            return "kick-scored" if event.scored else "kick-missed", event.player
        case occurred.Duelled(what="shot" | "penalty") if event.winner == event.rival:
            return "saved" if event.what == "shot" else "penalty-saved", event.rival
        case occurred.Tested(what="goal_save" | "deflect", passed=True):
            return "saved", event.player
        case occurred.Tested(what="block", passed=True):
            return "shot-blocked", event.player
        case occurred.ShotMissed():
            return "off-target", event.player
        case occurred.ShotTaken():
            return "shot", event.player
        case occurred.RestartGiven(restart="penalty" | "corner" | "free_kick"):
            return event.restart.replace("_", "-"), NOBODY
        case occurred.Booked():
            return "yellow-card" if event.card == "yellow" else "red-card", event.player
        case occurred.BallWon():
            return event.how if event.how in ("interception", "steal", "tackle") else "ball-won", event.player
        case occurred.Duelled(what="nutmeg" | "header") if event.winner != NOBODY:
            return event.what, event.winner
        case occurred.OffsideGiven():
            return "offside", event.player
        case occurred.Fouled():
            return "foul", event.by
        case occurred.Injured():
            return "injury", event.player
        case occurred.Scattered() if event.is_loose:
            return "loose-ball", NOBODY
        case occurred.PassArrived() if event.receiver != NOBODY:
            return "pass", event.player
    return None


_SHARP: Final = SHARP._replace(again=Depth(pauses=1, thin=0.1))
"""With a second look at what seems to be a mistake."""


def _better(state: State, side: Side, request: Choose, answer: Any) -> Better | None:
    coach = SearchingCoach(Seeded("judge").randbelow, strength=_SHARP)
    found = coach.beside(game.view(state, side), request, answer)
    return None if found is None else Better(*found)


def _said(state: State, side: Side, request: Choose, answer: Any) -> Message:
    return i18n.answered(answer, state, side)


PART: Final = GameReview(
    judge="counter-attack/1",
    error=0.16,
    decided=lambda: Pausing().decided,
    is_start=lambda event: isinstance(event, occurred.HalfBegan),
    time=_time,
    when=i18n.minute,
    ball=lambda state: state.attack,
    kind=_kind,
    cast=_Cast,
    marks=_marks,
    scores=frozenset(("goal", "own-goal", "kick-scored")),
    narrate=i18n.narrate,
    said=_said,
    better=_better,
    statistics=statistics,
)
