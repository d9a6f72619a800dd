"""The bodies of the HTTP API."""

from typing import Any, Literal

from msgspec import field

from touchline.i18n.message import Language
from touchline.kernel import Record, Side
from touchline.session.protocol.messages import Ending, Seat


class SeatWish(Record, frozen=True):
    """Who is to sit on a side."""

    who: Literal["screen", "invited", "computer"]
    coach: str | None = None


class RoomWish(Record, frozen=True):
    """A match to be made: the game, its set-up as plain data (see docs/formats.md), how squads come, and the seats."""

    game: str
    home: SeatWish
    away: SeatWish
    setup: dict[str, Any] = field(default_factory=dict)
    squads: Literal["quick", "draft"] = "quick"
    deck: str | None = None  # of an uploaded deck
    hints: bool | None = None  # for all or nobody; by default for those who play no other person far away


class RoomMade(Record, frozen=True):
    """A new room: its public id, and the secret tokens of its seats. A token is shown once, and to its maker only."""

    room: str
    token: str  # of the creator: plays every side of `screen`, or watches if there is none
    invitations: dict[Side, str]  # a token for each invited side
    watch: str


class RoomStatus(Record, frozen=True):
    """A room as a token sees it in a list."""

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


class StatusWish(Record, frozen=True):
    """The rooms of these tokens are asked for."""

    tokens: tuple[str, ...]


class DeckMade(Record, frozen=True):
    """An uploaded deck."""

    deck: str
    outfielders: int
    goalkeepers: int
    referees: int


class RuleText(Record, frozen=True):
    """A rule of a catalogue."""

    id: str
    game: str
    chapter: str
    text: str
    editions: tuple[str, ...]
    language: Language


class Problem(Record, frozen=True):
    """An error: its name, what was wrong, and what would be right."""

    error: str
    reason: str
    field: str = ""
