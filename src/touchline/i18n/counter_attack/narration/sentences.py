"""The sentence of an action: its result so far."""

from touchline.counter_attack import events
from touchline.counter_attack.model import NOBODY, Player, State, side_of
from touchline.counter_attack.pitch import distance, goal_distance
from touchline.i18n.counter_attack import places
from touchline.i18n.counter_attack.events import event_message
from touchline.i18n.counter_attack.names import message, person, yes
from touchline.i18n.counter_attack.narration.actions import Action
from touchline.i18n.message import Arg, Message, Person
from touchline.i18n.narration import together


def sentence(action: Action, state: State) -> Message:
    """The result of an action so far, in one sentence or a few."""
    if action.has(events.Fouled):
        said = [_foul(action, state), *_cards(action, state), *_outcome(action, state)]
    elif scored := action.last(events.GoalScored):
        said = [_goal(scored, action, state)]
    else:
        said = [_main(action, state), *_cards(action, state), *_outcome(action, state)]
    return together(said)


def _main(action: Action, state: State) -> Message:
    team = state.setup.name(action.side)
    match action.kind:
        case "phase" if action.players:
            return message("ca-log-phase-of", team=team, who=_people(action.players, state))
        case "phase":
            return message("ca-log-phase", team=team)
        case "also":
            return message("ca-log-also", who=_people(action.players, state))
        case "run" | "carry":
            return _run(action, state)
        case "pass":
            return _pass(action, state)
        case "tackle":
            return _tackle(action, state)
        case "header":
            return _header(action, state)
        case "shot":
            return _shot(action, state)
        case "set_piece":
            taker = action.last(events.TakerNamed)
            restart = action.restart or "free_kick"
            if taker:
                return message("ca-log-taker", who=person(taker.player, state), restart=restart)
            return message("ca-log-line-up", team=team, restart=restart)
        case "kick_off":
            return message("ca-log-kick-off", team=team)
        case "moves":
            moved = dict.fromkeys(event.player for event in action.events if isinstance(event, events.Moved))
            return message("ca-log-moves", team=team, who=_people(tuple(moved), state))
    return event_message(action.events[0], state)


def _people(players: tuple[Player, ...], state: State) -> tuple[Person, ...]:
    return tuple([person(player, state) for player in players])


# With the ball, and without


def _run(action: Action, state: State) -> Message:
    moves = [event for event in action.events if isinstance(event, events.Moved)]
    if not moves:
        return event_message(action.events[0], state)
    player = moves[0].player
    who, side = person(player, state), side_of(player)
    nutmeg = action.last(events.Duelled)
    if nutmeg and nutmeg.what == "nutmeg":
        through = nutmeg.winner != nutmeg.player
        return message("ca-log-nutmeg", who=who, rival=person(nutmeg.player, state), through=yes(through))
    won = action.last(events.BallWon)
    if won and won.player != player:
        return message("ca-log-steal", who=person(won.player, state), rival=who)
    if (won or action.has(events.BallCollected)) and action.kind == "run":
        return message("ca-log-collects", who=who, place=places.at(moves[-1].hex, side, state))
    hexes = sum(distance(move.start, move.hex) for move in moves)
    place = places.to(moves[-1].hex, side, state)
    past = [event.player for event in action.events if isinstance(event, events.Tested) and event.what == "steal"]
    if past:
        return message("ca-log-dribble", who=who, past=_people(tuple(dict.fromkeys(past)), state), place=place)
    if action.kind == "carry":
        return message("ca-log-carry", who=who, hexes=hexes, place=place)
    end = state.attacks(side)
    back = goal_distance(moves[-1].hex, end) - goal_distance(moves[0].start, end) > hexes // 2
    return message("ca-log-run", who=who, hexes=hexes, way="back" if back else "on", place=place)


def _pass(action: Action, state: State) -> Message:
    called = action.last(events.PassCalled)
    assert called is not None
    who, side = person(called.player, state), side_of(called.player)
    won = action.last(events.BallWon)
    if won and won.how == "interception":
        return message("ca-log-cut-out", who=person(won.player, state), rival=who, kind=called.kind)
    offside = action.last(events.OffsideGiven)
    if offside:
        return message("ca-log-offside", who=person(offside.player, state))
    drift = action.last(events.Scattered)
    if drift and not drift.is_loose:
        return message("ca-log-drift", who=who, kind=called.kind, hexes=drift.distance)
    arrived = action.last(events.PassArrived)
    hex = arrived.hex if arrived else called.target
    to = arrived.receiver if arrived and arrived.receiver != NOBODY else state.at(called.target)
    place = places.crossed(called.start, hex, side, state)
    if to == NOBODY or side_of(to) != side or to == called.player:
        return message("ca-log-pass-into-space", who=who, kind=called.kind, place=place)
    if not arrived and called.kind in ("standard", "first_time", "short", "quick_throw"):
        return message("ca-log-pass-begins", who=who, to=person(to, state), place=place)
    end = state.attacks(side)
    back = goal_distance(hex, end) - goal_distance(called.start, end) >= 2
    way = "back" if back and called.kind in ("standard", "short") else called.kind
    return message("ca-log-pass", who=who, to=person(to, state), kind=way, place=place)


# Against each other


