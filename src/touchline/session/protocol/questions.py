"""Questions: what a match waits for, from whom, and every legal answer, grouped by how it is given.

An answer is its text in the notation of the game (`H8 5,0`, `movement phase`, `backs 9 10.run`). The groups here give
whole texts; those of a game's own are in its presenter.
"""

from typing import Annotated, Any, Final, Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Who

LONGEST_ANSWER: Final = 200
"""Letters of an answer as text. The longest that any match has, a line-up, is half as long."""


Board = str
"""A set of places of a board: a hexadecimal number with one bit a place, by its number."""


class Reason(Record, frozen=True):
    """The reason something is not allowed."""

    rule: str
    said: Message


Kind = Literal["good", "open", "bad", "foul"]
"""Whose chance it is: good or bad for the side that decides, undecided, or its own foul or miss."""


class Chance(Record, frozen=True):
    """A possible outcome of an answer, with its chance from 0 to 1."""

    said: Message
    chance: float
    kind: Kind = "good"


class Need(Record, frozen=True):
    """What dice must show, or what they bring, and the rule that says so."""

    said: Message
    rule: str


class Call(Record, frozen=True, tag="call"):
    """An answer by a button. `fact` is the line below the label: a range, a chance, what is lost."""

    answer: str
    label: Message
    fact: Message | None = None
    key: str = ""  # the letter that gives it on a keyboard
    rule: str = ""
    primary: bool = False  # the one to be drawn as the usual way on
    rolls: bool = False  # dice follow at once


class Unavailable(Record, frozen=True, tag="unavailable"):
    """A call that is not available now, shown with the reason."""

    label: Message
    why: Reason
    key: str = ""


class Targets(Record, frozen=True, tag="targets"):
    """A call that is aimed: the call is chosen, then the place. The whole answer is `answer` and the place."""

    answer: str
    label: Message
    board: Board
    fact: Message | None = None
    key: str = ""
    rule: str = ""
    mostly_legal: bool = False  # almost everything is allowed: mark what is not, light nothing


class OneCard(Record, frozen=True):
    """An answer that names a card by its number."""

    card: int
    answer: str


class Cards(Record, frozen=True, tag="cards"):
    """Answers that name one card each. Face-down cards have their place instead of a number."""

    label: Message
    cards: tuple[OneCard, ...]
    face_down: bool = False
    rule: str = ""


Group = Call | Unavailable | Targets | Cards
"""Ways to answer that every game may offer; a game adds its own."""


Arranges = Literal["", "place", "move", "pick"]


class Question(Record, frozen=True):
    """A question. `number` counts the requests of the match: an answer names the one that it answers."""

    number: int
    side: Who
    frame: str  # the step of the rules that asks, by the name of its class
    rule: str
    title: Message
    why: Message | None
    groups: tuple[Annotated[Any, Group], ...]  # with those of the game; none for the other side and watchers
    whole_turn: bool = False  # several answers make one turn: they are collected and given together
    routines: bool = False  # there are routines to look at
    arranges: Arranges = ""  # what the computer may do for the side to move, if it may
    remarks: tuple[Message, ...] = ()  # what else bears on the decision


class RankedAnswer(Record, frozen=True):
    """An answer as a coach sees it."""

    answer: str
    value: float  # how likely the side is to win after it, a draw counting half
    why: Message


class Advice(Record, frozen=True, tag="advice"):
    """A hint: what a coach would answer, the best first."""

    answers: tuple[RankedAnswer, ...]
