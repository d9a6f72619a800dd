"""Italian: as complete as English, in Italian words, and formatted at every point of a match."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, Final, get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.i18n import test_localization as catalogues
from tests.i18n.test_counter_attack import SENTENCES as FOOTBALL
from tests.i18n.test_counter_attack import STATE
from tests.i18n.test_french_flair_events import SENTENCES as RUGBY
from tests.i18n.test_french_flair_events import SETUP
from tests.i18n.test_localization import CATALOGUES, Parts, messages
from tests.support.matches import moments
from tests.support.sayings import said_in
from touchline.counter_attack.model import EditionName
from touchline.french_flair import State
from touchline.french_flair.model import Options, Play
from touchline.i18n import Arg, Language, Message, Person, counter_attack, french_flair
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, SIDES, Choose, read_options, replace
from touchline.session.entry_wording import seen_by
from touchline.session.presenters import PRESENTERS
from touchline.session.presenters.french_flair.protocol import HandPreview
from touchline.session.protocol.previews import AnswerPreview

ENGLISH: Final = Localization("en")
ITALIAN: Final = Localization("it")
KEYS: Final = sorted(messages("en"))


def words(text: str) -> set[str]:
    """The words of a text, of three letters or more."""
    return {word for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) > 2}


COMMUNITY: Final = words(
    "movement phase, snapshot, nutmeg, reckless tackle, standard pass, first-time, high, long, "
    "pace, dribbling, heading, resilience, shooting, tackling, aerial, saving, handling"
)
"""Terms of Counter Attack that its Italian players leave in English."""

SPORT: Final = words("corner, stop, draft, drop, mark, maul, ruck, rugby, flanker, pick and go")
"""Words of football and rugby that are English in Italian too."""

NAMES: Final = words(
    "Counter Attack, French Flair, Harbour Athletic, Calder Rovers, Garonne, Causse, "
    "browser, computer, link, server, CSV"
)
"""Names of games, clubs, and what belongs to computers."""

ALIKE: Final = words(
    "all, area, bonus, club, come, date, decide, due, far, file, password, per, scenario, dri, res, sale"
)
"""Italian words, and attributes cut short, that are spelt as English ones."""


# As much as in English


def test_the_keys_are_those_of_english() -> None:
    assert set(messages("it")) == set(messages("en"))


@pytest.mark.parametrize("key", KEYS)
def test_a_message_has_the_variables_of_english(key: str) -> None:
    assert Parts(messages("it")[key]).variables == Parts(messages("en")[key]).variables


@pytest.mark.parametrize("key", KEYS)
def test_a_message_shows_what_english_shows(key: str) -> None:
    """Every variant is formatted, and is a sentence if English has one."""
    for args in ways(key):
        english, italian = ENGLISH.format(Message(key, args)), ITALIAN.format(Message(key, args))
        for shown in map(str, filter(is_shown, args.values())):
            assert shown not in english or shown in italian, (english, italian)
        assert english.endswith(".") == italian.endswith("."), (english, italian)
        if english[0].isalpha() and italian[0].isalpha() and not italian.startswith("Movement Phase"):
            assert english[0].isupper() == italian[0].isupper(), (english, italian)


def ways(key: str) -> Iterator[dict[str, Arg]]:
    """Arguments for every variant of a message, in either language."""
    variables, variants = parts(key)
    others: dict[str, Arg] = {name: f"«{name}»" for name in variables - set(variants)}
    for words in product(*variants.values()):
        yield others | dict(zip(variants, words, strict=True))


@cache
def parts(key: str) -> tuple[frozenset[str], Mapping[str, frozenset[Arg]]]:
    """The variables and selectors of a message and those it includes, in both languages."""
    variables: frozenset[str] = frozenset()
    variants: dict[str, frozenset[Arg]] = {}
    languages: tuple[Language, ...] = ("en", "it")
    for language in languages:
        own = Parts(messages(language)[key])
        variables |= own.variables
        for name, words in own.variants.items():
            counts = {"one": 1, "other": 37} if "one" in words else {}
            found = {int(word) if word.isdigit() else counts.get(word, word) for word in words}
            variants[name] = variants.get(name, frozenset()) | found
        for taken_in in map(parts, own.references):
            variables |= taken_in[0]
            for name, values in taken_in[1].items():
                variants[name] = variants.get(name, frozenset()) | values
    return variables, variants


def is_shown(arg: Arg) -> bool:
    """Whether an argument is shown, not only selected by."""
    return arg == 37 or (isinstance(arg, str) and arg.startswith("«"))


# At every point of a match


@pytest.mark.parametrize(
    "walk",
    [
        catalogues.test_every_question_is_asked,
        catalogues.test_every_event_is_told,
        catalogues.test_every_chance_is_told,
    ],
)
def test_counter_attack(walk: Callable[[Localization], None]) -> None:
    walk(ITALIAN)


@pytest.mark.parametrize("edition", get_args(EditionName))
def test_matches_of_counter_attack(edition: str) -> None:
    catalogues.test_whole_matches_are_told(ITALIAN, edition)


@pytest.mark.parametrize("clock", ["phases:12", "minutes:10"])
def test_matches_of_french_flair(clock: str) -> None:
    setup = replace(SETUP, options=read_options(Options, {"clock": clock}))
    presenter = PRESENTERS["french-flair"]
    for number, moment in enumerate(moments(presenter.game, f"italian {clock}", setup)):
        seen = [seen_by(presenter.game, event, side) for event in moment.events for side in SIDES]
        told = [presenter.event_message(event, moment.state, 0) for event in seen if event is not None]
        say_all((*told, presenter.time(moment.state)))
        if number % 3 == 0:
            say_all(asked(moment.state))


def asked(state: State) -> tuple[Any, ...]:
    """The question of a decision, with the previews of its first answer and its first card."""
    presenter = PRESENTERS["french-flair"]
    request = presenter.game.request(state)
    if not isinstance(request, Choose):
        return ()
    everybody = presenter.question(state, request, 1, to_move=False)
    if request.side == CLOCK:
        return (everybody,)
    first = request.groups[0][0]
    looks = [presenter.preview(state, request.side, AnswerPreview(presenter.game.format_answer(first)))]
    if isinstance(first, Play):
        looks += [presenter.preview(state, request.side, HandPreview(places)) for places in ((), (0,))]
    return (everybody, presenter.question(state, request, 1, to_move=True), *looks)


def say_all(thing: Any) -> None:
    for said in said_in(thing):
        assert ITALIAN.format(said)


def test_every_event_is_a_sentence() -> None:
    football = [counter_attack.event_message(event, STATE) for event, _ in FOOTBALL]
    rugby = [french_flair.event_message(event, SETUP) for event, _ in RUGBY]
    for told in football + rugby:
        assert re.fullmatch(r"[A-Z0-9].*[^.]\.", ITALIAN.format(told))


# In Italian


class Texts(Visitor):
    """The literal text of a message, without its arguments."""

    def __init__(self, message: fluent.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (the parser's name)
        self.found.append(node.value)


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """Every text of a language, with the key of its message."""
    for key, message in messages(language).items():
        for text in Texts(message).found:
            yield key, text


def test_no_word_is_english() -> None:
    english = {word for _, text in texts("en") for word in words(text)}
    italian = {word for _, text in texts("it") for word in words(text)}
    allowed = COMMUNITY | SPORT | NAMES | ALIKE
    slipped = {key: left for key, text in texts("it") if (left := words(text) & english - allowed)}
    assert slipped == {}
    assert allowed <= italian, "a word is allowed that nothing says"


@pytest.mark.parametrize(
    ("pattern", "rule"),
    [
        (r"!", "nobody cheers"),
        (r"'", "apostrophes are curly"),
        (r"\.\.\.|…", "nothing is left hanging"),
        (r"(?<!\N{NARROW NO-BREAK SPACE})%", "a percent sign has its thin space"),
        (r"[\w}] [ms]\b(?!’)", "a unit stays with its number"),
        (r"\b(il|lo|la|i|gli|le|un|una|uno) \{ \$(who|on|off|rivals?|team|side|home|away|player|name) ", "no article"),
        (r"\b(a|da|de|ne|su)(l|lla|llo|i|gli|lle) \{ \$(who|on|off|rivals?|team|side|player|name) ", "no article"),
        (r"’\{ \$", "nothing is elided before a name"),
        (r"\$(who|player|name|team|side) \} (è|viene|resta) \w+(at|it|ut|s)[oa]\b", "nothing agrees with a name"),
    ],
)
def test_how_it_is_written(pattern: str, rule: str) -> None:
    for file in sorted((CATALOGUES / "it").glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#") and re.search(pattern, line)] == [], rule


VILLALBA: Final = Person("Elías Villalba", 10, "home")


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Message("ca-ask-step-choice", {"ends": "no", "step": 1, "left": 1}), "Tocca a te: muovi un giocatore"),
        (Message("ca-wait-moving", {"team": "Calder", "moves": 3, "limit": 5}), "Calder sta muovendo: 3 di 5"),
        (
            Message("ca-ask-step-choice-why", {"dead": "no", "step": 1, "left": 2}),
            ("Turno 1 di 3: ciascuno fino alla sua velocità; chi ha la palla va un esagono alla volta."),
        ),
        (
            Message(
                "ca-ask-placement-choice",
                {"restart": Message("ca-restart", {"restart": "corner"}), "left": 1, "ends": "yes", "attacks": "no"},
            ),
            "Corner: schiera un giocatore o chiudi",
        ),
        (
            Message("ca-event-stunned", {"who": VILLALBA}),
            "Stordimento: Elías Villalba (H10) non si muove più in questa fase di movimento.",
        ),
        (
            Message(
                "ca-event-scattered",
                {"distance": 1, "direction": 5, "at": Message("ca-at", {"place": "box", "hexes": 4})},
            ),
            "La palla va 1 esagono a nord-est e si ferma in area.",
        ),
        (Message("ca-percent", {"size": "plain", "percent": 17}), "17\N{NARROW NO-BREAK SPACE}%"),
        (Message("ff-ask-contest-offer", {"rivals": "Causse"}), "Contendi la ruck o la lasci a Causse?"),
        (
            Message("ff-ground", {"metres": 10, "spot": french_flair.places.spot(60, "home")}),
            "10\N{NO-BREAK SPACE}m, fino ai loro 40\N{NO-BREAK SPACE}m",
        ),
        (
            Message("state-lost", {"seconds": 4}),
            "Connessione persa. Niente è perso, riprovo tra 4\N{NO-BREAK SPACE}s",
        ),
    ],
)
def test_a_saying(said: Message, text: str) -> None:
    assert ITALIAN.format(said) == text
