"""Exact chances of passes, runs past defenders, duels and balls in the air: by hand, from the tree, and by rolling."""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, ClassVar, NamedTuple

import pytest

from tests.support.football import player, position
from tests.support.open_play import in_step
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    BallWon,
    Booked,
    Duelled,
    Fouled,
    Injured,
    RanLoose,
    RestartGiven,
    Scattered,
    Tested,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Nutmeg, Pass, State, label
from touchline.counter_attack.pitch import PITCH, hex_at, step, xz
from touchline.kernel import AWAY, HOME, Choose, Event, Odds, Outcome, Roll, Seeded

TRIALS = 100_000

Ends = Callable[[State, tuple[Event, ...]], str]
"""What came of it, in a word."""


class Case(NamedTuple):
    """An answer whose chances are known by hand."""

    state: State
    answer: Any
    ends: Ends
    chances: Mapping[str, Fraction]
    decide: Callable[[State, Choose], Any] | None = None

    def odds(self) -> Odds:
        return game.odds(self.state, self.answer, self.decide)


def seen(kind: type[Event], events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


def holder(state: State, events: tuple[Event, ...]) -> str:
    """The side with the ball; fouls and loose balls are separate outcomes."""
    if seen(Fouled, events):
        return "foul"
    if seen(RanLoose, events):
        return "loose"
    return "nobody" if state.carrier == NOBODY else label(state.carrier)


def comes_down(state: State, events: tuple[Event, ...]) -> str:
    """Where a ball in the air comes down: on a hex, or out."""
    return "out" if seen(RestartGiven, events) else str(xz(state.ball))


# A Standard Pass past three defenders: the first needs a 6, the second a 5 (5 and 5), the third a 4 (6 and 4).

PAST_THREE = Case(
    position(
        {8: (0, 0)},
        {4: (1, 1), 5: (1, 3), 6: (0, 6)},
        carrier="H8",
        ratings={"A4": {"tackling": 3}, "A5": {"tackling": 5}, "A6": {"tackling": 6}},
    ),
    Pass("standard", hex_at(0, 5)),
    holder,
    {
        "A4": Fraction(1, 6),
        "A5": Fraction(5, 6) * Fraction(2, 6),
        "A6": Fraction(5, 6) * Fraction(4, 6) * Fraction(3, 6),
        "nobody": Fraction(5, 6) * Fraction(4, 6) * Fraction(3, 6),
    },
)

# A step next to two defenders: A4 (Tackling 4) rolls first and needs a 6, A5 (Tackling 5) a 5; a 1 is a foul.

BETWEEN_TWO = in_step(
    1,
    {10: (4, 0), 9: (-5, 9)},
    {4: (5, 1), 5: (5, -1), 11: (18, 12)},
    options={"nutmeg": False},
    ratings={"A4": {"tackling": 4}, "A5": {"tackling": 5}, "H10": {"resilience": 3}},
    leniency=4,
)
STEP = Move(player("H10"), hex_at(5, 0))


def plays_on(state: State, request: Choose) -> Any:
    return Call("play on") if Call("play on") in request else None


STOPPED_AT_FOULS = Case(
    BETWEEN_TWO,
    STEP,
    holder,
    {
        "A4": Fraction(1, 6),
        "A5": Fraction(4, 6) * Fraction(2, 6),
        "foul": Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 6),
        "H10": Fraction(4, 6) * Fraction(3, 6),
    },
)
FOULS_PLAYED_ON = Case(
    BETWEEN_TWO,
    STEP,
    lambda state, events: label(state.carrier),
    {
        "A4": Fraction(1, 6),
        "A5": Fraction(5, 6) * Fraction(2, 6),
        "H10": Fraction(5, 6) * Fraction(4, 6),
    },
    plays_on,
)

# A tackle, 5 against 4: a foul on 1; else won if the carrier's die is not higher, tied if it is 1 higher.

TACKLE = Case(
    game.apply(
        in_step(2, {10: (6, 0)}, {4: (7, 0), 11: (18, 12)}, ratings={"A4": {"tackling": 5}, "H10": {"dribbling": 4}}),
        Move(player("A4"), hex_at(7, 0)),
    )[0],
    Call("tackle"),
    holder,
    {"foul": Fraction(6, 36), "A4": Fraction(20, 36), "loose": Fraction(4, 36), "H10": Fraction(6, 36)},
)

# A nutmeg, 6 against 4 and 1: a foul on 1; else won by the target if its die is more than 1 higher, tied at 1 higher.

NUTMEG = Case(
    in_step(
        1, {10: (6, 0), 9: (-5, 9)}, {2: (7, 0), 11: (18, 12)}, ratings={"A2": {"tackling": 4}, "H10": {"dribbling": 6}}
    ),
    Nutmeg(player("A2")),
    holder,
    {"foul": Fraction(6, 36), "A2": Fraction(10, 36), "loose": Fraction(5, 36), "H10": Fraction(15, 36)},
)

