"""The sheet of a match: every event counted once, for the right side."""

import pytest

from tests.support.matches import moments
from touchline import french_flair as ff
from touchline.french_flair.model import (
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
from touchline.french_flair.statistics import Statistics, Tally, add, statistics_of
from touchline.kernel import AWAY, HOME

COUNTED = [
    (TryScored("FF-TRY-1", AWAY), Tally(points=5, tries=1)),
    (ConversionMade("FF-CONVERSION-1", AWAY), Tally(points=2, conversions=1, conversion_attempts=1)),
    (ConversionMissed("FF-CONVERSION-1", AWAY), Tally(conversion_attempts=1)),
    (PenaltyAwarded("FF-PENALTY-1", AWAY, 50), Tally(penalties=1)),
    (PenaltyGoalScored("FF-PENALTY-3", AWAY), Tally(points=3, penalty_goals=1, penalty_goal_attempts=1)),
    (ShotMissed("FF-PENALTY-4", AWAY, "wide"), Tally(penalty_goal_attempts=1)),
    (DropGoalScored("FF-DROP-1", AWAY), Tally(points=3, drop_goals=1, drop_goal_attempts=1)),
    (ShotMissed("FF-DROP-3", AWAY, "short"), Tally(drop_goal_attempts=1)),
    (CardLaid("FF-TACKLE-1", AWAY, 7, "tackle"), Tally(tackles=1)),
    (CardLaid("FF-ZONE22-1", AWAY, 7, "tackle"), Tally(tackles=1)),
    (CardLaid("FF-LASTCARD-1", AWAY, 7, "tackle"), Tally()),
    (CardLaid("FF-CONTEST-1", AWAY, 7, "contest"), Tally(contests=1)),
    (CardLaid("FF-CLEAR-1", AWAY, 7, "clear_out"), Tally(clear_outs=1)),
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
    (KnockedOn("FF-RUN-3", AWAY, 50), Tally(knock_ons=1)),
    (KnockedOn("FF-KICK-5", AWAY, 50), Tally(dropped_kicks=1)),
    (Thrown("FF-KICK-1", AWAY, (4, 3)), Tally(kicks=1)),
    (Thrown("FF-TOUCHKICK-1", AWAY, (4, 3)), Tally(touch_kicks=1)),
    (Thrown("FF-KICKOFF-1", AWAY, (4, 3)), Tally()),
    (Carried("FF-ADVANCE-2", AWAY, 10, 40), Tally(metres=10)),
    (Mauled("FF-MAUL-1", AWAY, (1, 2), 45), Tally(metres=5)),
    (PickedAndGone("FF-PICKGO-1", AWAY, (1, 2), 45), Tally(metres=5)),
]


@pytest.mark.parametrize(("event", "counted"), COUNTED)
def test_each_event_counts_for_its_side(event, counted):
    assert add(Statistics(), event) == Statistics(away=counted)


def test_every_statistic_has_an_event_that_counts_for_it():
    assert {name for _, counted in COUNTED for name in Tally.__struct_fields__ if getattr(counted, name)} == {
        *Tally.__struct_fields__
    }


def test_sides_are_counted_apart_and_together():
    sheet = statistics_of([TryScored("FF-TRY-1", HOME), ScrumSet("FF-SCRUM-1", AWAY, 50), TryScored("FF-TRY-1", HOME)])
    assert (sheet.home, sheet.away) == (Tally(points=10, tries=2), Tally(scrums=1))
    assert sheet.together == Tally(points=10, tries=2, scrums=1)


def test_the_sheet_of_a_match_agrees_with_its_result():
    for seed in range(12):
        played = list(moments(ff.game, seed))
        sheet = statistics_of(event for moment in played for event in moment.events)
        result = ff.game.result(played[-1].state)
        assert (sheet.home.points, sheet.away.points) == (result.home, result.away)
        both = sheet.together
        assert both.conversion_attempts == both.tries
        # A duel ends in an interception, a missed tackle or a ruck, or is brought back by an advantage.
        ended = both.interceptions + both.missed_tackles + both.rucks
        assert ended <= both.tackles <= ended + both.advantages_brought_back
