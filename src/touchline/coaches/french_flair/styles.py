"""Styles: a coach's preferences, besides value."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.french_flair import Call, Play
from touchline.french_flair.plays import FORWARDS

STYLES: Final = ("forwards", "wide", "kicking")

_LIKING: Final = 1.5  # most points a coach gives up for its style

_CALLS: Final[Mapping[str, tuple[str, ...]]] = {
    "forwards": ("touch",),  # for the lineout
    "wide": ("tap", "play"),
    "kicking": ("goal", "mark"),
}


def liking(style: str, answer: Any) -> float:
    """A style's preference for an answer, in points."""
    match answer:
        case Play() if likes(style, answer):
            return _LIKING
        case Call() if answer.word in _CALLS.get(style, ()):
            return _LIKING
    return 0.0


def likes(style: str, play: Play) -> bool:
    """Whether a play suits the style."""
    carried = play.ending not in ("kick", "touch", "drop")
    match style:
        case "forwards":
            forward = play.kind in ("maul", "pick", "forwards") or (play.kind == "single" and play.cards[0] in FORWARDS)
            return forward and carried
        case "wide":
            return play.kind in ("backs", "line", "counter", "8-9") and carried
        case "kicking":
            return not carried
    return False
