"""The value of a position: chances to score soon, learned from matches, and of each result.

`scripts/train_counter_attack` writes the weights and their provenance to `value.json`.
"""

from functools import cache, lru_cache
from importlib.resources import files
from math import exp, tanh
from operator import mul
from typing import Final, NamedTuple

import msgspec

from touchline.coaches.calibration import Bin
from touchline.coaches.counter_attack.situation import FEATURES, features
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.counter_attack.model import State
from touchline.counter_attack.rules import clock, scenarios
from touchline.counter_attack.step import Situation
from touchline.kernel import AWAY, HOME, Record, Side

_EXTRA_TIME: Final = 4  # its last half
_KICK: Final = 0.15  # value of one more kick in a shoot-out
_MOST: Final = 12  # most goals a side may still score


class Provenance(Record, frozen=True):
    """How the weights were made, and how well they predict."""

    command: str
    date: str
    matches: int
    positions: int
    held_out: int = 0
    """Matches for validation, not training."""
    log_loss: float = 0.0
    """Loss on the next goal, in nats per position."""
    log_loss_without: float = 0.0
    """The same for the base rate alone."""
    brier: float = 0.0
    """Loss on the result, over win, draw and loss."""
    calibration: tuple[Bin, ...] = ()
    """Calibration of the winning chance, by tenths."""


class Weights(Record, frozen=True):
    """A layer of curves over the features, then the chances that attack or defence scores soon."""

    features: tuple[str, ...]
    horizon: int
    """The horizon, in actions."""
    rate: float
    """Goals per side and action."""
    hidden: tuple[tuple[float, ...], ...]
    hidden_bias: tuple[float, ...]
    scored: tuple[float, ...]
    conceded: tuple[float, ...]
    bias: tuple[float, float]
    provenance: Provenance


@cache
def weights() -> Weights:
    """The learned weights."""
    text = files("touchline.coaches.counter_attack").joinpath("value.json").read_bytes()
    read = msgspec.json.decode(text, type=Weights)
    assert read.features == FEATURES, "value.json was learned from other features: run scripts/train_counter_attack"
    return read


class Soon(NamedTuple):
    """The chances of the next goal within the horizon."""

    scored: float
    conceded: float


def soon(state: State, now: Situation) -> Soon:
    """The chances that attack and defence score the next goal soon."""
    learned, seen = weights(), features(state, now)
    hidden = [
        tanh(sum(map(mul, row, seen)) + bias) for row, bias in zip(learned.hidden, learned.hidden_bias, strict=True)
    ]
    scored = exp(sum(map(mul, learned.scored, hidden)) + learned.bias[0])
    conceded = exp(sum(map(mul, learned.conceded, hidden)) + learned.bias[1])
    return Soon(scored / (1 + scored + conceded), conceded / (1 + scored + conceded))


# The end of the match


def win_draw_loss(state: State, now: Situation | None) -> WinDrawLoss:
    """The chances of each result: by the next goal soon, then by the time left."""
    if not state.stack:
        winner = scenarios.winner(state)
        return WinDrawLoss(float(winner == HOME), float(winner is None), float(winner == AWAY))
    lead, left = state.score[0] - state.score[1], actions_left(state)
    if now is None or state.half > _EXTRA_TIME:
        return _decided(state, _ends(lead, left))
    first = soon(state, now)
    home, away = first if state.attack == HOME else first[::-1]
    later = max(0, left - weights().horizon)
    ways = (
        (home, _ends(lead + 1, later)),
        (1 - home - away, _ends(lead, later)),
        (away, _ends(lead - 1, later)),
    )
    ends = WinDrawLoss(
        home=sum(share * ends.home for share, ends in ways),
        draw=sum(share * ends.draw for share, ends in ways),
        away=sum(share * ends.away for share, ends in ways),
    )
    return _decided(state, ends)


def _decided(state: State, ends: WinDrawLoss) -> WinDrawLoss:
    """Split a draw that is played on; in a shoot-out the leader gets more."""
    if state.edition.tie_break in ("draw", "extra_time"):
        return ends
    home, away = state.shoot_out
    share = min(1.0, max(0.0, 0.5 + _KICK * (home - away)))
    return WinDrawLoss(ends.home + share * ends.draw, 0.0, ends.away + (1 - share) * ends.draw)


def chance(ends: WinDrawLoss, side: Side) -> float:
    """A side's winning chance, a draw counting half."""
    return (ends.home if side == HOME else ends.away) + ends.draw / 2


def actions_left(state: State) -> int:
    """The expected actions left in regular time, or in the half of extra time."""
    here = max(1, clock.half_actions(state) + (state.added or 0) - state.actions)
    second = scenarios.halves(state.setup.variant, state.edition.half_length)[1]
    return here + second if state.half == 1 else here


@lru_cache(maxsize=1 << 10)
def _ends(lead: int, left: int) -> WinDrawLoss:
    """The chances of each result for a home lead, if both sides score evenly in the actions left."""
    goals = _scored(weights().rate * left)
    home = sum(goals[mine] * goals[theirs] for mine in range(_MOST) for theirs in range(_MOST) if lead + mine > theirs)
    draw = sum(goals[mine] * goals[lead + mine] for mine in range(_MOST) if 0 <= lead + mine < _MOST)
    return WinDrawLoss(home, draw, max(0.0, 1 - home - draw))


def _scored(expected: float) -> list[float]:
    """The probability of a number of goals, given the expected number."""
    chances = [exp(-expected)]
    for number in range(1, _MOST):
        chances.append(chances[-1] * expected / number)
    return chances
