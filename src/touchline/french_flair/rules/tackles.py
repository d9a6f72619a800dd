"""The tackle: TACKLE, INTERCEPT and LASTCARD-1 to -3."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from touchline.french_flair import field
from touchline.french_flair.dice import high_first, is_double
from touchline.french_flair.events import CardLaid, Intercepted, TackleDeclined, TackledLastCard, TackleMissed, Thrown
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, Options, SpotRef, State, Tackle, TeamRef
from touchline.french_flair.model import (
    Cards as Hand,
)
from touchline.french_flair.rules import advantage, cards, open_play, rucks, scoring
from touchline.french_flair.step import Frame, Passage, Tackled, Traits
from touchline.kernel import Choose, Dice, Facts, Listed, Roll, Side, Step, other

Stops = Literal["link", "conclusion", "try"]
"""The target of a tackle: a link of a combination, a concluding card, or a carry across the line (FF-FIVEMETRE-1)."""

_DECLINE: Final = (Call("decline"),)


def _seen(stops: Stops, state: State, side: Side) -> Stops:
    """The target of a tackle as a side sees it: declared cards stay hidden from the defence (FF-COMBO-1)."""
    return "conclusion" if stops == "link" and side != state.attack else stops


def _else(stops: Stops, attack: Side, declared: Passage | None) -> Passage:
    """The steps after no tackle or a missed one: the try, the rest of the play, or the next play."""
    return scoring.Try(attack) if stops == "try" else declared or open_play.GoesOn()


@lru_cache(maxsize=1 << 9)
def _tackles(hand: Hand, *, compulsory: bool) -> tuple[Listed]:
    """Each card, or none: one group, so that random play usually tackles, as people do."""
    cards = tuple([Tackle(card) for card in dict.fromkeys(hand)])
    return (Listed("tackle", cards if compulsory else cards + _DECLINE),)


def offer(match: Match, rule: str, stops: Stops) -> None:
    """The defence may tackle; it must, and wins, if the attack has played its last card (FF-TACKLE-1, FF-LASTCARD-1).

    Without a card it cannot (FF-TACKLE-2), but it still wins against a last card. A try, a knock-on and a run double
    have come before this; a carry stopped on the goal line has not (FF-LASTCARD-2). Kicks never come here: a last card
    may freely be one (FF-LASTCARD-3).
    """
    hand = match.state.hand(match.defence)
    if not match.state.hand(match.attack):
        match.then(LastCardTackle() if hand else LastCardTurnover())
    elif hand:
        match.then(TackleOffer(rule, stops))


class TackleOffer(Frame, frozen=True):
    """The defence may lay one card of any number and start the duel; declining lets the carrier go on (FF-TACKLE-1)."""

    traits = Traits(attempt="tackles", lays=1)

    rule: str
    stops: Stops

    @property
    def tackled(self) -> Tackled:
        """On the line, in the 22 zone, or anywhere."""
        return "line" if self.stops == "try" else "zone" if self.rule == "FF-ZONE22-1" else "field"

    def at_five_metres(self, state: State) -> bool:
        """If it would stop a try."""
        return self.stops == "try"

    def below(self, attack: Side, declared: Passage | None) -> tuple[Step, ...]:
        """The steps without a tackle."""
        return (_else(self.stops, attack, declared),)

    def facts(self, state: State) -> Facts:
        return {"rivals": TeamRef(state.attack), "where": SpotRef(state.x), "tackled": self.tackled}

    def asks(self, state: State) -> Choose:
        defence = other(state.attack)
        return Choose(self.rule, defence, _tackles(state.hand(defence), compulsory=False))

    def seen(self, state: State, side: Side) -> "TackleOffer":
        return TackleOffer(self.rule, _seen(self.stops, state, side))

    def takes(self, match: Match, action: Tackle | Call) -> None:
        if isinstance(action, Call):
            # The steps below go on: the next card, the next play, or the try (FF-TACKLE-2, FF-FIVEMETRE-2).
            match.note(TackleDeclined("FF-TACKLE-2", match.defence))
            return
        match.discard(match.defence, action.card)
        match.note(CardLaid(self.rule, match.defence, action.card, "tackle"))
        match.then(TackleThrow(self.stops))


class LastCardTackle(Frame, frozen=True):
    """The defence must lay a card, and wins the ball without a throw (FF-LASTCARD-1)."""

    traits = Traits(lays=1)

    @property
    def tackled(self) -> Tackled:
        """On a last card."""
        return "last card"

    def facts(self, state: State) -> Facts:
        return {"rivals": TeamRef(state.attack), "where": SpotRef(state.x)}

    def is_plain(self, state: State) -> bool:
        """With one card left there is one answer, and how many are left is seen by all."""
        return len(state.hand(other(state.attack))) == 1

    def asks(self, state: State) -> Choose:
        defence = other(state.attack)
        return Choose("FF-LASTCARD-1", defence, _tackles(state.hand(defence), compulsory=True))

    def takes(self, match: Match, action: Tackle) -> None:
        match.discard(match.defence, action.card)
        match.note(CardLaid("FF-LASTCARD-1", match.defence, action.card, "tackle"))
        match.then(LastCardTurnover())


class LastCardTurnover(Passage, frozen=True):
    """The last card is tackled by default: the defence plays RUCK from the spot, both renew (FF-LASTCARD-1)."""

    def runs(self, match: Match) -> None:
        match.note(TackledLastCard("FF-LASTCARD-1", match.defence, match.x))
        advantage.over_to(match, match.defence, cards.Renewal(), open_play.Open(match.defence, "RUCK"))


class TackleEnd(NamedTuple):
    """The end of a tackle: the dice of an interception, or the ruck's winner and zone; broken if neither."""

    intercepted: Dice = ()
    attack_won: bool = False
    zone: "rucks.Zone | None" = None


