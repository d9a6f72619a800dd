"""Time: actions counted, the whistle, added time, halves, extra time, the end, and what a real clock is asked."""

from typing import Any

import pytest

from tests.support.football import answer, player, position
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    GoalScored,
    HalfBegan,
    HalfEnded,
    MatchEnded,
    PhaseEnded,
    TimeAdded,
    TimeRanOut,
)
from touchline.counter_attack.model import Call, Move, Movement, Setup, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.quick import quick_match
from touchline.counter_attack.rules import clock, goals, movement, next_action, shoot_out
from touchline.counter_attack.rules.clock import AddedTime, StartOfHalf, TimeCheck, Whistle
from touchline.counter_attack.rules.setup import KickOffPlacement
from touchline.kernel import AWAY, CLOCK, HOME, Choose, Event, IllegalAnswer, Roll, Seeded, Step, other, replace

EDITIONS = ("core", "advanced", "living")
BOOK = ("core", "advanced")
NEXT = next_action.ActionChoice("movement")

each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_book = pytest.mark.parametrize("edition", BOOK)


def standing(*stack: Step, edition: str = "living", options: dict[str, Any] | None = None, **fields: Any) -> State:
    """A few players on the pitch, H8 with the ball, nobody to come on, and what is to happen, in reading order."""
    return position(
        home={1: (-16, 0), 8: (0, 0), 9: (3, 3)},
        away={1: (16, 0), 4: (8, -1)},
        carrier="H8",
        edition=edition,
        options={"max_substitutions": 0} | (options or {}),
        stack=stack[::-1],
        **fields,
    )


def settled(state: State) -> tuple[State, list[Event]]:
    state, events = game.match(state).settle()
    return state, list(events)


def whistled(*, penalty: bool = False, **fields: Any) -> tuple[State, list[Event]]:
    """A whistle before the attack calls."""
    return settled(standing(Whistle(penalty), NEXT, **fields))


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


# Actions


@pytest.mark.rule("CLOCK-03", "CLOCK-07")
@each_edition
def test_an_action_is_a_minute(edition):
    state = standing(NEXT, edition=edition)
    assert (state.actions, clock.half_actions(state), clock.minute(state)) == (0, 45, "0")
    state, _ = answer(state, Call("movement phase"))
    assert (state.actions, clock.minute(state)) == (1, "1")


@pytest.mark.rule("CLOCK-08")
def test_only_a_movement_phase_that_is_called_is_an_action():
    state, _ = answer(standing(NEXT), Call("movement phase"), Move(player("H9"), hex_at(4, 3)), Call("end"))
    assert state.actions == 1
    match = game.match(standing(NEXT))
    movement.begin(match, dead=True)  # before a throw-in
    assert match.state.actions == 0


@pytest.mark.rule("CLOCK-03", "CLOCK-13")
@each_edition
@pytest.mark.parametrize(
    ("options", "lengths"),
    [
        ({}, (45, 45, 15, 15, 0)),
        ({"clock": "actions:10"}, (10, 10, 3, 3, 0)),
        ({"clock": "actions:2"}, (2, 2, 1, 1, 0)),
        ({"clock": "real:30"}, (30, 30, 10, 10, 0)),
    ],
)
def test_how_long_the_halves_are(edition, options, lengths):
    state = standing(NEXT, edition=edition, options={**options, "tie_break": "both"})
    assert tuple(clock.half_actions(replace(state, half=half)) for half in range(1, 6)) == lengths


