"""Reasons in every language: each sentence of the engine has its message, and whatever is refused can be said."""

import ast
import re
from collections import Counter
from functools import cache
from string import Formatter
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
from touchline.i18n.reasons import reason, slug
from touchline.kernel import Choose, Randbelow, Refusal, Seeded

ENGINE: Final = [ROOT / "src/touchline" / part for part in ("kernel", "counter_attack", "french_flair")]
SAY: Final = {language: Localization(language).format for language in LANGUAGES}


# The sources


@cache
def faults() -> list[tuple[str, ast.Call]]:
    """Whatever makes a fault in the sources, and where."""
    texts = {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "src/touchline").rglob("*.py"))}
    return [
        (f"{file.relative_to(ROOT)}:{node.lineno}", node)
        for file, text in texts.items()
        if "Refusal(" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]


@cache
def templates() -> dict[str, str]:
    """The sentences of the engine by their keys."""
    found = {str(node.args[1].value) for _, node in faults() if isinstance(node.args[1], ast.Constant)}
    return {f"why-{slug(template)}": template for template in sorted(found)}


def names(template: str) -> set[str]:
    """The names of what goes into a sentence."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_every_sentence_is_written_out_with_what_goes_into_it() -> None:
    for place, node in faults():
        assert any(place.startswith(str(part.relative_to(ROOT))) for part in ENGINE), f"{place}: not of the engine"
        match node.args:
            case [_, ast.Constant(value=str(template))]:
                given = {keyword.arg for keyword in node.keywords}
                assert given == names(template), place
            case _:
                pytest.fail(f"{place}: the sentence is not written out")


def test_every_sentence_has_a_key_of_its_own() -> None:
    sentences = {str(node.args[1].value) for _, node in faults() if isinstance(node.args[1], ast.Constant)}
    assert len(templates()) == len(sentences) > 250
    assert max(map(len, templates())) <= 60


@pytest.mark.parametrize(
    ("template", "made"),
    [
        ("not offered here", "not-offered-here"),
        ("{hex} is {away} hexes away, a throw reaches {most}", "hex-is-away-hexes-away-a-throw-reaches-most"),
        ("the maul's second card comes first (maul_cards)", "the-mauls-second-card-comes-first-maul-cards"),
        ("there is no formation {name!r}", "there-is-no-formation-name"),
        ("a " + "word " * 20, "a" + "-word" * 11),
    ],
)
def test_a_key(template: str, made: str) -> None:
    assert slug(template) == made


# The catalogues


@cache
def own(language: Language) -> dict[str, fluent.Message]:
    """The messages of the reasons of a language."""
    text = (CATALOGUES / language / "reasons.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_of_them_and_no_others(language: Language) -> None:
    assert sorted(set(templates()) - set(own(language))) == [], "missing"
    assert sorted(set(own(language)) - set(templates())) == ["why-call"], "unknown to the engine"
    for key, template in templates().items():
        variables = Parts(own(language)[key]).variables
        assert variables <= names(template), key
        assert variables == Parts(own("en")[key]).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "variable", "values"),
    [
        ("why-call", "call", [word.replace(" ", "-") for word in next_action._WORDS.values()]),
        ("why-card-has-no-ending", "ending", get_args(Property)),
        ("why-a-kind-has-no-conclusion", "kind", ["maul", "pick"]),
        ("why-a-corner-is-played-as-a-high-pass-or-a-kind-pass", "kind", ["standard", "short"]),
    ],
)
def test_every_value_has_its_words(language: Language, key: str, variable: str, values: list[str]) -> None:
    assert Parts(messages(language)[key]).variants[variable] == set(values)


SAMPLES: Final[dict[str, Arg]] = {
    **dict.fromkeys(("player", "carrier", "other"), Person("Elías Villalba", 10, "home")),
    **dict.fromkeys(("players",), (Person("Elías Villalba", 10, "home"), Person("Ruairí Mac Ailpín", 4, "away"))),
    **dict.fromkeys(("hex", "ball"), "10,3"),
    **dict.fromkeys(("side", "name", "nearest", "option", "value"), "Garonne"),
    "call": Message("why-call", {"call": "high-pass"}),
    "listed": (Message("why-call", {"call": "shot"}), Message("why-call", {"call": "movement-phase"})),
    "kind": "maul",
    "ending": "run",
}
"""What may go into a sentence; anything else is a number."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_reason_can_be_said(language: Language, number: int) -> None:
    for key, template in templates().items():
        text = SAY[language](Message(key, {name: SAMPLES.get(name, number) for name in names(template)}))
        assert re.fullmatch(r"[\w«].*[^.]\.", text), text


# Whatever is refused


class Heard:
    """The faults of random answers, each sentence said a few times in every language."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.times: Counter[str] = Counter()

    def hear(self, state: Any, answers: list[Any]) -> None:
        for answer in answers:
            fault = self._game.explain(state, answer)
            if fault and self.times[fault.template] < 5:
                self.times[fault.template] += 1
                self._say(state, fault)

    def _say(self, state: Any, fault: Refusal) -> None:
        said = reason(state, fault)
        check_said(said)
        for language, say in SAY.items():
            text = say(said)
            assert text.endswith("."), (language, text)
            assert not any(part in text for part in ("{", "None", "Spot(", "Shirt(", "  ")), (language, text)


def test_counter_attack_says_why() -> None:
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
    assert len(heard.times) > 150, "most of what is refused has been heard"


def any_plays(state: ff.State, randbelow: Randbelow) -> list[Any]:
    """Plays of every kind, most of cards that are held."""

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
def test_french_flair_says_why(options: Options) -> None:
    heard = Heard(ff.game)
    randbelow = Seeded("reasons", "plays").randbelow
    for moment in moments(ff.game, "reasons", Setup("Garonne", "Causse", options)):
        state = moment.state
        if state.stack and state.hand(state.attack):
            heard.hear(state, any_plays(state, randbelow))
    assert len(heard.times) > 40, "most of what is refused has been heard"
