"""Kicks out of the hand: KICK, TOUCHKICK, DROP, MARK, INGOAL and DEADBALL."""

from typing import Final, Literal, NamedTuple

from touchline.french_flair import field
from touchline.french_flair.dice import is_double
from touchline.french_flair.events import (
    DropGoalScored,
    Gathered,
    Grounded,
    Kicked,
    KnockedOn,
    Marked,
    PenaltyGoalScored,
    Regained,
    ShotMissed,
    TouchMissed,
    WentDead,
)
from touchline.french_flair.match import Match
from touchline.french_flair.model import Call, Options, Origin, Source, SpotRef, State
from touchline.french_flair.rules import advantage, cards, clock, duel, open_play, restarts, scoring, set_pieces
from touchline.french_flair.step import Frame, Need, Passage, Traits
from touchline.kernel import Choose, Dice, Facts, Listed, Side, other

ORIGIN: Final[dict[Source, Origin]] = {
    "KICKOFF": "KICKOFF",
    "DROPOUT": "DROPOUT",
    "KICK": "KICKED",
    "TOUCH": "KICKED",
    "SHOT": "KICKED",
}


def fly(match: Match, side: Side, x: int) -> None:
    """Kick the ball to its landing spot; far beyond the dead-ball line it is simply dead."""
    match.note(Kicked("FF-DICE-4", side, match.x, x))
    match.move_to(min(max(x, -field.IN_GOAL), field.LENGTH + field.IN_GOAL))


def is_across(side: Side, x: int) -> bool:
    """Whether x is strictly across the goal line a side attacks."""
    return field.to_try_line(side, x) < 0


def is_dead(side: Side, x: int) -> bool:
    """Whether x is on or behind the dead-ball line a side attacks (FF-DEADBALL-1, FF-INGOAL-1)."""
    return field.to_try_line(side, x) <= -field.IN_GOAL


def go_dead(match: Match, kicker: Side) -> None:
    """A dead ball: a drop-out by the side defending that end (FF-DEADBALL-1)."""
    match.note(WentDead("FF-DEADBALL-1", kicker))
    receiver = other(kicker)
    advantage.over_to(match, receiver, *clock.once_over(match, restarts.DropOut(receiver)))


# The kick

KICK_NEEDS: Final[tuple[tuple[Need, str], ...]] = (
    ("pips", "FF-KICK-1"),
    ("gathered", "FF-KICK-3"),
    ("low double", "FF-KICK-4"),
    ("high double", "FF-KICK-5"),
)
"""What the dice of a kick, kick-off or drop-out bring."""


def kick(side: Side) -> duel.DiceChoice:
    """A kick: one or two dice, 5 m per pip (FF-KICK-1)."""
    return duel.DiceChoice(KickThrow(side))


class KickThrow(duel.Throw, frozen=True):
    """The kicker's throw; no tackle, and a 1 has no effect (FF-KICK-1)."""

    rule = "FF-KICK-1"
    traits = Traits(purpose="kick", attempt="kicks", failure="dropped_kicks", needs=KICK_NEEDS)

    def thrown(self, match: Match, dice: Dice) -> None:
        strike(match, self.side, dice, "KICK")


class KickEnd(NamedTuple):
    """The landing of a kick and its outcome."""

    x: int
    result: Literal["dead", "gathered", "regained", "knock-on"]


def kick_end(kicker: Side, x: int, dice: Dice) -> KickEnd:
    """A kick, kick-off or drop-out from x: 5 m per pip (FF-KICK-1).

    Dead (FF-KICK-2) or gathered (FF-KICK-3); a low double is regained (FF-KICK-4), a high one knocked on (FF-KICK-5).
    """
    landing = field.forward(kicker, x, 5 * sum(dice))
    if is_dead(kicker, landing):
        return KickEnd(landing, "dead")
    if not is_double(dice):
        return KickEnd(landing, "gathered")
    return KickEnd(landing, "regained" if dice[0] <= 3 else "knock-on")


def strike(match: Match, kicker: Side, dice: Dice, source: Source) -> None:
    """A kick, kick-off or drop-out lands: dead, gathered, regained or knocked on (FF-KICK-2 to FF-KICK-5)."""
    receiver = other(kicker)
    landing, result = kick_end(kicker, match.x, dice)
    fly(match, kicker, landing)
    match result:
        case "dead":
            go_dead(match, kicker)
        case "gathered":
            advantage.over_to(match, receiver, Landing(receiver, source))
        case "regained":
            match.note(Regained("FF-KICK-4", kicker, landing))
            if is_across(kicker, landing):
                match.instead(scoring.Try(kicker))
            else:
                advantage.look_for_gain(match)
                advantage.over_to(match, kicker, open_play.Open(kicker, ORIGIN[source]))
        case "knock-on":
            match.note(KnockedOn("FF-KICK-5", receiver, landing))
            match.move_to(field.restart_spot(landing))
            advantage.look_for_gain(match)  # from the moved spot (ruling FF-R-7)
            advantage.over_to(match, kicker, set_pieces.Scrum(kicker))