# A High Pass to (0, 8), accurate on a 4; else it comes down on one of 36 hexes, of which (0, 13) and (0, 14) are out.


def scattered(target: tuple[int, int], missed: Fraction) -> dict[str, Fraction]:
    """The chances of where a ball comes down that misses its target."""
    chances: Counter[str] = Counter()
    for direction in range(1, 7):
        hex = hex_at(*target)
        for _ in range(6):
            hex = step(hex, direction)
            chances[str(xz(hex)) if PITCH >> hex & 1 else "out"] += 1
    return {place: missed * count / 36 for place, count in chances.items()}


def waits(state: State, request: Choose) -> Any:
    """Nobody is moved while the pass is in the air; the tree ends when it has come down."""
    return Call("no") if request.rule == "PASS-27" else None


HIGH_PASS = Case(
    position({8: (0, 0), 9: (0, 8)}, {1: (17, 0), 4: (-9, -9)}, carrier="H8", ratings={"H8": {"high_pass": 4}}),
    Pass("high", hex_at(0, 8)),
    comes_down,
    {str((0, 8)): Fraction(1, 2)} | scattered((0, 8), Fraction(1, 2)),
    waits,
)

# A Long Pass to (3, 3), accurate on a 5; A4 stands where it may come down, 3 hexes north of the target.

LONG_PASS = Case(
    position({8: (0, -6)}, {1: (17, 0), 4: (3, 6)}, carrier="H8", ratings={"H8": {"high_pass": 4}}),
    Pass("long", hex_at(3, 3)),
    comes_down,
    {str((3, 3)): Fraction(1, 3)} | scattered((3, 3), Fraction(2, 3)),
)

CASES = {
    "standard pass": PAST_THREE,
    "steals": STOPPED_AT_FOULS,
    "steals, fouls played on": FOULS_PLAYED_ON,
    "tackle": TACKLE,
    "nutmeg": NUTMEG,
    "high pass": HIGH_PASS,
    "long pass": LONG_PASS,
}
cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@cases
def test_the_chances_are_those_found_by_hand(case: Case) -> None:
    odds = case.odds()
    ends = {case.ends(outcome.state, outcome.events) for outcome in odds.outcomes()}
    assert ends == set(case.chances)
    for end, chance in case.chances.items():

        def holds(outcome: Outcome, end: str = end) -> bool:
            return case.ends(outcome.state, outcome.events) == end

        assert odds.chance(holds) == chance
    assert sum(case.chances.values()) == 1


class Node:
    """A state on the way of some rolls, which steps to each result only once."""

    rolls: ClassVar[dict[type, bool]] = {}
    """Whether a frame waits for dice: the options of a decision are made only once for each kind of frame."""

    def __init__(self, case: Case, state: State, events: tuple[Event, ...]) -> None:
        self.case, self.state, self.events = case, state, events
        self.next: dict[Any, Node] = {}
        kind = type(state.stack[-1])
        if kind not in self.rolls:
            self.rolls[kind] = isinstance(game.request(state), Roll)
        request = game.request(state) if self.rolls[kind] else None
        self.request = request if isinstance(request, Roll) else None
        self.end = "" if self.request else case.ends(state, events)

    def after(self, dice: Any) -> "Node":
        if dice not in self.next:
            state, happened = game.step(self.state, dice)
            self.next[dice] = Node(self.case, state, self.events + happened)
        return self.next[dice]


@pytest.mark.parametrize("name", ["standard pass", "steals", "tackle", "nutmeg", "high pass", "long pass"])
def test_the_chances_agree_with_a_hundred_thousand_rolls(name):
    case = CASES[name]
    after, told = game.apply(case.state, case.answer)
    while isinstance(request := game.request(after), Choose):
        assert case.decide
        after, _ = game.step(after, case.decide(after, request))
    first, chance = Node(case, after, told), Seeded("odds")
    found: Counter[str] = Counter()
    for _ in range(TRIALS):
        node = first
        while node.request:
            node = node.after(chance.answer(node.request))
        found[node.end] += 1
    assert set(found) == set(case.chances)
    for end, exact in case.chances.items():
        error = sqrt(exact * (1 - exact) / TRIALS)
        assert abs(found[end] / TRIALS - exact) <= 5 * error, end


# Who rolls, and which faces lead where


def faces(odds: Odds) -> list[tuple[int, ...]]:
    """The faces that lead the same way, branch by branch."""
    return [tuple(sorted(die for (die,) in branch.answers)) for branch in odds.branches]


