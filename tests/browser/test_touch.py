"""A phone in the hand: Counter Attack by taps alone, on a board that stands still."""

import pytest

from tests.support.touch import Thumb


@pytest.mark.parametrize(("width", "height"), [(390, 844), (412, 915)])
def test_twenty_moves_by_taps_alone(width, height, server, open_page):
    page = open_page(width, height, touch=True)
    page.goto(server.seat(server.room("counter-attack", home="Wharfside", away="Calder")))
    thumb = Thumb(page)
    thumb.plays(moves=20)
    assert thumb.did["select"] >= 10, thumb.did
