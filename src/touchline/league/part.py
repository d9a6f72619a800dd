"""What a game contributes to competitions; everything else serves all games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from touchline.games import Parts
from touchline.kernel import Event, Record
from touchline.league.table import Points


class Facts(Record, frozen=True):
    """What a match leaves behind for a competition, whatever the game."""

    extra_time: bool = False
    shoot_out: tuple[int, int] | None = None  # kicks scored, where there was one
    tries: tuple[int, int] = (0, 0)
    edition: str = ""
    scenario: str = ""


class GamePart(Protocol):
    """A game's part in competitions."""

    @property
    def points(self) -> Points:
        """What results are worth unless the organiser says otherwise."""
        ...

    @property
    def editions(self) -> Sequence[str]:
        """What the results sheet may name as the edition."""
        ...

    @property
    def scenarios(self) -> Sequence[str]:
        """What the results sheet may name as the scenario."""
        ...

    def facts(self, state: Any, told: Iterable[tuple[Any, Iterable[Event]]]) -> Facts:
        """The facts of a finished match: its last state, and each state with the events of the answer given there."""
        ...


PARTS: Final[Mapping[str, GamePart]] = Parts("touchline.league")
