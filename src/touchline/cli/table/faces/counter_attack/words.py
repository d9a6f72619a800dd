"""What the table says to people who play Counter Attack: who decides what, what answers mean, what is rolled for."""

from collections.abc import Callable, Mapping
from typing import Final

from touchline.cli.table.face import Prompt
from touchline.cli.table.screen import counted
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import NOBODY, Player, State, Word, label
from touchline.counter_attack.notation import write_hex as at
from touchline.counter_attack.pitch import BOX
from touchline.counter_attack.rules import (
    challenges,
    clock,
    control,
    corners,
    distribution,
    final_thirds,
    first_time,
    fouls,
    free_kicks,
    goal_kicks,
    heading,
    high_pass,
    keeper,
    long_pass,
    loose_ball,
    movement,
    next_action,
    nutmegs,
    passing,
    penalties,
    referee,
    scenarios,
    set_pieces,
    setup,
    shoot_out,
    shots,
    steals,
    substitutions,
    tackles,
    throw_ins,
)
from touchline.counter_attack.rules.next_action import After
from touchline.counter_attack.telling import RESTARTS, called, listed
from touchline.kernel import Choose, Step

Said = tuple[str, str]
"""What is to be decided, and why or how."""


def prompt(state: State, request: Choose) -> Prompt:
    """The question that a request puts to its side."""
    frame = state.stack[-1]
    for chapter in _CHAPTERS:
        if said := chapter(frame, state):
            question, why = said
            return Prompt(question, why, request.rule)
    raise TypeError(f"{type(frame).__name__} has no words")


def ball(state: State) -> str:
    """Who has the ball where, in a sentence."""
    if state.carrier != NOBODY:
        return f"{called(state.carrier, state)} has the ball on {at(state.ball)}."
    return f"The ball is on {at(state.ball)}, and nobody has it."


# Before the match and between its parts


def _before(frame: Step, state: State) -> Said | None:
    match frame:
        case setup.GoalkeeperPick():
            return "pick a goalkeeper by its place", "They lie face down; which one you have picked is drawn then."
        case setup.CardPick():
            return "pick a player for your squad", "You pick in turns; a number of the list is a card."
        case setup.LineUpChoice():
            return (
                "name the cards that wear 1 to 11",
                "A goalkeeper wears 1, the others are your bench. `auto` lines up as told below.",
            )
        case setup.KickOffPlacement(side=side):
            who = "You kick off" if side == state.attack else f"{state.setup.name(state.attack)} kick off"
            return (
                "place your players for the kick-off, or leave them as they are",
                f"{who}. Players stay in their own half; `form 4-3-3` sets up another formation.",
            )
        case scenarios.FreePlacement():
            return "place your players wherever you like", "Each once in a turn; then home's goalkeeper kicks."
        case substitutions.SubstitutionChoice(side=side):
            left = substitutions.left(state, side)
            return "bring on a player, or go on", f"{counted(left, 'substitution')} left: `sub 7 33` is card 33 for 7."
        case substitutions.ForcedSubstitution(player=player):
            return f"{called(player, state)} cannot go on: who comes on?", "It is injured for the second time."
        case substitutions.KeeperSubstitution():
            return "your goalkeeper is gone: who goes off for the one on the bench?", ""
        case substitutions.EmergencyKeeper():
            return "your goalkeeper is gone: who goes in goal?", "What its card lacks counts 0."
        case shoot_out.OrderChoice():
            return "name your next taker of the shoot-out", "In the order in which they kick; each once."
    return None


# Calls

_AFTER: Final[Mapping[After, str]] = {
    "kick_off": "take the kick-off",
    "movement": "the Movement Phase is over: what do you call?",
    "movement_free": "nobody has the ball: players move for it",
    "standard": "the pass has arrived: what do you call?",
    "space": "the pass went into space: players move for it",
    "first_time": "the pass has arrived: what do you call?",
    "short": "the pass has arrived: what do you call?",
    "aos": "you have won the ball: what do you call?",
    "tackle": "the ball is yours: what do you call?",
    "landed_free": "nobody was under the ball: players move for it",
    "headed": "the header has arrived: what do you call?",
    "headed_away": "the ball was headed away to you: what do you call?",
    "drop": "the ball is at your goalkeeper's feet: what do you call?",
    "long_free": "the long pass lies free: players move for it",
    "long": "the long pass has arrived: what do you call?",
    "loose": "the loose ball has come to you: what do you call?",
    "loose_free": "the ball runs loose: players move for it",
    "corner_short": "the short corner has arrived: what do you call?",
    "free_kick": "take the free kick",
}


