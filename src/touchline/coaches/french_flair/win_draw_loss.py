"""The chance to win, draw or lose a match of French Flair, by what everybody can see: both views tell the same."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from touchline.coaches.french_flair.dice_odds import best_conversion
from touchline.coaches.french_flair.situation import Holding, Kind, Situation
from touchline.coaches.french_flair.value import learned, phases_left
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.french_flair import View, field
from touchline.french_flair.model import DECK, Cards
from touchline.french_flair.rules import scoring
from touchline.kernel import HOME

_KINDS: Final[Mapping[str, Kind]] = {
    # by the rule that is asked, where it is no play
    "FF-KICKOFF-1": "kick-off",
    "FF-DROPOUT22-1": "drop-out",
    "FF-SCRUM-1": "scrum",
    "FF-LINEOUT-1": "lineout",
    "FF-PENALTY-2": "penalty",
    "FF-PENALTY-3": "penalty",
    "FF-PENALTY-5": "penalty",
    "FF-ADVANTAGE-1": "penalty",
    "FF-CONTEST-1": "RUCK",
    "FF-CONTEST-2": "RUCK",
    "FF-CLEAR-1": "RUCK",
    "FF-CLEAR-2": "RUCK",
    "FF-INGOAL-2": "KICKED",
    "FF-MARK-1": "KICKED",
    "FF-MARK-2": "KICKED",
    "FF-CLOCK-2": "KICKED",
    "FF-SETUP-2": "kick-off",
}


class Prospect(NamedTuple):
    """What everybody sees of a match, in points of the side that looks: its lead, what it may expect, what is left."""

    lead: float
    points: float
    phases: tuple[int, int]


def win_draw_loss(view: View) -> WinDrawLoss:
    """How the match may end: by the score, the time that is left, and where the ball is."""
    if view.rule is None:
        lead = view.mine.points - view.theirs.points
        won, lost = float(lead > 0), float(lead < 0)
    else:
        won, lost = learned().shown.ends(*prospect(view))
    home, away = (won, lost) if view.side == HOME else (lost, won)
    return WinDrawLoss(home=home, draw=1 - won - lost, away=away)


def prospect(view: View) -> Prospect:
    """How a match that goes on looks."""
    assert view.rule is not None
    mine = 1 if view.side == view.attack else -1
    lead = float(view.mine.points - view.theirs.points)
    ours, theirs = (_covered(team.held, team.discard) for team in (view.mine, view.theirs))
    attack, defence = (ours, theirs) if mine > 0 else (theirs, ours)
    left = field.to_try_line(view.attack, view.x)
    kind = view.origin or _KINDS.get(view.rule, "FREE")
    if view.rule == "FF-CONVERSION-1":
        lead += mine * scoring.CONVERSION * best_conversion(view.setup.options)
        kind, mine = "kick-off", -mine
    points = mine * learned().points(Situation(kind, view.attack, left, attack, defence, view.advantage is not None))
    return Prospect(lead, points, phases_left(view.setup.options, view.half, view.phases, view.time_up))


@lru_cache(maxsize=1 << 12)
def _covered(held: int, discard: Cards) -> Holding:
    """As many cards as a side holds, out of all that it has not discarded."""
    return Holding((), held, tuple((Counter(DECK) - Counter(discard)).elements()))
