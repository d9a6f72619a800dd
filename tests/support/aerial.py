"""Balls in the air for tests: a position, and the ball that has just come down in it."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from tests.support.football import Place, player, position
from touchline.counter_attack import game
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import Head, Name, Players, State
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import heading
from touchline.counter_attack.rules.aerial import Source
from touchline.kernel import Choose, Event, replace

E = TypeVar("E", bound=Event)

EDITIONS = ("core", "advanced", "living")


def landed(
    home: Mapping[int, Place],
    away: Mapping[int, Place],
    ball: Place,
    *,
    source: Source = "high_pass",
    rush: bool = True,
    headed_away: bool = False,
    offside: Iterable[str] = (),
    **given: Any,
) -> tuple[State, list[Event]]:
    """The state after home's 7, on (-10, 0), has played a ball into the air that comes down on a hex."""
    passer = player("H7")
    state = position({7: (-10, 0), **home}, away, ball=ball, stack=(), **given)
    state = replace(state, touched=passer, played=passer, kicked=passer, barred=passer, offside=mask(*offside))
    match = Match(state)
    heading.lands(match, passer, source, rush=rush, headed_away=headed_away)
    state, events = match.settle()
    return state, list(events)


def mask(*names: str) -> Players:
    """A set of players by their labels."""
    return sum(1 << player(name) for name in names)


def name(label: str) -> Name:
    """The answer that names one player."""
    return Name((player(label),))


def head(*place: int) -> Head:
    """The answer that heads the ball somewhere."""
    x, z = place
    return Head(hex_at(x, z))


def asked(state: State) -> Choose:
    """The decision that a state waits for."""
    request = game.request(state)
    assert isinstance(request, Choose)
    return request


def kinds(state: State) -> list[str]:
    """The kinds of answers that are offered."""
    return [group.kind for group in asked(state).groups]


def hexes(state: State, kind: str) -> set[Place]:
    """The hexes of the answers of a kind."""
    return {xz(action.hex) for action in asked(state).group(kind)}


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event
