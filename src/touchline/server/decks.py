"""Uploaded decks: CSV in the community's columns."""

from typing import Any, Final

from touchline.counter_attack import Setup, game
from touchline.counter_attack.cards import Deck
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.kernel import BadSetup, replace

MOST_CARDS: Final = 1000
"""The largest deck. All its cards are read when a match is created or loaded, and stored with each position."""


def read_deck(data: bytes) -> tuple[Deck, dict[str, Any]]:
    """The deck in a CSV file, as cards and as plain data; a bad file is refused as a whole."""
    deck = with_cards(read_tables(data))
    plain: dict[str, Any] = game.write_setup(replace(Setup(), deck=deck))["deck"]
    check_size(plain)
    return deck, plain


def check_size(plain: object) -> None:
    """Refuse a deck that is too large, before anything else is checked."""
    rows = plain.values() if isinstance(plain, dict) else ()
    cards = sum(len(row) for row in rows if isinstance(row, list))
    if cards > MOST_CARDS:
        raise BadSetup(f"a deck may have up to {MOST_CARDS} cards here; got {cards}")
