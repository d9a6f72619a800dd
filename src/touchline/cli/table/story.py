"""The log of a match at the table: the same lines as in the browser, each with the answers that it spans."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from touchline.i18n.line import Line
from touchline.i18n.narration import Narrated, Narration, log_lines
from touchline.kernel import SIDES, Event, Game, Ply


class ToldLine(NamedTuple):
    """A line, the answer that it was told with last, counted from 1, and the rule of its first event."""

    line: Line
    last: int
    rule: str


class Narrator:
    """A game's part: its rules, and the lines of an answer."""

    def __init__(self, presenter: Any) -> None:
        self._presenter = presenter

    @property
    def game(self) -> Game[Any]:
        """Its rules."""
        game: Game[Any] = self._presenter.game
        return game

    def narrate(self, narration: Narration, before: Any, ply: Ply[Any]) -> Narrated:
        """The lines of an answer, from what everybody may see."""
        narrated: Narrated = self._presenter.narrate(narration, before, self._public(ply.events), ply.state)
        return narrated

    def _public(self, events: Iterable[Event]) -> list[Event | None]:
        seen: list[Event | None] = list(events)
        for side in SIDES:
            seen = [self.game.view_event(event, side) if event is not None else None for event in seen]
        return seen


class Story:
    """The lines of a match so far. Answers that were taken back are forgotten."""

    def __init__(self, presenter: Any, start: Any) -> None:
        self._narrator, self._start = Narrator(presenter), start
        self._plies: list[Ply[Any]] = []
        self._narrated: list[Narrated] = []

    def read(self, plies: Sequence[Ply[Any]]) -> list[ToldLine]:
        """The lines of the log after these answers, the oldest first."""
        same = 0
        while same < min(len(plies), len(self._plies)) and plies[same] is self._plies[same]:
            same += 1
        del self._plies[same:], self._narrated[same:]
        for ply in plies[len(self._plies) :]:
            before = self._plies[-1].state if self._plies else self._start
            narration = self._narrated[-1].narration if self._narrated else Narration()
            self._narrated.append(self._narrator.narrate(narration, before, ply))
            self._plies.append(ply)
        return self._lines()

    def _lines(self) -> list[ToldLine]:
        last: dict[int, int] = {}
        rules: dict[int, str] = {}
        for number, (ply, narrated) in enumerate(zip(self._plies, self._narrated, strict=True), 1):
            last.update({line.number: number for line in narrated.lines})
            for event, line in zip(ply.events, narrated.numbers, strict=True):
                rules.setdefault(line, event.rule)
        told = log_lines(line for narrated in self._narrated for line in narrated.lines)
        return [ToldLine(line, last[line.number], rules.get(line.number, "")) for line in told]
