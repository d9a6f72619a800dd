"""What an answer would lead to: ways, who may roll with what chance, and ends; and which hexes are dangerous."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, Final

from touchline.counter_attack import events, game, goalkeeping, paths
from touchline.counter_attack.model import (
    NOBODY,
    Call,
    Head,
    Move,
    Pass,
    PassKind,
    Player,
    Reckless,
    Shoot,
    State,
    each,
    label,
)
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import BOARD, GOAL, LEFT, RIGHT, Board, Hex, bits
from touchline.counter_attack.rules import challenges, passing
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves, Passes, Targets
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.i18n.refusals import refusal_message
from touchline.kernel import BadNotation, Choose, Event, Group
from touchline.session.presenters.counter_attack import chances, runs, ways
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, Dangers, HexNote, Roller
from touchline.session.protocol.previews import NotAllowed
from touchline.session.protocol.questions import Chance, Reason

_OVER: Final = Reason("CLOCK-04", Message("error-over"))
_GOALS: Final[Board] = GOAL[LEFT] | GOAL[RIGHT]


# An answer


def outcome(state: State, text: str) -> AnswerOutcome | NotAllowed:
    """What an answer would lead to, or why it may not be given.

    Of a header for which more than three players jump only the chance is told, by random throws: to play all dice of
    five jumps takes a second, of ten a day.
    """
    try:
        answer = game.parse_answer(text)
    except BadNotation:
        return _not_offered(state)
    if isinstance(answer, Move) and answer.player == state.carrier and runs.ahead(state) >> max(0, answer.hex) & 1:
        return _run_outcome(state, answer.hex)
    if not state.stack:
        return NotAllowed(_OVER)
    if refusal := game.explain(state, answer):
        return NotAllowed(Reason(refusal.rule, refusal_message(game.name, state, refusal)))
    after, happened = game.step(state, answer)
    told = _odds(state, answer, after)
    rolls = tuple(roll for roll in told.rolls if isinstance(answer, Reckless) or not roll.aftermath)
    rolls = rolls or _challenge(after)
    good = chances.good(state, answer) if told.rolls or challenges.jumps_left(after) else None
    return AnswerOutcome(
        path=tuple(hex for hex in _path(state, answer, happened) if BOARD >> hex & 1),
        rollers=tuple(
            Roller(roll.player, roll.hex, float(roll.chance), roll.needed or roll.what, roll.rule)
            for roll in rolls
            if roll.player != NOBODY
        ),
        shut_out=tuple(one for one in _shut_out(state, answer) if one not in {roll.player for roll in rolls}),
        save_hex=_save_hex(state, answer),
        ends=tuple(Chance(said, float(chance)) for said, chance in told.ends) if told.rolls else (),
        good=None if good is None else float(good),
        rules=tuple(dict.fromkeys(roll.rule for roll in rolls)),
    )


def _not_offered(state: State) -> NotAllowed:
    """What was asked about is no answer at all."""
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
    rollers = tuple(_steals(before, chance) for before, chance in run.rolls)
    return AnswerOutcome(
        path=straight if is_safe else run.path,
        rollers=rollers,
        shut_out=(),
        save_hex=None,
        ends=(),
        good=float(1 - run.lost) if rollers else None,
        rules=tuple(dict.fromkeys(roller.rule for roller in rollers)),
    )


def _steals(state: State, chance: Fraction) -> Roller:
    """Who rolls for the ball in a state."""
    player, said = i18n.roller(state), i18n.needed(state) or i18n.roll(state)
    return Roller(player, state.hexes[player], float(chance), said, _asked(state))


def _odds(state: State, answer: Any, after: State) -> i18n.AnswerOdds:
    """What dice make of an answer, unless too many are thrown."""
    if challenges.jumps_left(after) > chances.MOST_JUMPS:
        return i18n.AnswerOdds((), (), undisturbed=False)
    return i18n.odds(state, answer)


def _challenge(after: State) -> tuple[i18n.Rolled, ...]:
    """Who rolls if a defender that has come next to the carrier challenges it."""
    if not after.stack or not awaited(after).traits.challenge:
        return ()
    request = game.request(after)
    assert isinstance(request, Choose)
    calls = [Call(word) for word in ("tackle", "dive") if Call(word) in request]
    return i18n.odds(after, calls[0]).rolls[:1] if calls else ()


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


def _save_hex(state: State, answer: Any) -> Hex | None:
    """Where the goalkeeper meets a shot (SHOT-17)."""
    if not isinstance(answer, (Shoot, Head)) or not GOAL[state.goal] >> answer.hex & 1:
        return None
    place = state.hexes[state.keeper(state.defence)]
    return goalkeeping.save_hex(place, state.goal, paths.path_board(state.ball, answer.hex))


# A group of answers


def reach(state: State, answer: str) -> Dangers | NotAllowed:
    """Which hexes of a group are dangerous: the chance of losing the ball there, of a pass or shot that fails.

    A pass along the ground into space is reckoned without the hex that a goalkeeper may move when the ball comes into
    its box, and a First-Time Pass without the moves before it: hundreds of hexes must be reckoned in a moment.
    """
    request = game.request(state)
    groups = [group for group in request.groups if _gives(group, answer)] if isinstance(request, Choose) else []
    if not groups:
        return _not_offered(state)
    if any(group.player == state.carrier for group in groups if isinstance(group, Moves)) and runs.ahead(state):
        return Dangers(tuple(HexNote(hex, float(run.lost)) for hex, run in runs.safest(state).items() if run.lost))
    notes: list[HexNote] = []
    for group in groups:
        if isinstance(group, Targets):
            risk = _risks(state, group)
            notes += [HexNote(hex, float(at_risk)) for hex in bits(group.board) if (at_risk := risk(hex)) > 0]
    return Dangers(tuple(notes))


def _gives(group: Group, answer: str) -> bool:
    """Whether a group is answered by some words and a hex; that of those who collect the ball is of many players."""
    if isinstance(group, Targets):
        return format_answer(group[0]).rpartition(" ")[0] == answer
    return group.kind == "collect" and any(label(move.player) == answer for move in group)


def _risks(state: State, group: Targets) -> Callable[[Hex], float | Fraction]:
    """How the danger of the hexes of a group is found."""

    def exactly(hex: Hex) -> Fraction:
        good = chances.good(state, group.action(hex))
        return Fraction(0) if good is None else 1 - good

    def in_the_air(kind: PassKind, known: dict[int, Fraction], hex: Hex) -> Fraction:
        good = chances.accurate(state, Pass(kind, hex), known)
        return Fraction(0) if good is None else 1 - good

    def on_the_ground(kind: PassKind, hex: Hex) -> float | Fraction:
        return _cut_out(state, Pass(kind, hex)) if state.at(hex) == NOBODY else exactly(hex)

    match group:
        case Moves(player=player) if player != state.carrier:
            return lambda hex: 0
        case Passes(kind=kind) if kind in ways.GROUND:
            return partial(on_the_ground, kind)
        case Passes(kind=kind) if kind in chances.LOFTED:
            return partial(in_the_air, kind, {})
    return exactly


def _cut_out(state: State, action: Pass) -> float:
    """The chance that somebody intercepts a pass, all of them rolling from where they stand."""
    if action.kind == "quick_throw":
        return 0.0
    ball = passing.GroundPass(action.kind, state.carrier, state.ball, action.hex, "standard", "space")
    return 1 - passing.goes_through(state, ball)
