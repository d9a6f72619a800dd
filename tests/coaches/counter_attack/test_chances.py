"""The coaches' chances are those that the rules play out, with any options."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from tests.support.football import player, position
from touchline.coaches.counter_attack import aerial, defence, finishing, passes
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.evaluation import STEPPED_IN, completion
from touchline.counter_attack import Call, Head, Pass, Shoot, State, game
from touchline.counter_attack.editions import EDITIONS, LIVING, Edition, edition
from touchline.counter_attack.events import BallWon, Duelled, Fouled, GoalScored, Tested
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Movement, PassKind
from touchline.counter_attack.paths import header_targets, path_board
from touchline.counter_attack.pitch import RIGHT, bits, goal_distance, hex_at
from touchline.counter_attack.rules import (
    challenges,
    control,
    corners,
    dice,
    distribution,
    first_time,
    heading,
    high_pass,
    keeper,
    movement,
    next_action,
    nutmegs,
    passing,
    penalties,
    shots,
    steals,
    tackles,
    throw_ins,
)
from touchline.counter_attack.rules.aerial import Challenge, strength
from touchline.kernel import AWAY, HOME, Choose, Event, Frame, Odds

H7, H8, H9, H10, A1, A4, A5 = map(player, ("H7", "H8", "H9", "H10", "A1", "A4", "A5"))
NO = Call("no")

Given = dict[str, Any]
"""An edition, and options that are set otherwise."""

Compared = Iterator[tuple[float, float]]
"""Chances as they are reckoned, each with the one that comes out of play."""

# The options that change a roll, or what it brings, with the values to try.
ROLLS: dict[str, tuple[Any, ...]] = {
    "gk_extra_attributes": (False, True),
    "jackpot_die": (False, True),
    "steal_success": ("six", "six_or_ten"),
    "duel_tie": ("re_roll", "loose_ball"),
    "tackle_from_behind": (False, True),
    "intercept_standard": ("six", "six_or_ten"),
    "intercept_gk_adjacent": ("five", "five_or_ten"),
    "intercept_gk_wall": (False, True),
    "intercept_first_time": ("natural", "natural_or_ten"),
    "header_shot_off_target": (False, True),
    "off_target_on_1": (False, True),
    "difficult_angle": (-6, -1, 0),
    "gk_third_hex": (-6, -1, 0),
    "gk_snapshot_move_penalty": (False, True),
    "block_success": ("natural", "natural_or_ten"),
    "gk_deflect": (False, True),
    "gk_kick_accuracy": (0, 8, 11),
    "dive_duel": ("shooting", "dribbling"),
    "dive_third_hex": (-6, -1, 0),
    "corner_accuracy": (0, 8, 11),
    "penalty_save": ("two_higher", "minus_2"),
    "shot_penalty_cap": (2, "none"),
}
DRAFT = ("squad_composition", "gk_draw", "draft_rounds")
"""These go together, and are over when the match begins."""


def partners(option: str, value: Any) -> Given:
    """The options that a value depends on."""
    if (option, value) == ("gk_extra_attributes", False):
        return {"save_result": "die", "gk_kick_accuracy": 0}
    return {"gk_extra_attributes": True} if option in ("gk_kick_accuracy", "save_result") and value else {}


def variations(name: str) -> Iterator[Given]:
    """An edition, plain and with each option that changes a roll at each other value; star dice with both ties too."""
    changes = [{**partners(option, value), option: value} for option, values in ROLLS.items() for value in values]
    changes += [{"jackpot_die": True, "duel_tie": tie} for tie in ROLLS["duel_tie"]]
    known = {edition(name, options): {"edition": name, "options": options} for options in ({}, *changes)}
    yield from known.values()


# The outcomes of a roll

Holds = Callable[[tuple[Event, ...]], bool]


def odds(state: State, answer: Any = None, *, on: tuple[type[Frame], ...] = ()) -> Odds:
    """The outcomes of a roll or an answer while frames of some kinds wait, uninterrupted."""
    events: tuple[Event, ...] = ()
    if answer is not None:
        state, events = game.step(state, answer)
    waits = on or (type(state.stack[-1]),)
    tree = game.odds_from(
        state, lambda between, request: NO, lambda after: not after.stack or not isinstance(after.stack[-1], waits)
    )
    return tree._replace(events=events + tree.events)


def exactly(tree: Odds, holds: Holds) -> float:
    return float(tree.chance(lambda outcome: holds(outcome.events)))


def won_by(*players: int) -> Holds:
    """Whether one of them has won the duel, or nobody."""
    return lambda events: next(event for event in events[::-1] if isinstance(event, Duelled)).winner in players


def has(kind: type[Event]) -> Holds:
    return lambda events: any(isinstance(event, kind) for event in events)


def passed(what: str) -> Holds:
    return lambda events: any(isinstance(event, Tested) and event.what == what and event.passed for event in events)


scored = has(GoalScored)


def deflected(events: tuple[Event, ...]) -> bool:
    return passed("block")(events) or passed("deflect")(events)


def goals(tree: Odds) -> float:
    """The chance of a shot alone, and of its rebounds off a defender as coaches estimate them."""
    return exactly(tree, scored) + finishing.DEFLECTED_IN * exactly(tree, deflected)


# Challenges on the ground

NEAR = {"A4": {"tackling": 5}, "A5": {"tackling": 2}, "A1": {"saving": 5}, "H8": {"dribbling": 4, "shooting": 3}}


def challenge(frame: Frame, given: Given, away: dict[int, Any], ball: Any = (14, 0), step: int = 2) -> State:
    """H8 has the ball in a Movement Phase, in which a frame waits."""
    return position(
        home={1: (-16, 0), 8: ball}, away=away, carrier="H8", ratings=NEAR,
        stack=(movement.StepGoesOn(), frame), movement=Movement(step=step, moves=1), **given,
    )  # fmt: skip


def duel(state: State, chances: dice.Chances, first: int, second: int) -> Compared:
    """All outcomes of a duel."""
    tree = odds(state)
    foul = exactly(tree, has(Fouled))
    yield chances.won, exactly(tree, won_by(first))
    yield chances.tied, exactly(tree, won_by(NOBODY))
    yield chances.low, foul
    yield chances.lost, exactly(tree, won_by(second)) - foul


def steal(given: Given) -> Compared:
    for frame, rule in (
        (steals.Steal(A4), "MOVE-12"),
        (steals.FreeBallTest("MOVE-22", A4), "MOVE-22"),
        (steals.FreeBallTest("LOOSE-09", A4), "LOOSE-09"),
        (steals.FreeBallTest("MOVE-22", A1), "MOVE-22"),
    ):
        state = challenge(frame, given, {1: (14, -1), 4: (14, 1)})
        yield dice.passes(steals.needed(state, frame.player, rule)), exactly(odds(state), has(BallWon))


def free_ball(given: Given) -> Compared:
    """What a defender has to gain by a move to a free ball, where it may test for it."""
    given = {**given, "options": {**given.get("options", {}), "free_ball_zoi": True}}
    away = {1: (17, 6), 4: (7, 0), 5: (9, 2)}
    state = position(
        {1: (-16, 0), 8: (-3, 0)}, away, ball=(7, 2), ratings=NEAR, stack=(movement.StepChoice(),),
        movement=Movement(step=2, moves=1), **given,
    )  # fmt: skip
    request = game.request(state)
    assert isinstance(request, Choose)
    for gain, move in defence.challenges(Context(state, AWAY), request):
        asked, _ = game.step(state, move)
        tested = exactly(odds(asked, Call("test")), has(BallWon))
        yield gain + defence.EACH_HEX * goal_distance(move.hex, RIGHT), tested


def tackle(given: Given) -> Compared:
    for hex in ((15, 0), (13, 0)):  # from the front, and from behind
        state = challenge(tackles.Tackle(A4, H8), given, {1: (17, 6), 4: hex})
        yield from duel(state, tackles.duel(state, A4).chances(state.edition), A4, H8)
        elsewhere = challenge(tackles.Tackle(A4, H8), given, {1: (17, 6), 4: (9, 9)})
        yield from duel(state, tackles.duel(elsewhere, A4, hex_at(*hex)).chances(state.edition), A4, H8)


def diving_tackle(given: Given) -> Compared:
    for hex in ((15, 0), (13, 0)):
        state = challenge(keeper.DivingTackle(A1), given, {1: hex})
        yield from duel(state, keeper.diving_tackle(state, A1).chances(state.edition), A1, H8)


def dive(given: Given) -> Compared:
    for hex in ((14, 1), (14, 3)):
        state = challenge(keeper.Dive(), given, {1: hex}, step=1)
        yield from duel(state, keeper.dive(state).chances(state.edition), A1, H8)


def nutmeg(given: Given) -> Compared:
    for target in (A4, A5):
        state = challenge(nutmegs.NutmegDuel(H8, target, 1), given, {1: (17, 6), 4: (15, 0), 5: (15, -1)}, step=1)
        yield from duel(state, nutmegs.chances(state, target), target, H8)


# Passes


def ground_pass(given: Given) -> Compared:
    """Past two defenders and the goalkeeper, or to where it dives."""
    ratings = {"A4": {"tackling": 5}, "A5": {"tackling": 6}, "A1": {"saving": 5}}
    frames = (passing.Interception, keeper.BoxMove, first_time.FirstTimeMove, first_time.FirstTimeReply)
    kinds: tuple[tuple[PassKind, str, float], ...] = (
        ("standard", "movement", 1.0), ("short", "aos", 1.0), ("first_time", "standard", STEPPED_IN),
    )  # fmt: skip
    for (kind, after, left), hex, place in product(kinds, ((14, 1), (14, 3)), ((16, 0), (14, 0))):
        away = {1: place, 4: (11, -1), 5: (12, 1)}
        state = position({1: (-16, 0), 8: (8, 0)}, away, carrier="H8", ratings=ratings, after=after, **given)
        action = Pass(kind, hex_at(*hex))
        lost = exactly(odds(state, action, on=frames), has(BallWon))
        yield completion(Context(state, HOME), action.kind, action.hex), left * (1 - lost)


def lofted_pass(given: Given) -> Compared:
    home, away = {1: (-16, 0), 7: (18, 12), 8: (2, 0), 9: (8, 0)}, {1: (17, 0), 4: (0, 9)}
    ratings = {"H1": {"high_pass": 4}, "H7": {"high_pass": 5}, "H8": {"high_pass": 3}}
    frames = (high_pass.HighPassMove, high_pass.HighPassReply, high_pass.HighPassAccuracy, keeper.BoxMove)
    calls: list[tuple[str, Frame, Any, Any]] = [
        ("H8", next_action.ActionChoice("movement"), "high", (8, 0)),
        ("H1", distribution.DistributionChoice(), "kick", (2, 0)),
        ("H7", corners.CornerChoice(), "high", (8, 0)),
        ("H7", throw_ins.ThrowChoice(), "throw_to_head", (8, 0)),
    ]
    for carrier, frame, kind, hex in calls:
        state = position(home, away, carrier=carrier, stack=(frame,), ratings=ratings, **given)
        missed = exactly(
            odds(state, Pass(kind, hex_at(*hex)), on=frames),
            lambda events: any(isinstance(event, Tested) and not event.passed for event in events),
        )
        yield aerial.accuracy(Context(state, HOME), kind), 1 - missed


# Shots

FACED = {"H8": {"shooting": 5}, "A1": {"saving": 5}, "A4": {"tackling": 5}, "A5": {"tackling": 3}}
SHOT_FRAMES = (shots.Block, shots.ShotRoll, shots.Save, shots.Deflection, shots.FreeKickRoll, keeper.BoxMove)


def shot(given: Given) -> Compared:
    """From the box, from outside it, and from a difficult hex; past two blockers, or nobody; over the wall too."""
    for start, away in product(((14, 0), (10, 0), (17, 7)), ({1: (17, 1)}, {1: (16, 4), 4: (15, 0), 5: (15, 1)})):
        home = {1: (-16, 0), 8: start}
        state = position(home, away, carrier="H8", ratings=FACED, **given)
        facing = finishing.guard(state)
        for hex in (hex_at(19, -1), hex_at(19, 2)):
            tree = odds(state, Shoot(hex), on=SHOT_FRAMES)
            yield finishing.chance(state, H8, state.ball, hex, facing), goals(tree)


def free_kick(given: Given) -> Compared:
    state = position(
        {1: (-16, 0), 8: (10, 0)}, {1: (17, 3), 4: (13, 0), 5: (14, 2)}, carrier="H8", ratings=FACED,
        after="free_kick", **given,
    )  # fmt: skip
    aim = passes.shot(Context(state, HOME))
    yield aim.chance, goals(odds(state, Shoot(aim.hex), on=SHOT_FRAMES))


def snapshot(given: Given) -> Compared:
    for moved, start in product((False, True), ((14, 0), (10, 2))):
        state = position(
            {1: (-16, 0), 8: start}, {1: (17, 1), 4: (15, 0)}, carrier="H8", ratings=FACED,
            stack=(shots.SnapshotTarget(keeper_moved=moved),), **given,
        )  # fmt: skip
        aim = passes.shot(Context(state, HOME))
        yield aim.chance, goals(odds(state, Shoot(aim.hex), on=SHOT_FRAMES))


def faced(given: Given) -> Compared:
    """A shot past the blockers, once the goalkeeper has moved."""
    for place, die in product(((17, 1), (16, 4)), (0, 4)):
        state = position({1: (-16, 0), 8: (10, 0)}, {1: place}, carrier="H8", ratings=FACED, stack=(), **given)
        way = shots.Shot("snapshot", H8, hex_at(10, 0), hex_at(19, -1), 3, keeper_moved=True, die=die)
        match = Match(state)
        match.then(shots.AtGoal(way))
        waiting, events = match.settle()
        exact = 1.0 if scored(events) else goals(odds(waiting, on=SHOT_FRAMES))
        yield finishing.faced(state, way, finishing.guard(state)._replace(keeper_moved=True)), exact


def penalty(given: Given) -> Compared:
    frames = (penalties.PenaltyShot, penalties.PenaltySave)
    for away in ({1: (18, 0)}, {}):
        state = position(
            {1: (-16, 0), 8: (14, 0)}, away, carrier="H8", ratings=FACED, stack=(penalties.PenaltyChoice(),), **given
        )
        yield penalties.scored(state), exactly(odds(state, Shoot(hex_at(19, 2)), on=frames), scored)


# Headers

JUMPERS = {
    "H9": {"heading": 4, "dribbling": 5}, "H10": {"heading": 5}, "A4": {"heading": 3}, "A5": {"heading": 5},
    "A1": {"aerial": 4, "saving": 4},
}  # fmt: skip
JUMP = (challenges.Jump, challenges.HeaderReRoll)


def aloft(given: Given, frame: Frame, place: Any = (17, 2)) -> State:
    """The ball comes down on (14, 1), where H9 stands; A4 is beside it, H10 and A5 two hexes off."""
    home, away = {1: (-16, 0), 7: (18, 12), 9: (14, 1), 10: (12, 1)}, {1: place, 4: (14, 2), 5: (16, 0)}
    return position(home, away, ball=(14, 1), ratings=JUMPERS, stack=(frame,), attack=HOME, **given)


def header(given: Given) -> Compared:
    """One against one, two against one, and one against two, the goalkeeper being one of them."""
    for attackers, defenders in (((H9,), (A4,)), ((H9, H10), (A5,)), ((H9,), (A4, A1))):
        up = Challenge(H7, "high_pass", attackers=attackers, defenders=defenders)
        state = aloft(given, challenges.Jump(up), (15, 1))
        strengths = [tuple(strength(state, up, one) for one in team) for team in (attackers, defenders)]
        chances = challenges.chances(state.edition, strengths[0], strengths[1])
        tree = odds(state, on=JUMP)
        yield chances.won, exactly(tree, won_by(*attackers))
        yield chances.tied, exactly(tree, won_by(NOBODY))
        yield chances.lost, exactly(tree, won_by(*defenders))


def headed_shot(given: Given) -> Compared:
    """Against one or the other, with the goalkeeper near the ball's way or not, and with the goalkeeper beaten."""
    for defenders, place in (((A4,), (17, 2)), ((A5,), (17, -1)), ((A1,), (15, 1))):
        up = Challenge(H7, "high_pass", target=hex_at(19, 1), attackers=(H9,), defenders=defenders)
        state = aloft(given, challenges.Jump(up), place)
        facing = finishing.guard(state)
        if A1 in defenders:
            facing = finishing.without_keeper(facing)
        rivals = tuple(strength(state, up, one) for one in defenders)
        saving = facing.saves(state.edition, RIGHT, path_board(state.ball, up.target))
        tree = odds(state, on=(*JUMP, *SHOT_FRAMES))
        won = challenges.chances(state.edition, (strength(state, up, H9),), rivals).won
        yield won * heading.scored(state.edition, strength(state, up, H9), rivals, saving), exactly(tree, scored)


