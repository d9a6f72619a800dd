"""Positions of Counter Attack with something to do for a goalkeeper, and their requests."""

from typing import Any

from tests.support.football import player, position
from touchline.counter_attack import game
from touchline.counter_attack.model import Move, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules.distribution import DistributionChoice, HoldChoice
from touchline.counter_attack.rules.final_thirds import ThirdsChoice
from touchline.kernel import Choose, Roll


def to(name: str, x: int, z: int) -> Move:
    """The answer that moves a player to a hex."""
    return Move(player(name), hex_at(x, z))


def asked(state: State) -> Choose:
    """The decision that a match waits for."""
    request = game.request(state)
    assert isinstance(request, Choose)
    return request


def rolled(state: State) -> Roll:
    """The roll that a match waits for."""
    request = game.request(state)
    assert isinstance(request, Roll)
    return request


def holds(state: State, name: str) -> bool:
    """Whether a goalkeeper has the ball in its hands and its side is asked what to do with it, or moves first."""
    match state.stack[-1]:
        case HoldChoice() | ThirdsChoice("held") | DistributionChoice():
            return state.carrier == player(name) and state.movement is None
    return False


def facing(carrier: tuple[int, int], goalkeeper: tuple[int, int] = (17, 0), **told: Any) -> State:
    """Home's 9 with the ball against away's goalkeeper, without nutmegs: nothing is asked between step and steal."""
    home = {1: (-17, 0), 9: carrier} | told.pop("home", {})
    away = {1: goalkeeper} | told.pop("away", {})
    options = {"nutmeg": False} | told.pop("options", {})
    return position(home, away, carrier="H9", options=options, **told)
