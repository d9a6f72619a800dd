"""The play of the side with the ball: CARD, COMBO, EXIT, LASTCARD-4 and -5."""

from collections import Counter

from touchline.french_flair import field, plays
from touchline.french_flair.events import CardPlayed, Declared, HandLost, HandRedrawn
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, Origin, Play, State
from touchline.french_flair.model import (
    Cards as Hand,
)
from touchline.french_flair.rules import advantage, cards, carry, clock, kicking, mauls
from touchline.french_flair.step import Frame, Passage, Situation
from touchline.kernel import Choose, Facts, Refusal, Side, other, replace


class Open(Passage, frozen=True):
    """A side plays from the ball's spot; the origin of its possession decides what is legal."""

    side: Side
    origin: Origin

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        hand = match.state.hand(self.side)
        if plays.legal(hand, self.origin, match.options):
            match.then(clock.Phase(), PlayChoice(self.origin))
        elif self.origin == "SCRUM" and not match.options.scrum_relay_low:
            self.redraw(match, hand)
        else:
            # FF-LASTCARD-4 for an empty hand, FF-LASTCARD-5 for one without a legal play under a switch; neither is a
            # clock phase (ruling FF-R-10).
            match.note(HandLost("FF-LASTCARD-4" if not hand else "FF-LASTCARD-5", self.side))
            advantage.over_to(match, other(self.side), cards.Renewal(), Open(other(self.side), "FREE"))

    def redraw(self, match: Match, hand: Hand) -> None:
        """Discard a hand without a legal play and draw as many cards (`scrum_relay_low`: off, ruling FF-R-1)."""
        match.note(HandRedrawn("FF-SCRUM-3", self.side, hand))
        match.change_team(self.side, hand=())
        match.then(cards.DrawCards("FF-SCRUM-3", self.side, len(hand)), self)


class GoesOn(Passage, frozen=True):
    """The play is over and its side keeps the ball, with a card for a double: FREE (FF-TACKLE-2, FF-RUN-4).

    Hands are not renewed (FF-RENEW-2).
    """

    bonus: str = ""  # the rule that gives a card

    def runs(self, match: Match) -> None:
        side = match.attack
        bonus = [cards.DrawCards(self.bonus, side, 1)] if self.bonus else []
        advantage.over_to(match, side, *bonus, Open(side, "FREE"))


class PlayChoice(Frame, frozen=True):
    """The side with the ball chooses its play, or ends the half once time is up (FF-COMBO-1, FF-CLOCK-2)."""

    origin: Origin

    @property
    def situation(self) -> Situation:
        """The origin."""
        return self.origin

    def at_five_metres(self, state: State) -> bool:
        """For the play being chosen."""
        return at_five_metres(state, self.origin)

    def facts(self, state: State) -> Facts:
        return {"origin": self.origin}

    def asks(self, state: State) -> Choose:
        side = state.attack
        groups = plays.legal(state.hand(side), self.origin, state.options)
        if state.time_up:
            groups = (*groups, clock.END)
        return Choose("FF-COMBO-1", side, groups)

    def refuses(self, state: State, answer: object) -> Refusal | None:
        """The refusal of a play: cards not held, not linked, or not allowed from here."""
        if isinstance(answer, Play):
            return plays.refusal(answer, state.hand(state.attack), self.origin, state.options)
        return None

    def takes(self, match: Match, play: Play | Call) -> None:
        if isinstance(play, Call):
            match.instead(clock.HalfOver())
            return
        match.note(Declared("FF-COMBO-1", match.attack, play))
        if play.kind == "maul":
            match.then(mauls.Maul(play.cards, last=mauls.phases_left(self.origin) == 1 or _lays_all(match, play)))
        elif play.kind == "pick":
            match.then(mauls.PickAndGo(play.cards))
        else:
            match.then(PlayedCards(play, at_five_metres(match.state, self.origin)))


def _lays_all(match: Match, play: Play) -> bool:
    return match.options.maul_cards == "two_in_all" and len(play.cards) == 2


def at_five_metres(state: State, origin: Origin) -> bool:
    """Whether a 5 m restart lets the defence tackle carries across the line, for the first play (FF-FIVEMETRE-1)."""
    return is_five_metre_restart(origin, field.to_try_line(state.attack, state.x))


def is_five_metre_restart(origin: Origin, left: int) -> bool:
    """Whether play from so far out is a 5 m restart (FF-FIVEMETRE-1).

    Only from a scrum, a lineout or a pick-and-go series: FF-FIVEMETRE-3 and FF-FIVEMETRE-4 exclude the rest.
    """
    return left == 5 and origin in ("SCRUM", "LINEOUT", "PICKGO")


class PlayedCards(Passage, frozen=True):
    """The cards of the declared play, one by one; the opponent sees each as it falls (FF-COMBO-1, FF-COMBO-2).

    A line link is played the same way (FF-LINE-2).
    """

    play: Play
    five_metres: bool = False
    played: int = 0

    def misplaced(self, state: State) -> str:
        """Its remaining cards must be in hand."""
        to_come = Counter(self.play.cards[self.played :])
        lacking = not to_come or to_come - Counter(state.hand(state.attack))
        return "declares cards that are not in hand (FF-COMBO-1)" if lacking else ""

    def runs(self, match: Match) -> None:
        play, at = self.play, self.played
        card = play.cards[at]
        relay = play.relay and at == 0
        match.discard(match.attack, card)
        match.note(CardPlayed("FF-JOKER-1" if relay else "FF-CARD-3", match.attack, card, relay))
        if at == len(play.cards) - 1:
            self.conclude(match)
            return
        match.then(replace(self, played=at + 1))
        metres = plays.metres(play, match.options)[at]
        if metres:
            carry.carry(match, metres, concludes=False, combined=True, five_metres=self.five_metres)

    def conclude(self, match: Match) -> None:
        """The last card gives one of its properties (FF-CARD-3, FF-COMBO-3)."""
        side, combined = match.attack, len(self.play.cards) > 1
        match self.play.ending:
            case "advance":
                carry.carry(match, carry.ADVANCE, concludes=True, combined=combined, five_metres=self.five_metres)
            case "run":
                match.then(carry.run(side, combined, self.five_metres))
            case "kick":
                match.then(kicking.kick(side))
            case "touch":
                match.then(kicking.touch_kick(side))
            case "drop":
                match.then(kicking.drop(side))
