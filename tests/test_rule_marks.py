"""The mark `rule`, and the citations it rests on, tried on a small package."""

import sys
import textwrap
from pathlib import Path

import pytest

from tests.support.rule_marks import RuleMarks, Watch
from touchline import rulebook
from touchline.rulebook.coverage import Place, citations, folders, ids_cited, table, tally

GAME = '''
"""A module cites nothing by its docstring: FF-SETUP-1."""

from functools import cache

LIMIT = 6  # FF-SETUP-2


class Ruck:
    """A ruck (FF-RUCK-1); FF-TACKLE-1 to -5 and FF-RUN-1 to FF-RUN-4 are ranges."""

    size: int = 2  # FF-ZONE22-1

    # Read by FF-CONTEST-1
    metres: int = 5

    def asks(self):
        return "FF-RUCK-2"

    @property
    def zone(self):
        # FF-EIGHTNINE-1
        return 1


class Nested:
    class Inner:
        """FF-CLEAR-1"""

        def act(self): ...

    def act(self): ...


@cache  # FF-DROPOUT22-1
def drop_out():
    return duel()


def duel():
    def compare():
        return "FF-DICE-1, -2"

    return compare()


async def later():
    """FF-CLOCK-1"""


def steal():
    """MOVE-11; its neighbours are MOVE-12..15, and UTF-8 is none of them."""
    return "FF-TACKLE-1"
'''

TESTS = """
import pytest
import flair

@pytest.fixture
def zone():
    return flair.Ruck().zone

@pytest.mark.rule("FF-RUCK-1", "FF-RUCK-2")
def test_exercises_both():
    assert flair.Ruck().asks()

@pytest.mark.rule("FF-RUCK-1", "FF-RUCK-2")
def test_exercises_one():
    assert flair.Ruck().zone

@pytest.mark.rule("FF-RUCK-1")
def test_exercises_none():
    assert flair.Ruck().size

@pytest.mark.rule("FF-EIGHTNINE-1")
def test_leaves_it_to_a_fixture(zone):
    assert zone

@pytest.mark.rule("FF-KICK-1")
def test_names_a_rule_without_code():
    assert flair.duel()

@pytest.mark.rule("FF-RUCK-7")
def test_names_no_rule():
    assert flair.Ruck().asks()

@pytest.mark.rule("FF-RUCK-1")
def test_fails_for_its_own_reason():
    assert not flair.Ruck().asks()

@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.rule("FF-DICE-1")), 3])
def test_meets_memos_empty(times):
    assert flair.drop_out()

@pytest.mark.rule("MOVE-11", "FF-TACKLE-1")
def test_exercises_rules_of_two_games():
    assert flair.steal()

@pytest.mark.rule("TACKLE-01")
def test_names_the_rule_of_another_game():
    assert flair.steal()

@pytest.mark.rule("FF-RUCK-2")
class TestClass:
    @pytest.mark.rule("FF-DICE-1")
    def test_adds_its_own(self):
        assert flair.Ruck().asks()
        assert flair.duel()
"""


@pytest.fixture
def flair(pytester):
    """The folder of the package, importable."""
    folder = pytester.mkdir("game")
    module = folder / "rules" / "flair.py"
    module.parent.mkdir()
    module.write_text(GAME, encoding="utf-8")
    pytester.syspathinsert(module.parent)
    return folder


def test_citations(flair: Path):
    cited = {id: {place.name for place in places} for id, places in citations(flair).items()}
    methods = {"Ruck.asks", "Ruck.zone"}
    assert cited == {
        "FF-RUCK-1": methods,
        "FF-RUCK-2": {"Ruck.asks"},
        "FF-ZONE22-1": methods,
        "FF-EIGHTNINE-1": {"Ruck.zone"},
        "FF-CLEAR-1": {"Nested.Inner.act"},
        "FF-DROPOUT22-1": {"drop_out"},
        "FF-DICE-1": {"duel", "duel.<locals>.compare"},
        "FF-CLOCK-1": {"later"},
        "MOVE-11": {"steal"},
        "FF-TACKLE-1": {"steal"},
    }


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("FF-ZONE22-1 and (FF-DROPOUT22-1), FF-EIGHTNINE-2.", {"FF-ZONE22-1", "FF-DROPOUT22-1", "FF-EIGHTNINE-2"}),
        ("FF-RUCK-1, -2", {"FF-RUCK-1"}),
        ("FF-RUCK-12", {"FF-RUCK-12"}),
        ("FF-RUCK-1 to -3; FF-RUN-1 to FF-RUN-4; FF-KICK-1–FF-KICK-5", set()),
        ("RUCK-1, FF-RUCK, A-8, XFF-RUCK-1", set()),
        ("TACKLE-05 (MOVE-11, -22); FF-TACKLE-1", {"TACKLE-05", "MOVE-11", "FF-TACKLE-1"}),
        ("MOVE-04 to 2 hexes", {"MOVE-04"}),
        ("MOVE-11..15; MOVE-11 to -15; OUT-01 to OUT-05; SETUP-02–SETUP-05", set()),
        ("A-10, E15, UTF-8, SHA-256, FF-MOVE-11-A", {"FF-MOVE-11"}),
    ],
)
def test_full_ids_count_and_ranges_do_not(text, ids):
    assert ids_cited(text) == ids


