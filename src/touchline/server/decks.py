"""Decks that people upload: CSV in the community's columns."""

from typing import Any

from touchline.counter_attack import Setup, game
from touchline.counter_attack.cards import Deck
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.kernel import replace


def read_deck(data: bytes) -> tuple[Deck, dict[str, Any]]:
    """The deck of a file, as cards and as plain data; nothing is taken of a bad file."""
    deck = with_cards(read_tables(data))
    plain: dict[str, Any] = game.write_setup(replace(Setup(), deck=deck))["deck"]
    return deck, plain
