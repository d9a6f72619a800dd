"""The working copy of a match: what the rules do to it, in the game's own verbs."""

from touchline.french_flair.model import Card, Cards, Options, State
from touchline.french_flair.plays import without
from touchline.kernel import HOME, Side, other, replace
from touchline.kernel import Match as KernelMatch


class Match(KernelMatch[State]):
    """A match while one answer takes effect."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        """The switches of this match."""
        return self.state.setup.options

    @property
    def attack(self) -> Side:
        """The side with the ball."""
        return self.state.attack

    @property
    def defence(self) -> Side:
        """The side without the ball."""
        return other(self.state.attack)

    @property
    def x(self) -> int:
        """The ball's x."""
        return self.state.x

    def move_to(self, x: int) -> None:
        """Move the ball."""
        self.change(x=x)

    def give_ball(self, side: Side) -> None:
        """Make a side the attack."""
        if side != self.state.attack:
            self.change(attack=side)

    def change_team(self, side: Side, **fields: object) -> None:
        """Change a side's cards or points."""
        state = self.state
        if side == HOME:
            self.state = replace(state, home=replace(state.home, **fields))
        else:
            self.state = replace(state, away=replace(state.away, **fields))

    def discard(self, side: Side, card: Card) -> None:
        """Discard a card from hand (FF-SETUP-2)."""
        self.change_team(side, hand=without(self.state.hand(side), card))

    def take_from_pile(self, side: Side, cards: Cards) -> None:
        """Take cards from the pile into hand."""
        team = self.state.team(side)
        pile = list(team.pile)
        for card in cards:
            pile.remove(card)
        self.change_team(side, hand=tuple(sorted(team.hand + cards)), pile=tuple(pile))