def cross(given: Given) -> Compared:
    """A High Pass to a head in front of goal: accurate, won in the air, and in."""
    ratings = {**JUMPERS, "H8": {"high_pass": 5}}
    home, away = {1: (-16, 0), 8: (8, 6), 9: (15, 3)}, {1: (18, -3), 4: (15, 4), 5: (16, -9)}
    state = position(home, away, carrier="H8", ratings=ratings, **given)
    accurate = aerial.accuracy(Context(state, HOME), "high")
    ways = []
    for target in bits(header_targets(hex_at(15, 3), RIGHT)):
        up = Challenge(H8, "high_pass", target=target, attackers=(H9,), defenders=(A4,))
        jumps = position(home, away, ball=(15, 3), ratings=ratings, stack=(challenges.Jump(up),), **given)
        ways.append(exactly(odds(jumps, on=(*JUMP, *SHOT_FRAMES)), scored))
    yield aerial.cross(Context(state, HOME)), accurate * max(ways)


def free_header(given: Given) -> Compared:
    up = Challenge(H7, "high_pass")
    state = aloft(given, heading.HeaderTarget(up, H9))
    aim = finishing.best_header(state, strength(state, up, H9), state.ball, finishing.guard(state))
    yield aim.chance, exactly(odds(state, Head(aim.hex), on=(heading.FreeShot, *SHOT_FRAMES)), scored)


