"""Why a coach would give an answer, as the messages of its game say it."""

from collections.abc import Mapping
from typing import Final

from touchline.words.said import Said

_GAMES: Final = {"counter-attack": "because-ca", "french-flair": "because-ff"}
_WHY: Final = "why"


def because(game: str, key: str, facts: Mapping[str, str | int | float]) -> Said:
    """A reason of a coach: both games have one for a run, in words of their own.

    >>> because("french-flair", "why-run", {"left": 22}).key
    'because-ff-run'
    """
    return Said(_GAMES[game] + key.removeprefix(_WHY), {**facts})
