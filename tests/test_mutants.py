"""The mutants of `scripts/mutants`, and the tests it runs on them."""

import ast

import pytest

from tests.support import scripts

mutants = scripts.load("mutants")


def bodies(body: str) -> list[str]:
    """The mutants of a function, by its changed body."""
    head = "def f(a, b):\n    "
    source = f"{head}{body}\n"
    return [mutant.apply(source).removeprefix(head).strip() for mutant in mutants.mutants(source)]


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("x = a < b", ["x = (a <= b)"]),
        ("x = a in b", ["x = (a not in b)"]),
        ("x = a and b", ["x = (a or b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = a if b else c", ["x = (c if b else a)"]),
        ("x = True", ["x = False"]),
        ("x = 3  # hexes", ["x = 4  # hexes"]),
        ("return a", ["return None"]),
        ("a.note(b)", ["pass"]),
        ("if a: x = b", ["if (not a): x = b"]),
        ("'''Says « 3 ».'''; x = 'text'", []),
    ],
)
def test_one_thing_changes(body, changed):
    assert bodies(body) == changed


def test_every_mutant_is_python_and_differs():
    for chapter in mutants.CHAPTERS:
        source = (mutants.ROOT / mutants.PACKAGE / f"{chapter}.py").read_text(encoding="utf-8")
        found = mutants.mutants(source)
        assert len(found) > 30
        changed = {mutant.apply(source) for mutant in found}
        assert len(changed) == len(found)
        assert source not in changed
        for text in changed:
            ast.parse(text)


def test_a_sample_is_the_same_each_time_and_in_order():
    found = [mutants.Mutant(line, line, line + 1, "1") for line in range(100)]
    chosen = mutants.sample(found, 10)
    assert chosen == mutants.sample(found, 10) == sorted(chosen)
    assert len(set(chosen)) == 10
    assert mutants.sample(found, 1000) == found


def test_a_chapter_is_held_to_the_tests_that_name_its_rules():
    tests = mutants.tests_of(mutants.ROOT, "counter_attack/rules/tackles")
    assert tests[0] == "tests/counter_attack/rules/test_tackles.py"
    assert not any("french_flair" in test for test in tests)


@pytest.fixture
def small_project(tmp_path, monkeypatch):
    """A project of one chapter and one test, which tries numbers above 3 but not 3."""
    chapter = tmp_path / "src/touchline/chess/rules/moves.py"
    test = tmp_path / "tests/chess/test_moves.py"
    for file in (chapter, test):
        file.parent.mkdir(parents=True)
    chapter.write_text('def far(steps):\n    """MOVE-11."""\n    return steps > 3\n')
    test.write_text(
        "import importlib.util, pathlib\n"
        "file = pathlib.Path(__file__).parents[2] / 'src/touchline/chess/rules/moves.py'\n"
        "spec = importlib.util.spec_from_file_location('moves', file)\n"
        "moves = importlib.util.module_from_spec(spec)\n"
        "spec.loader.exec_module(moves)\n"
        "def test_far():\n    'MOVE-11'\n    assert moves.far(5) is True and moves.far(1) is False\n"
    )
    (tmp_path / "pyproject.toml").write_text('[tool.pytest]\nfilterwarnings = ["error"]\n')
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    return tmp_path


def test_an_unnoticed_mutant_survives(small_project):
    source = (small_project / "src/touchline/chess/rules/moves.py").read_text()
    found = mutants.mutants(source)
    alive = mutants.survivors("chess/rules/moves", found, [small_project])
    assert sorted(mutant.code for mutant in found) == ["(steps >= 3)", "4", "None"]
    assert sorted(mutant.code for mutant in alive) == ["(steps >= 3)", "4"]


def test_tests_that_fail_anyway_prove_nothing(small_project):
    (small_project / "tests/chess/test_moves.py").write_text("def test_far():\n    'MOVE-11'\n    assert False\n")
    with pytest.raises(SystemExit, match="fail without any change"):
        mutants.survivors("chess/rules/moves", [], [small_project])
