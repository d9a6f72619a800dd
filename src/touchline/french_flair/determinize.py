"""A possible full state for a view: what the side sees, with the hidden cards dealt at random.

A side knows its own cards and both discards, and so the other's hand and pile together; not which of these cards are
in the hand, nor what the other side has declared. Search continues from the state built here.
"""

from collections import Counter

from touchline.french_flair.model import DECK, Cards, State, Team
from touchline.french_flair.rules import open_play
from touchline.french_flair.view import View
from touchline.kernel import HOME, Randbelow, Step


def determinize(view: View, randbelow: Randbelow) -> State:
    """A state that looks like this view, with the same decision or throw pending.

    A view does not show what follows a draw or the clock: these raise `ValueError`.
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
    """The side's own pile: contents known, order not."""
    return tuple(sorted((Counter(DECK) - Counter(view.hand) - Counter(view.mine.discard)).elements()))


def _unseen(view: View) -> Cards:
    return tuple(sorted((Counter(DECK) - Counter(view.theirs.discard)).elements()))


def _stack(view: View) -> tuple[Step, ...]:
    """The pending step and those below it: known, except what the other side declared."""
    frame = view.frame
    if frame is None:
        return ()
    if frame.traits.passing:
        raise ValueError(f"expected a decision or a throw; {view.rule} is neither")
    rest = open_play.PlayedCards(view.declared, view.five_metres, view.played) if view.declared else None
    return *frame.below(view.attack, rest), frame
