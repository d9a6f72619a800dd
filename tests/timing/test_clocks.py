"""Half clocks and sand timers, at times passed in; and how each game keeps time."""

from collections import defaultdict

import pytest

from tests.support.football_positions import POSITIONS, played
from touchline import counter_attack, french_flair
from touchline.counter_attack.model import Call
from touchline.counter_attack.step import awaited
from touchline.games import GAMES
from touchline.kernel import replace
from touchline.timing import TIMINGS, HalfClock, SandTimer, SandTurn, Time

HALF = Time(half=1, minutes=10, seconds=30, is_up=False)
SAND = SandTurn("step 1", 60, (Call("end"),), "CLOCK-11")


def test_a_clock_counts_while_it_runs():
    clock = HalfClock.of(HALF)
    assert clock.at(500.0) == 30.0
    running = clock.runs(100.0)
    assert running.at(160.0) == 90.0
    standing = running.stands(160.0)
    assert standing.at(1000.0) == 90.0
    assert standing.runs(1000.0).at(1001.0) == 91.0


def test_a_clock_says_when_time_is_up():
    clock = HalfClock(1, 0.0, 0.0)
    assert (clock.says(HALF, 599.9), clock.says(HALF, 600.0)) == ("play on", "time up")


def test_another_half_begins_at_nought():
    clock = HalfClock(1, 0.0, 0.0)
    assert clock.in_half(1, 50.0) is clock
    assert clock.in_half(2, 50.0).at(60.0) == 10.0
    assert clock.stands(50.0).in_half(2, 50.0).at(60.0) == 0.0


def test_sand_runs_while_the_glass_stands():
    timer = SandTimer().turned(SAND)
    assert timer.at(5.0) == 60.0
    timer = timer.runs(10.0).lies(30.0)
    assert timer.at(99.0) == 40.0
    assert timer.turned(SAND) is timer
    assert timer.turned(SAND._replace(turn="step 2")).at(0.0) == 60.0
    assert timer.runs(100.0).at(141.0) == -1.0


def test_every_game_keeps_time():
    assert set(TIMINGS) == set(GAMES)


def test_french_flair_by_phases_and_by_minutes():
    timing = TIMINGS["french-flair"]
    state = french_flair.game.start()
    assert timing.time(state) == Time(1, None, 0, False)
    timed = french_flair.game.start(french_flair.game.read_setup({"options": {"clock": "minutes:8"}}))
    assert timing.time(replace(timed, phases=3)) == Time(1, 8, 30, False)
    assert timing.in_play(timed)
    assert timing.sand(timed) is None


def test_counter_attack_by_actions_and_by_a_real_clock():
    timing = TIMINGS["counter-attack"]
    by_actions = counter_attack.game.start()
    assert timing.time(by_actions).minutes is None
    timed = counter_attack.game.start(counter_attack.game.read_setup({"options": {"clock": "real:45"}}))
    assert timing.time(replace(timed, half=1, actions=2)) == Time(1, 45, 120, False)
    assert timing.sand(timed) is None


IN_PLAY = {"ActionChoice", "RunChoice", "TackleChoice", "HighPassReply", "FoulChoice", "ShotRoll"}
DEAD = {
    "CardPick",
    "LineUpChoice",
    "KickOffPlacement",
    "PlacementChoice",
    "TakerChoice",
    "CornerChoice",
    "SubstitutionChoice",
}


@pytest.mark.rule("CLOCK-02")
def test_the_clock_of_counter_attack_stops_while_the_ball_is_dead():
    timing = TIMINGS["counter-attack"]
    runs: dict[str, set[bool]] = defaultdict(set)
    for start in POSITIONS:
        for ply in played(0, start(0)):
            if ply.state.stack:
                runs[type(awaited(ply.state)).__name__].add(timing.in_play(ply.state))
    assert {name: runs[name] for name in IN_PLAY} == {key: {True} for key in IN_PLAY}
    assert {name: runs[name] for name in DEAD} == {key: {False} for key in DEAD}
