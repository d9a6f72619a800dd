"""Answers grouped by what they have in common, with a board of hexes each: counted, tested and picked unwritten."""

from collections.abc import Iterator
from typing import Final

from touchline.counter_attack.model import Call, Head, Move, Pass, PassKind, Player, Shoot, Word, shirt
from touchline.counter_attack.pitch import Board, bits, nth
from touchline.kernel import Action, Listed, Record


class Targets(Record, frozen=True):
    """Answers that name a hex of a board."""

    board: Board

    def action(self, hex: int) -> Action:
        """The answer that names a hex."""
        raise AssertionError

    def __len__(self) -> int:
        return self.board.bit_count()

    def __getitem__(self, index: int) -> Action:
        return self.action(nth(self.board, index))

    def __iter__(self) -> Iterator[Action]:
        return map(self.action, bits(self.board))


class Moves(Targets, frozen=True):
    """Where a player may go; `Choose` keeps one group for each player."""

    player: Player

    @property
    def kind(self) -> str:
        return f"move {shirt(self.player)}"

    def action(self, hex: int) -> Move:
        return Move(self.player, hex)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Move)
            and action.player == self.player
            and action.hex >= 0
            and bool(self.board >> action.hex & 1)
        )


class Passes(Targets, frozen=True):
    """Where a pass of a kind may be aimed."""

    kind: PassKind

    def action(self, hex: int) -> Pass:
        return Pass(self.kind, hex)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Pass)
            and action.kind == self.kind
            and action.hex >= 0
            and bool(self.board >> action.hex & 1)
        )


class Shots(Targets, frozen=True):
    """The hexes of a goal that may be aimed at."""

    kind: str = "shoot"

    def action(self, hex: int) -> Shoot:
        return Shoot(hex)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Shoot) and action.hex >= 0 and bool(self.board >> action.hex & 1)


class Headers(Targets, frozen=True):
    """Where a header may go."""

    kind: str = "head"

    def action(self, hex: int) -> Head:
        return Head(hex)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Head) and action.hex >= 0 and bool(self.board >> action.hex & 1)


_WORDS: Final[dict[Word, Listed]] = {}


def word(text: Word) -> Listed:
    """The group of an answer of one word."""
    if text not in _WORDS:
        _WORDS[text] = Listed(text, (Call(text),))
    return _WORDS[text]
