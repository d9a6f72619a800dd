"""The two-card plays of the forwards: MAUL and PICKGO."""

from functools import lru_cache
from typing import Final

from touchline.french_flair import field, plays
from touchline.french_flair.events import Mauled, PickedAndGone
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, Origin, Play, State
from touchline.french_flair.model import Cards as Hand
from touchline.french_flair.rules import advantage, cards, clock, open_play, scoring
from touchline.french_flair.step import Frame, Passage
from touchline.kernel import Choose, Listed

DRIVE: Final = 5
"""Metres of a maul phase or a pick-and-go (FF-MAUL-1, FF-PICKGO-1)."""


def phases_left(origin: Origin) -> int:
    """The phases a maul from an origin may have: two in all, after a lineout only (FF-MAUL-1, FF-MAUL-2)."""
    return 2 if origin == "LINEOUT" else 1 if origin == "MAUL1" else 0


def _drive(match: Match, cards: Hand) -> bool:
    """Two cards drive 5 m and cannot be tackled; across the line it is a try (FF-MAUL-1, FF-MAUL-3, FF-PICKGO-1)."""
    side = match.attack
    for card in cards:
        match.discard(side, card)
    match.move_to(field.forward(side, match.x, DRIVE))
    return field.to_try_line(side, match.x) < 0


class Maul(Passage, frozen=True):
    """A maul phase: 5 m; one second phase may follow, never a third (FF-MAUL-1, FF-MAUL-2, FF-MAUL-3)."""

    cards: Hand
    last: bool

    def runs(self, match: Match) -> None:
        across = _drive(match, self.cards)
        match.note(Mauled("FF-MAUL-1", match.attack, self.cards, match.x))
        if across:
            match.instead(scoring.Try(match.attack))
            return
        advantage.look_for_gain(match)
        advantage.over_to(match, match.attack, open_play.Open(match.attack, "MAUL2" if self.last else "MAUL1"))


class PickAndGo(Passage, frozen=True):
    """A pick-and-go: 5 m; another may follow from the cards left (FF-PICKGO-1, FF-PICKGO-2)."""

    cards: Hand

    def runs(self, match: Match) -> None:
        across = _drive(match, self.cards)
        match.note(PickedAndGone("FF-PICKGO-1", match.attack, self.cards, match.x))
        if across:
            match.instead(scoring.Try(match.attack))
            return
        advantage.look_for_gain(match)
        match.then(PickAgain() if plays.pairs_to_pick(match.state.hand(match.attack)) else PickingStops())


@lru_cache(maxsize=1 << 9)
def _pairs(hand: Hand) -> Listed:
    return Listed("pick", tuple([Play("pick", pair) for pair in plays.pairs_to_pick(hand)]))


class PickAgain(Frame, frozen=True):
    """The same side may pick and go again until hands are renewed (FF-PICKGO-2)."""

    def asks(self, state: State) -> Choose:
        return Choose("FF-PICKGO-2", state.attack, (_pairs(state.hand(state.attack)), _STOP))

    def takes(self, match: Match, action: Play | Call) -> None:
        if isinstance(action, Call):
            match.then(PickingStops())
        else:
            match.then(clock.Phase(), PickAndGo(action.cards))


_STOP = Listed("stop", (Call("stop"),))


class PickingStops(Passage, frozen=True):
    """The series is over: both renew, and no pick-and-go until the next ruck (FF-PICKGO-3)."""

    def runs(self, match: Match) -> None:
        advantage.over_to(match, match.attack, cards.Renewal(), open_play.Open(match.attack, "PICKGO"))
