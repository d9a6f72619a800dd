"""Questions that the session answers: those without a choice, and those under a standing order."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from typing import Any, cast

import msgspec
import pytest

from tests.support.football_positions import POSITIONS, played
from tests.support.matches import moments, redealt
from touchline.games import GAMES
from touchline.kernel import SIDES, Choose, Seeded
from touchline.server.spill_file import SpillFile
from touchline.session.match_session import MatchSession
from touchline.session.presenters import PRESENTERS
from touchline.session.standing_orders import GivenOrders
from touchline.session.undo import UndoPoint


def _only(request: Any) -> bool:
    return isinstance(request, Choose) and request.side in SIDES and request.only is not None


BRIEF = {"counter-attack": {"options": {"clock": "actions:6"}}, "french-flair": {"options": {"clock": "phases:12"}}}


@pytest.fixture
def spill() -> Iterator[SpillFile]:
    with closing(SpillFile()) as file:
        yield file


def ticks(state: Any) -> str:
    """The clock's answer: the first option."""
    game = GAMES["counter-attack"]
    request = game.request(state)
    assert isinstance(request, Choose)
    return game.format_answer(next(iter(request)))


def begin(game: str, seed: str, spill: SpillFile, orders: tuple[str, ...] = (), once: tuple[str, ...] = ()) -> Any:
    presenter = PRESENTERS[game]
    setup = presenter.prepare(BRIEF[game], seed)
    session = MatchSession(presenter, presenter.game.write_setup(setup), seed, spill)
    if orders or once:
        session.give_orders(msgspec.json.encode(GivenOrders(SIDES, orders, once)).decode())
    session.accept(session.follow([], ticks))
    return session


def play(session: MatchSession, seed: str, most: int = 3000) -> Counter[str]:
    """Answer at random to the end; returns the questions by frame."""
    asked: Counter[str] = Counter()
    randbelow = Seeded(seed, "answers").randbelow
    while not session.over and asked.total() < most:
        request, side = session.request, session.asked
        assert isinstance(request, Choose)
        assert side is not None
        assert session.hidden_information or request.only is None
        asked[session.frame] += 1
        session.accept(session.plan(side, request.at_random(randbelow), ticks))
    return asked


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_question_without_a_choice_is_not_asked(seed, spill):
    asked = play(begin("counter-attack", seed, spill), seed)
    assert asked.total() > 50


def test_hidden_cards_are_not_given_away_by_an_answer_without_delay(spill):
    """A side with a single playable answer in hand is asked like any other."""
    game = GAMES["french-flair"]
    session = begin("french-flair", "only", spill)
    states = [state for state in _visited("french-flair") if _only(game.request(state))]
    session.state = next(state for state in states if not state.stack[-1].is_plain(state))
    session.settle()
    assert session.asked is not None
    assert not session.follow([], ticks).plies


@pytest.mark.parametrize(("hand", "asked"), [("4", False), ("9,9", True), ("4,5", True)])
def test_a_last_card_that_everybody_counts_is_laid_unasked(hand, asked, spill):
    """How many cards a side holds is public; that two are the same is not."""
    session = begin("french-flair", "last", spill)
    stack = '[{"type":"LastCardTackle"}]'
    position = f"FF1 home stack={stack} x50 1.3 0-0 home:- away:{hand}"
    session.state = GAMES["french-flair"].parse_position(session.state.setup, position)
    session.settle()
    plies = session.follow([], ticks).plies
    assert [ply.text for ply in plies if ply.ordered] == ([] if asked else ["tackle 4"])


def test_whether_there_is_a_choice_depends_on_nothing_hidden():
    randbelow = Seeded("plain").randbelow
    plain = 0
    for state in _visited("french-flair"):
        if isinstance(GAMES["french-flair"].request(state), Choose):
            frame = state.stack[-1]
            plain += frame.is_plain(state)
            for side in SIDES:
                assert frame.is_plain(redealt(state, side, randbelow)) == frame.is_plain(state)
    assert plain


@cache
def covered_states(game: str) -> Mapping[str, Sequence[Any]]:
    """States whose question a standing order covers, by the order."""
    found: dict[str, list[Any]] = {}
    for state in _visited(game):
        if isinstance(GAMES[game].request(state), Choose) and (covered := state.stack[-1].by_order(state)):
            found.setdefault(covered.order, []).append(state)
    return found


