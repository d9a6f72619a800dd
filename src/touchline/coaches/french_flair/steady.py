"""The steady coach of French Flair: a sound policy for every decision.

It values answers in expected points (`evaluation`), considers only a few short plays (`candidates`), kicks to touch
when it must, and minds the score as time runs out. `plays` proposes more than it would make itself: searching coaches
use those.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from touchline.coaches.french_flair import evaluation
from touchline.coaches.french_flair.candidates import by_need, plays_of
from touchline.coaches.french_flair.styles import liking
from touchline.coaches.french_flair.value import length
from touchline.french_flair import Call, ClearOut, Contest, Play, Tackle, Throw, View, field
from touchline.french_flair.model import Origin, Word
from touchline.french_flair.plays import LONGEST, pairs_to_pick
from touchline.french_flair.rules import carry, kicking, mauls, penalties, restarts, scoring, set_pieces
from touchline.french_flair.step import Frame
from touchline.kernel import Choose, Randbelow

_FEW: Final = 2  # most cards in a play besides a relay: it keeps some for the next
_MATCH: Final = 10  # value of winning the match, in points
_LAST_PHASES: Final = 4  # last phases of the match, in which three points may settle it


class Steady:
    """Takes the highest value, with exact odds for dice."""

    def __init__(self, randbelow: Randbelow, *, style: str = "") -> None:
        """The random source is not used: the coach is deterministic."""
        self._style = style

    def choose(self, view: View, request: Choose) -> Any:
        """The answer to any decision."""
        if view.origin:
            return self.play(view, request, view.origin)
        return _DECISIONS[request.groups[0].kind](self, view, request)

    # With the ball

    def play(self, view: View, request: Choose, origin: Origin) -> Play | Call:
        """The play with the best value, or the end of the half if none is better."""
        plays = (play for play in self.plays(view, request, origin, at_most=_FEW) if self._would_play(view, play))
        return next(plays, request.groups[0][0])

    def _would_play(self, view: View, play: Play | Call) -> bool:
        """Whether it would make a play: touch kicks only from its 22 or with its last card, unless it is a kicker."""
        if isinstance(play, Call) or play.ending != "touch":
            return True
        return self._style == "kicking" or len(view.hand) == 1 or field.in_22(view.side, view.x)

    def plays(self, view: View, request: Choose, origin: Origin, at_most: int = LONGEST) -> Iterator[Play | Call]:
        """Plays of at most this many cards besides a relay, and the end of the half, best first."""
        goal = _goal(view)
        worths: dict[Play | Call, float] = {Call("end"): _over(view)}
        for play in plays_of(view.hand, origin):
            if len(play.cards) - play.relay <= at_most:
                worths[play] = _worth(view, play, origin, goal) + liking(self._style, play)
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)
        return (answer for answer in ranked if answer in request)

    def pick_again(self, view: View, request: Choose) -> Play | Call:
        """Pick again while it gains ground: it cannot be tackled."""
        if _by(view).pick_and_go(view.left, view.hand) > evaluation.pick_stopped(view.left):
            return Play("pick", pairs_to_pick(view.hand)[0])
        return Call("stop")

    def penalty(self, view: View, request: Choose) -> Call:
        """The best of goal, touch and tap; but touch may end the half once time is up."""
        by = _by(view)
        ends = penalties.touch_ends_half(view.setup.options, view.time_up)
        touch = _over(view) if ends else evaluation.best(by.penalty_touch, view.left)
        goal = evaluation.best(by.shot, view.left, _goal(view))
        return self._say(view, request, {"goal": goal, "touch": touch, "tap": by.tap(view.left)})

    def advantage(self, view: View, request: Choose) -> Call:
        """The penalty, unless the hand with one more card promises more."""
        by = _by(view)
        plays_on = by.advantage(view.left, len(view.hand))
        return self._say(view, request, {"advantage": plays_on, "penalty": by.penalty(view.left)})

    def landing(self, view: View, request: Choose) -> Call:
        """Counter, unless the ball is better kicked away from its own line."""
        by = _by(view)
        kicks = max(evaluation.best(by.kick, view.left, len(view.hand)), evaluation.best(by.touch_kick, view.left))
        return self._say(
            view, request, {"play": evaluation.gained(view.left), "ground": -evaluation.DROP_OUT, "mark": kicks}
        )

    def mark(self, view: View, request: Choose) -> Call:
        """The better kick."""
        by = _by(view)
        kick = evaluation.best(by.kick, view.left, len(view.hand))
        return self._say(view, request, {"kick": kick, "touch": evaluation.best(by.touch_kick, view.left)})

    # Dice

    def throw(self, view: View, request: Choose) -> Throw:
        """One die or two, by the better expectation."""
        assert view.frame is not None
        worth = _THROWS[type(view.frame.subject)](_by(view), view)
        return Throw(2) if worth(dice=2) > worth(dice=1) else Throw(1)

    # At the tackle

    def tackle(self, view: View, request: Choose) -> Tackle:
        """Always: more than half of all tackles win the ball, and only one in seven is broken."""
        return Tackle(by_need(view.hand)[0])

    def contest(self, view: View, request: Choose) -> Contest | Call:
        """Contest if the zone is wide enough for what an offside would cost."""
        left, cards, facing, zone = _breakdown(view)
        ends = _by(view).breakdown(left, cards, facing)
        if view.side == view.attack:
            contests = ends.attack_contests(zone) > ends.lost
        else:
            contests = ends.defence_contests(zone) < ends.kept
        return Contest(by_need(view.hand)[0]) if contests else Call("decline")

    def clear_out(self, view: View, request: Choose) -> ClearOut | Call:
        """Clear out if the zone is wide enough for what an offside would cost."""
        left, cards, facing, zone = _breakdown(view)
        if view.side == view.attack:
            ends = _by(view).breakdown(left, cards, facing)
            clears = ends.attack_clears(zone) > ends.lost
        else:
            ends = _by(view).breakdown(left, cards + 1, facing)  # the attack has laid a card to contest
            clears = ends.defence_clears(zone) < ends.paid
        return ClearOut(by_need(view.hand)[0]) if clears else Call("decline")

    def _say(self, view: View, request: Choose, worths: Mapping[Word, float]) -> Call:
        """The best call on offer, the end of the half included."""
        calls = {Call("end"): _over(view)}
        for word, value in worths.items():
            calls[Call(word)] = value + liking(self._style, Call(word))
        return max((call for call in calls if call in request), key=calls.__getitem__)


_DECISIONS: Final[Mapping[str, Callable[[Steady, View, Choose], Any]]] = {
    # by the first kind of answer offered
    "pick": Steady.pick_again,
    "goal": Steady.penalty,
    "advantage": Steady.advantage,
    "play": Steady.landing,
    "kick": Steady.mark,
    "dice": Steady.throw,
    "tackle": Steady.tackle,
    "contest": Steady.contest,
    "clear": Steady.clear_out,
}

_THROWS: Final[Mapping[type[Frame], Callable[[evaluation.Worth, View], Callable[..., float]]]] = {
    carry.RunThrow: lambda by, view: partial(by.run, view.left, len(view.hand), view.theirs.held, view.five_metres),
    kicking.KickThrow: lambda by, view: partial(by.kick, view.left, len(view.hand)),
    restarts.KickOffThrow: lambda by, view: partial(by.kick_off, view.left, len(view.hand)),
    restarts.DropOutThrow: lambda by, view: partial(by.kick, view.left, len(view.hand)),
    kicking.TouchThrow: lambda by, view: partial(by.touch_kick, view.left),
    kicking.DropThrow: lambda by, view: partial(by.shot, view.left, _goal(view)),
    penalties.GoalThrow: lambda by, view: partial(by.shot, view.left, _goal(view)),
    penalties.PenaltyTouchThrow: lambda by, view: partial(by.penalty_touch, view.left),
    set_pieces.ScrumThrow: lambda by, view: partial(by.scrum, view.left),
    set_pieces.LineoutThrow: lambda by, view: partial(by.lineout, view.left),
    scoring.ConversionThrow: lambda by, view: by.conversion,
}


def _by(view: View) -> evaluation.Worth:
    """The values of situations with this match's switches."""
    return evaluation.by(view.setup.options)