@pytest.mark.parametrize(
    ("fields", "options", "told"),
    [
        ({"actions": 37}, {}, "37"),
        ({"actions": 46}, {}, "45"),  # a snapshot inside the last Movement Phase of the regular time
        ({"actions": 45, "added": 4}, {}, "45"),
        ({"actions": 47, "added": 4}, {}, "45+2"),
        ({"half": 2, "actions": 45}, {}, "90"),
        ({"half": 2, "actions": 51, "added": 7}, {}, "90+6"),
        ({"half": 3, "actions": 3}, {"tie_break": "both"}, "93"),
        ({"half": 4, "actions": 3}, {"tie_break": "both"}, "108"),
        ({"half": 4, "actions": 17, "added": 3}, {"tie_break": "both"}, "120+2"),
        ({"half": 5, "actions": 17, "added": 3}, {"tie_break": "both"}, "120"),
        ({"half": 5, "actions": 47, "added": 3}, {"tie_break": "shoot_out"}, "90"),
        ({"half": 2, "actions": 3}, {"clock": "actions:20"}, "23"),
    ],
)
def test_what_people_call_the_minute(fields, options, told):
    assert clock.minute(standing(NEXT, options=options, **fields)) == told


# The whistle


@pytest.mark.rule("CLOCK-04")
@each_edition
@pytest.mark.parametrize("actions", [0, 1, 44])
def test_play_continues_while_there_is_time(edition, actions):
    state, events = whistled(edition=edition, actions=actions)
    assert (state.stack, events) == ((NEXT,), [])


@pytest.mark.rule("CLOCK-06", "CLOCK-16")
@each_book
def test_without_added_time_the_half_ends_with_the_action_in_progress(edition):
    state, events = whistled(edition=edition, actions=45)
    assert events[:2] == [TimeRanOut("CLOCK-04", 1), HalfEnded("CLOCK-16", 1, 0, 0)]
    assert NEXT not in state.stack
    assert state.half == 2


@pytest.mark.rule("CLOCK-05")
@pytest.mark.parametrize(
    ("half", "leniency", "die", "added"),
    [
        pytest.param(1, 3, 6, 7, id="C59"),
        pytest.param(3, 3, 6, 3, id="C59 in extra time"),
        (2, 3, 1, 4),
        (2, 1, 1, 2),
        (1, 3, 4, 7),
        (4, 1, 1, 2),
    ],
)
def test_added_time(half, leniency, die, added):
    state, events = whistled(half=half, actions=45, leniency=leniency, options={"tie_break": "both"})
    assert events == [TimeRanOut("CLOCK-04", half)]
    assert game.request(state) == Roll("CLOCK-05", (HOME,))
    state, events = answer(state, (die,))
    assert events == [TimeAdded("CLOCK-05", die, added)]
    assert (state.added, state.stack) == (added, (NEXT,))


@pytest.mark.rule("CLOCK-05")
def test_the_attack_rolls_for_added_time():
    state = position({1: (-16, 0)}, {1: (16, 0), 9: (0, 0)}, carrier="A9", actions=45, stack=(NEXT, Whistle()))
    assert game.request(settled(state)[0]) == Roll("CLOCK-05", (AWAY,))


@pytest.mark.rule("CLOCK-05", "CLOCK-16")
def test_play_continues_for_the_added_actions():
    for actions in (45, 46, 47):
        state, events = whistled(actions=actions, added=3, time_up=True)
        assert (state.stack, events) == ((NEXT,), [])
    _, events = whistled(actions=48, added=3, time_up=True)
    assert events[0] == HalfEnded("CLOCK-16", 1, 0, 0)


@pytest.mark.rule("CLOCK-05", "CLOCK-16")
def test_a_half_is_counted_to_its_last_action():
    """Movement Phases in which nobody moves, until the half is over."""
    state = standing(NEXT, options={"clock": "actions:3"}, leniency=1)
    calls = 0
    while state.half == 1:
        frame = state.stack[-1]
        if isinstance(frame, AddedTime):
            assert calls == 3
            state, _ = answer(state, (1,))
        else:
            calls += frame == NEXT
            state, _ = answer(state, Call("movement phase" if frame == NEXT else "end"))
    assert calls == 3 + 2


# Snapshots and penalties at the end


