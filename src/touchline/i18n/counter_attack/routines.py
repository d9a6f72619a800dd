"""Routines of set pieces: what they are called, what they do, and what the other side has upset."""

from touchline.counter_attack.model import NOBODY, Player, State
from touchline.i18n.counter_attack.names import message, person
from touchline.i18n.message import Message


def routine(name: str) -> Message:
    """The name of a routine."""
    return message("ca-routine", name=name)


def routine_does(state: State, name: str, taker: Player, receiver: Player) -> Message:
    """What a routine does, in one line."""
    if receiver == NOBODY:
        return message("ca-routine-shot", name=name, taker=person(taker, state))
    return message("ca-routine-does", name=name, taker=person(taker, state), who=person(receiver, state))


def routine_moved(state: State, player: Player, by: Player) -> Message:
    """The hex of a player is taken, or offside: it goes to the nearest one."""
    if by == NOBODY:
        return message("ca-routine-onside", who=person(player, state))
    return message("ca-routine-taken", who=person(player, state), by=person(by, state))


def routine_offside(state: State, player: Player) -> Message:
    """A player that was placed is offside now."""
    return message("ca-routine-offside", who=person(player, state))


def routine_instead(state: State, receiver: Player, planned: Player) -> Message:
    """Another player gets the ball than planned."""
    return message("ca-routine-instead", who=person(receiver, state), planned=person(planned, state))