def _calls(frame: Step, state: State) -> Said | None:
    match frame:
        case next_action.ActionChoice(after=after):
            return _AFTER[after], ball(state)
        case distribution.HoldChoice():
            return "your goalkeeper holds the ball: throw it now, or let players move first?", ball(state)
        case distribution.DistributionChoice() | scenarios.OpeningKickChoice():
            return "how does your goalkeeper play the ball?", ball(state)
        case keeper.PickUpChoice():
            return "does your goalkeeper take the ball in its hands?", ball(state)
        case corners.CornerChoice():
            return "take the corner", "A high pass into the box, or a short one along the ground."
        case throw_ins.ThrowChoice():
            return "take the throw-in", "To feet or into space, up to 6 hexes, or to a teammate's head."
        case throw_ins.SecondPhaseChoice():
            return "another Movement Phase before the throw?", "It counts as an action."
        case goal_kicks.GoalKickChoice():
            return "take the goal kick", ball(state)
        case penalties.PenaltyChoice():
            return "take the penalty: at which hex of the goal?", ball(state)
        case loose_ball.SnapshotOffer("MOVE-27"):
            return "nobody else moves in this step: a snapshot?", ball(state)
        case loose_ball.SnapshotOffer():
            return "the ball has come to you in range: a snapshot at once?", ball(state)
        case shots.SnapshotTarget():
            return "at which hex of the goal do you shoot?", ball(state)
    return None


# The Movement Phase

_STEPS: Final = (
    "",
    "Each goes up to its Pace; the carrier goes hex by hex.",
    "Each goes up to its Pace; who ends next to the carrier may tackle.",
    "Players that have not moved yet, up to 2 hexes each.",
)


def _movement(frame: Step, state: State) -> Said | None:
    match frame:
        case movement.StepChoice():
            return _step(state)
        case movement.RunChoice(carrier=carrier, used=used):
            left = max(0, movement.limit(state, carrier) - used)
            return f"{called(carrier, state)} has the ball: another hex, or stop?", f"{counted(left, 'step')} left."
        case nutmegs.NutmegChoice(carrier=carrier):
            return (
                f"{called(carrier, state)} is next to a defender: a nutmeg?",
                "Dribbling against Tackling and 1 more; won, it lands behind the defender.",
            )
        case nutmegs.NutmegLanding(carrier=carrier):
            return f"through the legs: where does {called(carrier, state)} land?", "It takes 2 steps of its run."
        case steals.StealChoice(player=player):
            return f"may {called(player, state)} try to steal the ball?", ball(state)
        case steals.TestChoice(player=player):
            return f"{called(player, state)} is next to the free ball: try for it?", "One die, and no foul comes of it."
        case tackles.TackleChoice(player=player):
            behind = state.carrier != NOBODY and tackles.from_behind(state, player)
            return (
                f"does {called(player, state)} challenge, or just stand there?",
                "From behind: a 1 or a 2 is a foul." if behind else "A 1 is a foul.",
            )
        case tackles.TacklerReposition(tackler=tackler):
            return f"the tackle is won: where does {called(tackler, state)} stand with the ball?", "Or it stays: no."
        case tackles.CarrierReposition(carrier=carrier, around=around):
            return f"{called(carrier, state)} got away: where to?", f"Around {at(around)}, or it stays: no."
        case fouls.FoulChoice(by=by, hex=hex):
            what = "penalty" if BOX[state.goal] >> hex & 1 else "free kick"
            return f"{called(by, state)} has fouled you: play on, or take the {what}?", ball(state)
    return None


def _step(state: State) -> Said:
    phase = state.movement
    assert phase is not None
    limit = movement.LIMITS[phase.step]
    before = " before the throw-in" if phase.dead else ""
    moved = f"{phase.moves} of {limit} moved. {_STEPS[phase.step]}"
    return f"step {phase.step} of the Movement Phase{before}: move a player, or end the step", moved


# Passes in the air, and goalkeepers


def _moves_between(frame: Step, state: State) -> Said | None:
    match frame:
        case first_time.FirstTimeMove(ball=pass_):
            return "move a player 1 hex before the pass is played?", f"The ball goes to {at(pass_.target)}."
        case first_time.FirstTimeReply(ball=pass_):
            return "move a player 1 hex against the pass?", f"The ball goes to {at(pass_.target)}."
        case high_pass.HighPassMove(ball=pass_):
            return "move a player up to 3 hexes under the pass?", f"The ball is aimed at {at(pass_.target)}."
        case high_pass.HighPassReply(ball=pass_):
            return "move a player up to 3 hexes against the pass?", f"The ball is aimed at {at(pass_.target)}."
        case long_pass.LongPassKeeperMove():
            return "does your goalkeeper go for the long pass?", "Up to its Pace; it takes a ball that it reaches."
        case corners.CornerMove():
            return "move a player up to 3 hexes before the corner is taken?", ball(state)
        case shots.SnapshotMove():
            return "they shoot: move a player up to 2 hexes against it?", ball(state)
        case final_thirds.ThirdsChoice(occasion=occasion):
            where = "in the third opposite the ball" if occasion == "phase" else "in the final thirds"
            return f"move your players {where} up to 6 hexes, each once", ball(state)
        case keeper.BoxMove(keeper=player):
            return f"the ball comes near your goal: move {called(player, state)} 1 hex?", ball(state)
        case keeper.DiveChoice():
            return "does your goalkeeper dive at the carrier's feet?", "A 1 is a foul, and a penalty."
        case keeper.ChallengeChoice(keeper=player):
            return (
                f"{called(player, state)} challenges outside its box: feet or hands?",
                "Feet: Tackling 0. Hands: Saving, but won it is a free kick and a red card.",
            )
        case keeper.DiveHexChoice(keeper=player):
            return f"where does {called(player, state)} hold the ball: on the carrier's hex, or where it is?", ""
    return None


