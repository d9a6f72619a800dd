"""Positions of Counter Attack from which random play comes everywhere: `POSITIONS`, functions from a seed to a state.

Whole matches at random hardly ever see a challenge for a header, a corner or a dive. From these positions sixty random
answers are enough, taken over some seeds, to wait at every frame of the game.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, get_args

from tests.support.football import Place, position
from tests.support.matches import AtRandom
from touchline.counter_attack import game
from touchline.counter_attack.events import Restart
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import ELEVEN, Movement, Setup, State, Variant, label, wearing
from touchline.counter_attack.pitch import BOX, LEFT, PITCH, RIGHT, Board, Hex, bits, disk, hex_at, nth, xz
from touchline.counter_attack.quick import quick_match, quick_setup
from touchline.counter_attack.rules import (
    distribution,
    fouls,
    heading,
    keeper,
    loose_ball,
    movement,
    next_action,
    referee,
    set_pieces,
    shoot_out,
    shots,
    throw_ins,
)
from touchline.counter_attack.rules.aerial import Source
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Ply, Randbelow, Seeded, Side, play, replace

Position = Callable[[int], State]

EDITIONS: Final = ("core", "advanced", "living")
ANSWERS: Final = 60
"""How many random answers are played from a position."""

_KEEPER: Final = ("aerial", "dribbling", "pace", "resilience", "saving", "handling", "high_pass")
_OUTFIELD: Final = ("pace", "dribbling", "heading", "high_pass", "resilience", "shooting", "tackling")
_NEAR_GOAL: Final = disk(hex_at(14, 0), 5)


def played(seed: int, state: State, answers: int | None = ANSWERS) -> Iterator[Ply[State]]:
    """Random play from a state: this many answers, or None until the end."""
    coach = AtRandom(Seeded(seed, "coach").randbelow)
    return islice(play(game, state, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(seed)), answers)


# Players somewhere


def _crowd(
    randbelow: Randbelow, area: Board = PITCH, *, keepers: tuple[Board, Board] = (BOX[LEFT], BOX[RIGHT]), **told: Any
) -> State:
    """Twenty outfielders with any attributes in an area, goalkeepers in theirs; home attacks to the right."""
    free = PITCH

    def anywhere(board: Board) -> Place:
        nonlocal free
        hex = nth(board & free, randbelow((board & free).bit_count()))
        free ^= 1 << hex
        return xz(hex)

    home = {1: anywhere(keepers[0])}
    away = {1: anywhere(keepers[1])}
    for number in range(2, ELEVEN + 1):
        home[number], away[number] = anywhere(area), anywhere(area)
    ratings = {
        label(wearing(side, number)): {name: 1 + randbelow(6) for name in (_KEEPER if number == 1 else _OUTFIELD)}
        for side in (HOME, AWAY)
        for number in range(1, ELEVEN + 1)
    }
    told = {"edition": (*EDITIONS, "living")[randbelow(4)], "leniency": 1 + randbelow(6), **told}
    return position(home, away, ratings=ratings, **told)


def _with_ball(state: State, hex: Hex) -> State:
    """The carrier has the ball on another hex."""
    hexes = list(state.hexes)
    hexes[state.carrier] = hex
    return replace(state, hexes=tuple(hexes), ball=hex)


def _randbelow(seed: int) -> Randbelow:
    return Seeded(seed, "position").randbelow


def _settled(state: State, happens: Callable[[Match], None]) -> State:
    """The state after something has happened in it."""
    match = Match(state)
    happens(match)
    return match.settle()[0]


def open_play(seed: int) -> State:
    """Players all over the pitch; the attack calls after anything."""
    randbelow = _randbelow(seed)
    rows = [row for row in get_args(next_action.After) if "free" not in row and row != "space"]
    return _crowd(randbelow, carrier=f"H{2 + randbelow(10)}", after=rows[randbelow(len(rows))])


def crowded_midfield(seed: int) -> State:
    """Everybody round the centre: tackles, reckless ones, nutmegs, first-time passes and their interceptions."""
    randbelow = _randbelow(seed)
    after = ("movement", "standard", "tackle", "aos")[randbelow(4)]
    return _crowd(randbelow, disk(hex_at(0, 0), 4), carrier=f"H{2 + randbelow(10)}", after=after)


def crowded_box(seed: int) -> State:
    """Everybody in and round the box: shots, snapshots, blocks, saves, steals."""
    randbelow = _randbelow(seed)
    after = ("movement", "standard", "loose", "free_kick")[randbelow(4)]
    return _crowd(randbelow, _NEAR_GOAL, carrier=f"H{2 + randbelow(10)}", after=after)


def run_through_midfield(seed: int) -> State:
    """A carrier in mid-run among everybody: steals and nutmegs."""
    randbelow = _randbelow(seed)
    spot = hex_at(0, 0)
    state = _with_ball(_crowd(randbelow, disk(spot, 3) & ~(1 << spot), carrier="H9"), spot)
    stack = (movement.StepGoesOn(), movement.RunChoice(state.carrier, 0))
    return replace(state, movement=Movement(moves=1), stack=stack)


def run_at_goal(seed: int) -> State:
    """A carrier has come before a goalkeeper: dives at the feet, snapshots."""
    randbelow = _randbelow(seed)
    spot = hex_at(16, (-3, -2, 2, 3)[randbelow(4)])
    state = _crowd(randbelow, disk(hex_at(4, 0), 9), keepers=(BOX[LEFT], 1 << hex_at(16, 0)), carrier="H9")
    state = replace(_with_ball(state, spot), movement=Movement(moves=1), stack=(movement.StepGoesOn(),))
    return _settled(state, lambda match: match.then(movement.Arrived(state.carrier, 1)))


def goalkeeper_off_its_line(seed: int) -> State:
    """A snapshot that passes behind a goalkeeper, which can only deflect it, where the edition lets it."""
    randbelow = _randbelow(seed)
    keepers = (BOX[LEFT], 1 << hex_at(17, 2))
    state = _crowd(randbelow, disk(hex_at(0, 0), 9), keepers=keepers, carrier="H9")
    return replace(_with_ball(state, hex_at(18, 5)), stack=(shots.SnapshotTarget(keeper_moved=False),))


def goalkeeper_challenges(seed: int) -> State:
    """A goalkeeper challenges the carrier in the defence's step, in its box or outside it."""
    randbelow = _randbelow(seed)
    x = 11 + randbelow(2)
    keepers = (BOX[LEFT], 1 << hex_at(x, 1))
    state = _with_ball(_crowd(randbelow, disk(hex_at(0, 0), 9), keepers=keepers, carrier="H9"), hex_at(x, 0))
    state = replace(state, movement=Movement(step=2, moves=1), stack=(movement.StepGoesOn(),))
    return _settled(state, lambda match: keeper.challenge(match, wearing(AWAY, 1)))


