"""A match told in words: each event as one short sentence, plays by name, spots of the field as people say them.

>>> from touchline.french_flair.model import Carried, Setup
>>> tell(Carried("FF-ADVANCE-2", "home", 10, 60), Setup("Garonne", "Causse"))
"Garonne carry 10 m to Causse's 40 m."
"""

from collections.abc import Iterable, Mapping
from typing import Final

from touchline.french_flair import field, model
from touchline.kernel import AWAY, HOME, Event, Side, other

KINDS: Final[Mapping[str, str]] = {
    "single": "single play",
    "line": "line link",
    "forwards": "forward chain",
    "backs": "backs' combination",
    "counter": "counter",
    "maul": "maul",
    "pick": "pick-and-go",
    "8-9": "8-9",
}
ENDINGS: Final[Mapping[model.Property, str]] = {
    "advance": "to advance",
    "run": "to run",
    "kick": "to kick",
    "touch": "to kick for touch",
    "drop": "to drop at goal",
}
_LAID: Final = {"tackle": "tackle", "contest": "contest the ruck", "clear_out": "clear out"}
_HALVES: Final = {1: "first", 2: "second"}


# Parts of a sentence


def whose(name: str) -> str:
    """A name in the possessive."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def listed(things: Iterable[object]) -> str:
    """Things in a row: 1, 2 and 3."""
    *most, last = map(str, things)
    return f"{', '.join(most)} and {last}" if most else last


def place(x: int, setup: model.Setup) -> str:
    """A spot of the field, counted from the nearer goal line."""
    if x == field.HALFWAY:
        return "halfway"
    side: Side = HOME if x < field.HALFWAY else AWAY
    own, theirs = field.own(side, x), whose(setup.name(side))
    if own > 0:
        return f"{theirs} {own} m"
    if own == 0:
        return f"{theirs} goal line"
    return f"{theirs} in-goal" if own > -field.IN_GOAL else f"{theirs} dead-ball line"


def at(x: int, setup: model.Setup) -> str:
    """Where something is."""
    return f"{_preposition(x, 'on', 'in')} {place(x, setup)}"


def to(x: int, setup: model.Setup) -> str:
    """Where something goes."""
    return f"{_preposition(x, 'to', 'into')} {place(x, setup)}"


def _preposition(x: int, field_side: str, in_goal: str) -> str:
    beyond = min(x, field.LENGTH - x)
    if beyond <= -field.IN_GOAL:
        return "beyond"
    if beyond < 0:
        return in_goal
    return "at" if (x, field_side) == (field.HALFWAY, "on") else field_side


def counted(number: int, thing: str) -> str:
    """So many of a thing."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def describe(play: model.Play) -> str:
    """A play in words."""
    cards = [str(card) for card in play.cards]
    if play.relay:
        cards[0] += " as relay"
    if play.ending:
        cards[-1] += f" {ENDINGS[play.ending]}"
    if play.kind == "single":
        return f"the {cards[0]}"
    article = "the" if play.kind == "8-9" else "a"
    return f"{article} {KINDS[play.kind]}: {', '.join(cards)}"


# Sentences


def tell(event: Event, setup: model.Setup) -> str:
    """What happened, in one sentence. Of a draw whose cards are not told, only the number."""
    return f"{_sentence(event, setup)}."


