"""The outcomes of an answer that leads to dice, as its side sees them: good, bad or still open.

A chance is that of the question itself. It ends with the first thing that settles the matter: the ball is won, lost or
loose, a pass misses its target, a shot is over, somebody fouls. Rebounds are not counted. In between nobody moves, no
nutmeg is called and no goalkeeper dives; a steal or a test for the ball is always tried, everybody in reach goes up for
a header, a snapshot goes where it scores most often, and a goalkeeper steps where a shot scores least often.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple

from touchline.counter_attack import events as events_of
from touchline.counter_attack import game, statistics
from touchline.counter_attack.model import NOBODY, Call, Name, Pass, Player, Reckless, State, side_of
from touchline.counter_attack.pitch import Board
from touchline.counter_attack.step import Frame, Passage, awaited
from touchline.counter_attack.targets import Moves
from touchline.kernel import CLOCK, Branch, Choose, Draw, Event, Odds, Roll, Side, Step

Kind = Literal["good", "open", "bad", "foul"]
"""What an end means to a side; `foul`: the side fouls, or misses the goal, by itself."""

What = Literal[
    "goal", "off_target", "blocked", "deflected", "saved", "foul", "offside", "escapes", "stopped", "sent_off", "loose",
    "misses", "lands", "arrives", "space", "won", "past", "header", "controls", "holds", "keeps", "free", "hurt",
    "over",
]  # fmt: skip
"""What settles the matter."""

FACES: Final = 6
AGAIN: Final = -1
"""The throw of a duel that is rolled again."""

_TRIED: Final = (Call("steal"), Call("test"))
_MISSED: Final = ("high_pass", "long_pass")
_STOPPED: Final[dict[str, What]] = {"block": "blocked", "deflect": "deflected"}
_OWN: Final = ("off_target", "foul", "offside", "sent_off")
_SHOT: Final = ("off_target", "blocked", "deflected", "saved")
_OPEN: Final = ("loose", "misses", "stopped", "free", "over")


class End(NamedTuple):
    """What settles a matter, whose doing it is, and by which players."""

    what: What
    side: Side
    player: Player = NOBODY
    rival: Player = NOBODY


class Outcome(NamedTuple):
    """An end with what it means to the side that decides, and its chance."""

    end: End
    kind: Kind
    chance: Fraction
    state: State  # right after it, one of several perhaps
    board: Board = 0  # where a player may be put then


class Prospect(NamedTuple):
    """The outcomes of an answer."""

    outcomes: tuple[Outcome, ...]  # good ones first, then open, bad and foul
    tree: Odds
    disturbed: bool  # somebody could act in between, and it is reckoned that nobody does
    throws: tuple[int, ...] = ()
    """Of a matter of two dice the outcome of each throw, or `AGAIN`: the first die's 1 with each of the second's."""

    @property
    def good(self) -> Fraction:
        """How likely the answer does what it is meant to."""
        return sum((outcome.chance for outcome in self.outcomes if outcome.kind == "good"), Fraction(0))


def prospect(state: State, answer: Any) -> Prospect | None:
    """The outcomes of a legal answer; none if it leads to no dice."""
    request = game.request(state)
    if request is None or not isinstance(request, Choose) or request.side == CLOCK:
        return None
    after, happened = game.step(state, answer)
    matter = _Matter(state, request.side, answer)
    if matter.settles(happened, after) or _is_no_play(after):
        return None
    tree = game.odds_from(after, matter.decides, lambda later: later != after and matter.is_settled(later))
    return _Reckoning(matter, tree).prospect() if tree.branches else None


def _is_no_play(state: State) -> bool:
    """Whether play has stopped, or not begun: nothing is decided by the dice that come next."""
    return not state.stack or awaited(state).traits.ball == "dead" or isinstance(game.request(state), Draw)


# What settles a matter


class _Matter:
    """What an answer is about."""

    def __init__(self, before: State, side: Side, answer: Any) -> None:
        self.side = side
        self.disturbed = False
        self._before = before
        self._passes = isinstance(answer, Pass)
        self._reckless = isinstance(answer, Reckless)

    def decides(self, state: State, request: Choose) -> Any:
        """The answers on the way; remembers whether anybody could have moved."""
        answer = undisturbed(state, request)
        self.disturbed |= answer in (Call("no"), Call("done"))
        return answer

    def is_settled(self, state: State) -> bool:
        """Whether what follows is another matter."""
        if not state.stack or state.attack != self._before.attack or state.score != self._before.score:
            return True
        traits = awaited(state).traits
        if traits.aftermath:
            return not self._reckless
        return traits.ball != "in_play" and not traits.in_flight

    def settles(self, events: tuple[Event, ...], after: State) -> End | None:
        """What settles the matter, among the events of one answer."""
        if not events:
            return None
        found = {type(event): event for event in reversed(events)}
        return _goal(found, after) or self._foul(found) or _loose(found, after) or self._ball(found)

    def left(self, state: State) -> End:
        """The end if nothing has settled it."""
        if not state.stack:
            return End("over", self.side)
        if awaited(state).traits.ball == "loose":
            return End("loose", state.attack)
        free = state.carrier == NOBODY and awaited(state).traits.waiting != "deciding"
        return End("free" if free else "keeps", state.attack, state.carrier)

    def kind(self, end: End) -> Kind:
        """What an end means to the side that decides."""
        mine = end.side == self.side
        if end.what in _OPEN:
            return "open"
        if end.what == "hurt":
            return "bad" if mine else "open"
        if mine and end.what in _OWN:
            return "foul"
        spoiled = end.what in (*_OWN, *_SHOT, "escapes")
        return "good" if mine != spoiled else "bad"

    def _foul(self, found: dict[type[Event], Any]) -> End | None:
        if self._reckless:
            tested, booked = found.get(events_of.Tested), found.get(events_of.Booked)
            if tested and tested.what == "reckless" and not tested.passed:
                return End("escapes", side_of(tested.player), tested.player)
            if booked:
                return End("stopped" if booked.card == "yellow" else "sent_off", side_of(booked.player), booked.player)
            return None
        if fouled := found.get(events_of.Fouled):
            return End("foul", side_of(fouled.by), fouled.by, fouled.on)
        if caught := found.get(events_of.OffsideGiven):
            return End("offside", side_of(caught.player), caught.player)
        hurt = found.get(events_of.Injured)
        return End("hurt", side_of(hurt.player), hurt.player) if hurt else None

    def _ball(self, found: dict[type[Event], Any]) -> End | None:
        """Who has the ball."""
        tested, duelled = found.get(events_of.Tested), found.get(events_of.Duelled)
        if tested and tested.what in _MISSED and not tested.passed:
            return End("misses", side_of(tested.player), tested.player)
        if tested and tested.what in _MISSED and self._passes:
            return End("lands", side_of(tested.player), tested.player)
        if duelled and duelled.what == "header":
            won = duelled.winner != NOBODY and events_of.ShotTaken not in found
            return End("header", side_of(duelled.winner), duelled.winner) if won else None
        if duelled and duelled.winner == duelled.rival:
            return End("past", side_of(duelled.rival), duelled.rival, duelled.player)
        if won := found.get(events_of.BallWon):
            return End("won", side_of(won.player), won.player)
        if held := found.get(events_of.HeldBall):
            return End("holds", side_of(held.keeper), held.keeper)
        if duelled and duelled.winner == duelled.player:
            return End("won", side_of(duelled.player), duelled.player, duelled.rival)
        if tested and tested.what == "control":
            return End("controls", side_of(tested.player), tested.player)
        if (arrived := found.get(events_of.PassArrived)) and arrived.receiver != NOBODY:
            return End("arrives", side_of(arrived.player), arrived.receiver)
        if arrived and events_of.Challenged not in found and tested and tested.what == "intercept":
            return End("space", side_of(arrived.player), arrived.player)
        return None


def _goal(found: dict[type[Event], Any], after: State) -> End | None:
    """How a shot ends."""
    if goal := found.get(events_of.GoalScored):
        return End("goal", goal.side, goal.player)
    kicked = found.get(events_of.KickTaken)
    if kicked and kicked.scored:
        return End("goal", side_of(kicked.player), kicked.player)
    if missed := found.get(events_of.ShotMissed):
        return End("off_target", side_of(missed.player), missed.player)
    duelled = found.get(events_of.Duelled)
    if duelled and duelled.what in ("shot", "penalty") and duelled.winner == duelled.rival:
        return End("saved", side_of(duelled.player), duelled.rival, duelled.player)
    return End("saved", side_of(kicked.player), after.keeper(after.defence)) if kicked else None


def _loose(found: dict[type[Event], Any], after: State) -> End | None:
    """Off whom the ball runs loose; a shot that is stopped so is over."""
    tested, ran = found.get(events_of.Tested), found.get(events_of.RanLoose)
    if tested and tested.passed and tested.what in _STOPPED:
        return End(_STOPPED[tested.what], after.attack, tested.player)
    return End("loose", side_of(ran.player), ran.player) if ran else None


# The reckoning


class _Reckoning:
    """The ends of a tree, added up."""

    def __init__(self, matter: _Matter, tree: Odds) -> None:
        self._matter, self._tree = matter, tree
        self._found: dict[tuple[What, Side], Outcome] = {}

    def prospect(self) -> Prospect:
        """The outcomes in order, and of which throws they come."""
        for chance, node, branch in self._ends():
            self._add(self._end(branch), chance, node, branch)
        order = ("good", "open", "bad", "foul")
        keys = sorted(self._found, key=lambda key: (order.index(self._found[key].kind), -self._found[key].chance))
        outcomes = tuple(self._found[key] for key in keys)
        throws = self._throws({key: at for at, key in enumerate(keys)})
        return Prospect(outcomes, self._tree, self._matter.disturbed, throws)

    def _settles(self, branch: Branch) -> End | None:
        matter, then = self._matter, branch.then
        return matter.settles(branch.events, then.state) or matter.settles(then.events, then.state)

    def _end(self, branch: Branch) -> End:
        return self._settles(branch) or self._matter.left(branch.then.state)

    def _is_end(self, branch: Branch) -> bool:
        return not branch.then.branches or self._settles(branch) is not None

    def _ends(self) -> Iterator[tuple[Fraction, Odds, Branch]]:
        """The throws that settle the matter, level by level, each with its chance."""
        level = {id(self._tree): (self._tree, Fraction(1))}
        while level:
            below: dict[int, tuple[Odds, Fraction]] = {}
            for node, reached in level.values():
                for branch in node.branches:
                    chance = reached * branch.chance
                    if self._is_end(branch):
                        yield chance, node, branch
                    else:
                        _, known = below.get(id(branch.then), (branch.then, Fraction(0)))
                        below[id(branch.then)] = branch.then, known + chance
            level = below

    def _add(self, end: End, chance: Fraction, node: Odds, branch: Branch) -> None:
        known = self._found.get((end.what, end.side))
        if known is None:
            after, _ = game.step(node.state, branch.answers[0])
            known = Outcome(end, self._matter.kind(end), Fraction(0), after, _put(after))
        elif known.end.player != end.player:
            known = known._replace(end=known.end._replace(player=NOBODY, rival=NOBODY))
        self._found[end.what, end.side] = known._replace(chance=known.chance + chance)

    # Two dice

    def _throws(self, index: dict[tuple[What, Side], int]) -> tuple[int, ...]:
        """Which outcome each of the 36 throws brings, where two plain dice settle the matter; else nothing."""
        found: dict[tuple[int, ...], int] = {}

        def note(dice: tuple[int, ...], branch: Branch) -> bool:
            if self._is_end(branch):
                end = self._end(branch)
                found[dice] = index[end.what, end.side]
            return self._is_end(branch)

        for branch in self._tree.branches:
            for first in branch.answers:
                if not note(first, branch) and not all(
                    _is_duel(one) and note(first + second, one)
                    for one in branch.then.branches
                    for second in one.answers
                ):
                    return ()
        if len(max(found, key=len)) != 2 or not _are_plain(self._tree.request):
            return ()
        throws = [(one, other) for one in range(1, FACES + 1) for other in range(1, FACES + 1)]
        return tuple(found.get(throw, found.get(throw[:1], AGAIN)) for throw in throws)


def _is_duel(branch: Branch) -> bool:
    return any(isinstance(event, events_of.Duelled) for event in branch.events)


def _are_plain(request: Any) -> bool:
    return isinstance(request, Roll) and len(request.faces) == FACES


def _put(state: State) -> Board:
    """Where the one player may be put that a state asks about."""
    request = game.request(state)
    if not isinstance(request, Choose):
        return 0
    boards = [group.board for group in request.groups if isinstance(group, Moves)]
    return boards[0] if len(boards) == 1 and awaited(state).traits.waiting == "deciding" else 0


# In between


def undisturbed(state: State, request: Choose) -> Any:
    """The answers on the way if nobody intervenes; None where the reckoning ends."""
    for attempt in _TRIED:
        if attempt in request:
            return attempt
    frame = awaited(state)
    match frame.traits.undisturbed:
        case "best" if any(map(_shoots, state.stack)):
            best = max if request.side == state.attack else min
            return best(request, key=lambda answer: goal_chance(state, answer))
        case "first" if Call("no") not in request:
            return request.groups[0][0]  # somebody must be brought to the target
        case "all":
            return _next_jumper(state, request)
        case "no":
            return Call("no")
    if (order := frame.by_order(state)) and order.answer:
        return order.answer
    *moves, last = request.groups
    return Call("no") if all(isinstance(group, Moves) for group in moves) and last.kind == "no" else None


def _next_jumper(state: State, request: Choose) -> Any:
    """The next player to go up for a header, none who is offside; the end of the list where there is nobody left."""
    names = [answer for answer in request if isinstance(answer, Name)]
    fair = [name for name in names if not any(isinstance(e, events_of.OffsideGiven) for e in game.step(state, name)[1])]
    return fair[0] if fair else Call("done") if Call("done") in request else None


def goal_chance(state: State, answer: Any) -> Fraction:
    """How likely a shot is to score by itself, if the goalkeeper takes its free step as well as it can."""
    after, _ = game.step(state, answer)
    goals = state.score, state.shoot_out
    shot = game.odds_from(after, _stays, statistics.is_settled)
    return shot.chance(lambda outcome: (outcome.state.score, outcome.state.shoot_out) != goals)


def _stays(state: State, request: Choose) -> Any:
    return undisturbed(state, request) or statistics.stays(state, request)


def _shoots(step: Step) -> bool:
    return isinstance(step, (Frame, Passage)) and step.traits.shot
