"""`touchline simulate`: its output, the same for the same seed."""

import json
from typing import Any

import pytest

from touchline.cli import main
from touchline.counter_attack.statistics import Tally as FootballTally
from touchline.french_flair.statistics import Tally
from touchline.games import GAMES
from touchline.kernel import verify

SHORT = ["simulate", "french-flair", "-o", "clock=phases:10"]
RUN = [*SHORT, "--home", "steady", "--away", "random", "--matches", "6", "--seed", "1"]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_one_json_document(capsys):
    told = simulated(capsys, *RUN)
    assert {name: told[name] for name in ("game", "home", "away", "matches", "seed", "options")} == {
        "game": "french-flair",
        "home": "steady",
        "away": "random",
        "matches": 6,
        "seed": 1,
        "options": {"clock": "phases:10"},
    }
    assert told["home_wins"] + told["draws"] + told["away_wins"] == 6
    assert told["home_score"] == round((told["home_wins"] + told["draws"] / 2) / 6, 4)
    low, high = told["home_score_interval"]
    assert 0 <= low < told["home_score"] <= high <= 1
    assert told["seconds"] > 0
    assert told["decisions"] > 100
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"], rel=0.1)
    for averages in ("per_match", "home_per_match", "away_per_match"):
        assert set(told[averages]) == set(Tally.__struct_fields__)
    both, home, away = (told[name]["points"] for name in ("per_match", "home_per_match", "away_per_match"))
    assert both == pytest.approx(home + away, abs=0.002)


def test_the_same_seed_gives_the_same_results_with_any_number_of_jobs(capsys):
    alone, again, shared = (simulated(capsys, *RUN, *jobs) for jobs in ([], ["--jobs", "1"], ["--jobs", "2"]))
    for told in (alone, again, shared):
        del told["seconds"], told["decisions_per_second"]
    assert alone == again == shared


def test_without_a_seed_one_is_drawn_and_shown(capsys):
    seeds = {simulated(capsys, *SHORT, "--matches", "1")["seed"] for _ in range(3)}
    assert len(seeds) == 3


FOOTBALL = ["simulate", "counter-attack", "-o", "clock=actions:4", "--away", "random", "--seed", "1", "--matches", "2"]


def test_counter_attack(capsys):
    told = simulated(capsys, *FOOTBALL, "--home", "random")
    assert (told["game"], told["setup"], told["options"]) == ("counter-attack", {}, {"clock": "actions:4"})
    assert told["home_wins"] + told["draws"] + told["away_wins"] == 2
    for averages in ("per_match", "home_per_match", "away_per_match"):
        assert set(told[averages]) == set(FootballTally.__struct_fields__)
    assert told["per_match"]["actions"] >= 8
    del told["seconds"], told["decisions_per_second"]
    again = simulated(capsys, *FOOTBALL, "--home", "random", "--jobs", "2")
    del again["seconds"], again["decisions_per_second"]
    assert again == told


@pytest.mark.parametrize("wish", [{"edition": "advanced"}, {"variant": "away_goal"}, {"edition": "core"}])
def test_editions_and_scenarios(capsys, wish):
    wished = [word for key, value in wish.items() for word in (f"--{key}", value)]
    told = simulated(capsys, *FOOTBALL, "--home", "random", *wished)
    assert told["setup"] == wish
    assert told["decisions"] > 50


def test_an_edition_for_people(capsys):
    assert main([*FOOTBALL, "--home", "random", "--edition", "advanced"]) == 0
    assert "expected goals" in capsys.readouterr().out


def test_a_seed_may_be_a_word(capsys):
    assert simulated(capsys, *SHORT, "--matches", "1", "--seed", "1/7")["seed"] == "1/7"


def test_a_table_for_people(capsys):
    assert main(RUN) == 0
    shown = capsys.readouterr()
    assert "steady (home) against random (away), seed 1" in shown.out
    assert "6 matches:" in shown.out
    assert "touch kicks" in shown.out
    assert "decisions in" in shown.out
    assert shown.err == ""


def test_a_coach_from_a_file(capsys, tmp_path):
    file = tmp_path / "first.py"
    file.write_text(
        "class First:\n"
        "    def __init__(self, below):\n"
        "        pass\n"
        "    def choose(self, view, request):\n"
        "        return request.groups[0][0]\n",
        encoding="utf-8",
    )
    told = simulated(capsys, *SHORT, "--home", f"{file}:First", "--matches", "2", "--seed", "1", "--jobs", "2")
    assert told["home"] == f"{file}:First"


def test_timed_matches(capsys):
    told = simulated(capsys, "simulate", "french-flair", "-o", "clock=minutes:1", "--matches", "2", "--seed", "1")
    assert told["options"] == {"clock": "minutes:1"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["french-flare"], "there is no game 'french-flare'; nearest: french-flair"),
        (["french-flair", "--home", "stedy"], "no coach 'stedy'; nearest: steady"),
        (["french-flair", "--away", "nowhere.py:Coach"], "there is no file nowhere.py"),
        (["french-flair", "--matches", "0"], "--matches takes a number of at least 1; got 0"),
        (["french-flair", "--matches", "-3"], "--matches takes a number of at least 1; got -3"),
        (["french-flair", "--matches", "many"], "--matches"),
        (["french-flair", "--jobs", "0"], "--jobs takes a number of at least 1; got 0"),
        (["french-flair", "--jobs=-1"], "--jobs takes a number of at least 1; got -1"),
        (["french-flair", "-o", "clock"], "--option takes name=value, such as clock=phases:40; got 'clock'"),
        (["french-flair", "-o", "clok=phases:40"], "there is no option 'clok'; nearest: clock"),
        (["french-flair", "--option", "clock=soon"], "option clock takes phases:N or minutes:N"),
        (["french-flair", "--edition", "core"], "there is no 'edition' in a set-up; nearest: options"),
        (["counter-attack", "--home", "random", "--edition", "cor"], "there is no edition 'cor'; nearest: core"),
        (["counter-attack", "--home", "random", "--variant", "cup"], "there is no variant 'cup'; nearest: "),
        ([], "Try: touchline simulate --help"),
    ],
)
def test_bad_input_is_refused_in_one_line(capsys, arguments, says):
    assert main(["simulate", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert says in shown.err


def test_records_of_the_matches_are_kept(capsys, tmp_path):
    folder = tmp_path / "new" / "folder"
    told = simulated(
        capsys, *SHORT, "--home", "steady/forwards", "--matches", "3", "--seed", "kept", "--save", str(folder)
    )
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"french-flair-steady-forwards-random-kept-{number}.jsonl" for number in range(3)
    ]
    readings = [verify(file.read_bytes().splitlines(keepends=True), GAMES) for file in files]
    assert [reading.header.coaches for reading in readings] == [{"home": "steady/forwards", "away": "random"}] * 3
    assert sum(reading.result.winner == "home" for reading in readings) == told["home_wins"]


def test_a_folder_that_cannot_be_written(capsys, tmp_path):
    (tmp_path / "file").touch()
    assert main([*SHORT, "--matches", "1", "--save", str(tmp_path / "file")]) == 2
    assert "file" in capsys.readouterr().err