@pytest.mark.rule("CLOCK-09")
@pytest.mark.parametrize(
    ("edition", "fields", "allowed"),
    [
        ("core", {"actions": 44}, True),
        ("core", {"actions": 45}, False),
        ("advanced", {"actions": 45}, False),
        ("living", {"actions": 45}, True),
        ("living", {"actions": 47, "added": 3, "time_up": True}, True),
        ("living", {"actions": 48, "added": 3, "time_up": True}, False),
    ],
)
def test_no_snapshot_inside_a_movement_phase_that_is_the_last_action(edition, fields, allowed):
    state = standing(NEXT, edition=edition, movement=Movement(), **fields)
    assert clock.last_action(state) is not allowed
    assert clock.snapshot_allowed(state) is allowed
    assert clock.snapshot_allowed(replace(state, movement=None))


@pytest.mark.rule("CLOCK-09")
def test_a_real_clock_does_not_tell_that_an_action_is_the_last():
    state = standing(NEXT, edition="core", options={"clock": "real:45"}, movement=Movement(), actions=60)
    assert clock.snapshot_allowed(state)


@pytest.mark.rule("CLOCK-09")
@pytest.mark.parametrize(("actions", "offered"), [(44, False), (43, True)])
def test_a_snapshot_is_not_offered_in_the_last_movement_phase(actions, offered):
    state = position({1: (-16, 0), 8: (14, 0)}, {1: (18, 0), 4: (2, 0)}, carrier="H8", edition="core", actions=actions)
    state, _ = answer(state, Call("movement phase"))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (Call("snapshot") in request) is offered


@pytest.mark.rule("CLOCK-09")
def test_a_snapshot_in_the_last_regular_phase_costs_no_added_action():
    state, _ = whistled(actions=46, leniency=2)
    state, _ = answer(state, (1,))
    assert state.added == 3
    assert not clock.last_action(replace(state, actions=state.actions + 2))
    assert clock.last_action(replace(state, actions=state.actions + 3))


@pytest.mark.rule("CLOCK-10")
@pytest.mark.parametrize(
    ("edition", "fields"),
    [
        ("core", {"actions": 45}),
        ("advanced", {"actions": 45}),
        ("living", {"actions": 48, "added": 3, "time_up": True}),
    ],
)
def test_a_penalty_is_taken_after_the_last_action_and_nothing_else(edition, fields):
    state, events = whistled(penalty=True, edition=edition, **fields)
    assert state.stack == (NEXT,)
    assert HalfEnded not in kinds(events)
    match = game.match(state)
    clock.spend(match)  # the kick
    assert clock.rebound(match)
    assert HalfEnded("CLOCK-16", 1, 0, 0) in match.events
    after, events = settled(replace(state, actions=state.actions + 1, stack=(NEXT, Whistle())))
    assert events[0] == HalfEnded("CLOCK-16", 1, 0, 0)
    assert after.half == 2


@pytest.mark.rule("CLOCK-10")
@pytest.mark.parametrize(
    ("edition", "fields"),
    [
        ("core", {"actions": 30}),
        ("core", {"actions": 45}),
        ("living", {"actions": 46}),
        ("living", {"actions": 48, "added": 3, "time_up": True}),
    ],
)
def test_a_ball_may_run_loose_in_every_other_action(edition, fields):
    match = game.match(standing(NEXT, edition=edition, **fields))
    assert not clock.rebound(match)
    assert match.events == []


@pytest.mark.rule("CLOCK-05", "CLOCK-10")
def test_a_penalty_of_the_last_regular_action_is_the_first_added_one():
    state, _ = whistled(penalty=True, actions=45, leniency=2)
    assert isinstance(state.stack[-1], AddedTime)
    state, _ = answer(state, (1,))
    assert (state.added, state.stack) == (3, (NEXT,))


# Goals


