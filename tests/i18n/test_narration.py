"""Narrated whole matches: a sentence for everything, in every language, without coordinates or ids."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.support.matches import moments
from touchline.cli.presenters import PRESENTERS as TERMINAL
from touchline.cli.table.story import Story
from touchline.coaches import coach
from touchline.coaches.registry import clock
from touchline.counter_attack import game
from touchline.counter_attack.events import HalfBegan
from touchline.i18n import LANGUAGES
from touchline.i18n.line import Line
from touchline.i18n.localization import Localization
from touchline.i18n.narration import Narration, log_lines
from touchline.kernel import AWAY, CLOCK, HOME, Ply, Seeded, play
from touchline.session.entry_wording import seen_by
from touchline.session.presenters import PRESENTERS

_COORDINATES: Final = re.compile(r"\d+,[-\u2212]?\d+|\([-\u2212]?\d+, [-\u2212]?\d+\)")
_IDENTIFIER: Final = re.compile(r"\b(ca|ff)-[a-z]|[a-z]_[a-z]|\$|\{|\}|None|NOBODY")
_SETUPS: Final[list[tuple[str, dict[str, Any]]]] = [
    *(
        ("counter-attack", {"edition": edition, "options": {"clock": "actions:6", "tie_break": "both"}})
        for edition in ("living", "advanced", "core")
    ),
    ("french-flair", {"options": {"clock": "phases:20"}}),
]


def matches(game: str, given: dict[str, Any]) -> Iterator[tuple[Any, list[Ply[Any]]]]:
    """Matches of a game at random, and one between coaches."""
    rules = PRESENTERS[game].game
    setup = PRESENTERS[game].prepare(given, "told")
    for seed in range(2):
        yield rules.start(setup), list(moments(rules, f"told {seed}", setup))
    chance = Seeded("told")
    seats: dict[Any, Any] = {side: coach(game, "steady", Seeded("told", side).randbelow) for side in (HOME, AWAY)}
    yield rules.start(setup), list(play(rules, rules.start(setup), {**seats, CLOCK: clock(game)}, chance))


@pytest.mark.parametrize(("game", "given"), _SETUPS, ids=["living", "advanced", "core", "french-flair"])
def test_whole_matches_are_told_in_every_language(game: str, given: dict[str, Any]) -> None:
    catalogues = [Localization(language) for language in LANGUAGES]
    presenter = PRESENTERS[game]
    kinds = set()
    for start, plies in matches(game, given):
        narration, before = Narration(), start
        told: list[Line] = []
        last: dict[int, int] = {}
        for number, ply in enumerate(plies, 1):
            public = [seen_by(presenter.game, event, None) for event in ply.events]
            narrated = presenter.narrate(narration, before, public, ply.state)
            assert narrated.narration.entries == number
            for event, number_of_line in zip(public, narrated.numbers, strict=True):
                assert number_of_line > 0 or event is None
                kinds.add(type(event))
            told += narrated.lines
            last.update({line.number: number for line in narrated.lines})
            sentences = [line.sentence for line in narrated.lines]
            sentences += [line.figures for line in narrated.lines if line.figures]
            sentences += [line.time for line in narrated.lines]
            sentences += [
                message
                for event in public
                if event is not None and (message := presenter.event_message(event, ply.state, 0).message) is not None
            ]
            for catalogue in catalogues:
                for sentence in sentences:
                    text = catalogue.format(sentence)
                    assert text.strip()
                    assert not _COORDINATES.search(text), text
                    assert not _IDENTIFIER.search(text), text
            narration, before = narrated.narration, ply.state
        lines = log_lines(told)
        assert len(lines) > 20
        for line in lines:
            assert 1 <= line.first <= last[line.number] <= len(plies)
            assert line.number == 1 or line.first >= lines[0].first
        # The terminal tells the same, in the same order.
        story = Story(TERMINAL[game], start).read(plies)
        assert [one.line for one in story] == lines
        assert [one.last for one in story] == [last[line.number] for line in lines]
    assert len(kinds) > 15


def test_a_story_forgets_what_was_taken_back() -> None:
    presenter = TERMINAL["counter-attack"]
    start, plies = next(matches("counter-attack", {"options": {"clock": "actions:8"}}))
    story = Story(presenter, start)
    story.read(plies[:60])
    assert story.read(plies[:20]) == Story(presenter, start).read(plies[:20])
    assert story.read(plies[:60]) == Story(presenter, start).read(plies[:60])


def test_what_leads_to_the_kick_off_belongs_to_whoever_kicks_off() -> None:
    presenter = TERMINAL["counter-attack"]
    begun = set()
    for start, plies in matches("counter-attack", {"options": {"clock": "actions:3"}}):
        first, second, *_ = Story(presenter, start).read(plies)
        kicks = next(event.kicks for ply in plies for event in ply.events if isinstance(event, HalfBegan))
        assert {first.line.attack, second.line.attack, second.line.side} == {kicks}
        begun.add(kicks)
    assert begun == {HOME, AWAY}


def test_a_shot_says_how_likely_it_was_to_score() -> None:
    start = game.parse_position(game.read_setup({}), "CA1 living home movement 1.31 0-0 ball:H9 H9@14,0 A1@18,6")
    answer = game.parse_answer("shoot 19,0")
    state, events = game.step(start, answer)
    told = Narration()
    narrated = PRESENTERS["counter-attack"].narrate(told, start, events, state)
    (shot,) = narrated.lines
    assert shot.figures is not None
    chance = round(100 * game.expected_goals(state))
    assert 50 < chance < 100
    assert Localization("en").format(shot.figures).endswith(f"{chance}% to score")
