"""The checks of §F at every step of random matches, with the usual switches and with any."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.french_flair_invariants import holds
from tests.support.matches import moments, random_options
from touchline import french_flair
from touchline.french_flair.events import HalfEnded
from touchline.kernel import Seeded

GAME = french_flair.game


@pytest.mark.parametrize("switched", [False, True], ids=["usual", "any switches"])
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_every_step_holds_and_every_half_ends(switched, seed):
    options = random_options(GAME, Seeded(seed, "options").randbelow) if switched else {}
    ended = []
    for moment in moments(GAME, seed, GAME.read_setup({"options": options})):
        holds(moment)
        ended += [event.half for event in moment.events if isinstance(event, HalfEnded)]
    assert ended == [1, 2]
