"""Turns of several answers: tried freely, then given together, all or none."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any, cast

import msgspec
import pytest

from tests.support.restarts import asked, begun, to_move
from touchline.counter_attack import game
from touchline.counter_attack.model import Move, State
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import KICK_OFF, bits
from touchline.counter_attack.targets import Moves
from touchline.kernel import SIDES, Choose, Side, other, replace
from touchline.server.spill_file import SpillFile
from touchline.session.match_session import MatchSession, Ply
from touchline.session.presenters import PRESENTERS
from touchline.session.presenters.counter_attack.protocol import RoutinesPreview, TurnPreview
from touchline.session.undo import UndoPoint

PRESENTER: Any = PRESENTERS["counter-attack"]


@pytest.fixture
def spill() -> Iterator[SpillFile]:
    with closing(SpillFile()) as file:
        yield file


def kick_off() -> State:
    """The defence lines up first."""
    setup = PRESENTER.prepare({}, "turns")
    state = game.start(setup)
    while not isinstance(request := game.request(state), Choose) or request.side not in SIDES:
        assert request is not None
        state, _ = game.step(state, next(iter(request.outcomes()))[0])  # type: ignore[union-attr]
    return state


def tried(state: State, *answers: str) -> Any:
    return PRESENTER.preview(state, to_move(state), TurnPreview(answers))


def moves(state: State) -> list[Moves]:
    return [group for group in asked(state).groups if isinstance(group, Moves)]


def two_moves(state: State) -> tuple[str, str]:
    """The first movable player, to two of its hexes."""
    group = moves(state)[0]
    first, *_, last = bits(group.board)
    return format_answer(Move(group.player, first)), format_answer(Move(group.player, last))


def test_a_turn_without_answers_is_the_question_itself():
    turn = tried(kick_off())
    assert (turn.answers, turn.hexes, turn.complete, turn.ends) == ((), (), True, ("done",))


def test_a_player_is_placed_again_within_the_turn():
    state = kick_off()
    there, elsewhere = two_moves(state)
    turn = tried(state, there, elsewhere)
    assert turn.answers == (elsewhere,)
    player = moves(state)[0].player
    assert dict(turn.hexes) == {player: game.parse_answer(elsewhere).hex}
    assert player in {group.player for group in turn.groups if hasattr(group, "player")}


def test_a_player_goes_back_to_where_it_stood():
    state = kick_off()
    there, _ = two_moves(state)
    group = moves(state)[0]
    back = format_answer(Move(group.player, state.hexes[group.player]))
    turn = tried(state, there)
    boards = [int(one.board, 16) for one in turn.groups if getattr(one, "player", None) == group.player]
    assert [board >> state.hexes[group.player] & 1 for board in boards] == [1]
    assert tried(state, there, back).answers == ()


def test_a_formation_is_chosen_again():
    state = kick_off()
    there, _ = two_moves(state)
    turn = tried(state, "form 4-3-3", there, "form 5-3-2")
    assert turn.answers == ("form 5-3-2",)


def test_an_illegal_placement_is_refused_with_its_reason():
    state = kick_off()
    group = moves(state)[0]
    hex = next(hex for hex in state.hexes if hex and hex not in bits(group.board) and hex != state.hexes[group.player])
    found = tried(state, format_answer(Move(group.player, hex)))
    assert found.why.said.key
    assert tried(state, "nonsense").why.said.key == "error-not-offered"


def test_every_offered_hex_of_a_tried_turn_may_be_answered():
    state = kick_off()
    there, _ = two_moves(state)
    turn = tried(state, there)
    for group in turn.groups:
        if not hasattr(group, "board"):
            continue
        for hex in list(bits(int(group.board, 16)))[::40]:
            again = tried(state, *turn.answers, format_answer(Move(group.player, hex)))
            assert again.answers or hex == state.hexes[group.player], (group.player, hex)


@pytest.mark.parametrize("restart", ["free_kick", "corner"])
def test_a_turn_that_may_not_end_says_why(restart):
    """An attacker has to stand by the ball."""
    said = 0
    for state in begun(restart):
        at = state
        while not hasattr(at.stack[-1], "turns") or to_move(at) != at.attack:
            call = next((one for one in asked(at) if type(one).__name__ in ("Call", "Name")), None)
            if call is None:
                break
            at, _ = game.step(at, call)
        else:
            turn = tried(at)
            assert turn.complete == (turn.why is None)
            said += not turn.complete
    assert said or restart == "corner"  # its taker is named first, and stands by the ball


def session_at(state: State, spill: SpillFile) -> MatchSession:
    setup = PRESENTER.game.write_setup(state.setup)
    session = MatchSession(PRESENTER, setup, "turns", spill)
    session.state = state
    session.settle()
    return session


def given(session: MatchSession, *answers: str) -> list[Ply]:
    """The plies of a turn."""
    plies: list[Ply] = []
    side = session.asked
    for text in answers:
        state = plies[-1].state if plies else session.state
        plies.append(session.take(state, game.request(state), cast(Side, side), game.parse_answer(text)))
    return plies


def test_a_turn_is_given_as_ordinary_entries_and_taken_back_one_by_one(spill):
    session = session_at(kick_off(), spill)
    before, last, side = session.state, session.last, session.asked
    there, _ = two_moves(session.state)
    session.accept(session.follow(given(session, "form 4-3-3", there, "done"), lambda state: "play on"))
    assert session.last == last + 3
    assert session.asked == other(cast(Side, side))
    for left in (2, 1, 0):
        assert isinstance(session.back((cast(Side, side),), alone=True), UndoPoint)
        session.rewind()
        assert session.last == last + left
    assert session.state == before


def test_nothing_is_taken_back_once_the_other_side_has_answered(spill):
    session = session_at(kick_off(), spill)
    side = cast(Side, session.asked)
    session.accept(session.plan(side, game.parse_answer("done"), lambda state: "play on"))
    assert isinstance(session.back((side,), alone=True), UndoPoint)
    session.accept(session.plan(other(side), game.parse_answer("form 4-3-3"), lambda state: "play on"))
    assert not isinstance(session.back((side,), alone=True), UndoPoint)


def test_routines_are_shown_with_their_chances_and_the_turn_that_is_due():
    seen = 0
    for state in begun("free_kick"):
        side = to_move(state)
        look = PRESENTER.preview(state, side, RoutinesPreview(None))
        assert look.followed is None
        for routine in look.routines:
            assert 0 <= routine.chance <= 1
            assert routine.path[0] == state.ball
            after = state
            for text in routine.answers:
                answer = game.parse_answer(text)
                assert answer in asked(after)
                after, _ = game.step(after, answer)
            again = PRESENTER.preview(state, side, RoutinesPreview(routine.plan)).followed
            assert again == routine
            seen += 1
    assert seen > 20


def test_a_followed_routine_says_what_the_other_side_has_upset():
    said = 0
    for state in begun("corner"):
        side, at = to_move(state), state
        for routine in PRESENTER.preview(state, side, RoutinesPreview(None)).routines:
            while not hasattr(at.stack[-1], "turns"):
                at, _ = game.step(at, next(one for one in asked(at) if type(one).__name__ in ("Call", "Name")))
            planned = next((player, hex) for player, hex in routine.plan.places if hex != state.ball)
            thief = next(one for one in range(22) if at.on_pitch(other(side)) >> one & 1 and not at.is_keeper(one))
            hexes = list(at.hexes)
            hexes[thief] = planned[1]
            followed = PRESENTER.preview(replace(at, hexes=tuple(hexes)), side, RoutinesPreview(routine.plan)).followed
            if followed is not None and planned[0] in {place.player for place in followed.places if place.turn == 1}:
                said += any(remark.key in ("ca-routine-taken", "ca-routine-onside") for remark in followed.remarks)
    assert said >= 5


def test_a_plan_from_nowhere_is_not_followed():
    state = next(iter(begun("corner")))
    look = PRESENTER.preview(state, to_move(state), RoutinesPreview(None))
    plan = look.routines[0].plan
    for bad in (msgspec.structs.replace(plan, taker=99), msgspec.structs.replace(plan, places=((-4, KICK_OFF),))):
        assert PRESENTER.preview(state, to_move(state), RoutinesPreview(bad)).followed is None
