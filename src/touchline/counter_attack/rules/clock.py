"""Time: CLOCK-01 to -13 and -16. Halves by actions or by a real clock, added time, extra time, the end of a match.

`spend` counts an action when it is called. A `Whistle` stands before anything new: it ends the half there once the last
action is over, and otherwise lets play go on. So whatever follows an action goes below a whistle.
"""

from functools import lru_cache
from typing import Final

from touchline.counter_attack.events import HalfBegan, HalfEnded, MatchEnded, TimeAdded, TimeRanOut
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Call, Setup, State, Variant
from touchline.counter_attack.rules import dice, movement, scenarios, setup, shoot_out
from touchline.counter_attack.step import Frame, Passage, Traits
from touchline.counter_attack.targets import word
from touchline.kernel import CLOCK, Choose, Dice, Facts, Refusal, Roll, other

SAND_TIMER_SECONDS: Final = 60
"""The sand timer of one step of a Movement Phase (CLOCK-11)."""

_REGULAR_HALVES: Final = 2
_EXTRA_TIME: Final = (3, 4)
_MOST_ADDED: Final = 7
_MOST_ADDED_IN_EXTRA_TIME: Final = 3
_ADDED_SHARE: Final = 1 / 16
"""The share of a half that added time gets where the time played is drawn."""


# Actions


def _halves(setup: Setup) -> tuple[int, ...]:
    """The actions (or minutes) of each half; extra time has a third, a shoot-out none."""
    rules = setup.rules
    return _lengths(setup.variant, rules.half_length, rules.tie_break == "shoot_out")


