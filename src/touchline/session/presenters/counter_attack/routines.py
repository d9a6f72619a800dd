"""Routines of a set piece as a browser shows them: a picture, a line, a figure, and the turn that is due filled in."""

from collections.abc import Iterator
from typing import Any, cast

from touchline.coaches.counter_attack import routines as coach
from touchline.coaches.counter_attack.routine_drafts import Routine, restart
from touchline.coaches.counter_attack.routines import Rehearsal
from touchline.counter_attack import game, paths
from touchline.counter_attack.model import NOBODY, Move, Pass, Player, Shoot, State
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import Hex
from touchline.counter_attack.rules import offside
from touchline.counter_attack.step import awaited
from touchline.i18n import Message
from touchline.i18n import counter_attack as i18n
from touchline.kernel import Choose, Side
from touchline.session.presenters.counter_attack import chances, ways
from touchline.session.presenters.counter_attack import protocol as wire


def preview(state: State, side: Side, plan: wire.Plan | None) -> wire.Routines:
    """The routines of a side from where it stands, and the one that it follows, if it can still be played."""
    cards = (_card(state, side, routine) for routine in coach.routines(state, side))
    followed = _card(state, side, _routine(plan)) if plan and _is_sound(state, side, plan) else None
    return wire.Routines(tuple(card for card in cards if card is not None), followed)


def _is_sound(state: State, side: Side, plan: wire.Plan) -> bool:
    """Whether a plan from a browser names players of the side, and the side has a set piece to take."""
    team = state.on_pitch(side)
    named = [plan.taker, *(player for player, _ in plan.places)]
    if plan.receiver is not None:
        named.append(plan.receiver)
    return (
        coach.is_prepared(state, side)
        and all(0 <= player < len(state.hexes) for player in named)
        and all(team >> player & 1 for player in named)
    )


def _routine(plan: wire.Plan) -> Routine:
    receiver = NOBODY if plan.receiver is None else plan.receiver
    return Routine(cast(Any, plan.name), plan.taker, receiver, cast(Any, plan.call), plan.places)


def _plan(routine: Routine) -> wire.Plan:
    receiver = None if routine.receiver == NOBODY else routine.receiver
    return wire.Plan(routine.name, routine.taker, receiver, routine.call, routine.places)


def _card(state: State, side: Side, routine: Routine) -> wire.Routine | None:
    played = coach.rehearsed(state, side, routine)
    if played is None:
        return None
    chance = chances.good(played.state, played.call)
    receiver = _receiver(played, routine)
    return wire.Routine(
        label=i18n.routine(routine.name),
        does=i18n.routine_does(played.state, routine.name, played.state.carrier, receiver),
        chance=1.0 if chance is None else float(chance),
        scores=isinstance(played.call, Shoot),
        places=tuple(
            wire.PlannedPlace(player, hex, number)
            for number, turn in enumerate(played.turns, start=1)
            for player, hex in turn
        ),
        taker=played.state.carrier,
        path=_path(played),
        lofted=isinstance(played.call, Pass) and played.call.kind not in ways.GROUND,
        answers=tuple(format_answer(answer) for answer in _turn(state, side, routine)),
        remarks=tuple(_remarks(state, side, routine, receiver)),
        plan=_plan(routine),
    )


def _receiver(played: Rehearsal, routine: Routine) -> Player:
    if isinstance(played.call, Shoot):
        return NOBODY
    there = played.state.at(played.call.hex)
    return routine.receiver if there == NOBODY else there


def _path(played: Rehearsal) -> tuple[Hex, ...]:
    """The way of the ball from its hex on."""
    ball, target = played.state.ball, played.call.hex
    if isinstance(played.call, Pass) and played.call.kind not in ways.GROUND:
        return (ball, target)
    return (ball, *paths.path(ball, target))


def _turn(state: State, side: Side, routine: Routine) -> Iterator[Any]:
    """The answers of the turn that is due: up to the other side's, and no further than the players it places."""
    placed = False
    while isinstance(request := game.request(state), Choose) and request.side == side:
        answer = coach.follow(state, request, routine)
        calls = isinstance(answer, (Pass, Shoot))
        if answer is None or (calls and placed):
            return
        placed |= isinstance(answer, Move)
        yield answer
        if calls:
            return
        state, _ = game.step(state, answer)


def _remarks(state: State, side: Side, routine: Routine, receiver: Player) -> Iterator[Message]:
    """What the other side has upset: hexes that are taken, players who are offside, a receiver who is not free."""
    free_kick = restart(state) == "free_kick"
    beyond = offside.positions(state, state.ball) if free_kick else 0
    due = {answer.player: answer.hex for answer in _turn(state, side, routine) if isinstance(answer, Move)}
    for player, hex in routine.places:
        there = state.at(hex)
        if player in due and due[player] != hex:
            yield i18n.routine_moved(state, player, there if there != player else NOBODY)
        elif beyond >> player & 1 and awaited(state).handled(state) >> player & 1 == 0 and state.hexes[player] == hex:
            yield i18n.routine_offside(state, player)
    if routine.receiver != NOBODY and receiver != routine.receiver:
        yield i18n.routine_instead(state, receiver, routine.receiver)
