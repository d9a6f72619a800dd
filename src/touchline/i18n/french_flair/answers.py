"""Answers as people call them: «12 runs», «Forward chain: 4 +5 and 7 runs», «Kick for touch»."""

from typing import Any

from touchline.french_flair import Call, ClearOut, Contest, Play, Tackle, Throw, View
from touchline.i18n.french_flair.plays import carries, kind, name
from touchline.i18n.french_flair.questions import call
from touchline.i18n.message import Message
from touchline.kernel import Choose


def answered(answer: Any, view: View, request: Choose) -> Message:
    """An answer of a side."""
    match answer:
        case Play(kind="single"):
            return name(answer)
        case Play():
            return Message("idea-aim", {"call": kind(answer), "to": carries(answer, view.setup.options)})
        case Tackle(card=card):
            return Message("lay-with", {"to": "tackle", "card": card})
        case Contest(card=card):
            return Message("lay-with", {"to": "contest", "card": card})
        case ClearOut(card=card):
            return Message("lay-with", {"to": "clear", "card": card})
        case Throw(dice=dice):
            return Message("throw-one" if dice == 1 else "throw-two")
        case Call(word=word):
            return call(word, view, request).label
    return Message("review-other-answer")
