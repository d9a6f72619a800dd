"""Free kicks: SETPIECE-19 to -24."""

from collections.abc import Mapping
from typing import Final

from touchline.counter_attack.events import TakerNamed
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Name, State, each, side_of
from touchline.counter_attack.pitch import disk, distance
from touchline.counter_attack.refs import HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import next_action, out, set_pieces
from touchline.counter_attack.step import Frame, Traits
from touchline.kernel import Choose, Facts, Listed, Refusal

_TURNS: Final[Mapping[str, "set_pieces.Turns"]] = {
    "defence_first": (("defence", 2), ("attack", 2)) * 3,
    "attack_first": (("attack", 2), ("defence", 2), ("attack", 2), ("defence", 2), ("attack", 3), ("defence", 2)),
}
"""The placement turns: side and number of players (SETPIECE-22)."""


def begin(match: Match) -> None:
    """The ball lies where the foul or the offside was (SETPIECE-19); players are placed (SETPIECE-22).

    The taker is named first, or at the end from the players near the ball (SETPIECE-20). Then the attack calls a pass
    or a shot (SETPIECE-23, ANYOTHER-25).
    """
    state, edition = match.state, match.edition
    attack, defence = state.attack, state.defence
    out.clear_hex(match, state.ball, attack)
    keepers = set_pieces.keepers_placed(state, "free_kick", attack, defence)
    turns = set_pieces.Placement("free_kick", _TURNS[edition.free_kick_sequence])
    once_more = set_pieces.keepers_placed(state, "free_kick", defence)
    call = next_action.NextAction("free_kick")
    if edition.free_kick_taker == "chosen_first":
        match.then(*keepers, set_pieces.TakerChoice("free_kick"), turns, *once_more, call)
    else:
        match.then(*keepers, turns, *once_more, NearTakerChoice(), call)


class NearTakerChoice(Frame, frozen=True):
    """The attack names a taker within 1 hex of the ball (SETPIECE-20)."""

    traits = Traits(restart="free_kick", order=("set_pieces", None))

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        near = state.on(state.attackers & disk(state.ball, 1))
        return Choose("SETPIECE-20", state.attack, (Listed("taker", tuple([Name((one,)) for one in each(near)])),))

    def takes(self, match: Match, named: Name) -> None:
        """The kick is played from the ball's hex: the taker steps onto it (SETPIECE-24, CA-R-2).

        A teammate on that hex swaps places.
        """
        (taker,) = named.players
        match.note(TakerNamed("SETPIECE-20", taker))
        there = match.state.at(match.state.ball)
        if there == NOBODY:
            match.place("SETPIECE-24", taker, match.state.ball)
        elif there != taker:
            match.swap("SETPIECE-24", taker, there)
        match.give_ball(taker)

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Name((player,)) if 0 <= player < len(state.hexes) and state.hexes[player]:
                if side_of(player) == state.attack:
                    away = distance(state.ball, state.hexes[player])
                    return Refusal("SETPIECE-20", "taker-too-far", player=PlayerRef(player), away=away)
        return Refusal("SETPIECE-20", "free-kick-taker-expected", side=SideRef(state.attack))
