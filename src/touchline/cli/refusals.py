"""Refusals in English: for the person at the terminal, and as scenarios quote them."""

from typing import Any, Final

from touchline.i18n.localization import Localization
from touchline.i18n.refusals import plain_message, refusal_message
from touchline.kernel import Refusal

_format: Final = Localization("en").format


def refusal_text(game: str, state: Any, refusal: Refusal) -> str:
    """The text of a refusal, with its rule in brackets: Nobody has the ball (SHOT-02)."""
    return f"{_format(refusal_message(game, state, refusal)).removesuffix('.')} ({refusal.rule})."


def quoted(refusal: Refusal) -> str:
    """The message that a scenario's `because` quotes: players by shirt, hexes as (10, 3)."""
    return _format(plain_message(refusal))
