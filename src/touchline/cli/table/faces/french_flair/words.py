"""What the table says to the person who must decide: who, what, why, and the rule."""

from collections.abc import Mapping
from typing import Final

from touchline.cli.table.face import Prompt
from touchline.cli.table.faces.french_flair.odds import Outcome, Word
from touchline.french_flair import View, field
from touchline.french_flair.model import Options, Origin
from touchline.french_flair.telling import listed
from touchline.kernel import Choose, Side, other

# Spots, as one side says them


def spot(x: int, side: Side) -> str:
    """A spot of the field, seen from a side."""
    if x == field.HALFWAY:
        return "halfway"
    own = field.own(side, x)
    whose, metres = ("your", own) if own < field.HALFWAY else ("their", field.left(side, x))
    if metres > 0:
        return f"{whose} {metres} m"
    if metres == 0:
        return f"{whose} goal line"
    return f"{whose} in-goal" if metres > -field.IN_GOAL else f"{whose} dead-ball line"


def on(x: int, side: Side) -> str:
    """Where the ball is, seen from a side."""
    beyond = min(field.own(side, x), field.left(side, x))
    return f"{'at' if x == field.HALFWAY else 'on' if beyond >= 0 else 'in'} {spot(x, side)}"


def spots(xs: tuple[int, ...], side: Side) -> str:
    """Where the ball may be: one spot, or the first and the last of several."""
    near, far = sorted((xs[0], xs[-1]), key=lambda x: field.own(side, x))
    first, last = spot(near, side), spot(far, side)
    if first == last:
        return first
    if first.split()[0] == last.split()[0]:
        last = last.partition(" ")[2]
    return f"{first.removesuffix(' m')}–{last}" if last.endswith(" m") and first.endswith(" m") else f"{first}–{last}"


# Questions

# Where the possession came from, what may be played out of it, and the rule for that (§2 of the catalogue).
_ORIGINS: Final[Mapping[Origin, tuple[str, str]]] = {
    "KICKOFF": ("From the kick-off: a counter or a single play, nothing else.", "FF-COUNTER-4"),
    "DROPOUT": ("From the drop-out: a counter or a single play, nothing else.", "FF-COUNTER-4"),
    "KICKED": ("From a kick: a counter of any cards, or any usual play.", "FF-COUNTER-1"),
    "FREE": ("In open play: one card, or a combination opened by a 9, a 10 or a relay.", "FF-COMBO-1"),
    "RUCK": ("From a ruck: any one card may advance, a 9 do anything; two of 1–5 pick and go.", "FF-EXIT-2"),
    "SCRUM": ("From a scrum: 1–5 only as relay; backs need a 9 or a relay; 8 and 9 go together.", "FF-SCRUM-3"),
    "LINEOUT": ("From a lineout: backs need a 9 or a relay; two of 1–8 may maul.", "FF-LINEOUT-4"),
    "MAUL1": ("From a maul: drive it once more, or play out of it; backs need a 9 or a relay.", "FF-MAUL-2"),
    "MAUL2": ("From a maul: backs need a 9 or a relay.", "FF-MAUL-3"),
    "PICKGO": ("From a pick-and-go: backs need a 9 or a relay; no other pick-and-go.", "FF-PICKGO-3"),
    "TAP": ("From a tap: the first card is a 9 or a relay.", "FF-PENALTY-6"),
}

_SUM: Final = "5 m for each pip."
_SHOT: Final = "5 m for each pip, 10 m more on a double; it must cross the line and show no 1."
_DUEL: Final = "They throw as many dice as you; equal throws are yours."

