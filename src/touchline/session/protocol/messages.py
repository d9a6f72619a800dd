"""The messages between a session and a page, version 2.

The browser sends `Hello` with the token of its seat and the last entry it has. The server replies `Welcome` with the
match as that seat may see it, then sends `Advanced` for the entries that follow. An entry is a stored answer with its
events; entries are numbered from 1. Every other message of the browser carries an id, which comes back in `Advanced`,
`Done`, `Previewed`, `Recalled`, `Hinted`, `Pong` or `Refused`. A scene after the welcome is a change to the one before.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw

from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.i18n.line import Line
from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.lessons.shown import Did, LessonShown
from touchline.session.protocol.previews import PreviewRecord
from touchline.session.protocol.questions import LONGEST_ANSWER, Advice, Question
from touchline.session.protocol.scenes import SceneRecord

PROTOCOL: Final = 2
MOST_ANSWERS: Final = 40
"""Answers of one turn, more than any has."""
MOST_ORDERS: Final = 32
"""Standing orders in one message, more than any game has."""


# From the browser


class Hello(Record, frozen=True, tag="hello"):
    """The first message. `seen` is the number of the last entry that was received, 0 for none.

    `number` is that of the last request that was known, 0 for none: if answers have been taken back since, every entry
    is sent again, from 1.
    """

    protocol: int
    token: str
    seen: int = 0
    number: int = 0
    secret: str = ""  # of the browser's own making: if the token is an invitation, it opens the seat from now on
    watch: bool = False  # whether to watch instead of taking the seat, which may be somebody else's by now


class Answer(Record, frozen=True, tag="answer"):
    """An answer to the request of a number, as text. The same id sent again counts once."""

    id: str
    number: int
    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class Answers(Record, frozen=True, tag="answers"):
    """The answers of a whole turn to the request with this number and the ones after it: all count, or none."""

    id: str
    number: int
    answers: Annotated[
        tuple[Annotated[str, Meta(max_length=LONGEST_ANSWER)], ...], Meta(min_length=1, max_length=MOST_ANSWERS)
    ]


class Arrange(Record, frozen=True, tag="arrange"):
    """Let the computer answer for this side, until something else is asked."""

    id: str
    number: int


class TakeBack(Record, frozen=True, tag="take_back"):
    """Take the last answer back, where that is allowed."""

    id: str
    number: int


class Orders(Record, frozen=True, tag="orders"):
    """Standing orders of this seat from now on: the questions they name are answered without asking.

    Those named in `once` are asked the next time all the same.
    """

    id: str
    orders: Annotated[tuple[str, ...], Meta(max_length=MOST_ORDERS)]
    once: Annotated[tuple[str, ...], Meta(max_length=MOST_ORDERS)] = ()


class Resign(Record, frozen=True, tag="resign"):
    """Give the match up."""

    id: str
    side: Side


class Learn(Record, frozen=True, tag="learn"):
    """What the learner of a lesson did that is no answer; `what` names what was seen, or the exercise."""

    id: str
    did: Did
    what: Annotated[str, Meta(max_length=LONGEST_ANSWER)] = ""


class Rematch(Record, frozen=True, tag="rematch"):
    """Ask for another match with the sides changed, or agree to it."""

    id: str


class Preview(Record, frozen=True, tag="preview"):
    """A preview of something before it is answered. Each game declares what it may be about (`AnswerPreview`…)."""

    id: str
    number: int
    about: Raw


class Recall(Record, frozen=True, tag="recall"):
    """Show the match as it was after an entry, as this seat could see it then; 0 for the start."""

    id: str
    entry: int


class Hint(Record, frozen=True, tag="hint"):
    """What would a strong coach answer? The match must allow hints."""

    id: str
    number: int


class MoveNow(Record, frozen=True, tag="move_now"):
    """Make the computer that is thinking about this request answer at once."""

    id: str
    number: int


class Invite(Record, frozen=True, tag="invite"):
    """Request a link to hand on: to a vacant side, for which earlier ones stop working, or to watch (None)."""

    id: str
    side: Side | None


class HandBack(Record, frozen=True, tag="hand_back"):
    """Give up a seat that was taken by an invitation, so that another person may be invited to it."""

    id: str


class Ping(Record, frozen=True, tag="ping"):
    """A check of the connection. The server replies at once, after everything sent before."""

    id: str


FromBrowser = (
    Hello | Answer | Answers | Arrange | TakeBack | Orders | Resign | Learn | Rematch | Preview | Recall | Hint
    | MoveNow | Invite | HandBack | Ping
)  # fmt: skip

# From the server

Who = Literal["screen", "invited", "computer"]


class Seat(Record, frozen=True):
    """The player of a side: a person at the creator's screen, an invited person, or a coach by name."""

    side: Side
    who: Who
    coach: str | None
    present: bool  # whether a browser is connected for it (a computer always is)
    open: int = 0  # how many are
    since: float | None = None  # when the first of them came, in seconds since 1970
    vacant: bool = False  # whether an invited person has yet to take it
    away: float | None = None  # how many seconds ago the last of them left, if that is known


class EventRecord(Record, frozen=True):
    """The fields that every event has. The rest depends on its type; each game's events are generated too."""

    type: str
    rule: str


class EventMessage(Record, frozen=True):
    """An event, with its sentence in the log."""

    event: Annotated[Any, EventRecord]
    message: Message | None  # None if the board shows it anyway
    highlight: bool = False  # a match is remembered for it, such as a score
    path: tuple[int, ...] | None = None  # the places of the board that it leads over, without the first
    score: tuple[int, int] | None = None  # after it, if it changed
    line: int = 0  # the line of the log that it is a step of; 0 for none


