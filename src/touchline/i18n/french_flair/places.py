"""Spots of the field: by team name for everybody, or from one side's perspective."""

from touchline.french_flair import Setup, field
from touchline.i18n.message import Arg, Message
from touchline.kernel import AWAY, HOME, Side, other


def at(x: int, setup: Setup) -> Message:
    """Where something is."""
    return Message("ff-at", _named(x, setup))


def to(x: int, setup: Setup) -> Message:
    """Where something goes."""
    return Message("ff-to", _named(x, setup))


def start(x: int, setup: Setup) -> Message:
    """Where something comes from."""
    return Message("ff-from", _named(x, setup))


def spot(x: int, side: Side) -> Message:
    """A spot of the field, seen from a side."""
    return Message("ff-spot", _seen(x, side))


def spot_at(x: int, side: Side) -> Message:
    """Where something is, seen from a side."""
    return Message("ff-spot-at", _seen(x, side))


def spots(xs: tuple[int, ...], side: Side) -> Message:
    """Where the ball may be, seen from a side: one spot, or the first and the last of several."""
    near, far = sorted((xs[0], xs[-1]), key=lambda x: field.from_own_line(side, x))
    first, last = spot(near, side), spot(far, side)
    if first == last:
        return first
    if first.args["line"] == last.args["line"] == "metres" and first.args["whose"] == last.args["whose"]:
        metres = {"from": first.args["metres"], "to": last.args["metres"]}
        return Message("ff-spots-alike", {"whose": first.args["whose"], **metres})
    return Message("ff-spots", {"from": first, "to": last})


def _end(x: int) -> Side:
    """The side defending the nearer end."""
    return HOME if x < field.HALFWAY else AWAY


def _line(x: int) -> dict[str, Arg]:
    """The line that names a spot, and the distance from it, on the nearer half."""
    if x == field.HALFWAY:
        return {"line": "halfway"}
    metres = field.from_own_line(_end(x), x)
    if metres > 0:
        return {"line": "metres", "metres": metres}
    return {"line": "goal" if metres == 0 else "in-goal" if metres > -field.IN_GOAL else "dead"}


def _named(x: int, setup: Setup) -> dict[str, Arg]:
    return _line(x) if x == field.HALFWAY else {**_line(x), "side": setup.name(_end(x))}


def _seen(x: int, side: Side) -> dict[str, Arg]:
    return _line(x) if x == field.HALFWAY else {**_line(x), "whose": "theirs" if _end(x) == other(side) else "own"}
