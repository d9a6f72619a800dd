"""Players as their cards have them: one in a line, a squad in a table, those on offer in a draft."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from touchline.cli.table.screen import QUIET, STYLES
from touchline.counter_attack.cards import Attribute, PlayerCard
from touchline.counter_attack.model import OFF, TEAM, Player, State, each, label, shirt
from touchline.counter_attack.notation import write_hex
from touchline.counter_attack.telling import called
from touchline.kernel import AWAY, Side

_SHORT: Final[Mapping[Attribute, str]] = {
    "pace": "Pac",
    "dribbling": "Dri",
    "tackling": "Tac",
    "heading": "Hea",
    "high_pass": "HiP",
    "shooting": "Sho",
    "resilience": "Res",
    "saving": "Sav",
    "aerial": "Aer",
    "handling": "Han",
}


def marks(player: Player, state: State) -> str:
    """What has befallen a player, in a few words."""
    told = {
        "booked": state.booked,
        "injured": state.injured,
        "jumped": state.jumped,
        "stunned": state.stunned,
        "has moved": state.movement.moved if state.movement else 0,
    }
    words = [word for word, players in told.items() if players >> player & 1]
    if state.hexes[player] == OFF:
        words.append("off the pitch")
    if state.is_keeper(player):
        words.append("goalkeeper")
    return ", ".join(words)


def line(player: Player, state: State) -> Text:
    """A player's name, attributes as they are now, place and marks."""
    card = state.card(player)
    names = [name for name in _SHORT if hasattr(card, name)]
    ratings = ", ".join(f"{name.replace('_', ' ').title()} {state.rating(player, name)}" for name in names)
    where = "" if state.hexes[player] == OFF else f" on {write_hex(state.hexes[player])}"
    told = marks(player, state)
    return Text(f"{called(player, state)}{where}: {ratings}{f'; {told}' if told else ''}.")


def squad(side: Side, state: State) -> Table:
    """The players of a side, and its bench."""
    table = _table(state.setup.name(side), side)
    for player in each(TEAM[side]):
        card = state.card(player)
        figures = [str(state.rating(player, name)) if hasattr(card, name) else "" for name in _SHORT]
        table.add_row(str(shirt(player)), card.name, *figures, marks(player, state))
    for number in state.bench[side == AWAY]:
        table.add_row(f"({number})", *_printed(state.setup.cards.player(number)), "bench", style=QUIET)
    return table


def offered(numbers: Iterable[int], state: State, title: str, side: Side) -> Table:
    """Cards by their numbers."""
    table = _table(title, side)
    for number in numbers:
        table.add_row(f"{number}", *_printed(state.setup.cards.player(number)), "")
    return table


def _table(title: str, side: Side) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", justify="right")
    table.add_column(title, header_style=STYLES[side], overflow="ellipsis", no_wrap=True)
    for short in _SHORT.values():
        table.add_column(short, justify="right")
    table.add_column("", overflow="ellipsis", no_wrap=True)
    return table


def _printed(card: PlayerCard) -> list[str]:
    return [card.name, *(str(getattr(card, name, "")) for name in _SHORT)]


def benched(number: int, state: State) -> str:
    """A card of the bench: its number and name."""
    return f"{number} {state.setup.cards.player(number).name}"


def players(chosen: Iterable[Player]) -> str:
    """Players by their shirts."""
    return " ".join(str(shirt(player)) for player in chosen)


def labels(chosen: Iterable[Player]) -> str:
    """Players of either side in short."""
    return " ".join(map(label, chosen))