def defenders_step(seed: int) -> State:
    """The defence moves, with everybody round the carrier."""
    randbelow = _randbelow(seed)
    spot = hex_at((0, 11)[randbelow(2)], 0)
    state = _with_ball(_crowd(randbelow, disk(spot, 3) & ~(1 << spot), carrier="H9"), spot)
    return replace(state, movement=Movement(step=2), stack=(movement.StepChoice(),))


def loose_before_goal(seed: int) -> State:
    """A ball runs loose in front of goal, in a Movement Phase or not, among many players or with nobody near."""
    randbelow = _randbelow(seed)
    area = (disk(hex_at(13, 0), 7), disk(hex_at(0, 0), 7))[randbelow(2)]
    state = _crowd(randbelow, area, keepers=(BOX[LEFT], 1 << hex_at(18, 2)), carrier="H9")
    if randbelow(2):
        state = replace(state, movement=Movement(step=1 + randbelow(3)), stack=(movement.StepGoesOn(),))
    source, spot = wearing(AWAY, 2 + randbelow(10)), hex_at(17, 0)
    return _settled(state, lambda match: loose_ball.runs_loose(match, "SHOT-09", source, spot, AWAY))


# In the air


def in_the_air(seed: int) -> State:
    """A ball comes down among everybody, before goal or elsewhere."""
    randbelow = _randbelow(seed)
    spot = hex_at((15, 15, 0)[randbelow(3)], 0)
    edition = ("core", *EDITIONS)[randbelow(4)]
    state = _crowd(randbelow, disk(spot, (3, 5)[randbelow(2)]), ball=xz(spot), stack=(), edition=edition)
    source = get_args(Source)[randbelow(4)]
    return _settled(state, lambda match: heading.lands(match, wearing(HOME, 2), source))


