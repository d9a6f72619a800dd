"""The chances of shots: by hand in plain positions, and against a hundred thousand random resolutions in busier ones.

Home's 9 shoots at the goal of away's 1. `odds` follows the ball until somebody has to decide. Expected goals are the
chance of the shot itself, not of what a loose ball may bring, against a defence that stays where it is.
"""

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from tests.support.aerial import landed, name
from tests.support.football import answer, position
from touchline.counter_attack import game, statistics
from touchline.counter_attack.events import GoalScored, ShotTaken
from touchline.counter_attack.model import Call, Head, Shoot, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules import keeper
from touchline.counter_attack.rules.penalties import PenaltyChoice
from touchline.kernel import Choose, Outcome, Roll, Seeded

RESOLUTIONS = 100_000
NO = Call("no")


def at(x: int, z: int) -> Shoot:
    """A shot at a hex of the goal."""
    return Shoot(hex_at(x, z))


def attackers(*place: int, **ratings: int) -> dict[str, Any]:
    """Home's 9 on a hex with the ball, and what it can do; away's 1 can save 3."""
    x, z = place
    return {"home": {1: (-17, 0), 9: (x, z)}, "carrier": "H9", "ratings": {"H9": ratings}}


def stays(state: State, request: Choose) -> Call | None:
    """The goalkeeper does not move before a save; all other decisions are open."""
    return NO if isinstance(state.stack[-1], keeper.BoxMove) else None


def goes_in(outcome: Outcome) -> bool:
    """Whether the shot itself was a goal."""
    goals = [event for event in outcome.events if isinstance(event, GoalScored)]
    return bool(goals) and not goals[0].rule.startswith("LOOSE")


def goal_chance(state: State, call: Any) -> Fraction:
    """The chance of a goal by the odds of a call, with which its expected goals agree."""
    after, events = game.apply(state, call)
    assert [event for event in events if isinstance(event, ShotTaken)]
    chance = game.odds(state, call, stays).chance(goes_in)
    assert game.expected_goals(after) == pytest.approx(float(chance))
    return chance


# By hand


def test_a_shot():
    # 4 + d against 3 + s. A 1 misses; 2 to 6 beat as many faces of the goalkeeper's as they count.
    state = position(away={1: (18, 0)}, **attackers(14, 0, shooting=4))
    assert goal_chance(state, at(19, 0)) == Fraction(2 + 3 + 4 + 5 + 6, 36)


def test_a_shot_past_a_defender_beside_its_path():
    # With Tackling 3 only a 6 blocks it.
    state = position(away={1: (18, 0), 4: (16, 1)}, **attackers(14, 0, shooting=4))
    assert goal_chance(state, at(19, 0)) == Fraction(5, 6) * Fraction(20, 36)


def test_a_shot_that_the_goalkeeper_cannot_reach():
    state = position(away={1: (18, -4)}, **attackers(14, 3, shooting=1))
    assert goal_chance(state, at(19, 3)) == Fraction(5, 6)


def test_a_shot_in_the_book_where_a_tie_is_rolled_again():
    # 4 + d against 3 + s, and a 1 is not off target. Of 36 rolls 21 are goals and 5 are ties, which do not count.
    state = position(away={1: (18, 0)}, edition="core", **attackers(14, 0, shooting=4))
    assert goal_chance(state, at(19, 0)) == Fraction(21, 36 - 5)


def test_a_snapshot():
    # 1 less: 3 + d against 3 + s.
    state = position(away={1: (18, 0)}, after="standard", **attackers(14, 0, shooting=4))
    state, _ = answer(state, Call("snapshot"), NO)
    assert goal_chance(state, at(19, 0)) == Fraction(1 + 2 + 3 + 4 + 5, 36)


def test_a_snapshot_with_the_decisions_in_between():
    state = position(away={1: (18, 0)}, after="standard", **attackers(14, 0, shooting=4))
    answers = iter([NO, at(19, 0)])
    odds = game.odds(state, Call("snapshot"), lambda state, request: next(answers, None))
    assert odds.chance(goes_in) == Fraction(15, 36)


def test_a_free_kick():
    # From outside the box 5 - 1 + d: 5 and 6 come to 9 and are not blocked, a 1 misses. The defender blocks with a 6.
    state = position(away={1: (18, 0), 4: (13, 1)}, after="free_kick", **attackers(10, 0, shooting=5))
    blocked = Fraction(5, 6) * sum(Fraction(faces, 6) for faces in (2, 3, 4))
    by_hand = (blocked + Fraction(5, 6) + 1) / 6
    assert by_hand == Fraction(37, 72)
    assert goal_chance(state, at(19, 0)) == by_hand


