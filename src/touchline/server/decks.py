"""Uploaded decks: files of cards that a game reads."""

from collections.abc import Mapping
from typing import Any, Final

from touchline.kernel import BadSetup
from touchline.session.presenter import Presenter

MOST_CARDS: Final = 1000
"""The largest deck. All its cards are read when a match is created or loaded, and stored with each position."""


def read_deck(presenters: Mapping[str, Presenter], game: str | None, data: bytes) -> dict[str, Any]:
    """The cards in a file, by kind, as plain data, for a game or the first that has decks; a bad file is refused."""
    with_decks = {name: presenter.read_deck for name, presenter in presenters.items() if presenter.read_deck}
    name = game or next(iter(with_decks), "")
    if name not in with_decks:
        raise BadSetup(f"a deck is for {' or '.join(with_decks) or 'no game here'}; got {name}")
    plain: dict[str, Any] = with_decks[name](data)
    check_size(plain)
    return plain


def check_size(plain: object) -> None:
    """Refuse a deck that is too large, before anything else is checked."""
    cards = sum(count(plain).values())
    if cards > MOST_CARDS:
        raise BadSetup(f"a deck may have up to {MOST_CARDS} cards here; got {cards}")


def count(plain: object) -> dict[str, int]:
    """The number of cards of each kind in a deck."""
    rows = plain.items() if isinstance(plain, dict) else ()
    return {kind: len(cards) for kind, cards in rows if isinstance(cards, list)}
