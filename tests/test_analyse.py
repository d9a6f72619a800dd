"""`touchline analyse`: one object for a match, several under «matches», and words that a commentator would use."""

import json
import re
from pathlib import Path
from shutil import copy

import pytest

from touchline.cli import main

RECORDS = Path(__file__).parent / "review" / "records"
KNOWN = RECORDS / "french-flair.jsonl"


@pytest.fixture(scope="module")
def short(tmp_path_factory) -> Path:
    """A folder with two short matches."""
    folder: Path = tmp_path_factory.mktemp("matches")
    simulate = ["simulate", "french-flair", "-o", "clock=phases:2", "--matches", "2", "--seed", "1", "--json"]
    assert main([*simulate, "--save", str(folder)]) == 0
    return folder


def test_one_file_gives_its_own_object(capsys):
    capsys.readouterr()
    assert main(["analyse", str(KNOWN), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["home"], told["away"], told["answers"], told["error"]) == ("Garonne XV", "Causse RC", 158, 0.17)
    assert told["result"] == {"home": 19, "away": 14, "winner": "home"}
    assert (round(told["start"], 4), told["end"]) == (0.4935, 1.0)
    assert {name: round(told["luck"][name], 4) for name in ("dice", "cards")} == {"dice": 0.1898, "cards": 0.1047}
    assert {name: round(value, 4) for name, value in told["play"].items()} == {"home": 0.3407, "away": 0.1287}
    assert [moment["key"] for moment in told["moments"]] == [34, 53, 72, 97, 99, 131, 142]
    assert told["moments"][1]["sentence"] == "Try for Garonne XV. 10 goes over from 25 m: 5–7."
    assert told["moments"][1]["time"] == "1st, 15"
    assert [mistake["said"] for mistake in told["mistakes"]] == [
        "Counter: 3 +5 and 12 runs",
        "Backs’ combination: 9 +5 and 10 runs",
    ]
    assert told["verdict"]["headline"] == "The dice helped Garonne XV, who outplayed Causse RC as well."


def test_several_files_and_folders_give_a_list(capsys, short, tmp_path):
    capsys.readouterr()
    names = sorted(str(file) for file in short.iterdir())
    assert main(["analyse", str(short), "--json"]) == 0
    folder = json.loads(capsys.readouterr().out)
    assert [match["file"] for match in folder["matches"]] == names
    assert main(["analyse", *names, "--json", "--jobs", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == folder
    copy(names[0], tmp_path / "one.jsonl")
    assert main(["analyse", str(tmp_path), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["matches"]) == 1


def test_text_has_no_identifiers_and_no_coordinates(capsys):
    capsys.readouterr()
    assert main(["analyse", str(KNOWN)]) == 0
    told = capsys.readouterr().out.replace(str(KNOWN), "")
    assert "Garonne XV 19, Causse RC 14" in told
    assert "Turning points" in told
    assert "Better was possible" in told
    assert not re.search(r"\b[a-z]+_[a-z]+", told)
    assert not re.search(r"-?\d+,-?\d+", told)
    assert re.search(r"The dice +│ +\+19 ", told)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        ([str(RECORDS), "--jobs", "0"], "at least 1; got 0"),
        ([str(Path(__file__))], "not a match record"),
    ],
)
def test_what_cannot_be_analysed(capsys, given, said):
    assert main(["analyse", *given]) != 0
    assert said in capsys.readouterr().err


def test_a_folder_without_records(capsys, tmp_path):
    assert main(["analyse", str(tmp_path)]) == 2
    assert "holds no match records" in capsys.readouterr().err
