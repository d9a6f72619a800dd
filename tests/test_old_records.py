"""Records of older versions are proved, or the reason is given, and can be continued."""

from pathlib import Path
from shutil import copy

import pytest

from tests.support.table import Seat, read
from touchline.cli import main
from touchline.games import GAMES

FIXTURES = Path(__file__).parent / "fixtures" / "rules-1"
AS_BEFORE = [
    "french-flair",
    "french-flair-timed",
    "french-flair-paused",
    "counter-attack-core",
    "counter-attack-advanced",
    "counter-attack-living",
    "counter-attack-paused",
]


@pytest.mark.parametrize("name", AS_BEFORE)
def test_a_record_without_a_corrected_rule_is_proved_as_before(name, capsys):
    assert main(["verify", str(FIXTURES / f"{name}.jsonl")]) == 0
    first, *warnings, unproved, count = capsys.readouterr().out.splitlines()
    assert first.startswith("ok ")
    assert "corrected" not in first
    assert "not proved: " in unproved
    assert [line.startswith("warning ") for line in warnings] == [True] * name.endswith("paused")
    assert count == ("1 record ok, 1 warning" if warnings else "1 record ok")


def test_a_corrected_rule_without_lasting_effect_is_reported(capsys):
    file = FIXTURES / "counter-attack-corrected-alike.jsonl"
    assert main(["verify", str(file)]) == 0
    assert "corrected since: SHOT-24 (answer 308)" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    *_, told, closing = capsys.readouterr().out.splitlines()
    assert "corrected since: SHOT-24 (answer 308)" in told
    assert closing.startswith("full time after 444 answers")


def test_a_corrected_rule_that_changes_the_match_is_reported_with_the_answer(capsys):
    file = FIXTURES / "counter-attack-corrected.jsonl"
    assert main(["verify", str(file)]) == 1
    out, err = capsys.readouterr()
    why = (
        f"{file}: line 74: the rules differ at answer 72 (PASS-40): it was given under version 1 and this is version"
        f" {GAMES['counter-attack'].rules} of the rules, so answers 72 to 395 cannot be verified"
    )
    assert out == f"differs {why}\n1 record, 1 failed\n"
    assert err == f"touchline: {why}\n"
    assert main(["replay", str(file)]) == 0
    *shown, closing = capsys.readouterr().out.splitlines()
    assert any("answers 72 to 395 were given under version 1" in line for line in shown)
    # The result is the one that was played for, not one by other rules.
    assert closing == "full time after 395 answers: Harbour 0, Calder 0"


@pytest.mark.parametrize("name", ["counter-attack-paused", "counter-attack-corrected-paused", "french-flair-paused"])
def test_a_paused_match_continues_to_its_end(name, tmp_path, monkeypatch, capsys):
    game = name.rpartition("-")[0].removesuffix("-corrected")
    seat = Seat(game, tmp_path, monkeypatch, capsys)
    copy(FIXTURES / f"{name}.jsonl", seat.record)
    before = seat.record.read_bytes()
    shown = seat.play("--resume", str(seat.record))
    reading = read(seat.record)
    assert reading.closed == "end"
    assert reading.rules == GAMES[game].rules
    if "corrected" in name:
        assert "They differ at answer 72 (PASS-40)" in " ".join(shown.split())
        assert [(gap.first, gap.last) for gap in reading.gaps] == [(72, 160)]
        kept = before[: before.rindex(b"\n", 0, -1) + 1]  # all but the closing line
        assert seat.record.read_bytes().startswith(kept)
    else:
        assert "differ" not in shown
        assert main(["verify", str(seat.record)]) == 0
