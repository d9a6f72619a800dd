"""Places of the pitch in a sentence, as the side sees them that plays there."""

from functools import lru_cache

from touchline.counter_attack import pitch
from touchline.counter_attack.areas import FLANK, area_of
from touchline.counter_attack.model import State
from touchline.counter_attack.pitch import NORTH, RIGHT, SIX, SOUTH, End, Hex
from touchline.i18n.counter_attack.names import message
from touchline.i18n.message import Message
from touchline.kernel import Side

_POST = 3  # the doubled row from which on a hex of the six-yard box lies at a post


def at(hex: Hex, side: Side, state: State) -> Message:
    """Where something is: «in the box»."""
    return _at(hex, state.attacks(side), "at")


def to(hex: Hex, side: Side, state: State) -> Message:
    """Where something goes: «into the box»."""
    return _at(hex, state.attacks(side), "to")


def crossed(start: Hex, hex: Hex, side: Side, state: State) -> Message:
    """Where a ball from a flank comes down: «at the near post»."""
    end = state.attacks(side)
    row, wide = pitch.to_xy(hex)[1], pitch.to_xy(start)[1]
    if SIX[end] >> hex & 1 and abs(row) >= _POST and any(flank >> start & 1 for flank in FLANK.values()):
        return message("ca-at", place="near-post" if row * wide > 0 else "far-post", hexes=0)
    return _at(hex, end, "at")


def flank(hex: Hex, side: Side, state: State) -> str:
    """The flank of a hex: left, right or centre."""
    return _flank(hex, state.attacks(side))


@lru_cache(maxsize=4096)
def _at(hex: Hex, end: End, form: str) -> Message:
    return message("ca-at" if form == "at" else "ca-to", place=_name(hex, end), hexes=pitch.goal_distance(hex, end))


def _flank(hex: Hex, end: End) -> str:
    if FLANK[NORTH if end == RIGHT else SOUTH] >> hex & 1:
        return "left"
    return "right" if FLANK[SOUTH if end == RIGHT else NORTH] >> hex & 1 else "centre"


def _name(hex: Hex, end: End) -> str:
    """The place of a hex for a side that attacks an end."""
    area, of = area_of(hex)
    own = "" if of in (None, end) else "own-"
    flank = _flank(hex, end)
    if area in ("goal", "six", "box", "edge"):
        return f"{own}{'six' if area == 'goal' else area}"
    if area == "corner":
        return f"{own}corner-{flank}"
    ahead = pitch.to_xy(hex)[0] * end > 0
    if flank != "centre":
        return flank if ahead else f"own-{flank}"
    if area == "third":
        return "own-third" if own else "from-goal"
    return "circle" if area == "circle" else "midfield" if ahead else "own-half"
