"""Calls that a player would look for but may not make now, each with the reason of the rules."""

from collections.abc import Iterator, Set
from typing import Any, NamedTuple

from touchline.counter_attack import game
from touchline.counter_attack.model import (
    NOBODY,
    Call,
    Nutmeg,
    Pass,
    Player,
    Shoot,
    State,
    each,
)
from touchline.counter_attack.pitch import GOAL, Hex, bits, distance
from touchline.counter_attack.step import awaited
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Choose, Side
from touchline.session.presenters.counter_attack.keys import PASS_KEYS, WORD_KEYS
from touchline.session.presenters.counter_attack.spoken_places import reason
from touchline.session.protocol.questions import Unavailable


class _Wanted(NamedTuple):
    """A call that a person may look for: its label, its key, and an answer that makes it."""

    label: Message
    key: str
    answer: Any


def calls(state: State, request: Choose, taken: Set[str]) -> Iterator[Unavailable]:
    """The calls that are not offered where the attack calls or its carrier runs; keys of others are not given again."""
    keys = {"", *taken}
    for label, key, answer in _wanted(state, request):
        if refusal := game.explain(state, answer, request):
            yield Unavailable(label, reason(state, refusal), "" if key in keys else key)
            keys.add(key)


def _wanted(state: State, request: Choose) -> Iterator[_Wanted]:
    """The answers looked for that are in no group."""
    offered = {group.kind for group in request.groups}
    for kind in awaited(state).usual(state):
        if kind not in offered and _exists(state, kind, offered):
            yield from _call(state, kind)


def _exists(state: State, kind: str, offered: set[str]) -> bool:
    """Whether the edition has a call; a Short Pass is in the place of a Standard one."""
    match kind:
        case "first_time":
            return state.edition.first_time_pass
        case "nutmeg":
            return state.edition.nutmeg
        case "standard":
            return "short" not in offered
    return True


def _call(state: State, kind: str) -> Iterator[_Wanted]:
    """A call that would be made as one looks for it: of the nearest player, or at the nearest hex of the goal."""
    match kind:
        case "nutmeg":
            if (defender := _nearest(state, state.defence)) != NOBODY:
                yield _Wanted(i18n.choose(kind), "U", Nutmeg(defender))
        case "shoot":
            goal = min(bits(GOAL[state.goal]), key=lambda hex: distance(state.ball, hex))
            yield _Wanted(i18n.aim(kind)[0], "S", Shoot(goal))
        case "standard" | "first_time" | "high" | "long" | "quick_throw" | "kick":
            yield _Wanted(i18n.pass_call(kind)[0], PASS_KEYS[kind], Pass(kind, _teammate(state)))
        case "movement phase" | "snapshot" | "drop":
            yield _Wanted(i18n.call(kind, awaited(state))[0], WORD_KEYS[kind], Call(kind))


def _nearest(state: State, side: Side) -> Player:
    """The player of a side nearest to the ball, without who has it."""
    players = [one for one in each(state.on_pitch(side)) if one != state.carrier]
    return min(players, key=lambda player: distance(state.ball, state.hexes[player]), default=NOBODY)


def _teammate(state: State) -> Hex:
    """The hex of the teammate nearest to the ball; that of the ball if there is none."""
    teammate = _nearest(state, state.attack)
    return state.ball if teammate == NOBODY else state.hexes[teammate]
