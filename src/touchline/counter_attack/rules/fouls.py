"""Fouls: FOUL-01 to -23. A card, an injury, and the choice to play on."""

from typing import Final, Literal

from touchline.counter_attack.events import Booked, Fouled, Injured, PlayedOn, Restart, SentOff, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import TEAM, Call, Player, State, each, side_of
from touchline.counter_attack.pitch import BOX, Hex, goal_side, reach
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import dice, movement, set_pieces, substitutions
from touchline.counter_attack.step import Counted, Frame, Passage, Traits
from touchline.counter_attack.targets import word
from touchline.kernel import Choose, Dice, Facts, Refusal, Roll

FoulKind = Literal["steal", "tackle", "behind", "nutmeg", "dive", "first_time", "reckless"]

_RED_OR_YELLOW: Final = ("FOUL-13", "FOUL-14", "FOUL-16", "FOUL-20")


class Foul(Passage, frozen=True):
    """A foul: card, injury, and the choice to play on, which resumes the frames below (FOUL-01)."""

    kind: FoulKind
    by: Player
    on: Player
    hex: Hex  # where a free kick would be

    def runs(self, match: Match) -> None:
        card = CardTest(self._card_rule(match.state), self.by)
        match.then(card, InjuryTest(self.by, self.on, self.hex, stops=self.kind == "reckless"))

    def _card_rule(self, state: State) -> str:
        """The rule of the card roll."""
        if self.kind == "reckless":
            return "FOUL-20"
        if state.is_keeper(self.by) and state.edition.gk_foul_cards == "yellow_at_most":
            return "FOUL-17"
        behind = self.kind == "behind"
        if self.kind != "first_time" and is_last_man(state, self.by, self.hex):  # FOUL-14
            return "FOUL-16" if behind else "FOUL-14"
        return "FOUL-13" if behind else "FOUL-02"


def is_last_man(state: State, fouler: Player, hex: Hex) -> bool:
    """Whether no other outfielder covers a hex, or can still do so in the phase (FOUL-15)."""
    phase = state.movement
    assert phase is not None
    covering = goal_side(hex, state.goal)
    others = TEAM[state.defence] & ~(1 << fouler) & ~(1 << state.keeper(state.defence))
    if state.on(covering) & others:
        return False
    if phase.step == 3 or (phase.step == 2 and phase.moves >= movement.LIMITS[2]):
        return True
    occupied = state.occupied
    return not any(
        state.hexes[other] and reach(state.hexes[other], state.rating(other, "pace"), occupied) & covering
        for other in each(others & ~phase.moved & ~state.excluded)
    )


# The card