@pytest.mark.rule("CLOCK-16")
@pytest.mark.parametrize(
    ("edition", "fields", "ends"),
    [
        ("core", {"actions": 45}, True),
        ("core", {"actions": 44}, False),
        ("living", {"actions": 45}, False),
        ("living", {"actions": 49, "added": 4, "time_up": True}, True),
    ],
)
def test_a_goal_by_the_last_action_counts_and_no_kick_off_follows(edition, fields, ends):
    match = game.match(standing(NEXT, edition=edition, half=2, **fields))
    goals.scored(match, "SHOT-13", HOME, player("H8"))
    state, events = match.settle()
    assert state.score == (1, 0)
    assert GoalScored("SHOT-13", HOME, player("H8"), own=False) in events
    assert (events[-1] == MatchEnded("CLOCK-01", 1, 0)) is ends
    assert (state.stack == ()) is ends


# A real clock


REAL = {"clock": "real:45"}


@pytest.mark.rule("CLOCK-02")
@each_edition
def test_a_real_clock_is_asked_before_every_call(edition):
    state, events = whistled(edition=edition, options=REAL, actions=99)
    assert events == []
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("CLOCK-02", CLOCK)
    assert list(request) == [Call("play on"), Call("time up")]
    assert answer(state, Call("play on")) == (replace(state, stack=(NEXT,)), [])
    with pytest.raises(IllegalAnswer, match="clock-decides"):
        game.apply(state, Call("end"))


@pytest.mark.rule("CLOCK-02", "CLOCK-06")
@each_book
def test_when_a_real_clock_says_so_the_half_is_over(edition):
    state, _ = whistled(edition=edition, options=REAL, actions=12)
    state, events = answer(state, Call("time up"))
    assert events[:2] == [TimeRanOut("CLOCK-04", 1), HalfEnded("CLOCK-16", 1, 0, 0)]
    assert state.half == 2


@pytest.mark.rule("CLOCK-02", "CLOCK-05")
def test_added_time_by_a_real_clock_is_counted_in_actions():
    """The clock is not asked again."""
    state, _ = whistled(options=REAL, actions=12, leniency=1)
    state, _ = answer(state, Call("time up"), (1,))
    assert (state.added, state.stack, clock.minute(state)) == (2, (NEXT,), "45")
    for calls, over in ((1, False), (2, True)):
        again, events = settled(replace(state, actions=state.actions + calls, stack=(NEXT, Whistle())))
        assert (HalfEnded in kinds(events)) is over
        assert not isinstance(again.stack[-1], TimeCheck)


@pytest.mark.rule("CLOCK-02", "CLOCK-10")
def test_time_may_run_out_before_a_penalty():
    state, _ = whistled(penalty=True, edition="core", options=REAL, actions=12)
    state, events = answer(state, Call("time up"))
    assert (state.stack, events) == ((NEXT,), [TimeRanOut("CLOCK-04", 1)])
    assert clock.rebound(game.match(state))


@pytest.mark.rule("CLOCK-11", "SETUP-19")
@each_edition
def test_the_sand_runs_while_a_side_chooses_whom_to_move(edition):
    assert clock.SAND_TIMER_SECONDS == 60
    state, _ = answer(standing(NEXT, edition=edition, options=REAL), Call("movement phase"))
    assert clock.sand_runs(state)
    running, _ = answer(state, Move(player("H8"), hex_at(1, 0)))
    assert isinstance(running.stack[-1], movement.RunChoice)
    assert clock.sand_runs(running)
    assert not clock.sand_runs(standing(NEXT, edition=edition, options=REAL))
    assert not clock.sand_runs(replace(state, stack=()))
    assert not clock.sand_runs(standing(movement.StepChoice(), edition=edition, movement=state.movement))
    beginners = replace(state, setup=replace(state.setup, beginner=True))
    assert not clock.sand_runs(beginners)
    assert clock.sand_runs(replace(beginners, half=2))


