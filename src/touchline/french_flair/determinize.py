"""A whole match as a side may imagine it: what it sees, with the cards that it cannot see dealt at random.

A side knows its own cards and both discards, so the other's hand and pile together; what of them is in the hand, and
what the other side has declared, it does not know. Search plays on from what is imagined here.
"""

from collections import Counter

from touchline.french_flair.model import DECK, Cards, State, Team
from touchline.french_flair.rules import open_play
from touchline.french_flair.view import View
from touchline.kernel import HOME, Randbelow, Step


def determinize(view: View, randbelow: Randbelow) -> State:
    """A match that looks like this to the side: it waits for the same decision or throw, of either side.

    What follows a draw or the clock a view does not tell: there a `ValueError` says so.
    """
    unseen = list(_unseen(view))
    theirs = tuple(sorted(unseen.pop(randbelow(len(unseen))) for _ in range(view.theirs.held)))
    mine = Team(view.hand, pile_of(view), view.mine.points)
    rival = Team(theirs, tuple(unseen), view.theirs.points)
    home, away = (mine, rival) if view.side == HOME else (rival, mine)
    return State(
        setup=view.setup,
        stack=_stack(view),
        half=view.half,
        phases=view.phases,
        time_up=view.time_up,
        first_kick=view.first_kick,
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


def _stack(view: View) -> tuple[Step, ...]:
    """What the match waits for, and what lies below it: known, but for what the other side declared."""
    frame = view.frame
    if frame is None:
        return ()
    if frame.traits.passing:
        raise ValueError(f"a match is imagined at a decision or a throw, but {view.rule} is neither")
    rest = open_play.PlayedCards(view.declared, view.five_metres, view.played) if view.declared else None
    return *frame.below(view.attack, rest), frame
