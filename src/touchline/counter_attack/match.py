"""The working copy of a match: what the rules do to it, in the game's own verbs."""

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Moved, Placed
from touchline.counter_attack.model import NOBODY, OFF, Movement, Player, Players, State, moved, side_of
from touchline.counter_attack.pitch import Hex
from touchline.kernel import Match as KernelMatch
from touchline.kernel import Side, replace


class Match(KernelMatch[State]):
    """A match while one answer takes effect."""

    __slots__ = ()

    @property
    def edition(self) -> Edition:
        """The options of this match."""
        return self.state.setup.rules

    @property
    def attack(self) -> Side:
        """The side with the ball."""
        return self.state.attack

    @property
    def defence(self) -> Side:
        """The side without the ball."""
        return self.state.defence

    # Players

    def _stand(self, player: Player, hex: Hex) -> None:
        state = self.state
        hexes = moved(state.hexes, player, hex)
        if player == state.carrier:
            self.state = replace(state, hexes=hexes, ball=hex)
        else:
            self.state = replace(state, hexes=hexes)

    def move(self, rule: str, player: Player, hex: Hex) -> None:
        """Move a player to another hex, with the ball if it carries it (MOVE-09)."""
        start = self.state.hexes[player]
        if start != hex:
            self._stand(player, hex)
            self.note(Moved(rule, player, start, hex))

    def place(self, rule: str, player: Player, hex: Hex) -> None:
        """Place a player on another hex, with the ball if it carries it."""
        if self.state.hexes[player] != hex:
            self._stand(player, hex)
            self.note(Placed(rule, player, hex))

    def swap(self, rule: str, one: Player, another: Player) -> None:
        """Swap the hexes of two players, with the ball if either carries it."""
        hexes = list(self.state.hexes)
        hexes[one], hexes[another] = hexes[another], hexes[one]
        self.change(hexes=tuple(hexes))
        if self.state.carrier != NOBODY:
            self.change(ball=hexes[self.state.carrier])
        self.note(Placed(rule, one, hexes[one]))
        self.note(Placed(rule, another, hexes[another]))

    def take_off(self, player: Player) -> None:
        """Take a player off the pitch; a ball it carried stays there."""
        hexes = list(self.state.hexes)
        hexes[player] = OFF
        carrier = NOBODY if player == self.state.carrier else self.state.carrier
        self.change(hexes=tuple(hexes), carrier=carrier)

    # The ball

    def give_ball(self, player: Player) -> None:
        """Give a player the ball on its hex, and clear the marks of the last pass (OFFSIDE-04).

        A change of possession frees the ball for a goalkeeper's hands, even after a back-pass (GK-21).
        """
        kept = side_of(player) == self.state.attack
        self.change(
            kicked=self.state.kicked if kept else NOBODY,
            ball=self.state.hexes[player],
            carrier=player,
            attack=side_of(player),
            touched=player,
            played=player,
            barred=NOBODY,
            offside=0,
            passed_from=OFF,
        )

    def leave_ball(self, hex: Hex) -> None:
        """Leave the ball free on a hex."""
        self.change(ball=hex, carrier=NOBODY)

    def kick(self, player: Player, *, barred: bool = False) -> None:
        """A player kicks the ball on purpose (GK-21); `barred`: it may not be the next to touch it."""
        self.change(kicked=player, touched=player, played=player, barred=player if barred else NOBODY)

    # The Movement Phase

    @property
    def movement(self) -> Movement:
        """The current Movement Phase."""
        movement = self.state.movement
        assert movement is not None
        return movement

    def change_movement(self, **fields: object) -> None:
        """Change fields of the Movement Phase."""
        movement = self.state.movement
        assert movement is not None
        self.state = replace(self.state, movement=replace(movement, **fields))

    def stun(self, players: Players, *, next_phase: bool) -> None:
        """Exclude players from this phase, or from the next one too (MOVE-26)."""
        state = self.state
        if state.movement is None or not next_phase:
            self.change(stunned=state.stunned | players)
        else:
            self.change(stunned=state.stunned | players, stunned_next=state.stunned_next | players)
