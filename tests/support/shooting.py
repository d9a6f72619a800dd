"""Helpers for tests of loose balls, balls out of play, shots and saves."""

from collections.abc import Iterable
from typing import Any, TypeVar

from touchline.counter_attack import game
from touchline.counter_attack.model import Shoot, State
from touchline.counter_attack.pitch import hex_at
from touchline.kernel import Event

E = TypeVar("E", bound=Event)


def of_kind(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def asked(state: State) -> Any:
    """The request of the match."""
    return game.request(state)


def top(state: State) -> Any:
    """The waiting frame."""
    return state.stack[-1]


def at(z: int) -> Shoot:
    """A shot at a hex of the right goal."""
    return Shoot(hex_at(19, z))