def test_a_marked_test_must_run_code_that_cites_its_rules(pytester, flair):
    pytester.makepyfile(TESTS)
    run = pytester.inline_run("-p", "no:cacheprovider", plugins=[RuleMarks(flair)])
    passed, _, failed = run.listoutcomes()
    assert {report.nodeid.partition("::")[2] for report in passed} == {
        "test_exercises_both",
        "test_exercises_rules_of_two_games",
        "test_meets_memos_empty[1]",
        "test_meets_memos_empty[2]",
        "test_meets_memos_empty[3]",
        "TestClass::test_adds_its_own",
    }
    reasons = {report.nodeid.partition("::")[2]: str(report.longrepr) for report in failed}
    assert "assert not 'FF-RUCK-2'" in reasons.pop("test_fails_for_its_own_reason")
    ran_none = "but ran none of the code that cites it: game/rules/flair.py Ruck"
    assert reasons == {
        "test_exercises_one": f"this test names FF-RUCK-2 {ran_none}.asks",
        "test_exercises_none": f"this test names FF-RUCK-1 {ran_none}.asks, game/rules/flair.py Ruck.zone",
        "test_leaves_it_to_a_fixture": f"this test names FF-EIGHTNINE-1 {ran_none}.zone",
        "test_names_a_rule_without_code": "this test names FF-KICK-1, but no code cites it",
        "test_names_the_rule_of_another_game": "this test names TACKLE-01, but no code cites it",
        "test_names_no_rule": (
            "the mark of this test is wrong: no rule has the id 'FF-RUCK-7'; nearest: FF-RUCK-3, FF-RUCK-2, FF-RUCK-1"
        ),
    }
    exercised = {report.nodeid.partition("::")[2]: [id for _, id in report.user_properties] for report in passed}
    assert exercised["test_exercises_both"] == ["FF-RUCK-1", "FF-RUCK-2"]
    assert sorted(exercised["TestClass::test_adds_its_own"]) == ["FF-DICE-1", "FF-RUCK-2"]


def test_the_watch_ends_when_all_is_met_and_leaves_no_trace():
    def met(): ...

    place = Place(__file__, met.__code__.co_qualname)
    before = sys.getprofile()
    with Watch({"FF-RUCK-1": frozenset({place})}, "FF-RUCK-1") as watch:
        assert sys.getprofile() != before
        met()
        assert sys.getprofile() == before
    assert not watch.missing

    with Watch({"FF-RUCK-1": frozenset({place})}, "FF-RUCK-1") as watch:
        pass
    assert watch.missing == {"FF-RUCK-1"}
    assert sys.getprofile() == before


def test_the_table_names_what_is_missing():
    rows = [
        tally("whole", ["FF-RUCK-1"], cited=["FF-RUCK-1", "FF-RUCK-2"], tested=["FF-RUCK-1"]),
        tally("part", ["OUT-01", "OUT-02", "GK-01", "GK-02"], cited=["OUT-01", "GK-01"], tested=["OUT-01"]),
    ]
    assert [row.without for row in rows] == [0, 3]
    assert [row.fails for row in rows] == [False, True]
    assert table(rows) == textwrap.dedent("""\
        game              rules  with code  with tests  without
        whole                 1          1           1        0
        part                  4          2           1        3
        part without code:
          OUT-02
          GK-02
        part with code, without tests:
          GK-01""")


def test_a_game_that_is_being_built_may_lack_rules():
    row = tally("new", ["OUT-01", "OUT-02"], cited=["OUT-01"], tested=["OUT-01"], playable=False)
    assert row.without == 1
    assert not row.fails
    assert table([row]).splitlines()[-2:] == ["new, not playable yet, without code:", "  OUT-02"]


@pytest.mark.parametrize("game", rulebook.games())
def test_code_cites_no_rule_that_there_is_not(game):
    rulings = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    known = {
        *rulebook.rule_id().findall(rulings),
        *(rule.id for name in rulebook.games() for rule in rulebook.rules(name)),
    }
    assert citations(*folders(game)).keys() <= known
