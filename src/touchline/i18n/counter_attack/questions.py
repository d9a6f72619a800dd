"""What a side is asked: what is to be decided, and why or how, in the second person; and what the others are told."""

from collections.abc import Callable
from typing import Final

from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import NOBODY, Call, Player, State
from touchline.counter_attack.notation import format_hex as at
from touchline.counter_attack.pitch import BOX
from touchline.counter_attack.rules import (
    challenges,
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
    penalties,
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
from touchline.counter_attack.targets import Moves
from touchline.i18n.counter_attack.names import message, person, yes
from touchline.i18n.counter_attack.names import restart as named
from touchline.i18n.message import Message
from touchline.kernel import CLOCK, Choose, Step

Question = tuple[Message, Message | None]
"""What is to be decided, and why or how."""


def question(state: State, request: Choose) -> Question:
    """What a request asks its side."""
    frame = state.stack[-1]
    match frame:
        case movement.StepChoice():
            return _step(state, request)
        case set_pieces.PlacementChoice():
            return _placement(frame, state, request)
    for chapter in _CHAPTERS:
        if asked := chapter(frame, state):
            return asked
    raise TypeError(f"{type(frame).__name__} has no words")


def waiting(state: State, request: Choose) -> Message:
    """What the others are told that wait for a side."""
    assert request.side != CLOCK
    team = state.setup.name(request.side)
    match state.stack[-1]:
        case movement.StepChoice() | movement.RunChoice() if state.movement:
            limit = movement.LIMITS[state.movement.step]
            return message("ca-wait-moving", team=team, moves=state.movement.moves, limit=limit)
        case setup.GoalkeeperPick() | setup.CardPick():
            return message("ca-wait-picking", team=team)
        case (
            setup.KickOffPlacement()
            | scenarios.FreePlacement()
            | set_pieces.KeeperPlacement()
            | set_pieces.PlacementChoice()
            | penalties.PenaltyPlacementChoice()
        ):
            return message("ca-wait-placing", team=team)
        case next_action.ActionChoice():
            return message("ca-wait-calling", team=team)
    if any(isinstance(group, Moves) for group in request.groups):
        return message("ca-wait-may-move", team=team)
    return message("ca-wait-deciding", team=team)


def ball(state: State) -> Message:
    """Who has the ball where, in a sentence."""
    if state.carrier != NOBODY:
        return message("ca-ball-carried", who=person(state.carrier, state), hex=at(state.ball))
    return message("ca-ball-free", hex=at(state.ball))


# Before the match and between its parts


def _before(frame: Step, state: State) -> Question | None:
    match frame:
        case setup.GoalkeeperPick():
            return message("ca-ask-goalkeeper-pick"), message("ca-ask-goalkeeper-pick-why")
        case setup.CardPick():
            return message("ca-ask-card-pick"), message("ca-ask-card-pick-why")
        case setup.LineUpChoice():
            return message("ca-ask-line-up-choice"), message("ca-ask-line-up-choice-why")
        case setup.KickOffPlacement(side=side):
            own, team = yes(side == state.attack), state.setup.name(state.attack)
            return message("ca-ask-kick-off-placement"), message("ca-ask-kick-off-placement-why", own=own, team=team)
        case scenarios.FreePlacement():
            return message("ca-ask-free-placement"), message("ca-ask-free-placement-why", team=state.setup.home)
        case substitutions.SubstitutionChoice(side=side):
            left = substitutions.left(state, side)
            return message("ca-ask-substitution-choice"), message("ca-ask-substitution-choice-why", left=left)
        case substitutions.ForcedSubstitution(player=player):
            who = person(player, state)
            return message("ca-ask-forced-substitution", who=who), message("ca-ask-forced-substitution-why")
        case substitutions.KeeperSubstitution():
            return message("ca-ask-keeper-substitution"), None
        case substitutions.EmergencyKeeper():
            return message("ca-ask-emergency-keeper"), message("ca-ask-emergency-keeper-why")
        case shoot_out.OrderChoice():
            return message("ca-ask-order-choice"), message("ca-ask-order-choice-why")
    return None


# Calls


def _calls(frame: Step, state: State) -> Question | None:
    match frame:
        case next_action.ActionChoice(after=after):
            return message("ca-ask-action-choice", after=after), ball(state)
        case distribution.HoldChoice():
            return message("ca-ask-hold-choice"), ball(state)
        case distribution.DistributionChoice():
            return message("ca-ask-distribution-choice"), ball(state)
        case scenarios.OpeningKickChoice():
            return message("ca-ask-opening-kick-choice"), ball(state)
        case keeper.PickUpChoice():
            return message("ca-ask-pick-up-choice"), ball(state)
        case corners.CornerChoice():
            return message("ca-ask-corner-choice"), message("ca-ask-corner-choice-why")
        case throw_ins.ThrowChoice():
            head = yes(state.edition.throw_in == "second_phase_or_head")
            return message("ca-ask-throw-choice"), message("ca-ask-throw-choice-why", head=head)
        case throw_ins.SecondPhaseChoice():
            return message("ca-ask-second-phase-choice"), message("ca-ask-second-phase-choice-why")
        case goal_kicks.GoalKickChoice():
            return message("ca-ask-goal-kick-choice"), ball(state)
        case penalties.PenaltyChoice():
            return message("ca-ask-penalty-choice"), ball(state)
        case loose_ball.SnapshotOffer(rule=rule):
            return message("ca-ask-snapshot-offer", ends=yes(rule == "MOVE-27")), ball(state)
        case shots.SnapshotTarget():
            return message("ca-ask-snapshot-target"), ball(state)
    return None


# The Movement Phase


def _movement(frame: Step, state: State) -> Question | None:
    match frame:
        case movement.RunChoice(carrier=carrier, used=used):
            left = max(0, movement.limit(state, carrier) - used)
            return message("ca-ask-run-choice", who=person(carrier, state)), message("ca-ask-run-choice-why", left=left)
        case nutmegs.NutmegChoice(carrier=carrier):
            return message("ca-ask-nutmeg-choice", who=person(carrier, state)), message("ca-ask-nutmeg-choice-why")
        case nutmegs.NutmegLanding(carrier=carrier):
            return message("ca-ask-nutmeg-landing", who=person(carrier, state)), message("ca-ask-nutmeg-landing-why")
        case steals.StealChoice(player=player):
            return message("ca-ask-steal-choice", who=person(player, state)), ball(state)
        case steals.TestChoice(player=player):
            return message("ca-ask-test-choice", who=person(player, state)), message("ca-ask-test-choice-why")
        case tackles.TackleChoice(player=player):
            behind = yes(state.carrier != NOBODY and tackles.from_behind(state, player))
            why = message("ca-ask-tackle-choice-why", behind=behind)
            return message("ca-ask-tackle-choice", who=person(player, state)), why
        case tackles.TacklerReposition(tackler=tackler):
            why = message("ca-ask-tackler-reposition-why")
            return message("ca-ask-tackler-reposition", who=person(tackler, state)), why
        case tackles.CarrierReposition(carrier=carrier, around=around):
            why = message("ca-ask-carrier-reposition-why", hex=at(around))
            return message("ca-ask-carrier-reposition", who=person(carrier, state)), why
        case fouls.FoulChoice(by=by, hex=hex):
            restart: Restart = "penalty" if BOX[state.goal] >> hex & 1 else "free_kick"
            return message("ca-ask-foul-choice", who=person(by, state), restart=restart), ball(state)
    return None


def _step(state: State, request: Choose) -> Question:
    phase = state.movement
    assert phase is not None
    left = movement.LIMITS[phase.step] - phase.moves
    key = "ca-ask-step-choice-why-dead" if phase.dead else "ca-ask-step-choice-why"
    return message("ca-ask-step-choice", ends=yes(Call("end") in request)), message(key, step=phase.step, left=left)


# Passes in the air, and goalkeepers


def _moves_between(frame: Step, state: State) -> Question | None:
    match frame:
        case first_time.FirstTimeMove(ball=pass_):
            return message("ca-ask-first-time-move"), message("ca-ball-goes", hex=at(pass_.target))
        case first_time.FirstTimeReply(ball=pass_):
            return message("ca-ask-first-time-reply"), message("ca-ball-goes", hex=at(pass_.target))
        case high_pass.HighPassMove(ball=pass_):
            return message("ca-ask-high-pass-move"), message("ca-ball-aimed", hex=at(pass_.target))
        case high_pass.HighPassReply(ball=pass_):
            return message("ca-ask-high-pass-reply"), message("ca-ball-aimed", hex=at(pass_.target))
        case long_pass.LongPassKeeperMove():
            return message("ca-ask-long-pass-keeper-move"), message("ca-ask-long-pass-keeper-move-why")
        case corners.CornerMove():
            return message("ca-ask-corner-move"), ball(state)
        case shots.SnapshotMove():
            return message("ca-ask-snapshot-move"), ball(state)
        case final_thirds.ThirdsChoice(occasion=occasion):
            return message("ca-ask-thirds-choice", occasion=occasion), message("ca-ask-thirds-choice-why")
        case keeper.BoxMove(keeper=player):
            return message("ca-ask-box-move", who=person(player, state)), ball(state)
        case keeper.DiveChoice():
            return message("ca-ask-dive-choice"), message("ca-ask-dive-choice-why")
        case keeper.ChallengeChoice(keeper=player):
            return message("ca-ask-challenge-choice", who=person(player, state)), message("ca-ask-challenge-choice-why")
        case keeper.DiveHexChoice(keeper=player):
            return message("ca-ask-dive-hex-choice", who=person(player, state)), None
    return None


def _headers(frame: Step, state: State) -> Question | None:
    down = message("ca-ball-comes-down", hex=at(state.ball))
    match frame:
        case heading.Rush():
            return message("ca-ask-rush"), message("ca-ask-rush-why", hex=at(state.ball))
        case challenges.HeaderType():
            return message("ca-ask-header-type"), down
        case challenges.AttackDeclares(challenge=challenge):
            return message("ca-ask-attack-declares"), _so_far(down, challenge.attackers, state)
        case challenges.DefenceDeclares(challenge=challenge):
            return message("ca-ask-defence-declares"), _so_far(down, challenge.defenders, state)
        case control.HeaderOrControl():
            return message("ca-ask-header-or-control"), down
        case control.FreePlayer(how=how):
            return message("ca-ask-free-player", how=how), down
        case heading.HeaderTarget(player=player):
            why = message("ca-ask-header-target-why", hex=at(state.ball))
            return message("ca-ask-header-target", who=person(player, state)), why
    return None


def _so_far(down: Message, players: tuple[Player, ...], state: State) -> Message:
    """Where the ball comes down, and who has been declared for it."""
    if not players:
        return down
    return message("ca-ball-comes-down-declared", down=down, who=tuple(person(player, state) for player in players))


# Set pieces


def _set_pieces(frame: Step, state: State) -> Question | None:
    spot = message("ca-ball-spot", hex=at(state.ball))
    match frame:
        case set_pieces.KeeperPlacement(restart=restart):
            return message("ca-ask-keeper-placement", restart=named(restart)), ball(state)
        case set_pieces.TakerChoice(restart=restart):
            return message("ca-ask-taker-choice", restart=named(restart)), spot
        case free_kicks.NearTakerChoice():
            return message("ca-ask-near-taker-choice"), message("ca-ask-near-taker-choice-why", hex=at(state.ball))
        case penalties.PenaltyPlacementChoice():
            return message("ca-ask-penalty-placement-choice"), message("ca-ask-penalty-placement-choice-why")
        case goal_kicks.GoalKickHexChoice():
            return message("ca-ask-goal-kick-hex-choice"), ball(state)
    return None


def _placement(frame: set_pieces.PlacementChoice, state: State, request: Choose) -> Question:
    _, left = frame.turns[0]
    ends = yes(Call("done") in request)
    asked = message("ca-ask-placement-choice", restart=named(frame.restart), left=left, ends=ends)
    return asked, message("ca-ball-spot", hex=at(state.ball))


_CHAPTERS: Final[tuple[Callable[[Step, State], Question | None], ...]] = (
    _calls,
    _movement,
    _moves_between,
    _headers,
    _set_pieces,
    _before,
)