@pytest.mark.rule("CLOCK-11", "MOVE-05")
@each_edition
def test_a_sand_timer_that_runs_out_ends_the_step_only(edition):
    state = standing(NEXT, edition=edition, options=REAL)
    state, _ = answer(state, Call("movement phase"), Move(player("H8"), hex_at(1, 0)))
    assert clock.sand_runs(state)
    state, _ = answer(state, Call("stop"), Call("end"))
    assert state.movement is not None
    assert state.movement.step == 2


@pytest.mark.rule("CLOCK-11")
@each_edition
def test_the_sand_stands_while_a_steal_is_resolved(edition):
    state = position({8: (4, 0)}, {4: (6, 1)}, carrier="H8", edition=edition, options=REAL | {"nutmeg": False})
    state, _ = answer(state, Call("movement phase"), Move(player("H8"), hex_at(5, 0)))
    if not state.edition.steal_mandatory:
        assert not clock.sand_runs(state)
        state, _ = answer(state, Call("steal"))
    assert isinstance(game.request(state), Roll)
    assert not clock.sand_runs(state)


# Halves


def half_over(half: int, score: tuple[int, int] = (0, 0), **fields: Any) -> tuple[State, list[Event]]:
    """The end of a half."""
    match = game.match(standing(NEXT, half=half, score=score, **fields))
    clock.end_half(match)
    state, events = match.settle()
    return state, list(events)


@pytest.mark.rule("SETUP-14")
@pytest.mark.parametrize("first", [HOME, AWAY])
def test_at_half_time_ends_are_changed_and_the_other_side_kicks_off(first):
    state, _ = settled(standing(StartOfHalf(1), first_kick=first))
    assert (state.right, state.attack, state.half) == (HOME, first, 1)
    state, events = half_over(1, first_kick=first, time_up=True, added=3, actions=48)
    second = other(first)
    assert HalfEnded("CLOCK-16", 1, 0, 0) in events
    assert HalfBegan("SETUP-14", 2, second) in events
    assert (state.half, state.right, state.attack) == (2, AWAY, second)
    assert (state.actions, state.added, state.time_up) == (0, None, False)
    assert isinstance(state.stack[-1], KickOffPlacement)


@pytest.mark.rule("SUBS-01")
def test_both_sides_may_substitute_at_half_time():
    state, _ = half_over(1, options={"max_substitutions": 5})
    for side in (HOME, AWAY):
        request = game.request(state)
        assert isinstance(request, Choose)
        assert (request.rule, request.side) == ("SUBS-01", side)
        state, _ = answer(state, Call("done"))
    assert state.half == 2


@pytest.mark.rule("CLOCK-12")
@pytest.mark.parametrize(
    ("half", "score", "tie_break", "follows"),
    [
        (2, (2, 1), "both", "end"),
        (2, (1, 1), "draw", "end"),
        (2, (1, 1), "extra_time", 3),
        (2, (1, 1), "both", 3),
        (2, (1, 1), "shoot_out", "shoot-out"),
        (4, (2, 1), "both", "end"),
        (4, (1, 1), "extra_time", "end"),
        (4, (1, 1), "both", "shoot-out"),
    ],
)
def test_what_follows_the_end_of_a_half(half, score, tie_break, follows):
    state, events = half_over(half, score, options={"tie_break": tie_break})
    assert events[0] == HalfEnded("CLOCK-16", half, *score)
    if follows == "end":
        assert state.stack == ()
        assert events[-1] == MatchEnded("CLOCK-01", *score)
        assert game.request(state) is None
    elif follows == "shoot-out":
        assert shoot_out.is_on(state)
    else:
        assert state.half == follows


@pytest.mark.rule("CLOCK-01")
@each_edition
@pytest.mark.parametrize(("score", "winner"), [((2, 1), HOME), ((0, 3), AWAY), ((1, 1), None)])
def test_more_goals_win(edition, score, winner):
    state, events = half_over(2, score, edition=edition)
    assert events[-1] == MatchEnded("CLOCK-01", *score)
    assert (game.request(state), game.result(state).winner) == (None, winner)


