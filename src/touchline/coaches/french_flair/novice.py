"""The novice of French Flair: runs at the line with the cards it holds."""

from typing import Any, Final

from touchline.coaches.french_flair.candidates import plays_of
from touchline.french_flair import Call, Contest, Play, Tackle, Throw, View
from touchline.french_flair.model import Options, Property
from touchline.french_flair.plays import metres
from touchline.french_flair.rules.carry import ADVANCE
from touchline.french_flair.rules.mauls import DRIVE
from touchline.french_flair.rules.rucks import faces_inside
from touchline.kernel import Choose, Randbelow

_ENDING: Final[dict[Property | None, int]] = {"advance": ADVANCE, "run": 15}  # apparent metres of a conclusion
_FEW: Final = 3  # most cards in a play
_RANGE: Final = 30  # range of its kicks at goal, in metres
_WIDE: Final = 5  # size of a zone that looks safe


class Novice:
    """Takes the most ground it sees, always tackles, and kicks at goal from close range."""

    def __init__(self, randbelow: Randbelow) -> None:
        self._randbelow = randbelow

    def choose(self, view: View, request: Choose) -> Any:
        """The most obvious answer."""
        match request.groups[0].kind:
            case _ if view.origin:
                plays = [play for play in plays_of(view.hand, view.origin) if len(play.cards) <= _FEW]
                ranked = sorted(plays, key=lambda play: -_ground(play, view.setup.options))
                return next((play for play in ranked if play in request), request.groups[0][0])
            case "tackle":
                return Tackle(view.hand[self._randbelow(len(view.hand))])
            case "contest" if _looks_safe(view):
                return Contest(view.hand[self._randbelow(len(view.hand))])
            case "contest" | "clear":
                return Call("decline")
            case "goal":
                return Call("goal" if view.left <= _RANGE else "touch")
            case "dice":
                return Throw(2)
        return request.groups[0][0]


def _ground(play: Play, options: Options) -> int:
    """The apparent metres of a play; a kick makes none."""
    if play.kind in ("maul", "pick"):
        return DRIVE
    ground = _ENDING.get(play.ending, 0)
    return ground + sum(metres(play, options)) if ground else 0


def _looks_safe(view: View) -> bool:
    assert view.zone is not None
    return faces_inside(view.zone) >= _WIDE
