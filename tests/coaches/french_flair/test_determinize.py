"""A determinized state looks to its side like the real one, and waits for the same answer."""

from collections.abc import Iterator

import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair.determinize import pile_of
from touchline.kernel import CLOCK, SIDES, Choose, Draw, Seeded

SEEDS = range(16)


def states(seed: int) -> Iterator[ff.State]:
    """The states of a random match that wait for a decision or a throw, with default or random switches."""
    options = random_options(ff.game, Seeded(seed, "options").randbelow) if seed % 4 else {}
    setup = ff.game.read_setup({"options": options})
    state = ff.start(setup)
    for moment in moments(ff.game, seed, setup):
        if not isinstance(moment.request, Draw) and moment.request.side != CLOCK:
            yield state
        state = moment.state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_view_of_what_is_imagined_is_the_view(seed):
    randbelow = Seeded(seed, "imagined").randbelow
    for state in states(seed):
        for side in SIDES:
            view = ff.view(state, side)
            assert ff.view(ff.determinize(view, randbelow), side) == view
            assert pile_of(view) == state.team(side).pile


@pytest.mark.parametrize("seed", SEEDS)
def test_a_determinized_state_has_the_same_request(seed):
    randbelow = Seeded(seed, "imagined").randbelow
    for state in states(seed):
        real = ff.request(state)
        assert real is not None
        for side in SIDES:
            imagined = ff.request(ff.determinize(ff.view(state, side), randbelow))
            assert imagined is not None
            if side == real.side or not isinstance(real, Choose):
                assert imagined == real
            else:  # what the other side may answer depends on its cards
                assert (imagined.rule, imagined.side) == (real.rule, real.side)


@pytest.mark.parametrize("source", ["KICK", "KICKOFF", "DROPOUT", "TOUCH", "SHOT"])
@pytest.mark.parametrize("switches", ["", " mark_restarts=on", " time-up"])
@pytest.mark.parametrize("x", [-10, 0, 20])
def test_a_mark_after_a_kick_is_not_lost(source, switches, x):
    line = f"FF1 home LANDING {source} x{x} 1.21 0-0 home:5,7,9,9,12,13 away:5,9,9,11,12,15{switches}"
    state = ff.game.parse_position(ff.Setup(), line)
    assert ff.request(ff.determinize(ff.view(state, "home"), Seeded(1).randbelow)) == ff.request(state)


def test_a_side_continues_its_declared_play():
    line = "FF1 home OPEN SCRUM x95 1.5 0-0 home:8,9,10,12,2,3 away:2,4,6,8,11,15"
    state, _ = ff.apply(ff.game.parse_position(ff.Setup(), line), ff.game.parse_answer("8-9 8 9 10 12.advance"))
    decline = ff.Call("decline")
    mine = ff.determinize(ff.view(state, "home"), Seeded(1).randbelow)
    asked = ff.request(ff.apply(mine, decline)[0])
    assert asked is not None
    assert asked.rule == "FF-FIVEMETRE-1"  # the 9 that follows would cross
    theirs = ff.determinize(ff.view(state, "away"), Seeded(1).randbelow)
    goes_on = ff.request(ff.apply(theirs, decline)[0])
    assert goes_on is not None
    assert goes_on.rule == "FF-COMBO-1"  # the other side knows of no 9


def test_the_second_half_is_kicked_off_by_whom_the_toss_did_not_choose():
    line = "FF1 home PENALTY x50 1.60 0-0 home:5,7,9 away:5,9 time-up first:away first_kick=toss"
    state = ff.game.parse_position(ff.Setup(), line)
    imagined, _ = ff.apply(ff.determinize(ff.view(state, "home"), Seeded(1).randbelow), ff.Call("end"))
    assert (imagined.half, imagined.attack) == (2, "home")


def test_a_match_is_not_imagined_in_the_middle_of_a_draw():
    with pytest.raises(ValueError, match="FF-SETUP-2 is neither"):
        ff.determinize(ff.view(ff.start(), "home"), Seeded(1).randbelow)


def test_the_unseen_cards_are_dealt_at_random():
    state = ff.game.parse_position(ff.Setup(), "FF1 home OPEN RUCK x50 1.12 0-0 home:3,9,10,12 away:3,4,5,6,7,8")
    randbelow = Seeded(1).randbelow
    hands = {ff.determinize(ff.view(state, "home"), randbelow).away.hand for _ in range(20)}
    assert len(hands) > 10
    assert all(len(hand) == 6 for hand in hands)
