"""A line of the match log: one action, as a fan tells it."""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Side

Tag = Literal["chance", "duel", "card"]
"""What a line is about: a shot or another chance to score; two against each other; a referee’s card or an injury."""
Weight = Literal["minor", "plain", "bold", "great"]
"""How much a line matters: a run away from the ball, any action, a duel or a card, a score or the end of a half."""


class Die(Record, frozen=True):
    """A die, and the side that threw it."""

    side: Side
    face: int


class Line(Record, frozen=True):
    """One action in one sentence, as it stands after an entry.

    Several entries may tell a line of one number: the latest wins. Minor lines after a line, up to the number that it
    `covers`, are then left out.
    """

    number: int  # lines are numbered from 1, in the order in which their actions began
    first: int  # the entry with which the action began
    time: Message  # the minute or phase then
    side: Side | None  # whose action it is
    attack: Side | None  # who had the ball when it began
    score: tuple[int, int]  # after it
    sentence: Message
    figures: Message | None = None  # dice and totals
    dice: tuple[Die, ...] = ()
    tags: tuple[Tag, ...] = ()
    weight: Weight = "plain"
    covers: int = 0  # the number of the last minor line that it sums up
