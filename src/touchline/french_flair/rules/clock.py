"""Halves and time: SETUP-2 to -5, KICKOFF-2 and CLOCK."""

from functools import lru_cache
from typing import Final

from touchline.french_flair.events import HalfBegan, HalfEnded, MatchEnded, TimeRanOut
from touchline.french_flair.match import Match
from touchline.french_flair.model import DECK, HAND, Call, State
from touchline.french_flair.rules import cards, duel, restarts
from touchline.french_flair.step import Frame, Passage, Traits
from touchline.kernel import CLOCK, HOME, SIDES, Choose, Dice, Listed, Side, Step, other

_PHASES_A_MINUTE: Final = 6
"""As many as are assumed where no clock measures them."""


class StartOfMatch(Passage, frozen=True):
    """Home kicks off the first half, unless the switch `first_kick` says otherwise (FF-SETUP-4)."""

    def runs(self, match: Match) -> None:
        first = match.options.first_kick
        if first == "toss":
            match.then(TossThrow(HOME, 1), StartOfHalf(1))
        else:
            match.change(first_kick=first)
            match.then(StartOfHalf(1))


class TossThrow(duel.Throw, frozen=True):
    """A one-die duel, home first, for the first kick-off (FF-SETUP-4)."""

    rule = "FF-SETUP-4"

    def below(self, attack: Side, declared: Passage | None) -> tuple[Step, ...]:
        """The half that the toss is for."""
        return (StartOfHalf(1),)

    def reply(self, to_beat: Dice) -> Step:
        return TossReply(self.side, to_beat)


class TossReply(duel.Reply, frozen=True):
    """The winner of the toss kicks off (FF-SETUP-4)."""

    rule = "FF-SETUP-4"

    def below(self, attack: Side, declared: Passage | None) -> tuple[Step, ...]:
        """The half that the toss is for."""
        return (StartOfHalf(1),)

    def decided(self, match: Match, winner: Side, dice: Dice) -> None:
        match.change(first_kick=winner)


class StartOfHalf(Passage, frozen=True):
    """Each side takes its 21 cards and draws six; the sides take turns to kick off (FF-SETUP-2, FF-SETUP-4)."""

    half: int

    def runs(self, match: Match) -> None:
        first = match.state.first_kick
        kicker = first if self.half == 1 else other(first)
        match.change(half=self.half, phases=0, time_up=False, advantage=None, attack=kicker)
        for side in SIDES:
            match.change_team(side, hand=(), pile=DECK)
        match.then(*[cards.DrawCards("FF-SETUP-2", side, HAND) for side in SIDES], Whistle())


class Whistle(Passage, frozen=True):
    """The half begins with a kick-off (FF-KICKOFF-2)."""

    def runs(self, match: Match) -> None:
        match.note(HalfBegan("FF-KICKOFF-2", match.state.half, match.attack))
        match.then(restarts.KickOff(match.attack))


class HalfOver(Passage, frozen=True):
    """A half is over; after the second the higher score wins (FF-CLOCK-2, FF-SETUP-5)."""

    def runs(self, match: Match) -> None:
        state = match.state
        match.note(HalfEnded("FF-CLOCK-2", state.half, state.home.points, state.away.points))
        if state.half == 1:
            match.instead(StartOfHalf(2))
        else:
            match.instead()
            match.change(advantage=None)
            match.note(MatchEnded("FF-SETUP-5", state.home.points, state.away.points))


@lru_cache(maxsize=1 << 8)
def _limit(clock: str) -> int | None:
    """The clock phases of a half; None in timed mode."""
    mode, _, number = clock.partition(":")
    return int(number) if mode == "phases" else None


def share_played(state: State) -> float:
    """The share of the match that has been played, as phases go; in timed mode a phase counts as ten seconds."""
    mode, _, number = state.setup.options.clock.partition(":")
    phases = int(number) * (_PHASES_A_MINUTE if mode == "minutes" else 1)
    return (state.half - 1 + min(1.0, state.phases / phases)) / 2


class Phase(Passage, frozen=True):
    """A clock phase begins and is counted, before its decision (FF-CLOCK-1, FF-CLOCK-4)."""

    traits = Traits(passing=True)

    def runs(self, match: Match) -> None:
        phases = match.state.phases + 1
        match.change(phases=phases)
        if phases == _limit(match.options.clock):
            _run_out(match)
        look_at_clock(match)


def look_at_clock(match: Match) -> None:
    """In timed mode, ask whether time is up, until it is (FF-CLOCK-4)."""
    if not match.state.time_up and _limit(match.options.clock) is None:
        match.then(TimeCheck())


def _run_out(match: Match) -> None:
    match.change(time_up=True)
    match.note(TimeRanOut("FF-CLOCK-1", match.state.half))


class TimeCheck(Frame, frozen=True):
    """The caller reports the time: ten minutes a half, or as set by `clock` (FF-CLOCK-1)."""

    traits = Traits(passing=True)

    def asks(self, state: State) -> Choose:
        return Choose("FF-CLOCK-1", CLOCK, _TIME)

    def takes(self, match: Match, call: Call) -> None:
        if call.word == "time up":
            _run_out(match)


_TIME = (Listed("play on", (Call("play on"),)), Listed("time up", (Call("time up"),)))
END = Listed("end", (Call("end"),))


def with_end(state: State, *groups: Listed) -> tuple[Listed, ...]:
    """The options, with the end of the half once time is up (FF-CLOCK-2 a)."""
    return (*groups, END) if state.time_up else groups


def once_over(match: Match, *steps: Step) -> tuple[Step, ...]:
    """The steps after a ball out of play or a kick at goal; once time is up, the end of the half.

    FF-CLOCK-2 b to e; everything else is played on (FF-CLOCK-3).
    """
    return (HalfOver(),) if match.state.time_up else steps
