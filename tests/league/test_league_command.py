"""`touchline league`: whole seasons from the command line, on one process and on several, interrupted and resumed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.table import Lines
from touchline.cli import main
from touchline.coaches.executors import workers
from touchline.league.bundle import unpack
from touchline.league.competition import Competition
from touchline.league.entries import Closed
from touchline.league.file import Book
from touchline.league.playing import simulate

FLAIR = ["--game", "french-flair", "-o", "clock=phases:2", "--start", "2031-08-01"]
SOCCER = ["--game", "counter-attack", "-o", "clock=actions:3", "--start", "2031-08-01"]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def run(*words: str, code: int = 0) -> None:
    assert main(["league", *words]) == code


def found(*words: str, game: list[str] = FLAIR) -> Path:
    run("new", "a.league", *game, "--clubs", "4", "--seed", "s", "--coach", "random", *words)
    return Path("a.league")


def table(capsys: Any, file: str = "a.league") -> Any:
    capsys.readouterr()
    run("table", file, "--json")
    return json.loads(capsys.readouterr().out)


KEYS = ["club", "played", "won", "drawn", "lost", "for", "against", "points"]


@pytest.mark.parametrize("game", [FLAIR, SOCCER], ids=["rugby", "football"])
def test_a_season_from_beginning_to_end(game, capsys):
    file = found("--cup", "3", game=game)
    assert "League: 4 clubs, 12 matches, seed s, in a.league" in capsys.readouterr().out
    run("next", "a.league")
    assert re.match(r"1\.1 +\w+ \(random\) v \w+ \(random\), until 2031-08-08", capsys.readouterr().out)
    run("play", "a.league")
    run("play", "a.league", "1.2")
    assert [row["played"] for row in table(capsys)] == [1] * 4
    run("simulate", "a.league")
    rows = table(capsys)
    assert [list(row)[:8] for row in rows] == [KEYS] * 4
    assert [row["played"] for row in rows] == [6] * 4
    run("next", "a.league", "--json")
    assert json.loads(capsys.readouterr().out) == {"over": True, "fixtures": []}
    run("verify", "a.league")
    matches = len(list(Path("a.league.matches").glob("*.jsonl")))
    assert f"{matches} matches replayed; 0 to be played" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    run("club", "a.league", rows[0]["club"], "--json")
    assert len(json.loads(capsys.readouterr().out)["squad"]) == (20 if game is SOCCER else 0)
    run("season", "a.league", "b.league")
    run("simulate", "b.league", "--json")
    out = capsys.readouterr().out
    assert "season 2: 12 matches" in out
    run("export", "b.league", "both.bundle", "--before", "a.league")
    run("import", "both.bundle", "c.league")
    assert Path("c.league").read_bytes() == Path("b.league").read_bytes()
    assert Path("c-1.league").read_bytes() == file.read_bytes()
    run("verify", "c.league")
    run("verify", "c-1.league")
    run("import", "both.bundle", "c.league", code=2)
    assert len(unpack(Path("both.bundle").read_bytes()).seasons) == 2


def test_any_number_of_jobs_gives_the_same_file():
    found(game=SOCCER)
    first = Path("a.league").read_bytes()
    run("simulate", "a.league")
    alone = Path("a.league").read_bytes()
    Path("a.league").write_bytes(first)
    run("simulate", "a.league", "--jobs", "2")
    assert Path("a.league").read_bytes() == alone


def test_an_interrupted_run_resumes(capsys):
    found(game=SOCCER)
    first = Path("a.league").read_bytes()
    run("simulate", "a.league")
    whole = Path("a.league").read_bytes()
    lines = whole.splitlines(keepends=True)
    for kept in (b"".join(lines[:6]), b"".join(lines[:9]) + lines[9][:-20], first + lines[2][:1]):
        Path("a.league").write_bytes(kept)
        run("table", "a.league", "--json")
        run("simulate", "a.league")
        assert Path("a.league").read_bytes() == whole
    capsys.readouterr()
    run("simulate", "a.league", "--json")
    assert len(json.loads(capsys.readouterr().out)) == 4


def test_workers_start_once_for_many_rounds():
    found()
    competition = Book.read(Path("a.league").read_bytes()).competition
    results = []
    for jobs in (1, 2):
        with workers(jobs) as where:
            *_, (after, _) = simulate(competition, where)
        results.append(after.entries)
    assert results[0] == results[1]


def test_proofs_fail_with_the_line(capsys):
    found()
    run("simulate", "a.league")
    text = Path("a.league").read_text()
    run("verify", "a.league")
    record = next(Path("a.league.matches").glob("*.jsonl"))
    kept = record.read_text()
    record.write_text(kept.replace("choose", "chose", 1))
    run("verify", "a.league", code=1)
    assert re.search(r"line \d+: the record of \d\.\d is not the one that the line names", capsys.readouterr().err)
    record.unlink()
    run("verify", "a.league", code=1)
    assert re.search(r"line \d+: the record of \d\.\d, [0-9a-f]{16}…, is missing", capsys.readouterr().err)
    run("export", "a.league", "a.bundle", code=1)
    record.write_text(kept)
    Path("a.league").write_text(text.replace('"score":[', '"score":[1', 1))
    run("verify", "a.league", code=1)
    run("table", "a.league", code=1)
    assert "line 3: the sum is wrong" in capsys.readouterr().err


def test_the_organiser_decides(capsys):
    found("--you", "Harbour")
    run("simulate", "a.league")
    before = table(capsys)
    run("correct", "a.league", "1.1", "50-0", "--reason", "misread")
    number = int(re.findall(r"entry (\d+): corrected", capsys.readouterr().out)[0])
    assert table(capsys) != before
    run("journal", "a.league")
    assert "organiser: corrected fixture 1.1" in capsys.readouterr().out
    run("undo", "a.league", str(number), "--reason", "misread again")
    assert table(capsys) == before
    run("points", "a.league", "harbour", "-2", "--reason", "fielded a dog")
    run("coach", "a.league", "Harbour", "steady", "--reason", "holiday")
    run("journal", "a.league", "--json")
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [entry["type"] for entry in told] == ["corrected", "undone", "adjusted", "replaced"]
    for words in (
        ("award", "a.league", "1.1", "3-0", "--reason", "late"),
        ("correct", "a.league", "1.1", "three-nil", "--reason", "late"),
        ("undo", "a.league", "1", "--reason", "late"),
        ("coach", "a.league", "Harbour", "stedy", "--reason", "late"),
        ("points", "a.league", "Moor", "3", "--reason", "late"),
        ("postpone", "a.league", "1.1", "1", "--reason", "late"),
        ("annul", "a.league", "9.9", "--reason", "late"),
    ):
        kept = Path("a.league").read_bytes()
        run(*words, code=2)
        assert Path("a.league").read_bytes() == kept


def test_the_market_at_the_command_line(capsys):
    found("--you", "Harbour", game=SOCCER)
    competition = Book.read(Path("a.league").read_bytes()).competition
    owned = {one.card for squad in competition.rosters.now for one in squad.members}
    free = next(card for card in range(80) if card not in owned)
    own = competition.rosters.now[0].members[0].card
    for buy, release, why in (
        (free, own, "has 0 points left"),
        (own, own, "is with Harbour"),
        (92, own, "there is no card 92"),
        (free, free, "Harbour has no card"),
    ):
        run("market", "a.league", "--buy", str(buy), "--release", str(release), code=2)
        assert why in capsys.readouterr().err
    run("market", "a.league", "--buy", "1", "--buy", "2", "--release", "3", code=2)
    for id in (id for id in ("1.1", "1.2") if "Harbour" in _pair(id)):
        score = "3-0" if _pair(id)[0] == "Harbour" else "0-3"
        run("award", "a.league", id, score, "--reason", "walk-over")
    cheap = next(card for card in range(80) if card not in owned and _value(competition, card) <= 3)
    run("market", "a.league", "--buy", str(cheap), "--release", str(own))
    assert "1 offered by Harbour for the end of round 1" in capsys.readouterr().out
    run("simulate", "a.league")
    (closed,) = [
        entry
        for entry in Book.read(Path("a.league").read_bytes()).competition.entries
        if isinstance(entry, Closed) and entry.round == 1
    ]
    assert (0, cheap, own) in closed.transfers
    run("verify", "a.league")
    assert "decided by the organiser" in capsys.readouterr().out


def _value(competition: Competition, card: int) -> int:
    row: list[int] = competition.terms.deck["outfielders"][card][2:]
    return max(1, sum(row) - 3 * len(row))


def _pair(id: str) -> list[str]:
    competition = Book.read(Path("a.league").read_bytes()).competition
    return [competition.terms.clubs[club].name for club in competition.fixture(id).clubs]


@pytest.mark.rule("RESULTS-01", "RESULTS-02")
def test_the_results_sheet_goes_out_and_in(capsys):
    found(game=SOCCER)
    run("simulate", "a.league")
    capsys.readouterr()
    assert main(["results", "a.league"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Date,Home,Home goals,Away goals,Away,Edition,Scenario,Extra time,Shoot-out\n2031-08-01,")
    assert text.count("\n") == 13
    Path("sheet.csv").write_text(text)
    assert main(["results", "sheet.csv", "--form", "json"]) == 0
    document = capsys.readouterr().out
    assert len(json.loads(document)) == 12
    Path("sheet.json").write_text(document)
    assert main(["results", "sheet.json"]) == 0
    assert capsys.readouterr().out == text
    Path("sheet.csv").write_text(text.replace("living", "livin"))
    assert main(["results", "sheet.csv"]) == 1
    assert "line 2: column Edition" in capsys.readouterr().err


@pytest.mark.rule("RESULTS-01", "RESULTS-02", "RESULTS-03")
def test_a_finished_match_enters_the_sheet(capsys, monkeypatch):
    short = ["--option", "clock=actions:1", "--seed", "1", "--home", "random", "--home-name", "Wharfside"]
    assert main(["play", "counter-attack", *short, "--away", "random", "--save", "over.jsonl"]) == 0
    monkeypatch.setattr("sys.stdin", Lines("q"))
    assert main(["play", "counter-attack", *short, "--away", "human", "--save", "left.jsonl"]) == 0
    capsys.readouterr()
    assert main(["results", "over.jsonl"]) == 0
    line = r"^\d{4}-\d\d-\d\d,Wharfside \(random\),\d+,\d+,Away \(random\),living,match,,$"
    assert re.search(line, capsys.readouterr().out, re.MULTILINE)
    assert main(["results", "over.jsonl", "left.jsonl"]) == 1
    assert "RESULTS-03" in capsys.readouterr().err
    assert main(["results", "nowhere.csv"]) == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--game", "french-flair", "--clubs", "1"], "2 to 64 clubs"),
        (["--game", "french-flair", "--clubs", "65"], "2 to 64 clubs"),
        (["--game", "french-flair", "--coach", "stedy"], "no coach 'stedy'; nearest: steady"),
        (["--game", "french-flair", "--legs", "3"], "--legs"),
        (["--game", "french-flair", "-o", "clock=never"], "clock"),
        (["--game", "french-flair", "--deck", "x.csv"], "x.csv cannot be read"),
        (["--game", "french-flair", "--start", "soon"], "--start takes a day"),
        (["--game", "counter-attack", "--bonus"], "no bonus points"),
        (["--game", "counter-attack", "--edition", "cor"], "nearest: core"),
        (["--game", "french-flair", "--you", "x" * 30], "the name of a club"),
    ],
)
def test_competitions_that_are_not_founded(words, says, capsys):
    run("new", "bad.league", *words, code=2)
    assert says in capsys.readouterr().err
    assert not Path("bad.league").exists()


def test_a_file_is_not_written_over(capsys):
    found()
    run("new", "a.league", *FLAIR, code=2)
    assert "exists" in capsys.readouterr().err
    run("new", "a.league", *FLAIR, "--force")
    run("table", "none.league", code=2)
    run("simulate", "a.league", "--jobs", "0", code=2)
    run("table", "a.league", "--division", "2", code=2)
    run("import", "a.league", "b.league", code=1)


def test_a_deck_of_your_own(capsys):
    assert main(["deck", "make", "--clubs", "3", "--seed", "d", "--save", "deck.csv"]) == 0
    run("new", "a.league", "--game", "counter-attack", "--clubs", "3", "--deck", "deck.csv")
    run("new", "b.league", "--game", "counter-attack", "--clubs", "4", "--deck", "deck.csv", code=2)
    assert "this deck serves 3 clubs" in capsys.readouterr().err


def test_your_own_match_is_left_and_resumed(capsys, monkeypatch):
    found("--you", "Harbour")
    mine = next(id for id in ("1.1", "1.2") if "Harbour" in _pair(id))
    monkeypatch.setattr("sys.stdin", Lines("q"))
    run("play", "a.league")
    out = capsys.readouterr().out
    assert f"Go on later with:\n  touchline league play a.league {mine}" in out
    assert Path(f"a.league.matches/{mine}.playing.jsonl").exists()
    assert [row["played"] for row in table(capsys)] == [0] * 4
    monkeypatch.setattr("sys.stdin", Lines(*["a", "1", "end"] * 400))
    run("play", "a.league")
    assert [row["played"] for row in table(capsys)] == [1] * 4
    assert not list(Path("a.league.matches").glob("*.playing.jsonl"))
    run("verify", "a.league")


def test_a_line_up_is_saved_and_used(capsys, monkeypatch):
    found("--you", "Harbour", "--no-market", "--no-away-goals", game=SOCCER)
    run("line-up", "a.league", "usual", "--formation", "4-3-3")
    assert "usual saved: 4-3-3, 16 players" in capsys.readouterr().out
    competition = Book.read(Path("a.league").read_bytes()).competition
    saved = competition.journal.line_ups[0, "usual"]
    twice = map(str, (*saved.squad[:15], saved.squad[14]))
    upside_down = map(str, saved.squad[::-1])
    for cards in (["1"] * 16, twice, upside_down, ["99999"] * 16, ["1"]):
        run("line-up", "a.league", "wrong", *cards, code=2)
    run("line-up", "a.league", "wrong", "--formation", "9-9-9", code=2)
    run("play", "a.league", "--line-up", "unknown", code=2)
    monkeypatch.setattr("sys.stdin", Lines("q"))
    run("play", "a.league", "--line-up", "usual")
    plan = json.loads(next(Path("a.league.matches").glob("*.plan.json")).read_text())
    side = competition.fixture(plan["fixture"]).clubs.index(0)
    assert tuple(plan["decided"]["squads"][side]) == saved.squad
    assert plan["decided"]["formations"][side] == "4-3-3"
    assert competition.terms.market is False


def test_a_cup_for_the_champions(capsys):
    for name in ("north", "south"):
        words = ["--clubs", "4", "--division", "2", "--division", "2", "--coach", "random", "--seed", name]
        run("new", f"{name}.league", *FLAIR, *words)
    run("champions", "best.league", "north.league", "south.league", code=2)
    assert "champions are known when the season is over" in capsys.readouterr().err
    for name in ("north", "south"):
        run("simulate", f"{name}.league")
    run("champions", "best.league", "north.league", "south.league", "--seed", "c")
    run("simulate", "best.league")
    capsys.readouterr()
    run("table", "best.league")
    assert re.search(r"^cup2\.1 +\w+ \d+-\d+ \w+.*: \w+$", capsys.readouterr().out, re.MULTILINE)
    run("verify", "best.league")


def test_overdue_matches_are_named(capsys):
    run("new", "old.league", "--game", "french-flair", "--clubs", "2", "--start", "2001-01-01", "--days", "1")
    run("next", "old.league")
    assert ", overdue since 2001-01-02 00:00" in capsys.readouterr().out
