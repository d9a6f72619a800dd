"""Routines of set pieces: legal at every step against any opponent, with the nearest free places."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.support.matches import AtRandom
from tests.support.restarts import asked, begun, positions, thrown_in, to_move
from touchline.coaches import coach
from touchline.coaches.counter_attack import routines
from touchline.coaches.counter_attack.routine_drafts import Routine
from touchline.counter_attack import game
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Call, Move, Pass, Shoot, State, each
from touchline.counter_attack.pitch import bits, distance
from touchline.counter_attack.rules import offside
from touchline.counter_attack.targets import Moves
from touchline.kernel import Choose, Seeded, Side, other, replace

SET_PIECES: tuple[Restart, ...] = ("free_kick", "corner", "throw_in", "goal_kick", "penalty")


def carried_out(state: State, side: Side, routine: Routine, opponent: Callable[[State, Choose], Any]) -> Any:
    """Follow a routine against an opponent to its call, checking that every answer is legal."""
    for _ in range(120):
        request = asked(state)
        answer = routines.follow(state, request, routine) if request.side == side else opponent(state, request)
        if answer is None:
            return None
        assert answer in request, (routine.name, type(state.stack[-1]).__name__, answer)
        if isinstance(answer, (Pass, Shoot)) and request.side == side:
            return answer
        state, _ = game.step(state, answer)
    raise AssertionError("a set piece never ends")


def opponents() -> dict[str, Callable[[State, Choose], Any]]:
    randbelow = Seeded("opponent").randbelow
    at_random = AtRandom(randbelow)
    steady = coach("counter-attack", "steady", randbelow)
    return {
        "stays": _declined,
        "random": at_random.choose,
        "steady": lambda state, request: steady.choose(game.view(state, to_move(state)), request),
    }


def _declined(state: State, request: Choose) -> Any:
    calls = [call for call in (Call("no"), Call("done"), Call("end")) if call in request]
    return calls[0] if calls else next(iter(request))


@pytest.mark.parametrize("restart", SET_PIECES)
@pytest.mark.parametrize("opponent", ["stays", "random", "steady"])
def test_every_answer_of_a_routine_is_legal(restart, opponent):
    names, called = set(), 0
    for state in begun(restart):
        side = to_move(state)
        for routine in routines.routines(state, side):
            names.add(routine.name)
            called += carried_out(state, side, routine, opponents()[opponent]) is not None
    assert len(names) >= 3
    assert called >= 8


@pytest.mark.parametrize("restart", ["free_kick", "corner", "goal_kick"])
def test_three_or_four_routines_are_on_offer(restart):
    offered = [len(routines.routines(state, to_move(state))) for state in begun(restart)]
    assert max(offered) == 4
    assert sum(number >= 3 for number in offered) >= len(offered) // 2


@pytest.mark.parametrize("restart", SET_PIECES)
def test_there_is_a_routine_for_every_set_piece(restart):
    states = list(begun(restart))
    if restart == "throw_in":
        states += [begins for state in positions() for begins in thrown_in(state)]
    assert len(states) >= 10
    assert [state for state in states if not routines.routines(state, to_move(state))] == []


@pytest.mark.parametrize("restart", SET_PIECES)
def test_a_rehearsal_ends_with_the_planned_places_taken(restart):
    for state in begun(restart):
        side = to_move(state)
        for routine in routines.routines(state, side):
            played = routines.rehearsed(state, side, routine)
            assert played is not None
            planned = dict(routine.places)
            assert dict(place for turn in played.turns for place in turn) == planned
            stands = {player: played.state.hexes[player] for player in planned}
            assert stands == planned | {played.state.carrier: played.state.ball} or played.state.carrier not in planned


def _placing(restart: Restart) -> Iterator[tuple[State, Routine]]:
    """The attack's first turn of placing players, with a routine that has two placements."""
    for begins in begun(restart):
        state, side = begins, to_move(begins)
        for routine in routines.routines(state, side):
            at = state
            while not isinstance(answer := routines.follow(at, asked(at), routine), Move):
                if isinstance(answer, (Pass, Shoot)):
                    break
                at, _ = game.step(at, answer)
                while to_move(at) != side:
                    at, _ = game.step(at, _declined(at, asked(at)))
            else:
                yield at, routine


@pytest.mark.parametrize("restart", ["free_kick", "corner"])
def test_a_taken_hex_gives_way_to_the_nearest_free_one(restart):
    tried = 0
    for state, routine in _placing(restart):
        request = asked(state)
        planned = routines.follow(state, request, routine)
        assert isinstance(planned, Move)
        opponent = next(player for player in each(state.on_pitch(other(to_move(state)))) if not state.is_keeper(player))
        hexes = list(state.hexes)
        hexes[opponent] = planned.hex
        taken = replace(state, hexes=tuple(hexes))
        answer = routines.follow(taken, asked(taken), routine)
        assert answer in asked(taken)
        if not isinstance(answer, Move) or answer.player != planned.player:
            continue
        board = next(group.board for group in moves(taken) if group.player == answer.player)
        onside = [hex for hex in bits(board) if restart == "corner" or not _is_offside(taken, answer.player, hex)]
        assert distance(answer.hex, planned.hex) == min(distance(hex, planned.hex) for hex in onside or bits(board))
        tried += 1
    assert tried >= 5


def moves(state: State) -> list[Moves]:
    return [group for group in asked(state).groups if isinstance(group, Moves)]


def _is_offside(state: State, player: int, hex: int) -> bool:
    hexes = list(state.hexes)
    hexes[player] = hex
    moved = replace(state, hexes=tuple(hexes))
    return bool(offside.positions(moved, state.ball) >> player & 1)


def test_nobody_is_sent_offside_at_a_free_kick():
    sent = 0
    for state, routine in _placing("free_kick"):
        answer = routines.follow(state, asked(state), routine)
        assert isinstance(answer, Move)
        sent += 1
        assert not _is_offside(state, answer.player, answer.hex)
    assert sent >= 5


def test_a_side_without_the_set_piece_has_no_routines():
    for restart in SET_PIECES:
        for state in begun(restart):
            assert routines.routines(state, other(state.attack)) == ()