def test_the_tree_of_a_pass_tells_who_rolls_and_what_is_needed():
    odds = PAST_THREE.odds()
    rollers = []
    while odds.branches:
        assert odds.request == Roll("PASS-14", (AWAY,))
        wins, fails = odds.branches
        (test,) = (event for event in wins.events if isinstance(event, Tested))
        rollers.append((label(test.player), test.needed, faces(odds), wins.chance))
        assert BallWon("PASS-09", test.player, "interception") in wins.events
        odds = fails.then
    assert rollers == [
        ("A4", 10, [(6,), (1, 2, 3, 4, 5)], Fraction(1, 6)),
        ("A5", 10, [(5, 6), (1, 2, 3, 4)], Fraction(1, 3)),
        ("A6", 10, [(4, 5, 6), (1, 2, 3)], Fraction(1, 2)),
    ]


def test_the_tree_of_a_steal_goes_through_the_foul():
    odds = STOPPED_AT_FOULS.odds()
    assert odds.request == Roll("MOVE-12", (AWAY,))
    assert faces(odds) == [(6,), (2, 3, 4, 5), (1,)]
    booking = odds.branches[2].then
    assert (booking.request, faces(booking)) == (Roll("FOUL-02", (AWAY,)), [(4, 5, 6), (1, 2, 3)])
    assert seen(Booked, booking.branches[0].events)
    injury = booking.branches[0].then
    assert (injury.request, faces(injury)) == (Roll("FOUL-05", (HOME,)), [(3, 4, 5, 6), (1, 2)])
    choice = injury.branches[0].then
    assert isinstance(choice.request, Choose)
    assert not choice.branches
    assert odds.chance(lambda outcome: seen(Booked, outcome.events)) == Fraction(5, 18) / 2
    assert odds.chance(lambda outcome: seen(Injured, outcome.events)) == Fraction(5, 18) * Fraction(4, 6)


def test_the_tree_of_a_tackle_has_the_totals_and_continues_with_the_loose_ball():
    odds = TACKLE.odds()
    assert odds.request == Roll("TACKLE-04", (AWAY, HOME))
    by_rule = {branch.events[0].rule: branch for branch in odds.branches}
    assert {rule: branch.chance * 36 for rule, branch in by_rule.items()} == {
        "TACKLE-05": 6,
        "TACKLE-08": 20,
        "TACKLE-06": 6,
        "TACKLE-09": 4,
    }
    assert sorted(by_rule["TACKLE-09"].answers) == [(2, 3), (3, 4), (4, 5), (5, 6)]
    duel = by_rule["TACKLE-09"].events[0]
    assert isinstance(duel, Duelled)
    assert duel.totals[0] == duel.totals[1]
    direction = by_rule["TACKLE-09"].then
    assert (direction.request, len(direction.branches)) == (Roll("LOOSE-01", (AWAY,)), 6)
    distance = direction.branches[0].then
    assert distance.request == Roll("LOOSE-01", (AWAY,))


def test_the_tree_of_a_nutmeg_continues_with_the_card_of_a_foul():
    odds = NUTMEG.odds()
    assert odds.request == Roll("NUTMEG-07", (AWAY, HOME))
    by_rule = {branch.events[0].rule: branch for branch in odds.branches}
    assert {rule: branch.chance * 36 for rule, branch in by_rule.items()} == {
        "NUTMEG-08": 6,
        "NUTMEG-11": 10,
        "NUTMEG-12": 5,
        "NUTMEG-09": 15,
    }
    assert by_rule["NUTMEG-08"].then.request == Roll("FOUL-02", (AWAY,))


@pytest.mark.parametrize(
    ("case", "rule", "accurate", "missed"),
    [(HIGH_PASS, "PASS-29", (4, 5, 6), "PASS-31"), (LONG_PASS, "PASS-37", (5, 6), "PASS-38")],
)
def test_the_tree_of_a_ball_in_the_air_tells_what_is_accurate_and_where_it_scatters(case, rule, accurate, missed):
    odds = case.odds()
    assert odds.request == Roll(rule, (HOME,))
    hit, miss = odds.branches
    assert faces(odds)[0] == accurate
    (test,) = (event for event in hit.events if isinstance(event, Tested))
    assert test.total >= test.needed
    assert miss.then.request == Roll(missed, (HOME,))
    assert [branch.answers for branch in miss.then.branches] == [((face,),) for face in range(6, 0, -1)]
    for branch in miss.then.branches:
        assert branch.then.request == Roll(missed, (HOME,))
        steps = [event for each in branch.then.branches for event in each.events if isinstance(event, Scattered)]
        assert {event.direction for event in steps} == {branch.answers[0][0]}


def test_a_long_pass_may_find_a_defender():
    found = LONG_PASS.odds().chance(lambda outcome: outcome.state.carrier == player("A4"))
    assert found == Fraction(2, 3) * Fraction(1, 36)