# What is thrown for, and how the dice count.
_THROWS: Final[Mapping[str, tuple[str, str]]] = {
    "FF-RUN-2": ("your runner", "5 m for each pip of the highest die."),
    "FF-KICK-1": ("your kick", _SUM),
    "FF-KICKOFF-1": ("your kick-off", _SUM),
    "FF-DROPOUT22-1": ("your drop-out", _SUM),
    "FF-TOUCHKICK-1": ("your kick for touch", "5 m for each pip, 10 m more on a double."),
    "FF-PENALTY-5": ("your penalty kick for touch", "5 m for each pip, 10 m more on a double; the throw-in is yours."),
    "FF-DROP-1": ("your drop at goal", _SHOT),
    "FF-PENALTY-3": ("your kick at goal", _SHOT),
    "FF-SCRUM-1": ("your scrum", _DUEL),
    "FF-LINEOUT-1": ("your lineout", _DUEL),
    "FF-CONVERSION-1": ("your conversion", _DUEL),
}


def prompt(view: View, request: Choose) -> Prompt:
    """The question that a request puts to the side of the view."""
    rule, rivals = request.rule, view.setup.name(other(view.side))
    here = on(view.x, view.side)
    if request.group("dice"):
        return _throw(view.setup.options, rule)
    match rule:
        case "FF-COMBO-1":
            assert view.origin is not None
            return Prompt("your ball: choose a play", *_ORIGINS[view.origin])
        case "FF-TACKLE-1":
            return Prompt(f"tackle {rivals} {here}, or let them go on?", "Lay any one card; both throw two dice.", rule)
        case "FF-ZONE22-1":
            return Prompt(
                f"tackle {rivals} {here}, or let them go on?",
                "They are in your 22, where every card that carries may be tackled.",
                rule,
            )
        case "FF-FIVEMETRE-1":
            return Prompt(
                f"tackle {rivals} on your line, or let them score?",
                "A 5 m restart: even a carry that crosses may be tackled.",
                rule,
            )
        case "FF-LASTCARD-1":
            return Prompt(
                f"lay a card: the ball is yours {here}", f"{rivals} have played their last card: no dice.", rule
            )
        case "FF-CONTEST-1" | "FF-CLEAR-1":
            return _breakdown(view, rule, rivals)
        case "FF-ADVANTAGE-1":
            return Prompt(
                f"{rivals} are offside: advantage or penalty?",
                "Advantage: a card more now, and the penalty later unless you gain 10 m.",
                rule,
            )
        case "FF-PENALTY-2":
            return Prompt(f"your penalty {here}: goal, touch or tap?", "Both hands are full again.", rule)
        case "FF-MARK-2":
            return Prompt(
                "your mark: kick, or kick for touch?", f"From {spot(view.x, view.side)}, without a card.", rule
            )
        case "FF-PICKGO-2":
            return Prompt(
                "pick and go again, or stop?", "5 m more, untackled. When you stop, both hands fill up.", rule
            )
        case _:
            assert rule in ("FF-INGOAL-2", "FF-MARK-1", "FF-CLOCK-2")
            options = listed([group.kind for group in request.groups]).replace(" and ", " or ")
            return Prompt(f"your ball {here}: {options}?", "You gathered their kick.", rule)


def remarks(view: View, request: Choose) -> list[str]:
    """What else bears on the decision: a live advantage, the end of the half, a restart close to the line."""
    told = []
    if view.advantage:
        whose = "Your" if view.advantage.side == view.side else "Their"
        told.append(f"{whose} advantage: ball lost before 10 m are gained is a penalty (FF-ADVANTAGE-5).")
    if view.origin in ("SCRUM", "LINEOUT", "PICKGO") and view.left == 5:
        told.append("A 5 m restart: they may tackle what crosses the line too (FF-FIVEMETRE-1).")
    if request.group("end"):
        told.append("Time is up: end the half, or play until the ball goes out (FF-CLOCK-2).")
    return told


def _throw(options: Options, rule: str) -> Prompt:
    what, how = _THROWS[rule]
    if rule == "FF-CONVERSION-1" and options.conversion == "solo":
        how = "Good unless a 1 shows."
    return Prompt(f"{what}: one die or two?", how, rule)


