"""The odds of an answer: every result of the dice, played by the rules and named in a few words.

Decisions on the way have a default: nobody moves, no goalkeeper dives, no nutmeg is called, every steal and every
attempt on a free ball is made, and a snapshot takes the best target. Any other decision ends the enumeration.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import Any, Final, NamedTuple

from touchline.counter_attack import events as events_of
from touchline.counter_attack import game, statistics
from touchline.counter_attack.model import NOBODY, OFF, Call, Player, State
from touchline.counter_attack.notation import format_hex as at
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import challenges
from touchline.counter_attack.rules.dice import STAR
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves
from touchline.i18n.counter_attack.events import test, wins
from touchline.i18n.counter_attack.names import message, person, row, yes
from touchline.i18n.counter_attack.rolls import roll, roller
from touchline.i18n.message import Message
from touchline.kernel import Branch, Choose, Event, Odds, Outcome, Roll

_MOST_ROLLS: Final = 8  # listed one by one
_MOST_RESULTS: Final = 4  # of a roll
_TRIED: Final = (Call("steal"), Call("test"))
_WHY: Final[Mapping[type[Event], str]] = {events_of.ShotMissed: "off_target", events_of.OffsideGiven: "offside"}


class Rolled(NamedTuple):
    """A roll that may follow an answer."""

    what: Message  # its purpose
    needed: Message | None  # what its faces bring, if short
    player: Player  # the roller, in a duel the challenger; nobody if no player rolls
    hex: Hex  # the roller's hex
    chance: Fraction  # of success, if this roll happens
    rule: str
    aftermath: bool = False  # whether it is for a card or an injury


class AnswerOdds(NamedTuple):
    """The odds of an answer: the rolls on the way, the outcomes, and whether others could act."""

    rolls: tuple[Rolled, ...]
    ends: tuple[tuple[Message, Fraction], ...]
    undisturbed: bool  # whether somebody could move in between; assumed not


def odds(state: State, answer: Any) -> AnswerOdds:
    """The odds of a legal answer."""
    asked: list[State] = []

    def decide(between: State, request: Choose) -> Any:
        choice = undisturbed(between, request)
        if choice == Call("no"):
            asked.append(between)
        return choice

    tree = game.odds(state, answer, decide, _is_dead)
    ends: dict[str, tuple[Message, Fraction]] = {}
    for outcome in _leaves(tree):
        end = _end(outcome, state)
        _, chance = ends.get(repr(end), (end, Fraction(0)))
        ends[repr(end)] = end, chance + outcome.chance
    likeliest = sorted(ends.values(), key=lambda end: -end[1])
    return AnswerOdds(tuple(islice(_rolls(tree), _MOST_ROLLS)), tuple(likeliest), bool(asked))


def headline(state: State, answer: Any) -> Message | None:
    """An answer's odds in a few words, if dice follow directly; otherwise None."""
    after, _ = game.step(state, answer)
    if not isinstance(game.request(after), Roll):
        return None
    return row(_with_chance(what, chance) for what, chance in odds(state, answer).ends[:3])


def goal_chance(state: State, answer: Any) -> Fraction:
    """The chance that a shot scores directly, against a defence that stays put."""
    after, _ = game.step(state, answer)
    shot = game.odds_from(after, statistics.stays, statistics.is_settled)
    goals = state.score, state.shoot_out
    return shot.chance(lambda outcome: (outcome.state.score, outcome.state.shoot_out) != goals)


def undisturbed(state: State, request: Choose) -> Any:
    """The default answer on the way; None ends the enumeration."""
    for attempt in _TRIED:
        if attempt in request:
            return attempt
    match awaited(state).traits.undisturbed:
        case "best":
            return max(request, key=lambda target: goal_chance(state, target))
        case "first" if Call("no") not in request:
            return request.groups[0][0]  # a player must move to the target
        case "no":
            return Call("no")
    *moves, last = request.groups
    return Call("no") if all(isinstance(group, Moves) for group in moves) and last.kind == "no" else None


def _is_dead(state: State) -> bool:
    """Whether play has stopped or not begun, which ends the enumeration."""
    return bool(state.stack) and awaited(state).traits.ball == "dead"


def _with_chance(what: Message, chance: Fraction) -> Message:
    return message("ca-chance", what=what, percent=_percent(chance))


def _percent(chance: Fraction) -> Message:
    """A chance in whole percent; 0 and 100 only if exact."""
    rounded = round(100 * chance)
    size = "least" if chance and rounded == 0 else "most" if rounded == 100 and chance < 1 else "plain"
    return message("ca-percent", size=size, percent=rounded)


# Ends


def _leaves(tree: Odds) -> Iterator[Outcome]:
    """Every leaf of a tree; ways to the same position may have different names."""
    if not tree.branches:
        yield Outcome(Fraction(1), tree.events, tree.state)
    for branch in tree.branches:
        for chance, events, state in _leaves(branch.then):
            yield Outcome(branch.chance * chance, tree.events + branch.events + events, state)


