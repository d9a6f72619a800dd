"""Groups of answers, each over a board of hexes: counted, tested and picked without listing them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from touchline.counter_attack.model import (
    EVERYBODY,
    OFF,
    Call,
    Head,
    Move,
    Pass,
    PassKind,
    Player,
    Shoot,
    Word,
    each,
    shirt,
)
from touchline.counter_attack.pitch import Board, Hex, bits, disk, nth, reach_through
from touchline.kernel import Action, Listed, Record


class Targets(Record, frozen=True):
    """Answers that name a hex of a board."""

    board: Board

    def action(self, hex: int) -> Action:
        """The answer that names a hex."""
        raise AssertionError

    @property
    def count(self) -> int:
        """How many hexes there are."""
        return self.board.bit_count()

    def __len__(self) -> int:
        return self.count

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


class _Counted(Moves, frozen=True):
    """Moves offered repeatedly, counted once."""

    count: int


def moves_through(
    players: Iterable[Player], hexes: tuple[Hex, ...], allowances: tuple[int, ...], free: Board
) -> list[Moves]:
    """The moves of players through free hexes, without players that cannot move.

    The last result per player and allowance is cached. Between two decisions one player moves; three times in four the
    hexes within another player's allowance stay the same, and so do its moves.
    """
    offered: list[Moves] = []
    for player in players:
        hex, allowance = hexes[player], allowances[player]
        lately = _LATELY[allowance]
        start, near, then, moves = lately[player]
        if start != hex or (free ^ then) & near:
            if not hex:
                continue
            board = reach_through(hex, allowance, free)
            moves = _Counted(board, player, board.bit_count())
            lately[player] = hex, disk(hex, allowance), free, moves
        if moves.count:
            offered.append(moves)
    return offered


_MOST: Final = 6  # the Pace of the fastest, and the longest move in a final third
_LATELY: Final = [[(OFF, 0, 0, _Counted(0, player, 0)) for player in each(EVERYBODY)] for _ in range(_MOST + 1)]


def with_more(moves: Iterable[Moves], more: Mapping[Player, Board]) -> list[Moves]:
    """Moves with more hexes for some players, in token order, without players that cannot move."""
    boards = {group.player: group.board for group in moves}
    for player, board in more.items():
        boards[player] = boards.get(player, 0) | board
    return [Moves(board, player) for player, board in sorted(boards.items()) if board]


class Passes(Targets, frozen=True):
    """The targets of a kind of pass."""

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
    """The group of a one-word answer."""
    if text not in _WORDS:
        _WORDS[text] = Listed(text, (Call(text),))
    return _WORDS[text]