@pytest.mark.rule("CLOCK-13")
@each_edition
@pytest.mark.parametrize("first", [HOME, AWAY])
def test_extra_time(edition, first):
    second = other(first)
    fields: dict[str, Any] = {"edition": edition, "options": {"tie_break": "extra_time"}, "first_kick": first}
    state, events = half_over(2, right=AWAY, **fields)
    assert HalfBegan("CLOCK-13", 3, first) in events
    assert (state.right, state.attack, clock.half_actions(state)) == (HOME, first, 15)
    state, events = half_over(3, (1, 0), right=HOME, **fields)
    assert HalfBegan("CLOCK-13", 4, second) in events
    assert (state.right, state.attack) == (AWAY, second)


@pytest.mark.rule("CLOCK-06", "CLOCK-13")
@each_book
@pytest.mark.parametrize("half", [3, 4])
def test_nothing_is_added_to_extra_time_by_the_book(edition, half):
    for actions, over in ((14, False), (15, True)):
        _, events = whistled(edition=edition, half=half, actions=actions, options={"tie_break": "extra_time"})
        assert kinds(events)[: 1 + over] == ([TimeRanOut, HalfEnded] if over else [])


@pytest.mark.rule("MOVE-26", "CLOCK-16")
def test_a_half_that_ends_in_a_movement_phase_ends_the_phase():
    state, events = half_over(1, movement=Movement(step=2), jumped=1 << player("H9"))
    assert PhaseEnded in kinds(events)
    assert (state.movement, state.jumped) == (None, 0)


def random_match(seed: int, edition: Any, **options: Any) -> tuple[State, list[Event], dict[int, tuple[str, str]]]:
    """A match at random: its end, what happened, and of each half who attacks to the right and who kicked off."""
    chance, events = Seeded(seed), list[Event]()
    state = quick_match(Setup(edition=edition, options=tuple(sorted(options.items()))), chance)
    halves: dict[int, tuple[str, str]] = {1: (state.right, state.attack)}
    while (request := game.request(state)) is not None:
        state, happened = game.apply(state, request.at_random(chance.randbelow))
        events += happened
        for event in happened:
            if isinstance(event, HalfBegan):
                halves[event.half] = (state.right, event.kicks)
    return state, events, halves


@pytest.mark.rule("SETUP-14", "CLOCK-12", "CLOCK-16")
@each_edition
@pytest.mark.parametrize("limit", ["actions:1", "actions:6", "real:9"])
@pytest.mark.parametrize("tie_break", ["draw", "extra_time", "shoot_out", "both"])
def test_random_matches_end_as_agreed(edition, limit, tie_break):
    state, events, halves = random_match(len(limit), edition, clock=limit, tie_break=tie_break)
    ended = [event for event in events if isinstance(event, HalfEnded)]
    assert [event.half for event in ended] == list(halves)
    level = [event.home == event.away for event in ended]
    extra_time = level[1] and tie_break in ("extra_time", "both")
    assert len(ended) == (4 if extra_time else 2)
    assert (state.half == 5) == (level[-1] and tie_break in ("shoot_out", "both"))
    assert events[-1] == MatchEnded("CLOCK-01", *state.score)
    first = state.first_kick
    ends = {1: (HOME, first), 2: (AWAY, other(first)), 3: (HOME, first), 4: (AWAY, other(first))}
    assert halves == {half: ends[half] for half in halves}


@each_edition
def test_the_same_chance_gives_the_same_match(edition):
    assert random_match(2, edition, clock="actions:9") == random_match(2, edition, clock="actions:9")


def test_a_match_needs_no_clock_to_be_read_back():
    state, _ = whistled(actions=45)
    assert game.codec.unpack(game.codec.pack(state)) == state
    state, _ = whistled(options=REAL)
    assert game.codec.of_json(game.codec.to_json(state)) == state
