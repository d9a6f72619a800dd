"""The bodies of the HTTP API."""

from typing import Any, Literal

from msgspec import field

from touchline.i18n.message import Language
from touchline.kernel import Record, Side
from touchline.session.protocol.games import MatchRules
from touchline.session.protocol.messages import Ending, Origin, Seat


class SeatRequest(Record, frozen=True):
    """The player wanted for a side."""

    who: Literal["screen", "invited", "computer"]
    coach: str | None = None


class RoomRequest(Record, frozen=True):
    """A match to create: the game, its seats, and the fields of its setup form as plain data (see docs/formats.md)."""

    game: str
    home: SeatRequest
    away: SeatRequest
    setup: dict[str, Any] = field(default_factory=dict)
    hints: bool | None = None  # for all or nobody; by default, unless the opponent is a person elsewhere


class OldRoomRequest(RoomRequest, frozen=True):
    """A request from before squads and decks were fields of the setup form."""

    squads: Literal["quick", "draft"] = "quick"
    deck: str | None = None

    def today(self) -> RoomRequest:
        """The same request in today's fields."""
        moved: dict[str, Any] = {} if self.squads == "quick" else {"draft": True}
        if self.deck is not None:
            moved["deck"] = self.deck
        return RoomRequest(self.game, self.home, self.away, {**self.setup, **moved}, self.hints)


class RoomMade(Record, frozen=True):
    """A new room: its public id and the secret tokens of its seats, which are shown once, to its creator only."""

    room: str
    token: str  # for the creator: plays the sides of `screen`, or watches if there are none
    invitations: dict[Side, str]  # a token for each invited side
    watch: str


class PlayedFor(Record, frozen=True):
    """The fixture of a competition that is played in a room."""

    competition: str
    name: str
    fixture: str


class RoomStatus(Record, frozen=True):
    """A room in a list, as the holder of a token sees it."""

    room: str
    game: str
    home: str
    away: str
    score: tuple[int, int]
    sides: tuple[Side, ...]
    seats: tuple[Seat, ...]
    half: int
    your_move: bool
    ending: Ending | None
    entries: int
    played_at: str  # ISO 8601
    rules: MatchRules
    people: dict[Side, str]  # who is known by a name
    played_for: PlayedFor | None = None  # None outside competitions
    origin: Origin | None = None  # the moment of another match from which it goes on
    lesson: str = ""  # the lesson that it is, if it is one


class LessonRequest(Record, frozen=True):
    """A lesson to begin, or one of its exercises beside the match of a room."""

    lesson: str  # the game, for its guided first match
    exercise: str = ""
    room: str = ""


class StatusRequest(Record, frozen=True):
    """A request for the rooms of these tokens."""

    tokens: tuple[str, ...]


class DeckMade(Record, frozen=True):
    """An uploaded deck: its id and the number of its cards of each kind."""

    deck: str
    cards: dict[str, int]


class RuleText(Record, frozen=True):
    """A rule of a catalogue in words, and the chapter of the rulebook that tells it."""

    id: str
    game: str
    chapter: str  # its name; empty if the game has no chapters
    text: str
    editions: tuple[str, ...]
    language: Language


class Problem(Record, frozen=True):
    """An error: its name, what is wrong, and what would be right."""

    error: str
    reason: str
    field: str = ""