@pytest.mark.parametrize(("edition", "faces"), [("living", (3, 4, 5, 6, 6)), ("core", (2, 3, 4, 5, 6, 6))])
def test_a_penalty(edition, faces):
    # 4 + d against 4 + s, 2 less, or to be 2 higher: saved from s = d + 2 on, in living or tied there; a 1 may miss.
    assert goal_chance(penalty(edition), at(19, 0)) == Fraction(sum(faces), 36)


def penalty(edition: str) -> State:
    told = attackers(14, 0, shooting=4)
    told["ratings"]["A1"] = {"saving": 4}
    return position(away={1: (18, 0), 4: (8, 0)}, edition=edition, stack=(PenaltyChoice(),), **told)


def header(edition: str = "living", **ratings: int) -> State:
    """Home's 9 and away's 4 are declared for a header, in living at the middle of the goal; nobody has rolled."""
    away = {1: (18, 0), 4: (14, 1)}
    state, _ = landed({9: (14, 0)}, away, (14, 0), edition=edition, ratings={"H9": {"heading": 4}, "A4": ratings})
    if edition == "living":  # the goalkeeper stays on its line
        state, _ = answer(state, NO, Head(hex_at(19, 0)))
    return answer(state, name("A4"))[0]


def test_a_headed_shot():
    # 4 + a beats 3 + b in a of 6 cases, and 3 + s in as many; won with a 1 it is off target.
    by_hand = sum(Fraction(a, 6) * Fraction(a, 6) for a in range(2, 7)) / 6
    assert by_hand == Fraction(5, 12)
    assert game.odds_from(header()).chance(goes_in) == by_hand


@pytest.mark.parametrize("die", [2, 4, 6])
def test_expected_goals_of_a_headed_shot_come_with_the_won_duel(die):
    state, events = answer(header(), (die,), (1,))
    assert [event for event in events if isinstance(event, ShotTaken)]
    assert game.expected_goals(state) == pytest.approx(die / 6)


# By chance


def busy(*place: int, **told: Any) -> State:
    """Defenders on the path and beside it, and a goalkeeper three hexes away from it."""
    away = {1: (18, -2), 4: (15, 0), 5: (16, 2), 6: (11, 1), 8: (13, 2)}
    given = attackers(*place, shooting=5)
    given["ratings"] |= {"A1": {"saving": 4, "handling": 4}, "A4": {"tackling": 5}, "A6": {"tackling": 4}}
    return position(away=away, **given, **told)


def called(kind: str, edition: str) -> State:
    """A shot of a kind is on its way."""
    match kind:
        case "shot":
            return answer(busy(9, 0, edition=edition), at(19, 0))[0]
        case "snapshot":
            return answer(busy(13, 0, edition=edition, after="standard"), Call("snapshot"), NO, at(19, 0))[0]
        case "free kick":
            return answer(busy(9, 0, edition=edition, after="free_kick"), at(19, 0))[0]
        case "penalty":
            return answer(penalty(edition), at(19, 2))[0]
    return answer(header(edition, heading=4), (5,), (3,), *([Head(hex_at(19, 0))] if edition == "core" else []))[0]


class Node:
    """A state on the way, with its known successors: a walk through them applies no rules again."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.request = game.request(state)
        self.settled = statistics.is_settled(state)
        self.moves = isinstance(state.stack[-1], keeper.BoxMove)
        self.next: dict[Any, Node] = {}

    def after(self, answer: Any) -> "Node":
        if answer not in self.next:
            self.next[answer] = Node(game.step(self.state, answer)[0])
        return self.next[answer]


@pytest.mark.parametrize("kind", ["shot", "snapshot", "free kick", "penalty", "header"])
@pytest.mark.parametrize("edition", ["core", "living"])
def test_agrees_with_random_resolutions(kind, edition):
    start, dice = called(kind, edition), Seeded(f"{kind} {edition}")
    first = Node(start)
    shot = in_all = 0
    for _ in range(RESOLUTIONS):
        node, settled = first, False
        while True:
            if isinstance(node.request, Roll):
                node = node.after(dice.answer(node.request))
            elif node.moves:
                node = node.after(NO)
            else:
                break
            if node.settled and not settled:
                settled = True
                shot += node.state.score != start.score
        in_all += node.state.score != start.score

    odds = game.odds_from(start, stays).chance(lambda outcome: outcome.state.score != start.score)
    for number, chance in ((shot, game.expected_goals(start)), (in_all, float(odds))):
        assert 0.05 < chance < 0.95
        error = sqrt(chance * (1 - chance) / RESOLUTIONS)
        assert abs(number / RESOLUTIONS - chance) < 5 * error, f"{number / RESOLUTIONS} is not {chance}"