def won_header(given: Given) -> Compared:
    """If the winner declares afterwards whether the ball goes at goal, the die is known."""
    up = Challenge(H7, "high_pass", attackers=(H9,), defenders=(A4,))
    for die in (1, 3, 6):
        own = strength(aloft(given, challenges.Jump(up)), up, H9)
        state = aloft(given, heading.HeaderTarget(up, H9, die, own + die))
        aim = finishing.best_header(state, own, state.ball, finishing.guard(state), die=die)
        yield aim.chance, exactly(odds(state, Head(aim.hex), on=SHOT_FRAMES), scored)


def controlled(given: Given) -> Compared:
    for one in (H9, H10):
        state = aloft(given, control.ControlTest(one))
        yield dice.passes(control.needed(state, one)), exactly(odds(state), passed("control"))


CASES: dict[str, Callable[[Given], Compared]] = {
    case.__name__: case
    for case in (
        steal, free_ball, tackle, diving_tackle, dive, nutmeg, ground_pass, lofted_pass, shot, free_kick, snapshot,
        faced, penalty, header, headed_shot, cross, free_header, won_header, controlled,
    )
}  # fmt: skip


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("name", CASES)
def test_a_chance_is_the_one_that_the_rules_play_out(name, rules):
    for given in variations(rules):
        for reckoned, exact in CASES[name](given):
            assert reckoned == pytest.approx(exact), given


def others() -> Iterator[Given]:
    """Living with each remaining option at each other value, or at a few numbers."""
    for option, hint in get_type_hints(Edition).items():
        values = (False, True) if hint is bool else get_args(hint) if get_origin(hint) is Literal else (1, 5)
        if option not in (*ROLLS, *DRAFT, "clock"):
            for value in values:
                options = {**partners(option, value), option: value}
                if edition("living", options) != LIVING:
                    yield {"edition": "living", "options": options}


@pytest.mark.parametrize("name", CASES)
def test_no_other_option_changes_a_chance(name):
    """Otherwise it belongs in the list above."""
    usual = [exact for _, exact in CASES[name]({"edition": "living"})]
    for given in others():
        assert [exact for _, exact in CASES[name](given)] == pytest.approx(usual), given


def test_no_coach_reads_an_option_that_changes_a_roll():
    """Coaches ask the rules for the chance."""
    folder = files("touchline.coaches").joinpath("counter_attack")
    for module in folder.iterdir():
        if module.name.endswith(".py"):
            words = set(re.findall(r"\w+", module.read_text(encoding="utf-8")))
            assert not words & set(ROLLS), module.name
