"""What an answer may lead to, told in a few words: who rolls for what on the way, and how it ends."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import islice
from typing import Any, Final, NamedTuple

from touchline.counter_attack import events as events_of
from touchline.counter_attack import game
from touchline.counter_attack.model import NOBODY, OFF, Player, State
from touchline.counter_attack.outcomes import Outcome, Prospect, prospect
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import challenges
from touchline.counter_attack.step import Counted, awaited, is_rolled
from touchline.i18n.counter_attack.endings import Ending, ending, said_faces
from touchline.i18n.counter_attack.events import test, wins
from touchline.i18n.counter_attack.names import message, row, yes
from touchline.i18n.counter_attack.rolls import roll, roller
from touchline.i18n.message import Message
from touchline.kernel import CLOCK, Branch, Odds, Roll, Side

_MOST_ROLLS: Final = 8  # listed one by one
_MOST_RESULTS: Final = 4  # of a roll


class Rolled(NamedTuple):
    """A roll that may follow an answer."""

    what: Message  # it is for
    needed: Message | None  # the result of its faces, if it has a short wording
    player: Player  # that rolls, the challenger in a duel; nobody where it is no player's
    hex: Hex  # that this player stands on
    counted: tuple[Counted, ...]  # the attributes that count
    chance: Fraction  # that it succeeds if this roll is made
    rule: str
    ends: Message | None = None  # the faces that end the matter there, and how
    aftermath: bool = False  # whether it is for a card or an injury


class AnswerOdds(NamedTuple):
    """The odds of an answer: the rolls on the way, the outcomes, and whether others could act."""

    rolls: tuple[Rolled, ...]
    ends: tuple[Ending, ...]  # good ones first; they add up to 1
    found: Prospect
    throws: tuple[int, ...] = ()  # of a duel of two dice: which end each throw brings, by its place
    undisturbed: bool = False  # somebody may move in between, and it is reckoned that nobody does

    @property
    def good(self) -> Fraction:
        """How likely the answer does what it is meant to."""
        return sum((end.chance for end in self.ends if end.kind == "good"), Fraction(0))


def odds(state: State, answer: Any) -> AnswerOdds | None:
    """The outcomes of a legal answer; none if it leads to no dice."""
    found = prospect(state, answer)
    if found is None:
        return None
    request = game.request(state)
    assert request is not None
    assert request.side != CLOCK
    side = request.side
    ends = tuple(_ending(outcome, side) for outcome in found.outcomes)
    return AnswerOdds(tuple(islice(_rolls(found.tree), _MOST_ROLLS)), ends, found, found.throws, found.disturbed)


def _ending(outcome: Outcome, side: Side) -> Ending:
    """An outcome; of a save, where the ball goes."""
    end = ending(outcome, side)
    saved = outcome.end.what == "saved" and is_rolled(outcome.state)
    return end._replace(detail=needed(outcome.state)) if saved else end


def headline(state: State, answer: Any) -> Message | None:
    """An answer's odds in a few words, if dice follow directly; otherwise None."""
    after, _ = game.step(state, answer)
    told = odds(state, answer) if is_rolled(after) else None
    return row(_with_chance(end.said, end.chance) for end in told.ends) if told else None


def _with_chance(what: Message, chance: Fraction) -> Message:
    return message("ca-chance", what=what, percent=percent(chance))


def percent(chance: Fraction | float) -> Message:
    """A chance in whole percent; 0 and 100 only if exact."""
    rounded = round(100 * chance)
    size = "least" if chance and rounded == 0 else "most" if rounded == 100 and chance < 1 else "plain"
    return message("ca-percent", size=size, percent=rounded)


# Rolls


def _rolls(tree: Odds) -> Iterator[Rolled]:
    """The distinct rolls of a tree, nearest first, without the directions of loose balls."""
    found: dict[str, list[tuple[Odds, Fraction]]] = {}
    for node, reached in _nodes(tree):
        if awaited(node.state).traits.ball != "loose":
            found.setdefault(repr(roll(node.state)), []).append((node, reached))
    for same in found.values():
        node, _ = same[0]
        needs = _same((_needed(node) for node, _ in same), message("ca-needed-depends"))
        ends = _same((_needed(node, _is_decisive) for node, _ in same), None)
        player = roller(node.state)
        reached = sum((reached for _, reached in same), Fraction(0))
        succeeds = sum((reached * _success(node, player) for node, reached in same), Fraction(0)) / reached
        hex = OFF if player == NOBODY else node.state.hexes[player]
        assert node.request is not None
        frame = awaited(node.state)
        counted, aftermath = frame.counted(node.state), frame.traits.aftermath
        yield Rolled(roll(node.state), needs, player, hex, counted, succeeds, node.request.rule, ends, aftermath)


