"""What an answer may lead to: every result of the dice played with the rules themselves, and told in a few words.

Where somebody may move a player in between, nobody does; a steal or a test for the ball is always tried, and a snapshot
goes where it scores most often. Any other decision ends the reckoning there.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import Any, Final, NamedTuple

from touchline.cli.table.faces.counter_attack import words
from touchline.cli.table.screen import percent
from touchline.counter_attack import events as events_of
from touchline.counter_attack import game, statistics
from touchline.counter_attack.model import NOBODY, Call, State, label
from touchline.counter_attack.notation import write_hex as at
from touchline.counter_attack.rules import clock, high_pass, loose_ball, scenarios, set_pieces, setup, substitutions
from touchline.counter_attack.rules.shoot_out import TieDirection
from touchline.counter_attack.rules.shots import SnapshotTarget
from touchline.counter_attack.targets import Moves
from touchline.counter_attack.telling import RESTARTS, called, tell
from touchline.kernel import Branch, Choose, Event, Odds, Outcome, Roll

_MOST_ROLLS: Final = 8  # that are told one by one
_MOST_RESULTS: Final = 4  # of a roll
_DEAD: Final = (
    clock.AddedTime,
    clock.TimeCheck,
    set_pieces.KeeperPlacement,
    set_pieces.TakerChoice,
    scenarios.FreePlacement,
    setup.Deal,
    setup.FirstPickDice,
    setup.GoalkeeperDraw,
    setup.KickOffPlacement,
    setup.KickOffToss,
    substitutions.SubstitutionChoice,
)
_SCATTER: Final = (high_pass.MissDirection, high_pass.MissDistance, loose_ball.RunsWhere, loose_ball.RunsSoFar)
_TRIED: Final = (Call("steal"), Call("test"))
_WHY: Final[Mapping[type[Event], str]] = {events_of.ShotMissed: ", off target", events_of.OffsideGiven: ", offside"}
_ROLLED: Final = re.compile(r" \([^()]*\)\.$")  # the dice at the end of a sentence


class Rolled(NamedTuple):
    """A roll that may come of an answer: what for, and what its faces bring, where that is told in a few words."""

    what: str
    needed: str


class Told(NamedTuple):
    """What may come of an answer: the rolls on the way, the ends with their chances, and whether others could act."""

    rolls: tuple[Rolled, ...]
    ends: tuple[tuple[str, Fraction], ...]
    undisturbed: bool  # somebody may move in between, and it is reckoned that nobody does


def odds(state: State, answer: Any) -> Told:
    """What may come of an answer that is on offer."""
    asked: list[State] = []

    def decide(between: State, request: Choose) -> Any:
        choice = _decision(between, request)
        if choice == Call("no"):
            asked.append(between)
        return choice

    tree = game.odds(state, answer, decide, _is_dead)
    ends: dict[str, Fraction] = {}
    for outcome in _leaves(tree):
        said = _end(outcome, state)
        ends[said] = ends.get(said, Fraction(0)) + outcome.chance
    likeliest = sorted(ends.items(), key=lambda end: -end[1])
    return Told(tuple(_rolls(tree)), tuple(likeliest), bool(asked))


def headline(state: State, answer: Any) -> str:
    """What an answer leads to in a few words, where dice decide it at once; nothing where they do not."""
    after, _ = game.step(state, answer)
    if not isinstance(game.request(after), Roll):
        return ""
    return ", ".join(f"{said} {percent(chance)}" for said, chance in odds(state, answer).ends[:3])


def goal_chance(state: State, answer: Any) -> Fraction:
    """How likely a shot is to score by itself, against a defence that stays where it is."""
    after, _ = game.step(state, answer)
    shot = game.odds_from(after, statistics.stays, _is_settled)
    goals = state.score, state.shoot_out
    return shot.chance(lambda outcome: (outcome.state.score, outcome.state.shoot_out) != goals)


def _is_settled(state: State) -> bool:
    return statistics.is_settled(state) and not (state.stack and isinstance(state.stack[-1], TieDirection))


def _decision(state: State, request: Choose) -> Any:
    """What is answered on the way; None where the reckoning ends."""
    for attempt in _TRIED:
        if attempt in request:
            return attempt
    if isinstance(state.stack[-1], SnapshotTarget):
        return max(request, key=lambda target: goal_chance(state, target))
    *moves, last = request.groups
    if moves and all(isinstance(group, Moves) for group in moves) and last.kind == "no":
        return Call("no")
    return None


def _is_dead(state: State) -> bool:
    """Whether play has stopped, or not begun: what may come of a set piece or a draw is another matter."""
    return bool(state.stack) and isinstance(state.stack[-1], _DEAD)


# Ends


def _leaves(tree: Odds) -> Iterator[Outcome]:
    """Every end of a tree by itself: ways to the same position may be told in other words."""
    if not tree.branches:
        yield Outcome(Fraction(1), tree.events, tree.state)
    for branch in tree.branches:
        for chance, events, state in _leaves(branch.then):
            yield Outcome(branch.chance * chance, tree.events + branch.events + events, state)


def _end(outcome: Outcome, before: State) -> str:
    """What an end amounts to."""
    state: State = outcome.state
    for event in reversed(outcome.events):
        if said := _settles(event, outcome.events, before):
            return said
    if state.carrier == NOBODY:
        return f"the ball is on {at(state.ball)}"
    return f"{label(state.carrier)} {'keeps' if state.carrier == before.carrier else 'gets'} the ball"


def _settles(event: Event, events: Iterable[Event], before: State) -> str | None:
    """What an event amounts to that settles the matter."""
    match event:
        case events_of.GoalScored(side=side):
            return f"goal for {before.setup.name(side)}"
        case events_of.KickTaken(player=player, scored=scored):
            return f"{label(player)} {'scores' if scored else 'does not score'}"
        case events_of.RestartGiven(restart=restart, side=side) if restart != "kick_off":
            why = next((said for kind, said in _WHY.items() if any(isinstance(one, kind) for one in events)), "")
            return f"{RESTARTS[restart].lower()} for {before.setup.name(side)}{why}"
        case events_of.Fouled(by=by):
            return f"{label(by)} fouls"
        case events_of.HeldBall(keeper=keeper):
            return f"{label(keeper)} holds the ball"
        case events_of.BallWon(player=player):
            return f"{label(player)} wins the ball"
        case events_of.BallCollected(player=player):
            return f"{label(player)} gets the ball"
        case events_of.PassArrived(receiver=receiver, hex=hex):
            return f"the ball lies on {at(hex)}" if receiver == NOBODY else f"{label(receiver)} gets the ball"
        case events_of.Headed(player=player):
            return f"{label(player)} heads the ball"
        case events_of.Duelled(what="header", winner=winner) if winner != NOBODY:
            return f"{label(winner)} wins the header"
        case events_of.Scattered(rule=rule):
            return "the ball runs loose" if rule.startswith("LOOSE") else "the pass misses its target"
    return None


# Rolls


def _rolls(tree: Odds) -> Iterator[Rolled]:
    """The different rolls of a tree, those nearest first; where a loose ball goes is no matter of skill."""
    found: dict[str, set[str]] = {}
    level = [tree]
    while level:
        for node in level:
            if node.branches and not isinstance(node.state.stack[-1], _SCATTER):
                found.setdefault(words.throw(node.state), set()).add(_needed(node))
        level = list({id(branch.then): branch.then for node in level for branch in node.branches}.values())
    for what, results in islice(found.items(), _MOST_ROLLS):
        yield Rolled(what, results.pop() if len(results) == 1 else "what it takes depends on the rolls before")


def needed(state: State) -> str:
    """What the faces of the dice bring that a state waits for; nothing where that takes many words."""
    return _needed(game.odds_from(state, until=lambda after: after != state))


def _needed(node: Odds) -> str:
    request = node.request
    assert isinstance(request, Roll)
    results: dict[str, list[Branch]] = {}
    for branch in node.branches:
        results.setdefault(_result(branch), []).append(branch)
    if len(results) == 1 or len(results) > _MOST_RESULTS:
        return ""
    return ", ".join(f"{_dice(request, found)} {said}" for said, found in results.items())


def _result(branch: Branch) -> str:
    """What a roll alone amounts to, without its dice."""
    said = "play goes on"
    for event in branch.events:
        match event:
            case (
                events_of.Tested(player=player)
                | events_of.ShotMissed(player=player)
                | events_of.KickTaken(player=player)
            ):
                sentence = tell(event, branch.then.state).removeprefix(f"{called(player, branch.then.state)} ")
                said = _ROLLED.sub("", sentence).removesuffix(".")
            case events_of.Duelled(winner=winner):
                said = "nobody wins" if winner == NOBODY else f"{called(winner, branch.then.state)} wins"
            case events_of.Fouled():
                return f"{said}, by a foul" if isinstance(branch.events[0], events_of.Duelled) else "a foul"
    return said


def _dice(request: Roll, found: list[Branch]) -> str:
    """The faces of one die that bring a result, or the chance of two dice."""
    if len(request.hands) > 1:
        return percent(sum((branch.chance for branch in found), Fraction(0)))
    faces = sorted({die for branch in found for (die,) in branch.answers})
    if len(faces) > 2 and faces[-1] - faces[0] + 1 == len(faces):
        return f"{faces[0]}–{faces[-1]}"
    return " or ".join(map(str, faces))
