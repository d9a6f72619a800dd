"""Every question has a sentence, legal options, and chances for the options that lead to dice."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.football_positions import POSITIONS, played
from touchline.counter_attack import State, game
from touchline.counter_attack.game import CHAPTERS
from touchline.counter_attack.model import LineUp
from touchline.counter_attack.outcomes import prospect
from touchline.counter_attack.step import Frame, awaited, is_rolled
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, Choose, Group, Seeded, steps_of
from touchline.session.presenters.counter_attack import CounterAttackPresenter, protocol
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome
from touchline.session.protocol import questions as wire
from touchline.session.protocol.previews import AnswerPreview

PRESENTER = CounterAttackPresenter()
ENGLISH = Localization("en")
SAMPLES = 300
OF_A_FRAME = 12
HEX = re.compile(r"-?\d+,-?\d+")
"""A hex by its name, which no question says."""
ANSWERS = 3
"""How many answers of a group are looked at, at most."""


def asked() -> Iterator[tuple[State, Choose]]:
    """States of random play that ask a side something, of each kind of frame a few."""
    seen: Counter[str] = Counter()
    for seed in range(24):
        for begins in POSITIONS:
            state, here = begins(seed), set()
            for moment in (None, *played(seed, state)):
                state = moment.state if moment else state
                request = game.request(state)
                if not isinstance(request, Choose) or request.side == CLOCK:
                    continue
                frame = type(awaited(state)).__name__
                if frame not in here and seen[frame] < OF_A_FRAME:
                    here.add(frame)
                    seen[frame] += 1
                    yield state, request


def some(group: Group, seed: str) -> list[Any]:
    """A few answers of a group, by chance."""
    if isinstance(group[0], LineUp):
        return [group[0]]
    randbelow = Seeded(seed, "answers").randbelow
    return [group[at] for at in {randbelow(group.count) for _ in range(ANSWERS)}]


@pytest.fixture(scope="module")
def samples() -> list[tuple[State, Choose]]:
    return list(asked())


def test_the_samples_are_of_every_kind_of_question(samples):
    assert len(samples) >= SAMPLES
    choosing = {
        step.__name__
        for step in steps_of(*CHAPTERS)
        if issubclass(step, Frame) and step.asks.__annotations__["return"] is Choose
    }
    clock = {"TimeCheck"}  # asks the clock, not a side
    assert choosing - clock <= {type(awaited(state)).__name__ for state, _ in samples}


def test_the_question_is_given_and_what_is_offered_can_be_answered(samples):
    for number, (state, request) in enumerate(samples):
        question = PRESENTER.question(state, request, number, to_move=True)
        said = [ENGLISH.format(line) for line in (question.title, question.why) if line is not None]
        assert all(said)
        assert not any(HEX.search(line) for line in said), said
        for group in question.groups:
            if isinstance(group, wire.Call):
                game.check(state, game.parse_answer(group.answer))
            elif isinstance(group, protocol.Players):
                for one in group.players:
                    game.check(state, game.parse_answer(one.answer))


def test_every_answer_that_leads_to_dice_has_chances_that_add_up(samples):
    rolled: Counter[str] = Counter()
    for number, (state, request) in enumerate(samples):
        for group in request.groups:
            for answer in some(group, str(number)):
                look = PRESENTER.preview(state, request.side, AnswerPreview(game.format_answer(answer)))
                assert isinstance(look, AnswerOutcome)
                after, _ = game.step(state, answer)
                found = prospect(state, answer)
                if is_rolled(after) and awaited(after).traits.ball == "in_play":
                    assert found, (type(awaited(state)).__name__, answer)
                assert bool(look.outcomes) == (found is not None)
                if not look.outcomes:
                    continue
                rolled[type(awaited(state)).__name__] += 1
                assert abs(sum(outcome.chance for outcome in look.outcomes) - 1) < 1e-9
                assert all(ENGLISH.format(outcome.said) and outcome.chance > 0 for outcome in look.outcomes)
                assert len(look.throws) in (0, 36)
                assert all(-1 <= throw < len(look.outcomes) for throw in look.throws)
    expected = {"TackleChoice", "StealChoice", "NutmegChoice", "SnapshotTarget", "ActionChoice", "DiveChoice"}
    expected |= {
        "DefenceDeclares",
        "FreePlayer",
        "PenaltyChoice",
        "Rush",
        "HighPassReply",
        "ChallengeChoice",
        "TestChoice",
    }
    assert expected <= set(rolled)


def test_answers_of_two_presses_have_chances(samples):
    for number, (state, request) in enumerate(samples):
        for group in PRESENTER.question(state, request, number, to_move=True).groups:
            if isinstance(group, wire.Call) and group.rolls:
                answers = [group.answer]
            elif isinstance(group, protocol.Players) and group.rolls:
                answers = [one.answer for one in group.players]
            else:
                continue
            for answer in answers:
                look = PRESENTER.preview(state, request.side, AnswerPreview(answer))
                assert isinstance(look, AnswerOutcome)
                assert look.outcomes, (type(awaited(state)).__name__, answer)
