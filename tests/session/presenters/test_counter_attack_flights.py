"""A ball on its way: what is drawn of a pass that is answered, and of a shot with the goalkeeper against it."""

from typing import Any

import pytest

from tests.support.football import player, position
from tests.support.open_play import in_step
from touchline.counter_attack import State, game
from touchline.counter_attack.model import Call, Move, Pass, Shoot
from touchline.counter_attack.pitch import bits, disk, distance, hex_at
from touchline.counter_attack.rules import tackles
from touchline.counter_attack.step import awaited
from touchline.i18n.localization import Localization
from touchline.kernel import Choose
from touchline.session.presenters.counter_attack import CounterAttackPresenter
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, Flight, ReachNotes, ReachPreview
from touchline.session.protocol.previews import AnswerPreview

PRESENTER = CounterAttackPresenter()
ENGLISH = Localization("en")


def look(state: State, answer: Any, side: str = "home") -> AnswerOutcome:
    found = PRESENTER.preview(state, side, AnswerPreview(game.format_answer(answer)))  # type: ignore[arg-type]
    assert isinstance(found, AnswerOutcome)
    return found


def played(state: State, *answers: Any) -> State:
    for answer in answers:
        state, _ = game.apply(state, answer)
    return state


def flight(state: State) -> Flight | None:
    return PRESENTER.scene(state, None).flight


def said(found: AnswerOutcome) -> str:
    assert found.title is not None
    return ENGLISH.format(found.title)


# Passes

HIGH = position(
    {8: (-3, 0), 9: (6, 1)},
    {4: (7, 3), 5: (9, -2)},
    carrier="H8",
    ratings={"H8": {"high_pass": 6}},
)
"""A High Pass from 8 to 9, with one defender within its zone and one outside it."""


def test_nothing_is_on_its_way_before_a_pass_is_called():
    assert flight(HIGH) is None
    assert flight(position({8: (0, 0)}, {4: (5, 0)}, carrier="H8")) is None


@pytest.mark.parametrize("answers", [(), (Call("no"),)], ids=["while the attack moves", "while the defence replies"])
def test_a_high_pass_is_seen_until_its_die_falls(answers):
    state = played(HIGH, Pass("high", hex_at(6, 1)), *answers)
    found = flight(state)
    assert found is not None
    assert (found.player, found.start, found.target) == (player("H8"), hex_at(-3, 0), hex_at(6, 1))
    assert (found.lofted, found.shot, found.path) == (True, False, (hex_at(6, 1),))
    assert set(bits(int(found.zone, 16))) == set(bits(disk(hex_at(6, 1), 2)))
    assert found.accuracy == pytest.approx(5 / 6)


def test_a_reply_tells_what_each_hex_would_bring():
    state = played(HIGH, Pass("high", hex_at(6, 1)), Call("no"))
    stays = look(state, Call("no"), "away")
    assert said(stays) == "Their high pass"
    assert stays.about is not None
    assert "83% accurate" in ENGLISH.format(stays.about)
    notes = PRESENTER.preview(state, "away", ReachPreview("A5"))
    assert isinstance(notes, ReachNotes)
    assert {note.hex for note in notes.notes} <= set(bits(disk(hex_at(6, 1), 2)))
    assert notes.notes
    for note in notes.notes:
        there = look(state, Move(player("A5"), note.hex), "away")
        assert note.kind == "good"
        assert note.chance == pytest.approx(there.good)
        assert note.chance >= (stays.good or 0)  # somebody more goes up for it


def test_a_first_time_pass_is_seen_with_its_path_and_who_cuts_it_out():
    state = position({8: (0, 0), 9: (0, 6)}, {4: (1, 2), 5: (3, 4)}, carrier="H8", after="standard")
    state = played(state, Pass("first_time", hex_at(0, 6)), Call("no"))
    found = flight(state)
    assert found is not None
    assert (found.lofted, found.zone, found.accuracy) == (False, "", None)
    assert found.path == tuple(hex_at(0, z) for z in range(1, 7))
    stays = look(state, Call("no"), "away")
    assert said(stays) == "Their first-time pass"
    assert [roller.player for roller in stays.rollers] == [player("A4")]
    moved = look(state, Move(player("A4"), hex_at(0, 2)), "away")
    assert moved.good is not None
    assert stays.good is not None
    assert moved.good > stays.good  # on the path a 5 is enough


