"""Playing a match: coaches answer decisions, chance answers rolls and draws, and each answer is a ply."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from touchline.kernel.chance import Chance
from touchline.kernel.game import Game
from touchline.kernel.match import State
from touchline.kernel.record import Event
from touchline.kernel.requests import Choose, Request
from touchline.kernel.sides import CLOCK, HOME, Who

S = TypeVar("S", bound=State)


class Coach(Protocol):
    """Answers decisions from what its side may see and the legal answers."""

    def choose(self, view: Any, request: Choose, /) -> Any:
        """One of the legal answers."""
        ...


class Ply(NamedTuple, Generic[S]):
    """One answer of a match: its request, the answer, the state after it and the events."""

    request: Request
    answer: Any
    state: S
    events: tuple[Event, ...]


def play(game: Game[S], state: S, coaches: Mapping[Who, Coach], chance: Chance) -> Iterator[Ply[S]]:
    """The plies of a match from a state to its end. `coaches["clock"]` answers if the game asks for the time."""
    while (request := game.request(state)) is not None:
        if isinstance(request, Choose):
            seat = request.side
            answer = coaches[seat].choose(game.view(state, HOME if seat == CLOCK else seat), request)
        else:
            answer = chance.answer(request)
        if answer not in request:
            game.check(state, answer)  # raises
        state, events = game.step(state, answer)
        yield Ply(request, answer, state, events)
