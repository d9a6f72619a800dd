"""The body of a review: what a match came from, its moments and its figures."""

from typing import Annotated, Any

from touchline.kernel import Record, Side
from touchline.review.analysis import Analysis
from touchline.session.protocol.messages import Ending, Seat
from touchline.session.protocol.scenes import SceneRecord


class Picture(Record, frozen=True):
    """How the match stood after an answer, as both sides may see it."""

    n: int
    scene: Annotated[Any, SceneRecord]


class MatchReview(Record, frozen=True):
    """The review of a match that is over; the same for everybody."""

    replay: str  # by which the match is looked at again
    room: str  # empty if it was read from a file
    edition: str  # empty if the game has none
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]  # those of the viewer
    played_at: str  # ISO 8601; empty if that is not known
    ending: Ending
    done: float  # the share of the ledger that is worked out; 1 once it is there
    analysis: Analysis
    pictures: tuple[Picture, ...]  # of the decisive moments
