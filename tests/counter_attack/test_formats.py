"""The page of the formats of Counter Attack: every example on it holds, and it leaves nothing out."""

import doctest
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from touchline.cli.refusals import quoted
from touchline.counter_attack import Setup, game
from touchline.counter_attack.formations import FORMATIONS
from touchline.counter_attack.model import Movement, PassKind, Variant, Word
from touchline.counter_attack.rules.next_action import After
from touchline.kernel import Scenario, ScenarioFailed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/formats-counter-attack.md").read_text(encoding="utf-8")
GAMES = {game.name: game}
CASES = sorted((ROOT / "scenarios/counter-attack").glob("*.json"))


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def firsts(title: str) -> list[str]:
    """What stands in code in the first column of the first table under a title."""
    table = re.findall(r"^\|.*$", PAGE.split(f"\n## {title}\n")[1].split("\n```")[0], re.MULTILINE)
    return [code for row in table[2:] for code in re.findall(r"`(.*?)`", row.split(" | ")[0])]


def test_the_code_of_the_page_prints_what_it_says() -> None:
    names: dict[str, Any] = {}
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), names, "formats", None, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0
    assert len(examples.examples) >= 15


def test_the_positions_of_the_page_are_written_as_they_are_read() -> None:
    (lines,) = blocks("text")
    for line in lines.splitlines():
        assert game.format_position(game.parse_position(Setup(), line)) == line


def test_the_objects_of_the_page_are_a_position_and_a_scenario() -> None:
    position, scenario = blocks("json")
    assert game.describe(game.parse_position(Setup(), json.loads(position))) == json.loads(position)
    Scenario(scenario.encode(), GAMES).run(quoted)
    keys = PAGE.split("here all is said")[1].split("| key |")[1].split("\n\n")[0]
    named = {key for row in keys.splitlines()[2:] for key in re.findall(r"`(\w+)`", row.split(" | ")[0])}
    assert named - {"attributes"} == set(json.loads(position))
    assert set(Movement.__struct_fields__) == set(json.loads(position)["movement"])


def test_the_page_names_every_answer() -> None:
    answers = firsts("Answers")
    for answer in answers:
        assert game.format_answer(game.parse_answer(answer)) == answer
    assert set(get_args(Word)) <= set(answers)
    passes = {game.parse_answer(answer).kind for answer in answers if hasattr(game.parse_answer(answer), "kind")}
    assert passes == set(get_args(PassKind))


def test_the_page_names_everything_of_a_set_up() -> None:
    assert firsts("Set-up") == list(Setup.__struct_fields__)
    assert set(re.findall(r'`"(.*?)"`', PAGE)) >= {*get_args(Variant), *FORMATIONS, "core"}


def test_the_page_names_everything_that_is_waited_for() -> None:
    table = PAGE.split("The pending step:")[1].split("As plain data")[0]
    names = [name for row in table.splitlines() for name in re.findall(r"`([\w ]+)`", row.split(" | ")[0])]
    assert names == [*get_args(After), "step", "run 2", "hold", "over"]
    position = {"players": {"H1": [-16, 0], "H8": [10, 0]}, "carrier": "H1"}
    for name in names:
        assert game.describe(game.parse_position(Setup(), position | {"next": name}))["next"] == name


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_the_cases_from_outside_hold(file: Path) -> None:
    Scenario(file.read_bytes(), GAMES).run(quoted)


def test_a_scenario_tells_events_by_labels_and_hexes() -> None:
    text = (ROOT / "scenarios/counter-attack/004.json").read_text(encoding="utf-8")
    scenario: Scenario[Any] = Scenario(text.replace('"player": "A5"', '"player": "A6"').encode(), GAMES)
    with pytest.raises(ScenarioFailed, match=r'player: expected "A6", is "A5"'):
        scenario.run(quoted)
