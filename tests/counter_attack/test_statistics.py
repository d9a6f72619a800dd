"""The statistics of a match by side and player, and the expected goals of a shot."""

from fractions import Fraction

import pytest

from tests.support.football import answer, player, position
from tests.support.matches import moments
from touchline.counter_attack import game
from touchline.counter_attack.model import Call, Move, Pass, Shoot, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.statistics import Statistics, Tally
from touchline.kernel import AWAY, HOME


def counted(state: State, *answers: object) -> Statistics:
    """The sheet after some answers from a state."""
    sheet = game.no_statistics()
    for each in answers:
        after, events = game.apply(state, each)
        sheet = game.add_statistics(sheet, state, each, after, events)
        state = after
    return sheet


def test_a_pass_is_counted_for_the_passer_and_its_interception_for_the_other():
    state = position({8: (0, 0), 9: (0, 5)}, {5: (1, 2)}, carrier="H8", ratings={"A5": {"tackling": 4}})
    through = counted(state, Pass("standard", hex_at(0, 5)), (1,))
    assert (through.home.standard_passes, through.home.standard_passes_completed) == (1, 1)
    assert through.players["H8"] == Tally(standard_passes=1, standard_passes_completed=1)
    assert through.home.actions == 1
    cut_out = counted(state, Pass("standard", hex_at(0, 5)), (6,))
    assert (cut_out.home.standard_passes, cut_out.home.standard_passes_completed) == (1, 0)
    assert cut_out.away.interceptions == cut_out.players["A5"].interceptions == 1
    assert cut_out.together.standard_passes == 1


def test_steals_fouls_and_cards_are_counted():
    away = {4: (6, 0), 5: (15, 3)}  # the last man would see red
    state = position({8: (4, 0)}, away, carrier="H8", leniency=3, options={"nutmeg": False})
    run = (Call("movement phase"), Move(player("H8"), hex_at(5, 0)))
    sheet = counted(state, *run, (1,), (5,), (6,))
    assert sheet.away.steal_attempts == sheet.away.fouls == sheet.away.yellow_cards == 1
    assert sheet.home.injuries == 1
    assert counted(state, *run, (6,)).away.steals == 1


def test_a_shot_is_worth_its_exact_chance_at_the_call():
    # Shooting 3 in the box, nobody blocks: 1 is off target, else 3 + die against Saving 3 + die.
    state = position({9: (14, 0)}, {1: (18, 0)}, carrier="H9")
    sheet = counted(state, Shoot(hex_at(19, 0)), (6,), (1,))
    goals = Fraction(sum(shot > save for shot in range(2, 7) for save in range(1, 7)), 36)
    assert sheet.home.expected_goals == pytest.approx(float(goals))
    assert (sheet.home.shots, sheet.home.shots_on_target, sheet.home.goals) == (1, 1, 1)
    saved = counted(state, Shoot(hex_at(19, 0)), (2,), (6,))
    assert (saved.away.saves, saved.home.shots_on_target, saved.home.goals) == (1, 1, 0)
    missed = counted(state, Shoot(hex_at(19, 0)), (1,))
    assert (missed.home.shots, missed.home.shots_on_target, missed.away.goal_kicks) == (1, 0, 1)


@pytest.mark.parametrize("seed", range(6))
def test_the_sheet_agrees_with_the_match(seed):
    setup = game.read_setup(
        {"edition": ("core", "advanced", "living")[seed % 3], "options": {"tie_break": "shoot_out"}}
    )
    state, sheet = game.start(setup), game.no_statistics()
    for moment in moments(game, seed, setup):
        sheet = game.add_statistics(sheet, state, moment.answer, moment.state, moment.events)
        state = moment.state
    assert (sheet.home.goals, sheet.away.goals) == state.score
    both = sheet.together
    assert both.shots_on_target <= both.shots
    assert 0 <= both.expected_goals <= both.shots
    assert both.standard_passes_completed <= both.standard_passes
    assert both.actions >= 90
    for side, tally in ((HOME, sheet.home), (AWAY, sheet.away)):
        own = [told for name, told in sheet.players.items() if (name[0] == "H") == (side == HOME)]
        assert sum(told.shots for told in own) == tally.shots
        assert sum(told.fouls for told in own) == tally.fouls


def test_answers_without_events_change_nothing():
    state = position({8: (0, 0)}, {5: (9, 9)}, carrier="H8")
    state, _ = answer(state, Call("movement phase"))
    sheet = Statistics()
    assert game.add_statistics(sheet, state, Call("end"), state, ()) is sheet
