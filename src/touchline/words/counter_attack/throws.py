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
from touchline.kernel import Step
from touchline.words.counter_attack.names import person, said
from touchline.words.said import Said

Thrown = tuple[Player, Said]
"""Who rolls, and for what."""


def throw(state: State) -> Said:
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
            return player, said("ca-throw-steal", who=person(player, state))
        case steals.FreeBallTest(player=player):
            return player, said("ca-throw-free-ball-test", who=person(player, state))
        case passing.Interception(chance=chance):
            return chance.player, said("ca-throw-interception", who=person(chance.player, state))
        case high_pass.HighPassAccuracy(ball=ball) | long_pass.LongPassAccuracy(ball=ball):
            return ball.passer, said("ca-throw-accuracy", who=person(ball.passer, state))
        case control.ControlTest(player=player):
            return player, said("ca-throw-control-test", who=person(player, state))
        case heading.HeadBack(player=player):
            return player, said("ca-throw-head-back", who=person(player, state))
        case fouls.CardTest(player=player):
            return player, said("ca-throw-card-test", who=person(player, state))
        case fouls.InjuryTest(on=on):
            return on, said("ca-throw-injury-test", who=person(on, state))
        case fouls.RecklessTackle(by=by, on=on):
            return by, said("ca-throw-reckless-tackle", who=person(by, state), on=person(on, state))
    return None


def _duels(frame: Step, state: State) -> Thrown | None:
    def between(key: str, first: Player, second: Player) -> Thrown:
        return first, said(key, who=person(first, state), rival=person(second, state))

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
            return player, said("ca-throw-jump", who=person(player, state))
        case challenges.HeaderReRoll(attacker=attacker, defender=defender):
            return between("ca-throw-header-re-roll", attacker, defender)
    return None


def _shots(frame: Step, state: State) -> Thrown | None:
    saver = state.keeper(state.defence)
    match frame:
        case shots.Block(player=player):
            return player, said("ca-throw-block", who=person(player, state))
        case shots.Deflection():
            return saver, said("ca-throw-deflection", who=person(saver, state))
        case shots.ShotRoll() | shots.FreeKickRoll() | penalties.PenaltyShot():
            return state.carrier, said("ca-throw-shot-roll", who=person(state.carrier, state))
        case shots.Save() | penalties.PenaltySave():
            return saver, said("ca-throw-save", who=person(saver, state))
        case shots.SaveResult() | shots.Handling():
            return saver, said("ca-throw-handling", who=person(saver, state))
        case heading.FreeShot(player=player):
            return player, said("ca-throw-free-shot", who=person(player, state))
        case loose_ball.GoalSave(keeper=player):
            return player, said("ca-throw-goal-save", who=person(player, state))
    return None


def _other(frame: Step, state: State) -> Said | None:
    match frame:
        case shots.Spill():
            return said("ca-throw-spill")
        case shoot_out.TieDirection():
            return said("ca-throw-tie-direction")
        case high_pass.MissDirection() | loose_ball.RunsWhere():
            return said("ca-throw-runs-where")
        case high_pass.MissDistance() | loose_ball.RunsSoFar():
            return said("ca-throw-runs-so-far")
        case clock.AddedTime():
            return said("ca-throw-added-time", leniency=state.leniency)
        case setup.FirstPickDice():
            return said("ca-throw-first-pick-dice")
        case setup.FirstPickCoin():
            return said("ca-throw-first-pick-coin", home=state.setup.home, away=state.setup.away)
        case setup.KickOffToss():
            return said("ca-throw-kick-off-toss", home=state.setup.home, away=state.setup.away)
        case setup.RefereeDraw():
            return said("ca-throw-referee-draw")
        case setup.GoalkeeperDraw():
            return said("ca-throw-goalkeeper-draw")
        case scenarios.LostPlayers():
            return said("ca-throw-lost-players")
        case setup.Deal():
            return said("ca-throw-deal")
        case referee.Dispute():
            return said("ca-throw-dispute")
    return None


def compass(state: State) -> Said | None:
    """What the faces of a die mean that is rolled for a direction; nothing of others."""
    directions = (high_pass.MissDirection, loose_ball.RunsWhere, shots.Spill, shoot_out.TieDirection)
    return said("ca-compass") if isinstance(state.stack[-1], directions) else None
