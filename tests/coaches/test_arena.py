"""The arena: the same results on any number of processes, and the clock of timed matches."""

import pytest

from touchline import french_flair as ff
from touchline.coaches.arena import Batch, Fixture, MatchResult, play_fixture, run
from touchline.coaches.french_flair.clock import PhaseClock
from touchline.kernel import BadSetup, Choose

BATCH = Batch("french-flair", "random", "steady", 7, "arena", {"clock": "phases:10"})


def test_results_do_not_depend_on_the_number_of_processes():
    told: list[int] = []
    alone = run(BATCH)
    shared = run(BATCH, jobs=2, progress=told.append)
    assert shared == alone
    assert sum(told) == BATCH.matches
    assert len({played.result for played in alone}) > 1


def test_a_match_of_a_run_can_be_played_alone():
    third = play_fixture(Fixture("french-flair", "random", "steady", "arena/2", {"clock": "phases:10"})).match
    assert run(BATCH)[2] == third
    assert (third.sheet.home.points, third.sheet.away.points) == (third.result.home, third.result.away)
    assert third.decisions > 20


def test_each_match_and_each_seed_has_its_own_dice():
    sheets = [played.sheet for seed in (1, 2) for played in run(Batch("french-flair", "random", "random", 3, seed))]
    assert len(set(sheets)) == len(sheets)


@pytest.mark.parametrize(
    ("batch", "says"),
    [
        (Batch("rugby", "random", "random", 1), "there is no game 'rugby'"),
        (Batch("french-flair", "random", "rndom", 1), "nearest: random"),
        (Batch("french-flair", "random", "random", 1, options={"clock": "seven"}), "option clock takes"),
    ],
)
def test_a_run_that_could_not_start_is_refused(batch, says):
    with pytest.raises(BadSetup, match=says):
        run(batch, jobs=2)


def test_ten_seconds_a_phase_make_ten_minutes_sixty_phases():
    def match(clock: str) -> MatchResult:
        return play_fixture(Fixture("french-flair", "random", "random", 3, {"clock": clock})).match

    assert match("minutes:10") == match("phases:60")
    assert match("minutes:2") == match("phases:12")


def test_the_length_of_a_phase_can_be_set():
    state = ff.game.parse_position(ff.Setup(), 'FF1 home stack=[{"type":"TimeCheck"}] x50 1.3 0-0 clock=minutes:1')
    request = ff.request(state)
    assert isinstance(request, Choose)
    view = ff.view(state, "home")
    assert PhaseClock(19).choose(view, request) == ff.Call("play on")
    assert PhaseClock(20).choose(view, request) == ff.Call("time up")
