"""Questions as a browser receives them: the options grouped by how they are given, and the keys that give them."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.counter_attack import routines
from touchline.counter_attack import game, model, targets
from touchline.counter_attack.formations import FORMATIONS, shirts
from touchline.counter_attack.model import ELEVEN, Player, State, Word, label
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import Board
from touchline.counter_attack.rules import setup
from touchline.counter_attack.step import Frame, awaited, is_rolled
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.kernel import AWAY, CLOCK, Choose, Group
from touchline.session.presenters.counter_attack import protocol, runs, spoken_places, unavailable
from touchline.session.presenters.counter_attack.keys import PASS_KEYS, WORD_KEYS
from touchline.session.protocol import questions as wire

_MOSTLY: Final = 400  # hexes, of 943: more than a pass along the ground may ever be aimed at
_USUAL: Final[tuple[Word, ...]] = (
    "tackle", "steal", "test", "dive", "header", "hands", "take it", "movement phase", "final thirds",
)  # fmt: skip
"""What most people want, the first of them that is offered."""
_ENDS: Final[tuple[Word, ...]] = ("stop", "end", "done", "no")
"""What ends or declines a question: the usual way on only once something was done, or if nothing else is to be done."""
_DECLINES: Final[tuple[Word, ...]] = ("stop", "end", "no")
"""What is done at once, whatever dice come of it later."""


def question(state: State, request: Choose, number: int, *, to_move: bool) -> wire.Question:
    """The question, with options for the side to move; the others see whom they wait for."""
    frame = awaited(state)
    title, why = _question(state, request, to_move=to_move)
    return wire.Question(
        number=number,
        side=request.side,
        frame=type(frame).__name__,
        rule=request.rule,
        title=title,
        why=why,
        groups=tuple(groups(state, request)) if to_move else (),
        whole_turn=to_move and frame.is_whole_turn(state),
        routines=to_move and request.side != CLOCK and routines.is_prepared(state, request.side),
        arranges=_arranges(frame),
    )


def _arranges(frame: Frame) -> wire.Arranges:
    if not frame.traits.arranged:
        return ""
    return "pick" if frame.traits.draft else "place" if frame.traits.waiting == "placing" else "move"


def _question(state: State, request: Choose, *, to_move: bool) -> tuple[Message, Message | None]:
    if request.side == CLOCK:
        return i18n.time(state), None
    if not to_move:
        return i18n.waiting(state, request), None
    title, why = i18n.question(state, request)
    return title, spoken_places.spoken(why, request.side, state)


def groups(state: State, request: Choose) -> list[protocol.Group]:
    """Every answer that may be given, and calls that may not, with the reason."""
    offered = [*_moves(state, request), *_others(state, request)]
    keys = {group.key for group in offered if isinstance(group, (wire.Call, wire.Targets, protocol.Players))}
    return [*offered, *unavailable.calls(state, request, keys)]


def _others(state: State, request: Choose) -> Iterator[protocol.Group]:
    primary = _primary(state, request)
    for group in request.groups:
        match group:
            case targets.Moves():
                pass
            case targets.Targets():
                yield _targets(group, request.rule)
            case setup.LineUps():
                yield _line_ups(state, request)
            case _:
                yield from _listed(group, state, request.rule, primary)


# Hexes


def _moves(state: State, request: Choose) -> Iterator[protocol.Moves]:
    """Where each player may go, a free ball included, for which the rules have a separate group."""
    boards: dict[Player, Board] = {}
    for group in request.groups:
        if isinstance(group, targets.Moves):
            boards[group.player] = boards.get(group.player, 0) | group.board
        elif group.kind == "collect":
            for move in group:
                boards[move.player] = boards.get(move.player, 0) | 1 << move.hex
    for player, board in sorted(boards.items()):
        ahead = runs.ahead(state) if player == state.carrier else 0
        yield protocol.Moves(label(player), player, f"{board:x}", is_mostly_legal(board), f"{ahead:x}" if ahead else "")


def is_mostly_legal(board: Board) -> bool:
    """Whether almost everything is allowed."""
    return board.bit_count() > _MOSTLY


def _targets(group: targets.Targets, rule: str) -> wire.Targets:
    answer = format_answer(group[0]).rpartition(" ")[0]
    match group:
        case targets.Passes(kind=kind):
            (name, fact), key = i18n.pass_call(kind), PASS_KEYS[kind]
        case targets.Headers(kind="head"):
            (name, fact), key = i18n.aim("head"), "H"
        case _:
            (name, fact), key = i18n.aim("shoot"), "S"
    return wire.Targets(answer, name, f"{group.board:x}", fact, key, rule, is_mostly_legal(group.board))


# Lists


def _listed(group: Group, state: State, rule: str, primary: Word | None) -> Iterator[protocol.Group]:
    match group[0]:
        case model.Call():
            for call in group:
                name, fact = i18n.call(call.word, awaited(state))
                rolls = call.word not in _DECLINES and _rolls(state, call)
                yield wire.Call(call.word, name, fact, WORD_KEYS[call.word], rule, call.word == primary, rolls)
        case model.Form():
            for key, form in enumerate(group, start=1):
                yield wire.Call(format_answer(form), i18n.formation(form.name), None, str(key), rule)
        case model.Substitute():
            yield protocol.Substitutions(
                tuple(protocol.OneSubstitution(one.player, one.card, format_answer(one)) for one in group)
            )
        case model.Pick():
            cards = tuple(wire.OneCard(pick.card, format_answer(pick)) for pick in group)
            face_down = awaited(state).traits.draft == "face_down"
            yield wire.Cards(i18n.choose("pick"), cards, face_down, rule)
        case model.Nutmeg():
            yield protocol.Players(i18n.choose("nutmeg"), _players(group), "U", rule, rolls=True)
        case model.Reckless():
            yield protocol.Players(i18n.choose("reckless"), _players(group), "R", rule, rolls=True)
        case model.Move():
            yield protocol.Players(i18n.choose("collect"), _players(group), "C", rule)
        case model.Name():
            rolls = any(_rolls(state, answer) for answer in group)
            yield protocol.Players(_named(group.kind, awaited(state)), _named_players(group), "", rule, rolls)


def _rolls(state: State, answer: Any) -> bool:
    """Whether dice follow that no choice of the same side comes before."""
    after, _ = game.step(state, answer)
    return is_rolled(after) or (bool(after.stack) and awaited(after).traits.shot)


def _players(group: Group) -> tuple[protocol.OnePlayer, ...]:
    return tuple(protocol.OnePlayer(answer.player, format_answer(answer)) for answer in group)


def _named_players(group: Group) -> tuple[protocol.OnePlayer, ...]:
    return tuple(protocol.OnePlayer(player, format_answer(answer)) for answer in group for player in answer.players)


def _named(kind: str, frame: Frame) -> Message:
    if frame.traits.jumps:
        return i18n.choose("jump")
    return i18n.choose("taker" if kind == "taker" else "goalkeeper" if kind == "goalkeeper" else "name")


def _primary(state: State, request: Choose) -> Word | None:
    """The call most people want. As long as several may move that is no end, but a kick-off is fine as it stands."""
    offered = {group.kind for group in request.groups}
    if found := next((word for word in _USUAL if word in offered), None):
        return found
    frame = awaited(state)
    movers = sum(isinstance(group, targets.Moves) for group in request.groups)
    placed = not state.movement and frame.handled(state)
    if movers > 1 and not placed and frame.traits.restart != "kick_off":
        return None
    if frame.traits.jumps and not frame.listed():
        return None
    return next((word for word in _ENDS if word in offered), None)


def _line_ups(state: State, request: Choose) -> protocol.LineUps:
    """The cards of the squad, and the eleven that suit its formation."""
    squad = setup.to_line_up(state)
    deck, formation = state.setup.cards, FORMATIONS[state.formations[request.side == AWAY]]
    best = shirts([deck.player(card) for card in squad], formation)[:ELEVEN]
    return protocol.LineUps("line-up", squad, tuple(deck.number(card) for card in best))
