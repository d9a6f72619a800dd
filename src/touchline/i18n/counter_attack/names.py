"""Names: players, halves, restarts, attributes, marks, editions, time."""

from collections.abc import Iterable
from functools import reduce
from typing import Literal

from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import EditionName, Player, State, Variant, shirt, side_of
from touchline.counter_attack.rules import clock, shoot_out
from touchline.i18n.message import Arg, Message, Person

Mark = Literal[
    "moved", "booked", "injured", "stunned", "jumped", "offside", "sent_off", "named", "off", "goalkeeper", "bench",
]  # fmt: skip
Card = Literal["yellow", "second_yellow", "red"]


# Messages


def message(key: str, **args: Arg) -> Message:
    """A message with its arguments by name."""
    return Message(key, args)


def yes(holds: bool) -> str:
    """A flag for a message to select by."""
    return "yes" if holds else "no"


def row(things: Iterable[Message]) -> Message:
    """One or more messages in a comma-separated list."""
    return reduce(lambda before, after: message("ca-row", before=before, after=after), things)


# Players and cards


def person(player: Player, state: State) -> Person:
    """A player by name and shirt."""
    return Person(state.card(player).name, shirt(player), side_of(player))


def attribute(name: Attribute, *, short: bool = False) -> Message:
    """An attribute, in full or in three letters."""
    return message("ca-attribute-short" if short else "ca-attribute", name=name)


def mark(mark: Mark) -> Message:
    """A player's mark: booked, injured, and so on."""
    return message("ca-mark", mark=mark)


def card(card: Card) -> Message:
    """The colour of a referee's card."""
    return message("ca-card", card=card)


# The match


def half(number: int) -> Message:
    """A half of the match; 3 and 4 are extra time, 5 the shoot-out."""
    return message("ca-half", half=number)


def restart(restart: Restart) -> Message:
    """A way to restart play."""
    return message("ca-restart", restart=restart)


def variant(name: Variant) -> Message:
    """A match or a quick scenario."""
    return message("ca-variant", variant=name)


def edition(name: EditionName) -> Message:
    """An edition of the rules."""
    return message("ca-edition", edition=name)


def time(state: State) -> Message:
    """The half and the time, in a few words."""
    if not state.cards:
        return message("ca-time-before")
    if not state.stack:
        return message("ca-time-over")
    if shoot_out.is_on(state):
        home, away = state.shoot_out
        return message("ca-time-shoot-out", home=home, away=away)
    part, minute, length = half(state.half), clock.minute(state), clock.half_actions(state)
    if state.added is not None:
        return message("ca-time-added", half=part, minute=minute, added=state.added)
    if state.edition.real_time:
        return message("ca-time-clock", half=part)
    return message("ca-time", half=part, minute=minute, end=int(minute) - min(state.actions, length) + length)


def minute(state: State) -> Message:
    """The minute of the match, for a log."""
    return message("ca-minute", minute=clock.minute(state))