def _same(results: Iterable[Message | None], otherwise: Message | None) -> Message | None:
    """The common wording of several rolls, if there is one."""
    told = {repr(result): result for result in results}
    return told.popitem()[1] if len(told) == 1 else otherwise


def _nodes(tree: Odds) -> Iterator[tuple[Odds, Fraction]]:
    """The rolls of a tree level by level, each with its probability."""
    level = {id(tree): (tree, Fraction(1))}
    while level:
        next_level: dict[int, tuple[Odds, Fraction]] = {}
        for node, reached in level.values():
            if node.branches:
                yield node, reached
            for branch in node.branches:
                _, before = next_level.get(id(branch.then), (branch.then, Fraction(0)))
                next_level[id(branch.then)] = branch.then, before + reached * branch.chance
        level = next_level


def _success(node: Odds, player: Player, known: dict[int, Fraction] | None = None) -> Fraction:
    """How likely a player is to do with a roll what it tries."""
    known = {} if known is None else known
    if id(node) not in known:
        parts = (branch.chance * _succeeds(branch, player, known) for branch in node.branches)
        known[id(node)] = sum(parts, Fraction(0))
    return known[id(node)]


def _succeeds(branch: Branch, player: Player, known: dict[int, Fraction]) -> Fraction:
    """Whether a player passes a test, wins a duel, does not miss; in a header others may still have to roll."""
    for event in branch.events:
        match event:
            case events_of.Tested(passed=passed):
                return Fraction(passed)
            case events_of.Duelled(winner=winner):
                return Fraction(winner == player)
            case events_of.ShotMissed():
                return Fraction(0)
    jumps = branch.then.branches and challenges.jumps_left(branch.then.state)
    return _success(branch.then, player, known) if jumps else Fraction(1)


def needed(state: State) -> Message | None:
    """What the faces of the pending dice bring; None if that takes many words."""
    return _needed(game.odds_from(state, until=lambda after: after != state))


def _is_decisive(branch: Branch) -> bool:
    """Whether a throw ends a shot or pass by itself: it is blocked or cut out, or misses the goal."""
    return any(
        isinstance(event, events_of.ShotMissed) or (isinstance(event, events_of.Tested) and event.passed)
        for event in branch.events
    )


def _needed(node: Odds, told: Callable[[Branch], bool] | None = None) -> Message | None:
    """What faces bring: all of them, where that takes few words, or those of some throws."""
    request = node.request
    assert isinstance(request, Roll)
    results: dict[str, tuple[Message, list[Branch]]] = {}
    for branch in filter(told, node.branches) if told else node.branches:
        result = _result(branch)
        results.setdefault(repr(result), (result, []))[1].append(branch)
    if len(results) == int(not told) or len(results) > _MOST_RESULTS:
        return None
    if len(request.hands) > 1:
        return row(
            message("ca-result", dice=percent(sum((branch.chance for branch in found), Fraction(0))), result=result)
            for result, found in results.values()
        )
    return row(message("ca-result", dice=_faces(found), result=result) for result, found in results.values())


def _result(branch: Branch) -> Message:
    """The outcome of a roll, without its dice."""
    result = message("ca-result-goes-on")
    for event in branch.events:
        match event:
            case events_of.Tested(what=what, passed=passed):
                result = test(what, passed=passed)
            case events_of.ShotMissed():
                result = message("ca-result-misses")
            case events_of.KickTaken(scored=scored):
                result = message("ca-result-kick", scored=yes(scored))
            case events_of.Duelled(winner=winner):
                result = wins(winner, branch.then.state)
            case events_of.Fouled():
                duel = isinstance(branch.events[0], events_of.Duelled)
                return message("ca-result-by-foul", result=result) if duel else message("ca-result-foul")
    return result


def _faces(found: list[Branch]) -> Message:
    """The faces of one die that bring a result."""
    return said_faces({die for branch in found for (die,) in branch.answers})
