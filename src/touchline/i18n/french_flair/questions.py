"""Questions for the deciding side and the others; one-word calls; the time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.french_flair import Setup, State, View
from touchline.french_flair.model import Origin, SpotRef, TeamRef
from touchline.french_flair.step import Frame, awaited
from touchline.i18n.french_flair.places import spot_at
from touchline.i18n.keys import kebab
from touchline.i18n.message import Arg, Message
from touchline.kernel import CLOCK, HOME, Choose, Draw, Roll, Who

# The rule with the legal plays of each origin (§2 of the catalogue).
_ORIGINS: Final[Mapping[Origin, str]] = {
    "KICKOFF": "FF-COUNTER-4",
    "DROPOUT": "FF-COUNTER-4",
    "KICKED": "FF-COUNTER-1",
    "FREE": "FF-COMBO-1",
    "RUCK": "FF-EXIT-2",
    "SCRUM": "FF-SCRUM-3",
    "LINEOUT": "FF-LINEOUT-4",
    "MAUL1": "FF-MAUL-2",
    "MAUL2": "FF-MAUL-3",
    "PICKGO": "FF-PICKGO-3",
    "TAP": "FF-PENALTY-6",
}


Question = tuple[Message, Message]
"""A question and its explanation."""


def question(state: State, request: Choose) -> Question:
    """The question of a request, for the side it asks."""
    subject = _awaited(state).subject
    name = kebab(type(subject))
    args = {name: _shown(fact, state.setup, request.side) for name, fact in subject.facts(state).items()}
    return Message(f"ff-ask-{name}", args), Message(f"ff-ask-{name}-why", args)


def _shown(fact: object, setup: Setup, side: Who) -> Arg:
    """A fact as an argument of a side's question."""
    match fact:
        case TeamRef(team):
            return setup.name(team)
        case SpotRef(x):
            return spot_at(x, HOME if side == CLOCK else side)
        case str():
            return fact.lower()
    assert isinstance(fact, int)
    return fact


def _awaited(state: State) -> Frame:
    frame = awaited(state)
    assert frame is not None
    return frame


def rule_of(view: View, request: Choose) -> str:
    """The most helpful rule for a question."""
    return _ORIGINS[view.origin] if view.origin else request.rule


def waiting(state: State, request: Choose) -> Message:
    """A question as the others read it."""
    args: dict[str, Arg] = {} if request.side == CLOCK else {"side": state.setup.name(request.side)}
    return Message(f"ff-waits-{kebab(type(_awaited(state)))}", args)


def roll(setup: Setup, request: Roll | Draw) -> Message:
    """The side, and how many dice or cards."""
    side = setup.name(request.side)
    if isinstance(request, Draw):
        return Message("ff-draw", {"side": side, "count": request.count})
    return Message("ff-roll", {"side": side, "count": len(request.hands)})


class Remark(NamedTuple):
    """A remark on a decision, and its rule."""

    said: Message
    rule: str


def remarks(view: View, request: Choose) -> list[Remark]:
    """The remarks on a decision: a live advantage, the end of the half, a restart near the line."""
    told = []
    if view.advantage:
        whose = "your-advantage" if view.advantage.side == view.side else "their-advantage"
        told.append(Remark(Message("ff-remark", {"what": whose}), "FF-ADVANTAGE-5"))
    if view.origin and view.five_metres:
        told.append(Remark(Message("ff-remark", {"what": "five-metres"}), "FF-FIVEMETRE-1"))
    if request.group("end").count:
        told.append(Remark(Message("ff-remark", {"what": "time-up"}), "FF-CLOCK-2"))
    return told


# Calls

_CALL_RULES: Final[Mapping[str, str]] = {
    "advantage": "FF-ADVANTAGE-2",
    "penalty": "FF-PENALTY-2",
    "goal": "FF-PENALTY-3",
    "tap": "FF-PENALTY-6",
    "play": "FF-INGOAL-2",
    "ground": "FF-INGOAL-2",
    "mark": "FF-MARK-1",
    "kick": "FF-KICK-1",
    "touch": "FF-TOUCHKICK-1",
    "stop": "FF-PICKGO-3",
    "end": "FF-CLOCK-2",
}


class Called(NamedTuple):
    """A call: its button, the line below, and its rule."""

    label: Message
    fact: Message
    rule: str


def call(word: str, view: View, request: Choose) -> Called:
    """A one-word call as an answer to a question."""
    if word == "decline":
        if view.zone:
            return Called(_label("leave"), _fact("leave"), request.rule)
        meant = "let-score" if view.five_metres else "let-go"
        return Called(_label(meant), _fact(meant), "FF-TACKLE-2")
    if word == "touch" and view.frame and view.frame.situation == "penalty":
        return Called(_label(word), _fact("touch-own"), "FF-PENALTY-5")
    return Called(_label(word), _fact(word), _CALL_RULES[word])


def _label(word: str) -> Message:
    return Message("ff-call", {"word": word})


def _fact(word: str) -> Message:
    return Message("ff-call-fact", {"word": word})


# Time


def clock(match: State | View) -> Message:
    """The progress of the half, if no wall clock shows it."""
    mode, _, number = match.setup.options.clock.partition(":")
    if match.time_up:
        return Message("ff-clock", {"clock": "up"})
    if mode == "phases":
        return Message("ff-clock", {"clock": mode, "phase": match.phases, "of": int(number)})
    return Message("ff-clock", {"clock": mode, "phase": match.phases})


def half(match: State | View) -> Message:
    """The name of the half."""
    return Message("ff-half", {"half": match.half})


def time(match: State | View) -> Message:
    """The half and its progress."""
    return Message("ff-time", {"half": half(match), "clock": clock(match)})


def minute(match: State | View) -> Message:
    """The phase of the half, for a log."""
    return Message("ff-minute", {"phase": match.phases})
