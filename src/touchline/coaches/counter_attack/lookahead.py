"""Looking ahead: what an answer leads to, by the rules themselves, until play pauses and the value tells the rest.

Dice are played out in full, each result with its chance, as long as a line is likely enough; of what is unlikely one
result is played. In between both sides answer by their rules of thumb, but for a run that is being weighed.
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
    """How many times play pauses before a line is valued; before the last, whoever has the ball makes its best call."""
    thin: float
    """How likely a line must be for all results of its dice to be played out."""


class Line(NamedTuple):
    """What is known of a line while it is followed."""

    weight: float
    """How likely it is."""
    pauses: int
    since: Moment
    """When play paused last."""
    brisk: bool
    """Whoever has nothing to do with the ball stays where it is."""
    run: Run | None = None


class Lookahead:
    """The lines of one decision, as a side sees them."""

    def __init__(self, context: Context, depth: Depth, meter: Meter, seed: str) -> None:
        self._scene: Final = context
        self._depth = depth
        self._meter = meter
        self._seed = seed

    def worth(self, answer: Any, run: Run | None = None) -> float:
        """How likely the side is to win after an answer."""
        self._dice = Seeded(self._seed)  # the same for every answer: what differs is the answer
        state = self._scene.state
        # A phase that goes on pauses when it ends, a call when what it leads to is over.
        since = state.actions - (situation(state) is None), state.half
        line = Line(1.0, self._depth.pauses, since, state.movement is not None, run)
        return self._follow(_after(state, answer), line)

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
        """What the results of dice lead to, those that lead to the same taken together."""
        ways: dict[State, float] = {}
        for result, chance in request.outcomes():
            after = _after(state, result)
            ways[after] = ways.get(after, 0.0) + float(chance)
        return sum(
            chance * self._follow(after, line._replace(weight=line.weight * chance)) for after, chance in ways.items()
        )

    def _best_call(self, state: State, line: Line) -> float:
        """What comes of the call that is best for whoever makes it, of a few."""
        frame: Any = state.stack[-1]
        request = frame.asks(state)
        line = Line(line.weight, line.pauses - 1, (state.actions, state.half), brisk=True)
        found = candidates(Context(state, request.side), request, CALLS, _REPLIES)
        worths = [self._follow(_after(state, candidate.answer), line) for candidate in found]
        return max(worths) if request.side == self._scene.side else min(worths)

    def _valued(self, state: State) -> float:
        return value.chance(value.win_draw_loss(state, situation(state) if state.stack else None), self._scene.side)

    def _thumb(self, state: State, request: Choose, frame: Any, line: Line) -> Any:
        """The rule of thumb of whoever is asked; a carrier that runs goes on, and stops where it was sent."""
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
