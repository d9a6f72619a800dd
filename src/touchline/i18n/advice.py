"""Why a coach would give an answer, as the messages of its game say it."""

from collections.abc import Mapping
from typing import Final

from touchline.games import entry
from touchline.i18n.message import Message

_WHY: Final = "why"


def because(game: str, key: str, facts: Mapping[str, str | int | float]) -> Message:
    """A reason of a coach; games may share its key, and each has its own message.

    >>> because("french-flair", "why-run", {"left": 22}).key
    'because-ff-run'
    """
    return Message(f"because-{entry(game).prefix}{key.removeprefix(_WHY)}", {**facts})
