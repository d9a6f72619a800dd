"""The letters that give answers on a keyboard; in one question no two are the same.

A, G, I, N, Q, X, Z, Enter, Esc and ? belong to the browser. Formations have the figures.
"""

from collections.abc import Mapping
from typing import Final

from touchline.counter_attack.model import PassKind, Word

WORD_KEYS: Final[Mapping[Word, str]] = {
    "movement phase": "M",
    "end": "E",
    "stop": "E",
    "done": "E",
    "no": "D",
    "snapshot": "S",
    "steal": "T",
    "test": "T",
    "tackle": "T",
    "dive": "V",
    "drop": "O",
    "feet": "F",
    "hands": "H",
    "header": "H",
    "control": "C",
    "head pass": "P",
    "play on": "P",
    "take it": "T",
    "final thirds": "M",
    "time up": "T",
    "phase": "M",
}

PASS_KEYS: Final[Mapping[PassKind, str]] = {
    "standard": "P",
    "short": "P",
    "throw": "P",
    "quick_throw": "P",
    "first_time": "F",
    "high": "H",
    "throw_to_head": "H",
    "long": "L",
    "kick": "K",
}
