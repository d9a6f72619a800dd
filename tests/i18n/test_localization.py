"""The messages of all languages: none missing, none unused, all formatted."""

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.support.counter_attack_table import DECISIONS, ROLLS, place, samples
from tests.support.football_positions import POSITIONS, played
from tests.support.matches import moments
from touchline.coaches.counter_attack import reasons as football_reasons
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.french_flair import reasons as rugby_reasons
from touchline.coaches.protocol import Reason
from touchline.counter_attack import State, events, game
from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.game import CHAPTERS
from touchline.counter_attack.model import EditionName, PassKind, Variant, Word
from touchline.counter_attack.outcomes import What
from touchline.counter_attack.rules.next_action import After
from touchline.counter_attack.step import Frame as FootballFrame
from touchline.french_flair import game as rugby
from touchline.games import GAMES
from touchline.i18n import LANGUAGES, Language, Message
from touchline.i18n import counter_attack as i18n
from touchline.i18n.advice import because
from touchline.i18n.counter_attack import calls
from touchline.i18n.keys import kebab
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, HOME, Choose, Frame, Game, Roll, replace, steps_of
from touchline.lessons import lesson, lessons

ROOT: Final = Path(__file__).parents[2]
CATALOGUES: Final = ROOT / "src/touchline/i18n"
PYTHON: Final = tuple(ROOT / "src/touchline" / layer for layer in ("i18n", "review", "session", "server", "cli"))
WEB: Final = ROOT / "web/src"
BY_NAME: Final = ("ff-ask-", "ff-waits-", "ff-event-")  # each with the name of a step or event, as its own tests check
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


# The files


