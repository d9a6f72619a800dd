"""The desk of Counter Attack: what the rules do to a match, in the words of the game."""

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Moved, Placed
from touchline.counter_attack.model import NOBODY, OFF, Movement, Player, Players, State, moved, side_of
from touchline.counter_attack.pitch import Hex
from touchline.kernel import Match as KernelMatch
from touchline.kernel import Side, replace


class Match(KernelMatch[State]):
    """One answer's worth of a match."""

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
        """A player goes to another hex by itself; a carrier takes the ball with it (MOVE-09)."""
        start = self.state.hexes[player]
        if start != hex:
            self._stand(player, hex)
            self.note(Moved(rule, player, start, hex))

    def place(self, rule: str, player: Player, hex: Hex) -> None:
        """A player is put on another hex; a carrier takes the ball with it."""
        if self.state.hexes[player] != hex:
            self._stand(player, hex)
            self.note(Placed(rule, player, hex))

    def swap(self, rule: str, one: Player, another: Player) -> None:
        """Two players exchange their hexes; a carrier among them takes the ball with it."""
        hexes = list(self.state.hexes)
        hexes[one], hexes[another] = hexes[another], hexes[one]
        self.change(hexes=tuple(hexes))
        if self.state.carrier != NOBODY:
            self.change(ball=hexes[self.state.carrier])
        self.note(Placed(rule, one, hexes[one]))
        self.note(Placed(rule, another, hexes[another]))

    def take_off(self, player: Player) -> None:
        """A player leaves the pitch; a ball that it carried stays where it is."""
        hexes = list(self.state.hexes)
        hexes[player] = OFF
        carrier = NOBODY if player == self.state.carrier else self.state.carrier
        self.change(hexes=tuple(hexes), carrier=carrier)

    # The ball

    def give_ball(self, player: Player) -> None:
        """A player has the ball, on its own hex: what a pass left behind is settled (OFFSIDE-04).

        A change of sides frees the ball for a goalkeeper's hands, whoever kicked it before (GK-21).
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
        """The ball lies on a hex where nobody has it."""
        self.change(ball=hex, carrier=NOBODY)

    def kick(self, player: Player, *, barred: bool = False) -> None:
        """A player plays the ball on purpose with its foot (GK-21); perhaps it may not be the next to touch it."""
        self.change(kicked=player, touched=player, played=player, barred=player if barred else NOBODY)

    # The Movement Phase

    @property
    def movement(self) -> Movement:
        """The Movement Phase that is being played."""
        movement = self.state.movement
        assert movement is not None
        return movement

    def change_movement(self, **fields: object) -> None:
        """Put other values in the Movement Phase."""
        movement = self.state.movement
        assert movement is not None
        self.state = replace(self.state, movement=replace(movement, **fields))

    def stun(self, players: Players, *, next_phase: bool) -> None:
        """Players take no part in this phase, or in the next one too (MOVE-26)."""
        state = self.state
        if state.movement is None or not next_phase:
            self.change(stunned=state.stunned | players)
        else:
            self.change(stunned=state.stunned | players, stunned_next=state.stunned_next | players)
