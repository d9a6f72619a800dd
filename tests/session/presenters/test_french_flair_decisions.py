"""Every decision of French Flair readable: hundreds of positions, each kind of question among them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from tests.session.presenters.test_french_flair import PRESENTER, answers, outcome
from tests.support.matches import moments, random_options
from touchline.french_flair import Play, Setup, State, game
from touchline.french_flair.model import Options
from touchline.french_flair.step import Frame, awaited
from touchline.i18n import LANGUAGES
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, Choose, Roll, Seeded, Side, read_options
from touchline.session.presenters.french_flair.protocol import (
    AnswerOutcome,
    Throws,
)
from touchline.session.protocol.questions import Call, Cards, Question

MATCHES: Final = 14
EACH: Final = 24  # positions of each kind of question, at most
LEAST: Final = 300
PICKING: Final = "FF1 home PICK_AGAIN x60 1.12 0-0 home:1,2,9,10 away:3,4"  # too rare to wait for
ASKED: Final = {
    "PlayChoice", "TackleOffer", "LastCardTackle", "ContestOffer", "ClearOffer", "AdvantageChoice", "PenaltyChoice",
    "MarkChoice", "PickAgain", "LandingChoice", "RunThrow", "KickThrow", "KickOffThrow", "DropOutThrow", "TouchThrow",
    "PenaltyTouchThrow", "DropThrow", "GoalThrow", "ScrumThrow", "LineoutThrow", "ConversionThrow",
}  # fmt: skip


@cache
def positions() -> tuple[tuple[str, State], ...]:
    """Positions of random matches by what they ask, of a choice of dice by the throw; any switches but in the first."""
    found: dict[str, list[State]] = {"PickAgain": [game.parse_position(Setup(), PICKING)]}
    for seed in range(MATCHES):
        options = read_options(Options, random_options(game, Seeded(seed, "decisions").randbelow) if seed else {})
        for moment in moments(game, f"decisions {seed}", Setup("Garonne", "Causse", options)):
            request, frame = game.request(moment.state), awaited(moment.state)
            if isinstance(request, Choose) and request.side != CLOCK and isinstance(frame, Frame):
                states = found.setdefault(type(frame.subject).__name__, [])
                if len(states) < EACH:
                    states.append(moment.state)
    return tuple((kind, state) for kind, states in found.items() for state in states)


def questions() -> Iterator[tuple[str, State, Side, Question]]:
    for kind, state in positions():
        request = game.request(state)
        assert isinstance(request, Choose)
        assert request.side != CLOCK
        yield kind, state, request.side, PRESENTER.question(state, request, 7, to_move=True)


def test_they_are_many_and_of_every_kind():
    assert len(positions()) >= LEAST
    assert {kind for kind, _ in positions()} == ASKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_asks_a_question(language):
    say = Localization(language).format
    for _, _, _, question in questions():
        assert say(question.title)
        assert question.why is not None
        assert say(question.why)


def test_everything_offered_can_be_answered():
    for kind, state, _, question in questions():
        offered = list(answers(question, state))
        assert offered, kind
        for answer in offered:
            game.apply(state, game.parse_answer(answer))
        assert any(isinstance(group, (Call, Cards, Throws)) for group in question.groups) or kind == "PlayChoice"


def test_answers_that_lead_to_dice_show_chances():
    thrown = set()
    for kind, state, side, question in questions():
        for text in answers(question, state):
            answer = game.parse_answer(text)
            look = outcome(state, side, text)
            assert isinstance(look, AnswerOutcome)
            told = [chances for chances in (look.one, look.two, look.ends) if chances]
            assert bool(told) == leads_to_dice(state, side, answer), (kind, text)
            for chances in (*told, *([look.cleared] if look.cleared else [])):
                assert abs(sum(chance.chance for chance in chances) - 1) < 1e-9
                assert all(0 <= chance.chance <= 1 for chance in chances)
            assert bool(look.needs) == bool(look.good) == bool(told)
            assert all(need.rule for need in look.needs)
            if told:
                thrown.add(kind)
            elif text == "decline":
                assert look == AnswerOutcome(None, (), (), (), ()), "what the other side has declared is its own"
    assert thrown >= ASKED - {"LastCardTackle", "AdvantageChoice", "PickAgain", "LandingChoice"}


def leads_to_dice(state: State, side: Side, answer: Any) -> bool:
    """Whether dice follow an answer, or the same side's choice between one and two; tackles of a play are declined."""
    if isinstance(answer, Play):
        return answer.ending not in (None, "advance") and not scores_before(state, answer)
    after, _ = game.step(state, answer)
    request = game.request(after)
    if isinstance(request, Choose):
        return request.side == side and bool(request.group("dice"))
    return isinstance(request, Roll)


def scores_before(state: State, play: Play) -> bool:
    """Whether a link of a play carries the ball across the line, so that its last card is never played."""
    after, _ = game.step(state, play)
    while isinstance(request := game.request(after), Choose) and request.side != state.attack:
        after, _ = game.step(after, game.parse_answer("decline"))
    frame = awaited(after)
    return frame is not None and frame.situation == "conversion"
