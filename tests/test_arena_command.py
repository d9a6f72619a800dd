"""`touchline arena`: its output, its results file, and its resumption after an interruption."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from touchline.cli import main
from touchline.coaches import names

PROGRAM = [sys.executable, "-c", "import sys; from touchline.cli import main; sys.exit(main())"]
SHORT = ["arena", "french-flair", "random", "steady", "-o", "clock=phases:6"]
RUN = [*SHORT, "--matches", "6", "--seed", "1"]


def held(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def without_times(document: dict[str, Any]) -> dict[str, Any]:
    """The results that every run must share."""
    coaches = [
        {key: told for key, told in coach.items() if key not in ("median", "slowest")} for coach in document["coaches"]
    ]
    times = ("played", "seconds", "matches_per_minute")
    return {key: told for key, told in document.items() if key not in times} | {"coaches": coaches}


def test_one_json_document(capsys):
    told = held(capsys, *RUN)
    assert {name: told[name] for name in ("game", "matches", "seed", "setup", "options", "played")} == {
        "game": "french-flair",
        "matches": 6,
        "seed": "1",
        "setup": {},
        "options": {"clock": "phases:6"},
        "played": 6,
    }
    random, steady = told["coaches"]
    assert (random["coach"], steady["coach"]) == ("random", "steady")
    assert random["score"] + steady["score"] == 1
    assert random["rating"] < 25 < steady["rating"]
    assert 0 < steady["median"] <= steady["slowest"] < 60
    assert steady["per_match"]["points"] > random["per_match"]["points"]
    (meeting,) = told["meetings"]
    assert (meeting["coach"], meeting["rival"]) == ("steady", "random")
    assert meeting["won"] + meeting["drawn"] + meeting["lost"] == meeting["matches"] == 6
    assert meeting["interval"][0] < meeting["score"] <= meeting["interval"][1]
    assert told["matches_per_minute"] == pytest.approx(60 * 6 / told["seconds"], rel=0.1)


def test_the_whole_ladder_if_nobody_is_named(capsys):
    told = held(capsys, "arena", "french-flair", "-o", "clock=phases:1", "--matches", "2", "--seed", "1")
    assert tuple(coach["coach"] for coach in told["coaches"]) == names("french-flair")
    pairs = len(names("french-flair")) * (len(names("french-flair")) - 1) // 2
    assert len(told["meetings"]) == pairs


def test_the_same_results_on_any_number_of_processes_and_in_several_goes(capsys, tmp_path):
    file = str(tmp_path / "cup.jsonl")
    alone = held(capsys, *RUN)
    begun = held(capsys, *SHORT, "--matches", "2", "--seed", "1", "--results", file)
    rest = held(capsys, *RUN, "--jobs", "2", "--results", file)
    assert (begun["played"], rest["played"]) == (2, 4)
    assert without_times(rest) == without_times(alone)
    again = held(capsys, *SHORT, "--matches", "6", "--results", file)  # the seed is that of the file
    assert (again["played"], again["matches_per_minute"]) == (0, None)
    assert main([*SHORT, "--matches", "6", "--results", file]) == 0
    assert "all matches were already in the file" in capsys.readouterr().out
    assert without_times(again) == without_times(alone)


def test_it_resumes_after_a_kill(capsys, tmp_path):
    file = tmp_path / "cup.jsonl"
    arguments = [*SHORT, "--matches", "200", "--seed", "3", "--results", str(file)]
    with subprocess.Popen([*PROGRAM, *arguments]) as process:
        _wait_for(file, lines=5)
        process.send_signal(signal.SIGKILL)
    with file.open("ab") as torn:
        torn.write(b'{"home":"rand')
    kept = file.read_bytes().count(b"\n") - 1
    assert 4 <= kept < 200
    few = [*SHORT, "--matches", str(kept + 4 - kept % 2), "--results", str(file)]
    told = held(capsys, *few)
    assert told["played"] == 4 - kept % 2
    assert b'{"home":"rand{' not in file.read_bytes()
    assert without_times(told) == without_times(held(capsys, *few[:-2], "--seed", "3"))


def _wait_for(file: Path, lines: int) -> None:
    until = monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert monotonic() < until, "the arena writes what it plays"
        sleep(0.05)


def test_ctrl_c_ends_it_quietly(tmp_path):
    file = tmp_path / "cup.jsonl"
    arguments = [*SHORT, "--matches", "2000", "--seed", "3", "--jobs", "2", "--results", str(file)]
    with subprocess.Popen([*PROGRAM, *arguments], stderr=subprocess.PIPE, start_new_session=True) as process:
        _wait_for(file, lines=5)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the processes too
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint == b""


def test_ray_plays_the_same(capsys):
    assert without_times(held(capsys, *RUN, "--ray", "--jobs", "2")) == without_times(held(capsys, *RUN))


def test_tables_for_people(capsys):
    assert main(RUN) == 0
    shown = capsys.readouterr()
    assert "french-flair, 6 matches per pair, seed 1" in shown.out
    for word in ("rating", "99 of 100", "against", "95 %", "steady", "6 matches played in", "a minute"):
        assert word in shown.out
    assert shown.err == ""


def test_counter_attack_by_an_edition(capsys):
    told = held(
        capsys, "arena", "counter-attack", "random", "touchline.coaches.random_coach:RandomCoach", "--edition", "core",
        "-o", "clock=actions:2", "--matches", "2", "--seed", "1",
    )  # fmt: skip
    assert (told["setup"], told["coaches"][1]["coach"]) == (
        {"edition": "core"},
        "touchline.coaches.random_coach:RandomCoach",
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["french-flare"], "there is no game 'french-flare'; nearest: french-flair"),
        (["french-flair", "random", "stedy"], "no coach 'stedy'; nearest: steady"),
        (["french-flair", "random"], "two or more coaches, each named once; got random"),
        (["french-flair", "--matches", "7"], "each pair plays an even number of matches, half from either side; got 7"),
        (["french-flair", "--jobs", "0"], "--jobs takes a number of at least 1; got 0"),
        (["french-flair", "-o", "clok=phases:40"], "there is no option 'clok'; nearest: clock"),
        (["french-flair", "--results", "no/such/folder/cup.jsonl"], "No such file or directory"),
        ([], "Try: touchline arena --help"),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, arguments, says):
    assert main(["arena", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert says in shown.err


def test_a_file_of_another_arena_is_refused_by_name(capsys, tmp_path):
    file = str(tmp_path / "cup.jsonl")
    held(capsys, *SHORT, "--matches", "2", "--seed", "1", "--results", file)
    assert main([*SHORT, "--matches", "2", "--seed", "2", "--results", file]) == 2
    assert f"{file} holds matches with seed '1', but '2' was requested" in capsys.readouterr().err


def test_records_of_the_matches_it_plays_are_kept(capsys, tmp_path):
    held(capsys, *SHORT, "--matches", "2", "--seed", "1", "--save", str(tmp_path))
    names = [f"french-flair-{pair}-1-0.jsonl" for pair in ("random-steady", "steady-random")]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
