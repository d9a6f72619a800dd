"""Why an answer is given, in a line: the key of a message, and the odds that speak for it."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.coaches.counter_attack import aerial, finishing, passes
from touchline.coaches.counter_attack.scene import Scene
from touchline.coaches.counter_attack.weighing import completion
from touchline.coaches.mind import Why
from touchline.counter_attack.model import NOBODY, Call, Head, Move, Nutmeg, Pass, Shoot, shirt
from touchline.counter_attack.pitch import around, goal_distance
from touchline.counter_attack.rules import penalties

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


def reason(scene: Scene, answer: Any) -> Why:
    """Why a side would give an answer."""
    match answer:
        case Shoot() if isinstance(scene.state.stack[-1], penalties.PenaltyChoice):
            return _shot(penalties.scored(scene.state))
        case Shoot():
            return _shot(passes.shot(scene).chance)
        case Call("snapshot"):
            state = scene.state
            return _shot(finishing.best(state, state.carrier, state.ball, scene.guard, "snapshot").chance)
        case Pass():
            return _pass(scene, answer)
        case Move():
            return _move(scene, answer)
        case Nutmeg():
            return Why("why-nutmeg", {"shirt": shirt(answer.player)})
        case Head():
            return Why("why-head")
        case Call():
            return Why(_WORDS.get(answer.word, "why-usual"))
    return Why("why-usual")


def _shot(chance: float) -> Why:
    return Why("why-shot", {"chance": _percent(chance)})


def _pass(scene: Scene, call: Pass) -> Why:
    """To whom, or into space; and how likely it gets there."""
    if call.kind == "long":
        return Why("why-long-pass")
    aloft = call.kind in _ALOFT
    arrives = aerial.accuracy(scene, call.kind) if aloft else completion(scene, call.kind, call.hex)
    receiver = scene.state.at(call.hex)
    if receiver == NOBODY:
        return Why("why-cross" if aloft else "why-pass-space", {"chance": _percent(arrives)})
    return Why("why-high-pass" if aloft else "why-pass", {"shirt": shirt(receiver), "chance": _percent(arrives)})


def _move(scene: Scene, move: Move) -> Why:
    state = scene.state
    who = {"shirt": shirt(move.player)}
    if move.player == state.carrier:
        nearer = goal_distance(move.hex, scene.end) < goal_distance(state.ball, scene.end)
        return Why("why-run" if nearer else "why-turn-away", who)
    if move.hex == state.ball:
        return Why("why-collect", who)
    if state.attack == scene.side:
        return Why("why-support", who)
    return Why("why-challenge" if around(1 << state.ball) >> move.hex & 1 else "why-cover", who)


def _percent(chance: float) -> int:
    return round(100 * chance)
