"""What dice are rolled and cards are drawn for, and by whom."""

from touchline.counter_attack.model import NOBODY, Player, State
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.step import awaited
from touchline.i18n.counter_attack.facts import about
from touchline.i18n.counter_attack.names import message
from touchline.i18n.message import Message


def roll(state: State) -> Message:
    """What the dice are rolled for, or the cards drawn, that a state waits for."""
    return about("roll", awaited(state), state)


def roller(state: State) -> Player:
    """The player that rolls in a state, the challenger in a duel; nobody where a roll is no player's."""
    who = awaited(state).facts(state).get("who")
    return who.player if isinstance(who, PlayerRef) else NOBODY


def compass(state: State) -> Message | None:
    """What the faces of a die mean that is rolled for a direction; nothing of others."""
    return message("ca-compass") if awaited(state).traits.compass else None