class CardTest(Frame, frozen=True):
    """The defence rolls for the card: yellow or none (FOUL-02, FOUL-17), or red or yellow.

    Red or yellow for a foul from behind (FOUL-13), by the last man (FOUL-14), for both at once (FOUL-16), and for a
    reckless tackle (FOUL-20).
    """

    traits = Traits(ball="settled", aftermath=True)

    rule: str
    player: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.player)}

    def asks(self, state: State) -> Roll:
        return dice.test(self.rule, side_of(self.player), state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die, needed = dice.face(rolled), match.state.leniency
        if self.rule == "FOUL-13" and match.edition.from_behind_card == "red_above_leniency":
            needed += 1
        strict = die >= needed
        match.note(Tested(self.rule, "booking", self.player, die, die, needed, strict))
        if self.rule in _RED_OR_YELLOW:
            show_card(match, self.rule, self.player, red=strict)
        elif strict:
            show_card(match, self.rule, self.player, red=False)


def show_card(match: Match, rule: str, player: Player, *, red: bool) -> None:
    """Show a card; a second yellow is a red, and red sends the player off at once (FOUL-03)."""
    booked = match.state.booked
    if red:
        match.note(Booked(rule, player, "red"))
        sent_off(match, player)
    elif booked >> player & 1:
        match.note(Booked("FOUL-03", player, "second_yellow"))
        sent_off(match, player)
    else:
        match.note(Booked(rule, player, "yellow"))
        match.change(booked=booked | 1 << player)


def sent_off(match: Match, player: Player) -> None:
    """A player leaves the pitch before anything else happens; its number and hex are vacant (FOUL-21, FOUL-23).

    A side without its goalkeeper chooses another next (FOUL-22).
    """
    match.note(SentOff("FOUL-21", player))
    match.take_off(player)
    if match.state.is_keeper(player):
        substitutions.new_keeper(match, side_of(player))


# The injury


class InjuryTest(Frame, frozen=True):
    """The attack rolls for the injury, against the fouled player's Resilience (FOUL-05).

    It then chooses, unless it must take the foul: a red card (FOUL-04), a second injury (FOUL-08), a penalty that
    cannot be declined (FOUL-12), a reckless tackle (FOUL-20).
    """

    traits = Traits(ball="settled", aftermath=True)

    by: Player
    on: Player
    hex: Hex
    stops: bool = False

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.on)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(self.on, "resilience", state.rating(self.on, "resilience")),)

    def asks(self, state: State) -> Roll:
        return dice.test("FOUL-05", side_of(self.on), state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state = match.state
        die, resilience = dice.face(rolled), state.rating(self.on, "resilience")
        hurt, again = die >= resilience, bool(state.injured >> self.on & 1)
        must_leave = hurt and again and match.edition.second_injury == "substitution"
        match.note(Tested("FOUL-05", "injury", self.on, die, die, resilience, hurt))
        if self.stops or must_leave or self._is_forced(state):
            match.then(FoulTaken(self.by, self.hex))
        else:
            match.then(FoulChoice(self.by, self.hex))
        if hurt:
            match.note(Injured("FOUL-05", self.on, again))
            match.change(injured=state.injured | 1 << self.on)
        if must_leave:
            substitutions.forced(match, self.on)

    def _is_forced(self, state: State) -> bool:
        sent_off = not state.hexes[self.by]
        if sent_off and state.edition.red_card_stops_play:
            return True
        return not state.edition.penalty_can_be_declined and _is_penalty(state, self.by, self.hex)


# The choice


class FoulChoice(Frame, frozen=True):
    """The attack plays on, which resumes what was interrupted (ANYOTHER-29), or takes the foul.

    FOUL-01, FOUL-11, FOUL-12.
    """

    by: Player
    hex: Hex

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.by), "penalty": bool(BOX[state.goal] >> self.hex & 1)}

    def asks(self, state: State) -> Choose:
        return Choose("FOUL-01", state.attack, (word("play on"), word("take it")))

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "play on":
            match.note(PlayedOn("FOUL-11", match.attack))
        else:
            match.then(FoulTaken(self.by, self.hex))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if _is_penalty(state, self.by, self.hex):
            return Refusal("FOUL-01", "play-on-or-penalty")
        return Refusal("FOUL-01", "play-on-or-free-kick")


class FoulTaken(Passage, frozen=True):
    """Play stops for a free kick, or a penalty if the hex is in the fouler's box (FOUL-09, FOUL-23)."""

    by: Player
    hex: Hex

    def runs(self, match: Match) -> None:
        restart: Restart = "penalty" if _is_penalty(match.state, self.by, self.hex) else "free_kick"
        set_pieces.give(match, "FOUL-09", restart, match.attack, self.hex)


def _is_penalty(state: State, by: Player, hex: Hex) -> bool:
    """Whether a foul is a penalty; a hex partly in the box counts as inside (FOUL-09)."""
    return bool(BOX[state.defends(side_of(by))] >> hex & 1)


# Reckless tackles


class RecklessTackle(Frame, frozen=True):
    """Only the defender rolls: on 1 or 2 the target escapes (FOUL-19), more is a foul that stops play (FOUL-20).

    If the target escapes, the step goes on (ANYOTHER-29).
    """

    by: Player
    on: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.by), "on": PlayerRef(self.on)}

    def asks(self, state: State) -> Roll:
        return dice.test("FOUL-18", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die, hex = dice.face(rolled), match.state.hexes[self.on]
        match.note(Tested("FOUL-18", "reckless", self.by, die, die, 3, die >= 3))
        if die >= 3:
            match.note(Fouled("FOUL-20", self.by, self.on, hex))
            match.then(Foul("reckless", self.by, self.on, hex))
            return
        if match.state.booked >> self.by & 1 and match.edition.red_card_stops_play:
            match.then(FoulTaken(self.by, hex))
        show_card(match, "FOUL-19", self.by, red=False)
