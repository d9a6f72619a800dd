"""Pauses of play, and the features from which their value is learned."""

from typing import Final, get_args

from touchline.coaches.counter_attack import aerial, finishing
from touchline.coaches.counter_attack.context import Context
from touchline.coaches.counter_attack.shape import keeper_post
from touchline.counter_attack.model import NOBODY, State, each
from touchline.counter_attack.paths import shooting_range
from touchline.counter_attack.pitch import BOX, columns_left, distance, to_xy
from touchline.counter_attack.rules import clock, substitutions
from touchline.counter_attack.step import Frame, Passage, Situation, awaited

SITUATIONS: Final[tuple[Situation, ...]] = get_args(Situation)
SEEN: Final = (
    "time", "numbers", "shooting", "saving", "progress", "wide", "shot", "in_range", "in_box", "beside", "close",
    "reached", "goal_side", "ahead", "behind", "dribbling", "tackling", "lanes", "outlet", "outlet_shot", "off_post",
    "ours_away", "theirs_away", "shooter", "threats", "cross",
)  # fmt: skip
FEATURES: Final = (*SITUATIONS, *SEEN)
"""The features, from the attack's perspective: flags, shares and chances, each about 0 to 1."""

_SOON: Final = 12  # actions before the end of a half in which time presses


def situation(state: State) -> Situation | None:
    """The attack's situation if play pauses: a call or a restart; None in the middle of something."""
    top = awaited(state)
    if state.movement is not None and top.traits.waiting != "calling":
        return None
    for step in reversed(state.stack):
        assert isinstance(step, (Frame, Passage))
        if found := step.situation(state):
            return found
        if step.waits and not isinstance(step, substitutions.SubstitutionChoice):
            return None
    return None


def features(state: State, now: Situation) -> list[float]:
    """The features, from the attack's perspective."""
    context = Context(state, state.attack)
    end, ball = context.end, state.ball
    seen = [0.0] * len(FEATURES)
    seen[SITUATIONS.index(now)] = 1.0
    left = clock.half_actions(state) + (state.added or 0) - state.actions
    x, y = to_xy(ball)
    attack, defence = context.players, context.opponents
    shooting, saving = state.ratings("shooting"), state.rating(state.keeper(state.defence), "saving")
    seen[_TIME : _TIME + 6] = (
        min(1.0, max(0, left) / _SOON),
        (attack.bit_count() - defence.bit_count()) / 3,
        sum([shooting[player] for player in each(attack)]) / 40,
        saving / 6,
        (end * x + 18) / 36,
        abs(y) / 25,
    )
    if now in ("called", "received", "won", "hold", "free"):
        seen[_TIME + 6 :] = _open_play(context, now)
    return seen


_TIME: Final = FEATURES.index("time")


def _open_play(context: Context, now: Situation) -> tuple[float, ...]:
    """The features of open play: possession, pressure, targets."""
    state, end, ball, carrier = context.state, context.end, context.state.ball, context.state.carrier
    hexes, paces = state.hexes, state.ratings("pace")
    within = shooting_range(end)
    in_range = within >> ball & 1
    shot = 0.0
    if carrier != NOBODY and in_range and now != "hold":
        shot = finishing.best(state, carrier, ball, context.guard, "shot" if now == "called" else "snapshot").chance
    left, keeper = columns_left(ball, end), state.keeper(state.defence)
    beside = close = reached = goal_side = 0
    tackling, theirs_away = 0, 9
    tackles = state.ratings("tackling")
    for player in each(context.opponents):
        if player == keeper:
            continue
        away = distance(hexes[player], ball)
        beside += away <= 1
        close += away <= 3
        late = away - paces[player]
        if late <= 1:
            reached += 1
            tackling = max(tackling, tackles[player])
        theirs_away = min(theirs_away, late + 5)
        goal_side += columns_left(hexes[player], end) <= left
    ahead = behind = lanes = threats = 0
    ours_away, outlet, outlet_shot = 9, 0.0, 0.0
    clear, offside = context.lanes, context.offside
    for player in context.outfielders:
        if player == carrier:
            continue
        hex = hexes[player]
        forward = left - columns_left(hex, end)
        ahead += forward > 0
        behind += forward < -1
        ours_away = min(ours_away, distance(hex, ball) - paces[player] + 5)
        if clear >> hex & 1 and not offside >> hex & 1:
            lanes += 1
            outlet = max(outlet, forward / 11)
            if within >> hex & 1:
                threats += 1
                aim = finishing.best(state, player, hex, context.guard, "snapshot")
                outlet_shot = max(outlet_shot, aim.chance)
    dribbling = state.rating(carrier, "dribbling") if carrier != NOBODY else 0
    return (
        shot,
        float(in_range),
        float(BOX[end] >> ball & 1),
        beside / 2,
        close / 3,
        reached / 4,
        goal_side / 10,
        ahead / 10,
        behind / 10,
        dribbling / 6,
        tackling / 6,
        lanes / 6,
        outlet,
        outlet_shot,
        min(6, distance(hexes[keeper], keeper_post(ball, end))) / 6 if hexes[keeper] else 1.0,
        max(0, ours_away) / 9 if carrier == NOBODY else 0.0,
        max(0, theirs_away) / 9,
        state.rating(carrier, "shooting") / 6 if carrier != NOBODY else 0.0,
        threats / 3,
        aerial.cross(context) if carrier != NOBODY and now != "hold" else 0.0,
    )