def one_side_in_the_air(seed: int) -> State:
    """A ball comes down where one side has it to itself."""
    randbelow = _randbelow(seed)
    spot = hex_at((15, 0)[randbelow(2)], 0)
    state = _crowd(randbelow, PITCH & ~disk(spot, 3) & ~BOX[LEFT] & ~BOX[RIGHT], ball=xz(spot), stack=())
    side = SIDES[randbelow(2)]
    hexes = list(state.hexes)
    for number, hex in zip((9, 10, 11), bits(disk(spot, 1)), strict=False):
        hexes[wearing(side, number)] = hex
    state = replace(state, hexes=tuple(hexes))
    source = get_args(Source)[randbelow(4)]
    return _settled(state, lambda match: heading.lands(match, wearing(HOME, 2), source))


def headed_back(seed: int) -> State:
    """A defender heads the ball back to its goalkeeper."""
    randbelow = _randbelow(seed)
    state = _crowd(randbelow, disk(hex_at(12, 0), 5), attack=AWAY, ball=(13, 0), edition="living")
    return replace(state, touched=wearing(AWAY, 4), stack=(heading.HeadBack(wearing(AWAY, 4)),))


# Restarts


def _restart(restart: Restart, *places: Place) -> Position:
    def given(seed: int) -> State:
        randbelow = _randbelow(seed)
        state = _crowd(randbelow, _NEAR_GOAL if randbelow(2) else PITCH, stack=(), half=1 + randbelow(2))
        side: Side = AWAY if restart == "goal_kick" else HOME
        hex = hex_at(*places[randbelow(len(places))])
        state = state if randbelow(3) else replace(state, bench=((), ()))
        return _settled(state, lambda match: set_pieces.give(match, "OUT-05", restart, side, hex))

    given.__name__ = restart
    given.__doc__ = f"A {restart.replace('_', ' ')} is given."
    return given


def throw(seed: int) -> State:
    """A throw-in is taken, once the Movement Phase before it is over."""
    randbelow = _randbelow(seed)
    state = _with_ball(_crowd(randbelow, disk(hex_at(8, 8), 4), carrier="H2"), hex_at(10, 12))
    second = state.edition.throw_in == "second_phase_or_head"
    return replace(state, stack=(throw_ins.SecondPhaseChoice() if second else throw_ins.ThrowChoice(),))


def last_penalty(seed: int) -> State:
    """A penalty is given by the last action of a half."""
    randbelow = _randbelow(seed)
    told: dict[str, Any] = {"edition": "living", "added": 2, "actions": 47} if randbelow(2) else {"actions": 45}
    state = _crowd(randbelow, _NEAR_GOAL, stack=(), half=1 + randbelow(2), **told)
    state = replace(state, bench=((), ()), time_up=state.added is not None)
    return _settled(state, lambda match: set_pieces.give(match, "FOUL-09", "penalty", HOME, hex_at(14, 0)))


def caught(seed: int) -> State:
    """A goalkeeper has the ball in its hands."""
    randbelow = _randbelow(seed)
    state = _crowd(randbelow, disk(hex_at(12, 0), 8), carrier="H9")
    return _settled(state, lambda match: distribution.holds(match, "SHOT-23", wearing(AWAY, 1)))


def at_the_goalkeepers_feet(seed: int) -> State:
    """The ball is at the feet of a goalkeeper in its box, and a Movement Phase is as good as over."""
    randbelow = _randbelow(seed)
    state = _crowd(randbelow, disk(hex_at(0, 0), 7), carrier="H1")
    return replace(state, movement=Movement(step=3, moves=1), stack=(movement.StepChoice(),))


