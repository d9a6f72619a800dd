"""What is asked: of the side that decides, and as the others hear it; calls by one word, and the time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from touchline.french_flair import Setup, State, View
from touchline.french_flair.model import Origin
from touchline.i18n.french_flair.places import spot_at
from touchline.i18n.message import Arg, Message
from touchline.kernel import CLOCK, Choose, other

# What may be played out of a possession is written in this rule (§2 of the catalogue).
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

# What is thrown for, and how the dice count.
_THROWS: Final[Mapping[str, tuple[str, str]]] = {
    "FF-RUN-2": ("run", "highest"),
    "FF-KICK-1": ("kick", "sum"),
    "FF-KICKOFF-1": ("kick-off", "sum"),
    "FF-DROPOUT22-1": ("drop-out", "sum"),
    "FF-TOUCHKICK-1": ("touch", "touch"),
    "FF-PENALTY-5": ("penalty-touch", "penalty-touch"),
    "FF-DROP-1": ("drop", "shot"),
    "FF-PENALTY-3": ("goal", "shot"),
    "FF-SCRUM-1": ("scrum", "duel"),
    "FF-LINEOUT-1": ("lineout", "duel"),
    "FF-CONVERSION-1": ("conversion", "duel"),
}

# What the others wait for while a rule asks.
_WAITS: Final[Mapping[str, str]] = {
    "FF-COMBO-1": "play",
    "FF-TACKLE-1": "tackle",
    "FF-ZONE22-1": "tackle",
    "FF-FIVEMETRE-1": "tackle",
    "FF-LASTCARD-1": "last-card",
    "FF-CONTEST-1": "contest",
    "FF-CLEAR-1": "clear",
    "FF-ADVANTAGE-1": "advantage",
    "FF-PENALTY-2": "penalty",
    "FF-MARK-2": "mark",
    "FF-PICKGO-2": "pick",
}
_GATHERED: Final[Mapping[str, str]] = {"FF-INGOAL-2": "ground", "FF-MARK-1": "mark", "FF-CLOCK-2": "end"}


def question(view: View, request: Choose) -> tuple[Message, Message | None]:
    """The question that a request puts to the side of the view, and why or how."""
    rule = request.rule
    if request.group("dice"):
        what, how = _THROWS[rule]
        solo = what == "conversion" and view.setup.options.conversion == "solo"
        return Message("ff-ask-throw", {"throw": what}), Message("ff-why-throw", {"counts": "solo" if solo else how})
    rivals: dict[str, Arg] = {"rivals": view.setup.name(other(view.side))}
    where: dict[str, Arg] = {"where": spot_at(view.x, view.side)}
    match rule:
        case "FF-COMBO-1":
            assert view.origin is not None
            return Message("ff-ask-play"), Message("ff-why-play", {"origin": view.origin.lower()})
        case "FF-TACKLE-1":
            return Message("ff-ask-tackle", rivals | where), Message("ff-why-tackle")
        case "FF-ZONE22-1":
            return Message("ff-ask-tackle", rivals | where), Message("ff-why-tackle-22")
        case "FF-FIVEMETRE-1":
            return Message("ff-ask-tackle-line", rivals), Message("ff-why-tackle-line")
        case "FF-LASTCARD-1":
            return Message("ff-ask-last-card", where), Message("ff-why-last-card", rivals)
        case "FF-CONTEST-1":
            return Message("ff-ask-contest", rivals), _zone(view)
        case "FF-CLEAR-1":
            return Message("ff-ask-clear", rivals), _zone(view)
        case "FF-ADVANTAGE-1":
            return Message("ff-ask-advantage", rivals), Message("ff-why-advantage")
        case "FF-PENALTY-2":
            return Message("ff-ask-penalty", where), Message("ff-why-penalty")
        case "FF-MARK-2":
            return Message("ff-ask-mark", where), Message("ff-why-mark")
        case "FF-PICKGO-2":
            return Message("ff-ask-pick"), Message("ff-why-pick")
    return Message("ff-ask-gathered", {"or": _GATHERED[rule], **where}), Message("ff-why-gathered")


def _zone(view: View) -> Message:
    assert view.zone is not None
    low, high = view.zone
    faces = "one" if low == high else "two" if high - low == 1 else "more"
    return Message("ff-why-zone", {"faces": faces, "low": low, "high": high})


def rule_of(view: View, request: Choose) -> str:
    """The rule that tells most about a question."""
    return _ORIGINS[view.origin] if view.origin and request.rule == "FF-COMBO-1" else request.rule


def waiting(setup: Setup, request: Choose) -> Message:
    """A question as those hear it who are not asked."""
    if request.side == CLOCK:
        return Message("ff-waits", {"for": "clock"})
    waits = "throw" if request.group("dice") else _WAITS.get(request.rule, "gathered")
    return Message("ff-waits", {"for": waits, "side": setup.name(request.side)})


class Remark(NamedTuple):
    """Something that bears on a decision, and its rule."""

    said: Message
    rule: str


def remarks(view: View, request: Choose) -> list[Remark]:
    """What else bears on the decision: a live advantage, the end of the half, a restart close to the line."""
    told = []
    if view.advantage:
        whose = "your-advantage" if view.advantage.side == view.side else "their-advantage"
        told.append(Remark(Message("ff-remark", {"what": whose}), "FF-ADVANTAGE-5"))
    if view.origin and view.five_metres:
        told.append(Remark(Message("ff-remark", {"what": "five-metres"}), "FF-FIVEMETRE-1"))
    if request.group("end"):
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
    """A call: what it says on a button, the line below, and its rule."""

    label: Message
    fact: Message
    rule: str


def call(word: str, asked: str) -> Called:
    """A call of one word, at the question of a rule."""
    if word == "decline":
        leaves = asked in ("FF-CONTEST-1", "FF-CLEAR-1")
        meant = "leave" if leaves else "let-score" if asked == "FF-FIVEMETRE-1" else "let-go"
        return Called(_label(meant), _fact(meant), asked if leaves else "FF-TACKLE-2")
    if word == "touch" and asked == "FF-PENALTY-2":
        return Called(_label(word), _fact("touch-own"), "FF-PENALTY-5")
    return Called(_label(word), _fact(word), _CALL_RULES[word])


def _label(word: str) -> Message:
    return Message("ff-call", {"word": word})


def _fact(word: str) -> Message:
    return Message("ff-call-fact", {"word": word})


# Time


def clock(match: State | View) -> Message:
    """How far the half has come, where no clock on the wall tells it."""
    mode, _, number = match.setup.options.clock.partition(":")
    if match.time_up:
        return Message("ff-clock", {"clock": "up"})
    if mode == "phases":
        return Message("ff-clock", {"clock": mode, "phase": match.phases, "of": int(number)})
    return Message("ff-clock", {"clock": mode, "phase": match.phases})


def half(match: State | View) -> Message:
    """Which half it is."""
    return Message("ff-half", {"half": match.half})


def time(match: State | View) -> Message:
    """The half, and how far it has come."""
    return Message("ff-time", {"half": half(match), "clock": clock(match)})


def minute(match: State | View) -> Message:
    """The phase of the half, for a log."""
    return Message("ff-minute", {"phase": match.phases})