def tackle_end(defence: Dice, attack: Dice) -> TackleEnd:
    """A double of the defence intercepts, one of the attack breaks the tackle, the rest makes a ruck.

    FF-TACKLE-3, FF-TACKLE-4, FF-TACKLE-5.
    """
    if is_double(defence):
        return TackleEnd(intercepted=defence)
    return TackleEnd() if is_double(attack) else TackleEnd((), *rucks.formed(defence, attack))


def interception(dice: Dice, options: Options) -> int:
    """Metres of an interception: 5 per pip, or as set by `intercept_unit` (FF-INTERCEPT-1)."""
    pips = sum(dice)
    return 5 * pips if options.intercept_unit == 5 else -(-pips // 5) * 5


class TackleThrow(Frame, frozen=True):
    """The defence throws two dice first; a double intercepts at once (FF-TACKLE-3)."""

    traits = Traits(
        purpose="tackle",
        needs=(
            ("double intercepts", "FF-TACKLE-3"),
            ("double breaks", "FF-TACKLE-4"),
            ("higher makes a ruck", "FF-TACKLE-5"),
        ),
    )

    stops: Stops

    def at_five_metres(self, state: State) -> bool:
        """If it would stop a try."""
        return self.stops == "try"

    def below(self, attack: Side, declared: Passage | None) -> tuple[Step, ...]:
        """The steps without a tackle."""
        return (_else(self.stops, attack, declared),)

    def asks(self, state: State) -> Roll:
        return Roll("FF-TACKLE-3", (other(state.attack),) * 2)

    def seen(self, state: State, side: Side) -> "TackleThrow":
        return TackleThrow(_seen(self.stops, state, side))

    def takes(self, match: Match, dice: Dice) -> None:
        dice = high_first(dice)
        match.note(Thrown("FF-TACKLE-3", match.defence, dice))
        if is_double(dice):
            advantage.over_to(match, match.defence, Interception(dice))
        else:
            match.then(TackleReply(self.stops, dice))


class TackleReply(Frame, frozen=True):
    """The attack throws two dice: a double breaks the tackle, the rest makes a ruck (FF-TACKLE-4, FF-TACKLE-5)."""

    stops: Stops
    to_beat: Dice

    def at_five_metres(self, state: State) -> bool:
        """If it would stop a try."""
        return self.stops == "try"

    def below(self, attack: Side, declared: Passage | None) -> tuple[Step, ...]:
        """The steps without a tackle."""
        return (_else(self.stops, attack, declared),)

    def asks(self, state: State) -> Roll:
        return Roll("FF-TACKLE-4", (state.attack,) * 2)

    def seen(self, state: State, side: Side) -> "TackleReply":
        return TackleReply(_seen(self.stops, state, side), self.to_beat)

    def takes(self, match: Match, dice: Dice) -> None:
        dice = high_first(dice)
        match.note(Thrown("FF-TACKLE-4", match.attack, dice))
        _, attack_won, zone = tackle_end(self.to_beat, dice)
        if zone is None:
            match.note(TackleMissed("FF-TACKLE-4", match.defence))
            self.missed(match)
        else:
            rucks.form(match, match.attack if attack_won else match.defence, zone)

    def missed(self, match: Match) -> None:
        """The carry goes through: a try, or a card and the next play (FF-TACKLE-4, FF-FIVEMETRE-2)."""
        if self.stops == "try":
            return  # it waits below
        if self.stops == "link" and match.options.missed_tackle_mid == "continue":
            match.then(cards.DrawCards("FF-TACKLE-4", match.attack, 1))
        else:
            match.instead(open_play.GoesOn("FF-TACKLE-4"))


class Interception(Passage, frozen=True):
    """The defence runs from the tackle spot, 5 m per pip, untackled; then both renew (FF-INTERCEPT-1)."""

    dice: Dice

    def runs(self, match: Match) -> None:
        side = match.defence
        x = field.forward(side, match.x, interception(self.dice, match.options))
        across = field.to_try_line(side, x) < 0  # exactly on the line is no try (FF-INTERCEPT-2)
        if across:
            x = scoring.try_spot(side)
        match.note(Intercepted("FF-INTERCEPT-1", side, field.ground(side, match.x, x), x))
        match.move_to(x)
        if across:
            match.then(scoring.Try(side))
        else:
            match.then(cards.Renewal(), open_play.Open(side, "FREE"))