def _tackle(action: Action, state: State) -> Message:
    duel = action.last(events.Duelled)
    assert duel is not None
    ours, theirs = duel.totals
    args: dict[str, Arg] = {
        "who": person(duel.player, state),
        "rival": person(duel.rival, state),
        "ours": ours,
        "theirs": theirs,
    }
    end = "won" if duel.winner == duel.player else "lost" if duel.winner == duel.rival else "level"
    if end == "level" and (taker := _loose_to(action)) is not None:
        return message("ca-log-tackle-loose", **args, to=person(taker, state))
    return message("ca-log-tackle", **args, duel=duel.what, end=end)


def _loose_to(action: Action) -> Player | None:
    """Who the loose ball runs to."""
    for event in reversed(action.events):
        if isinstance(event, (events.BallWon, events.BallCollected)):
            return event.player
    return None


def _header(action: Action, state: State) -> Message:
    to, duel = action.last(events.HeadedTo), action.last(events.Duelled)
    if duel and duel.winner not in (NOBODY, duel.player, duel.rival):
        duel = None
    if duel and duel.winner != NOBODY:
        loser = duel.rival if duel.winner == duel.player else duel.player
        who, rival = person(duel.winner, state), person(loser, state)
        if to and to.receiver != NOBODY:
            return message("ca-log-header-to", who=who, rival=rival, to=person(to.receiver, state))
        if to:
            place = places.at(to.hex, side_of(duel.winner), state)
            return message("ca-log-header-into-space", who=who, rival=rival, place=place)
        return message("ca-log-header", who=who, rival=rival)
    if duel:
        return message("ca-log-header-level", who=person(duel.player, state), rival=person(duel.rival, state))
    if to and to.receiver != NOBODY:
        return message("ca-log-heads-to", who=person(to.player, state), to=person(to.receiver, state))
    headed = to or action.last(events.Headed)
    if headed:
        return message("ca-log-heads", who=person(headed.player, state))
    sent = [event for event in action.events if isinstance(event, events.Challenged)]
    jumpers = tuple([player for event in sent for player in event.players])
    if jumpers:
        return message("ca-log-goes-up", who=_people(jumpers, state))
    return event_message(action.events[0], state)


# At goal


def _shot(action: Action, state: State) -> Message:
    shot = action.last(events.ShotTaken)
    assert shot is not None
    args: dict[str, Arg] = {
        "who": person(shot.player, state),
        "kind": shot.kind,
        "hexes": distance(shot.start, shot.target),
    }
    block, duel = _passed(action, "block"), action.last(events.Duelled)
    if action.has(events.ShotMissed):
        return message("ca-log-shot-wide", **args)
    if block:
        return message("ca-log-shot-blocked", **args, rival=person(block.player, state))
    if duel and duel.winner == duel.rival:
        how = "holds" if action.has(events.HeldBall) else "spills" if action.has(events.RanLoose) else "saves"
        return message("ca-log-shot-saved", **args, rival=person(duel.rival, state), how=how)
    if duel and duel.winner == NOBODY:
        return message("ca-log-shot-saved", **args, rival=person(duel.rival, state), how="spills")
    return message("ca-log-shot", **args)


def _passed(action: Action, what: events.TestName) -> events.Tested | None:
    for event in action.events:
        if isinstance(event, events.Tested) and event.what == what and event.passed:
            return event
    return None


def _goal(scored: events.GoalScored, action: Action, state: State) -> Message:
    home, away = state.score
    score: dict[str, Arg] = {"home": home, "away": away}
    if scored.player == NOBODY:
        return message("ca-log-goal", team=state.setup.name(scored.side), how="team", who="", **score)
    who = person(scored.player, state)
    if not scored.own and action.kind == "header" and action.players:
        return message("ca-log-goal-headed", who=who, giver=person(action.players[0], state), **score)
    how = "own" if scored.own else "header" if action.kind == "header" else "plain"
    return message("ca-log-goal", team=state.setup.name(scored.side), how=how, who=who, **score)


# The referee, and how it ended


def _foul(action: Action, state: State) -> Message:
    foul = action.last(events.Fouled)
    assert foul is not None
    reckless = any(isinstance(event, events.Tested) and event.what == "reckless" for event in action.events)
    return message(
        "ca-log-foul",
        who=person(foul.by, state),
        rival=person(foul.on, state),
        how="reckless" if reckless else "plain",
    )


def _cards(action: Action, state: State) -> list[Message]:
    told = []
    for event in action.events:
        match event:
            case events.Booked(player=player, card=card):
                told.append(message("ca-log-booked", who=person(player, state), card=card))
            case events.Injured(player=player, again=again):
                told.append(message("ca-log-hurt", who=person(player, state), again=yes(again)))
            case events.WentOff():
                told.append(event_message(event, state))
    return told


def _outcome(action: Action, state: State) -> list[Message]:
    """The end: the ball out of play, or at a player's feet."""
    restart = action.last(events.RestartGiven)
    if restart and restart.restart != "kick_off":
        return [message("ca-log-restart", restart=restart.restart, team=state.setup.name(restart.side))]
    played_on = action.last(events.PlayedOn)
    if played_on:
        return [event_message(played_on, state)]
    loose = action.last(events.Scattered)
    taker = _loose_to(action)
    if loose and loose.is_loose and taker is not None and action.kind != "tackle":
        return [message("ca-log-runs-loose", who=person(taker, state))]
    return []
