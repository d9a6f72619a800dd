"""A ball in the air and the players in reach of it: HEAD-02, -03 and -14."""

from typing import Final, Literal

from touchline.counter_attack.model import OFF, TEAM, Name, Player, Players, State, each, side_of
from touchline.counter_attack.pitch import BOX, Hex, disk, distance
from touchline.counter_attack.refs import PlayerRef, SideRef
from touchline.kernel import Listed, Record, Refusal, Side, other

Source = Literal["high_pass", "corner", "kick", "throw_in"]

REACH: Final = 2
"""The reach of a player for a header or control, in hexes (HEAD-02)."""


class Challenge(Record, frozen=True, array_like=True):
    """A ball that comes down in reach: how it was played, and the players declared for it so far."""

    passer: Player
    source: Source
    headed_away: bool = False  # a failed High Pass that a defender has claimed (PASS-30)
    target: Hex = OFF  # the goal hex of a headed shot that was declared
    attackers: tuple[Player, ...] = ()
    defenders: tuple[Player, ...] = ()  # goalkeeper last, declared at once if it rushed (HEAD-06)

    def is_attacker(self, player: Player) -> bool:
        """Whether a player's side played the ball into the air."""
        return side_of(player) == side_of(self.passer)

    def has_keeper(self, state: State) -> bool:
        """Whether the defending goalkeeper challenges."""
        return state.keeper(other(side_of(self.passer))) in self.defenders


def eligible(state: State, side: Side, passer: Player) -> Players:
    """The players of a side who may go for the ball: within 2 hexes, except the one who played it.

    HEAD-02; the passer by PASS-32, the taker of a set piece by PASS-41.
    """
    return state.on(disk(state.ball, REACH)) & TEAM[side] & ~(1 << passer)


def is_far(state: State, player: Player) -> bool:
    """Whether the ball is at the edge of a player's reach, which costs 1 (HEAD-02)."""
    return distance(state.ball, state.hexes[player]) == REACH


def adds(state: State, player: Player, ball: Hex, away: int, *, attacks: bool) -> int:
    """What a player adds to its die at this distance: Heading, 1 less at 2 hexes (HEAD-02, HEAD-03).

    The defending goalkeeper in its box adds Aerial Ability (GK-24).
    """
    catches = not attacks and state.is_keeper(player) and BOX[state.defends(side_of(player))] >> ball & 1
    return state.rating(player, "aerial" if catches else "heading") - (away == REACH)


def strength(state: State, challenge: Challenge, player: Player) -> int:
    """What a player adds to its die; 2 less for attackers after a failed High Pass (HEAD-03, PASS-30)."""
    attacks, away = challenge.is_attacker(player), distance(state.ball, state.hexes[player])
    return adds(state, player, state.ball, away, attacks=attacks) - (2 if attacks and challenge.headed_away else 0)


def catches(state: State, challenge: Challenge, player: Player) -> bool:
    """Whether a player is the defending goalkeeper, who catches the ball in its own box (HEAD-14, GK-24)."""
    box = BOX[state.defends(side_of(player))]
    return (
        state.is_keeper(player)
        and not challenge.is_attacker(player)
        and bool(box >> state.ball & 1 and box >> state.hexes[player] & 1)
    )


def named(players: Players) -> Listed:
    """The group of answers that name one player."""
    return Listed("name", tuple([Name((player,)) for player in each(players)]))


def refuses_name(state: State, challenge: Challenge, side: Side, action: object) -> Refusal:
    """The refusal of a player for a header or control."""
    match action:
        case Name((player,)) if 0 <= player < 22:
            if side_of(player) != side:
                return Refusal("HEAD-05", "names-own-players", side=SideRef(side))
            if player in challenge.attackers or player in challenge.defenders:
                return Refusal("HEAD-05", "already-named", player=PlayerRef(player))
            if player == challenge.passer:
                return Refusal("PASS-32", "passer-may-not-head", player=PlayerRef(player))
            if not state.hexes[player]:
                return Refusal("HEAD-02", "jumper-off-pitch", player=PlayerRef(player), most=REACH)
            away = distance(state.ball, state.hexes[player])
            if away > REACH:
                return Refusal("HEAD-02", "jump-out-of-reach", player=PlayerRef(player), away=away, most=REACH)
            return Refusal("HEAD-04", "too-many-jumpers", most=state.edition.header_challengers)
        case Name():
            return Refusal("HEAD-05", "one-name-at-a-time")
    return Refusal("HEAD-05", "naming-for-header")
