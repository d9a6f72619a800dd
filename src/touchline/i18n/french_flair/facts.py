"""Facts of French Flair as arguments of the messages that all games share."""

from touchline.french_flair import State
from touchline.i18n.message import Arg


def shown(fact: object, state: State) -> Arg:
    """A fact of a refusal: cards and numbers speak for themselves."""
    assert isinstance(fact, (str, int, tuple)), f"{fact!r} cannot be shown"
    return fact
