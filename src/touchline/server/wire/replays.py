"""The bodies of replays: what is told of a match, its scenes in parts, and matches that go on from a moment."""

from typing import Annotated, Any

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.session.protocol.messages import Change, Ending, Entry, Origin, Seat
from touchline.session.protocol.scenes import SceneRecord


class ReplayInfo(Record, frozen=True):
    """A match to be looked at again, without its scenes."""

    replay: str  # by which the rest is asked for
    room: str  # empty if it was read from a file
    game: str
    home: str
    away: str
    edition: str  # empty if the game has none
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]  # those of the viewer
    hidden_information: bool
    perspective: Side | None  # whose hand is shown; None: only what both sides may see
    perspectives: tuple[Side, ...]  # that the viewer may choose
    played_at: str  # ISO 8601; empty if that is not known
    ending: Ending | None
    complete: bool  # whether it is over, or goes on no longer
    origin: Origin | None
    notice: Message | None
    part: int  # how many entries a part of its scenes covers
    progress: tuple[float, ...]  # the share of the regular time played, after each entry and before the first
    entries: tuple[Entry, ...]


class ReplayPart(Record, frozen=True):
    """The scenes after some entries in a row: the first whole, the others as changes to the one before."""

    first: int  # the entry of the first
    scenes: tuple[Annotated[Any, SceneRecord] | Change, ...]


class PlayOnRequest(Record, frozen=True):
    """A new match from the moment after an entry: a side, against a computer."""

    entry: int
    side: Side
    coach: str


class ReplayLink(Record, frozen=True):
    """A token with which others may look at a match."""

    token: str


class LastScene(Record, frozen=True):
    """How the match in a room stands, for a small picture of it."""

    room: str
    scene: Annotated[Any, SceneRecord]
