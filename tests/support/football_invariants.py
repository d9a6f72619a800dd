"""What holds at every step of every match of Counter Attack, checked by other means than the engine's."""

from touchline.counter_attack.events import Cleared, GoalScored, MatchEnded, Moved, Tested
from touchline.counter_attack.model import ELEVEN, NOBODY, OFF, TEAM, State, boards, each, side_of
from touchline.counter_attack.pitch import BOARD, PITCH, Hex, from_xy, to_xy
from touchline.counter_attack.rules.movement import LIMITS, StepChoice, StepGoesOn
from touchline.kernel import AWAY, HOME, Ply, Side

_STEPS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


def holds(before: State, moment: Ply[State]) -> None:
    """Assert every invariant of a state and of what led to it."""
    state = moment.state
    players_stand_apart(state)
    the_ball_agrees(state)
    the_phase_counts(before, state)
    for event in moment.events:
        if isinstance(event, Moved) and event.rule == "MOVE-06":
            a_move_is_legal(before, event)
        if isinstance(event, Tested) and event.what == "steal":
            assert not before.excluded >> event.player & 1, "stunned and jumped players steal nothing (MOVE-19)"
            assert before.movement is not None
            assert not before.movement.tried >> event.player & 1, "a defender steals once in a phase (MOVE-13)"
    goals = [event.side for event in moment.events if isinstance(event, (GoalScored, Cleared))]
    home, away = before.score
    assert state.score == (home + goals.count(HOME), away + goals.count(AWAY))
    assert (not state.stack) == any(isinstance(event, MatchEnded) for event in moment.events)


def players_stand_apart(state: State) -> None:
    """No two players on one hex, all on the pitch or in the goal just walked into."""
    standing = [hex for hex in state.hexes if hex != OFF]
    assert len(set(standing)) == len(standing), "no two players on one hex"
    assert all(BOARD >> hex & 1 for hex in standing)
    home, away = boards(state.hexes)
    assert (home | away).bit_count() == len(standing)
    assert len(set(state.cards)) == len(state.cards) in (0, ELEVEN, 2 * ELEVEN), "every card once"


def the_ball_agrees(state: State) -> None:
    """Possession and ball agree."""
    if state.carrier != NOBODY:
        assert state.ball == state.hexes[state.carrier]
        assert side_of(state.carrier) == state.attack
    elif state.stack and isinstance(state.stack[-1], StepChoice):
        assert PITCH >> state.ball & 1
        assert state.ball not in state.hexes, "a ball under somebody's feet is that player's"


def the_phase_counts(before: State, state: State) -> None:
    """4-5-2: nobody moves twice, no step has more moves than it may (MOVE-02, MOVE-04)."""
    movement = state.movement
    goes_on = any(isinstance(step, (StepChoice, StepGoesOn)) for step in state.stack)
    if movement is None or not goes_on or state.attack != before.attack:  # the phase is over, or as good as over
        return
    assert movement.moves <= LIMITS[movement.step]
    attack, defence = (state.attack, state.defence)
    assert (movement.moved & TEAM[attack]).bit_count() <= 6
    assert (movement.moved & TEAM[defence]).bit_count() <= 5
    if movement.step == 1:
        assert (movement.moved & TEAM[attack]).bit_count() <= 4
        assert not movement.moved & TEAM[defence]
    earlier = before.movement
    if earlier and earlier.step <= movement.step:
        fresh = movement.moved & ~earlier.moved
        assert not fresh & before.excluded, "stunned and jumped players do not move (MOVE-26)"
        assert fresh.bit_count() <= 1
        for player in each(fresh):
            stepping: Side = defence if earlier.step == 2 else attack
            assert side_of(player) == stepping


def a_move_is_legal(before: State, event: Moved) -> None:
    """Nobody goes further than its Pace, or through anybody: found by walking hex by hex."""
    movement = before.movement
    assert movement is not None
    pace = before.rating(event.player, "pace")
    allowed = 1 if event.player == before.carrier else min(2, pace) if movement.step == 3 else pace
    blocked = {hex for hex in before.hexes if hex != OFF}
    assert event.hex in _within(event.start, allowed, blocked), f"{event} is further than {allowed}"


def _within(start: Hex, steps: int, blocked: set[Hex]) -> set[Hex]:
    reached = {to_xy(start)}
    walls = {to_xy(hex) for hex in blocked}
    for _ in range(steps):
        reached |= {(x + dx, y + dy) for x, y in reached for dx, dy in _STEPS if (x + dx, y + dy) not in walls}
    return {from_xy(x, y) for x, y in reached}