def _worth(view: View, play: Play, origin: Origin, goal: float) -> float:
    """The value of a play here."""
    match play.kind:
        case "maul":
            return _by(view).maul(view.left, view.hand, phases=mauls.phases_left(origin))
        case "pick":
            return _by(view).pick_and_go(view.left, view.hand)
    if play.ending == "touch" and view.time_up:
        return _over(view)  # FF-CLOCK-2 b
    return _by(view).combination(play, view.left, len(view.hand), view.theirs.held, origin, goal)


# The score and the clock


def _over(view: View, points: int = 0) -> float:
    """The half ends here after this many points; in the second half only winning counts."""
    if view.half == 1:
        return points
    lead = view.mine.points + points - view.theirs.points
    return _MATCH * ((lead > 0) - (lead < 0))


def _goal(view: View) -> float:
    """A goal: it ends the half once time is up, and is worth a try if it may settle the match."""
    if view.time_up:
        return _over(view, scoring.GOAL)
    behind = view.theirs.points - view.mine.points
    settles = view.half == 2 and view.phases > length(view.setup.options) - _LAST_PHASES and 0 <= behind <= scoring.GOAL
    return _by(view).a_try if settles else evaluation.GOAL


def _breakdown(view: View) -> tuple[int, int, int, tuple[int, int]]:
    """The attack's metres to go and cards, the defence's cards, and the zone."""
    assert view.zone is not None
    if view.side == view.attack:
        return view.left, view.mine.held, view.theirs.held, view.zone
    return view.own, view.theirs.held, view.mine.held, view.zone
