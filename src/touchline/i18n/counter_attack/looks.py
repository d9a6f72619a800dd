"""A decision in a title and a line: a tackle, a shot, a reply to a pass; and the goalkeeper's options."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from touchline.counter_attack import flights
from touchline.counter_attack.flights import Flight, Guard
from touchline.counter_attack.model import NOBODY, Call, State, side_of
from touchline.counter_attack.outcomes import Prospect
from touchline.counter_attack.pitch import BOX, distance, goal_distance, to_xy
from touchline.counter_attack.rules import shots, tackles
from touchline.counter_attack.step import awaited, is_rolled
from touchline.i18n.counter_attack.names import message, person, yes
from touchline.i18n.counter_attack.odds import needed, percent
from touchline.i18n.message import Message
from touchline.kernel import Side

_MIDDLE = 4  # doubled rows from the middle of the goal; the posts lie beyond


class Told(NamedTuple):
    """A decision, and a line about it."""

    title: Message
    about: Message | None = None


def look(state: State, answer: Any, side: Side, shot: Flight | None) -> Told | None:
    """An answer of a side told in a title and a line, where its name does not say it all."""
    if answer == Call("tackle"):
        behind = tackles.from_behind(state, awaited(state).facts(state)["who"].player)
        return Told(message("ca-look-tackle", behind=yes(behind)))
    on_its_way = shot or flights.flight(state)
    if on_its_way is None:
        return None
    mine = yes(side_of(on_its_way.player) == side)
    if on_its_way.shot:
        return Told(message("ca-look-shot", mine=mine, where=_where(on_its_way)), _shot(state, on_its_way))
    return Told(message("ca-look-pass", kind=on_its_way.kind, mine=mine), _pass(state, on_its_way))


def _where(shot: Flight) -> str:
    """The part of the goal that a shot goes for, as its taker sees it."""
    (_, from_row), (_, row) = to_xy(shot.start), to_xy(shot.target)
    if abs(row) < _MIDDLE:
        return "middle"
    return "post" if from_row == 0 else "near" if (row > 0) == (from_row > 0) else "far"


def _shot(state: State, shot: Flight) -> Message:
    inside = bool(BOX[state.goal] >> shot.start & 1)
    cost = 0
    if shot.kind not in ("penalty", "header"):
        cost = -shots.modifiers(state, shot.start, snapshot=shot.kind == "snapshot")
    away = goal_distance(shot.start, state.goal)
    return message("ca-look-shot-about", away=away, inside=yes(inside), cost=cost)


def _pass(state: State, ball: Flight) -> Message:
    receiver = state.at(ball.target)
    about: dict[str, Any] = {"who": person(ball.player, state), "away": distance(ball.start, ball.target)}
    about["to"] = "space" if receiver == NOBODY else "player"
    about["receiver"] = person(ball.player if receiver == NOBODY else receiver, state)
    if ball.accuracy is None:
        return message("ca-look-pass-about", **about)
    return message("ca-look-lofted-about", **about, chance=percent(Fraction(ball.accuracy).limit_denominator(36)))


# The goalkeeper


def guard_may(state: State, shot: Flight, guard: Guard, found: Prospect) -> Iterator[Message]:
    """What a goalkeeper may do against a shot: step, dive, and what a save leads to."""
    if not awaited(state).traits.steps_off:
        yield message("ca-guard-step", step=_step(state, shot, guard))
    yield _dive(guard)
    saves = [outcome.state for outcome in found.outcomes if outcome.end.what == "saved" and is_rolled(outcome.state)]
    if saves and (then := needed(saves[0])):
        yield message("ca-guard-save", then=then)


def _step(state: State, shot: Flight, guard: Guard) -> str:
    if shot.kind == "penalty":
        return "line"
    if shot.kind == "header":
        return "header"
    if BOX[state.goal] >> shot.start & 1:
        return "inside"
    return "stays" if guard.hex == state.hexes[guard.keeper] else "steps"


def _dive(guard: Guard) -> Message:
    if guard.save_hex is None:
        return message("ca-guard-out-of-reach")
    return message("ca-guard-dive", away=distance(guard.hex, guard.save_hex), cost=-guard.penalty)
