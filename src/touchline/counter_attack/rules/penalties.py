"""Penalties: SETPIECE-25 to -31. Shoot-out kicks are rolled here too."""

from itertools import product
from typing import Final, Literal

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Duelled, ShotMissed, ShotTaken
from touchline.counter_attack.goalkeeping import save_hex
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Move, Players, Shoot, State, each
from touchline.counter_attack.paths import path_board
from touchline.counter_attack.pitch import GOAL, GOAL_KICK_SPOT, KEEPER_SPOT, PENALTY_SPOT, Hex
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import clock, dice, goals, keeper, loose_ball, out, set_pieces, shoot_out, shots
from touchline.counter_attack.step import Aim, Counted, Frame, Passage, Traits, Turn
from touchline.counter_attack.targets import Moves, Shots, word
from touchline.kernel import Choose, Dice, Facts, Group, Refusal, Roll

_TURNS: Final[tuple["set_pieces.Role", ...]] = ("defence", "attack", "defence")
_HANDICAP: Final = 2  # of the goalkeeper, one way or the other

Outcome = Literal["goal", "off_target", "saved", "tie"]
"""How a kick from the spot ends."""


# Before the kick


def begin(match: Match) -> None:
    """A penalty for a foul in the box (SETPIECE-25): the taker is named and the others make room."""
    spot = PENALTY_SPOT[match.state.goal]
    match.change(ball=spot)
    out.clear_hex(match, spot, match.attack)
    match.then(
        *set_pieces.keepers_placed(match.state, "penalty", match.attack),
        set_pieces.TakerChoice("penalty"),
        KeeperOnLine(),
        PenaltyPlacement(_TURNS),
        PenaltyChoice(),
    )


class KeeperOnLine(Passage, frozen=True):
    """The defending goalkeeper stands on the centre hex of its goal line (SETPIECE-26)."""

    def runs(self, match: Match) -> None:
        state = match.state
        line, defender = KEEPER_SPOT[state.goal], state.keeper(state.defence)
        if state.hexes[defender] not in (line, OFF):
            out.clear_hex(match, line, state.defence, teammates=True)
            match.place("SETPIECE-26", defender, line)


class PenaltyPlacement(Passage, frozen=True):
    """The placement of the others: defence, attack, defence again (SETPIECE-27)."""

    turns: tuple["set_pieces.Role", ...]  # the turns left, current one first
    placed: Players = 0  # in the current turn

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The turns that are left."""
        return _turns(state, self.turns, self.placed)

    def runs(self, match: Match) -> None:
        if not self.turns:
            return
        choice = PenaltyPlacementChoice(self.turns, self.placed)
        if choice.at_hand(match.state):
            match.then(choice)
        else:
            match.then(PenaltyPlacement(self.turns[1:]))


def _turns(state: State, roles: tuple["set_pieces.Role", ...], placed: Players) -> tuple[Turn, ...]:
    """The turns of both sides with their players; everyone until a taker is named."""

    def turn(role: "set_pieces.Role", done: Players) -> Turn:
        side = set_pieces.in_role(state, role)
        named = state.carrier != NOBODY
        players = PenaltyPlacementChoice((role,), done).at_hand(state) if named else state.on_pitch(side)
        return side, players.bit_count()

    return tuple([turn(role, 0 if later else placed) for later, role in enumerate(roles)])


class PenaltyPlacementChoice(Frame, frozen=True):
    """A side places players outside the box, each once a turn; players inside must leave (SETPIECE-27)."""

    traits = Traits(arranged=True, restart="penalty", waiting="placing", order=("set_pieces", None), whole_turn=True)

    turns: tuple["set_pieces.Role", ...]
    placed: Players

    def handled(self, state: State) -> Players:
        """The players placed in this turn."""
        return self.placed

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The turns that are left."""
        return _turns(state, self.turns, self.placed)

    def at_hand(self, state: State) -> Players:
        """The players to place: all but the taker and the goalkeeper on its line."""
        side = set_pieces.in_role(state, self.turns[0])
        bound = 1 << state.carrier | 1 << state.keeper(state.defence)
        return state.on_pitch(side) & ~bound & ~self.placed

    def intruders(self, state: State) -> Players:
        """The players on forbidden hexes, who can still be placed."""
        return self.at_hand(state) & state.on(set_pieces.forbidden(state, "penalty"))

    def asks(self, state: State) -> Choose:
        side = set_pieces.in_role(state, self.turns[0])
        board = set_pieces.open_hexes(state, "penalty", side)
        groups: list[Group] = [Moves(board, player) for player in each(self.at_hand(state))]
        if not self.intruders(state):
            groups.append(word("done"))
        return Choose("SETPIECE-27", side, tuple(groups))

    def takes(self, match: Match, action: Move | Call) -> None:
        if isinstance(action, Move):
            match.place("SETPIECE-27", action.player, action.hex)
            match.then(PenaltyPlacement(self.turns, self.placed | 1 << action.player))
        else:
            match.then(PenaltyPlacement(self.turns[1:]))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if not isinstance(action, Move):
            if action != Call("done"):
                return Refusal("SETPIECE-27", "placing-outside-box")
            near = tuple(map(PlayerRef, each(self.intruders(state))))
            if state.edition.penalty_arc_forbidden:
                return Refusal("SETPIECE-27", "still-in-box-or-arc", players=near)
            return Refusal("SETPIECE-27", "still-in-box", players=near)
        if action.player in (state.carrier, state.keeper(state.defence)):
            return Refusal("SETPIECE-26", "stays-for-penalty", player=PlayerRef(action.player))
        if refusal := set_pieces.refuses_place(state, "penalty", set_pieces.in_role(state, self.turns[0]), action):
            return refusal
        return Refusal("SETPIECE-27", "already-placed", player=PlayerRef(action.player))


