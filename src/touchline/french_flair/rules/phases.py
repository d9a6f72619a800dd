"""The positions of the phase table, by name (§2)."""

from collections.abc import Callable, Mapping
from typing import Final, get_args

from touchline.french_flair.model import Origin, Source
from touchline.french_flair.rules import (
    advantage,
    duel,
    kicking,
    mauls,
    open_play,
    penalties,
    restarts,
    rucks,
    scoring,
    set_pieces,
    tackles,
)
from touchline.kernel import Side, Step, other


def _open(origin: Origin) -> Callable[[Side], tuple[Step, ...]]:
    return lambda side: (open_play.PlayChoice(origin),)


def _landing(source: Source) -> Callable[[Side], tuple[Step, ...]]:
    return lambda side: (kicking.LandingChoice(source),)


def _zone(kind: type[rucks.ZoneFrame], own: bool, low: int, high: int) -> Callable[[Side], tuple[Step, ...]]:
    return lambda side: (kind(side if own else other(side), low, high),)


PHASES: Final[Mapping[str, Callable[[Side], tuple[Step, ...]]]] = {
    "KICKOFF": lambda side: (duel.DiceChoice(restarts.KickOffThrow(side)),),
    "DROPOUT22": lambda side: (duel.DiceChoice(restarts.DropOutThrow(side)),),
    "SCRUM": lambda side: (duel.DiceChoice(set_pieces.ScrumThrow(side)),),
    "LINEOUT": lambda side: (duel.DiceChoice(set_pieces.LineoutThrow(side)),),
    "CONVERSION": lambda side: (duel.DiceChoice(scoring.ConversionThrow(side)),),
    "PENALTY": lambda side: (penalties.PenaltyChoice(),),
    "MARK": lambda side: (kicking.MarkChoice(),),
    "PICK_AGAIN": lambda side: (mauls.PickAgain(),),
    "TACKLE_OFFER": lambda side: (open_play.GoesOn(), tackles.TackleOffer("FF-TACKLE-1", "conclusion")),
    "FORCED_TACKLE": lambda side: (open_play.GoesOn(), tackles.LastCardTackle()),
    "ADVANTAGE_CHOICE": lambda side: (advantage.AdvantageChoice(),),
    "OVER": lambda side: (),
    **{f"OPEN {origin}": _open(origin) for origin in get_args(Origin)},
    **{f"LANDING {source}": _landing(source) for source in get_args(Source)},
    **{
        f"{name} {winner} {low}-{high}": _zone(kind, winner == "attack", low, high)
        for name, kind in (("CONTEST_OFFER", rucks.ContestOffer), ("CLEAR_OFFER", rucks.ClearOffer))
        for winner in ("attack", "defence")
        for low in range(1, 7)
        for high in range(low, 7)
    },
}
"""The stack of each phase, given the side with the ball."""
