"""The sheet of a match: every event counted once, for the right side."""

from functools import reduce

import pytest

from tests.support.matches import moments
from touchline import french_flair as ff
from touchline.french_flair.events import (
    AdvantageGained,
    AdvantageTaken,
    BroughtBack,
    CardLaid,
    Carried,
    ConversionMade,
    ConversionMissed,
    DropGoalScored,
    DropOutTaken,
    Intercepted,
    KickOffTaken,
    KnockedOn,
    LineoutSet,
    Marked,
    Mauled,
    Offside,
    PenaltyAwarded,
    PenaltyGoalScored,
    PickedAndGone,
    RuckFormed,
    RuckWon,
    ScrumSet,
    ShotMissed,
    TackledLastCard,
    TackleMissed,
    Thrown,
    TryScored,
)
from touchline.french_flair.rules import carry, kicking, penalties, restarts, rucks, tackles
from touchline.french_flair.statistics import Statistics, Tally, add
from touchline.french_flair.step import NO_TRAITS, Frame
from touchline.kernel import AWAY, HOME

COUNTED = [
    (TryScored("FF-TRY-1", AWAY), Tally(points=5, tries=1)),
    (ConversionMade("FF-CONVERSION-1", AWAY), Tally(points=2, conversions=1, conversion_attempts=1)),
    (ConversionMissed("FF-CONVERSION-1", AWAY), Tally(conversion_attempts=1)),
    (PenaltyAwarded("FF-PENALTY-1", AWAY, 50), Tally(penalties=1)),
    (PenaltyGoalScored("FF-PENALTY-3", AWAY), Tally(points=3, penalty_goals=1, penalty_goal_attempts=1)),
    (DropGoalScored("FF-DROP-1", AWAY), Tally(points=3, drop_goals=1, drop_goal_attempts=1)),
    (TackleMissed("FF-TACKLE-4", AWAY), Tally(missed_tackles=1)),
    (TackledLastCard("FF-LASTCARD-1", AWAY, 50), Tally(last_card_turnovers=1)),
    (Intercepted("FF-INTERCEPT-1", AWAY, 40, 10), Tally(interceptions=1, metres=40)),
    (RuckFormed("FF-RUCK-1", AWAY, (2, 5)), Tally(rucks=1)),
    (RuckWon("FF-RUCK-3", AWAY, True), Tally(turnovers=1)),
    (RuckWon("FF-RUCK-3", AWAY, False), Tally()),
    (Offside("FF-CONTEST-3", AWAY), Tally(offsides=1)),
    (AdvantageTaken("FF-ADVANTAGE-2", AWAY, 50), Tally(advantages_taken=1)),
    (AdvantageGained("FF-ADVANTAGE-4", AWAY), Tally()),
    (BroughtBack("FF-ADVANTAGE-5", AWAY, 50), Tally(advantages_brought_back=1)),
    (ScrumSet("FF-SCRUM-1", AWAY, 50), Tally(scrums=1)),
    (LineoutSet("FF-LINEOUT-1", AWAY, 50), Tally(lineouts=1)),
    (DropOutTaken("FF-DROPOUT22-1", AWAY), Tally(drop_outs=1)),
    (KickOffTaken("FF-KICKOFF-1", AWAY), Tally()),
    (Marked("FF-MARK-1", AWAY, 90), Tally(marks=1)),
    (Carried("FF-ADVANCE-2", AWAY, 10, 40), Tally(metres=10)),
    (Mauled("FF-MAUL-1", AWAY, (1, 2), 45), Tally(metres=5)),
    (PickedAndGone("FF-PICKGO-1", AWAY, (1, 2), 45), Tally(metres=5)),
]
COUNTED_BY_STEP = [
    (penalties.GoalThrow, ShotMissed("FF-PENALTY-4", AWAY, "wide"), Tally(penalty_goal_attempts=1)),
    (kicking.DropThrow, ShotMissed("FF-DROP-3", AWAY, "short"), Tally(drop_goal_attempts=1)),
    (tackles.TackleOffer, CardLaid("FF-TACKLE-1", AWAY, 7, "tackle"), Tally(tackles=1)),
    (tackles.TackleOffer, CardLaid("FF-ZONE22-1", AWAY, 7, "tackle"), Tally(tackles=1)),
    (tackles.LastCardTackle, CardLaid("FF-LASTCARD-1", AWAY, 7, "tackle"), Tally()),
    (rucks.ContestOffer, CardLaid("FF-CONTEST-1", AWAY, 7, "contest"), Tally(contests=1)),
    (rucks.ClearOffer, CardLaid("FF-CLEAR-1", AWAY, 7, "clear_out"), Tally(clear_outs=1)),
    (carry.RunThrow, KnockedOn("FF-RUN-3", AWAY, 50), Tally(knock_ons=1)),
    (kicking.KickThrow, KnockedOn("FF-KICK-5", AWAY, 50), Tally(dropped_kicks=1)),
    (restarts.KickOffThrow, KnockedOn("FF-KICK-5", AWAY, 50), Tally(dropped_kicks=1)),
    (restarts.DropOutThrow, KnockedOn("FF-KICK-5", AWAY, 50), Tally(dropped_kicks=1)),
    (kicking.KickThrow, Thrown("FF-KICK-1", AWAY, (4, 3)), Tally(kicks=1)),
    (kicking.TouchThrow, Thrown("FF-TOUCHKICK-1", AWAY, (4, 3)), Tally(touch_kicks=1)),
    (restarts.KickOffThrow, Thrown("FF-KICKOFF-1", AWAY, (4, 3)), Tally()),
    (penalties.PenaltyTouchThrow, Thrown("FF-PENALTY-5", AWAY, (4, 3)), Tally()),
]


