"""The chances to win, draw or lose, from public information: both views agree."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from touchline.coaches.french_flair.dice_odds import best_conversion
from touchline.coaches.french_flair.situation import Holding, Situation
from touchline.coaches.french_flair.value import learned, phases_left
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.french_flair import View, field
from touchline.french_flair.model import DECK, Cards
from touchline.french_flair.rules import scoring
from touchline.kernel import HOME


class Prospect(NamedTuple):
    """The public prospect of a side: lead, expected points, phases left."""

    lead: float
    points: float
    phases: tuple[int, int]


def win_draw_loss(view: View) -> WinDrawLoss:
    """The chances of each result, by score, time left and place of the ball."""
    if view.frame is None:
        lead = view.mine.points - view.theirs.points
        won, lost = float(lead > 0), float(lead < 0)
    else:
        won, lost = learned().shown.ends(*prospect(view))
    home, away = (won, lost) if view.side == HOME else (lost, won)
    return WinDrawLoss(home=home, draw=1 - won - lost, away=away)


def prospect(view: View) -> Prospect:
    """The prospect of a match in progress."""
    assert view.frame is not None
    mine = 1 if view.side == view.attack else -1
    lead = float(view.mine.points - view.theirs.points)
    ours, theirs = (_covered(team.held, team.discard) for team in (view.mine, view.theirs))
    attack, defence = (ours, theirs) if mine > 0 else (theirs, ours)
    left = field.to_try_line(view.attack, view.x)
    kind = view.frame.situation or "FREE"
    if kind == "conversion":
        lead += mine * scoring.CONVERSION * best_conversion(view.setup.options)
        kind, mine = "kick-off", -mine
    points = mine * learned().points(Situation(kind, view.attack, left, attack, defence, view.advantage is not None))
    return Prospect(lead, points, phases_left(view.setup.options, view.half, view.phases, view.time_up))


@lru_cache(maxsize=1 << 12)
def _covered(held: int, discard: Cards) -> Holding:
    """A hand of hidden cards, out of all that a side has not discarded."""
    return Holding((), held, tuple((Counter(DECK) - Counter(discard)).elements()))
