"""`touchline bench` prints its figures; people judge them, not a test."""

import json
import sys

import pytest

from touchline.cli import main
from touchline.games import GAMES

STATE = ("clone_and_apply_microseconds", "encode_microseconds", "decode_microseconds", "state_bytes")
GAME = ("decisions_per_second", "matches_per_second", "milliseconds_per_match", "decisions_per_match", *STATE)


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, float]]:
    assert main(["bench", "--json", "--seconds", "0.2"]) == 0
    told: dict[str, dict[str, float]] = json.loads(capsys.readouterr().out)
    return told


def test_every_game_is_measured_beside_chess(capsys):
    told = figures(capsys)
    for game in GAMES:
        assert all(told[game][name] > 0 for name in GAME)
        assert told[game]["times_chess"] > 0
        assert told[game]["times_chess_no_end_test"] > 0
    assert told["chess"]["moves_per_second"] > 0


def test_without_chess_there_is_no_ratio(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    told = figures(capsys)
    assert set(told) == {"python", "rounds", *GAMES}
    assert not any(name.startswith("times") for name in told["french-flair"])


def test_states_are_as_small_as_promised(capsys):
    assert figures(capsys)["french-flair"]["state_bytes_most"] <= 600


def test_the_table_tells_the_same(capsys):
    assert main(["bench", "--seconds", "0.2"]) == 0
    told = capsys.readouterr().out
    assert "decisions per second" in told
    assert "french-flair" in told


@pytest.mark.parametrize("seconds", ["0", "-1", "601"])
def test_other_times_are_refused(capsys, seconds):
    assert main(["bench", f"--seconds={seconds}"]) == 2
    assert (
        capsys.readouterr().err == f"touchline: --seconds takes a number above 0 and up to 600; got {float(seconds)}\n"
    )
