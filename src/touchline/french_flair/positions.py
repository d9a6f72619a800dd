"""Positions as plain data, for scenarios, and as one line of text, for people.

    FF1 home OPEN RUCK x60 1.12 7-3 home:1,2,9,9,10,12 away:3,4,5,6,7,8

Side with the ball, next decision, spot; half and clock phases; score; hands. Then whatever differs from the default:
`home-discard:3,4`, `time-up`, `advantage:home@40`, `first:away`, `clock=phases:40` and the other switches.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from touchline.french_flair import field
from touchline.french_flair.model import DECK, Advantage, Cards, Options, Setup, State, Team
from touchline.french_flair.rules import cards
from touchline.french_flair.rules.phases import PHASES
from touchline.french_flair.step import Frame, Passage
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    BadNotation,
    BadSetup,
    Choose,
    Codec,
    Side,
    nearest,
    read_options,
    replace,
)

_NAMES: Final = {(side, steps(side)): name for name, steps in PHASES.items() for side in SIDES}
_KEYS: Final = ("attack", "phase", "stack", "x", "half", "phases", "time_up", "first_kick", "advantage", HOME, AWAY)


# Plain data


def facts(state: State) -> dict[str, Any]:
    """The state as plain data; `place` reads it back."""
    name = _NAMES.get((state.attack, state.stack))
    return {
        "attack": state.attack,
        **({"phase": name} if name else {"stack": msgspec.to_builtins(state.stack)}),
        "x": state.x,
        "half": state.half,
        "phases": state.phases,
        "time_up": state.time_up,
        "first_kick": state.first_kick,
        "advantage": msgspec.to_builtins(state.advantage),
        **{
            side: {
                "points": state.team(side).points,
                "hand": list(state.team(side).hand),
                "discard": list(cards.discarded(state, side)),
            }
            for side in SIDES
        },
    }


def place(setup: Setup, position: Mapping[str, Any], codec: Codec[State]) -> State:
    """A state from plain data. Defaults: halfway, cards 1 to 6 in hand, nothing discarded."""
    for key in position:
        if key not in _KEYS:
            raise BadSetup(f"there is no {key!r} in a position; nearest: {nearest(key, list(_KEYS))}")
    attack = _side(position.get("attack", HOME), "attack")
    teams = {side: _team(side, position.get(side, {})) for side in SIDES}
    plain = State(
        setup=setup,
        half=_number(position, "half", 1, range(1, 3)),
        phases=_number(position, "phases", 0, range(100_000)),
        time_up=_flag(position, "time_up"),
        first_kick=_side(position.get("first_kick", HOME), "first_kick"),
        x=_metres(position.get("x", field.HALFWAY), "x"),
        attack=attack,
        home=teams[HOME],
        away=teams[AWAY],
        advantage=_advantage(position.get("advantage")),
    )
    state = _with_stack(plain, position["stack"], codec) if "stack" in position else _at_phase(plain, position)
    _check(state)
    return state


def _at_phase(plain: State, position: Mapping[str, Any]) -> State:
    phase = position.get("phase", "OPEN FREE")
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadSetup(f"there is no phase {phase!r}; nearest: {nearest(str(phase), list(PHASES))}")
    return replace(plain, stack=PHASES[phase](plain.attack))


def _with_stack(plain: State, stack: object, codec: Codec[State]) -> State:
    try:
        data = msgspec.to_builtins(plain) | {"stack": stack}
        return codec.of_json(msgspec.json.encode(data))
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise BadSetup(f"the stack of the position cannot be read: {error}") from None


def _check(state: State) -> None:
    """Refuse a position without a question, or without a legal answer."""
    for step in state.stack:
        assert isinstance(step, Frame | Passage)
        if wrong := step.misplaced(state):
            raise BadSetup(f"the stack of the position {wrong}")
    if not state.stack:
        return
    top = state.stack[-1]
    if not isinstance(top, Frame):
        raise BadSetup(f"the stack of the position closes with {type(top).__name__}, which waits for nobody")
    request = top.asks(state)
    if not isinstance(request, Choose) or request.side == CLOCK:
        return
    hand = state.hand(request.side)
    if len(hand) < top.traits.lays or not request.groups or not all(group.count for group in request.groups):
        where = _NAMES.get((state.attack, state.stack)) or type(top).__name__
        held = _listed(hand)
        raise BadSetup(
            f"{request.side} has no answer at {where} with {held} in hand ({request.rule}): give it other cards"
        )


def _side(value: object, key: str) -> Side:
    if value not in SIDES:
        raise BadSetup(f"{key} is home or away; got {value!r}")
    return HOME if value == HOME else AWAY


def _number(position: Mapping[str, Any], key: str, usual: int, legal: range) -> int:
    value = position.get(key, usual)
    if type(value) is not int or value not in legal:
        raise BadSetup(f"{key} is a number from {legal.start} to {legal.stop - 1}; got {value!r}")
    return value


def _flag(position: Mapping[str, Any], key: str) -> bool:
    value = position.get(key, False)
    if type(value) is not bool:
        raise BadSetup(f"{key} is true or false; got {value!r}")
    return value


def _metres(value: object, key: str) -> int:
    if type(value) is not int or value % 5 or not -field.IN_GOAL <= value <= field.LENGTH + field.IN_GOAL:
        raise BadSetup(f"{key} is a multiple of 5 from -15 to 115; got {value!r}")
    return value


def _advantage(value: object) -> Advantage | None:
    if value is None:
        return None
    if not isinstance(value, Mapping) or set(value) != {"side", "mark"}:
        raise BadSetup(f"an advantage has a side and a mark; got {value!r}")
    return Advantage(_side(value["side"], "advantage side"), _metres(value["mark"], "advantage mark"))


def _team(side: Side, value: object) -> Team:
    if not isinstance(value, Mapping) or not set(value) <= {"points", "hand", "discard"}:
        raise BadSetup(f"{side} has points, hand and discard; got {value!r}")
    hand = _cards(side, "hand", value.get("hand", DECK[:6]))
    discard = _cards(side, "discard", value.get("discard", ()))
    pile = Counter(DECK)
    pile.subtract(hand + discard)
    over = sorted(card for card, count in pile.items() if count < 0)
    if over:
        raise BadSetup(f"{side} has more of {', '.join(map(str, over))} than its 21 cards hold (FF-SETUP-1)")
    if len(hand) > 7:
        raise BadSetup(f"{side} holds {len(hand)} cards, 7 at most (FF-RENEW-3)")
    return Team(hand, tuple(sorted(pile.elements())), _number(value, "points", 0, range(1000)))


def _cards(side: Side, key: str, value: object) -> Cards:
    if not isinstance(value, (list, tuple)) or any(type(card) is not int or card not in DECK for card in value):
        raise BadSetup(f"the {key} of {side} is a list of cards 1 to 15; got {value!r}")
    return tuple(sorted(value))


# One line of text


def write(state: State) -> str:
    """The state as one line of text."""
    told = facts(state)
    waiting = told.get("phase") or "stack=" + msgspec.json.encode(told["stack"]).decode().replace(" ", "_")
    words = [f"FF1 {state.attack} {waiting} x{state.x} {state.half}.{state.phases}"]
    words.append(f"{state.home.points}-{state.away.points}")
    words += [f"{side}:{_listed(state.hand(side))}" for side in SIDES]
    words += [f"{side}-discard:{_listed(told[side]['discard'])}" for side in SIDES if told[side]["discard"]]
    if state.time_up:
        words.append("time-up")
    if state.advantage:
        words.append(f"advantage:{state.advantage.side}@{state.advantage.mark}")
    if state.first_kick != HOME:
        words.append(f"first:{state.first_kick}")
    usual = Options()
    words += [
        f"{name}={_switch(getattr(state.options, name))}"
        for name in Options.__struct_fields__
        if getattr(state.options, name) != getattr(usual, name)
    ]
    return " ".join(words)


def _listed(hand: Cards | list[int]) -> str:
    return ",".join(map(str, hand)) or "-"


def _switch(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


_HEAD: Final = re.compile(r"FF1 (home|away) (.+?) x(-?\d{1,3}) (\d)\.(\d{1,5}) (\d{1,3})-(\d{1,3})(?: (.*))?")


def read(setup: Setup, text: str, codec: Codec[State]) -> State:
    """The state for a line of text; the set-up supplies names and unset switches."""
    head = _HEAD.fullmatch(" ".join(text.split()))
    if not head:
        raise BadNotation(f"a position reads like 'FF1 home OPEN RUCK x60 1.12 7-3 home:1,2 away:3,4'; got {text!r}")
    attack, waiting, x, half, phases, home, away, rest = head.groups()
    teams: dict[str, dict[str, Any]] = {HOME: {"points": int(home)}, AWAY: {"points": int(away)}}
    position: dict[str, Any] = {"attack": attack, "x": int(x), "half": int(half), "phases": int(phases), **teams}
    switches: dict[str, str] = {}
    if waiting.startswith("stack="):
        position["stack"] = _read_stack(waiting.removeprefix("stack="))
    else:
        position["phase"] = waiting
    for word in (rest or "").split():
        name, sign, value = _WORD.fullmatch(word).groups() if _WORD.fullmatch(word) else (word, "", "")  # type: ignore[union-attr]
        if name in ("home", "away", "home-discard", "away-discard") and sign == ":":
            side, _, pile = name.partition("-")
            teams[side][pile or "hand"] = _read_cards(value, word)
        elif word == "time-up":
            position["time_up"] = True
        elif name == "advantage" and sign == ":" and "@" in value:
            side, _, mark = value.partition("@")
            position["advantage"] = {"side": side, "mark": _read_number(mark, word)}
        elif name == "first" and sign == ":":
            position["first_kick"] = value
        elif sign == "=":
            switches[name] = value
        else:
            raise BadNotation(f"{word!r} is not part of a position")
    given = {name: getattr(setup.options, name) for name in Options.__struct_fields__} | switches
    return place(replace(setup, options=read_options(Options, given)), position, codec)


_WORD: Final = re.compile(r"([a-z_-]+)([:=])(.*)")


def _read_stack(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNotation(f"the stack of the position cannot be read: {error}") from None


def _read_cards(value: str, word: str) -> list[int]:
    return [] if value == "-" else [_read_number(card, word) for card in value.split(",")]


def _read_number(value: str, word: str) -> int:
    if not re.fullmatch(r"-?\d{1,3}", value):
        raise BadNotation(f"{value!r} is no number, in {word!r}")
    return int(value)
