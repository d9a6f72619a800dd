"""The contract of a step: each frame has the facts of its messages, and keeps its secrets."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, get_args

import pytest

from tests.i18n.test_localization import Parts, messages
from tests.support.matches import moments, random_options, redealt
from touchline import french_flair as ff
from touchline import rulebook
from touchline.french_flair.model import Origin, SpotRef, TeamRef
from touchline.french_flair.rules import duel, rucks
from touchline.french_flair.rules.mauls import PickAgain
from touchline.french_flair.step import Frame, awaited
from touchline.i18n import LANGUAGES, Language
from touchline.i18n import french_flair as i18n
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, SIDES, Choose, Seeded

BASES: Final = (duel.Throw, duel.Reply, rucks.ZoneFrame)  # derived from, and never on a stack themselves
FRAMES: Final = tuple(step for step in ff.game.codec.steps.values() if issubclass(step, Frame) and step not in BASES)
MATCHES: Final = 12
PICKING: Final = "FF1 home PICK_AGAIN x60 1.12 0-0 home:1,2,9,10 away:3,4"
EACH: Final = 8  # states of each kind, at most


@cache
def visited() -> dict[type[Frame], list[ff.State]]:
    """States of random matches by the frame that waits, of a choice of dice by the throw; any switches."""
    found: dict[type[Frame], list[ff.State]] = {PickAgain: [ff.game.parse_position(ff.Setup(), PICKING)]}  # too rare
    for seed in range(MATCHES):
        options = random_options(ff.game, Seeded(seed, "options").randbelow) if seed else {"first_kick": "toss"}
        setup = ff.game.read_setup({"home": "Garonne", "away": "Causse", "options": options})
        state = ff.start(setup)
        for moment in moments(ff.game, f"frames {seed}", setup):
            frame = awaited(state)
            assert frame is not None
            for kind in {type(frame), type(frame.subject)}:
                states = found.setdefault(kind, [])
                if len(states) < EACH:
                    states.append(state)
            state = moment.state
    return found


def asked() -> Iterator[tuple[ff.State, Frame, Choose]]:
    """The states that wait for a decision of a side."""
    for states in visited().values():
        for state in states:
            frame, request = awaited(state), ff.request(state)
            if frame is not None and isinstance(request, Choose) and request.side != CLOCK:
                yield state, frame, request


def kebab(step: type[Frame]) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", step.__name__).lower()


def variables(language: Language, key: str) -> set[str]:
    """The arguments of a message and of the messages it refers to."""
    parts = Parts(messages(language)[key])
    return parts.variables.union(*(variables(language, name) for name in parts.references))


def variants(language: Language, key: str, variable: str) -> set[str]:
    """The values that a message, or one that it refers to, has words for."""
    parts = Parts(messages(language)[key])
    return parts.variants.get(variable, set()).union(*(variants(language, name, variable) for name in parts.references))


@pytest.mark.parametrize("frame", FRAMES)
def test_random_matches_reach_every_frame(frame):
    assert visited().get(frame)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_use_all_facts_and_no_others(language):
    for state, frame, _ in asked():
        key = f"ff-ask-{kebab(type(frame.subject))}"
        used = variables(language, key) | variables(language, f"{key}-why")
        assert used == set(frame.subject.facts(state)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_have_words_for_every_tag(language):
    tags = {
        (f"ff-ask-{kebab(type(frame.subject))}", name, fact)
        for state, frame, _ in asked()
        for name, fact in frame.subject.facts(state).items()
        if isinstance(fact, str)
    }
    tags |= {("ff-ask-play-choice", "origin", origin) for origin in get_args(Origin)}
    for key, name, tag in tags:
        known = variants(language, key, name) or variants(language, f"{key}-why", name)
        assert tag.lower() in known, (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_said_to_both_sides(language):
    say = Localization(language).format
    for state, _, request in asked():
        question, why = i18n.question(state, request)
        assert say(question) != say(why)
        assert request.side != CLOCK
        assert state.setup.name(request.side) in say(i18n.waiting(state, request))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_message_belongs_to_a_frame(language):
    asking = {type(frame) for _, frame, _ in asked()}
    subjects = {type(frame.subject) for _, frame, _ in asked()}
    asks = {f"ff-ask-{kebab(step)}{end}" for step in subjects for end in ("", "-why")}
    waits = {f"ff-waits-{kebab(step)}" for step in asking} | {"ff-waits-time-check"}
    assert {key for key in messages(language) if key.startswith(("ff-ask-", "ff-waits-"))} == asks | waits


def test_facts_are_engine_values():
    for states in visited().values():
        for state in states:
            frame = awaited(state)
            assert frame is not None
            for fact in frame.subject.facts(state).values():
                assert isinstance(fact, TeamRef | SpotRef | int | str)
                assert not isinstance(fact, str) or re.fullmatch(r"[A-Za-z0-9]+", fact), "a tag, no words"


@pytest.mark.parametrize("frame", FRAMES)
def test_a_side_learns_nothing_that_is_hidden(frame):
    randbelow = Seeded(frame.__name__, "redealt").randbelow
    for state in visited()[frame]:
        for side in SIDES:
            for _ in range(4):
                alike = redealt(state, side, randbelow)
                assert ff.view(alike, side) == ff.view(state, side)
                told, like = awaited(state), awaited(alike)
                assert told is not None
                assert like is not None
                assert like.facts(alike) == told.facts(state)
                assert like.subject.facts(alike) == told.subject.facts(state)
                assert (like.tackled, like.situation) == (told.tackled, told.situation)


def test_dice_that_are_chosen_have_a_purpose():
    thrown = {frame.subject for _, frame, _ in asked() if frame.subject is not frame}
    assert {type(throw).__name__ for throw in thrown if throw.traits.purpose is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_show_their_needs(language):
    known = variants(language, "ff-need", "what")
    told = {need.replace(" ", "-") for states in visited().values() for state in states for need in needed(state)}
    assert told == known


def needed(state: ff.State) -> list[str]:
    """The needs of the dice in a state; those of the reply come with the first throw."""
    frame = awaited(state)
    assert frame is not None
    listed: list[str] = [need for need, _ in frame.subject.needs(state)]
    assert listed or frame.subject.traits.purpose is None
    return listed


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_cites_rules_of_the_book(frame):
    assert {rule for _, rule in frame.traits.needs} <= {rule.id for rule in rulebook.rules(ff.game.name)}
