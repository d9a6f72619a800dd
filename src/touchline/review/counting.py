"""Figures being counted, of sides and players, by half."""

from collections.abc import Iterable, Mapping, Sequence

from touchline.kernel import AWAY, HOME, Side
from touchline.review.analysis import Figure, Figures, Label, Period

Who = Side | Label


class Count:
    """The figures of a match so far. Every figure is so many, and perhaps out of how many."""

    def __init__(self) -> None:
        self._n: dict[tuple[int, Who, str], float] = {}
        self._of: dict[tuple[int, Who, str], float] = {}
        self._halves: dict[int, None] = {}

    def add(self, half: int, who: Iterable[Who], name: str, n: float = 1, of: float = 0) -> None:
        """Raise a figure of a side, of a player, or of both."""
        self._halves[half] = None
        for each in who:
            key = half, each, name
            self._n[key] = self._n.get(key, 0) + n
            self._of[key] = self._of.get(key, 0) + of

    def attempt(self, half: int, who: Iterable[Who], name: str, *, good: bool) -> None:
        """Count an attempt, and its success."""
        self.add(half, who, name, n=float(good), of=1)

    def periods(self, names: Sequence[str], shares: Iterable[str], parts: Iterable[str]) -> tuple[Period, ...]:
        """The figures of the match, then of each half. `parts` have an `of`; `shares` have that of both sides."""
        halves = sorted(self._halves)
        return tuple(
            Period(
                home=self._side(of, HOME, names, shares, parts),
                away=self._side(of, AWAY, names, shares, parts),
                half=half,
            )
            for half, of in ((None, halves), *((half, [half]) for half in halves))
        )

    def players(self, names: Mapping[Label, Sequence[str]], parts: Iterable[str]) -> dict[Label, Figures]:
        """The figures of each player over the match."""
        halves = [*self._halves]
        return {label: {name: self._figure(halves, label, name, parts) for name in of} for label, of in names.items()}

    def _side(
        self, halves: Sequence[int], side: Side, names: Sequence[str], shares: Iterable[str], parts: Iterable[str]
    ) -> Figures:
        figures = {name: self._figure(halves, side, name, parts) for name in names}
        for name in shares:
            both = sum(self._n.get((half, each, name), 0) for half in halves for each in (HOME, AWAY))
            figures[name] = Figure(figures[name].n, both)
        return figures

    def _figure(self, halves: Sequence[int], who: Who, name: str, parts: Iterable[str]) -> Figure:
        n = sum(self._n.get((half, who, name), 0) for half in halves)
        if name not in parts:
            return Figure(n)
        return Figure(n, sum(self._of.get((half, who, name), 0) for half in halves))