# Shots


def test_a_shot_from_outside_the_box_meets_a_goalkeeper_who_has_stepped():
    state = position({9: (9, 0)}, {1: (17, 0), 4: (-9, -9)}, carrier="H9")
    found = look(state, Shoot(hex_at(19, 0)))
    assert said(found) == "Shot at the middle of the goal"
    assert found.guard is not None
    assert distance(found.guard.hex, hex_at(17, 0)) <= 1
    assert found.guard.save_hex is not None
    reach = set(bits(int(found.guard.reach, 16)))
    assert found.guard.save_hex in reach
    assert max(distance(found.guard.hex, hex) for hex in reach) == 3
    assert [ENGLISH.format(line) for line in found.guard.may][2].startswith("After a save: ")
    assert found.goals == ()  # the chances of the other side only


def test_the_third_hex_of_a_dive_costs_one():
    state = position({9: (14, 3)}, {1: (18, 0), 4: (-9, -9)}, carrier="H9")
    costs = {}
    for z in range(-4, 4):
        guard = look(state, Shoot(hex_at(19, z))).guard
        assert guard is not None
        assert ENGLISH.format(guard.may[0]) == "No step first: the shot comes from inside the box."
        if guard.save_hex is not None:
            costs[distance(guard.hex, guard.save_hex)] = guard.penalty
    assert costs[3] == -1
    assert {cost for away, cost in costs.items() if away < 3} == {0}


def test_a_shot_beyond_the_dive_is_out_of_reach():
    state = position({9: (17, 3)}, {1: (18, -3), 4: (-9, -9)}, carrier="H9")
    found = look(state, Shoot(hex_at(19, 3)))
    assert found.guard is not None
    assert found.guard.save_hex is None
    assert ENGLISH.format(found.guard.may[1]) == "Cannot reach it from there."


def test_a_snapshot_against_a_side_shows_every_hex_that_may_be_aimed_at():
    state = position({9: (14, 0)}, {1: (18, 0), 4: (15, 2)}, carrier="H9", after="standard")
    state = played(state, Call("snapshot"))
    stays = look(state, Call("no"), "away")
    aims = game.request(played(state, Call("no")))
    assert isinstance(aims, Choose)
    assert {note.hex for note in stays.goals} == {answer.hex for answer in aims}
    assert {note.kind for note in stays.goals} == {"bad"}
    goal = next(outcome.chance for outcome in stays.outcomes if outcome.word.args["what"] == "goal")
    best = max(stays.goals, key=lambda note: note.chance)
    assert best.chance == pytest.approx(goal)  # the shot goes where it scores most often
    assert stays.flight is not None
    assert next(note.chance for note in stays.goals if note.hex == stays.flight.target) == pytest.approx(goal)
    assert said(stays).startswith("Their shot at the ")


# Tackles


@pytest.mark.parametrize(("z", "title"), [(0, "Tackle, from the front"), (-1, "Tackle, from behind")])
def test_a_tackle_says_where_it_comes_from(z, title):
    x = 7 if z == 0 else 5
    state = in_step(2, {10: (6, 0)}, {4: (x, z + 2), 5: (12, 0)}, edition="living")
    state = played(state, Move(player("A4"), hex_at(x, z)))
    assert type(awaited(state)) is tackles.TackleChoice
    found = look(state, Call("tackle"), "away")
    assert said(found) == title
    behind = set(bits(int(found.behind, 16))) | {state.hexes[player("A4")]} - {hex_at(7, 0)}
    assert behind == {hex_at(5, 0), hex_at(5, -1)}
    fouls = {throw // 6 for throw, at in enumerate(found.throws) if found.outcomes[at].word.args["what"] == "foul"}
    assert len(fouls) == (1 if z == 0 else 2)  # rows of the grid that are crossed