# The touch kick


def touch_kick(side: Side) -> duel.DiceChoice:
    """A touch kick: one or two dice (FF-TOUCHKICK-1)."""
    return duel.DiceChoice(TouchThrow(side))


def touch_landing(x: int, kicker: Side, dice: Dice) -> int:
    """Where a touch kick lands: a double adds 10 m unless that would pass the goal line (FF-TOUCHKICK-1)."""
    landing = field.forward(kicker, x, 5 * sum(dice))
    longer = field.forward(kicker, landing, 10)
    return longer if is_double(dice) and not is_across(kicker, longer) else landing


class TouchEnd(NamedTuple):
    """The end of a touch kick and its outcome."""

    x: int
    result: Literal["found", "direct", "missed", "dead"]


def touch_end(kicker: Side, x: int, dice: Dice, options: Options) -> TouchEnd:
    """A touch kick from x (FF-TOUCHKICK-2, FF-TOUCHKICK-3).

    A 1 goes straight into touch (FF-TOUCHKICK-4), or misses it from the own 22 (FF-TOUCHKICK-5).
    """
    landing = touch_landing(x, kicker, dice)
    if 1 in dice and field.from_own_line(kicker, x) > 20:
        return TouchEnd(x, "direct")
    if 1 in dice:
        return TouchEnd(landing if options.missed_touch_spot == "landing" else x, "missed")
    return TouchEnd(landing, "dead" if is_across(kicker, landing) else "found")


