"""The analysis of a match, as it is stored, sent and printed: statistics, the ledger of luck and play, moments.

Chances are home's, from 0 to 1 between equal sides, a draw counting half; a point is 0.01.
"""

from collections.abc import Mapping
from typing import Final, Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Side

FORMAT: Final = "touchline-analysis/1"

Label = str
"""A player or a card: H8 is home's 8, A15 away's 15."""


class Figure(Record, frozen=True, omit_defaults=True):
    """A figure; with `of`, so many out of how many."""

    n: float
    of: float | None = None


Figures = Mapping[str, Figure]
"""Figures by name, in the order in which they are shown."""


class Period(Record, frozen=True):
    """The figures of both sides over the match, or over one half."""

    home: Figures
    away: Figures
    half: int | None = None


class Shot(Record, frozen=True):
    """A shot: the answer that took it, where from, its chance of a goal, and what came of it.

    `x` runs to home's right over the length of the field and `y` down its width, both from 0 to 1, as home plays to the
    right in both halves.
    """

    n: int
    half: int
    minute: str
    time: Message
    side: Side
    player: Label
    kind: str
    x: float
    y: float
    chance: float
    end: Literal["goal", "saved", "blocked", "off"]


class Scored(Record, frozen=True):
    """Points or a goal: the answer that decided it, what it was, whose, and the player if he is known."""

    n: int
    half: int
    time: Message
    side: Side
    what: str
    player: Label


class Stretch(Record, frozen=True):
    """A stretch of the field in metres from home's goal line, and how many phases began there with each side's ball."""

    start: int
    end: int
    home: int
    away: int


class Statistics(Record, frozen=True):
    """What was counted: known at once."""

    match: Period
    halves: tuple[Period, ...]
    players: Mapping[Label, Figures]
    names: Mapping[Label, str]
    """The players' names, where they have any."""
    shots: tuple[Shot, ...] = ()
    territory: tuple[Stretch, ...] = ()
    scores: tuple[Scored, ...] = ()


class Luck(Record, frozen=True):
    """What dice and cards gave home; `kinds` splits the dice."""

    dice: float
    cards: float
    kinds: Mapping[str, float]


class Play(Record, frozen=True):
    """What each side gained for itself by its decisions, against `steady`."""

    home: float
    away: float


class Mark(Record, frozen=True, omit_defaults=True):
    """Something that happened in a moment: what, to which side, and to which player or card."""

    what: str
    side: Side | None = None
    player: Label = ""


class Moment(Record, frozen=True):
    """A decision with its dice, or a few of one possession that moved the match the same way."""

    first: int
    """Its first answer, and its last."""
    last: int
    key: int
    """The answer that moved the match most."""
    half: int
    minute: str
    time: Message
    sentence: Message
    """What the log says of it."""
    side: Side
    """The side it favoured."""
    ball: Side
    """The side with the ball as it began."""
    before: float
    after: float
    dice: float
    cards: float
    play: float
    """All three count for home: `before` and these add up to `after`."""
    players: tuple[Label, ...]
    """Those who took part, the player with the ball first."""
    marks: tuple[Mark, ...]
    """What happened, the most important first."""


class Mistake(Record, frozen=True):
    """A decision that `sharp` would have made better, as its side saw it; the chances are that side's."""

    n: int
    half: int
    minute: str
    time: Message
    side: Side
    answer: str
    better: str
    said: Message
    """The answer, as people call it, and the better one."""
    better_said: Message
    chance: float
    best: float
    players: tuple[Label, ...]


class Judged(Record, frozen=True):
    """What was found out about an answer: the value of the match after it, and whether it was a mistake."""

    value: float
    mistake: Mistake | None


class Verdict(Record, frozen=True):
    """The match in one sentence, and the figures behind it, the larger first."""

    headline: Message
    facts: tuple[Message, ...]


class Ledger(Record, frozen=True):
    """Where the result came from: `end` - `start` is luck + play of home - play of away."""

    judge: str
    """The version of the judge."""
    first: int
    """The answers before the first kick-off: the ledger starts after them."""
    start: float
    end: float
    luck: Luck
    play: Play
    error: float
    """The standard deviation of net play between equals."""
    moments: tuple[Moment, ...]
    """The turning points, in order of time."""
    mistakes: tuple[Mistake, ...]
    swings: Mapping[Label, float]
    """What luck and play gave each player's side where it took part."""
    verdict: Verdict | None
    chances: tuple[float, ...]
    """The value at `start` and after each answer from there, to four places."""


class Score(Record, frozen=True):
    """The result, as it stands."""

    home: int
    away: int
    winner: Side | None


class Analysis(Record, frozen=True):
    """The analysis of a match: the statistics, and the ledger once it is known."""

    game: str
    home: str
    away: str
    result: Score
    answers: int
    finished: bool
    statistics: Statistics
    ledger: Ledger | None = None
    format: str = FORMAT
