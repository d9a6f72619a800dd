"""Playing a match: coaches answer decisions, chance answers throws and draws, and each answer is a moment."""

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
    """A mind that answers decisions: it sees what its side may see, and the answers it may give."""

    def choose(self, view: Any, request: Choose, /) -> Any:
        """One of the answers offered."""
        ...


class Ply(NamedTuple, Generic[S]):
    """One answer of a match: what was asked, what came, what happened, and the state after it."""

    request: Request
    answer: Any
    state: S
    events: tuple[Event, ...]


def play(game: Game[S], state: S, coaches: Mapping[Who, Coach], chance: Chance) -> Iterator[Ply[S]]:
    """The moments of a match from a state to its end. `coaches["clock"]` tells the time where the game asks for it."""
    while (request := game.request(state)) is not None:
        if isinstance(request, Choose):
            seat = request.side
            answer = coaches[seat].choose(game.view(state, HOME if seat == CLOCK else seat), request)
        else:
            answer = chance.answer(request)
        if answer not in request:
            game.check(state, answer)  # refuses it
        state, events = game.step(state, answer)
        yield Ply(request, answer, state, events)
