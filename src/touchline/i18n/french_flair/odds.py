"""Outcomes of throws in a few words, from the deciding side's perspective."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from touchline.french_flair import State, View, field
from touchline.french_flair.outcomes import CARRIES, GOOD, ORDER, Aim, Outcome, Throws, Word, chance_of, chance_of_any
from touchline.french_flair.step import Situation, awaited
from touchline.i18n.french_flair.places import spot
from touchline.i18n.message import Message
from touchline.kernel import Side, other

_PRIZES: Final[Mapping[Situation | None, str]] = {"scrum": "penalty", "lineout": "card"}


def percent(chance: Fraction) -> Message:
    """A chance in whole percent; 0 and 100 only if exact."""
    rounded = round(100 * chance)
    size = "least" if chance and rounded == 0 else "most" if rounded == 100 and chance < 1 else "plain"
    return Message("ff-percent", {"size": size, "percent": rounded})


Kind = Literal["good", "open", "bad", "foul"]
"""Whose chance it is: good or bad for the side that decides, undecided, or its own foul or miss."""

_FOUL: Final[tuple[Word, ...]] = ("knock-on", "offside", "dead", "direct", "missed", "short", "wide", "too short")
_BAD: Final[tuple[Word, ...]] = (
    "hand lost", "their try", "lost", "lost by a double", "ruck lost", "tackle missed", "ball lost",
)  # fmt: skip
_OPEN: Final[tuple[Word, ...]] = ("gathered", "last card")


def kind(told: Outcome, view: View) -> Kind:
    """Whose chance an outcome is; one that a live advantage brings back is its side's."""
    found: Kind = (
        "foul" if told.word in _FOUL else "bad" if told.word in _BAD else "open" if told.word in _OPEN else "good"
    )
    if not told.brought_back or view.advantage is None:
        return found
    if view.advantage.side != view.side:
        return "bad"
    return "open" if found in ("bad", "foul") else found


def outcome(told: Outcome, view: View) -> Message:
    """An outcome, as the view's side says it."""
    said = _outcome(told, view)
    return Message("ff-brought-back", {"outcome": said}) if told.brought_back else said


def _outcome(told: Outcome, view: View) -> Message:
    word = told.word.replace(" ", "-")
    match told.word:
        case "ground" | "free" | "last card":
            gained = field.from_own_line(view.side, told.spots[0]) - view.own
            return Message("ff-outcome", {"word": "ground", "metres": gained, "spot": spot(told.spots[0], view.side)})
        case "won by a double" | "lost by a double":
            word = f"{told.word.split()[0]}-{_PRIZES[view.frame.situation if view.frame else None]}"
        case "offside" | "rival offside":
            offender = view.side if told.word == "offside" else other(view.side)
            # FF-CONTEST-3: the attack offside is a penalty at once
            prize = "penalty" if offender == view.attack else "choice"
            word = f"{'your' if offender == view.side else 'their'}-offside-{prize}"
        case "tackle missed" if view.five_metres:
            word = "tackle-missed-try"
    return Message("ff-outcome", {"word": word})


class Needed(NamedTuple):
    """What dice must show or what they bring, and its rule."""

    said: Message
    rule: str


def needs(state: State) -> list[Needed]:
    """What the dice need that a state waits for, or that are chosen there."""
    frame = awaited(state)
    subject = frame.subject if frame else None
    facts = subject.facts(state) if subject else {}
    zone = {name: fact for name in ("low", "high", "faces") if isinstance(fact := facts.get(name, 0), int)}
    listed = subject.needs(state) if subject else ()
    return [Needed(Message("ff-need", {"what": need.replace(" ", "-"), **zone}), rule) for need, rule in listed]


class Good(NamedTuple):
    """The good outcomes of a throw, with their total chance."""

    said: Message
    chance: Fraction


def good(aim: Aim, outcomes: Iterable[Outcome], view: View) -> Good:
    """The aim of a throw, with the total chance of its good outcomes."""
    serves = [told for told in outcomes if kind(told, view) != "bad"]
    return Good(Message("ff-good", {"aim": aim.replace(" ", "-")}), chance_of_any(GOOD[aim], serves))


class Row(NamedTuple):
    """An outcome with its chance by one die and by two."""

    said: Message
    one: Fraction
    two: Fraction
    kind: Kind


def one_die_or_two(thrown: Throws, view: View) -> list[Row]:
    """The odds of one die and of two, side by side: carries by the ground they make, tackled or not."""
    none = Fraction(0)
    both = [(told, told.chance, none) for told in thrown.one] + [(told, none, told.chance) for told in thrown.two]
    rows: list[Row] = []
    for told, by_one, by_two in sorted(both, key=lambda each: _rank(each[0], view.side)):
        said = outcome(told, view)
        at = next((at for at, row in enumerate(rows) if row.said == said), len(rows))
        known = rows[at] if at < len(rows) else Row(said, none, none, kind(told, view))
        rows[at : at + 1] = [known._replace(one=known.one + by_one, two=known.two + by_two)]
    return rows


def _rank(told: Outcome, side: Side) -> tuple[int, int]:
    """The rank of an outcome."""
    if told.word in CARRIES:
        return ORDER.index("ground"), field.from_own_line(side, told.spots[0])
    return ORDER.index(told.word), 0


def note(thrown: Throws) -> Message | None:
    """A note on the ground made by a run."""
    if chance_of("last card", (*thrown.one, *thrown.two)):
        return Message("ff-note", {"what": "last-card"})
    if chance_of("free", thrown.one):
        return Message("ff-note", {"what": "no-tackle"})
    if free := chance_of("free", thrown.two):
        return Message("ff-note", {"what": "double", "chance": percent(free)})
    return None
