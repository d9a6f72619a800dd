"""Decks that people upload: CSV in the community's columns."""

from typing import Any, Final

from touchline.counter_attack import Setup, game
from touchline.counter_attack.cards import Deck
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.kernel import BadSetup, replace

MOST_CARDS: Final = 1000
"""Cards of a deck. All are read whenever a match is made or loaded, and stored with each of its positions."""


def read_deck(data: bytes) -> tuple[Deck, dict[str, Any]]:
    """The deck of a file, as cards and as plain data; nothing is taken of a bad file."""
    deck = with_cards(read_tables(data))
    plain: dict[str, Any] = game.write_setup(replace(Setup(), deck=deck))["deck"]
    check_size(plain)
    return deck, plain


def check_size(plain: object) -> None:
    """Refuse a deck that is too large to be played with here, whatever else it is."""
    rows = plain.values() if isinstance(plain, dict) else ()
    cards = sum(len(row) for row in rows if isinstance(row, list))
    if cards > MOST_CARDS:
        raise BadSetup(f"a deck has up to {MOST_CARDS} cards here; {cards} came")
