"""The figures of `scripts/house` for sources small enough to count by hand."""

import pytest

from tests.support import scripts

house = scripts.load("house")
IDS = {"MOVE-11", "MOVE-12", "FF-RUCK-1"}

RULES = """
from touchline.kernel import Frame, Passage

class Zone(Frame): ...
class Tackle(Zone): ...
class TackleEnds(Passage): ...
class Duel: ...
"""


def source(text, module="touchline.words.questions"):
    return house.Source(module, text)


def sources(text, module="touchline.words.questions"):
    """A game of three steps, and a file elsewhere."""
    return [source(RULES, "touchline.chess.rules.tackles"), source(text, module)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("if rule == 'MOVE-11': pass", 1),
        ("if rule in ('MOVE-11', 'MOVE-12', 'other'): pass", 2),
        ("KNOWN = frozenset({'MOVE-11', 'MOVE-12'})\nyes = rule not in KNOWN", 2),
        ("match rule:\n    case 'MOVE-11' | 'FF-RUCK-1': pass\n    case 'UTF-8': pass", 2),
        ("match view:\n    case View(rule='MOVE-11'): pass", 1),
        ("TABLE = {'MOVE-11': 1, 'MOVE-12': 2}", 2),
        ("raise Refusal('MOVE-11', 'too-far')", 0),
        ("TABLE = {'rule': 'MOVE-11'}", 0),
        ("if text == 'UTF-8': pass", 0),
    ],
)
def test_branches_on_rule_ids(text, count):
    assert house.branches(source(text), IDS) == count


def test_branches_inside_the_rules_are_not_counted():
    inside = source("if rule == 'MOVE-11': pass", "touchline.chess.rules.moves")
    outside = source("if rule == 'MOVE-11': pass", "touchline.chess.view")
    table = house.branches_outside([inside, outside], ["chess"], IDS)
    assert table == {"branches on rule ids outside `rules/`": "1 (chess 1)"}


def test_steps_are_found_through_the_classes_between():
    assert house.steps(sources(""), "chess") == {
        f"touchline.chess.rules.tackles.{name}" for name in ("Zone", "Tackle", "TackleEnds")
    }


def test_a_base_that_a_game_declares_itself_is_no_step():
    own = source("from touchline.kernel import Frame as Base\nclass Frame(Base): ...", "touchline.chess.step")
    rule = source("from touchline.chess.step import Frame\nclass Move(Frame): ...", "touchline.chess.rules.moves")
    assert house.steps([own, rule], "chess") == {"touchline.chess.rules.moves.Move"}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("from touchline.chess.rules import tackles\ntackles.Tackle(1)", {"Tackle"}),
        ("from touchline.chess.rules.tackles import Tackle as T", {"Tackle"}),
        ("import touchline.chess.rules.tackles as t\nf(t.TackleEnds)", {"TackleEnds"}),
        ("from touchline.chess.rules import tackles\ntackles.Duel", set()),
        ("from touchline.elsewhere import Tackle\nTackle()", set()),
        ("BY_NAME = {'TackleEnds': 1, 'Tackle': 2}", {"TackleEnds"}),
    ],
)
def test_steps_named_in_a_file(text, names):
    known = house.steps(sources(""), "chess")
    assert house.named(source(text), known) == {f"touchline.chess.rules.tackles.{name}" for name in names}


def test_coaches_are_counted_apart():
    text = "from touchline.chess.rules import tackles\ntackles.Tackle"
    everywhere = [*sources(text), source(text, "touchline.coaches.chess.moving")]
    table = house.steps_outside(everywhere, "chess")
    assert table["steps of chess named outside `rules/`"] == "1 × 2.00 files; most: 2 (`Tackle`)"
    assert table["steps of chess named in `coaches/`"] == "1 × 1.00 files; most: 1 (`Tackle`)"


def test_the_longest_function_and_class():
    text = "class A:\n    def short(self): ...\n\n    async def long(self):\n        x = 1\n        return x\n"
    found = [source(text, "touchline.a")]
    assert house.longest(found, house.Function) == (3, "touchline.a.long")
    assert house.longest(found, house.ast.ClassDef) == (6, "touchline.a.A")


def test_any_and_casts():
    text = "import typing as t\nfrom typing import Any, cast\nx: Any = cast(int, y)\nz: dict[str, t.Any]\nany([])"
    assert house.untyped(source(text)) == (2, 1)


FILES = {
    "src/touchline/games.py": "GAMES = {'chess': chess, 'table-tennis': table_tennis}",
    "src/touchline/chess/game.py": "'chess', 'table_tennis'",
    "src/touchline/words/en/chess.ftl": "chess = Chess, not table-tennis",
    "web/src/lib/levels.ts": "const LEVELS = { chess: 1, 'table-tennis': 2 };",
    "web/src/lib/one.ts": "only chess; chessboard, tabletennis",
}


def test_places_to_edit_for_a_new_game_name_every_game():
    assert house.places(FILES, ["chess", "table_tennis"]) == ["src/touchline/games.py", "web/src/lib/levels.ts"]


def test_places_to_edit_for_a_new_option_may_miss_one_in_ten():
    options = [f"option_{letter}" for letter in "abcdefghij"]
    files = {"most.py": " ".join(options[:9]), "few.py": " ".join(options[:8])}
    assert house.places(files, options, house.NEARLY_ALL) == ["most.py"]


def test_a_language_is_named_by_its_code_not_by_a_word():
    files = {"list.py": "LANGUAGES = ('en', 'it')", "prose.py": "it was written en route", "en/a.ftl": "'en' 'it'"}
    assert house.places(files, ["en", "it"]) == ["list.py"]


def test_names_in_comments_do_not_count():
    text = '"""Of chess."""\nx = 1  # chess\n# chess\ny = """chess"""\n'
    assert house.without_comments(".py", text).count("chess") == 1


def test_columns_of_different_commits_stand_side_by_side():
    table = house.markdown({"old": {"lines of `words`": "9"}, "new": {"lines of `i18n`": "8"}})
    assert table.splitlines()[0] == "|  | old | new |"
    assert set(table.splitlines()[2:]) == {"| lines of `i18n` | – | 8 |", "| lines of `words` | 9 | – |"}


def test_calls_are_counted_only_in_the_folder_and_only_meanwhile(tmp_path):
    entered = house.Entered(tmp_path)
    inside: dict[str, object] = {}
    exec(compile("def f(): return g()\ndef g(): return 1\n", str(tmp_path / "a.py"), "exec"), inside)
    before = house.sys.getprofile()
    house.sys.setprofile(entered)
    inside["f"]()  # type: ignore[operator]
    entered.functions = set()
    inside["f"]()  # type: ignore[operator]
    inside["g"]()  # type: ignore[operator]
    house.sys.setprofile(before)
    assert entered.functions == {(str(tmp_path / "a.py"), 1), (str(tmp_path / "a.py"), 2)}