def _headers(frame: Step, state: State) -> Said | None:
    down = f"The ball comes down on {at(state.ball)}."
    match frame:
        case heading.Rush():
            return "does your goalkeeper come for the ball?", f"{down} It jumps for it then."
        case challenges.HeaderType():
            return "do you head a pass, or at goal?", down
        case challenges.AttackDeclares(challenge=challenge):
            return "who jumps for the header?", f"{down}{_named(challenge.attackers)}"
        case challenges.DefenceDeclares(challenge=challenge):
            return "who jumps for the header? Nobody will do", f"{down}{_named(challenge.defenders)}"
        case control.HeaderOrControl():
            return "nobody challenges for the ball: how do you play it?", down
        case control.FreePlayer(how=how):
            return f"who {'controls' if how == 'control' else 'heads'} the ball?", down
        case heading.HeaderTarget(player=player):
            return f"where does {called(player, state)} head the ball?", f"Within 6 hexes of {at(state.ball)}."
    return None


def _named(players: tuple[Player, ...]) -> str:
    return f" Named so far: {listed(map(label, players))}." if players else ""


# Set pieces


def _set_pieces(frame: Step, state: State) -> Said | None:
    match frame:
        case set_pieces.KeeperPlacement(restart=restart):
            return f"{_restart(restart)}: place your goalkeeper elsewhere?", ball(state)
        case set_pieces.TakerChoice(restart=restart):
            return f"{_restart(restart)}: who takes it?", f"From {at(state.ball)}."
        case set_pieces.PlacementChoice(restart=restart, turns=turns):
            return f"{_restart(restart)}: place {counted(turns[0][1], 'player')}, or be done", f"From {at(state.ball)}."
        case free_kicks.NearTakerChoice():
            return "free kick: who takes it?", f"From {at(state.ball)}; those next to the ball may."
        case penalties.PenaltyPlacementChoice():
            return "penalty: place your players outside the box", "Who stands inside must leave it."
        case goal_kicks.GoalKickHexChoice():
            return "goal kick: from which hex of the goal area?", ball(state)
    return None


def _restart(restart: Restart) -> str:
    return RESTARTS[restart].lower()


_CHAPTERS: Final[tuple[Callable[[Step, State], Said | None], ...]] = (
    _calls,
    _movement,
    _moves_between,
    _headers,
    _set_pieces,
    _before,
)

# Answers of one word

_CALLS: Final[Mapping[Word, str]] = {
    "movement phase": "4 of yours move, 5 of theirs, then 2 more of yours",
    "end": "end this step",
    "stop": "stop here",
    "done": "that is all",
    "no": "no, play goes on",
    "snapshot": "shoot at once, at -1; they move a player first",
    "steal": "one die for the ball",
    "test": "one die for the ball",
    "dive": "dive at the ball",
    "tackle": "Tackling against Dribbling",
    "feet": "play the ball with the feet",
    "hands": "take the ball in the hands",
    "play on": "play goes on where it was",
    "take it": "play stops, and the ball is yours",
    "final thirds": "players in both final thirds move first",
    "drop": "put the ball at its feet: it plays on like anybody",
    "header": "head it: to a teammate, into space, at goal",
    "control": "bring it down: Dribbling and die of 9",
    "head pass": "head it to a teammate or into space",
}

PASSES: Final[Mapping[str, str]] = {
    "standard": "along the ground, up to 11 hexes",
    "first_time": "along the ground, up to 6; each side moves a player 1 hex first",
    "short": "along the ground, up to 6 hexes",
    "quick_throw": "by hand along the ground, up to 11; nobody can cut it out",
    "high": "through the air, up to 15; a header follows",
    "long": "into space, far from everybody",
    "kick": "a long kick through the air; a header follows",
    "throw": "a throw to feet or into space, up to 6 hexes",
    "throw_to_head": "a throw to a teammate's head, up to 6 hexes",
}


def call(word: Word) -> str:
    """What an answer of one word means."""
    return _CALLS[word]


