"""A whole match as a side may imagine it: what it sees, with the cards that it cannot see dealt at random.

A side knows its own cards and both discards, so the other's hand and pile together; what of them is in the hand, and
what the other side has declared, it does not know. Search plays on from what is imagined here.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from touchline.french_flair.model import DECK, Cards, Source, State, Team
from touchline.french_flair.rules import (
    advantage,
    carry,
    kicking,
    mauls,
    open_play,
    penalties,
    restarts,
    rucks,
    scoring,
    set_pieces,
    tackles,
)
from touchline.french_flair.rules.duel import DiceChoice
from touchline.french_flair.view import View
from touchline.kernel import HOME, Below, Side, Step, other


def imagine(view: View, below: Below) -> State:
    """A match that looks like this to the side, which is to decide."""
    unseen = list(_unseen(view))
    theirs = tuple(sorted(unseen.pop(below(len(unseen))) for _ in range(view.theirs.held)))
    mine = Team(view.hand, pile_of(view), view.mine.points)
    rival = Team(theirs, tuple(unseen), view.theirs.points)
    home, away = (mine, rival) if view.side == HOME else (rival, mine)
    first = view.setup.options.first_kick
    return State(
        setup=view.setup,
        stack=_WAITS[view.rule or ""](view),
        half=view.half,
        phases=view.phases,
        time_up=view.time_up,
        first_kick=HOME if first == "toss" else first,
        x=view.x,
        attack=view.attack,
        home=home,
        away=away,
        advantage=view.advantage,
    )


def pile_of(view: View) -> Cards:
    """The side's own pile: it knows what is in it, not the order."""
    return tuple(sorted((Counter(DECK) - Counter(view.hand) - Counter(view.mine.discard)).elements()))


def _unseen(view: View) -> Cards:
    return tuple(sorted((Counter(DECK) - Counter(view.theirs.discard)).elements()))


# What the match waits for. What lies below is known, but for what the other side declared.


def _play(view: View) -> tuple[Step, ...]:
    assert view.origin is not None
    return (open_play.PlayChoice(view.origin),)


def _tackle(view: View) -> tuple[Step, ...]:
    assert view.rule is not None
    if view.rule == "FF-FIVEMETRE-1":
        return scoring.Try(view.attack), tackles.TackleOffer(view.rule, "try")
    return open_play.GoesOn(), tackles.TackleOffer(view.rule, "conclusion")


def _landing(view: View) -> tuple[Step, ...]:
    source: Source = "KICK" if view.rule == "FF-MARK-1" else "SHOT"
    return (kicking.LandingChoice(source),)


def _contest(view: View) -> tuple[Step, ...]:
    assert view.zone is not None
    return (rucks.ContestOffer(other(view.side), *view.zone),)


def _clear_out(view: View) -> tuple[Step, ...]:
    assert view.zone is not None
    return (rucks.ClearOffer(view.side, *view.zone),)


def _dice(throw: Callable[[Side], Step]) -> Callable[[View], tuple[Step, ...]]:
    return lambda view: (DiceChoice(throw(view.side)),)


def _run(view: View) -> tuple[Step, ...]:
    # Whether a 5 m restart still gives a right to tackle, the side has to remember: the view does not tell.
    return (DiceChoice(carry.RunThrow(view.side, combined=True)),)


_WAITS: Final[Mapping[str, Callable[[View], tuple[Step, ...]]]] = {
    "FF-COMBO-1": _play,
    "FF-PICKGO-2": lambda view: (mauls.PickAgain(),),
    "FF-TACKLE-1": _tackle,
    "FF-ZONE22-1": _tackle,
    "FF-FIVEMETRE-1": _tackle,
    "FF-LASTCARD-1": lambda view: (tackles.LastCardTackle(),),
    "FF-CONTEST-1": _contest,
    "FF-CLEAR-1": _clear_out,
    "FF-ADVANTAGE-1": lambda view: (advantage.AdvantageChoice(),),
    "FF-PENALTY-2": lambda view: (penalties.PenaltyChoice(),),
    "FF-INGOAL-2": _landing,
    "FF-MARK-1": _landing,
    "FF-CLOCK-2": _landing,
    "FF-MARK-2": lambda view: (kicking.MarkChoice(),),
    "FF-RUN-2": _run,
    "FF-KICK-1": _dice(kicking.KickThrow),
    "FF-TOUCHKICK-1": _dice(kicking.TouchThrow),
    "FF-DROP-1": _dice(kicking.DropThrow),
    "FF-KICKOFF-1": _dice(restarts.KickOffThrow),
    "FF-DROPOUT22-1": _dice(restarts.DropOutThrow),
    "FF-SCRUM-1": _dice(set_pieces.ScrumThrow),
    "FF-LINEOUT-1": _dice(set_pieces.LineoutThrow),
    "FF-CONVERSION-1": _dice(scoring.ConversionThrow),
    "FF-PENALTY-3": _dice(penalties.GoalThrow),
    "FF-PENALTY-5": _dice(penalties.PenaltyTouchThrow),
}
