"""What an answer would lead to: ways, who may roll with what chance, and ends; and which hexes are dangerous."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Final

from touchline.counter_attack import events, game, paths
from touchline.counter_attack import flights as flights_of
from touchline.counter_attack.model import (
    NOBODY,
    Call,
    Head,
    Move,
    Pass,
    Player,
    Reckless,
    Shoot,
    State,
    each,
    label,
    side_of,
)
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import (
    BOARD,
    GOAL,
    LEFT,
    PITCH,
    RIGHT,
    Board,
    Hex,
    around,
    bits,
    board_of,
    neighbours,
)
from touchline.counter_attack.rules import passing, tackles
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves, Passes, Targets
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.kernel import CLOCK, BadNotation, Choose, Event, Group, Side
from touchline.session.presenters.counter_attack import chances, flights, runs, ways
from touchline.session.presenters.counter_attack.protocol import (
    AnswerOutcome,
    Counted,
    HexNote,
    Outcome,
    ReachNotes,
    Roller,
)
from touchline.session.presenters.counter_attack.spoken_places import reason
from touchline.session.protocol.previews import NotAllowed
from touchline.session.protocol.questions import Reason

_OVER: Final = Reason("CLOCK-04", Message("error-over"))
_GOALS: Final[Board] = GOAL[LEFT] | GOAL[RIGHT]


# An answer


def outcome(state: State, text: str) -> AnswerOutcome | NotAllowed:
    """What an answer would lead to, or why it may not be given."""
    try:
        answer = game.parse_answer(text)
    except BadNotation:
        return _not_offered(state)
    if isinstance(answer, Move) and answer.player == state.carrier and runs.ahead(state) >> max(0, answer.hex) & 1:
        return _run_outcome(state, answer.hex)
    if not state.stack:
        return NotAllowed(_OVER)
    if refusal := game.explain(state, answer):
        return NotAllowed(reason(state, refusal, getattr(answer, "hex", None)))
    after, happened = game.step(state, answer)
    told = i18n.odds(state, answer)
    rolls = told.rolls if told else _challenge(after)
    rolls = tuple(roll for roll in rolls if isinstance(answer, Reckless) or not roll.aftermath)
    shot, keeper = (flights_of.of_odds(told.found.tree) or (None, None)) if told else (None, None)
    side = _side(state)
    said = i18n.look(state, answer, side, shot) if told else None
    return AnswerOutcome(
        path=tuple(hex for hex in _path(state, answer, happened) if BOARD >> hex & 1),
        rollers=tuple(map(_roller, (roll for roll in rolls if roll.player != NOBODY))),
        shut_out=tuple(one for one in _shut_out(state, answer) if one not in {roll.player for roll in rolls}),
        outcomes=tuple(map(_outcome, told.ends)) if told else (),
        throws=told.throws if told else (),
        good=float(told.good) if told and not isinstance(answer, Reckless) else None,
        rules=tuple(dict.fromkeys(roll.rule for roll in rolls)),
        title=said and said.title,
        about=said and said.about,
        flight=flights.flight(shot),
        guard=flights.guard(state, shot, keeper, told.found) if told and shot else None,
        goals=tuple(flights.goals(state, answer, side, shot)),
        behind=_behind(state, answer),
    )


def _side(state: State) -> Side:
    request = game.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    return request.side


def _behind(state: State, answer: Any) -> str:
    """The hexes from which a tackle on the carrier would be from behind, if a tackle is decided."""
    board = tackles.unseen(state) & PITCH & ~state.occupied if answer == Call("tackle") else 0
    return f"{board:x}" if board else ""


def _roller(roll: i18n.Rolled) -> Roller:
    counted = tuple(Counted(*one) for one in roll.counted)
    return Roller(roll.player, roll.hex, float(roll.chance), roll.what, roll.needed, roll.ends, counted, roll.rule)


def _outcome(end: i18n.Ending) -> Outcome:
    return Outcome(
        word=end.word,
        said=end.said,
        detail=end.detail,
        kind=end.kind,
        chance=float(end.chance),
        player=None if end.player == NOBODY else end.player,
        board=f"{end.board:x}" if end.board else "",
    )


def _not_offered(state: State) -> NotAllowed:
    """The subject of the preview is no answer at all."""
    return NotAllowed(Reason(_asked(state), Message("error-not-offered")))


def _asked(state: State) -> str:
    request = game.request(state)
    return _OVER.rule if request is None else request.rule


def _run_outcome(state: State, hex: Hex) -> AnswerOutcome:
    """The safest way of the carrier to a hex further on, and who tries to steal the ball on it."""
    safest = runs.safest(state)
    run = safest[hex]
    straight = ways.way(state.ball, hex, ways.free_for(state, state.carrier))
    is_safe = all(step in safest and not safest[step].lost for step in straight)
    return AnswerOutcome(
        path=straight if is_safe else run.path,
        rollers=tuple(_steals(before, chance) for before, chance in run.rolls),
        shut_out=(),
        outcomes=tuple(_outcome(i18n.ending(end, state.attack)) for end in run.outcomes) if run.rolls else (),
        throws=(),
        good=float(1 - run.lost) if run.rolls else None,
        rules=tuple(dict.fromkeys(_asked(before) for before, _ in run.rolls)),
    )


def _steals(state: State, chance: Fraction) -> Roller:
    """Who rolls for the ball in a state."""
    player, counted = i18n.roller(state), tuple(Counted(*one) for one in awaited(state).counted(state))
    said, rule = i18n.roll(state), _asked(state)
    return Roller(player, state.hexes[player], float(chance), said, i18n.needed(state), None, counted, rule)


def _challenge(after: State) -> tuple[i18n.Rolled, ...]:
    """Who rolls if a defender that has come next to the carrier challenges it."""
    call = chances.challenge(after)
    told = i18n.odds(after, call) if call else None
    return told.rolls[:1] if told else ()


def _path(state: State, answer: Any, happened: tuple[Event, ...]) -> tuple[Hex, ...]:
    """The way of the player or the ball, without the hex that it begins on."""
    match answer:
        case Move(player=player, hex=hex):
            walks = any(isinstance(event, events.Moved) and event.player == player for event in happened)
            return ways.way(state.hexes[player], hex, ways.free_for(state, player) | 1 << hex) if walks else (hex,)
        case Pass(kind=kind, hex=hex):
            return paths.path(state.ball, hex) if kind in ways.GROUND else (hex,)
        case Shoot(hex=hex):
            return paths.path(state.ball, hex)
        case Head(hex=hex):
            return paths.path(state.ball, hex) if _GOALS >> hex & 1 else (hex,)
    return ()


def _shut_out(state: State, answer: Any) -> tuple[Player, ...]:
    """The defenders beside the path of a pass whom attackers on it keep from rolling (PASS-06)."""
    if not isinstance(answer, Pass) or answer.kind not in ways.GROUND or answer.kind == "quick_throw":
        return ()
    beside = paths.interceptors(state.ball, answer.hex, 0, state.defenders)
    rolling = paths.interceptors(state.ball, answer.hex, state.attackers, state.defenders)
    return tuple(each(state.on(beside & ~rolling)))


# A group of answers


def reach(state: State, answer: str) -> ReachNotes | NotAllowed:
    """Which hexes of a group have a chance: of losing the ball there, of winning it, of a goal.

    A pass along the ground into space is reckoned without the hex that a goalkeeper may move when the ball comes into
    its box, and a First-Time Pass without the moves before it: hundreds of hexes must be reckoned in a moment.
    """
    request = game.request(state)
    groups = [group for group in request.groups if _gives(group, answer)] if isinstance(request, Choose) else []
    if not groups:
        return _not_offered(state)
    if any(group.player == state.carrier for group in groups if isinstance(group, Moves)) and runs.ahead(state):
        return ReachNotes(tuple(_lost(hex, run.lost) for hex, run in runs.safest(state).items() if run.lost))
    return ReachNotes(tuple(note for group in groups if isinstance(group, Targets) for note in _notes(state, group)))


def _gives(group: Group, answer: str) -> bool:
    """Whether a group is answered by some words and a hex; collecting the ball is a group of many players."""
    if isinstance(group, Targets):
        return format_answer(group[0]).rpartition(" ")[0] == answer
    return group.kind == "collect" and any(label(move.player) == answer for move in group)


def _notes(state: State, group: Targets) -> Iterator[HexNote]:
    """The hexes of a group where dice decide something."""
    match group:
        case Moves() if (ball := flights_of.flight(state)) and not ball.shot:
            yield from _replies(state, group, ball)
        case Moves(player=player) if player != state.carrier:
            yield from _challenges(state, group)
        case Passes(kind=kind) if kind in chances.LOFTED:
            accurate = chances.accuracies(state)
            yield from _risks(group, lambda hex: _fails(accurate(Pass(kind, hex))))
        case Passes(kind=kind) if kind in ways.GROUND:
            yield from _risks(group, lambda hex: _intercepted(state, Pass(kind, hex)))
        case _ if group.board & _GOALS:
            yield from _goals(state, group)
        case _:
            yield from _risks(group, lambda hex: _fails(chances.good(state, group.action(hex))))


def _challenges(state: State, group: Moves) -> Iterator[HexNote]:
    """How likely a defender is to win the ball from where it may challenge the carrier."""
    if state.carrier == NOBODY or side_of(group.player) == state.attack:
        return
    for hex in bits(group.board & neighbours(state.ball)):
        after, _ = game.step(state, group.action(hex))
        call = chances.challenge(after)
        good = chances.good(after, call) if call else None
        if good is not None:
            yield HexNote(hex, float(good), "good")


def _replies(state: State, group: Moves, ball: flights_of.Flight) -> Iterator[HexNote]:
    """How likely a side is to get the ball that is on its way, with a player where it goes up or steps in for it."""
    near = ball.zone or around(board_of(ball.path)) | board_of(ball.path)
    for hex in bits(group.board & near):
        good = chances.good(state, group.action(hex))
        if good is not None:
            yield HexNote(hex, float(good), "good")


def _goals(state: State, group: Targets) -> Iterator[HexNote]:
    """How likely a shot or header is to score at each hex of the goal."""
    for hex in bits(group.board & _GOALS):
        good = chances.good(state, group.action(hex))
        if good is not None:
            yield HexNote(hex, float(good), "good")


def _risks(group: Targets, risk: Callable[[Hex], float | Fraction]) -> Iterator[HexNote]:
    return (_lost(hex, at_risk) for hex in bits(group.board) if (at_risk := risk(hex)) > 0)


def _lost(hex: Hex, chance: float | Fraction) -> HexNote:
    return HexNote(hex, float(chance), "bad")


def _fails(good: Fraction | None) -> Fraction:
    return Fraction(0) if good is None else 1 - good


def _intercepted(state: State, action: Pass) -> float | Fraction:
    """The chance that a pass along the ground fails."""
    return _cut_out(state, action) if state.at(action.hex) == NOBODY else _fails(chances.good(state, action))


def _cut_out(state: State, action: Pass) -> float:
    """The chance that a pass is intercepted, by defenders who roll where they stand."""
    if action.kind == "quick_throw":
        return 0.0
    ball = passing.GroundPass(action.kind, state.carrier, state.ball, action.hex, "standard", "space")
    return 1 - passing.goes_through(state, ball)
