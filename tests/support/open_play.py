"""Helpers for tests of open play: the request, the Movement Phase, the events."""

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from tests.support.football import Place, player, position
from touchline.counter_attack import game
from touchline.counter_attack.model import ELEVEN, Move, Movement, Player, State
from touchline.counter_attack.pitch import xz
from touchline.counter_attack.rules.movement import StepChoice
from touchline.kernel import Event

EDITIONS = ("core", "advanced", "living")

everywhere = pytest.mark.parametrize("edition", EDITIONS)
in_the_book = pytest.mark.parametrize("edition", ["core", "advanced"])

E = TypeVar("E", bound=Event)


def in_step(
    step: int,
    home: Mapping[int, Place],
    away: Mapping[int, Place],
    *,
    carrier: str | None = "H10",
    movement: Movement | None = None,
    **given: Any,
) -> State:
    """A step of a Movement Phase: the side whose step it is chooses."""
    stack = (StepChoice(),)
    return position(home, away, carrier=carrier, movement=movement or Movement(step=step), stack=stack, **given)


def of_kind(kind: type[E], events: list[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def asked(state: State) -> Any:
    """What the match waits for."""
    return game.request(state)


def phase(state: State) -> Movement:
    """The Movement Phase that is being played."""
    assert state.movement is not None
    return state.movement


def hexes(state: State, *names: str) -> set[Place]:
    """The hexes to which somebody, or one of some players, may go or be put."""
    players = [player(name) for name in names] or range(2 * ELEVEN)
    return {xz(move.hex) for move in _moves(state) if move.player in players}


def movers(state: State) -> set[Player]:
    """Who may go somewhere."""
    return {move.player for move in _moves(state)}


def _moves(state: State) -> list[Move]:
    return [action for action in asked(state) if isinstance(action, Move)]