@pytest.mark.parametrize(("event", "counted"), COUNTED)
def test_each_event_counts_for_its_side(event, counted):
    assert add(Statistics(), event) == Statistics(away=counted)


@pytest.mark.parametrize(("step", "event", "counted"), COUNTED_BY_STEP)
def test_cards_and_dice_count_by_the_step_they_answer(step: type[Frame], event, counted):
    assert add(Statistics(), event, step.traits) == Statistics(away=counted)


def test_a_step_counts_only_what_a_sheet_has():
    steps = [step.traits for step in ff.game.codec.steps.values()]
    counted = {name for traits in steps for name in (traits.attempt, traits.failure) if name}
    assert counted <= set(Tally.__struct_fields__)
    assert NO_TRAITS in steps


def test_every_statistic_has_an_event_that_counts_for_it():
    tallies = [counted for *_, counted in (*COUNTED, *COUNTED_BY_STEP)]
    assert {name for tally in tallies for name in Tally.__struct_fields__ if getattr(tally, name)} == {
        *Tally.__struct_fields__
    }


def test_sides_are_counted_apart_and_together():
    events = TryScored("FF-TRY-1", HOME), ScrumSet("FF-SCRUM-1", AWAY, 50), TryScored("FF-TRY-1", HOME)
    sheet = reduce(add, events, Statistics())
    assert (sheet.home, sheet.away) == (Tally(points=10, tries=2), Tally(scrums=1))
    assert sheet.together == Tally(points=10, tries=2, scrums=1)


def test_the_sheet_of_a_match_agrees_with_its_result():
    for seed in range(12):
        played = list(moments(ff.game, seed))
        sheet, state = Statistics(), ff.game.start()
        for moment in played:
            sheet = ff.game.add_statistics(sheet, state, moment.answer, moment.state, moment.events)
            state = moment.state
        result = ff.game.result(played[-1].state)
        assert (sheet.home.points, sheet.away.points) == (result.home, result.away)
        both = sheet.together
        assert both.conversion_attempts == both.tries
        # A duel ends in an interception, a missed tackle or a ruck, or is brought back by an advantage.
        ended = both.interceptions + both.missed_tackles + both.rucks
        assert ended <= both.tackles <= ended + both.advantages_brought_back
