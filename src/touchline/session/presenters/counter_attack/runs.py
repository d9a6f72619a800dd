"""A run of the carrier looked at as a whole: how far it may still go, and the safest way to each hex.

The rules let a carrier go hex by hex, and so it is answered. Here it goes on as long as only steals come in between:
nobody else moves or dives, and a foul ends the run with the ball.
"""

from fractions import Fraction
from typing import NamedTuple

from touchline.counter_attack import game
from touchline.counter_attack.events import Fouled
from touchline.counter_attack.model import Call, Move, State
from touchline.counter_attack.outcomes import End, Outcome
from touchline.counter_attack.pitch import GOAL, PITCH, Board, Hex, around, bits, board_of, reach_through
from touchline.counter_attack.rules import movement
from touchline.counter_attack.step import awaited
from touchline.kernel import Choose, Event, Roll


class Run(NamedTuple):
    """A way that the carrier may go: its hexes, the rolls on it, and the chance that it loses the ball.

    `quiet` is the chance that nothing happens on the way: the ball is not lost, and nobody fouls.
    """

    path: tuple[Hex, ...]
    state: State  # after the last hex
    rolls: tuple[tuple[State, Fraction], ...] = ()  # where somebody rolls for the ball, and the chance that it is won
    lost: Fraction = Fraction(0)
    quiet: Fraction = Fraction(1)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Whether the ball is kept or lost."""
        state = self.state
        keeps, loses = End("keeps", state.attack, state.carrier), End("won", state.defence)
        return Outcome(keeps, "good", 1 - self.lost, state), Outcome(loses, "bad", self.lost, state)


def ahead(state: State) -> Board:
    """The hexes beyond the next ones that the carrier can get to in this move."""
    board = movement.next_hexes(state)
    if not board:
        return 0
    start, left, free = state.ball, movement.hexes_left(state), PITCH & ~state.occupied
    before_goal = reach_through(start, left - 1, free)
    return (reach_through(start, left, free) | around(before_goal) & GOAL[state.goal]) & ~board


def _further(state: State) -> Board:
    """The hexes that the carrier may step to in the middle of a run."""
    return movement.next_hexes(state) if movement.is_running(state) else 0


def safest(state: State) -> dict[Hex, Run]:
    """The safest way to every hex that the carrier can get to, the shortest of equals; to the next ones straight on."""
    start = Run((), state)
    found = {hex: _goes_on(start, hex) for hex in bits(movement.next_hexes(state))}
    closed = board_of((state.ball, *found))
    last = list(found.values())
    while last:
        reached: dict[Hex, Run] = {}
        for run in last:
            for hex in bits(_further(run.state) & ~closed):
                known = reached.get(hex) or found.get(hex)
                if known and known.lost <= run.lost:
                    continue
                longer = _goes_on(run, hex)
                if not known or longer.lost < known.lost:
                    reached[hex] = longer
        found |= reached
        last = list(reached.values())
    return found


def _goes_on(run: Run, hex: Hex) -> Run:
    """The run with one more hex, and the steals it allows."""
    before, rolls, lost, quiet = run.state, run.rolls, run.lost, run.quiet
    state, _ = game.step(before, Move(before.carrier, hex))
    while state.score == before.score and awaited(state).traits.waiting != "moving":
        request = game.request(state)
        if isinstance(request, Roll):
            thrown = [(chance, *game.step(state, dice)) for dice, chance in request.outcomes()]
            taken = sum((chance for chance, after, _ in thrown if after.attack != before.attack), Fraction(0))
            calm = [(chance, after) for chance, after, events in thrown if _is_calm(before, after, events)]
            if taken:
                rolls = (*rolls, (state, taken))
            lost += quiet * taken
            quiet *= sum((chance for chance, _ in calm), Fraction(0))
            if not calm:
                break
            _, state = calm[0]
        elif isinstance(request, Choose) and Call("steal") in request:
            state, _ = game.step(state, Call("steal"))
        elif isinstance(request, Choose) and Call("no") in request:
            state, _ = game.step(state, Call("no"))
        else:
            break
    return Run((*run.path, hex), state, rolls, lost, quiet)


def _is_calm(before: State, after: State, events: tuple[Event, ...]) -> bool:
    """Whether a throw changes nothing: the attack has the ball, and nobody fouls."""
    return after.attack == before.attack and not any(isinstance(event, Fouled) for event in events)
