"""The page of coaches is what `scripts/coaches_page` makes from the results of arenas."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import scripts
from touchline.coaches import names, styles
from touchline.coaches.executors import executor
from touchline.coaches.round_robin import Ledger, RoundRobin, hold
from touchline.coaches.standings import Terms
from touchline.games import GAMES

ROOT = Path(__file__).parents[1]
TERMS = Terms("french-flair", "page", {"clock": "phases:3"})


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return scripts.load("coaches_page")


def results(folder: Path, *rounds: tuple[tuple[str, ...], int]) -> Path:
    """A results file of arenas on the same terms."""
    file = folder / "results.jsonl"
    for coaches, matches in rounds:
        hold(RoundRobin.of(TERMS, coaches, matches), Ledger(TERMS, file), executor())
    return file


def test_the_page_is_as_it_would_be_made():
    done = subprocess.run(
        [sys.executable, "scripts/coaches_page", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_describes_every_level_and_style(script, game):
    assert {*names(game)} <= {*script.LEVELS}
    assert {*styles(game)} <= {*script.STYLES}


def test_the_levels_are_shown_with_the_command_that_measures_them(script, tmp_path):
    shipped = script.take_up([results(tmp_path, (("random", "novice", "steady"), 4))])
    told = script.page(shipped)
    assert "| level | against | score | 95% | won | drawn | lost |" in told
    assert "| `steady` | `random` | " in told
    command = "touchline arena french-flair random novice steady --matches 4 -o clock=phases:3 --seed page --results"
    assert f"$ {command} french-flair-levels.jsonl\n$ scripts/coaches_page french-flair-levels.jsonl\n" in told


def test_pairs_that_met_more_or_less_often_have_a_command_each(script, tmp_path):
    file = results(tmp_path, (("random", "novice"), 2), (("novice", "steady"), 4))
    told = script.page(script.take_up([file]))
    for pair in ("random novice --matches 2", "novice steady --matches 4"):
        assert f"$ touchline arena french-flair {pair} " in told


def test_styles_are_described_by_their_largest_differences(script, tmp_path):
    shipped = script.take_up([results(tmp_path, (("steady", "steady/wide", "steady/kicking"), 4))])
    told = script.page(shipped)
    assert "| a match | `steady` | `steady/wide` | `steady/kicking` |" in told
    assert "- `kicking`: " in told
    assert "levels" not in shipped["french-flair"] or shipped["french-flair"]["levels"].terms.seed != "page"


def test_a_file_that_holds_no_results_is_refused():
    done = subprocess.run(
        [sys.executable, "scripts/coaches_page", "README.md"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "README.md is not a results file of an arena" in done.stderr