def _sentence(event: Event, setup: model.Setup) -> str:
    doer: Side = event.won_by if isinstance(event, model.RuckFormed) else getattr(event, "side", HOME)
    side, rival = setup.name(doer), setup.name(other(doer))
    match event:
        # Time
        case model.HalfBegan():
            return f"The {_HALVES[event.half]} half begins: {side} kick off"
        case model.HalfEnded():
            score = f"{setup.home} {event.home}, {setup.away} {event.away}"
            return f"The {_HALVES[event.half]} half is over: {score}"
        case model.TimeRanOut():
            return f"Time is up in the {_HALVES[event.half]} half"
        case model.MatchEnded() if event.home == event.away:
            return f"The match is drawn, {event.home} all"
        case model.MatchEnded():
            winner = setup.name(HOME if event.home > event.away else AWAY)
            return f"{winner} win by {max(event.home, event.away)} to {min(event.home, event.away)}"
        # Cards
        case model.Drawn():
            cards = f": {' '.join(map(str, event.cards))}" if event.cards else ""
            return f"{side} draw {counted(event.count, 'card')}{cards}"
        case model.Reshuffled():
            return f"{whose(side)} discard becomes their pile"
        case model.Declared():
            return f"{side} choose {describe(event.play)}"
        case model.CardPlayed():
            return f"{side} play the {event.card}{' as relay' if event.relay else ''}"
        case model.CardLaid():
            return f"{side} lay the {event.card} to {_LAID[event.to]}"
        case model.HandLost():
            return f"{side} have no play and lose the ball"
        case model.HandRedrawn():
            return f"{side} have no play and lay down {listed(event.cards)}"
        case model.Thrown():
            return f"{side} throw {listed(event.dice)}"
        # Ground
        case model.Carried():
            return f"{side} carry {event.metres} m {to(event.x, setup)}"
        case model.Mauled():
            return f"{side} maul with {listed(event.cards)}, {to(event.x, setup)}"
        case model.PickedAndGone():
            return f"{side} pick and go with {listed(event.cards)}, {to(event.x, setup)}"
        case model.KnockedOn():
            return f"Knock-on by {side} {at(event.x, setup)}"
        # Tackles, rucks
        case model.TackleDeclined():
            return f"{side} do not tackle"
        case model.TackleMissed():
            return f"{side} miss the tackle"
        case model.TackledLastCard():
            return f"{side} take the ball {at(event.x, setup)}: {rival} had played their last card"
        case model.Intercepted():
            return f"{side} intercept and run {event.metres} m {to(event.x, setup)}"
        case model.RuckFormed():
            return f"{side} have the ball at the ruck; the zone is {event.zone[0]} to {event.zone[1]}"
        case model.ContestWon():
            return f"{side} win the contest"
        case model.ClearedOut():
            return f"{side} clear out and win the ball back"
        case model.Offside():
            return f"{side} are offside"
        case model.RuckWon():
            return f"{side} {'turn the ball over' if event.turnover else 'keep the ball'} at the ruck"
        # Kicks
        case model.Kicked() if event.start == event.x:
            return f"{side} kick from {place(event.start, setup)} and make no ground"
        case model.Kicked():
            return f"{side} kick {abs(event.x - event.start)} m {to(event.x, setup)}"
        case model.Gathered():
            return f"{side} gather the ball {at(event.x, setup)}"
        case model.Regained():
            return f"{side} regain their kick {at(event.x, setup)}"
        case model.TouchMissed():
            return f"{side} miss touch"
        case model.ShotMissed():
            return f"{whose(side)} kick at goal is {event.why}"
        case model.WentDead():
            return f"{whose(side)} kick goes dead"
        case model.Grounded():
            return f"{side} ground the ball in their in-goal"
        case model.Marked():
            return f"{side} call the mark {at(event.x, setup)}"
        # Restarts
        case model.KickOffTaken():
            return f"{side} take the kick-off"
        case model.DropOutTaken():
            return f"{side} take a drop-out from their 22"
        case model.ScrumSet():
            return f"Scrum {at(event.x, setup)}, fed by {side}"
        case model.ScrumWon():
            return f"{side} win the scrum"
        case model.LineoutSet():
            return f"Lineout {at(event.x, setup)}, thrown in by {side}"
        case model.LineoutWon():
            return f"{side} win the lineout"
        case model.PenaltyAwarded():
            return f"Penalty to {side} {at(event.x, setup)}"
        case model.AdvantageTaken():
            return f"{side} play the advantage, marked {at(event.mark, setup)}"
        case model.AdvantageGained():
            return f"{side} have gained the advantage"
        case model.BroughtBack():
            return f"Play is brought back for {side}, {to(event.mark, setup)}"
        # Points
        case model.TryScored():
            return f"{side} score a try, 5 points"
        case model.ConversionMade():
            return f"{side} convert, 2 points"
        case model.ConversionMissed():
            return f"{side} miss the conversion"
        case model.DropGoalScored():
            return f"{side} drop a goal, 3 points"
        case model.PenaltyGoalScored():
            return f"{side} kick a penalty goal, 3 points"
    raise TypeError(f"{type(event).__name__} is no event of French Flair")
