"""A match at rest: a side has the ball, with a choice or throw to come.

Between two such moments lie the cards of a play, a throw, a tackle. Their values are learned (`value`).
"""

from collections.abc import Iterable
from math import comb
from typing import Final, NamedTuple, get_args

from touchline.french_flair import field, step
from touchline.french_flair.model import Cards, Origin, State
from touchline.french_flair.rules import cards, clock, duel, kicking, open_play, penalties
from touchline.kernel import HOME, Side, Step

Kind = step.Situation
"""The origin of the side with the ball, or its pending throw or choice."""

ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)


class Holding(NamedTuple):
    """The known cards of a side, and how many more come from which pool."""

    known: Cards
    more: int = 0
    bag: Cards = ()

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.known) + self.more

    def expected(self, cards: Iterable[int]) -> float:
        """The expected number of these cards in it."""
        held = sum(card in cards for card in self.known)
        if not self.more or not self.bag:
            return float(held)
        return held + self.more * sum(card in cards for card in self.bag) / len(self.bag)

    def likely(self, cards: Iterable[int]) -> float:
        """The chance that one of these cards is in it."""
        if any(card in cards for card in self.known):
            return 1.0
        size, without = len(self.bag), sum(card not in cards for card in self.bag)
        return 1 - comb(without, self.more) / comb(size, self.more) if self.more <= size else float(without < size)


class Situation(NamedTuple):
    """The side with the ball, its origin, metres to go, and the cards of both sides."""

    kind: Kind
    side: Side
    left: int
    attack: Holding
    defence: Holding
    advantage: bool = False


def at_rest(state: State) -> tuple[Kind, Side] | None:
    """The situation once cards are drawn, with its side; None in the middle of something."""
    for waiting in reversed(state.stack):
        assert isinstance(waiting, step.Frame | step.Passage)
        if not waiting.traits.passing:
            return _kind(state, waiting)
    return None


def _kind(state: State, waiting: Step) -> tuple[Kind, Side] | None:
    match waiting:
        case open_play.PlayChoice(origin):
            return origin, state.attack
        case open_play.Open(side, origin):
            return origin, side
        case duel.DiceChoice(duel.Throw(side) as throw) if throw.situation and throw.situation != "penalty":
            return throw.situation, side
        case penalties.PenaltyChoice():
            return "penalty", state.attack
        case kicking.InHand(source) | kicking.LandingChoice(source) | kicking.Gathering(source):
            return kicking.ORIGIN[source], state.attack
        case clock.Whistle():
            return "kick-off", state.attack
    return None


def owed(state: State, side: Side) -> int:
    """The cards a side is about to draw."""
    return sum(
        draw.count for draw in state.stack if isinstance(draw, cards.BlindDraw | cards.DrawCards) and draw.side == side
    )


def situation(state: State) -> Situation | None:
    """The situation of a match at rest, with all cards known except pending draws."""
    rest = at_rest(state)
    if rest is None:
        return None
    kind, side = rest
    home, away = (Holding(state.team(s).hand, owed(state, s), state.team(s).pile) for s in ("home", "away"))
    attack, defence = (home, away) if side == HOME else (away, home)
    live = state.advantage is not None and state.advantage.side == side
    return Situation(kind, side, field.to_try_line(side, state.x), attack, defence, live)
