"""Refusals in every language: each id has its message, and every refusal can be shown."""

import ast
import re
from collections import Counter
from functools import cache
from typing import Any, Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.counter_attack.test_explanations import any_answers
from tests.i18n.test_localization import CATALOGUES, ROOT, Parts, messages
from tests.support.football_positions import POSITIONS, played
from tests.support.matches import moments
from tests.support.sayings import check_said
from touchline import counter_attack as ca
from touchline import french_flair as ff
from touchline.counter_attack.rules import next_action
from touchline.french_flair.model import Call, Kind, Options, Play, Property, Setup
from touchline.i18n import LANGUAGES, Arg, Language, Message, Person
from touchline.i18n.localization import Localization
from touchline.i18n.refusals import plain_message, refusal_message
from touchline.kernel import Choose, Randbelow, Refusal, Seeded

ENGINE: Final = tuple(f"src/touchline/{part}/" for part in ("kernel", "counter_attack", "french_flair"))
SAY: Final = {language: Localization(language).format for language in LANGUAGES}


# The sources


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """The refusals made in the sources, and where."""
    texts = {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "src/touchline").rglob("*.py"))}
    return [
        (f"{file.relative_to(ROOT)}:{node.lineno}", node)
        for file, text in texts.items()
        if "Refusal(" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]


@cache
def ids() -> dict[str, set[str]]:
    """The ids of the engine, each with the names of its facts."""
    found: dict[str, set[str]] = {}
    for place, node in calls():
        match node.args:
            case [_, ast.Constant(value=str(id))]:
                facts = {str(keyword.arg) for keyword in node.keywords}
                assert found.setdefault(id, facts) == facts, f"{place}: {id} has other facts elsewhere"
            case _:
                pytest.fail(f"{place}: the id is not written out")
    return found


def test_only_the_engine_refuses() -> None:
    places = [place for place, _ in calls()]
    assert [place for place in places if not place.startswith(ENGINE)] == []


def test_ids_are_short() -> None:
    assert len(ids()) > 250
    assert [id for id in ids() if len(id) > 30 or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)] == []


# The messages


@cache
def own(language: Language) -> dict[str, fluent.Message]:
    """The messages of refusals of a language, by their keys."""
    text = (CATALOGUES / language / "refusals.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_message_and_no_message_is_unused(language: Language) -> None:
    keys = {f"refusal-{id}" for id in ids()}
    assert sorted(keys - set(own(language))) == [], "missing"
    assert sorted(set(own(language)) - keys) == ["refusal-call"], "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_all_facts_and_no_others(language: Language) -> None:
    used = {id: Parts(own(language)[f"refusal-{id}"]).variables for id in ids()}
    assert used == ids()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "variable", "values"),
    [
        ("refusal-call", "call", [word.replace(" ", "-") for word in next_action._WORDS.values()]),
        ("refusal-card-lacks-ending", "ending", get_args(Property)),
        ("refusal-kind-has-no-ending", "kind", ["maul", "pick"]),
        ("refusal-corner-kind", "kind", ["standard", "short"]),
        ("refusal-draw-expected", "came", ["decision", "other"]),
        ("refusal-dice-expected", "came", ["decision", "other"]),
    ],
)
def test_every_value_has_its_words(language: Language, key: str, variable: str, values: list[str]) -> None:
    assert Parts(messages(language)[key]).variants[variable] == set(values)


SAMPLES: Final[dict[str, Arg]] = {
    **dict.fromkeys(("player", "carrier", "other"), Person("Elías Villalba", 10, "home")),
    **dict.fromkeys(("players",), (Person("Elías Villalba", 10, "home"), Person("Ruairí Mac Ailpín", 4, "away"))),
    **dict.fromkeys(("hex", "ball"), "10,3"),
    **dict.fromkeys(("side", "name", "nearest", "option", "value"), "Garonne"),
    "call": Message("refusal-call", {"call": "high-pass"}),
    "listed": (Message("refusal-call", {"call": "shot"}), Message("refusal-call", {"call": "movement-phase"})),
    "kind": "maul",
    "ending": "run",
    "came": "decision",
}
"""Facts by name; any other is a number."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_message_can_be_formatted(language: Language, number: int) -> None:
    for id, facts in ids().items():
        text = SAY[language](Message(f"refusal-{id}", {name: SAMPLES.get(name, number) for name in facts}))
        assert re.fullmatch(r"[\w«].*[^.]\.", text), text


# Refusals in play


class Heard:
    """The refusals of random answers, each id shown a few times in every language."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.times: Counter[str] = Counter()

    def hear(self, state: Any, answers: list[Any]) -> None:
        for answer in answers:
            refusal = self._game.explain(state, answer)
            if refusal and self.times[refusal.id] < 5:
                self.times[refusal.id] += 1
                self._show(state, refusal)

    def _show(self, state: Any, refusal: Refusal) -> None:
        message = refusal_message(self._game.name, state, refusal)
        check_said(message)
        for language, say in SAY.items():
            for text in (say(message), say(plain_message(refusal))):
                assert text.endswith("."), (language, text)
                assert not any(part in text for part in ("{", "None", "Ref(", "  ")), (language, text)


def test_refusals_of_counter_attack_are_shown() -> None:
    heard = Heard(ca.game)
    randbelow = Seeded("reasons", "answers").randbelow
    looks: Counter[str] = Counter()
    for seed in range(5):
        for begins in POSITIONS:
            state = begins(seed)
            for moment in played(seed, state):
                name = type(state.stack[-1]).__name__
                if looks[name] < 12:
                    looks[name] += 1
                    answers = any_answers(state, randbelow)
                    heard.hear(state, answers if isinstance(moment.request, Choose) else answers[:1])
                state = moment.state
    assert len(heard.times) > 140, "most ids have come up"


def any_plays(state: ff.State, randbelow: Randbelow) -> list[Any]:
    """Plays of every kind, mostly of cards in hand."""

    hand = state.hand(state.attack)

    def cards() -> tuple[int, ...]:
        some = [hand[randbelow(len(hand))] if randbelow(4) else 1 + randbelow(15) for _ in range(1 + randbelow(4))]
        return tuple(sorted(some) if randbelow(3) == 0 else some)

    endings = (None, *get_args(Property))
    return [
        *[
            Play(kind, cards(), endings[randbelow(len(endings))], randbelow(4) == 0)
            for kind in get_args(Kind)
            for _ in range(6)
        ],
        Play("single", (), "run"),
        Play("backs", (9,) * 9, "run"),
        Call("end"),
        (1,),
        (1, 1),
    ]


@pytest.mark.parametrize("options", [Options(), Options(maul_cards="two_in_all", forward_chain="consecutive")])
def test_refusals_of_french_flair_are_shown(options: Options) -> None:
    heard = Heard(ff.game)
    randbelow = Seeded("reasons", "plays").randbelow
    for moment in moments(ff.game, "reasons", Setup("Garonne", "Causse", options)):
        state = moment.state
        if state.stack and state.hand(state.attack):
            heard.hear(state, any_plays(state, randbelow))
    assert len(heard.times) > 35, "most ids have come up"
