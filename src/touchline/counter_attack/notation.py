"""Answers as short text.

H8 5,0                  a player goes to a hex         name H9 A4, name nobody  players are named, in order
standard 10,0           a pass, with its target        pick 17                  a card is picked
shoot 19,2, head 12,3   where a shot or header goes    line-up 40 3 7 …         the cards of shirts 1 to 11
nutmeg A4, reckless A4  who is challenged              form 4-4-2, sub H7 33    a formation, a substitute
movement phase, end …   one word or two                5 2 (dice), 9 10 (cards drawn)
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from touchline.counter_attack.model import (
    Call,
    Form,
    Head,
    LineUp,
    Move,
    Name,
    Nutmeg,
    Pass,
    PassKind,
    Pick,
    Player,
    Reckless,
    Shoot,
    Substitute,
    Word,
    label,
    wearing,
)
from touchline.counter_attack.pitch import Hex, hex_at, xz
from touchline.kernel import AWAY, HOME, Action, BadNotation, nearest

_WORDS: Final[tuple[Word, ...]] = get_args(Word)
_PASSES: Final[dict[PassKind, str]] = {
    kind: "first-time" if kind == "first_time" else kind.replace("_", " ") for kind in get_args(PassKind)
}


def _passing(kind: PassKind) -> Callable[[Hex], Action]:
    return lambda hex: Pass(kind, hex)


# The words before a hex, and before a player.
_AIMED: Final[Mapping[str, Callable[[Hex], Action]]] = {
    **{text: _passing(kind) for kind, text in _PASSES.items()},
    "shoot": Shoot,
    "head": Head,
}
_AGAINST: Final[Mapping[str, type[Nutmeg | Reckless]]] = {"nutmeg": Nutmeg, "reckless": Reckless}
_HEADS: Final = [*_WORDS, *_AIMED, *_AGAINST, "name", "pick", "line-up", "form", "sub"]
_PLAYER: Final = re.compile(r"([HA])([1-9]|1[01])", re.IGNORECASE)
_HEX: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
_CARD: Final = re.compile(r"[0-9]{1,4}")


def format_answer(answer: Any) -> str:
    """An answer as short text."""
    match answer:
        case Move():
            return f"{label(answer.player)} {format_hex(answer.hex)}"
        case Pass():
            return f"{_PASSES[answer.kind]} {format_hex(answer.hex)}"
        case Shoot():
            return f"shoot {format_hex(answer.hex)}"
        case Head():
            return f"head {format_hex(answer.hex)}"
        case Call():
            return answer.word
        case Nutmeg():
            return f"nutmeg {label(answer.player)}"
        case Reckless():
            return f"reckless {label(answer.player)}"
        case Name():
            return f"name {' '.join(map(label, answer.players)) or 'nobody'}"
        case Pick():
            return f"pick {answer.card}"
        case LineUp():
            return f"line-up {' '.join(map(str, answer.cards))}"
        case Form():
            return f"form {answer.name}"
        case Substitute():
            return f"sub {label(answer.player)} {answer.card}"
        case tuple():
            return " ".join(map(str, answer))
    return repr(answer)


def format_hex(hex: Hex) -> str:
    """A hex as short text."""
    x, z = xz(hex)
    return f"{x},{z}"


def parse_answer(text: str) -> Any:
    """The decision for a text; rolls and draws parse their own answers."""
    words = ",".join(part.strip() for part in text.split(",")).split()
    line, head = " ".join(words), " ".join(words[:-1])
    if line in _WORDS:
        return Call(line)
    if head in _AIMED:
        return _AIMED[head](parse_hex(words[-1], text))
    if line in _AIMED:
        raise BadNotation(f"a hex is named, as in '{line} 10,0'; got {text!r}")
    match words:
        case [player, *rest] if _PLAYER.fullmatch(player):
            if len(rest) != 1:
                raise BadNotation(f"a player and a hex are named, as in '{player} 10,0'; got {text!r}")
            return Move(parse_player(player, text), parse_hex(rest[0], text))
        case [("nutmeg" | "reckless") as word, player]:
            return _AGAINST[word](parse_player(player, text))
        case [("nutmeg" | "reckless") as word, *_]:
            raise BadNotation(f"one player is named, as in '{word} A4'; got {text!r}")
        case ["name", "nobody"]:
            return Name(())
        case ["name", _, *_]:
            return Name(tuple(parse_player(player, text) for player in words[1:]))
        case ["name"]:
            raise BadNotation(f"players are named, as in 'name H9 H10' or 'name nobody'; got {text!r}")
        case ["pick", card]:
            return Pick(_card(card, text))
        case ["pick", *_]:
            raise BadNotation(f"one card is picked, as in 'pick 17'; got {text!r}")
        case ["line-up", _, *_]:
            return LineUp(tuple(_card(card, text) for card in words[1:]))
        case ["line-up"]:
            raise BadNotation(
                f"cards are lined up by their numbers, shirt 1 first, as in 'line-up 40 3 7'; got {text!r}"
            )
        case ["form", _, *_]:
            return Form(" ".join(words[1:]))
        case ["form"]:
            raise BadNotation(f"a formation is named, as in 'form 4-4-2'; got {text!r}")
        case ["sub", player, card]:
            return Substitute(parse_player(player, text), _card(card, text))
        case ["sub", *_]:
            raise BadNotation(f"a player leaves for a card of the bench, as in 'sub H7 33'; got {text!r}")
    near = nearest(line.rstrip("-0123456789,").strip() or line, _HEADS)
    raise BadNotation(f"{text!r} is not an answer of Counter Attack; nearest: {near}, or a player and a hex, 'H8 10,0'")


def parse_player(word: str, text: str) -> Player:
    """The player with a label."""
    parts = _PLAYER.fullmatch(word)
    if not parts:
        raise BadNotation(f"players are H1 to H11 and A1 to A11; got {word!r} in {text!r}")
    return wearing(HOME if parts[1] in "Hh" else AWAY, int(parts[2]))


def parse_hex(word: str, text: str) -> Hex:
    """The hex for a text."""
    parts = _HEX.fullmatch(word)
    if not parts:
        raise BadNotation(f"a hex is a column and a row, as in '10,-3'; got {word!r} in {text!r}")
    try:
        return hex_at(int(parts[1]), int(parts[2]))
    except BadNotation as error:
        raise BadNotation(f"{error}; got {text!r}") from None


def _card(word: str, text: str) -> int:
    if not _CARD.fullmatch(word):
        raise BadNotation(f"cards have numbers from 0; got {word!r} in {text!r}")
    return int(word)
