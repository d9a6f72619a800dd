"""Reasons for answers: a message key and the odds behind it."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.coaches.counter_attack import aerial, finishing, passes
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.evaluation import completion
from touchline.coaches.protocol import Reason
from touchline.counter_attack.model import NOBODY, Call, Head, Move, Nutmeg, Pass, Shoot, shirt
from touchline.counter_attack.pitch import around, goal_distance
from touchline.counter_attack.rules import penalties
from touchline.counter_attack.step import awaited

_ALOFT: Final = ("high", "kick", "throw_to_head")
_WORDS: Final[Mapping[str, str]] = {
    "movement phase": "why-phase",
    "stop": "why-stop",
    "end": "why-end",
    "tackle": "why-tackle",
    "no": "why-no",
    "dive": "why-dive",
    "play on": "why-play-on",
    "take it": "why-take-it",
    "final thirds": "why-places",
    "drop": "why-drop",
}


def reason(context: Context, answer: Any) -> Reason:
    """The reason for an answer."""
    match answer:
        case Shoot() if awaited(context.state).set_piece() == "penalty":
            return _shot(penalties.scored(context.state))
        case Shoot():
            return _shot(passes.shot(context).chance)
        case Call("snapshot"):
            state = context.state
            return _shot(finishing.best(state, state.carrier, state.ball, context.guard, "snapshot").chance)
        case Pass():
            return _pass(context, answer)
        case Move():
            return _move(context, answer)
        case Nutmeg():
            return Reason("why-nutmeg", {"shirt": shirt(answer.player)})
        case Head():
            return Reason("why-head")
        case Call():
            return Reason(_WORDS.get(answer.word, "why-usual"))
    return Reason("why-usual")


def _shot(chance: float) -> Reason:
    return Reason("why-shot", {"chance": _percent(chance)})


def _pass(context: Context, call: Pass) -> Reason:
    """The receiver or space, and the chance of completion."""
    if call.kind == "long":
        return Reason("why-long-pass")
    aloft = call.kind in _ALOFT
    arrives = aerial.accuracy(context, call.kind) if aloft else completion(context, call.kind, call.hex)
    receiver = context.state.at(call.hex)
    if receiver == NOBODY:
        return Reason("why-cross" if aloft else "why-pass-space", {"chance": _percent(arrives)})
    return Reason("why-high-pass" if aloft else "why-pass", {"shirt": shirt(receiver), "chance": _percent(arrives)})


def _move(context: Context, move: Move) -> Reason:
    state = context.state
    who = {"shirt": shirt(move.player)}
    if move.player == state.carrier:
        nearer = goal_distance(move.hex, context.end) < goal_distance(state.ball, context.end)
        return Reason("why-run" if nearer else "why-turn-away", who)
    if move.hex == state.ball:
        return Reason("why-collect", who)
    if state.attack == context.side:
        return Reason("why-support", who)
    return Reason("why-challenge" if around(1 << state.ball) >> move.hex & 1 else "why-cover", who)


def _percent(chance: float) -> int:
    return round(100 * chance)
