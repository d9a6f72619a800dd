"""The ground that events and the sheet tell of is the ground that the ball made, up to the goal line."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.french_flair.support import play, position
from tests.support.matches import AtRandom, moments, random_options
from touchline import french_flair as ff
from touchline.french_flair import events as happened
from touchline.french_flair import field
from touchline.french_flair.statistics import Statistics, add
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Event, Ply, Seeded, Side
from touchline.kernel import play as go_on

NEAR_THE_LINE = [
    f"{phase} x{x}"
    for phase in (
        "home SCRUM", "home LINEOUT", "home PICKGO", "home RUCK", "home FREE", "home MAUL1", "home KICKED",
        "TACKLE_OFFER(away)",
    )
    for x in (80, 85, 90, 95, 100)
]  # fmt: skip


def carried(event: Event) -> int | None:
    """The ground that an event tells of; None for one that tells of none."""
    match event:
        case happened.Carried() | happened.Intercepted() | happened.TryScored():
            return event.metres
        case happened.Mauled() | happened.PickedAndGone():  # 5 m, which end on the goal line if they began there
            return 5 if field.to_try_line(event.side, event.x) >= 0 else 0
    return None


def follow(before: ff.State, moment: Ply[ff.State], made: dict[Side, int]) -> None:
    """Follow the ball from event to event; add to the ground made by each side."""
    x = before.x

    def reach(side: Side, spot: int, event: Event) -> int:
        ground = min(field.from_own_line(side, spot), field.LENGTH) - min(field.from_own_line(side, x), field.LENGTH)
        assert carried(event) == ground, f"{event} with the ball on x{x}"
        made[side] += ground
        return spot

    for event in moment.events:
        match event:
            case happened.Carried() | happened.Mauled() | happened.PickedAndGone() | happened.Intercepted():
                x = reach(event.side, event.x, event)
            case happened.TryScored():
                x = reach(event.side, field.spot(event.side, field.LENGTH + 5), event)
            case happened.Kicked():  # tells how far it flew, and beyond the dead-ball line it is dead
                assert event.start == x
                x = min(max(event.x, -field.IN_GOAL), field.LENGTH + field.IN_GOAL)
            case happened.ScrumSet() | happened.LineoutSet():
                x = event.x
            case happened.BroughtBack():
                x = event.mark
            case happened.KickOffTaken():
                x = field.HALFWAY
            case happened.DropOutTaken():
                x = field.spot(event.side, moment.state.options.drop_out_mark)
    assert x == moment.state.x, "the events tell where the ball is"


def check(start: ff.State, played: Iterator[Ply[ff.State]]) -> None:
    made: dict[Side, int] = {HOME: 0, AWAY: 0}
    before, events = start, list[Event]()
    for moment in played:
        follow(before, moment, made)
        before = moment.state
        events += moment.events
    sheet = reduce(add, events, Statistics())
    assert {side: getattr(sheet, side).metres for side in SIDES} == made


def switches(seed: object, switched: bool) -> dict[str, Any]:
    return dict(random_options(ff.game, Seeded(f"{seed}", "options").randbelow)) if switched else {}


@pytest.mark.parametrize("switched", [False, True], ids=["usual", "any switches"])
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10**9))
def test_events_and_the_sheet_tell_the_ground_that_was_made(switched, seed):
    setup = ff.game.read_setup({"options": switches(seed, switched)})
    check(ff.game.start(setup), moments(ff.game, seed, setup))


@pytest.mark.parametrize("switched", [False, True], ids=["usual", "any switches"])
@pytest.mark.parametrize("where", NEAR_THE_LINE)
def test_near_the_goal_line_too(where, switched):
    for seed in range(6):
        options = {**switches(seed, switched), "clock": "phases:1"}
        start = position(where, home="1 2 4 8 9 11", away="2 3 6 7 9 14", half=2, time_up=True, options=options)
        coach = AtRandom(Seeded(f"{seed}", "coach").randbelow)
        check(start, go_on(ff.game, start, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(f"{seed}")))


def carry(rules: str, where: str, script: str, *made: int, **options: str) -> object:
    """A row for the rules named: the ground that each event of a script tells of."""
    told = [where, *(f"{name}={value}" for name, value in options.items()), script]
    return pytest.param(where, script, options, list(made), marks=pytest.mark.rule(*rules.split()), id=", ".join(told))


CARRIES = [
    # What would cross and may be tackled stops on the goal line, or 5 m out
    carry("FF-FIVEMETRE-2", "home LINEOUT x95", "9.advance", 5),
    carry("FF-FIVEMETRE-2", "home LINEOUT x95", "9.advance; decline", 5, 0),
    carry("FF-FIVEMETRE-2", "home LINEOUT x95", "9.advance; tackle 7; [6][5]; [2][2]", 5, 0),
    carry("FF-FIVEMETRE-2", "home LINEOUT x95", "9.advance; tackle 7; [6][6]", 5, 60),
    carry("FF-FIVEMETRE-2", "home LINEOUT x95", "9.advance; decline", 0, 5, five_metre_spot="five"),
    carry("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.run; decline; [6]", 5, 0),
    carry("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.run; decline; [6]; decline", 5, 0, 0),
    carry("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.run; decline; [6]; decline", 5, -5, 5, five_metre_spot="five"),
    carry("FF-FIVEMETRE-2", "home SCRUM x95", "8-9 8 9.run; decline; [6][6]", 5, 0),
    # A carry that scores makes the ground to the line
    carry("FF-TRY-1", "home RUCK x95", "9.advance", 5),
    carry("FF-TRY-1", "home RUCK x100", "9.advance", 0),
    carry("FF-TRY-1", "home KICKED x80", "counter 12.run; [6]", 20),
    carry("FF-RUN-4", "home KICKED x80", "counter 12.run; [6][6]", 20),
    carry("FF-TRY-1", "home FREE x90", "backs 9 10 12.advance; decline", 5, 5),
    carry("FF-ADVANCE-2", "home FREE x75", "backs 9 10 12.advance; decline; decline", 5, 10, 10),
    carry("FF-ADVANCE-2", "home KICKED x-10", "counter 12.run; [4]", 20),
    # Mauls, pick-and-goes, interceptions
    carry("FF-MAUL-1", "home LINEOUT x95", "maul 1 8", 5),
    carry("FF-MAUL-3", "home LINEOUT x100", "maul 1 8", 0, 0),
    carry("FF-PICKGO-1", "home RUCK x100", "pick 1 2", 0, 0),
    carry("FF-INTERCEPT-1", "home FREE x50", "1.advance; tackle 7; [6][6]", 10, 60),
    carry("FF-INTERCEPT-2", "home FREE x20", "1.advance; tackle 7; [6][6]", 10, 30, 0),
    # A kick is no carry
    carry("FF-KICK-4", "home FREE x85", "12.kick; [2][2]", 0),
]


@pytest.mark.parametrize(("where", "script", "options", "made"), CARRIES)
def test_each_carry_tells_the_ground_it_made(where, script, options, made):
    state = position(where, home="1 2 8 9 10 12", options=options)
    _, events = play(state, script)
    assert [metres for event in events if (metres := carried(event)) is not None] == made
    sheet = reduce(add, events, Statistics())
    assert sheet.together.metres == sum(made)
