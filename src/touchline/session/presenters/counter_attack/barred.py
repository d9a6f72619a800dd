"""Calls that a player would look for but may not make now, each with the reason of the rules."""

from collections.abc import Iterator, Set
from typing import Any, Final, NamedTuple

from touchline.counter_attack import game
from touchline.counter_attack.model import (
    NOBODY,
    Call,
    Nutmeg,
    Pass,
    PassKind,
    Player,
    Shoot,
    State,
    Word,
    each,
)
from touchline.counter_attack.pitch import GOAL, Hex, bits, distance
from touchline.counter_attack.rules import distribution, movement, next_action, nutmegs
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.i18n.refusals import refusal_message
from touchline.kernel import Choose, Side
from touchline.session.presenters.counter_attack.keys import PASS_KEYS, WORD_KEYS
from touchline.session.protocol.asks import Barred, Reason

_OPEN_PLAY: Final[tuple[PassKind, ...]] = ("standard", "first_time", "high", "long")


class _Wanted(NamedTuple):
    """A call that somebody may look for: its label, its key, and an answer that would make it."""

    label: Message
    key: str
    answer: Any


def calls(state: State, request: Choose, taken: Set[str]) -> Iterator[Barred]:
    """The calls that are not offered where the attack calls or its carrier runs; keys of others are not given again."""
    keys = {"", *taken}
    for label, key, answer in _wanted(state, request):
        if refusal := game.explain(state, answer, request):
            yield Barred(label, Reason(refusal.rule, refusal_message(state, refusal)), "" if key in keys else key)
            keys.add(key)


def _wanted(state: State, request: Choose) -> Iterator[_Wanted]:
    """What is looked for and is not among the groups."""
    offered = {group.kind for group in request.groups}
    match state.stack[-1]:
        case next_action.ActionChoice() as choice:
            yield from _words(offered, "movement phase")
            yield from _passes(state, offered)
            yield from _words(offered, "snapshot") if "SN" in choice.codes(state) else _shot(state, offered)
        case distribution.HoldChoice():
            yield from _passes_of(state, offered, "quick_throw", "kick")
            yield from _words(offered, *_drop(state))
        case distribution.DistributionChoice():
            thrown: tuple[PassKind, ...] = ("quick_throw",) if state.edition.quick_throw else ()
            yield from _passes_of(state, offered, "kick", *thrown)
            yield from _words(offered, *_drop(state))
        case movement.RunChoice():
            yield from _nutmeg(state, offered)
            yield from _words(offered, "snapshot")
            yield from _passes(state, offered)
            yield from _shot(state, offered)
        case nutmegs.NutmegChoice():
            yield from _words(offered, "snapshot")
        case movement.StepChoice() if movement.moving_side(state) == state.attack:
            yield from _nutmeg(state, offered)
            yield from _words(offered, "snapshot")


def _words(offered: set[str], *wanted: Word) -> Iterator[_Wanted]:
    for word in wanted:
        if word not in offered:
            yield _Wanted(i18n.call(word)[0], WORD_KEYS[word], Call(word))


def _drop(state: State) -> tuple[Word, ...]:
    return ("drop",) if state.edition.gk_drop else ()


def _passes(state: State, offered: set[str]) -> Iterator[_Wanted]:
    """The passes of open play; a Short Pass is in the place of a Standard one."""
    kinds = [kind for kind in _OPEN_PLAY if kind != "first_time" or state.edition.first_time_pass]
    yield from _passes_of(state, offered, *(kind for kind in kinds if kind != "standard" or "short" not in offered))


def _passes_of(state: State, offered: set[str], *kinds: PassKind) -> Iterator[_Wanted]:
    for kind in kinds:
        if kind not in offered:
            yield _Wanted(i18n.pass_call(kind)[0], PASS_KEYS[kind], Pass(kind, _teammate(state)))


def _shot(state: State, offered: set[str]) -> Iterator[_Wanted]:
    if "shoot" not in offered:
        goal = min(bits(GOAL[state.goal]), key=lambda hex: distance(state.ball, hex))
        yield _Wanted(i18n.aim("shoot")[0], "S", Shoot(goal))


def _nutmeg(state: State, offered: set[str]) -> Iterator[_Wanted]:
    if "nutmeg" not in offered and state.edition.nutmeg and (defender := _nearest(state, state.defence)) != NOBODY:
        yield _Wanted(i18n.choose("nutmeg"), "U", Nutmeg(defender))


def _nearest(state: State, side: Side) -> Player:
    """The player of a side nearest to the ball, without who has it."""
    players = [one for one in each(state.on_pitch(side)) if one != state.carrier]
    return min(players, key=lambda player: distance(state.ball, state.hexes[player]), default=NOBODY)


def _teammate(state: State) -> Hex:
    """The hex of the teammate nearest to the ball; that of the ball if there is none."""
    teammate = _nearest(state, state.attack)
    return state.ball if teammate == NOBODY else state.hexes[teammate]
