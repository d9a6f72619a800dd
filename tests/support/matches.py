"""Matches played at random, for the suites that any game passes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args, get_type_hints

from touchline import counter_attack, french_flair
from touchline.counter_attack.editions import Edition
from touchline.french_flair.model import Options, State
from touchline.french_flair.rules.open_play import GoesOn, PlayedCards
from touchline.french_flair.rules.tackles import TackleOffer, TackleReply, TackleThrow
from touchline.kernel import AWAY, CLOCK, HOME, Choose, Game, Ply, Randbelow, Seeded, Side, other, play, replace


class AtRandom:
    """A coach that answers at random; asked for the time, it lets time run out once in twenty."""

    def __init__(self, randbelow: Randbelow) -> None:
        self._randbelow = randbelow

    def choose(self, view: object, request: Choose) -> Any:
        if request.side == CLOCK:
            return request.groups[1 if self._randbelow(20) == 0 else 0][0]
        return request.at_random(self._randbelow)


def moments(game: Game[Any], seed: object, setup: Any = None) -> Iterator[Ply[Any]]:
    """A whole match at random, from a seed."""
    coach = AtRandom(Seeded(f"{seed}", "coach").randbelow)
    return play(game, game.start(setup), {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(f"{seed}"))


def random_options(game: Game[Any], randbelow: Randbelow) -> Mapping[str, Any]:
    """Random values for every option of a game that go together."""
    chosen = {name: values[randbelow(len(values))] for name, values in VALUES[game.name].items()}
    return TOGETHER[game.name](chosen)


# What the suites must know of a game that its five calls do not tell.


def _values(options: type[Any], **special: list[Any]) -> dict[str, list[Any]]:
    hints = get_type_hints(options)
    return {name: special.get(name) or list(get_args(hint)) or [False, True] for name, hint in hints.items()}


VALUES: dict[str, dict[str, list[Any]]] = {
    "french-flair": _values(Options, clock=["phases:12", "phases:60", "minutes:10"]),
    "counter-attack": _values(
        Edition,
        high_pass_min_distance=[1, 4, 6],
        long_pass_min_distance_to_teammates=[0, 5, 6],
        long_pass_accuracy=[0, 9],
        difficult_angle=[0, -1],
        gk_third_hex=[0, -1],
        gk_kick_accuracy=[0, 8],
        dive_third_hex=[0, -1],
        corner_accuracy=[0, 8],
        corner_defence_distance=[0, 3],
        max_substitutions=[0, 5, "3+1"],
        clock=["actions:4", "actions:8", "real:45"],
    ),
}


def _squads_of_sixteen(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options of Counter Attack, of which some depend on others."""
    one = options["squad_composition"] == "one_goalkeeper"
    together = {"gk_draw": "one_random", "draft_rounds": 8} if one else {"gk_draw": "two_blind", "draft_rounds": 7}
    if not options["gk_extra_attributes"]:
        together |= {"save_result": "die", "gk_kick_accuracy": 0}
    return {**options, **together}


SHORT: dict[str, Mapping[str, Any]] = {"french-flair": {}, "counter-attack": {"clock": "actions:8"}}
"""The usual options, for a match of a few hundred answers."""

TIMED = {"french-flair": "minutes:10", "counter-attack": "real:6"}
"""A match by a real clock."""

TOGETHER: dict[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = {
    "french-flair": lambda options: options,
    "counter-attack": _squads_of_sixteen,
}


def redealt(state: State, side: Side, randbelow: Randbelow) -> State:
    """A match that looks the same to a side, with the other's hand, pile and declared cards redealt."""
    rival = other(side)
    team = state.team(rival)
    declared = next((step for step in state.stack if isinstance(step, PlayedCards) and rival == state.attack), None)
    unseen = list(team.hand + team.pile)
    hand = tuple(sorted(unseen.pop(randbelow(len(unseen))) for _ in team.hand))
    dealt = replace(state, **{rival: replace(team, hand=hand, pile=tuple(sorted(unseen)))})
    if declared is None:
        return dealt
    # Any cards of the new hand may be the rest of the play, or none: the other side knows nothing of them.
    top = state.stack[-1]
    if isinstance(top, (TackleOffer, TackleThrow, TackleReply)) and top.stops == "link" and randbelow(2):
        return replace(dealt, stack=(GoesOn(), replace(top, stops="conclusion")))
    gone = declared.play.cards[: declared.played]
    rest = replace(
        declared, play=replace(declared.play, cards=(*gone, *hand[: 1 + randbelow(len(hand))]), ending="kick")
    )
    return replace(dealt, stack=tuple(rest if step is declared else step for step in state.stack))


REDEALT: dict[str, Callable[[Any, Side, Randbelow], Any]] = {
    "french-flair": redealt,
    "counter-attack": lambda state, side, randbelow: state,  # nothing is hidden
}
PLAYED: tuple[Game[Any], ...] = (counter_attack.game, french_flair.game)

assert set(REDEALT) == set(VALUES) == set(SHORT) == set(TOGETHER) == {game.name for game in PLAYED}
