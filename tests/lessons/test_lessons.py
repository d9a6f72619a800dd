"""The guided first matches: what is written of them, and every way through them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import ast as fluent

from tests.i18n.test_localization import messages
from touchline.coaches.registry import coach
from touchline.counter_attack.model import Move
from touchline.counter_attack.pitch import distance
from touchline.games import GAMES
from touchline.i18n.message import LANGUAGES
from touchline.kernel import CLOCK, BadSetup, Choose, Seeded
from touchline.lessons import Progress, lesson, lessons
from touchline.lessons.part import PARTS, Look
from touchline.lessons.progress import GENERAL, conditions
from touchline.lessons.shown import LessonShown

MOST_WORDS: Final = 25
SEEDS: Final = tuple(f"path {number}" for number in range(10))
PASSING: Final = {
    "home": [(-16, 0), (-3, -7), (-2, 7), (-6, -2), (-6, 3), (1, -1), (11, -5), (4, -5), (11, 0), (6, 2), (9, 7)],
    "away": [(17, 0), (12, 6), (13, -7), (13, 2), (12, -3), (9, 3), (5, 6), (9, -1), (-3, 2), (2, -3), (5, -9)],
}
"""The position of the sixth card in the script, by shirt."""


# What is written


@pytest.mark.parametrize("id", lessons())
def test_it_is_well_formed(id: str) -> None:
    taught = lesson(id)
    part = PARTS[taught.game]
    names = [step.name for step in taught.steps]
    assert len(set(names)) == len(names) == 12
    assert taught.unfolds in names
    for step in taught.steps:
        assert step.after in ("", *names[: names.index(step.name)]), f"{step.name} comes after {step.after}"
        assert step.facts in part.facts
        assert step.suggest in ("", *part.suggestions)
    for written in taught.conditions():
        for words in conditions(written):
            name = words[1] if words[0] == "not" else words[0]
            assert name in (*GENERAL, *part.conditions), written
    for exercise in taught.exercises:
        assert set(exercise.steps) <= set(names)


@pytest.mark.parametrize("id", lessons())
def test_its_positions_are_questions_to_the_learner(id: str) -> None:
    taught = lesson(id)
    setup = GAMES[lesson(id).game].read_setup(taught.setup)
    for exercise in ("", *(one.name for one in taught.exercises)):
        state = taught.start(setup, exercise)
        request = GAMES[lesson(id).game].request(state)
        assert isinstance(request, Choose)
        assert request.side == taught.learner
        assert Progress.of(id, exercise, state).shown().current == (
            taught.exercise(exercise).steps[0] if exercise else taught.steps[0].name
        )


@pytest.mark.parametrize("id", lessons())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_tasks(id: str, language: Any) -> None:
    taught = lesson(id)
    for key in taught.messages():
        message = messages(language)[key]
        attributes = {attribute.id.name for attribute in message.attributes}
        name = key.removeprefix(f"{taught.prefix}-")
        if name.startswith("remark-"):
            wanted = set()
        elif name.startswith("aside-"):
            wanted = {"title"}
        else:
            tasks = [f"task-{at + 1}" if at else "task" for at in range(len(taught.step(name).tasks))]
            wanted = {"title", *tasks}
        assert attributes == wanted, key


@pytest.mark.parametrize("id", lessons())
def test_a_card_has_at_most_twenty_five_words(id: str) -> None:
    for key in lesson(id).messages():
        assert longest(messages("en")[key]) <= MOST_WORDS, key


def longest(message: fluent.Message) -> int:
    """The words of a message at most: of each choice the longest, and each variable as one word."""
    assert message.value is not None
    return sum(_words(element) for element in message.value.elements)


def _words(element: fluent.TextElement | fluent.Placeable) -> int:
    if isinstance(element, fluent.TextElement):
        return len(re.findall(r"[\w’%+]*\w[\w’%]*", element.value))
    if isinstance(element.expression, fluent.SelectExpression):
        return max(sum(_words(each) for each in variant.value.elements) for variant in element.expression.variants)
    return 1


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(BadSetup, match="no lesson 'chess'"):
        lesson("chess")
    with pytest.raises(BadSetup, match="no exercise 'header'"):
        lesson("counter-attack").exercise("header")


# Ways through it


class Told(NamedTuple):
    """Something that happened in a lesson: an answer with what came of it, or what the screen told."""

    before: Any
    by: str
    answer: Any
    events: tuple[Any, ...]
    after: Any
    screen: str = ""


def follow(progress: Progress, told: Told) -> None:
    if told.screen:
        progress.did("skip" if told.screen == "skip" else "saw", told.screen)
    else:
        request = GAMES[progress.lesson.game].request(told.after)
        progress.follow(told.before, told.by, told.answer, told.events, told.after, request)


def played(id: str, seed: str, *, suggested: bool) -> Iterator[tuple[Progress, Told]]:
    """A lesson to the end of its match, either as it suggests or with any legal answers."""
    taught, rules = lesson(id), GAMES[lesson(id).game]
    state = taught.start(rules.read_setup(taught.setup))
    progress, chance = Progress.of(id, "", state), Seeded(seed)
    rival = coach(taught.game, taught.opponent, Seeded(seed, "rival").randbelow)
    helper, any_ = coach(taught.game, "steady", Seeded(seed, "helper").randbelow), Seeded(seed, "any").randbelow
    while (request := rules.request(state)) is not None:
        if isinstance(request, Choose) and request.side == taught.learner:
            for told in screens(progress, state, any_, suggested=suggested):
                follow(progress, told)
                yield progress, told
            answer = request.at_random(any_)
            if suggested:
                answer = suggestion(progress.shown(), rules, request, state)
                if answer is None:
                    answer = helper.choose(rules.view(state, request.side), request)
        elif isinstance(request, Choose):
            assert request.side != CLOCK
            answer = rival.choose(rules.view(state, request.side), request)
        else:
            answer = chance.answer(request)
        assert answer in request
        after, events = rules.step(state, answer)
        told = Told(state, request.side if isinstance(request, Choose) else "chance", answer, events, after)
        follow(progress, told)
        state = after
        yield progress, told


def screens(progress: Progress, state: Any, randbelow: Any, *, suggested: bool) -> Iterator[Told]:
    """What a learner looks at before an answer: all that is waited for, or some of it, or the step is skipped."""
    waits = progress.shown().waits
    if not suggested and progress.current and not randbelow(8):
        waits = ("skip",)
    for wait in waits:
        if wait != "next" and (suggested or randbelow(2)):
            yield Told(state, "", None, (), state, wait if wait != "previewed pass" else f"{wait} 11,-5")


def suggestion(shown: LessonShown, rules: Any, request: Choose, state: Any) -> Any:
    """The suggested answer; of a run that takes several, the first."""
    if not shown.suggestion:
        return None
    answer = rules.parse_answer(shown.suggestion)
    if answer in request:
        return answer
    assert isinstance(answer, Move)
    steps = [one for group in request.groups for one in group if isinstance(one, Move) and one.player == answer.player]
    return min(steps, key=lambda one: (distance(one.hex, answer.hex), one.hex))


PATHS: Final = [
    pytest.param("counter-attack", "seed 0", True, id="counter-attack as suggested"),
    pytest.param("french-flair", "seed 4", True, id="french-flair as suggested"),
    *(pytest.param(id, seed, False, id=f"{id} {seed}") for id in lessons() for seed in SEEDS),
]


@pytest.mark.parametrize(("id", "seed", "suggested"), PATHS)
def test_every_path_leads_to_the_end(id: str, seed: str, suggested: bool) -> None:
    """Every legal answer is followed, no card is stuck, the match goes on to its end, and so does the lesson."""
    taught = lesson(id)
    open_for, decisions = "", 0
    progress = None
    for progress, told in played(id, seed, suggested=suggested):
        shown = progress.shown()
        assert all(key in messages("en") for key in keys(shown))
        if told.by == taught.learner:
            decisions = decisions + 1 if shown.current == open_for else 0
            open_for = shown.current
            assert not open_for or decisions < 25, f"{open_for} stays open"
    assert progress is not None
    assert progress.over
    assert not progress.shown().current
    if suggested:
        assert set(progress.seen) == {step.name for step in taught.steps}


def keys(shown: LessonShown) -> Iterator[str]:
    yield from (card.said.key for card in shown.cards)
    if shown.remark is not None:
        yield shown.remark.key


@pytest.mark.parametrize(("id", "suggested"), [(id, suggested) for id in lessons() for suggested in (True, False)])
def test_it_resumes_exactly_at_every_point(id: str, suggested: bool) -> None:
    """Progress is derived from what is stored: from the start to any point of the match it comes out the same."""
    start, told, shown = None, list[Told](), list[LessonShown]()
    for progress, one in played(id, "resumed", suggested=suggested):
        start = start or one.before
        told.append(one)
        shown.append(progress.shown())
    again = Progress.of(id, "", start)
    for one, before in zip(told, shown, strict=True):
        follow(again, one)
        assert again.shown() == before


@pytest.mark.parametrize("id", lessons())
def test_skipping_every_step_ends_it(id: str) -> None:
    taught = lesson(id)
    progress = Progress.of(id, "", taught.start(GAMES[lesson(id).game].read_setup(taught.setup)))
    skipped = []
    while progress.current is not None:
        skipped.append(progress.current.name)
        progress.did("skip")
        assert len(skipped) <= len(taught.steps)
    assert skipped[0] == taught.steps[0].name
    assert set(skipped) == set(progress.seen)


# The script of Counter Attack


def football(position: Mapping[str, Any], exercise: str = "") -> Progress:
    taught = lesson("counter-attack")
    rules = GAMES["counter-attack"]
    return Progress.of("counter-attack", exercise, rules.parse_position(rules.read_setup(taught.setup), position))


def line_up(places: Mapping[str, list[tuple[int, int]]]) -> dict[str, list[int]]:
    return {
        f"{side[0].upper()}{number}": [*place] for side, all_ in places.items() for number, place in enumerate(all_, 1)
    }


def test_the_sixth_card_of_the_script() -> None:
    position = {"attack": "home", "carrier": "H10", "half": 2, "actions": 3, "players": line_up(PASSING)}
    progress = football({**position, "next": "movement"})
    assert progress.current is not None
    assert progress.current.name == "your-call"
    progress.did("saw", "previewed pass 11,-5")
    card = progress.shown().cards[-1]
    assert card.step == "read-the-chance"
    assert card.said.args["chance"] == 69
    assert [person.shirt for person in card.said.args["rivals"]] == [8, 5]  # type: ignore[union-attr]
    assert card.said.args["other"].shirt == 9  # type: ignore[union-attr]
    assert progress.suggestion() == "standard 11,-5"


def test_another_player_may_move_first() -> None:
    taught = lesson("counter-attack")
    progress = football(taught.position)
    rules = GAMES["counter-attack"]
    state = progress._look.state
    after, events = rules.step(state, rules.parse_answer("H6 1,-1"))
    progress.follow(state, "home", rules.parse_answer("H6 1,-1"), events, after, rules.request(after))
    shown = progress.shown()
    assert shown.current == "your-ball"
    assert shown.remark is not None
    assert shown.remark.key == "lesson-ca-remark-another"


def test_an_exercise_is_offered_when_a_step_is_late() -> None:
    position = {**lesson("counter-attack").position, "actions": 11}
    assert football(position).shown().exercise == ""
    progress = football({**position, "actions": 12})
    assert progress.shown().exercise == "tackle"
    progress.did("aside", "tackle")
    assert progress.shown().exercise == ""
    assert {"without-the-ball", "tackle"} <= set(progress.shown().seen)
    assert football({**position, "actions": 15}).shown().exercise == "tackle"


def test_a_shot_ends_its_exercise() -> None:
    taught, rules = lesson("counter-attack"), GAMES["counter-attack"]
    state = taught.start(rules.read_setup(taught.setup), "shot")
    progress = Progress.of("counter-attack", "shot", state)
    progress.did("saw", "previewed shot")
    assert progress.shown().current == "save-hex"
    answer = rules.parse_answer(progress.suggestion())
    after, events = rules.step(state, answer)
    progress.follow(state, "home", answer, events, after, rules.request(after))
    assert progress.over


def test_taking_back_keeps_what_was_learnt() -> None:
    progress = football(lesson("counter-attack").position)
    rules = GAMES["counter-attack"]
    state = progress._look.state
    answer = rules.parse_answer("H10 4,1")
    after, events = rules.step(state, answer)
    progress.follow(state, "home", answer, events, after, rules.request(after))
    assert set(progress.seen) == {"your-ball"}
    progress.back(state, rules.request(state))
    assert set(progress.seen) == {"your-ball"}
    assert progress.shown().current == "reach"


def test_leaving_and_coming_back() -> None:
    progress = football(lesson("counter-attack").position)
    progress.did("leave")
    assert progress.shown().left
    progress.did("recall")
    assert not progress.shown().left
    assert progress.shown().current == "your-ball"


def test_the_rest_of_the_screen_unfolds_with_its_step() -> None:
    position = lesson("counter-attack").position
    progress = football(position)
    assert progress.shown().folded
    while progress.current is not None:
        progress.did("skip")
    assert progress.shown().folded
    assert not football({**lesson("counter-attack").exercise("tackle").position}).shown().folded


# The script of French Flair


def test_the_seventh_card_of_the_script() -> None:
    rules, taught = GAMES["french-flair"], lesson("french-flair")
    state = rules.parse_position(
        rules.read_setup(taught.setup), {"phase": "OPEN RUCK", "x": 40, "home": {"hand": [4, 7, 9, 10, 12, 14]}}
    )
    look = Look(taught.learner, state, state, rules.request(state))
    part = PARTS["french-flair"]
    assert part.facts["cards"](look) == {"cards": (9, 10, 12), "first": 9, "opens": 5}
    assert rules.format_answer(part.suggestions["combination"](look)) == "backs 9 10 12.advance"


def test_nothing_is_read_from_the_other_hand() -> None:
    """The cards of a lesson are the same whatever the opponent holds."""
    rules, taught = GAMES["french-flair"], lesson("french-flair")
    setup = rules.read_setup(taught.setup)
    one = taught.start(setup)
    other = rules.parse_position(setup, {**taught.position, "away": {"hand": [2, 4, 5, 7, 12, 14]}})
    shown = [Progress.of("french-flair", "", state).shown() for state in (one, other)]
    assert shown[0] == shown[1]
