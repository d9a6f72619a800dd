"""Search: play an answer out by the rules until play pauses, then evaluate.

Every result of the dice is played out while a line is likely enough; an unlikely line gets one result. In between both
sides follow their policies, except on the run under evaluation.
"""

from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import moving, running, value
from touchline.coaches.counter_attack.candidates import CALLS, Run, candidates
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.situation import situation
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.coaches.counter_attack.styles import PLAIN
from touchline.coaches.protocol import Meter
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Call, State
from touchline.counter_attack.rules import movement
from touchline.kernel import CLOCK, Choose, Draw, Roll, Seeded

Moment = tuple[int, int]
"""The actions of a half, and the half."""


_REPLIES: Final = 3  # calls that are looked into in the middle of a line


class OutOfTime(Exception):
    """The budget of a decision is used up in the middle of a line."""


class Depth(NamedTuple):
    """How far a coach looks."""

    pauses: int
    """Pauses of play before a line is evaluated; at all but the last, the side with the ball makes its best call."""
    thin: float
    """The probability above which all results of a line's dice are played out."""


class Line(NamedTuple):
    """The state of a line during the search."""

    weight: float
    """Its probability."""
    pauses: int
    since: Moment
    """The last pause of play."""
    brisk: bool
    """Players away from the ball stay put."""
    run: Run | None = None


class Lookahead:
    """The lines of one decision, as a side sees them."""

    def __init__(self, context: Context, depth: Depth, meter: Meter, seed: str) -> None:
        self._scene: Final = context
        self._depth = depth
        self._meter = meter
        self._seed = seed

    def worth(self, answer: Any, run: Run | None = None) -> float:
        """The chance to win after an answer."""
        self._dice = Seeded(self._seed)  # the same seed for every answer, so that only the answers differ
        state = self._scene.state
        return self._follow(_after(state, answer), self._line(brisk=state.movement is not None, run=run))

    def here(self) -> float:
        """The chance to win if both sides follow their policies from here."""
        self._dice = Seeded(self._seed)
        return self._follow(self._scene.state, self._line())

    def _line(self, *, brisk: bool = False, run: Run | None = None) -> Line:
        state = self._scene.state
        # A phase that goes on pauses when it ends, a call when what it leads to is over.
        since = state.actions - (situation(state) is None), state.half
        return Line(1.0, self._depth.pauses, since, brisk, run)

    def _follow(self, state: State, line: Line) -> float:
        while state.stack:
            if (state.actions, state.half) != line.since and situation(state) is not None:
                return self._valued(state) if line.pauses == 1 else self._best_call(state, line)
            self._meter.spend()
            if self._meter.over:
                raise OutOfTime
            frame: Any = state.stack[-1]
            request = frame.asks(state)
            if isinstance(request, Choose):
                state = _after(state, self._thumb(state, request, frame, line))
            elif isinstance(request, Draw) or line.weight < self._depth.thin:
                state = _after(state, request.at_random(self._dice.randbelow))
            else:
                return self._fork(state, request, line)
        return self._valued(state)

    def _fork(self, state: State, request: Roll, line: Line) -> float:
        """The value over all results of the dice, equal ones merged."""
        ways: dict[State, float] = {}
        for result, chance in request.outcomes():
            after = _after(state, result)
            ways[after] = ways.get(after, 0.0) + float(chance)
        return sum(
            chance * self._follow(after, line._replace(weight=line.weight * chance)) for after, chance in ways.items()
        )

    def _best_call(self, state: State, line: Line) -> float:
        """The value of the best of a few calls for the side that makes it."""
        frame: Any = state.stack[-1]
        request = frame.asks(state)
        line = Line(line.weight, line.pauses - 1, (state.actions, state.half), brisk=True)
        found = candidates(Context(state, request.side), request, CALLS, _REPLIES)
        worths = [self._follow(_after(state, candidate.answer), line) for candidate in found]
        return max(worths) if request.side == self._scene.side else min(worths)

    def _valued(self, state: State) -> float:
        return value.chance(value.win_draw_loss(state, situation(state) if state.stack else None), self._scene.side)

    def _thumb(self, state: State, request: Choose, frame: Any, line: Line) -> Any:
        """The policy of the side to move; a running carrier goes on to its destination."""
        if request.side == CLOCK:
            return Call("play on")
        style = self._scene.style if request.side == self._scene.side else PLAIN
        context, run = Context(state, request.side, style, brisk=line.brisk), line.run
        if run is not None and run.carrier == state.carrier and request.side == state.attack:
            if movement.is_running(state):
                left = movement.hexes_left(state)
                return running.step_towards(context, request, run.carrier, run.hex, left)
            if frame.traits.waiting == "moving" and run.hex == state.ball:
                return moving.off_the_ball(context, request)
        return DECISIONS[type(frame)](context, request, frame)


def _after(state: State, answer: Any) -> State:
    return Match(state).take(answer)[0]
