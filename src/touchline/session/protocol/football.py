"""What is drawn of a match of Counter Attack, and what is seen when an answer is looked at."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.session.protocol.questions import Board, Group, Kind, Reason

Mark = Literal["moved", "booked", "injured", "stunned", "jumped", "offside", "sent_off", "named"]
Restart = Literal["kick_off", "throw_in", "corner", "goal_kick", "free_kick", "penalty"]


class PlayerCard(Record, frozen=True):
    """A card of the deck: attributes as printed, in the order of the deck's columns."""

    card: int
    name: str
    country: str
    keeper: bool
    attributes: dict[str, int]


class Token(Record, frozen=True):
    """A player of the match, 0 to 21: home's shirts 1 to 11, then away's. `hex` is None off the pitch."""

    player: int
    side: Side
    shirt: int
    card: int
    name: str
    country: str
    keeper: bool
    hex: int | None
    attributes: dict[str, int]  # as they are now
    marks: tuple[Mark, ...]


class Steps(Record, frozen=True):
    """The Movement Phase: which of its steps, how many have moved in it, how many may in each."""

    step: int
    moved: int
    limits: tuple[int, int, int]


class Turn(Record, frozen=True):
    """A turn of placing players for a set piece or kick-off."""

    side: Side
    places: int
    left: int
    now: bool


class FormationPicture(Record, frozen=True):
    """A formation that may be chosen: the answer that chooses it, and where the side's players would stand."""

    name: str
    answer: str
    hexes: tuple[int, ...]


class Placing(Record, frozen=True):
    """A set piece that is being prepared: its turns in order, and what is forbidden to the side that places."""

    restart: Restart
    turns: tuple[Turn, ...]
    forbidden: Board
    rule: str
    formations: tuple[FormationPicture, ...] = ()
    formation: str = ""  # in which the side to move stands


class Drafting(Record, frozen=True):
    """A draft: what lies face up, and the squads so far."""

    face_up: tuple[PlayerCard, ...]
    home: tuple[PlayerCard, ...]
    away: tuple[PlayerCard, ...]


class Football(Record, frozen=True, tag="counter-attack"):
    """A match of Counter Attack as it is drawn."""

    home: str
    away: str
    score: tuple[int, int]
    shoot_out: tuple[int, int] | None
    half: int
    time: Message  # «1st half · 31 of 45»
    minute: int
    attack: Side
    right: Side  # who attacks towards the right
    edition: str
    referee: str
    leniency: int
    tokens: tuple[Token, ...]
    bench: tuple[tuple[PlayerCard, ...], tuple[PlayerCard, ...]]
    ball: int | None  # the hex it lies on
    carrier: int | None
    steps: Steps | None
    placing: Placing | None
    drafting: Drafting | None


class Counted(Record, frozen=True):
    """An attribute that counts in a roll: whose, which, and what it adds to the die with all that changes it."""

    player: int
    attribute: str
    adds: int


class Roller(Record, frozen=True):
    """Somebody who may roll on the way of an answer: where, for what, what is needed, and the chance to succeed.

    Of two who roll against each other the first is named; the attributes of both count.
    """

    player: int
    hex: int
    chance: float
    what: Message
    needed: Message | None  # where that is told in a few words
    counted: tuple[Counted, ...]
    rule: str


class Outcome(Record, frozen=True):
    """An end of the matter that is decided, with its chance: what it is to the side that decides, and what follows."""

    word: Message  # one or two words, for a bar or a button
    said: Message
    detail: Message | None
    kind: Kind
    chance: float
    player: int | None  # whose doing it is
    board: Board  # where a player may be put then


class FootballLook(Record, frozen=True, tag="football"):
    """What an answer would lead to: the way of the player or ball, who may roll, and how it may end.

    The outcomes are those of the question itself: a chance ends where the ball runs loose, and rebounds are not
    counted. They add up to 1, or are none where no dice come of it. `good` is the chance that the answer does what it
    is meant to: the pass arrives, the ball is kept, the shot scores.
    """

    path: tuple[int, ...]
    rollers: tuple[Roller, ...]
    shut_out: tuple[int, ...]  # defenders near the path that may not roll
    save_hex: int | None
    outcomes: tuple[Outcome, ...]  # the good ones first, then open, bad and foul
    throws: tuple[int, ...]  # of two dice: the place of the outcome of each throw, -1 if it is rolled again
    good: float | None
    rules: tuple[str, ...]


class HexNote(Record, frozen=True):
    """A lit hex with a chance: bad, of losing the ball; good, of winning it or of a goal."""

    hex: int
    chance: float
    kind: Kind


class ReachLook(Record, frozen=True, tag="reach"):
    """The lit hexes of a player or an aim where dice decide something."""

    notes: tuple[HexNote, ...]


class WholeTurn(Record, frozen=True, tag="whole_turn"):
    """A turn of several answers as it would stand after some of them."""

    answers: tuple[str, ...]  # in an order that the rules accept
    hexes: tuple[tuple[int, int], ...]  # the players that would stand elsewhere, each with its hex
    groups: tuple[Group, ...]  # what may be answered then; who was moved may be moved again
    ends: tuple[str, ...]  # what is to be answered last, if it ends there
    complete: bool  # it may end there
    why: Reason | None  # why not


MOST_PLACED: Final = 22


class Plan(Record, frozen=True):
    """A routine as a browser keeps it: who takes the set piece, who goes where, and the call to whom."""

    name: Annotated[str, Meta(max_length=20)]
    taker: int
    receiver: int | None  # None: a shot
    call: Annotated[str, Meta(max_length=20)]
    places: Annotated[tuple[tuple[int, int], ...], Meta(max_length=MOST_PLACED)]


class PlannedPlace(Record, frozen=True):
    """A player that a routine places, in which of the side's turns."""

    player: int
    hex: int
    turn: int


class Routine(Record, frozen=True):
    """A ready-made routine: its picture, its line, its figure as all stand, and the turn that is due filled in."""

    label: Message
    does: Message
    chance: float  # that the ball arrives, or that the shot scores
    scores: bool  # a shot
    places: tuple[PlannedPlace, ...]
    taker: int
    path: tuple[int, ...]  # of the ball, from its hex on
    lofted: bool
    answers: tuple[str, ...]  # of the turn that is due
    remarks: tuple[Message, ...]  # what the other side has upset
    plan: Plan


class Routines(Record, frozen=True, tag="routines"):
    """The routines of a set piece, and the one that is followed, as far as it can still be played."""

    routines: tuple[Routine, ...]
    followed: Routine | None


class NotAllowed(Record, frozen=True, tag="not_allowed"):
    """Why what was looked at may not be answered."""

    why: Reason
