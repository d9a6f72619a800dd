"""Why a coach would give an answer, as the messages of its game say it."""

from collections.abc import Mapping
from typing import Final

from touchline.i18n.message import Message

_GAMES: Final = {"counter-attack": "because-ca", "french-flair": "because-ff"}
_WHY: Final = "why"


def because(game: str, key: str, facts: Mapping[str, str | int | float]) -> Message:
    """A reason of a coach: both games have one for a run, in words of their own.

    >>> because("french-flair", "why-run", {"left": 22}).key
    'because-ff-run'
    """
    return Message(_GAMES[game] + key.removeprefix(_WHY), {**facts})
