"""The figures under a sentence: dice, totals and needed faces."""

from touchline.counter_attack import events
from touchline.counter_attack.model import State
from touchline.counter_attack.rules.dice import STAR
from touchline.i18n.counter_attack.names import message, person
from touchline.i18n.counter_attack.narration.actions import Action
from touchline.i18n.counter_attack.odds import percent
from touchline.i18n.message import Message
from touchline.i18n.narration import figures_together
from touchline.kernel import Event


def figures(action: Action, state: State) -> Message | None:
    """The dice of an action with their totals, and how likely a shot was to score; None without either."""
    found = [figure for event in action.events if (figure := _figure(event, state))]
    if action.chance is not None:
        found.append(message("ca-figure-chance", chance=percent(action.chance)))
    return figures_together(found)


def _figure(event: Event, state: State) -> Message | None:
    match event:
        case events.Tested(what="booking" | "injury" as what, die=die, total=total, needed=needed):
            return message("ca-figure-referee", what=what, roll=_roll(die, total), needed=needed)
        case events.Tested(player=player, die=die, total=total, needed=needed):
            return message("ca-figure-test", who=person(player, state), roll=_roll(die, total), needed=needed)
        case events.Duelled(dice=dice, totals=totals):
            first, second = map(_roll, dice, totals)
            return message("ca-figure-duel", roll=first, reply=second)
        case events.TimeAdded(die=die) | events.Tossed(dice=(die, *_)):
            return message("ca-figure-die", die=die)
    return None


def _roll(die: int, total: int) -> Message:
    """A die with its addition."""
    more = total - die
    sign = "star" if die == STAR else "none" if not more else "minus" if more < 0 else "plus"
    return message("ca-figure-roll", sign=sign, die=die, more=abs(more), total=total)