# Dice and draws


def throw(state: State) -> str:
    """What the dice are rolled for, or the cards drawn, that a state waits for."""
    frame = state.stack[-1]
    for chapter in (_tests, _duels, _shots, _other_dice):
        if said := chapter(frame, state):
            return said
    raise TypeError(f"{type(frame).__name__} has no words")


def _tests(frame: Step, state: State) -> str | None:
    match frame:
        case steals.Steal(player=player):
            return f"{called(player, state)} tries to steal the ball"
        case steals.FreeBallTest(player=player):
            return f"{called(player, state)} tries for the free ball"
        case passing.Interception(chance=chance):
            return f"{called(chance.player, state)} tries to cut out the pass"
        case high_pass.HighPassAccuracy() | long_pass.LongPassAccuracy():
            return "is the pass accurate?"
        case control.ControlTest(player=player):
            return f"{called(player, state)} tries to control the ball"
        case heading.HeadBack(player=player):
            return f"{called(player, state)} heads back to its goalkeeper"
        case fouls.CardTest(player=player):
            return f"is {called(player, state)} shown a card?"
        case fouls.InjuryTest(on=on):
            return f"is {called(on, state)} hurt?"
        case fouls.RecklessTackle(by=by, on=on):
            return f"{called(by, state)} goes recklessly for {called(on, state)}"
    return None


def _duels(frame: Step, state: State) -> str | None:
    def against(first: Player, second: Player) -> str:
        return f"{called(first, state)} against {called(second, state)}"

    goalkeeper = state.keeper(state.defence)
    match frame:
        case tackles.Tackle(tackler=tackler, carrier=carrier):
            return f"a tackle, {against(tackler, carrier)}"
        case nutmegs.NutmegDuel(carrier=carrier, target=target):
            return f"a nutmeg, {against(target, carrier)}"
        case keeper.Dive():
            return f"a dive at the feet, {against(goalkeeper, state.carrier)}"
        case keeper.DivingTackle(keeper=player) | keeper.HandsOutside(keeper=player):
            return f"a dive, {against(player, state.carrier)}"
        case challenges.Jump(challenge=challenge, rolled=rolled):
            players = challenge.attackers + challenge.defenders
            return f"{called(players[len(rolled)], state)} jumps for the header"
        case challenges.HeaderReRoll(attacker=attacker, defender=defender):
            return f"the header again, {against(attacker, defender)}"
    return None


def _shots(frame: Step, state: State) -> str | None:
    goalkeeper = state.keeper(state.defence)
    match frame:
        case shots.Block(player=player):
            return f"{called(player, state)} tries to block the shot"
        case shots.Deflection():
            return f"{called(goalkeeper, state)} tries to deflect the shot"
        case shots.ShotRoll() | shots.FreeKickRoll() | penalties.PenaltyShot():
            return f"{called(state.carrier, state)} shoots"
        case shots.Save() | penalties.PenaltySave():
            return f"{called(goalkeeper, state)} saves"
        case shots.SaveResult() | shots.Handling():
            return f"does {called(goalkeeper, state)} hold the ball?"
        case shots.Spill():
            return "where does the spilled ball go?"
        case heading.FreeShot(player=player):
            return f"{called(player, state)} heads at goal"
        case loose_ball.GoalSave(keeper=player):
            return f"{called(player, state)} tries to keep the loose ball out"
        case shoot_out.TieDirection():
            return "where does the ball go from the save?"
    return None


def _other_dice(frame: Step, state: State) -> str | None:
    match frame:
        case high_pass.MissDirection() | loose_ball.RunsWhere():
            return "in which direction does the ball go?"
        case high_pass.MissDistance() | loose_ball.RunsSoFar():
            return "how many hexes does the ball go?"
        case clock.AddedTime():
            return f"how many actions are added? The die and Leniency {state.leniency}"
        case setup.FirstPickDice():
            return "who picks first? The higher die"
        case setup.FirstPickCoin():
            return "who picks first? 1 to 3 home, 4 to 6 away"
        case setup.KickOffToss():
            return "who kicks off? 1 to 3 home, 4 to 6 away"
        case setup.RefereeDraw():
            return "the referee"
        case setup.GoalkeeperDraw():
            return "a goalkeeper"
        case scenarios.LostPlayers():
            return "two players that leave the pitch"
        case setup.Deal():
            return "the next cards of the draft"
        case referee.Dispute():
            return "whom does the referee rule for?"
    return None


def compass(state: State) -> str:
    """What the faces of a die mean that is rolled for a direction; nothing of others."""
    directions = (high_pass.MissDirection, loose_ball.RunsWhere, shots.Spill, shoot_out.TieDirection)
    if isinstance(state.stack[-1], directions):
        return "1 south, 2 south-west, 3 north-west, 4 north, 5 north-east, 6 south-east"
    return ""
