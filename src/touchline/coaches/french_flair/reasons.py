"""Reasons for answers: a message key and its arguments."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.coaches.french_flair import dice_odds
from touchline.coaches.protocol import Reason
from touchline.french_flair import Call, ClearOut, Contest, Play, Tackle, Throw, View
from touchline.french_flair.model import Property, Word
from touchline.french_flair.plays import metres
from touchline.french_flair.rules.mauls import DRIVE
from touchline.french_flair.rules.rucks import faces_inside

_ENDINGS: Final[Mapping[Property, str]] = {
    "advance": "why-advance",
    "run": "why-run",
    "kick": "why-kick",
    "touch": "why-touch",
    "drop": "why-drop",
}
_CALLS: Final[Mapping[Word, str]] = {
    "end": "why-end",
    "penalty": "why-penalty",
    "advantage": "why-advantage",
    "goal": "why-goal",
    "touch": "why-penalty-touch",
    "tap": "why-tap",
    "play": "why-play",
    "ground": "why-ground",
    "mark": "why-mark",
    "kick": "why-kick",
    "stop": "why-stop",
    "decline": "why-decline",
}


def why(view: View, answer: Any) -> Reason:
    """The reason for an answer."""
    match answer:
        case Play("maul"):
            return Reason("why-maul", {"metres": DRIVE})
        case Play("pick"):
            return Reason("why-pick", {"metres": DRIVE})
        case Play(_, cards, ending):
            assert ending is not None
            facts = {"cards": len(cards), "metres": sum(metres(answer, view.setup.options)), "left": view.left}
            if ending == "drop":
                facts["chance"] = _good(view.left - facts["metres"])
            return Reason(_ENDINGS[ending], facts)
        case Throw(dice):
            return Reason("why-one-die" if dice == 1 else "why-two-dice")
        case Tackle(card):
            return Reason("why-tackle", {"card": card})
        case Contest(card) | ClearOut(card):
            assert view.zone is not None
            key = "why-contest" if isinstance(answer, Contest) else "why-clear-out"
            return Reason(key, {"card": card, "chance": round(100 * faces_inside(view.zone) / 6)})
        case Call("goal"):
            return Reason("why-goal", {"left": view.left, "chance": _good(view.left)})
        case Call("touch") if view.frame and view.frame.situation != "penalty":
            return Reason("why-touch", {"cards": 0, "metres": 0, "left": view.left})
        case Call("kick"):
            return Reason("why-kick", {"cards": 0, "metres": 0, "left": view.left})
    assert isinstance(answer, Call)
    return Reason(_CALLS[answer.word], {"left": view.left})


def _good(left: int) -> int:
    """The chance of a shot at goal in percent, with the better number of dice."""
    return round(100 * dice_odds.goal(left))
