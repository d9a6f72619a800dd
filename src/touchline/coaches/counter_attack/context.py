"""A decision from the coach's perspective, with the values that many policies need."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack import finishing
from touchline.coaches.counter_attack.hex_values import HEX_VALUES
from touchline.coaches.counter_attack.styles import PLAIN, Style
from touchline.counter_attack.model import Player, Players, State, boards, each
from touchline.counter_attack.paths import open_targets
from touchline.counter_attack.pitch import PITCH, Board, Hex, around, bits, disk, distance, offside
from touchline.counter_attack.rules import passing
from touchline.counter_attack.targets import Moves
from touchline.kernel import HOME, Choose, Side, other

_KEPT: Final = (1.0, 1.0, 0.98, 0.96)
"""The optimistic chance of keeping the ball, by the number of opponents in reach.

In truth a third to two thirds lose it. But a side that counts on that goes backwards all day: running at opponents
brings more shots and more free kicks.
"""
_TURNED_OVER: Final = 0.1  # value of a ball won, among opponents, relative to a ball held


def moves(request: Choose) -> list[Moves]:
    """The players who may move, with their hexes."""
    return [group for group in request.groups if isinstance(group, Moves)]


def nearest(board: Board, place: Hex) -> Hex:
    """The hex of a board nearest to a place."""
    return min(bits(board), key=lambda hex: distance(hex, place))


class Crowd(NamedTuple):
    """The hexes that one, two and three opponents can challenge."""

    one: Board
    two: Board
    three: Board

    def at(self, hex: Hex) -> int:
        """The number of opponents that can challenge a hex, at most 3."""
        return (self.one >> hex & 1) + (self.two >> hex & 1) + (self.three >> hex & 1)


class Context:
    """A side's decision; everything is computed on demand."""

    def __init__(self, state: State, side: Side, style: Style = PLAIN, *, brisk: bool = False) -> None:
        self.state: Final = state
        self.side: Final[Side] = side
        self.style: Final = style
        self.brisk: Final = brisk  # players away from the ball stay put
        self.end: Final = state.attacks(side)
        self.own: Final = state.defends(side)
        home, away = boards(state.hexes)
        self.mine, self.theirs = (home, away) if side == HOME else (away, home)
        self._crowds: dict[int, Crowd] = {}

    # Players

    @property
    def keeper(self) -> Player:
        """Its own goalkeeper."""
        return self.state.keeper(self.side)

    @cached_property
    def players(self) -> Players:
        """Its own players on the pitch."""
        return self.state.on_pitch(self.side)

    @cached_property
    def opponents(self) -> Players:
        """The other side's players on the pitch."""
        return self.state.on_pitch(other(self.side))

    @property
    def outfielders(self) -> Iterable[Player]:
        """Its own outfielders."""
        return each(self.players & ~(1 << self.keeper))

    # The ball

    @cached_property
    def lanes(self) -> Board:
        """The hexes in reach of a standard pass without an interception."""
        return open_targets(self.state.ball, passing.RANGE["standard"], self.theirs | around(self.theirs))

    @cached_property
    def offside(self) -> Board:
        """The hexes where its own player would be offside for a pass now."""
        return offside(PITCH, self.state.ball, self.theirs, self.end)

    @cached_property
    def guard(self) -> finishing.Guard:
        """The guard between the attack and the goal."""
        return finishing.guard(self.state)

    def crowd(self, head_start: int) -> Crowd:
        """The hexes where opponents can challenge a carrier within this many hexes of a start."""
        if head_start not in self._crowds:
            self._crowds[head_start] = self._crowd(head_start)
        return self._crowds[head_start]

    def _crowd(self, head_start: int) -> Crowd:
        state = self.state
        paces = state.ratings("pace")
        one = two = three = 0
        for opponent in each(self.opponents & ~state.excluded & ~(1 << state.keeper(other(self.side)))):
            near = disk(state.hexes[opponent], max(1, paces[opponent] + 1 - head_start))
            three |= two & near
            two |= one & near
            one |= near
        return Crowd(one, two, three)

    def holding(self, hex: Hex, head_start: int = 2) -> float:
        """The value of holding the ball on a hex; the risk of losing it counts little."""
        kept = _KEPT[self.crowd(head_start).at(hex)]
        return kept * HEX_VALUES[self.end][hex] - (1 - kept) * self.losing(hex)

    def losing(self, hex: Hex) -> float:
        """The cost of losing the ball on a hex."""
        return _TURNED_OVER * HEX_VALUES[self.own][hex]


Decision = Callable[[Context, Choose, Any], Any]
"""A policy: answers the top frame."""
