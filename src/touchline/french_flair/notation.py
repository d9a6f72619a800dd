"""Answers and positions as short text.

12.advance                 a single play                 dice 2              how many dice
backs 9 10 12.run          a combination                 tackle 7, decline   laying a card, or not
forwards J3 6 7.run        opened by a relay             goal, tap, mark …   one word
maul 2 8, pick 1 5         two cards                     5 2 (dice), 9 10 (cards drawn)
"""

import re
from collections.abc import Mapping
from typing import Any, Final, get_args

from touchline.french_flair.model import (
    PROPERTIES,
    Call,
    Card,
    ClearOut,
    Contest,
    Kind,
    Play,
    Property,
    Tackle,
    Throw,
    Word,
)
from touchline.kernel import BadNotation, nearest

_KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_WORDS: Final[tuple[Word, ...]] = get_args(Word)
_ENDINGS: Final[tuple[Property, ...]] = get_args(Property)
_LAID: Final[Mapping[str, type[Tackle] | type[Contest] | type[ClearOut]]] = {
    "tackle": Tackle,
    "contest": Contest,
    "clear": ClearOut,
}
_CARD: Final = re.compile(r"(J?)(\d{1,2})(?:\.([a-z]+))?")


def format_answer(answer: Any) -> str:
    """An answer as short text."""
    match answer:
        case Play():
            relay = "J" if answer.relay else ""
            cards = " ".join(map(str, answer.cards))
            conclusion = f".{answer.ending}" if answer.ending else ""
            kind = "" if answer.kind == "single" and len(answer.cards) == 1 else f"{answer.kind} "
            return f"{kind}{relay}{cards}{conclusion}"
        case Throw():
            return f"dice {answer.dice}"
        case Call():
            return answer.word
        case Tackle() | Contest() | ClearOut():
            word = next(word for word, kind in _LAID.items() if isinstance(answer, kind))
            return f"{word} {answer.card}"
        case tuple():
            return " ".join(map(str, answer))
    return repr(answer)


def parse_answer(text: str) -> Any:
    """The decision for a text; throws and draws parse their own answers."""
    words = text.split()
    if " ".join(words) in _WORDS:
        return Call(" ".join(words))  # type: ignore[arg-type]
    match words:
        case ["dice", ("1" | "2") as count]:
            return Throw(1 if count == "1" else 2)
        case ["dice", *_]:
            raise BadNotation(f"throw one or two dice: dice 1 or dice 2; got {text!r}")
        case [("tackle" | "contest" | "clear") as word, card]:
            return _LAID[word](_card(card, text))
        case [("tackle" | "contest" | "clear") as word, *_]:
            raise BadNotation(f"one card is laid, as in '{word} 7'; got {text!r}")
        case [kind] if kind in _KINDS:
            raise BadNotation(f"a play names its cards, as in 'backs 9 10.run'; got {text!r}")
        case [kind, *cards] if kind in _KINDS and cards:
            return _play(kind, cards, text)
        case [card] if _CARD.fullmatch(card):
            return _play("single", [card], text)
    heads = [*_KINDS, *_LAID, *_WORDS, "dice"]
    raise BadNotation(f"{text!r} is not an answer of French Flair; nearest: {nearest(' '.join(words[:1]), heads)}")


def _card(word: str, text: str) -> Card:
    if len(word) <= 2 and word.isascii() and word.isdigit() and int(word) in PROPERTIES:
        return int(word)
    raise BadNotation(f"cards are numbered 1 to 15; got {word!r} in {text!r}")


def _play(kind: Kind, words: list[str], text: str) -> Play:
    cards, ending, relay = [], None, False
    for at, word in enumerate(words):
        parts = _CARD.fullmatch(word)
        if not parts:
            raise BadNotation(f"a card reads like 9, J9 or 9.run; got {word!r} in {text!r}")
        joker, number, last = parts.groups()
        if joker and at:
            raise BadNotation(f"FF-JOKER-2: only the first card may be a relay; got {word!r} in {text!r}")
        if last and at != len(words) - 1:
            raise BadNotation(f"FF-COMBO-3: only the last card concludes; got {word!r} in {text!r}")
        if last and last not in _ENDINGS:
            raise BadNotation(f"a card concludes by {', '.join(_ENDINGS)}; got {word!r} in {text!r}")
        relay = relay or bool(joker)
        ending = last
        cards.append(_card(number, text))
    return Play(kind, tuple(cards), ending, relay)  # type: ignore[arg-type]
