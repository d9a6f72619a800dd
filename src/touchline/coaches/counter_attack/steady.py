"""The steady coach of Counter Attack: a sound policy for every decision.

With the ball it values answers in goals; without it, players keep their shape.
"""

from collections.abc import Mapping
from typing import Any, Final

from touchline.coaches.counter_attack import (
    aerial,
    defence,
    keeping,
    moving,
    passes,
    running,
    set_pieces,
)
from touchline.coaches.counter_attack.context import Context, Decision
from touchline.coaches.counter_attack.drafting import Scout
from touchline.coaches.counter_attack.styles import PLAIN, Style
from touchline.counter_attack.formations import BY_THE_BOOK
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
    setup,
    shoot_out,
    shots,
    steals,
    tackles,
    throw_ins,
)
from touchline.counter_attack.rules import set_pieces as pieces
from touchline.counter_attack.view import View
from touchline.kernel import Choose, Randbelow


def first(context: Context, request: Choose, frame: object) -> Any:
    """The first option: steal, attempt, hands."""
    return request.groups[0][0]


def last(context: Context, request: Choose, frame: object) -> Any:
    """The last option: done, no."""
    return request.groups[-1][0]


DECISIONS: Final[Mapping[type, Decision]] = {
    # the squad, and before the match
    **Scout(BY_THE_BOOK).decisions(),
    setup.KickOffPlacement: last,  # as in the formation
    scenarios.FreePlacement: last,
    # with the ball
    next_action.ActionChoice: passes.call,
    distribution.HoldChoice: passes.call,
    distribution.DistributionChoice: passes.call,
    scenarios.OpeningKickChoice: passes.call,
    goal_kicks.GoalKickChoice: passes.call,
    corners.CornerChoice: passes.call,
    throw_ins.ThrowChoice: passes.call,
    shots.SnapshotTarget: passes.aimed,
    loose_ball.SnapshotOffer: running.snapshot_offer,
    keeper.PickUpChoice: first,  # in the hands
    fouls.FoulChoice: running.foul,
    # in a Movement Phase
    movement.StepChoice: moving.step,
    movement.RunChoice: running.run_on,
    nutmegs.NutmegChoice: running.nutmeg,
    nutmegs.NutmegLanding: running.best_place,
    tackles.CarrierReposition: running.best_place,
    tackles.TacklerReposition: running.best_place,
    tackles.TackleChoice: defence.tackle,
    steals.StealChoice: first,
    steals.TestChoice: first,
    final_thirds.ThirdsChoice: moving.thirds,
    # while the ball is on its way
    first_time.FirstTimeMove: moving.first_time_move,
    first_time.FirstTimeReply: defence.first_time_reply,
    high_pass.HighPassMove: aerial.attack_moves,
    high_pass.HighPassReply: aerial.defence_moves,
    shots.SnapshotMove: defence.snapshot_move,
    # in the air
    heading.Rush: aerial.rush,
    heading.HeaderTarget: aerial.head,
    challenges.HeaderType: aerial.declares,
    challenges.AttackDeclares: aerial.attack_names,
    challenges.DefenceDeclares: aerial.defence_names,
    control.HeaderOrControl: aerial.header_or_control,
    control.FreePlayer: aerial.free_player,
    # in goal
    keeper.BoxMove: keeping.box_move,
    keeper.DiveChoice: keeping.dive,
    keeper.DiveHexChoice: last,
    keeper.ChallengeChoice: last,  # no challenge outside the box
    long_pass.LongPassKeeperMove: keeping.runs_out,
    # set pieces
    pieces.KeeperPlacement: set_pieces.keeper_place,
    pieces.TakerChoice: set_pieces.taker,
    pieces.PlacementChoice: set_pieces.place,
    free_kicks.NearTakerChoice: set_pieces.taker,
    corners.CornerMove: set_pieces.corner_move,
    throw_ins.SecondPhaseChoice: set_pieces.second_phase,
    penalties.PenaltyPlacementChoice: set_pieces.penalty_place,
    penalties.PenaltyChoice: set_pieces.penalty,
    goal_kicks.GoalKickHexChoice: set_pieces.goal_kick_place,
    shoot_out.OrderChoice: set_pieces.order,
}
"""The policy for each frame."""


class Steady:
    """Plays by policy alone; deterministic."""

    def __init__(
        self, randbelow: Randbelow, *, style: Style = PLAIN, decisions: Mapping[type, Decision] = DECISIONS
    ) -> None:
        """The random source is not used."""
        self._style, self._decisions = style, decisions

    def choose(self, view: View, request: Choose) -> Any:
        """The answer to any decision."""
        frame = view.state.stack[-1]
        return self._decisions[type(frame)](Context(view.state, view.side, self._style), request, frame)
