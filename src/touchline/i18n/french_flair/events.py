"""Events as short sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from touchline.french_flair import Play, Setup, events
from touchline.french_flair.model import SpotRef, TeamRef
from touchline.i18n.french_flair.places import at, start, to
from touchline.i18n.french_flair.plays import kind_of
from touchline.i18n.keys import kebab
from touchline.i18n.message import Arg, Message
from touchline.kernel import Event

_PLACES: Final[Mapping[str, Callable[[int, Setup], Message]]] = {"at": at, "to": to, "from": start}


def event_message(event: Event, setup: Setup) -> Message:
    """An event in one sentence; a draw of hidden cards gives only their number."""
    if not isinstance(event, events.Event):
        raise TypeError(f"{type(event).__name__} is no event of French Flair")
    args: dict[str, Arg] = {}
    for name, fact in event.facts().items():
        match fact:
            case Play():
                args |= {"kind": kind_of(fact), "cards": _cards(fact)}
            case TeamRef(side):
                args[name] = setup.name(side)
            case SpotRef(x):
                args[name] = _PLACES[name](x, setup)
            case bool():
                args[name] = "yes" if fact else "no"
            case str():
                args[name] = fact.replace("_", "-")
            case _:
                args[name] = fact
    return Message(f"ff-event-{kebab(type(event))}", args)


def _cards(play: Play) -> tuple[Message | int, ...]:
    """The cards of a play in order, with relay and conclusion."""
    cards: list[Message | int] = list(play.cards)
    if play.relay:
        cards[0] = Message("ff-declared-card", {"as": "relay", "card": play.cards[0]})
    if play.ending:
        cards[-1] = Message("ff-declared-card", {"as": play.ending, "card": play.cards[-1]})
    return tuple(cards)