@cache
def entries(language: Language) -> list[fluent.EntryType]:
    """Everything in the files of a language."""
    files = sorted((CATALOGUES / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(language: Language) -> dict[str, fluent.Message]:
    """The messages of a language by their keys."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, fluent.Message)}


class Parts(Visitor):
    """The parts of a message: variables, other messages, number options, and the words it selects by."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.options: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (the parser's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: fluent.NamedArgument) -> None:  # noqa: N802
        self.options.add(node.name.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, fluent.Identifier) else key.value)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: Language) -> None:
    wrong = [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert wrong == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message)]
    assert sorted(keys) == sorted(set(keys)), "a key stands twice"
    assert [key for key in keys if not KEY.fullmatch(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_formats_numbers_alike(language: Language) -> None:
    """It takes these options from a message and leaves all others out, `style` among them."""
    taken = {"minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "useGrouping"}
    options = {key: Parts(message).options - taken for key, message in messages(language).items()}
    assert {key: left_out for key, left_out in options.items() if left_out} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: Language) -> None:
    assert set(messages(language)) == set(messages("en"))
    for key, message in messages(language).items():
        assert Parts(message).variables <= Parts(messages("en")[key]).variables, key


# The sources


def python_files() -> Iterator[Path]:
    for folder in PYTHON:
        yield from sorted(folder.rglob("*.py"))


def web_files() -> Iterator[Path]:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    yield from sorted(file for file in files if "generated" not in file.parts and ".test." not in file.name)


class Found:
    """The keys in the sources: certain ones, possible ones, and the starts and ends of composed ones.

    In Python a key is the first argument of `Message` or `message`, or any word with the prefix of a game; in the
    browser it stands in the first argument of `t`, or is the name of something that the server names.
    """

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}  # with the file where it was found
        self.words: set[str] = set()
        self.made: dict[tuple[str, str], str] = {}
        for file in python_files():
            self._python(file)
        for file in web_files():
            self._web(file)

    def _python(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Name(id="Message" | "message"), args=[ast.Constant(value=str(key)), *_]):
                    self.keys[key] = file.name
                case ast.Call(
                    func=ast.Name(id="Message" | "message"), args=[ast.JoinedStr(values=[start, *_, last]), *_]
                ):
                    self.made[_constant(start), _constant(last)] = file.name
                case ast.Constant(value=str(word)) if KEY.fullmatch(word):
                    self.words.add(word)
                    if word.startswith(("ca-", "ff-")):
                        self.keys[word] = file.name
        for key in re.findall(r'^\s*>>> .*Message\("([^"]+)"', text, re.MULTILINE):
            self.keys[key] = file.name
            self.words.add(key)

    def _web(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        self.words |= set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", text))
        for start, end in re.findall(r"\bt\(`([a-z][a-z-]*-)\$\{[^`}]*\}([a-z-]*)`", text):
            self.made[start, end] = file.name
        for kind in re.findall(r"\bnamed\('([a-z-]+)'", text):
            self.made[f"{kind}-", ""] = file.name
        for call in re.finditer(r"(?<![\w.])t\(", text):
            for key in re.findall(r"""['"]([^'"]*)['"]""", first_argument(text[call.end() :])):
                self.keys[key] = file.name

    def is_used(self, key: str) -> bool:
        """Whether a key is used anywhere."""
        return key in self.words or any(key.startswith(start) and key.endswith(end) for start, end in self.made)


def _constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def first_argument(text: str) -> str:
    """The text before the first comma or the end of a call; of a conditional, only its results."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (depth == 0 and letter == ","):
            argument = text[:at]
            return re.sub(r"(^|:)[^?:]*\?", r"\1", argument)
    return text


@cache
def found() -> Found:
    return Found()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_is_a_message(language: Language) -> None:
    missing = {key: file for key, file in found().keys.items() if key not in messages(language)}
    assert missing == {}
    for (start, end), file in found().made.items():
        assert any(key.startswith(start) and key.endswith(end) for key in messages(language)), (start, file)
        assert start in BY_NAME or not start.startswith(("ca-", "ff-")), f"{file}: the keys of games are written out"


def test_no_message_is_unused() -> None:
    said_by_others = {name for message in messages("en").values() for name in Parts(message).references}
    said_by_others |= reasons() | of_frames() | of_lessons()
    assert [key for key in messages("en") if not found().is_used(key) and key not in said_by_others] == []


def of_frames() -> set[str]:
    """The keys that are made from the names of frames."""
    names = [kebab(step) for step in steps_of(*CHAPTERS) if issubclass(step, FootballFrame)]
    return {f"ca-{what}-{name}{why}" for name in names for what in ("ask", "roll") for why in ("", "-why")}


def of_lessons() -> set[str]:
    """The keys of the cards, remarks and asides of lessons."""
    return {key for id in lessons() for key in lesson(id).messages()}


# The reasons of coaches


@cache
def reasons() -> set[str]:
    """The keys of all reasons that a coach of either game may give."""
    keys = set[str]()
    for name in GAMES:
        for file in sorted((ROOT / "src/touchline/coaches" / name.replace("-", "_")).rglob("*.py")):
            words = re.findall(r'"(why-[a-z-]+)"', file.read_text(encoding="utf-8"))
            keys |= {because(name, word, {}).key for word in words}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_coach_is_a_message(language: Language) -> None:
    assert reasons() == {key for key in messages(language) if key.startswith("because-")}


def test_every_reason_of_a_coach_is_said(catalogue: Localization) -> None:
    said = set[str]()
    for moment in moments(rugby, "reasons"):
        for view, answer in _options(rugby, moment.state):
            said.add(_reason(rugby.name, rugby_reasons.why(view, answer), catalogue))
    for state in samples():
        for view, answer in _options(game, state):
            why = football_reasons.reason(Context(view.state, view.side), answer)
            said.add(_reason(game.name, why, catalogue))
    assert len(said) > len(reasons()) / 2


def _options(game: Game[Any], state: Any) -> Iterator[tuple[Any, Any]]:
    """A side's view of a decision, with the first answer of each kind."""
    request = game.request(state)
    if isinstance(request, Choose) and request.side != CLOCK:
        for group in request.groups:
            yield game.view(state, request.side), group[0]


def _reason(name: str, why: Reason, catalogue: Localization) -> str:
    said = because(name, why.key, why.facts)
    assert catalogue.format(said)
    return said.key


# Enumerations


DECLINES: Final = ("no", "done")
CALLS: Final = [word for word in get_args(Word) if word not in DECLINES]
STEPS: Final = [step for step in steps_of(*CHAPTERS) if issubclass(step, Frame)]


def declines(step: type) -> bool:
    """Whether a step offers to decline, which needs a button that says what that means."""
    return any(f'word("{word}")' in inspect.getsource(step) for word in DECLINES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("keys", "variable", "values"),
    [
        (
            ["ca-call", "ca-call-fact"],
            "call",
            [word.replace(" ", "_") for word in CALLS],
        ),
        (["settings-order"], "order", [order for game in GAMES.values() for order in game.orders]),
        (["ca-decline", "ca-decline-fact"], "step", [kebab(step) for step in STEPS if declines(step)]),
        (["ca-pass", "ca-pass-fact", "ca-event-pass-called"], "kind", get_args(PassKind)),
        (["ca-aim", "ca-aim-fact"], "kind", get_args(calls.Aim)),
        (["ca-choose"], "kind", get_args(calls.Choice)),
        (["ca-attribute", "ca-attribute-short"], "name", get_args(Attribute)),
        (["ca-mark"], "mark", get_args(i18n.Mark)),
        (["ca-restart"], "restart", get_args(events.Restart)),
        (["ca-card"], "card", ["yellow", "second_yellow", "red"]),
        (["ca-variant"], "variant", get_args(Variant)),
        (["ca-edition"], "edition", get_args(EditionName)),
        (["ca-test-passed", "ca-test-failed"], "what", get_args(events.TestName)),
        (["ca-event-duelled"], "duel", get_args(events.DuelName)),
        (["ca-how"], "how", get_args(events.How)),
        (["ca-event-shot-taken"], "kind", ["shot", "snapshot", "free_kick", "penalty", "header"]),
        (["ca-ask-action-choice"], "after", get_args(After)),
        (["ca-half", "ca-event-half-began", "ca-event-time-ran-out", "ca-event-half-ended"], "half", "12345"),
        (["ca-event-scattered"], "direction", "123456"),
        (["ca-outcome", "ca-outcome-word"], "what", get_args(What)),
    ],
    ids=lambda part: part[0] if isinstance(part, list) and len(part) < 5 else "",
)
def test_every_value_has_its_words(language: Language, keys: list[str], variable: str, values: tuple[str, ...]) -> None:
    for key in keys:
        assert set(values) <= Parts(messages(language)[key]).variants[variable], key


# Counter Attack at every point of a match


@pytest.fixture(params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Localization:
    """Formats messages in each complete language."""
    return Localization(request.param)


def asked(state: State, request: Any) -> list[Message]:
    """All messages about the request of a state."""
    if not isinstance(request, Choose):
        about = [i18n.compass(state), i18n.needed(state)] if isinstance(request, Roll) else []
        return [i18n.roll(state), *filter(None, about)]
    if request.side == CLOCK:
        return []
    question, why = i18n.question(state, request)
    return [question, i18n.waiting(state, request), *([why] if why else [])]


def test_every_question_is_asked(catalogue: Localization) -> None:
    waits = {type(state.stack[-1]) for state in samples()}
    for state in samples():
        for said in (*asked(state, game.request(state)), i18n.time(state), i18n.ball(state)):
            assert catalogue.format(said)
    for frame in DECISIONS:
        for said in asked(replace(place(), stack=(frame,)), Choose("MOVE-02", HOME, ())):
            assert catalogue.format(said)
    for frame in ROLLS:
        assert catalogue.format(i18n.roll(replace(place(), stack=(frame,))))
    waits |= {type(frame) for frame in (*DECISIONS, *ROLLS)}
    frames = {step for step in steps_of(*CHAPTERS) if issubclass(step, Frame)}
    assert {frame.__name__ for frame in frames - waits} == {"TimeCheck"}  # the clock's own question


def test_every_event_is_told(catalogue: Localization) -> None:
    kinds: set[type[Any]] = set()
    for begins in POSITIONS:
        for seed in range(4):
            state = begins(seed)
            assert catalogue.format(i18n.time(state))
            for moment in played(seed, state):
                for event in moment.events:
                    assert catalogue.format(i18n.event_message(event, moment.state))
                    kinds.add(type(event))
                assert catalogue.format(i18n.time(moment.state))
    assert len(kinds) > 40


@pytest.mark.parametrize("edition", get_args(EditionName))
def test_whole_matches_are_told(catalogue: Localization, edition: str) -> None:
    setup = game.read_setup({"edition": edition, "options": {"clock": "actions:15", "tie_break": "both"}})
    for number, moment in enumerate(moments(game, f"said {edition}", setup)):
        for event in moment.events:
            assert catalogue.format(i18n.event_message(event, moment.state))
        if number % 10 == 0 and (request := game.request(moment.state)):
            for said in asked(moment.state, request):
                assert catalogue.format(said)


def test_every_chance_is_told(catalogue: Localization) -> None:
    for state in samples():
        request = game.request(state)
        if not isinstance(request, Choose) or request.side == CLOCK:
            continue
        answer = request.groups[0][0]
        told = i18n.odds(state, answer)
        if told is None:
            continue
        rolls = [part for roll in told.rolls for part in (roll.what, roll.needed)]
        ends = [part for end in told.ends for part in (end.word, end.said, end.detail)]
        for said in filter(None, (*rolls, *ends, i18n.headline(state, answer))):
            assert catalogue.format(said)
        assert all(0 <= roll.chance <= 1 for roll in told.rolls)


def test_a_frame_without_words_is_named() -> None:
    over = replace(place(), stack=())
    state = replace(over, stack=(next(step for step in place().stack),))
    with pytest.raises(TypeError, match="ActionChoice has no message"):
        i18n.roll(state)
    rolls = replace(place(), stack=(ROLLS[0],))
    with pytest.raises(TypeError, match=f"{type(ROLLS[0]).__name__} has no message"):
        i18n.question(rolls, Choose("MOVE-02", HOME, ()))