@lru_cache(maxsize=1 << 8)
def _lengths(variant: Variant, regular: int, shoot_out: bool) -> tuple[int, ...]:
    extra = 0 if shoot_out else max(1, regular // 3)
    return *scenarios.halves(variant, regular), extra, extra, 0


def half_actions(state: State) -> int:
    """The actions (or minutes) of this half: 45, in extra time 15 (CLOCK-03, CLOCK-13)."""
    return _halves(state.setup)[state.half - 1]


def spend(match: Match) -> None:
    """Count an action (CLOCK-03, CLOCK-07). Anything that is no action does not come here (CLOCK-08)."""
    match.change(actions=match.state.actions + 1)


def last_action(state: State) -> bool:
    """Whether the action in progress is the last of the half, added actions included.

    CLOCK-05, CLOCK-06, CLOCK-09. A real clock cannot tell in advance.
    """
    if state.added is not None:
        return state.actions >= half_actions(state) + state.added
    if state.edition.added_time != "none":
        return False
    return state.time_up or (not state.edition.real_time and state.actions >= half_actions(state))


def snapshot_allowed(state: State) -> bool:
    """Whether a snapshot may be called: not inside a Movement Phase that is the last action (CLOCK-09)."""
    return state.movement is None or not last_action(state)


def minute(state: State) -> str:
    """The minute as a commentator says it: 37, 45+2, 93. An action counts as a minute, even with a real clock."""
    before, length = sum(_halves(state.setup)[: state.half - 1]), half_actions(state)
    beyond = state.actions - length
    if length and state.added is not None and beyond > 0:
        return f"{before + length}+{beyond}"
    return str(before + min(state.actions, length))


def share_played(state: State) -> float:
    """The share of the regular time that has been played; extra time goes beyond 1."""
    halves, length = _halves(state.setup), half_actions(state)
    beyond = max(0, state.actions - length)
    regular, added = min(state.actions, length), beyond / max(beyond, state.added or 0, 1)
    here = (1 - _ADDED_SHARE) * regular + _ADDED_SHARE * length * added
    return (sum(halves[: state.half - 1]) + here) / sum(halves[:_REGULAR_HALVES])


# The whistle


class Whistle(Passage, frozen=True):
    """Before anything new is called: the half ends here once its last action is played (CLOCK-04, CLOCK-16).

    When the regular time is over, actions are added (CLOCK-05), or the half ends if the edition adds none (CLOCK-06). A
    real clock is asked until it reports the end (CLOCK-02). A penalty is taken even after the last action (CLOCK-10);
    what follows it meets another whistle, or a `rebound`.
    """

    penalty: bool = False

    def runs(self, match: Match) -> None:
        if scenarios.clears(match):
            return
        if not match.state.time_up:
            if match.edition.real_time:
                match.then(TimeCheck(self.penalty))
                return
            if match.state.actions < half_actions(match.state):
                return
            _run_out(match)
        if last_action(match.state):
            if not self.penalty:
                end_half(match)
        elif match.state.added is None:
            match.then(AddedTime())


class TimeCheck(Frame, frozen=True):
    """A real clock, stopped while the ball is dead, reports whether the half is over (CLOCK-02)."""

    traits = Traits(ball="dead")

    penalty: bool = False

    def asks(self, state: State) -> Choose:
        return Choose("CLOCK-02", CLOCK, (word("play on"), word("time up")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "time up":
            _run_out(match)
            match.then(Whistle(self.penalty))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("CLOCK-02", "clock-decides")


def _run_out(match: Match) -> None:
    """The regular time of the half is over (CLOCK-04)."""
    match.change(time_up=True)
    match.note(TimeRanOut("CLOCK-04", match.state.half))


class AddedTime(Frame, frozen=True):
    """The attack rolls a die: die plus the referee's Leniency are added, at most 7 actions (CLOCK-05).

    In extra time at most 3 (CLOCK-13). They count from here: a snapshot inside the last Movement Phase of regular time
    costs none of them (CLOCK-09).
    """

    traits = Traits(ball="dead")

    def facts(self, state: State) -> Facts:
        return {"leniency": state.leniency}

    def asks(self, state: State) -> Roll:
        return dice.plain("CLOCK-05", state.attack)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        most = _MOST_ADDED_IN_EXTRA_TIME if state.half in _EXTRA_TIME else _MOST_ADDED
        added = min(most, rolled[0] + state.leniency)
        match.change(added=added, actions=half_actions(state))
        match.note(TimeAdded("CLOCK-05", rolled[0], added))


def rebound(match: Match) -> bool:
    """End the half instead of a loose ball, after a penalty beyond the last action (CLOCK-10).

    True if the half has ended, and nothing else happens.
    """
    state = match.state
    if state.added is not None:
        beyond = state.actions > half_actions(state) + state.added
    else:
        beyond = state.time_up and last_action(state)
    if beyond:
        end_half(match)
    return beyond


# Halves


class StartOfHalf(Passage, frozen=True):
    """A half begins with a kick-off: sides alternate and change ends; extra time starts over (SETUP-14, CLOCK-13)."""

    traits = Traits(situation="kick_off")

    half: int

    def runs(self, match: Match) -> None:
        state = match.state
        kicks = state.first_kick if self.half % 2 else other(state.first_kick)
        right = state.right if self.half == 1 else other(state.right)
        match.change(half=self.half, right=right, attack=kicks, actions=0, added=None, time_up=False)
        match.note(HalfBegan("CLOCK-13" if self.half in _EXTRA_TIME else "SETUP-14", self.half, kicks))
        match.then(setup.KickOff(kicks))


def end_half(match: Match) -> None:
    """The half is over, whatever was pending (CLOCK-16); both sides may substitute, and the next one begins.

    After the second half a level match continues as agreed: extra time, a shoot-out, or both (CLOCK-12).
    """
    state = match.state
    if state.movement is not None:
        movement.close(match)
    home, away = state.score
    match.note(HalfEnded("CLOCK-16", state.half, home, away))
    tie_break = scenarios.tie_break(state)
    if state.half in (1, 3) or (state.half == 2 and tie_break in ("extra_time", "both")):
        match.instead(*scenarios.interval(match), StartOfHalf(state.half + 1))
    elif tie_break in ("shoot_out", "both"):
        match.instead()
        shoot_out.begin(match)
    else:
        end_match(match)


def end_match(match: Match) -> None:
    """The match is over: more goals win (CLOCK-01)."""
    match.instead()
    scenarios.tells_tie(match)
    match.note(MatchEnded("CLOCK-01", *match.state.score))


# Sand timers


def sand_runs(state: State) -> bool:
    """Whether the sand timer runs: with a real clock, while the moving side chooses (CLOCK-11).

    It stops while a tackle, dive, nutmeg, steal or foul is resolved. When it runs out, the caller answers `end` for the
    side, and before that `stop` for a running carrier. Beginners have no timers in the first half (SETUP-19).
    """
    if not state.edition.real_time or (state.setup.beginner and state.half == 1) or not state.stack:
        return False
    return isinstance(state.stack[-1], (movement.StepChoice, movement.RunChoice))
