"""A coach's reasons as messages of its game."""

from collections.abc import Mapping
from typing import Final

from touchline.games import entry
from touchline.i18n.message import Message

_WHY: Final = "why"


def because(game: str, key: str, facts: Mapping[str, str | int | float]) -> Message:
    """The message of a coach's reason; games may share a reason, each with its own message.

    >>> because("french-flair", "why-run", {"left": 22}).key
    'because-ff-run'
    """
    return Message(f"because-{entry(game).prefix}{key.removeprefix(_WHY)}", {**facts})
