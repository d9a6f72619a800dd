"""The areas of the pitch as commentators name them."""

import pytest

from touchline.counter_attack import areas, pitch

_PLACES = [
    ((19, 0), "goal", pitch.RIGHT),
    ((17, 0), "six", pitch.RIGHT),
    ((14, 3), "box", pitch.RIGHT),
    ((10, 0), "edge", pitch.RIGHT),
    ((18, 12), "corner", pitch.RIGHT),
    ((8, 10), "third", pitch.RIGHT),
    ((0, 0), "circle", None),
    ((5, 3), "midfield", None),
    ((-14, 3), "box", pitch.LEFT),
    ((-19, -2), "goal", pitch.LEFT),
]


@pytest.mark.parametrize(("place", "area", "end"), _PLACES)
def test_the_area_of_a_hex(place, area, end):
    assert areas.area_of(pitch.hex_at(*place)) == (area, end)


def test_each_hex_is_in_one_area():
    boards = list(areas.areas().values())
    assert sum(board.bit_count() for board in boards) == pitch.BOARD.bit_count()
    together = 0
    for board in boards:
        together |= board
    assert together == pitch.BOARD


def test_the_ends_mirror_each_other():
    for (area, end), board in areas.areas().items():
        if end == pitch.LEFT:
            mirrored = pitch.board_of(pitch.hex_at(-x, z) for x, z in map(pitch.xz, pitch.bits(board)))
            assert mirrored == areas.areas()[area, pitch.RIGHT]


def test_flanks_leave_the_middle_free():
    south, north = areas.FLANK[pitch.SOUTH], areas.FLANK[pitch.NORTH]
    assert not south & north
    assert pitch.KICK_OFF not in {*pitch.bits(south), *pitch.bits(north)}
    assert pitch.hex_at(0, 12) in set(pitch.bits(north))
