"""Exact chances: every throw enumerated through the engine, against what arithmetic says."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from tests.french_flair.support import now, play, position
from touchline import french_flair as ff
from touchline.french_flair.events import RuckFormed
from touchline.kernel import Event, Roll

Told = Callable[[ff.State, tuple[Event, ...]], str]
Chances = dict[str, Fraction]


def chances(state: ff.State, told: Told, events: tuple[Event, ...] = ()) -> Chances:
    """The outcomes of the pending throws as they are worded, with their chances."""
    request = ff.request(state)
    if not isinstance(request, Roll):
        return {told(state, events): Fraction(1)}
    total: Chances = {}
    for dice, chance in request.outcomes():
        after, happened = ff.game.step(state, dice)
        for name, part in chances(after, told, events + happened).items():
            total[name] = total.get(name, Fraction(0)) + chance * part
    return total


def first_of(*names: str) -> Told:
    """The first of these events that was noted; for a ruck also who won it."""

    def told(state: ff.State, events: tuple[Event, ...]) -> str:
        event = next(event for event in events if type(event).__name__ in names)
        return f"ruck {event.won_by}" if isinstance(event, RuckFormed) else type(event).__name__

    return told


def of(ways: int, dice: int) -> Fraction:
    return Fraction(ways, 6**dice)


@pytest.mark.rule("FF-TACKLE-3", "FF-TACKLE-4", "FF-TACKLE-5")
def test_a_tackle() -> None:
    """The tackler's double first; of two throws without a double 1 in 15 is a tie, and the tackler's."""
    state, _ = play(position("home FREE x40"), "1.advance; tackle 7")
    ruck = Fraction(5, 6) * Fraction(5, 6)
    assert chances(state, first_of("Intercepted", "TackleMissed", "RuckFormed")) == {
        "Intercepted": Fraction(1, 6),
        "TackleMissed": Fraction(5, 36),
        "ruck away": ruck * Fraction(8, 15),
        "ruck home": ruck * Fraction(7, 15),
    }


@pytest.mark.rule("FF-RUN-2", "FF-RUN-3", "FF-RUN-4")
def test_a_run() -> None:
    def told(state: ff.State, events: tuple[Event, ...]) -> str:
        names = {type(event).__name__ for event in events}
        return "knock-on" if "KnockedOn" in names else f"{now(state).partition('(')[0]} {state.x - 40}"

    state, _ = play(position("home KICKED x40"), "counter 12.run; dice 1")
    assert chances(state, told) == {"knock-on": of(1, 1)} | {f"TACKLE_OFFER {5 * die}": of(1, 1) for die in range(2, 7)}
    state, _ = play(position("home KICKED x40"), "counter 12.run; dice 2")
    assert chances(state, told) == (
        {"knock-on": of(11, 2)}
        | {f"TACKLE_OFFER {5 * high}": of(2 * (high - 2), 2) for high in range(3, 7)}
        | {f"FF-RUN-4 {5 * die}": of(1, 2) for die in range(2, 7)}
    )


@pytest.mark.parametrize(("low", "high"), [*combinations_with_replacement(range(1, 7), 2)])
@pytest.mark.rule("FF-CONTEST-2", "FF-CLEAR-2")
def test_a_zone(low: int, high: int) -> None:
    """As many faces as the zone holds, both ends included."""
    inside = of(high - low + 1, 1)
    expected = {name: chance for name, chance in (("in", inside), ("out", 1 - inside)) if chance}
    for phase, laid in (("CONTEST_OFFER", "contest 7"), ("CLEAR_OFFER", "clear 1")):
        state, _ = play(position(f"home {phase} attack {low}-{high} x50"), laid)
        told = first_of("ContestWon", "ClearedOut", "Offside")
        found = {"out" if name == "Offside" else "in": chance for name, chance in chances(state, told).items()}
        assert found == expected


@pytest.mark.parametrize("left", range(0, 80, 5))
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.rule("FF-DROP-1")
def test_a_drop_from_each_distance(left: int, count: int) -> None:
    throws = product(range(2, 7), repeat=count)
    good = [dice for dice in throws if 5 * sum(dice) + (10 if count == 2 and dice[0] == dice[1] else 0) > left]
    state, _ = play(position(f"home FREE x{100 - left}"), f"10.drop; dice {count}")
    found = chances(state, first_of("DropGoalScored", "ShotMissed"))
    assert found.get("DropGoalScored", 0) == of(len(good), count)


@pytest.mark.parametrize(
    ("left", "one", "two"),
    [(0, 5, 25), (5, 5, 25), (10, 4, 25), (20, 2, 25), (25, 1, 23), (30, 0, 20), (40, 0, 11), (60, 0, 1), (70, 0, 0)],
)
@pytest.mark.rule("FF-PENALTY-3")
def test_a_kick_at_goal_counted_by_hand(left: int, one: int, two: int) -> None:
    """Of 6 and of 36 throws: with two dice 25 show no 1, and [2][2] flies 30 m."""
    told = first_of("PenaltyGoalScored", "ShotMissed")
    for count, ways in ((1, one), (2, two)):
        state, _ = play(position(f"PENALTY(home) x{100 - left}"), f"goal; dice {count}")
        assert chances(state, told).get("PenaltyGoalScored", 0) == of(ways, count)


@pytest.mark.rule("FF-KICK-3", "FF-KICK-4", "FF-KICK-5")
def test_a_kick() -> None:
    told = first_of("Gathered", "Regained", "KnockedOn")
    state, _ = play(position("home FREE x10"), "12.kick; dice 1")
    assert chances(state, told) == {"Gathered": 1}
    state, _ = play(position("home FREE x10"), "12.kick; dice 2")
    assert chances(state, told) == {"Gathered": of(30, 2), "Regained": of(3, 2), "KnockedOn": of(3, 2)}


@pytest.mark.rule("FF-DICE-1", "FF-DICE-2", "FF-CONVERSION-1")
def test_a_conversion() -> None:
    """The first thrower wins 21 of 36 with one die; with two, 480 duels without a double and 201 with its own."""
    told = first_of("ConversionMade", "ConversionMissed")
    state, _ = play(position("CONVERSION(home)"), "dice 1")
    assert chances(state, told) == {"ConversionMade": of(21, 2), "ConversionMissed": of(15, 2)}
    state, _ = play(position("CONVERSION(home)"), "dice 2")
    assert chances(state, told) == {"ConversionMade": of(681, 4), "ConversionMissed": of(615, 4)}


@pytest.mark.rule("FF-SCRUM-1", "FF-SCRUM-2")
def test_a_scrum() -> None:
    def told(state: ff.State, events: tuple[Event, ...]) -> str:
        return now(state)

    state, _ = play(position("SCRUM(home) x60"), "dice 2")
    assert chances(state, told) == {
        "home SCRUM x60": of(480, 4),
        "away SCRUM x60": of(420, 4),
        "PENALTY(home) x60": of(201, 4),
        "PENALTY(away) x60": of(195, 4),
    }
