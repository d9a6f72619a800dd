"""The engine core, which knows no sport: frozen records, requests, a stack of frames, chance, codec, replay."""

from typing import TYPE_CHECKING

from touchline.kernel.chance import Chance, Fair, Scripted, Seeded
from touchline.kernel.codec import Codec, DigestedOptions, steps_of
from touchline.kernel.errors import (
    BadFile,
    BadNotation,
    BadSetup,
    IllegalAnswer,
    MatchOver,
    OutOfScript,
    TouchlineError,
)
from touchline.kernel.game import Correction, Game, Result
from touchline.kernel.match import ByOrder, Facts, Frame, Match, Passage, State, Step
from touchline.kernel.odds import Branch, Odds, Outcome
from touchline.kernel.options import nearest, read_options
from touchline.kernel.play import Coach, Ply, play
from touchline.kernel.record import Action, Event, Record, replace
from touchline.kernel.refusal import Refusal
from touchline.kernel.replay import (
    DIGEST_EVERY,
    GAP_BLOCKS,
    DiceFrom,
    Gap,
    Header,
    Position,
    Reading,
    Recorder,
    RulesDiffer,
    verify,
)
from touchline.kernel.requests import Answer, Choose, Dice, Draw, Group, Listed, Randbelow, Request, Roll, Token
from touchline.kernel.scenario import Scenario, ScenarioFailed
from touchline.kernel.sealed import decoded, sealed, unsealed
from touchline.kernel.sides import AWAY, CLOCK, HOME, SIDES, Side, Who, other
from touchline.renamed import missing

__all__ = [
    "AWAY",
    "CLOCK",
    "DIGEST_EVERY",
    "GAP_BLOCKS",
    "HOME",
    "SIDES",
    "Action",
    "Answer",
    "BadFile",
    "BadNotation",
    "BadSetup",
    "Branch",
    "ByOrder",
    "Chance",
    "Choose",
    "Coach",
    "Codec",
    "Correction",
    "Dice",
    "DiceFrom",
    "DigestedOptions",
    "Draw",
    "Event",
    "Facts",
    "Fair",
    "Frame",
    "Game",
    "Gap",
    "Group",
    "Header",
    "IllegalAnswer",
    "Listed",
    "Match",
    "MatchOver",
    "Odds",
    "OutOfScript",
    "Outcome",
    "Passage",
    "Ply",
    "Position",
    "Randbelow",
    "Reading",
    "Record",
    "Recorder",
    "Refusal",
    "Request",
    "Result",
    "Roll",
    "RulesDiffer",
    "Scenario",
    "ScenarioFailed",
    "Scripted",
    "Seeded",
    "Side",
    "State",
    "Step",
    "Token",
    "TouchlineError",
    "Who",
    "decoded",
    "nearest",
    "other",
    "play",
    "read_options",
    "replace",
    "sealed",
    "steps_of",
    "unsealed",
    "verify",
]


if not TYPE_CHECKING:  # or every name would pass for one of this module

    def __getattr__(name: str) -> None:
        raise missing(__name__, name)
