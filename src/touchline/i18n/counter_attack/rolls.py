"""What dice are rolled and cards are drawn for, and by whom."""

from touchline.counter_attack.model import NOBODY, Player, State
from touchline.counter_attack.rules import (
    challenges,
    clock,
    control,
    fouls,
    heading,
    high_pass,
    keeper,
    long_pass,
    loose_ball,
    nutmegs,
    passing,
    penalties,
    referee,
    scenarios,
    setup,
    shoot_out,
    shots,
    steals,
    tackles,
)
from touchline.i18n.counter_attack.names import message, person
from touchline.i18n.message import Message
from touchline.kernel import Step

Thrown = tuple[Player, Message]
"""Who rolls, and for what."""


def throw(state: State) -> Message:
    """What the dice are rolled for, or the cards drawn, that a state waits for."""
    return _thrown(state)[1]


def roller(state: State) -> Player:
    """The player that rolls in a state, the challenger in a duel; nobody where a roll is no player's."""
    return _thrown(state)[0]


def _thrown(state: State) -> Thrown:
    frame = state.stack[-1]
    for chapter in (_tests, _duels, _shots):
        if thrown := chapter(frame, state):
            return thrown
    if other := _other(frame, state):
        return NOBODY, other
    raise TypeError(f"{type(frame).__name__} has no words")


def _tests(frame: Step, state: State) -> Thrown | None:
    match frame:
        case steals.Steal(player=player):
            return player, message("ca-throw-steal", who=person(player, state))
        case steals.FreeBallTest(player=player):
            return player, message("ca-throw-free-ball-test", who=person(player, state))
        case passing.Interception(chance=chance):
            return chance.player, message("ca-throw-interception", who=person(chance.player, state))
        case high_pass.HighPassAccuracy(ball=ball) | long_pass.LongPassAccuracy(ball=ball):
            return ball.passer, message("ca-throw-accuracy", who=person(ball.passer, state))
        case control.ControlTest(player=player):
            return player, message("ca-throw-control-test", who=person(player, state))
        case heading.HeadBack(player=player):
            return player, message("ca-throw-head-back", who=person(player, state))
        case fouls.CardTest(player=player):
            return player, message("ca-throw-card-test", who=person(player, state))
        case fouls.InjuryTest(on=on):
            return on, message("ca-throw-injury-test", who=person(on, state))
        case fouls.RecklessTackle(by=by, on=on):
            return by, message("ca-throw-reckless-tackle", who=person(by, state), on=person(on, state))
    return None


def _duels(frame: Step, state: State) -> Thrown | None:
    def between(key: str, first: Player, second: Player) -> Thrown:
        return first, message(key, who=person(first, state), rival=person(second, state))

    match frame:
        case tackles.Tackle(tackler=tackler, carrier=carrier):
            return between("ca-throw-tackle", tackler, carrier)
        case nutmegs.NutmegDuel(carrier=carrier, target=target):
            return between("ca-throw-nutmeg-duel", target, carrier)
        case keeper.Dive():
            return between("ca-throw-dive", state.keeper(state.defence), state.carrier)
        case keeper.DivingTackle(keeper=player):
            return between("ca-throw-diving-tackle", player, state.carrier)
        case keeper.HandsOutside(keeper=player):
            return between("ca-throw-hands-outside", player, state.carrier)
        case challenges.Jump(challenge=challenge, rolled=rolled):
            player = (challenge.attackers + challenge.defenders)[len(rolled)]
            return player, message("ca-throw-jump", who=person(player, state))
        case challenges.HeaderReRoll(attacker=attacker, defender=defender):
            return between("ca-throw-header-re-roll", attacker, defender)
    return None


def _shots(frame: Step, state: State) -> Thrown | None:
    saver = state.keeper(state.defence)
    match frame:
        case shots.Block(player=player):
            return player, message("ca-throw-block", who=person(player, state))
        case shots.Deflection():
            return saver, message("ca-throw-deflection", who=person(saver, state))
        case shots.ShotRoll() | shots.FreeKickRoll() | penalties.PenaltyShot():
            return state.carrier, message("ca-throw-shot-roll", who=person(state.carrier, state))
        case shots.Save() | penalties.PenaltySave():
            return saver, message("ca-throw-save", who=person(saver, state))
        case shots.SaveResult() | shots.Handling():
            return saver, message("ca-throw-handling", who=person(saver, state))
        case heading.FreeShot(player=player):
            return player, message("ca-throw-free-shot", who=person(player, state))
        case loose_ball.GoalSave(keeper=player):
            return player, message("ca-throw-goal-save", who=person(player, state))
    return None


def _other(frame: Step, state: State) -> Message | None:
    match frame:
        case shots.Spill():
            return message("ca-throw-spill")
        case shoot_out.TieDirection():
            return message("ca-throw-tie-direction")
        case high_pass.MissDirection() | loose_ball.RunsWhere():
            return message("ca-throw-runs-where")
        case high_pass.MissDistance() | loose_ball.RunsSoFar():
            return message("ca-throw-runs-so-far")
        case clock.AddedTime():
            return message("ca-throw-added-time", leniency=state.leniency)
        case setup.FirstPickDice():
            return message("ca-throw-first-pick-dice")
        case setup.FirstPickCoin():
            return message("ca-throw-first-pick-coin", home=state.setup.home, away=state.setup.away)
        case setup.KickOffToss():
            return message("ca-throw-kick-off-toss", home=state.setup.home, away=state.setup.away)
        case setup.RefereeDraw():
            return message("ca-throw-referee-draw")
        case setup.GoalkeeperDraw():
            return message("ca-throw-goalkeeper-draw")
        case scenarios.LostPlayers():
            return message("ca-throw-lost-players")
        case setup.Deal():
            return message("ca-throw-deal")
        case referee.Dispute():
            return message("ca-throw-dispute")
    return None


def compass(state: State) -> Message | None:
    """What the faces of a die mean that is rolled for a direction; nothing of others."""
    directions = (high_pass.MissDirection, loose_ball.RunsWhere, shots.Spill, shoot_out.TieDirection)
    return message("ca-compass") if isinstance(state.stack[-1], directions) else None
