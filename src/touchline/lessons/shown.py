"""A lesson as its learner sees it, and what the learner tells of it."""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record

Did = Literal["saw", "skip", "leave", "recall", "aside"]
"""What a learner does: sees something on the screen, skips a step, leaves, comes back, takes an exercise."""


class LessonGroup(Record, frozen=True):
    """Steps of a lesson about one thing."""

    name: str
    steps: tuple[str, ...]


class LessonCard(Record, frozen=True):
    """A card that was shown, filled in as the match stood then."""

    step: str
    said: Message  # with a `title` and, of a step, a `task`
    tasks: tuple[bool, ...]  # whether each is done
    acted: bool = False  # the learner's own answer has done it
    confirms: bool = False  # a press of its button does it


class LessonShown(Record, frozen=True):
    """A lesson as its learner sees it."""

    lesson: str
    groups: tuple[LessonGroup, ...]
    seen: tuple[str, ...]  # the steps that are behind the learner
    cards: tuple[LessonCard, ...]  # in the order in which they were shown
    current: str  # the step whose card is open, if one is
    remark: Message | None  # on what has just happened
    aside: bool  # whether the remark is a card of its own, with a `title`
    waits: tuple[str, ...]  # what the screen is to tell, such as `chosen`
    suggestion: str  # an answer
    exercise: str  # that is offered
    folded: bool  # squads, log and dice
    over: bool
    left: bool
    room: str = ""  # of an exercise, the match that it was set up beside
