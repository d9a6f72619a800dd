"""Who sits where."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from touchline.kernel import SIDES, Record, Side
from touchline.session.protocol.messages import Seat, Who

Sides = tuple[Side, ...]


class Place(Record, frozen=True):
    """Who sits on a side."""

    who: Who
    coach: str | None = None
    hints: bool | None = None  # whether this seat may ask for hints; None: unless a person plays against it


class Presence(NamedTuple):
    """The browsers that are connected for a side."""

    open: int
    since: float  # when the first of them came


class Seating:
    """The places of a room."""

    def __init__(self, places: Mapping[Side, Place]) -> None:
        self.places = places

    def coach(self, side: Side) -> str | None:
        """The computer that plays a side, if one does."""
        return self.places[side].coach

    def seat(self, side: Side) -> Side:
        """The seat of a side, by the first side that it plays: people on one screen share one."""
        first = SIDES[0]
        return first if self.places[side].who == "screen" == self.places[first].who else side

    def alone(self, sides: Sides) -> bool:
        """Whether no other person plays against these sides."""
        return self.agreed(sides)

    def hinted(self, sides: Sides) -> bool:
        """Whether a seat that plays these sides may ask for hints."""
        said = self.places[sides[0]].hints if sides else False
        return self.alone(sides) if said is None else said

    def agreed(self, sides: Collection[Side]) -> bool:
        """Whether all have agreed when these sides have; computers always do."""
        return all(side in sides or self.coach(side) for side in SIDES)

    def told(
        self,
        presence: Mapping[Side, Presence],
        vacant: Collection[Side] = (),
        away: Mapping[Side, float] | None = None,
    ) -> tuple[Seat, ...]:
        """Who sits where, who of them is there, and for how many seconds the others have been `away`."""
        return tuple(
            self._told(side, place, presence.get(side), side in vacant, (away or {}).get(side))
            for side, place in self.places.items()
        )

    def _told(self, side: Side, place: Place, there: Presence | None, vacant: bool, away: float | None) -> Seat:
        present = place.who == "computer" or there is not None
        number, since = there or (0, None)
        return Seat(side, place.who, place.coach, present, number, since, vacant, None if present else away)
