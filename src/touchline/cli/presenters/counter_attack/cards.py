"""Players with their cards: one in a line, a squad in a table, the cards of a draft."""

from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from touchline.cli.presenters.counter_attack.wording import called, say
from touchline.cli.table.screen import QUIET, STYLES
from touchline.counter_attack.cards import Attribute, PlayerCard
from touchline.counter_attack.model import OFF, TEAM, Player, Players, State, each, label, shirt
from touchline.counter_attack.notation import format_hex
from touchline.i18n.counter_attack import Mark, attribute, mark
from touchline.kernel import AWAY, Side

_ATTRIBUTES: Final[tuple[Attribute, ...]] = (
    "pace", "dribbling", "tackling", "heading", "high_pass", "shooting", "resilience", "saving", "aerial", "handling",
)  # fmt: skip


def marks(player: Player, state: State) -> str:
    """A player's marks, in a few words."""
    holds: dict[Mark, bool] = {name: bool(players >> player & 1) for name, players in marked(state).items()}
    holds["off"] = state.hexes[player] == OFF
    holds["goalkeeper"] = state.is_keeper(player)
    return ", ".join(say(mark(name)) for name, befallen in holds.items() if befallen)


def marked(state: State) -> dict[Mark, Players]:
    """The players with marks: moved, booked, and so on."""
    return {
        "moved": state.movement.moved if state.movement else 0,
        "jumped": state.jumped,
        "stunned": state.stunned,
        "booked": state.booked,
        "injured": state.injured,
        "offside": state.offside,
    }


def line(player: Player, state: State) -> Text:
    """A player's name, current attributes, place and marks."""
    card = state.card(player)
    names = [name for name in _ATTRIBUTES if hasattr(card, name)]
    ratings = ", ".join(f"{say(attribute(name))} {state.rating(player, name)}" for name in names)
    where = "" if state.hexes[player] == OFF else f" on {format_hex(state.hexes[player])}"
    told = marks(player, state)
    return Text(f"{called(player, state)}{where}: {ratings}{f'; {told}' if told else ''}.")


def squad(side: Side, state: State) -> Table:
    """The players of a side, and its bench."""
    table = _table(state.setup.name(side), side)
    for player in each(TEAM[side]):
        card = state.card(player)
        figures = [str(state.rating(player, name)) if hasattr(card, name) else "" for name in _ATTRIBUTES]
        table.add_row(str(shirt(player)), card.name, *figures, marks(player, state))
    for number in state.bench[side == AWAY]:
        table.add_row(f"({number})", *_printed(state.setup.cards.player(number)), say(mark("bench")), style=QUIET)
    return table


def offered(numbers: Iterable[int], state: State, title: str, side: Side) -> Table:
    """Cards by number."""
    table = _table(title, side)
    for number in numbers:
        table.add_row(f"{number}", *_printed(state.setup.cards.player(number)), "")
    return table


def _table(title: str, side: Side) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    table.add_column("", justify="right")
    table.add_column(title, header_style=STYLES[side], overflow="ellipsis", no_wrap=True)
    for name in _ATTRIBUTES:
        table.add_column(say(attribute(name, short=True)), justify="right")
    table.add_column("", overflow="ellipsis", no_wrap=True)
    return table


def _printed(card: PlayerCard) -> list[str]:
    return [card.name, *(str(getattr(card, name, "")) for name in _ATTRIBUTES)]


def benched(number: int, state: State) -> str:
    """A card of the bench: its number and name."""
    return f"{number} {state.setup.cards.player(number).name}"


def players(chosen: Iterable[Player]) -> str:
    """Players by shirt."""
    return " ".join(str(shirt(player)) for player in chosen)


def labels(chosen: Iterable[Player]) -> str:
    """Players of either side by label."""
    return " ".join(map(label, chosen))