# The kick


def _lead(edition: Edition, duel: dice.Duel, faces: Dice) -> int:
    """Above 0 the taker wins, below 0 the goalkeeper, who must be 2 higher by the book (SETPIECE-29)."""
    (shot, save), (die, reply) = duel.totals(faces), faces
    lead = dice.compare(shot, die, save, reply)
    if edition.penalty_save == "two_higher":
        return -1 if lead <= -_HANDICAP or (lead < 0 and reply == dice.STAR) else 1
    return lead


def _duel(state: State) -> dice.Duel:
    """Shooting against Saving (SETPIECE-28), with the handicap of the edition (SETPIECE-29)."""
    handicap = 0 if state.edition.penalty_save == "two_higher" else _HANDICAP
    saving = state.rating(state.keeper(state.defence), "saving") - handicap
    return dice.Duel(state.rating(state.carrier, "shooting"), saving)


def scored(state: State) -> float:
    """The chance of a goal (SETPIECE-28, SETPIECE-29, SETPIECE-30), not counting a loose ball."""
    edition, duel, low = state.edition, _duel(state), shots.misses(state.edition)
    if state.hexes[state.keeper(state.defence)] == OFF:
        return dice.passes(low + 1)
    throws = list(product(dice.faces(edition), repeat=2))
    return sum(faces[0] > low and _lead(edition, duel, faces) > 0 for faces in throws) / len(throws)


class PenaltyChoice(Frame, frozen=True):
    """The taker aims at one of the eight hexes of the goal (SETPIECE-28, ANYOTHER-26)."""

    traits = Traits(restart="penalty")

    def asks(self, state: State) -> Choose:
        return Choose("ANYOTHER-26", state.attack, (Shots(GOAL[state.goal]),))

    def takes(self, match: Match, action: Shoot) -> None:
        taker, spot = match.state.carrier, match.state.ball
        match.kick(taker)
        if not shoot_out.is_on(match.state):
            clock.spend(match)  # SETPIECE-31
            match.note(ShotTaken("SETPIECE-28", "penalty", taker, spot, action.hex))
        match.then(PenaltyShot(action.hex))

    def refuses(self, state: State, action: object) -> Refusal | None:
        return Refusal("ANYOTHER-26", "penalty-off-goal")


class PenaltyShot(Frame, frozen=True):
    """The taker rolls with Shooting, unmodified (SETPIECE-28); a natural 1 may miss (SETPIECE-30)."""

    traits = Traits(shot=True, in_flight=True)

    target: Hex

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.carrier)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(state.carrier, "shooting", _duel(state).first),)

    def aim(self, state: State) -> Aim:
        return Aim("penalty", state.carrier, self.target)

    def asks(self, state: State) -> Roll:
        return dice.test("SETPIECE-28", state.attack, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        die, defender = rolled[0], match.state.keeper(match.defence)
        if die <= shots.misses(match.edition):
            match.note(ShotMissed("SETPIECE-30", match.state.carrier))
            _ends(match, "off_target")
        elif match.state.hexes[defender] == OFF:
            _ends(match, "goal")
        else:
            match.then(PenaltySave(self.target, die))


class PenaltySave(Frame, frozen=True):
    """The goalkeeper rolls with Saving against the taker (SETPIECE-28, SETPIECE-29)."""

    traits = Traits(in_flight=True, saves=True)

    target: Hex
    die: int  # the taker's

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(state.keeper(state.defence))}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return (Counted(state.keeper(state.defence), "saving", _duel(state).second),)

    def aim(self, state: State) -> Aim:
        return Aim("penalty", state.carrier, self.target)

    def asks(self, state: State) -> Roll:
        return dice.test("SETPIECE-28", state.defence, state)

    def takes(self, match: Match, rolled: Dice) -> None:
        state, faces = match.state, (self.die, *rolled)
        taker, defender, duel = state.carrier, state.keeper(state.defence), _duel(state)
        lead = _lead(match.edition, duel, faces)
        winner = taker if lead > 0 else defender if lead < 0 else NOBODY
        match.note(Duelled("SETPIECE-29", "penalty", taker, defender, faces, duel.totals(faces), winner))
        way = path_board(state.ball, self.target)
        place = save_hex(state.hexes[defender], state.goal, way) or OFF  # never more than 2 hexes away
        _ends(match, "goal" if lead > 0 else "saved" if lead < 0 else "tie", place)


def _ends(match: Match, outcome: Outcome, place: Hex = OFF) -> None:
    """The outcome of the kick: a goal, a goal kick (SETPIECE-30), a save, or a loose ball from the save hex.

    SETPIECE-29. After the last action of a half nothing follows a tie (CLOCK-10); in a shoot-out nothing ever follows.
    """
    taker, defender = match.state.carrier, match.state.keeper(match.defence)
    if shoot_out.is_on(match.state):
        shoot_out.kicked(match, outcome, place)
        return
    match outcome:
        case "goal":
            goals.scored(match, "SETPIECE-29", match.attack, taker)
        case "off_target":
            set_pieces.give(match, "SETPIECE-30", "goal_kick", match.defence, GOAL_KICK_SPOT[match.state.goal])
        case "saved":
            shots.saved(match, place)
        case _:
            keeper.push(match, defender, place)
            if not clock.rebound(match):
                loose_ball.runs_loose(match, "SETPIECE-29", defender, place, match.defence)