def _visited(game: str) -> Iterator[Any]:
    if game == "french-flair":
        for seed in range(6):
            yield from (moment.state for moment in moments(GAMES[game], seed) if moment.state.stack)
        return
    for begins in POSITIONS:
        for seed in range(3):
            yield begins(seed)
            yield from (moment.state for moment in played(seed, begins(seed)) if moment.state.stack)


@pytest.mark.parametrize(("game", "order"), [(game, order) for game in GAMES for order in GAMES[game].orders])
def test_an_order_answers_its_questions(game, order, spill):
    states = covered_states(game)[order]
    answered = 0
    for state in states[:200]:
        session = begin(game, "order", spill)
        session.state = state
        session.settle()
        side, covered, request = session.asked, state.stack[-1].by_order(state), session.request
        assert side is not None
        assert session.hidden_information or request.only is not None or not session.follow([], ticks).plies
        session.give_orders(msgspec.json.encode(GivenOrders((side,), (order,), ())).decode())
        plies = session.follow([], ticks).plies
        if covered.answer is None:
            assert session.left_to_computer
        elif covered.answer in request:
            answered += 1
            assert (plies[0].by, plies[0].answer, plies[0].ordered) == (side, covered.answer, True)
        else:  # somebody has to leave a hex first
            assert not plies or request.only is not None
    assert answered or covered.answer is None


def test_an_order_is_lifted_once(spill):
    orders = tuple(order for order in GAMES["counter-attack"].orders if order != "set_pieces")
    session = begin("counter-attack", "once", spill, orders, once=("kick_off",))
    assert session.frame == "KickOffPlacement"
    side = session.asked
    assert side is not None
    session.accept(session.plan(side, session.game.parse_answer("done"), ticks))
    orders = session.orders.of(side)
    assert orders is not None
    assert orders.once == ()
    assert (session.frame, session.asked) != ("KickOffPlacement", side)


def test_taking_back_passes_over_answers_by_order(spill):
    """After kick-off the first decision is taken back, with all answers by order after it."""
    session = begin("counter-attack", "back", spill, ("kick_off",))
    before, last = session.state, session.last
    side = session.asked
    assert side is not None
    assert isinstance(session.request, Choose)
    answer = next(iter(session.request))
    session.accept(session.plan(side, answer, ticks))
    assert session.last > last
    assert isinstance(session.back((side,), alone=True), UndoPoint)
    session.rewind()
    assert (session.state, session.last) == (before, last)


def substituting(spill: SpillFile, *, hurt: bool, once: tuple[str, ...] = ()) -> MatchSession:
    """A person's session at a substitution, before anything is answered."""
    choices = (state for state in _visited("counter-attack") if type(state.stack[-1]).__name__ == "SubstitutionChoice")
    state = next(one for one in choices if bool(one.injured & one.on_pitch(one.stack[-1].side)) == hurt)
    session = begin("counter-attack", "substitute", spill)
    session.state = state
    session.orders.seat(SIDES)
    if once:
        session.give_orders(msgspec.json.encode(GivenOrders(SIDES, (), once)).decode())
    session.settle()
    return cast(MatchSession, session)


def test_a_substitution_waits_for_a_request(spill):
    """With nobody hurt, the session continues without a question, in an entry."""
    session = substituting(spill, hurt=False)
    side = session.asked
    ply = session.follow([], ticks).plies[0]
    assert (ply.by, ply.text, ply.ordered) == (side, "done", True)


def test_a_substitution_is_offered_for_an_injured_player(spill):
    assert not substituting(spill, hurt=True).follow([], ticks).plies


def test_a_requested_substitution_is_asked_at_the_next_stoppage_and_once(spill):
    session = substituting(spill, hurt=False, once=("substitutions",))
    side = session.asked
    assert side is not None
    assert not session.follow([], ticks).plies
    session.accept(session.plan(side, session.game.parse_answer("done"), ticks))
    orders = session.orders.of(side)
    assert orders is not None
    assert orders.once == ()


def test_a_computer_decides_its_substitutions_itself(spill):
    """No order holds for a side that nobody sits on."""
    session = substituting(spill, hurt=False)
    session.orders.seat(())
    assert not session.follow([], ticks).plies
