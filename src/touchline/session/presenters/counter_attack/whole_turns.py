"""A turn of several answers tried before it is given: players are placed, and placed again, until all is right."""

from collections.abc import Iterator, Sequence
from typing import Any

from touchline.counter_attack import game
from touchline.counter_attack.model import Call, Form, Move, State, label
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import Board
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves
from touchline.i18n import Message
from touchline.kernel import BadNotation, Choose, Refusal, Side
from touchline.session.presenters.counter_attack import protocol as wire
from touchline.session.presenters.counter_attack import questions
from touchline.session.presenters.counter_attack.protocol import WholeTurn
from touchline.session.presenters.counter_attack.spoken_places import reason
from touchline.session.protocol.previews import NotAllowed
from touchline.session.protocol.questions import Reason

_ENDS = (Call("done"), Call("end"))


def tried(state: State, side: Side, texts: Sequence[str]) -> WholeTurn | NotAllowed:
    """A turn as it would stand after some answers; the last of them may move a player for a second time."""
    try:
        actions = [game.parse_answer(text) for text in texts]
    except BadNotation:
        return _not_offered(state)
    found: Refusal | None = None
    for order in _orders(state, actions):
        after, found = _played(state, side, order)
        if after is not None:
            return _turn(state, side, order, after)
    pressed = getattr(actions[-1], "hex", None) if actions else None
    return _not_offered(state) if found is None else NotAllowed(reason(state, found, pressed))


def _orders(state: State, actions: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """The turn with its last answer in the place of what it changes, or at the end."""
    if not actions:
        yield ()
        return
    *before, last = actions
    match last:
        case Form():
            yield (last,)
        case Move(player, hex):
            again = [place for place, one in enumerate(before) if isinstance(one, Move) and one.player == player]
            rest = tuple(one for one in before if not (isinstance(one, Move) and one.player == player))
            if not again:
                yield tuple(actions)
                return
            forms = [one for one in before if isinstance(one, Form)]
            stood = game.step(state, forms[0])[0].hexes[player] if forms else state.hexes[player]
            if hex == stood:
                yield rest
                return
            yield (*before[: again[0]], last, *before[again[0] + 1 :])
            yield (*rest, last)
        case _:
            yield tuple(actions)


def _played(state: State, side: Side, actions: Sequence[Any]) -> tuple[State | None, Refusal | None]:
    """The state after the answers; or None, with the refusal of the first that is illegal."""
    for action in actions:
        request = game.request(state)
        if not isinstance(request, Choose) or request.side != side or not awaited(state).is_whole_turn(state):
            return None, None
        if action not in request:
            return None, game.explain(state, action, request)
        state, _ = game.step(state, action)
    return state, None


def _turn(state: State, side: Side, actions: Sequence[Any], after: State) -> WholeTurn:
    request = game.request(after)
    goes_on = isinstance(request, Choose) and request.side == side and _is_same_turn(state, after)
    groups: list[wire.Group] = []
    ends: tuple[str, ...] = ()
    why: Reason | None = None
    if goes_on:
        assert isinstance(request, Choose)
        groups += questions.groups(after, request)
        end = next((call for call in _ENDS if call in request), None)
        ends = () if end is None else (format_answer(end),)
        if end is None and (refusal := game.explain(after, _ENDS[0], request)):
            why = reason(after, refusal)
    free = ~after.occupied
    groups += [_again(player, board & free) for player, board in _earlier(state, actions) if board & free]
    return WholeTurn(
        answers=tuple(format_answer(action) for action in actions),
        hexes=tuple(
            (player, hex)
            for player, (was, hex) in enumerate(zip(state.hexes, after.hexes, strict=True))
            if was != hex and hex
        ),
        groups=tuple(groups),
        ends=ends,
        complete=not goes_on or bool(ends),
        why=why,
    )


def _is_same_turn(state: State, after: State) -> bool:
    """Whether a turn goes on: the same step waits, with as many turns ahead."""
    before, now = awaited(state), awaited(after)
    return type(before) is type(now) and len(before.placements(state)) == len(now.placements(after))


def _earlier(state: State, actions: Sequence[Any]) -> Iterator[tuple[int, Board]]:
    """Players who were moved, each with the hexes that it could have been moved to instead, or have stayed on."""
    for action in actions:
        if isinstance(action, Move):
            request = game.request(state)
            assert isinstance(request, Choose)
            moves = (group for group in request.groups if isinstance(group, Moves))
            board = next(group.board for group in moves if group.player == action.player)
            yield action.player, board | 1 << state.hexes[action.player]
        state, _ = game.step(state, action)


def _again(player: int, board: Board) -> wire.Moves:
    return wire.Moves(label(player), player, f"{board:x}", questions.is_mostly_legal(board))


def _not_offered(state: State) -> NotAllowed:
    request = game.request(state)
    return NotAllowed(Reason("" if request is None else request.rule, Message("error-not-offered")))
