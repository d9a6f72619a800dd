"""The line of an action: sentence, figures, dice, what it is about and how much it matters."""

from typing import Final

from touchline.counter_attack import events
from touchline.counter_attack.model import State, side_of
from touchline.i18n.counter_attack.narration.actions import Action
from touchline.i18n.counter_attack.narration.figures import figures
from touchline.i18n.counter_attack.narration.sentences import sentence
from touchline.i18n.line import Die, Line, Tag, Weight
from touchline.kernel import HOME, Event

_GREAT: Final = (
    events.GoalScored,
    events.KickTaken,
    events.Cleared,
    events.HalfEnded,
    events.MatchEnded,
    events.TieEnded,
)
_CARDS: Final = (events.Fouled, events.Booked, events.SentOff, events.Injured, events.WentOff)
_CHANCES: Final = (events.ShotTaken, events.GoalScored, events.KickTaken)


def line(action: Action, state: State) -> Line:
    """The line of an action as it stands."""
    tags = _tags(action)
    return Line(
        action.number,
        action.first,
        action.time,
        action.side,
        action.attack,
        state.score,
        sentence(action, state),
        figures(action, state),
        tuple([die for event in action.events for die in _dice(event)]),
        tags,
        _weight(action, tags),
        action.covers,
    )


def _tags(action: Action) -> tuple[Tag, ...]:
    tags: list[Tag] = []
    if action.has(*_CHANCES):
        tags.append("chance")
    if action.kind in ("tackle", "header") or any(
        isinstance(event, events.Duelled) or (isinstance(event, events.Tested) and event.what in ("steal", "intercept"))
        for event in action.events
    ):
        tags.append("duel")
    if action.has(*_CARDS):
        tags.append("card")
    return tuple(tags)


def _weight(action: Action, tags: tuple[Tag, ...]) -> Weight:
    if action.has(*_GREAT):
        return "great"
    if action.minor:
        return "minor"
    return "bold" if tags and (action.kind != "pass" or action.has(events.BallWon)) else "plain"


def _dice(event: Event) -> tuple[Die, ...]:
    match event:
        case events.Tested(player=player, die=die) | events.Jumped(player=player, die=die):
            return (Die(side_of(player), die),)
        case events.Duelled(what=what, player=player, rival=rival, dice=dice) if what != "header":
            return (Die(side_of(player), dice[0]), Die(side_of(rival), dice[1]))
        case events.Tossed(dice=dice):
            return tuple([Die(HOME, die) for die in dice])
    return ()