# Cards, injuries, goalkeepers


def foul(seed: int) -> State:
    """A foul by one that is booked on one that is injured."""
    randbelow = _randbelow(seed)
    by = wearing(AWAY, 1 + randbelow(ELEVEN))
    area = _NEAR_GOAL if randbelow(2) else disk(hex_at(0, 0), 6)
    state = _crowd(randbelow, area, carrier="H9", movement=Movement(step=2), leniency=1, stack=(movement.StepGoesOn(),))
    state = replace(state, booked=1 << by, injured=1 << state.carrier)
    return _settled(state, lambda match: match.then(fouls.Foul("tackle", by, state.carrier, state.ball)))


def goalkeeper_sent_off(seed: int) -> State:
    """A goalkeeper is sent off for a foul in its box, with another one on the bench or without."""
    randbelow = _randbelow(seed)
    state = _crowd(randbelow, _NEAR_GOAL, carrier="H9", movement=Movement(step=2), stack=())
    bench, others = state.bench
    state = replace(state, bench=(bench, others if randbelow(2) else others[:-1]))

    def happens(match: Match) -> None:
        match.then(fouls.FoulTaken(wearing(AWAY, 1), state.ball))
        fouls.sent_off(match, wearing(AWAY, 1))

    return _settled(state, happens)


# Beginnings and ends


def draft(seed: int) -> State:
    """A match before the draft."""
    return game.start(Setup(edition=EDITIONS[seed % len(EDITIONS)]))


def last_actions(seed: int) -> State:
    """A half of which one action is left, by actions or by a real clock, and anything may follow."""
    randbelow = _randbelow(seed)
    told: dict[str, Any] = {"carrier": f"H{2 + randbelow(10)}", "half": 1 + randbelow(4)}
    options = {"tie_break": ("draw", "extra_time", "shoot_out", "both")[randbelow(4)]}
    if randbelow(2):
        return _crowd(randbelow, actions=44, options=options, **told)
    return _crowd(randbelow, options=options | {"clock": "real:45"}, **told)


def shoot_out_begins(seed: int) -> State:
    """A level match goes to a shoot-out."""
    randbelow = _randbelow(seed)
    state = _crowd(randbelow, stack=(), half=2, options={"tie_break": "shoot_out"})
    few = tuple([hex if player % ELEVEN < 3 else 0 for player, hex in enumerate(state.hexes)])
    return _settled(replace(state, hexes=few, bench=((), ())), shoot_out.begin)


def dispute(seed: int) -> State:
    """The coaches differ, and the referee is asked."""
    return referee.referee_dispute(open_play(seed))


def _scenario(variant: Variant) -> Position:
    def begins(seed: int) -> State:
        setup = Setup(edition=EDITIONS[seed % len(EDITIONS)], variant=variant)
        return game.start(quick_setup(setup, Seeded(seed)))

    begins.__name__ = variant
    begins.__doc__ = f"The scenario {variant.replace('_', ' ')} begins."
    return begins


def kick_off(seed: int) -> State:
    """A match with drafted squads at its kick-off."""
    return quick_match(Setup(edition=EDITIONS[seed % len(EDITIONS)]), Seeded(seed))


POSITIONS: Final[tuple[Position, ...]] = (
    open_play, crowded_midfield, crowded_box, run_through_midfield, run_at_goal, goalkeeper_off_its_line,
    goalkeeper_challenges, defenders_step, loose_before_goal, in_the_air, one_side_in_the_air, headed_back,
    _restart("corner", (18, 12), (18, -12)), _restart("throw_in", (10, 12), (0, -12)),
    _restart("free_kick", (10, 3), (-5, 0)), _restart("penalty", (14, 0)), _restart("goal_kick", (16, 0)),
    throw, last_penalty, caught, at_the_goalkeepers_feet, foul, goalkeeper_sent_off,
    draft, last_actions, shoot_out_begins, dispute, kick_off,
    *[_scenario(variant) for variant in get_args(Variant) if variant != "match"],
)  # fmt: skip
