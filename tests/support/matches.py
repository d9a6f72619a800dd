"""Matches played at random, for the suites that any game passes."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from touchline import french_flair
from touchline.french_flair.model import Options, State
from touchline.french_flair.rules.open_play import PlayedCards
from touchline.kernel import AWAY, CLOCK, HOME, Below, Choose, Game, Moment, Seeded, Side, other, play, replace


class AtRandom:
    """A coach that answers anything at random; asked for the time, it lets it run out once in twenty times."""

    def __init__(self, below: Below) -> None:
        self._below = below

    def choose(self, view: object, request: Choose) -> Any:
        if request.side == CLOCK:
            return request.groups[1 if self._below(20) == 0 else 0][0]
        return request.at_random(self._below)


def moments(game: Game[Any], seed: object, setup: Any = None) -> Iterator[Moment[Any]]:
    """A whole match at random, from a seed."""
    coach = AtRandom(Seeded(f"{seed}", "coach").below)
    return play(game, game.start(setup), {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(f"{seed}"))


def random_options(game: Game[Any], below: Below) -> Mapping[str, Any]:
    """Any value for every option of a game."""
    options = game.write_setup(game.read_setup({}))["options"]
    return {name: values[below(len(values))] for name in options if (values := VALUES[game.name][name])}


# What the suites must know of a game that its five calls do not tell.

VALUES: dict[str, dict[str, list[Any]]] = {
    "french-flair": {
        name: ["phases:12", "phases:60", "minutes:10"] if name == "clock" else list(get_args(hint)) or [False, True]
        for name, hint in Options.__annotations__.items()
    }
}


def redealt(state: State, side: Side, below: Below) -> State:
    """A match that looks the same to a side: the other's hand and pile, and what it declared, dealt anew."""
    rival = other(side)
    team = state.team(rival)
    declared = next((step for step in state.stack if isinstance(step, PlayedCards) and rival == state.attack), None)
    unseen = list(team.hand + team.pile)
    hand = tuple(sorted(unseen.pop(below(len(unseen))) for _ in team.hand))
    dealt = replace(state, **{rival: replace(team, hand=hand, pile=tuple(sorted(unseen)))})
    if declared is None:
        return dealt
    # Any cards of the new hand may be the rest of the play: the other side knows nothing of them.
    gone = declared.play.cards[: declared.played]
    rest = replace(declared, play=replace(declared.play, cards=(*gone, *hand[: 1 + below(len(hand))]), ending="kick"))
    return replace(dealt, stack=tuple(rest if step is declared else step for step in state.stack))


REDEALT = {"french-flair": redealt}
PLAYED: tuple[Game[Any], ...] = (french_flair.game,)

assert set(REDEALT) == set(VALUES) == {game.name for game in PLAYED}
