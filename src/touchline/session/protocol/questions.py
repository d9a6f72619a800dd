"""Questions: what is waited for, from whom, and every answer that may be given, grouped by how it is given.

An answer is its text in the notation of the game (`H8 5,0`, `movement phase`, `backs 9 10.run`). Groups that aim at a
hex give what stands before the hex and a board of hexes; all others give whole texts.
"""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Who

Board = str
"""A set of hexes: a hexadecimal number with one bit a hex, by the number of the hex."""


class Reason(Record, frozen=True):
    """Why something is not allowed."""

    rule: str
    said: Message


Kind = Literal["good", "open", "bad", "foul"]
"""Whose chance it is: good or bad for the side that decides, undecided, or a foul or miss of its own."""


class Chance(Record, frozen=True):
    """Something that may come of an answer, with its chance from 0 to 1."""

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
    """A call that cannot be made now, shown with its reason."""

    label: Message
    why: Reason
    key: str = ""


class Moves(Record, frozen=True, tag="moves"):
    """Where a player may go or be placed: the player is chosen, then the hex. The answer is `answer` and the hex.

    A carrier goes hex by hex. Where it may get to in all is `ahead`: such a hex is looked at like any other, and
    answered by the hexes of the path of that look, one after another, as long as the run goes on (`RunChoice`).
    """

    answer: str
    player: int
    board: Board
    mostly_legal: bool = False  # almost everything is allowed: mark what is not, light nothing
    ahead: Board = ""  # further hexes of a run


class Targets(Record, frozen=True, tag="targets"):
    """A call that is aimed: the call is chosen, then the hex. The answer is `answer` and the hex."""

    answer: str
    label: Message
    board: Board
    fact: Message | None = None
    key: str = ""
    rule: str = ""
    mostly_legal: bool = False


class OnePlayer(Record, frozen=True):
    """An answer that names a player."""

    player: int
    answer: str


class Players(Record, frozen=True, tag="players"):
    """Answers that name one player each: takers, challengers, whom to nutmeg, who collects the ball."""

    label: Message
    players: tuple[OnePlayer, ...]
    key: str = ""
    rule: str = ""
    rolls: bool = False  # dice follow at once


class OneCard(Record, frozen=True):
    """An answer that names a card; `card` is its number in the deck (Counter Attack) or on its face (French Flair)."""

    card: int
    answer: str


class Cards(Record, frozen=True, tag="cards"):
    """Answers that name one card each: of a draft, or of a hand, to be laid. Presenter-down cards have their place."""

    label: Message
    cards: tuple[OneCard, ...]
    face_down: bool = False
    rule: str = ""


class LineUps(Record, frozen=True, tag="line_ups"):
    """Eleven of these cards wear 1 to 11. The whole answer is `answer` and their numbers; `suggested` is a good one."""

    answer: str
    cards: tuple[int, ...]
    suggested: tuple[int, ...]


class OneSubstitution(Record, frozen=True):
    """A player leaves for a card of the bench."""

    player: int
    card: int
    answer: str


class Substitutions(Record, frozen=True, tag="substitutions"):
    """Who may leave for whom."""

    substitutions: tuple[OneSubstitution, ...]


class PlayRow(Record, frozen=True):
    """A play of French Flair: what it is, the metres that its cards make, and what its dice may do."""

    answer: str
    label: Message  # its name, as in «Forward chain, 7 runs»
    cards: tuple[int, ...]
    carries: tuple[Message, ...]  # what each card does: «9 +5», «7 runs»
    metres: tuple[int, int]  # at least and at most, as far as the ball is carried or kicked
    spots: tuple[int, ...]  # where the ball is after each card that carries for sure, in metres from home's goal line
    risk: Message | None  # the chance that goes wrong: knock-on with one die and with two
    expected: Message  # what it brings on average, if it is not tackled: by it the plays are sorted
    fact: Message | None  # what else is to be known: may be tackled on the way, wins the line-out back…
    rule: str


class Plays(Record, frozen=True, tag="plays"):
    """The plays on offer. They are found by looking at cards (`LookAtCards`), the best of each kind at none."""

    best: int  # how many a look at no cards finds
    count: int  # of all plays


class Throws(Record, frozen=True, tag="throws"):
    """One die or two, with what each may bring: the same outcomes in the same order, 0 for what cannot come.

    The answers are `dice 1` and `dice 2`; looking at one shows where the ball may land by either.
    """

    one: tuple[Chance, ...]
    two: tuple[Chance, ...]
    good: tuple[Chance, Chance]  # what is good for the thrower, added up: by one die and by two
    fact: Message | None = None
    needs: tuple[Need, ...] = ()


Group = Call | Unavailable | Moves | Targets | Players | Cards | LineUps | Substitutions | Plays | Throws


Arranges = Literal["", "place", "move", "pick"]


class Question(Record, frozen=True):
    """A question. `number` counts the requests of the match: an answer names the one that it answers."""

    number: int
    side: Who
    frame: str  # the step of the rules that asks, by the name of its class
    rule: str
    title: Message
    why: Message | None
    groups: tuple[Group, ...]  # none for those who are not asked
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
