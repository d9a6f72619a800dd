"""The choices before a match: editions, options, coaches, and the game's own form."""

from contextlib import suppress
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from touchline.coaches.registry import quick_starts
from touchline.counter_attack import game
from touchline.counter_attack.editions import EDITIONS, TOGETHER, Edition, edition
from touchline.counter_attack.formations import FORMATIONS
from touchline.counter_attack.model import OFF, Setup, State, Variant, side_of
from touchline.counter_attack.quick import quick_match
from touchline.kernel import BadSetup, Seeded
from touchline.session.levels import coaches
from touchline.session.presenters.counter_attack.protocol import QuickStart, SetupForm, StartToken
from touchline.session.protocol.games import EditionInfo, GameInfo, OptionInfo, Together

_TRIED: Final = range(-6, 37)  # what an option that is a number may be; what it may not is refused


@cache
def game_info() -> GameInfo:
    """The game as a person who makes a match sees it."""
    return GameInfo(
        name=game.name,
        hidden_information=False,
        editions=tuple(EditionInfo(name, _values(record)) for name, record in EDITIONS.items()),
        options=tuple(_option(name, hint) for name, hint in get_type_hints(Edition).items()),
        coaches=coaches(game.name),
        orders=game.orders,
        together=tuple(Together(option, value, dict(needs)) for (option, value), (needs, _) in TOGETHER.items()),
        beginners="core",
        form=SetupForm(tuple(FORMATIONS), get_args(Variant), _quick_starts()),
    )


def _quick_starts() -> tuple[QuickStart, ...]:
    """The quick scenarios, each with a start that is the same every time."""
    found = []
    for name, start in quick_starts(game.name).items():
        setup = dict(start.setup)
        state = quick_match(game.read_setup(setup), Seeded(game.name, name))
        results = (start.won, start.drawn, start.lost)
        found.append(QuickStart(name, setup, start.minutes, start.score, *results, _tokens(state), state.ball))
    return tuple(found)


def _tokens(state: State) -> tuple[StartToken, ...]:
    return tuple(
        [
            StartToken(side_of(player), hex, player in state.keepers)
            for player, hex in enumerate(state.hexes)
            if hex != OFF
        ]
    )


def quick_start(setup: Setup) -> str:
    """The name of the quick scenario that a set-up is of; empty if it is of none."""
    for name, start in quick_starts(game.name).items():
        if all(getattr(setup, field) == value for field, value in start.setup.items()):
            return name
    return ""


def _values(record: Edition) -> dict[str, bool | int | str]:
    return {name: getattr(record, name) for name in Edition.__struct_fields__}


def _option(name: str, hint: Any) -> OptionInfo:
    kind, values = _range(name, hint)
    return OptionInfo(name, kind, values, default=getattr(EDITIONS[Setup().edition], name))


def _range(name: str, hint: Any) -> tuple[Literal["choice", "switch", "number", "text"], tuple[bool | int | str, ...]]:
    """How an option is chosen, and among what."""
    if hint is bool:
        return "switch", (True, False)
    if hint is str:
        return "text", ()
    if get_origin(hint) is Literal:
        return "choice", get_args(hint)
    numbers = tuple(number for number in _TRIED if _accepts(name, number))
    words = tuple(word for part in get_args(hint) for word in get_args(part))
    return ("choice", (*numbers, *words)) if words else ("number", numbers)


def _accepts(name: str, value: int) -> bool:
    with suppress(BadSetup):
        edition(overrides={name: value})
        return True
    return False
