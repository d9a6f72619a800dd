"""Candidates: the answers worth searching, the policy's first."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import aerial, defence, keeping, moving, passes, running
from touchline.coaches.counter_attack.context import Context, Decision, moves, nearest
from touchline.coaches.counter_attack.evaluation import worth
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.shape import cover, good_moves, support
from touchline.coaches.counter_attack.steady import DECISIONS
from touchline.counter_attack.model import NOBODY, Call, Move, Player
from touchline.counter_attack.pitch import Hex, bits, disk, reach
from touchline.counter_attack.rules import movement
from touchline.counter_attack.rules.aerial import REACH
from touchline.kernel import Choose

_FEW: Final = 8  # few enough to search all answers
_PLACES: Final = 5  # players considered for a better place
_TACKLERS: Final = 3


class Run(NamedTuple):
    """A run with the ball to a hex, step by step."""

    carrier: Player
    hex: Hex


class Candidate(NamedTuple):
    """A candidate answer; the first step of a run carries its destination."""

    answer: Any
    run: Run | None = None


Propose = Callable[[Context, Choose, Any], Iterator[Candidate]]
"""Proposes candidates at a decision."""


def candidates(
    context: Context,
    request: Choose,
    about: Mapping[type, Propose],
    breadth: int,
    decisions: Mapping[type, Decision] = DECISIONS,
) -> list[Candidate]:
    """The candidates, the policy's answer first; often the only one."""
    frame: Any = context.state.stack[-1]
    thumb = Candidate(decisions[type(frame)](context, request, frame))
    found = {thumb: None}
    propose = about.get(type(frame))
    if propose is not None:
        for candidate in propose(context, request, frame):
            found[candidate] = None
    return list(found)[:breadth]


def _obvious_calls(context: Context, request: Choose, frame: object) -> Iterator[Candidate]:
    """The most promising calls."""
    options = sorted(passes.options(context, request), key=worth, reverse=True)
    return (Candidate(answer) for _, answer in options)


def _calls(context: Context, request: Choose, frame: object) -> Iterator[Candidate]:
    """The best of every kind, then other good calls."""
    found = list(_obvious_calls(context, request, frame))
    kinds: dict[str, Candidate] = {}
    for candidate in found:
        kinds.setdefault(getattr(candidate.answer, "kind", type(candidate.answer).__name__), candidate)
    yield from kinds.values()
    yield from found


def _few(context: Context, request: Choose, frame: object) -> Iterator[Candidate]:
    """All options, if there are few."""
    return map(Candidate, request) if request.count <= _FEW else iter(())


def _runs(context: Context, request: Choose, carrier: Player, left: int) -> Iterator[Candidate]:
    """Runs to the most advanced hex in reach of no opponent, of one, and of two."""
    state = context.state
    within, crowd, worths = reach(state.ball, left, state.occupied), context.crowd(0), HEX_VALUES[context.end]
    bands = (within & ~crowd.one, within & crowd.one & ~crowd.two, within & crowd.two & ~crowd.three)
    for band in bands:
        if band:
            hex = max(bits(band), key=worths.__getitem__)
            step = running.step_towards(context, request, carrier, hex, left)
            if isinstance(step, Move):
                yield Candidate(step, Run(carrier, hex))


def _steps(context: Context, request: Choose, frame: object) -> Iterator[Candidate]:
    """Runs of the carrier, staying put, challenges, and better places for others."""
    state, phase = context.state, context.state.movement
    assert phase is not None
    if state.carrier == NOBODY or phase.dead:
        return
    if state.attack != context.side:
        yield from _challenges(context, request)
        places = good_moves(context, moves(request), cover(context))
    else:
        if movement.movers(state) >> state.carrier & 1:
            yield from _runs(context, request, state.carrier, movement.limit(state, state.carrier))
            yield Candidate(moving.off_the_ball(context, request), Run(state.carrier, state.ball))
        if Call("snapshot") in request:
            yield Candidate(Call("snapshot"))
        places = good_moves(context, moves(request), support(context), 1 << state.carrier)
    yield from map(Candidate, places[:_PLACES])


def _run_on(context: Context, request: Choose, frame: object) -> Iterator[Candidate]:
    """Stop, shoot or run on."""
    yield Candidate(Call("stop"))
    if Call("snapshot") in request:
        yield Candidate(Call("snapshot"))
    yield from _runs(context, request, context.state.carrier, movement.hexes_left(context.state))


def _challenges(context: Context, request: Choose) -> Iterator[Candidate]:
    """The best tackle of each player in reach of the carrier."""
    best: dict[Player, tuple[float, Move]] = {}
    for gain, move in defence.challenges(context, request):
        if move.player not in best or gain > best[move.player][0]:
            best[move.player] = gain, move
    for _, move in sorted(best.values(), key=worth, reverse=True)[:_TACKLERS]:
        yield Candidate(move)


def _headers(context: Context, request: Choose, frame: Any) -> Iterator[Candidate]:
    """The headers, most promising first."""
    for _, answer in sorted(aerial.headed(context, request, frame), key=worth, reverse=True):
        yield Candidate(answer)


def _comes_near(context: Context, request: Choose, frame: Any) -> Iterator[Candidate]:
    """The best headers to the landing hex; the goalkeeper nearer to it."""
    target, headings = frame.ball.target, context.state.ratings("heading")
    near = [group for group in moves(request) if group.board & disk(target, REACH)]
    yield Candidate(Call("no"))
    for group in sorted(near, key=lambda group: headings[group.player], reverse=True):
        yield Candidate(Move(group.player, nearest(group.board, target)))


def _by_frame(about: Mapping[Decision, Propose]) -> Mapping[type, Propose]:
    """Proposals by the frames of the steady coach's policies."""
    return {frame: about[policy] for frame, policy in DECISIONS.items() if policy in about}


OBVIOUS_CALLS: Final = _by_frame({passes.call: _obvious_calls})
"""Frames with the most promising calls."""

CALLS: Final = _by_frame({passes.call: _calls})
"""Frames with calls of every kind."""

EVERYTHING: Final = _by_frame(
    {
        passes.call: _calls,
        moving.step: _steps,
        running.run_on: _run_on,
        aerial.head: _headers,
        aerial.defence_moves: _comes_near,
        running.nutmeg: _few,
        running.best_place: _few,
        running.snapshot_offer: _few,
        running.foul: _few,
        defence.tackle: _few,
        keeping.dive: _few,
        aerial.attack_names: _few,
        aerial.defence_names: _few,
        aerial.header_or_control: _few,
        aerial.free_player: _few,
    }
)
"""Frames that involve the ball or its path."""
