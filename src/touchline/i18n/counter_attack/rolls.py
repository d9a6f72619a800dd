"""Rolls and draws: their purpose and roller."""

from touchline.counter_attack.model import NOBODY, Player, State
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.step import awaited
from touchline.i18n.counter_attack.facts import about
from touchline.i18n.counter_attack.names import message
from touchline.i18n.message import Message


def roll(state: State) -> Message:
    """The purpose of the pending roll or draw."""
    return about("roll", awaited(state), state)


def roller(state: State) -> Player:
    """The player who rolls, in a duel the challenger; nobody if no player does."""
    who = awaited(state).facts(state).get("who")
    return who.player if isinstance(who, PlayerRef) else NOBODY


def compass(state: State) -> Message | None:
    """The directions of a die's faces; empty for other rolls."""
    return message("ca-compass") if awaited(state).traits.compass else None
