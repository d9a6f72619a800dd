"""The shipped winning chances, against the results of matches that they were not learned from."""

from importlib.resources import files

import msgspec
import pytest

from touchline.coaches.calibration import Bin
from touchline.games import GAMES


class _Provenance(msgspec.Struct):
    command: str
    held_out: int
    calibration: list[Bin]


class _Learned(msgspec.Struct):
    provenance: _Provenance


@pytest.mark.parametrize("game", GAMES)
def test_announced_chances_come_true_within_five_points(game):
    place = files("touchline.coaches").joinpath(game.replace("-", "_"), "value.json")
    told = msgspec.json.decode(place.read_bytes(), type=_Learned).provenance
    assert told.held_out >= 1000
    assert [int(10 * each.predicted) for each in told.calibration] == list(range(10))
    assert max(abs(each.observed - each.predicted) for each in told.calibration) <= 0.05
