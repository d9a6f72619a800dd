"""The round robin: sides swapped on common seeds, and a results file that survives interruptions."""

from pathlib import Path

import pytest

from touchline.coaches.executors import executor
from touchline.coaches.round_robin import BadLedger, Ledger, RoundRobin, hold
from touchline.coaches.standings import Entry, Terms, standings
from touchline.kernel import BadSetup

TERMS = Terms("french-flair", "cup", {"clock": "phases:4"})
NAMES = ("random", "steady", "touchline.coaches.random_coach:RandomCoach")
ROBIN = RoundRobin.of(TERMS, NAMES, 4)


def told(ledger: Ledger) -> list[tuple[object, ...]]:
    """The results without the times."""
    return [(entry.home, entry.away, entry.seed, entry.result, entry.sheet) for entry in ledger.entries]


@pytest.fixture(scope="module")
def whole() -> Ledger:
    ledger = Ledger(TERMS)
    assert hold(ROBIN, ledger, executor()) == 12
    return ledger


def test_everybody_meets_everybody_from_both_sides_on_the_same_seeds():
    met = [(fixture.home, fixture.away, fixture.seed) for fixture in ROBIN.fixtures()]
    pairs = [(home, away) for home in NAMES for away in NAMES if home != away]
    assert sorted(met) == sorted((*pair, f"cup/{number}") for pair in pairs for number in range(2))
    for first, second in zip(met[::2], met[1::2], strict=True):
        assert first == (second[1], second[0], second[2])


def test_the_whole_ladder_if_nobody_is_named():
    assert set(NAMES[:2]) <= set(RoundRobin.of(TERMS, (), 2).coaches)


def test_a_file_keeps_what_is_played(whole, tmp_path):
    file = tmp_path / "cup.jsonl"
    steps: list[int] = []
    assert hold(ROBIN, Ledger(TERMS, file), executor(), steps.append) == sum(steps) == 12
    assert told(Ledger.read(file)) == told(whole)
    assert hold(ROBIN, Ledger(TERMS, file), executor()) == 0
    assert told(Ledger.read(file)) == told(whole)


def cut(file: Path, matches: int, torn: int = 0) -> None:
    """Keep this many matches and some bytes of the next."""
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[: matches + 1]) + lines[matches + 1][:torn])


@pytest.mark.parametrize("torn", [0, 1, 60])
def test_after_an_interruption_only_what_is_missing_is_played(whole, tmp_path, torn):
    file = tmp_path / "cup.jsonl"
    hold(ROBIN, Ledger(TERMS, file), executor())
    cut(file, 5, torn)
    again = Ledger(TERMS, file)
    assert len(again.entries) == 5
    assert hold(ROBIN, again, executor()) == 7
    assert told(Ledger.read(file)) == told(whole)


def test_an_interrupted_run_has_kept_its_parts(tmp_path):
    file = tmp_path / "cup.jsonl"

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(ROBIN, Ledger(TERMS, file), executor(), stop)
    assert len(Ledger.read(file).entries) == 4


def test_more_matches_and_more_coaches_add_to_a_file(whole, tmp_path):
    file = tmp_path / "cup.jsonl"
    assert hold(RoundRobin.of(TERMS, NAMES[1::-1], 2), Ledger(TERMS, file), executor()) == 2
    assert hold(ROBIN, Ledger(TERMS, file), executor()) == 10
    assert standings(NAMES, Ledger.read(file).entries).meetings == standings(NAMES, whole.entries).meetings


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        (Terms("counter-attack", "cup", TERMS.options), "holds matches with game 'french-flair', but 'counter-attack'"),
        (Terms("french-flair", "cap", TERMS.options), "holds matches with seed 'cup', but 'cap' was requested"),
        (Terms("french-flair", "cup"), r"holds matches with options \{'clock': 'phases:4'\}, but \{\} was requested"),
        (Terms("french-flair", "cup", TERMS.options, {"home": "Garonne"}), r"holds matches with setup \{\}, but"),
    ],
)
def test_a_file_of_other_terms_is_refused(tmp_path, terms, says):
    file = tmp_path / "cup.jsonl"
    Ledger(TERMS, file)
    with pytest.raises(BadLedger, match=says):
        Ledger(terms, file)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("all won\n", "cup.jsonl is not a results file of an arena: its first line is not that of touchline-arena/1"),
        ('{"game":"french-flair","seed":"cup"', "is not a results file of an arena"),
        (
            '{"game":"french-flair","seed":"cup","options":{"clock":"phases:4"}}\n{"home":"steady"}\n',
            "line 2 is not a match of an arena: Object missing required field `away`",
        ),
    ],
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path, content, says):
    file = tmp_path / "cup.jsonl"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadLedger, match=says):
        Ledger(TERMS, file)
    assert file.read_text(encoding="utf-8") == content


def test_an_empty_file_is_begun(tmp_path):
    file = tmp_path / "cup.jsonl"
    file.touch()
    with pytest.raises(BadLedger, match="it is missing or empty"):
        Ledger.read(file)
    Ledger(TERMS, file)
    assert Ledger.read(file).terms == TERMS


@pytest.mark.parametrize(
    ("coaches", "matches", "says"),
    [
        (["steady"], 2, "takes two or more coaches, each named once; got steady"),
        (["steady", "random", "steady"], 2, "each named once; got steady, random, steady"),
        (["steady", "random"], 3, "each pair plays an even number of matches, half from either side; got 3"),
        (["steady", "random"], 0, "an even number of matches, half from either side; got 0"),
        (["steady", "random", "stedy"], 2, "no coach 'stedy'; nearest: steady"),
    ],
)
def test_a_round_robin_that_could_not_start_is_refused(coaches, matches, says):
    with pytest.raises(BadSetup, match=says):
        RoundRobin.of(TERMS, coaches, matches)


def test_entries_know_both_sides(whole):
    entry: Entry = whole.entries[0]
    assert entry.sheet["home"]["points"] == entry.result.home
    assert entry.pace["away"].decisions > 0