class TouchThrow(duel.Throw, frozen=True):
    """The kicker's throw for touch (FF-TOUCHKICK-2 to FF-TOUCHKICK-5)."""

    rule = "FF-TOUCHKICK-1"
    traits = Traits(
        purpose="touch",
        attempt="touch_kicks",
        needs=(
            ("pips", "FF-TOUCHKICK-1"),
            ("long double", "FF-TOUCHKICK-1"),
            ("in touch", "FF-TOUCHKICK-2"),
            ("straight into touch", "FF-TOUCHKICK-4"),
            ("touch missed", "FF-TOUCHKICK-5"),
        ),
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        kicker, receiver = self.side, other(self.side)
        landing, result = touch_end(kicker, match.x, dice, match.options)
        fly(match, kicker, landing)
        match result:
            case "found" | "direct":
                advantage.over_to(match, receiver, *clock.once_over(match, set_pieces.Lineout(receiver)))
            case "missed":
                match.note(TouchMissed("FF-TOUCHKICK-5", kicker))
                advantage.over_to(match, receiver, Landing(receiver, "TOUCH"))
            case "dead":
                go_dead(match, kicker)


# Shots at goal: the drop, and the penalty kick


def drop(side: Side) -> duel.DiceChoice:
    """A drop goal: one or two dice (FF-DROP-1)."""
    return duel.DiceChoice(DropThrow(side))


class DropThrow(duel.Throw, frozen=True):
    """The kicker's throw for a drop goal (FF-DROP-1)."""

    rule = "FF-DROP-1"
    traits = Traits(
        purpose="shot",
        failure="drop_goal_attempts",
        needs=(
            ("pips", "FF-DROP-1"),
            ("long double", "FF-DROP-1"),
            ("across the line", "FF-DROP-1"),
            ("not good", "FF-DROP-3"),
        ),
    )

    def thrown(self, match: Match, dice: Dice) -> None:
        shoot(match, self.side, dice, penalty=False)


class ShotEnd(NamedTuple):
    """The landing of a kick at goal and its outcome."""

    x: int
    result: Literal["good", "short", "wide"]


def shot_end(kicker: Side, x: int, dice: Dice) -> ShotEnd:
    """A kick at goal from x: good if strictly across the line with no 1 shown (FF-DROP-1, FF-PENALTY-3)."""
    landing = field.forward(kicker, x, 5 * sum(dice) + (10 if is_double(dice) else 0))
    if not is_across(kicker, landing):
        return ShotEnd(landing, "short")
    return ShotEnd(landing, "wide" if 1 in dice else "good")


def shoot(match: Match, kicker: Side, dice: Dice, *, penalty: bool) -> None:
    """A kick at goal (FF-DROP-1, FF-PENALTY-3).

    Good: three points and a kick-off by the side that conceded (FF-DROP-2). Not good: FF-DROP-3 and FF-PENALTY-4.
    """
    receiver = other(kicker)
    landing, result = shot_end(kicker, match.x, dice)
    fly(match, kicker, landing)
    if result == "good":
        scored = PenaltyGoalScored("FF-PENALTY-3", kicker) if penalty else DropGoalScored("FF-DROP-1", kicker)
        scoring.score(match, kicker, scoring.GOAL, scored)
        match.instead(*clock.once_over(match, restarts.KickOff(receiver)))
        return
    match.note(ShotMissed("FF-PENALTY-4" if penalty else "FF-DROP-3", kicker, result))
    if is_dead(kicker, landing):
        go_dead(match, kicker)
    elif penalty:
        match.instead(*clock.once_over(match, Landing(receiver, "SHOT")))  # FF-CLOCK-2 d
    else:
        advantage.over_to(match, receiver, Landing(receiver, "SHOT"))


# The landing


class Landing(Passage, frozen=True):
    """The other side gathers a kick; in timed mode the clock is checked (FF-KICK-3, FF-CLOCK-4)."""

    side: Side
    source: Source

    def runs(self, match: Match) -> None:
        match.give_ball(self.side)
        match.note(Gathered("FF-KICK-3", self.side, match.x))
        match.then(Gathering(self.source))
        clock.look_at_clock(match)


class Gathering(Passage, frozen=True):
    """A try across the line; otherwise both renew (FF-INGOAL-4, FF-KICK-3)."""

    source: Source

    def runs(self, match: Match) -> None:
        if is_across(match.attack, match.x):
            match.then(scoring.Try(match.attack))
        else:
            match.then(cards.Renewal(), InHand(self.source))


class InHand(Passage, frozen=True):
    """No question if playing on is the only option (FF-INGOAL-2, FF-MARK-1)."""

    source: Source

    def runs(self, match: Match) -> None:
        if len(landing_options(match.state, self.source)) == 1:
            match.then(open_play.Open(match.attack, ORIGIN[self.source]))
        else:
            match.then(LandingChoice(self.source))


def may_ground(own: int) -> bool:
    """Whether a ball so far from its own goal line may be grounded in-goal (FF-INGOAL-2)."""
    return -field.IN_GOAL < own <= 0


def landing_options(state: State, source: Source) -> tuple[Listed, ...]:
    """The options after gathering: play, ground (FF-INGOAL-2), mark (FF-MARK-1), or end the half.

    There is no mark after a kick-off (FF-KICKOFF-2), unless `mark_restarts` allows it.
    """
    own = field.from_own_line(state.attack, state.x)
    marks = ("KICK", "KICKOFF", "DROPOUT") if state.options.mark_restarts else ("KICK",)
    options = [_PLAY]
    if may_ground(own):
        options.append(_GROUND)
    if source in marks and field.in_22(state.attack, state.x):
        options.append(_MARK)
    return clock.with_end(state, *options)


_PLAY: Final = Listed("play", (Call("play"),))
_GROUND: Final = Listed("ground", (Call("ground"),))
_MARK: Final = Listed("mark", (Call("mark"),))


class LandingChoice(Frame, frozen=True):
    """The side that gathered plays on, grounds the ball or calls the mark (FF-INGOAL-2, FF-MARK-1)."""

    traits = Traits(situation="KICKED")

    source: Source

    def facts(self, state: State) -> Facts:
        options = landing_options(state, self.source)
        return {
            "where": SpotRef(state.x),
            "or": "ground" if _GROUND in options else "mark" if _MARK in options else "end",
        }

    def asks(self, state: State) -> Choose:
        options = landing_options(state, self.source)
        rule = "FF-INGOAL-2" if _GROUND in options else "FF-MARK-1" if _MARK in options else "FF-CLOCK-2"
        return Choose(rule, state.attack, options)

    def takes(self, match: Match, call: Call) -> None:
        side = match.attack
        match call.word:
            case "play":
                match.then(open_play.Open(side, ORIGIN[self.source]))
            case "ground":
                match.note(Grounded("FF-INGOAL-2", side))
                match.then(restarts.DropOut(side))
            case "mark":
                match.note(Marked("FF-MARK-1", side, match.x))
                match.then(clock.Phase(), MarkChoice())
            case _:  # the end
                match.instead(clock.HalfOver())


class MarkChoice(Frame, frozen=True):
    """After a mark: a kick or a touch kick from the spot, without a card (FF-MARK-2)."""

    traits = Traits(situation="KICKED")

    def facts(self, state: State) -> Facts:
        return {"where": SpotRef(state.x)}

    def asks(self, state: State) -> Choose:
        return Choose("FF-MARK-2", state.attack, clock.with_end(state, *_MARK_KICKS))

    def takes(self, match: Match, call: Call) -> None:
        match call.word:
            case "kick":
                match.then(kick(match.attack))
            case "touch":
                match.then(touch_kick(match.attack))
            case _:  # the end
                match.instead(clock.HalfOver())


_MARK_KICKS: Final = (Listed("kick", (Call("kick"),)), Listed("touch", (Call("touch"),)))