class Entry(Record, frozen=True):
    """An entry of the match: its number, who answered (or chance), the minute, and what happened.

    Its lines are those of the log that it begins or goes on with.
    """

    entry: int
    by: Literal["home", "away", "clock", "chance"]
    time: Message
    events: tuple[EventMessage, ...]
    lines: tuple[Line, ...] = ()
    ordered: bool = False  # nobody was asked: there was no choice, or a standing order covers it


class Clocks(Record, frozen=True):
    """The clock of the half and the sand timer in seconds, and whether they run now."""

    half: float | None
    of: float | None
    runs: bool
    sand: float | None


class Ending(Record, frozen=True):
    """The end of a match. A side that resigned lost, regardless of the score."""

    home: int
    away: int
    winner: Side | None
    resigned: Side | None


class Origin(Record, frozen=True):
    """The moment of another match from which a match goes on."""

    home: str
    away: str
    time: Message
    entry: int
    room: str = ""  # empty if it came from a record file


class Change(Record, frozen=True, tag="change"):
    """What is drawn, as it differs from the scene before: whole fields, and single items of lists by their place."""

    fields: dict[str, Any]
    items: dict[str, tuple[tuple[int, Any], ...]]


class StandingOrders(Record, frozen=True):
    """The questions that a side leaves to the session, and those of them that it is asked once all the same."""

    orders: tuple[str, ...]
    once: tuple[str, ...] = ()


class Snapshot(Record, frozen=True):
    """The match now, as the side `perspective` sees it: scene, question, what may be taken back."""

    scene: Annotated[Any, SceneRecord] | Change  # whole in a welcome; then what changed since the message before
    question: Question | None  # None when the match is over, and in a step that dice or draws follow
    perspective: Side | None  # None: a watcher's
    thinking: bool  # a computer is thinking
    back: bool  # the last answer may be taken back
    no_back: Message | None  # why it may not
    clocks: Clocks | None
    win_draw_loss: WinDrawLoss | None  # None when the match is over, and in a step that dice or draws follow
    ending: Ending | None
    rematch: tuple[Side, ...]  # who asks for another match
    orders: StandingOrders | None = None  # of the seat; None if it never gave any
    lesson: LessonShown | None = None  # of the learner, where the match is a lesson


class Welcome(Record, frozen=True, tag="welcome"):
    """The match as a seat sees it. `sides` are the sides that the seat plays: none, one or both."""

    protocol: int
    room: str
    game: str
    sides: tuple[Side, ...]
    hidden_information: bool  # whether a side holds what the other may not see
    hints: bool  # whether this seat may ask for hints
    can_stop: bool  # whether it may have a computer that thinks move at once
    seats: tuple[Seat, ...]
    watching: int  # how many browsers watch
    host: bool  # whether this seat may invite
    token: str  # that opens this seat from now on: the secret, if an invitation was accepted for it
    entries: tuple[Entry, ...]  # those after `seen`, or the latest of them if they are many
    last: int  # the number of the last entry
    snapshot: Snapshot
    orders: tuple[str, ...] = ()  # the standing orders that this seat may give
    notice: Message | None = None  # what everybody here should know, such as that a rule was corrected since


class Step(Record, frozen=True):
    """An entry, with the match after it."""

    entry: Entry
    snapshot: Snapshot


class Advanced(Record, frozen=True, tag="advanced"):
    """The entries of one answer, in order; the last with the current question."""

    steps: tuple[Step, ...]
    answered: str = ""  # the id of the message that it answers, if that came from this seat


class Rewound(Record, frozen=True, tag="rewound"):
    """Answers were taken back: the entries after `last` never were."""

    last: int
    snapshot: Snapshot


class Changed(Record, frozen=True, tag="changed"):
    """The match is unchanged, but something around it changed: who is there, a clock, an offer of a rematch."""

    seats: tuple[Seat, ...]
    watching: int
    snapshot: Snapshot


class People(Record, frozen=True, tag="people"):
    """A change of the people present, and nothing else."""

    seats: tuple[Seat, ...]
    watching: int


class Invited(Record, frozen=True, tag="invited"):
    """The token of a link to hand on: to a side, or to watch (None)."""

    id: str
    side: Side | None
    token: str


class NextRoom(Record, frozen=True, tag="next_room"):
    """The rematch is on: the token of this seat in the new room."""

    room: str
    token: str


class Done(Record, frozen=True, tag="done"):
    """The message of an id was stored; `last` is the number of the last entry it led to."""

    id: str
    last: int


class Previewed(Record, frozen=True, tag="previewed"):
    """The reply to a preview."""

    id: str
    preview: Annotated[Any, PreviewRecord]


class Recalled(Record, frozen=True, tag="recalled"):
    """The scene after an entry."""

    id: str
    entry: int
    scene: Annotated[Any, SceneRecord]


class Hinted(Record, frozen=True, tag="hinted"):
    """The reply to a request for a hint."""

    id: str
    advice: Advice


class Pong(Record, frozen=True, tag="pong"):
    """The reply to a ping."""

    id: str


Refusal = Literal[
    "bad_message", "protocol", "no_seat", "too_large", "too_fast", "not_your_turn", "too_late", "not_offered",
    "no_take_back", "over", "watching", "no_hints", "busy", "not_yours", "too_many_rooms",
]  # fmt: skip


class Refused(Record, frozen=True, tag="refused"):
    """The message of an id was refused, by name, and changed nothing; `id` is empty if the message had none."""

    id: str
    error: Refusal
    said: Message
    rule: str = ""
    detail: str = ""  # the request and the value received, for programmers


FromServer = (
    Welcome | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Previewed | Recalled | Hinted | Pong
    | Refused
)  # fmt: skip
