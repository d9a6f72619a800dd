"""Drawing and renewing cards: SETUP-3 and RENEW."""

from collections import Counter
from functools import lru_cache

from touchline.french_flair.events import Drawn, Reshuffled
from touchline.french_flair.match import Match
from touchline.french_flair.model import DECK, HAND, Cards, State
from touchline.french_flair.step import Frame, Passage, Situation, Traits
from touchline.kernel import AWAY, HOME, Draw, Side


def discarded(state: State, side: Side) -> Cards:
    """A side's discard: its 21 cards (FF-SETUP-1) less hand and pile (FF-SETUP-3)."""
    team = state.team(side)
    return _left(team.hand, team.pile)


@lru_cache(maxsize=1 << 12)
def _left(hand: Cards, pile: Cards) -> Cards:
    return tuple(sorted((Counter(DECK) - Counter(hand) - Counter(pile)).elements()))


class DrawCards(Passage, frozen=True):
    """A side is owed cards; if its pile runs out, the discard becomes the pile first (FF-SETUP-3)."""

    traits = Traits(passing=True)

    rule: str
    side: Side
    count: int

    def runs(self, match: Match) -> None:
        owed = self.count
        pile = match.state.team(self.side).pile
        if len(pile) <= owed:
            # The whole pile is owed: no random draw.
            if pile:
                match.take_from_pile(self.side, pile)
                match.note(Drawn(self.rule, self.side, len(pile), pile))
                owed -= len(pile)
            if not owed:
                return
            match.change_team(self.side, pile=discarded(match.state, self.side))
            match.note(Reshuffled("FF-SETUP-3", self.side))
        match.then(BlindDraw(self.rule, self.side, owed))


class BlindDraw(Frame, frozen=True):
    """Cards are drawn at random from the pile (FF-SETUP-3)."""

    traits = Traits(passing=True)

    rule: str
    side: Side
    count: int

    @property
    def situation(self) -> Situation | None:
        """A half begins with a kick-off after the first draw."""
        return "kick-off" if self.rule == "FF-SETUP-2" else None

    def asks(self, state: State) -> Draw:
        return Draw(self.rule, self.side, state.team(self.side).pile, self.count)

    def takes(self, match: Match, cards: Cards) -> None:
        cards = tuple(sorted(cards))
        match.take_from_pile(self.side, cards)
        match.note(Drawn(self.rule, self.side, len(cards), cards))


class Renewal(Passage, frozen=True):
    """Both sides draw up to six at the same time, keeping what they hold (FF-RENEW-1, FF-RENEW-4)."""

    def runs(self, match: Match) -> None:
        home, away = HAND - len(match.state.home.hand), HAND - len(match.state.away.hand)
        assert home >= 0, "FF-RENEW-3: no hand exceeds six at a renewal"
        assert away >= 0, "FF-RENEW-3: no hand exceeds six at a renewal"
        if away:
            match.then(DrawCards("FF-RENEW-1", AWAY, away))
        if home:
            match.then(DrawCards("FF-RENEW-1", HOME, home))
