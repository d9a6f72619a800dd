"""What a side imagines looks to it like what it sees."""

import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair.imagine import imagine, pile_of
from touchline.kernel import CLOCK, Choose, Seeded


@pytest.mark.parametrize("seed", range(12))
def test_the_view_of_what_is_imagined_is_the_view(seed):
    below = Seeded(seed, "imagined").below
    setup = ff.game.read_setup({"options": random_options(ff.game, below)} if seed % 2 else {})
    state = ff.start(setup)
    for moment in moments(ff.game, seed, setup):
        side = moment.request.side
        if isinstance(moment.request, Choose) and side != CLOCK:
            view = ff.view(state, side)
            imagined = imagine(view, below)
            assert ff.view(imagined, side) == view
            assert pile_of(view) == state.team(side).pile
        state = moment.state


def test_the_unseen_cards_are_dealt_at_random():
    state = ff.game.place(ff.Setup(), "FF1 home OPEN RUCK x50 1.12 0-0 home:3,9,10,12 away:3,4,5,6,7,8")
    below = Seeded(1).below
    hands = {imagine(ff.view(state, "home"), below).away.hand for _ in range(20)}
    assert len(hands) > 10
    assert all(len(hand) == 6 for hand in hands)
