"""How Counter Attack keeps time."""

from typing import Final

from touchline.counter_attack import State
from touchline.counter_attack.model import Call
from touchline.counter_attack.rules import clock
from touchline.counter_attack.step import awaited
from touchline.timing.protocol import SandTurn, Time, Timing

ACTION: Final = 60
"""The assumed seconds of an action, if no clock measures them (A-07)."""


class CounterAttackTiming:
    """Halves are counted in actions, or measured by a clock that stops while the ball is dead."""

    def time(self, state: State) -> Time:
        """The minutes of the half: actions, or wall-clock minutes."""
        return Time(
            half=state.half,
            minutes=clock.half_actions(state) if state.setup.rules.real_time else None,
            seconds=state.actions * ACTION,
            is_up=state.time_up,
        )

    def in_play(self, state: State) -> bool:
        """The clock stops while the ball is dead (CLOCK-02)."""
        return not awaited(state).is_dead_ball() and not (state.movement and state.movement.dead)

    def sand(self, state: State) -> SandTurn | None:
        """A timer for each step of a Movement Phase, if a real clock is used (CLOCK-11)."""
        if not clock.sand_runs(state):
            return None
        assert state.movement is not None
        step = state.half, state.actions, state.movement.dead, state.movement.step
        return SandTurn(step, clock.SAND_TIMER_SECONDS, (Call("end"), Call("stop")), "CLOCK-11")


PART: Final[Timing] = CounterAttackTiming()