def _breakdown(view: View, rule: str, rivals: str) -> Prompt:
    assert view.zone is not None
    low, high = view.zone
    faces = f"{low} to {high}" if high - low > 1 else f"{low} or {high}" if low < high else f"only a {low}"
    how = f"Lay any card and throw one die: {faces} wins the ball, the rest is offside."
    if rule == "FF-CONTEST-1":
        return Prompt(f"contest the ruck, or leave it to {rivals}?", how, rule)
    return Prompt(f"clear out, or leave the ball to {rivals}?", how, rule)


# One word each

_CALLS: Final[Mapping[str, tuple[str, str]]] = {
    # What a call means, and its rule
    "advantage": ("draw a card and play on; the penalty waits", "FF-ADVANTAGE-2"),
    "penalty": ("take the penalty here", "FF-PENALTY-2"),
    "goal": ("kick at goal, 3 points", "FF-PENALTY-3"),
    "tap": ("play on by hand, opened by a 9 or a relay", "FF-PENALTY-6"),
    "play": ("play on from here", "FF-INGOAL-2"),
    "ground": ("ground the ball: your drop-out from the 22", "FF-INGOAL-2"),
    "mark": ("call the mark: a kick without a card", "FF-MARK-1"),
    "kick": ("kick ahead", "FF-KICK-1"),
    "stop": ("stop picking: both hands fill up, and you play on", "FF-PICKGO-3"),
    "decline": ("let it be", "FF-TACKLE-2"),
    "end": ("end the half: time is up", "FF-CLOCK-2"),
}


def call(word: str, asked: str) -> tuple[str, str]:
    """What a call means at the question of a rule, and the call's own rule."""
    if word == "touch":
        penalty = asked == "FF-PENALTY-2"
        return "kick for touch", "FF-PENALTY-5" if penalty else "FF-TOUCHKICK-1"
    if word == "decline" and asked in ("FF-CONTEST-1", "FF-CLEAR-1"):
        return _CALLS[word][0], asked
    return _CALLS[word]


# Outcomes

_OUTCOMES: Final[Mapping[Word, str]] = {
    "knock-on": "knock-on: their scrum",
    "try": "try",
    "gathered": "they gather",
    "regained": "you regain",
    "scrum": "they knock on: your scrum",
    "found": "touch found",
    "missed": "missed",
    "direct": "straight into touch",
    "dead": "dead: their drop-out",
    "hand lost": "regained, but no card",
    "too short": "too short: their scrum",
    "their try": "they score a try",
    "good": "good",
    "short": "short",
    "wide": "wide",
    "won": "won",
    "lost": "lost",
    "interception": "interception: your ball",
    "ruck won": "ruck, your ball",
    "ruck lost": "ruck, their ball",
    "tackle missed": "missed: they go on",
    "ball won": "the ball is yours",
    "ball lost": "they win it back",
}
_DOUBLES: Final[Mapping[str, str]] = {"FF-SCRUM-1": "penalty", "FF-LINEOUT-1": "a card more"}


def outcome(told: Outcome, view: View) -> str:
    """An outcome in a few words, as the side of the view says it."""
    match told.word:
        case "won by a double" | "lost by a double":
            words = f"{told.word}: {_DOUBLES[view.rule or '']}"
        case "ground" | "free" | "last card" | "over":
            gained = field.own(view.side, told.spots[0]) - view.own
            words = "over, unless tackled" if told.word == "over" else f"{gained} m to {spot(told.spots[0], view.side)}"
        case "offside" | "rival offside":
            offender = view.side if told.word == "offside" else other(view.side)
            who, prize = ("you", "their") if offender == view.side else ("they", "your")
            # FF-CONTEST-3: the attack offside is a penalty at once
            words = f"{who} offside: {f'{prize} penalty' if offender == view.attack else f'{prize} choice'}"
        case "tackle missed" if view.rule == "FF-FIVEMETRE-1":
            words = "missed: their try"
        case _:
            words = _OUTCOMES[told.word]
    return f"{words}, brought back" if told.brought_back else words
