"""What a side sees of a match: everything, told from its own end."""

import pytest

from touchline.counter_attack import Setup, View, game
from touchline.counter_attack.model import TEAM, Movement
from touchline.counter_attack.pitch import LEFT, RIGHT
from touchline.kernel import AWAY, HOME, SIDES, Side, replace

LINE = "CA1 living home {next} 1.12 2-1 ball:H8 H1@-16,0 H8@10,0 A1@16,0 A4@12,1 A5@13,1"
STATE = game.parse_position(Setup(), LINE.format(next="movement"))


@pytest.mark.parametrize("side", SIDES)
def test_everything_is_open(side: Side) -> None:
    view = game.view(STATE, side)
    assert view == View(side, STATE)
    assert view.setup is STATE.setup
    assert view.waits_for == HOME
    assert view.rule == "ANYOTHER-02"
    assert view.movement is None


def test_a_view_is_described_from_the_end_of_the_side() -> None:
    home, away = (game.view(STATE, side) for side in SIDES)
    assert (home.attacking, away.attacking) == (True, False)
    assert (home.goal, home.own_goal, away.goal, away.own_goal) == (RIGHT, LEFT, LEFT, RIGHT)
    assert (home.lead, away.lead) == (1, -1)
    assert home.mine == away.theirs == 1 << 0 | 1 << 7
    assert home.theirs == away.mine == 1 << 11 | 1 << 14 | 1 << 15
    changed = game.view(replace(STATE, right=AWAY), HOME)
    assert (changed.goal, changed.own_goal) == (LEFT, RIGHT)
    assert home.mine & TEAM[AWAY] == 0


def test_a_movement_phase_is_seen() -> None:
    view = game.view(game.parse_position(Setup(), LINE.format(next="step")), AWAY)
    assert view.movement == Movement()
    assert view.rule == "MOVE-02"


def test_the_clock_is_nobody_and_at_the_end_nobody_is_waited_for() -> None:
    real = game.read_setup({"options": {"clock": "real:45"}})
    asked = game.parse_position(real, {"stack": [{"type": "TimeCheck"}]})
    assert (game.view(asked, HOME).waits_for, game.view(asked, HOME).rule) == (None, "CLOCK-02")
    over = game.parse_position(Setup(), LINE.format(next="over"))
    assert (game.view(over, HOME).waits_for, game.view(over, HOME).rule) == (None, None)
