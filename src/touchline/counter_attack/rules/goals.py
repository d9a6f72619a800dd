"""Goals: SHOT-27, LOOSE-18, SETUP-18."""

from touchline.counter_attack.events import GoalScored
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Player, side_of
from touchline.counter_attack.rules import clock, movement, scenarios, setup, substitutions
from touchline.kernel import HOME, Side, other


def scored(match: Match, rule: str, side: Side, player: Player) -> None:
    """A goal for a side (SHOT-27); the other one kicks off (SETUP-18, ANYOTHER-30).

    A goal from the last action of a half counts, without a kick-off (CLOCK-16).
    """
    if match.state.movement is not None:
        movement.close(match)
    home, away = match.state.score
    match.change(score=(home + 1, away) if side == HOME else (home, away + 1))
    match.note(GoalScored(rule, side, player, own=player != NOBODY and side_of(player) != side))
    kicks = scenarios.restarts(match.state, conceding=other(side))
    match.instead(clock.Whistle(), *substitutions.offer(match), setup.KickOff(kicks))


def loose_ball(match: Match, conceding: Side) -> None:
    """A loose ball runs into a goal, scored by the last attacker to play it on purpose (LOOSE-18).

    In the attack's own goal it is that player's own goal.
    """
    played = match.state.played
    scorer = played if played != NOBODY and side_of(played) == match.attack else NOBODY
    scored(match, "LOOSE-18", other(conceding), scorer)
