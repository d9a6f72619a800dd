"""The records of Counter Attack on the wire: its scene, its groups of answers and its previews."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.session.protocol.messages import MOST_ANSWERS
from touchline.session.protocol.previews import AnswerPreview, NotAllowed
from touchline.session.protocol.questions import (
    LONGEST_ANSWER,
    Board,
    Call,
    Cards,
    Kind,
    Reason,
    Targets,
    Unavailable,
)

# The setup form


class StartToken(Record, frozen=True):
    """A player at the start of a quick scenario."""

    side: Side
    hex: int
    keeper: bool


class QuickStart(Record, frozen=True):
    """A quick scenario or the beginners' match: its fields of the form, its start, and how equal coaches fare."""

    name: str
    setup: dict[str, Any]
    minutes: int  # of halves of 45; with another clock in proportion
    score: tuple[int, int]
    won: int  # by home, of all matches measured
    drawn: int
    lost: int
    tokens: tuple[StartToken, ...]
    ball: int


class SetupForm(Record, frozen=True, tag="counter-attack"):
    """What may be settled: `formations` of each side and a `variant`, which are values of the set-up's own fields.

    Further fields are `beginner` (a switch), `deck` (the id of an uploaded one) and `draft` (a switch): whether people
    draft their squads on the board, or have them drafted.
    """

    formations: tuple[str, ...]
    variants: tuple[str, ...]
    quick_starts: tuple[QuickStart, ...]


# The scene

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
    """The Movement Phase: its current step, the moves made, and the moves allowed per step."""

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


class Flight(Record, frozen=True):
    """A ball on its way: a pass or shot that was called, and is answered or decided by dice."""

    player: int  # who played it
    start: int
    target: int
    path: tuple[int, ...]  # up to the target; in the air only that
    shot: bool
    lofted: bool
    zone: Board  # from where players go up for it
    accuracy: float | None  # the chance that it comes down there, if a die decides it


class Scene(Record, frozen=True, tag="counter-attack"):
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
    flight: Flight | None
    steps: Steps | None
    placing: Placing | None
    drafting: Drafting | None
    quick_start: str = ""  # the quick scenario that is played, if it is one


# Groups of answers


class Moves(Record, frozen=True, tag="moves"):
    """Where a player may go or be placed: the player is chosen, then the hex. The answer is `answer` and the hex.

    A carrier goes hex by hex. Where it may get to in all is `ahead`: such a hex is previewed like any other, and
    answered by the hexes of the path of its preview, one after another, as long as the run goes on (`RunChoice`).
    """

    answer: str
    player: int
    board: Board
    mostly_legal: bool = False  # almost everything is allowed: mark what is not, light nothing
    ahead: Board = ""  # further hexes of a run


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


Group = Call | Unavailable | Cards | Moves | Targets | Players | LineUps | Substitutions
"""The ways to answer a question of Counter Attack."""


# Previews


class ReachPreview(Record, frozen=True, tag="reach"):
    """Which of the lit hexes of a group are dangerous? `answer` is that of the group."""

    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


MOST_PLACED: Final = 22


class Plan(Record, frozen=True):
    """A routine as a browser keeps it: who takes the set piece, who goes where, and the call to whom."""

    name: Annotated[str, Meta(max_length=20)]
    taker: int
    receiver: int | None  # None: a shot
    call: Annotated[str, Meta(max_length=20)]
    places: Annotated[tuple[tuple[int, int], ...], Meta(max_length=MOST_PLACED)]


class TurnPreview(Record, frozen=True, tag="turn"):
    """How would a turn stand after these answers, and may it end so? The last of them may change one before it."""

    answers: Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_ANSWER)], ...], Meta(max_length=MOST_ANSWERS)]


class RoutinesPreview(Record, frozen=True, tag="routines"):
    """Which routines are there for a set piece, and how does the one stand that is followed?"""

    plan: Plan | None = None


class Counted(Record, frozen=True):
    """An attribute that counts in a roll: whose, which, and what it adds to the die with all that changes it."""

    player: int
    attribute: str
    adds: int


class Roller(Record, frozen=True):
    """A player who may roll on the way of an answer: where, for what, the needed face, and the chance.

    Of two who roll against each other the first is named; the attributes of both count.
    """

    player: int
    hex: int
    chance: float
    what: Message
    needed: Message | None  # if it has a short wording
    ends: Message | None  # the faces that end the matter there, and how
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


class Guard(Record, frozen=True):
    """How a goalkeeper meets a shot, once it has taken its free step: from where, how far it dives, and in words."""

    player: int
    hex: int
    reach: Board  # the hexes it may dive to
    save_hex: int | None  # where it meets the ball
    penalty: int  # what diving there costs, below 0
    may: tuple[Message, ...]  # step, dive, and what a save leads to
    rule: str


class HexNote(Record, frozen=True):
    """A lit hex with a chance: bad, of losing the ball; good, of winning it or of a goal."""

    hex: int
    chance: float
    kind: Kind


class AnswerOutcome(Record, frozen=True, tag="outcome"):
    """The consequences of an answer: the path of the player or ball, the rollers, and the outcomes.

    The outcomes are those of the question itself: a chance ends where the ball runs loose, and rebounds are not
    counted. They add up to 1, or are none where no dice come of it. `good` is the chance that the answer does what it
    is meant to: the pass arrives, the ball is kept, the shot scores.
    """

    path: tuple[int, ...]
    rollers: tuple[Roller, ...]
    shut_out: tuple[int, ...]  # defenders near the path that may not roll
    outcomes: tuple[Outcome, ...]  # the good ones first, then open, bad and foul
    throws: tuple[int, ...]  # of two dice: the place of the outcome of each throw, -1 if it is rolled again
    good: float | None
    rules: tuple[str, ...]
    title: Message | None = None  # what it is, where there is more to say than the name of the call
    about: Message | None = None
    flight: Flight | None = None  # of the shot that it leads to
    guard: Guard | None = None  # of a shot
    goals: tuple[HexNote, ...] = ()  # the other side's chance at each hex of the goal that it may aim at
    behind: Board = ""  # from where a tackle would come from behind


class ReachNotes(Record, frozen=True, tag="reach_notes"):
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


class PlannedPlace(Record, frozen=True):
    """A player that a routine places, and in which of the side's turns."""

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


About = AnswerPreview | ReachPreview | TurnPreview | RoutinesPreview
"""What a preview may be about."""
PreviewResult = AnswerOutcome | ReachNotes | WholeTurn | Routines | NotAllowed
