"""The tests that `scripts/quick` considers near, and its budget."""

import pytest

from tests.support import scripts

quick = scripts.load("quick")

FILES = {
    "src/touchline/__init__.py": "",
    "src/touchline/kernel/__init__.py": "from touchline.kernel.record import Record",
    "src/touchline/kernel/record.py": "",
    "src/touchline/chess/__init__.py": "from touchline.chess.rules import castling, moves",
    "src/touchline/chess/rules/__init__.py": "",
    "src/touchline/chess/rules/moves.py": "from touchline.kernel import Record",
    "src/touchline/chess/rules/castling.py": "from touchline.chess.rules import moves",
    "src/touchline/words/__init__.py": "def later():\n    from touchline import chess",
    "tests/conftest.py": "",
    "tests/support/boards.py": "from touchline.chess.rules.moves import Move",
    "tests/chess/test_moves.py": "from tests.support import boards",
    "tests/chess/test_castling.py": "import touchline.chess.rules.castling as castling",
    "tests/words/test_pages.py": "from touchline import words",
    "tests/test_docs.py": "",
    "tests/test_golden.py": 'GOLDEN = ROOT / "golden"',
    "tests/test_make.py": 'RUNS = "Makefile"',
    "tests/test_tool.py": 'tool = scripts.load("tool")',
    "tests/browser/test_screens.py": "from touchline.chess.rules import moves",
}


def near(*changed):
    return quick.Project(FILES).distances(changed)


def test_tests_are_near_by_the_modules_between():
    assert near("src/touchline/chess/rules/castling.py") == {
        "tests/chess/test_castling.py": 0,  # by its name
        "tests/words/test_pages.py": 3,  # through the package, which an import inside a function reaches
    }
    assert near("src/touchline/chess/rules/moves.py")["tests/chess/test_castling.py"] == 2


def test_a_test_of_another_package_is_not_a_modules_own():
    assert quick.is_own_test("tests/chess/rules/test_moves.py", "src/touchline/chess/rules/moves.py")
    assert not quick.is_own_test("tests/go/rules/test_moves.py", "src/touchline/chess/rules/moves.py")


def test_a_changed_test_is_nearest_and_concerns_no_other():
    assert near("tests/chess/test_moves.py") == {"tests/chess/test_moves.py": 0}


def test_the_nearest_of_several_changes_counts():
    assert near("src/touchline/kernel/record.py", "tests/support/boards.py")["tests/chess/test_moves.py"] == 1


def test_a_change_of_what_all_tests_share_concerns_them_all():
    assert set(near("tests/conftest.py")) == set(quick.Project(FILES).tests)


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("docs/guide/play.md", "tests/test_docs.py"),
        ("src/touchline/words/en/app.ftl", "tests/words/test_pages.py"),
        ("tests/golden/chess.txt", "tests/test_golden.py"),
        ("Makefile", "tests/test_make.py"),
        ("scripts/tool", "tests/test_tool.py"),
        ("scripts/tool/__main__.py", "tests/test_tool.py"),
    ],
)
def test_files_without_imports_have_near_tests_too(changed, test):
    distances = near(changed)
    assert distances[test] == min(distances.values())


def test_browser_tests_are_never_near():
    assert not any("browser" in test for changed in FILES for test in near(changed))


def test_an_unknown_name_has_no_near_one():
    assert near("web/src/App.svelte") == {}


DISTANCES = {"tests/a.py": 2, "tests/b.py": 0, "tests/c.py": 0}
DURATIONS = {"tests/a.py": 1.0, "tests/b.py": 4.0, "tests/b.py::test_slow": 30.0, "tests/far.py::test_slow": 9.0}


def test_the_nearest_come_first_then_the_shortest():
    names = [piece.name for piece in quick.pieces(DISTANCES, DURATIONS)]
    assert names == ["tests/c.py", "tests/b.py", "tests/b.py::test_slow", "tests/a.py"]


def test_tests_that_do_not_fit_are_left_out_and_farther_ones_still_fit():
    taken, left = quick.within(quick.pieces(DISTANCES, DURATIONS), 10)
    assert [piece.name for piece in left] == ["tests/b.py::test_slow"]
    assert sum(piece.seconds for piece in taken) <= 10
    assert "tests/b.py::test_slow (30 s)" in quick.listed(left)


def test_a_file_is_run_without_the_tests_that_are_left_out():
    files = {"tests/b.py": "def test_slow(): ...\ndef test_slower(): ...\ndef helper(): ...\ndef test_two(): ..."}
    taken, left = quick.within(quick.pieces({"tests/b.py": 0}, DURATIONS), 10)
    assert quick.arguments(taken, left, files) == ["tests/b.py::test_slower", "tests/b.py::test_two"]
    everything = quick.pieces({"tests/b.py": 0}, DURATIONS)
    assert quick.arguments(everything, [], files) == ["tests/b.py"]


def test_a_slow_test_is_run_without_the_slower_one_beside_it():
    durations = {"tests/b.py": 0.1, "tests/b.py::test_slow": 5.0, "tests/b.py::test_slower": 50.0}
    taken, left = quick.within(quick.pieces({"tests/b.py": 0}, durations), 10)
    files = {"tests/b.py": "def test_slow(): ...\ndef test_slower(): ...\ndef test_two(): ..."}
    assert sorted(quick.arguments(taken, left, files)) == ["tests/b.py::test_slow", "tests/b.py::test_two"]


def test_durations_are_recorded_by_file_and_apart_for_slow_functions():
    report = """<testsuites><testsuite>
        <testcase classname="tests.a.test_b" name="test_one[x]" time="0.4"/>
        <testcase classname="tests.a.test_b" name="test_one[y]" time="0.4"/>
        <testcase classname="tests.a.test_b" name="test_two" time="0.2"/>
        <testcase classname="tests.test_c.TestMany" name="test_slow" time="7"/>
    </testsuite></testsuites>"""
    assert quick.recorded(report) == {
        "tests/a/test_b.py": 0.2,
        "tests/a/test_b.py::test_one": 0.8,
        "tests/test_c.py": 0.0,
        "tests/test_c.py::TestMany::test_slow": 7.0,
    }


def test_durations_of_tests_that_are_gone_are_ignored():
    files = {"tests/test_a.py": "def test_here(): ...", "src/a.py": ""}
    durations = {"tests/test_a.py": 1.0, "tests/test_a.py::test_here": 2.0, "tests/test_a.py::test_gone": 3.0}
    durations |= {"tests/test_gone.py": 4.0, "tests/test_gone.py::test_here": 5.0}
    assert quick.current(durations, files) == {"tests/test_a.py": 1.0, "tests/test_a.py::test_here": 2.0}


def test_a_file_takes_as_long_as_its_slow_functions_too():
    assert quick.duration(("tests/b.py", "tests/far.py::test_slow"), DURATIONS) == 4.0 + 30.0 + 9.0


def test_tests_in_classes_are_named_by_them():
    text = (
        "class TestMany:\n    def test_one(self): ...\n    def a(self): ...\nclass Other:\n    def test_no(self): ..."
    )
    assert quick.functions("tests/c.py", text) == ["tests/c.py::TestMany::test_one"]


@pytest.mark.parametrize("name", quick.SMOKE)
def test_the_tests_run_without_a_change_exist(name):
    file, _, function = name.partition("::")
    text = (quick.ROOT / file).read_text(encoding="utf-8")
    assert not function or name in quick.functions(file, text)