def _end(outcome: Outcome, before: State) -> Message:
    """The outcome of a leaf."""
    state: State = outcome.state
    for event in reversed(outcome.events):
        if end := _settles(event, outcome.events, before, state):
            return end
    if state.carrier == NOBODY:
        return message("ca-end-lies", hex=at(state.ball))
    kept = state.carrier == before.carrier
    return message("ca-end-keeps" if kept else "ca-end-gets", who=person(state.carrier, state))


def _settles(event: Event, events: Iterable[Event], before: State, after: State) -> Message | None:
    """The outcome of a decisive event."""
    match event:
        case events_of.GoalScored(side=side):
            return message("ca-end-goal", team=before.setup.name(side))
        case events_of.KickTaken(player=player, scored=scored):
            return message("ca-end-kick", who=person(player, after), scored=yes(scored))
        case events_of.RestartGiven(restart=restart, side=side) if restart != "kick_off":
            why = next((why for kind, why in _WHY.items() if any(isinstance(one, kind) for one in events)), "none")
            return message("ca-end-restart", restart=restart, team=before.setup.name(side), why=why)
        case events_of.Fouled(by=by):
            return message("ca-end-fouls", who=person(by, after))
        case events_of.HeldBall(keeper=keeper):
            return message("ca-end-holds", who=person(keeper, after))
        case events_of.BallWon(player=player):
            return message("ca-end-wins", who=person(player, after))
        case events_of.BallCollected(player=player):
            return message("ca-end-gets", who=person(player, after))
        case events_of.PassArrived(receiver=receiver, hex=hex) if receiver == NOBODY:
            return message("ca-end-lies", hex=at(hex))
        case events_of.PassArrived(receiver=receiver):
            return message("ca-end-gets", who=person(receiver, after))
        case events_of.Headed(player=player):
            return message("ca-end-heads", who=person(player, after))
        case events_of.Duelled(what="header", winner=winner) if winner != NOBODY:
            return message("ca-end-wins-header", who=person(winner, after))
        case events_of.Scattered():
            return message("ca-end-runs-loose" if event.is_loose else "ca-end-misses-target")
    return None


# Rolls


def _rolls(tree: Odds) -> Iterator[Rolled]:
    """The distinct rolls of a tree, nearest first, without the directions of loose balls."""
    found: dict[str, list[tuple[Odds, Fraction]]] = {}
    for node, reached in _nodes(tree):
        if awaited(node.state).traits.ball != "loose":
            found.setdefault(repr(roll(node.state)), []).append((node, reached))
    for same in found.values():
        node, _ = same[0]
        results = {repr(result): result for node, _ in same for result in [_needed(node)]}
        needs = results.popitem()[1] if len(results) == 1 else message("ca-needed-depends")
        player = roller(node.state)
        reached = sum((reached for _, reached in same), Fraction(0))
        succeeds = sum((reached * _success(node, player) for node, reached in same), Fraction(0)) / reached
        hex = OFF if player == NOBODY else node.state.hexes[player]
        assert node.request is not None
        aftermath = awaited(node.state).traits.aftermath
        yield Rolled(roll(node.state), needs, player, hex, succeeds, node.request.rule, aftermath)


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


def _success(node: Odds, player: Player) -> Fraction:
    """The chance of success of a player's roll."""
    return sum((branch.chance * _succeeds(branch, player) for branch in node.branches), Fraction(0))


def _succeeds(branch: Branch, player: Player) -> Fraction:
    """The chance of success on this branch: a test passed, a duel won, no miss; in a header others may still roll."""
    for event in branch.events:
        match event:
            case events_of.Tested(passed=passed):
                return Fraction(passed)
            case events_of.Duelled(winner=winner):
                return Fraction(winner == player)
            case events_of.ShotMissed():
                return Fraction(0)
    jumps = branch.then.branches and challenges.jumps_left(branch.then.state)
    return _success(branch.then, player) if jumps else Fraction(1)


def needed(state: State) -> Message | None:
    """What the faces of the pending dice bring; None if that takes many words."""
    return _needed(game.odds_from(state, until=lambda after: after != state))


def _needed(node: Odds) -> Message | None:
    request = node.request
    assert isinstance(request, Roll)
    results: dict[str, tuple[Message, list[Branch]]] = {}
    for branch in node.branches:
        result = _result(branch)
        results.setdefault(repr(result), (result, []))[1].append(branch)
    if len(results) == 1 or len(results) > _MOST_RESULTS:
        return None
    if len(request.hands) > 1:
        return row(
            message("ca-result", dice=_percent(sum((branch.chance for branch in found), Fraction(0))), result=result)
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
    faces = sorted({die for branch in found for (die,) in branch.answers})
    if STAR in faces and len(faces) > 1:  # a star is a 6, and more
        faces.remove(STAR)
    if len(faces) > 2 and faces[-1] - faces[0] + 1 == len(faces):
        return message("ca-faces-between", first=faces[0], last=faces[-1])
    either = message("ca-die", die="star" if faces[0] == STAR else faces[0])
    for face in faces[1:]:
        either = message("ca-faces-or", either=either, face=face)
    return either
