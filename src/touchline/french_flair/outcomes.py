"""The outcomes of a decision, each with its chance.

Every result of the dice goes through the engine, and its events are the outcome: there is no second formula.
Enumeration stops at anything but a throw, so no outcome depends on a hidden card.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

from touchline.french_flair import field
from touchline.french_flair.dice import is_double
from touchline.french_flair.events import (
    BroughtBack,
    Carried,
    ClearedOut,
    ConversionMade,
    DropGoalScored,
    HandLost,
    Kicked,
    KnockedOn,
    LineoutWon,
    Offside,
    PenaltyGoalScored,
    Regained,
    RuckFormed,
    ScrumWon,
    ShotMissed,
    TackledLastCard,
    TackleMissed,
    Thrown,
    TouchMissed,
    TryScored,
    WentDead,
)
from touchline.french_flair.game import FrenchFlair
from touchline.french_flair.model import Contest, Setup, State, Team, Throw
from touchline.french_flair.rules.scoring import TRY
from touchline.french_flair.step import Purpose, Tackled, awaited
from touchline.kernel import Choose, Event, Roll, Side, other, replace

Word = Literal[
    "knock-on", "ground", "free", "last card", "over", "try",
    "gathered", "regained", "scrum", "found", "direct", "dead", "hand lost", "too short", "their try",
    "good", "missed", "short", "wide", "won", "won by a double", "lost", "lost by a double",
    "interception", "ruck won", "ruck lost", "tackle missed", "ball won", "ball lost", "offside", "rival offside",
]  # fmt: skip
"""An outcome for the deciding side. A carry: `ground` may be tackled, `free` may not, `over` is a try unless tackled,
and after a `last card` the ball is lost."""

CARRIES: Final[tuple[Word, ...]] = ("ground", "free", "last card", "over")
ORDER: Final[tuple[Word, ...]] = get_args(Word)

Aim = Literal["no knock-on", "kept", "found", "good", "won", "ball won"]
"""The aim of a throw for the deciding side."""

GOOD: Final[Mapping[Aim, tuple[Word, ...]]] = {
    "no knock-on": (*CARRIES, "try"),
    "kept": ("regained", "scrum", "try"),
    "found": ("found",),
    "good": ("good",),
    "won": ("won", "won by a double"),
    "ball won": ("interception", "ruck won", "ball won", "rival offside"),
}
"""The good outcomes of each aim."""


class Outcome(NamedTuple):
    """An outcome, and the spots where the ball may be afterwards, as ascending x."""

    word: Word
    chance: Fraction
    spots: tuple[int, ...]
    brought_back: bool = False
    """Whether a live advantage turns this into a penalty."""


class Leaf(NamedTuple):
    """The end of one line of throws."""

    state: State
    events: tuple[Event, ...]
    chance: Fraction


def odds(game: FrenchFlair, state: State, answer: Any) -> tuple[Outcome, ...]:
    """The outcomes of a decision followed by throws; their chances add up to 1."""
    return _added(_thrown_for(game, state, answer), _decider(game, state), leaves(game, state, answer))


def odds_if_cleared_out(game: FrenchFlair, state: State, answer: Contest) -> tuple[Outcome, ...]:
    """The outcomes of a contest if the other side always clears out."""

    def to_the_end() -> Iterator[Leaf]:
        for leaf in leaves(game, state, answer):
            request = game.request(leaf.state)
            if isinstance(request, Choose) and request.group("clear").count:
                card = request.group("clear")[0]  # any card: its number does not matter
                for last in leaves(game, leaf.state, card):
                    yield Leaf(last.state, leaf.events + last.events, leaf.chance * last.chance)
            else:
                yield leaf

    return _added(_thrown_for(game, state, answer), _decider(game, state), to_the_end())


def chance_of(word: Word, outcomes: Iterable[Outcome]) -> Fraction:
    """The chance of an outcome, wherever the ball ends up."""
    return chance_of_any((word,), outcomes)


def chance_of_any(words: Iterable[Word], outcomes: Iterable[Outcome]) -> Fraction:
    """The chance of any of these outcomes."""
    listed = tuple(words)
    return sum((outcome.chance for outcome in outcomes if outcome.word in listed), Fraction(0))


def leaves(game: FrenchFlair, state: State, answer: Any) -> Iterator[Leaf]:
    """Every result of the throws after a decision, with its chance."""
    return _fallen(game, Leaf(*game.step(state, answer), Fraction(1)))


def _fallen(game: FrenchFlair, leaf: Leaf) -> Iterator[Leaf]:
    request = game.request(leaf.state)
    if isinstance(request, Roll):
        for dice, chance in request.outcomes():
            state, events = game.step(leaf.state, dice)
            yield from _fallen(game, Leaf(state, leaf.events + events, leaf.chance * chance))
    else:
        yield leaf


def _decider(game: FrenchFlair, state: State) -> Side:
    request = game.request(state)
    assert isinstance(request, Choose)
    assert request.side != "clock"
    return request.side


def _thrown_for(game: FrenchFlair, state: State, answer: Any) -> Purpose:
    """The aim of the first throw after a decision."""
    frame = awaited(game.step(state, answer)[0])
    assert frame is not None
    assert frame.traits.purpose is not None
    return frame.traits.purpose


def _added(purpose: Purpose, side: Side, ends: Iterable[Leaf]) -> tuple[Outcome, ...]:
    """Equal outcomes merged, in a fixed order; carries are separate by where they end."""
    chances: dict[tuple[int, int, bool], Fraction] = {}
    spots: dict[tuple[int, int, bool], set[int]] = {}
    for leaf in ends:
        frame = awaited(leaf.state)
        word = _READERS[purpose](leaf.events, side, frame.tackled if frame else None)
        kicked = _first(leaf.events, Kicked)
        x = kicked.x if kicked else leaf.state.x  # where a kick lands, whatever follows
        key = (ORDER.index(word), x if word in CARRIES else 0, bool(_first(leaf.events, BroughtBack)))
        chances[key] = chances.get(key, Fraction(0)) + leaf.chance
        spots.setdefault(key, set()).add(x)
    return tuple(Outcome(ORDER[key[0]], chances[key], tuple(sorted(spots[key])), key[2]) for key in sorted(chances))


# One die or two


class Landing(NamedTuple):
    """A spot where a run or kick may end, with its chance by one die and by two, and the face of a single die."""

    x: int
    one: Fraction
    two: Fraction
    die: int | None


class Worth(NamedTuple):
    """The expectation without a tackle: metres with the ball kept, and points less the rival's."""

    metres: Fraction
    points: Fraction
    kept: Fraction = Fraction(1)  # the chance that the ball is

    @property
    def value(self) -> Fraction:
        """Both as metres: a try weighs as much as half the field."""
        return self.metres + self.points * field.HALFWAY / TRY

    def after(self, metres: int) -> "Worth":
        """The same after this many metres, which are lost with the ball."""
        return self._replace(metres=self.metres + self.kept * metres)


class Throws(NamedTuple):
    """One die compared with two: outcomes, landings and aim.

    Duels have no landings.
    """

    one: tuple[Outcome, ...]
    two: tuple[Outcome, ...]
    landings: tuple[Landing, ...]
    aim: Aim
    worth: tuple[Worth, Worth]


def throws(game: FrenchFlair, state: State) -> Throws:
    """The outcomes of the dice about to be chosen."""
    return _throws(game, _bare(state))


def _bare(state: State) -> State:
    """A state reduced to what decides a throw, so that equal throws are computed once."""
    frame = awaited(state)
    # For a scrum, a lineout or a conversion only its side and a live advantage matter.
    is_duel = frame is not None and frame.subject.traits.purpose in ("duel", "conversion")
    return replace(
        state,
        setup=Setup(options=state.options),
        half=1,
        phases=0,
        time_up=state.time_up and not is_duel,
        x=field.HALFWAY if is_duel else state.x,
        home=_bare_team(state.home),
        away=_bare_team(state.away),
    )


def _bare_team(team: Team) -> Team:
    """A team that either holds cards or does not."""
    return Team(hand=(9,) if team.hand else ())


@lru_cache(maxsize=1 << 12)
def _throws(game: FrenchFlair, state: State) -> Throws:
    side = _decider(game, state)
    fallen = [list(leaves(game, state, Throw(dice))) for dice in (1, 2)]
    purpose = _thrown_for(game, state, Throw(1))
    one, two = (_added(purpose, side, ends) for ends in fallen)
    worth = _expected(state, side, fallen[0]), _expected(state, side, fallen[1])
    return Throws(one, two, _landings(*fallen), _AIMS[purpose], worth)


def _expected(state: State, side: Side, ends: Iterable[Leaf]) -> Worth:
    metres = points = kept = Fraction(0)
    for leaf in ends:
        frame = awaited(leaf.state)
        tackled = frame.tackled if frame else None
        points += leaf.chance * (TRY if tackled == "line" else _margin(leaf.state, side) - _margin(state, side))
        if leaf.state.attack == side and tackled != "last card":
            metres += leaf.chance * field.ground(side, state.x, leaf.state.x)
            kept += leaf.chance
    return Worth(metres, points, kept)


def _margin(state: State, side: Side) -> int:
    return state.team(side).points - state.team(other(side)).points


def _landings(one: Iterable[Leaf], two: Iterable[Leaf]) -> tuple[Landing, ...]:
    found: dict[int, Landing] = {}
    for leaf in one:
        if (x := _landed(leaf)) is not None:
            (die,) = _thrown(leaf.events).dice
            known = found.get(x)
            found[x] = Landing(x, leaf.chance + (known.one if known else 0), Fraction(0), None if known else die)
    for leaf in two:
        if (x := _landed(leaf)) is not None:
            known = found.get(x, Landing(x, Fraction(0), Fraction(0), None))
            found[x] = known._replace(two=known.two + leaf.chance)
    return tuple(found[x] for x in sorted(found))


def _landed(leaf: Leaf) -> int | None:
    if kicked := _first(leaf.events, Kicked):
        return min(max(kicked.x, -field.IN_GOAL), field.LENGTH + field.IN_GOAL)
    if carried := _first(leaf.events, Carried):
        return carried.x
    return leaf.state.x if _first(leaf.events, TryScored) else None


# Outcomes from the events of a throw

E = TypeVar("E", bound=Event)


def _first(events: Iterable[Event], kind: type[E]) -> E | None:
    for event in events:
        if type(event) is kind:
            return event
    return None


def _thrown(events: tuple[Event, ...]) -> Thrown:
    thrown = _first(events, Thrown)
    assert thrown is not None
    return thrown


def _run(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if _first(events, KnockedOn):
        return "knock-on"
    if _first(events, TryScored):
        return "try"
    if tackled == "last card" or _first(events, TackledLastCard):
        return "last card"
    if tackled == "line":
        return "over"
    return "ground" if tackled else "free"


def _kick(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if scored := _first(events, TryScored):
        return "try" if scored.side == side else "their try"
    if _first(events, HandLost):
        return "hand lost"
    if _first(events, Regained):
        return "regained"
    if _first(events, KnockedOn):
        return "scrum"
    if _first(events, WentDead):
        return "dead"
    return "gathered" if _first(events, Kicked) else "too short"


def _touch(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if _first(events, TryScored):
        return "their try"
    if _first(events, TouchMissed):
        return "missed"
    if _first(events, WentDead):
        return "dead"
    kicked = _first(events, Kicked)
    assert kicked is not None
    return "direct" if kicked.start == kicked.x else "found"


def _shot(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if _first(events, DropGoalScored) or _first(events, PenaltyGoalScored):
        return "good"
    if _first(events, TryScored):
        return "their try"
    missed = _first(events, ShotMissed)
    assert missed is not None
    return missed.why


def _duel(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    won = _first(events, ScrumWon) or _first(events, LineoutWon)
    assert won is not None
    double = any(isinstance(event, Thrown) and event.side == won.side and is_double(event.dice) for event in events)
    if won.side == side:
        return "won by a double" if double else "won"
    return "lost by a double" if double else "lost"


def _conversion(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    return "good" if _first(events, ConversionMade) else "missed"


def _tackle(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if ruck := _first(events, RuckFormed):
        return "ruck won" if ruck.won_by == side else "ruck lost"
    return "tackle missed" if _first(events, TackleMissed) else "interception"


def _ruck(events: tuple[Event, ...], side: Side, tackled: Tackled | None) -> Word:
    if offside := _first(events, Offside):
        return "offside" if offside.side == side else "rival offside"
    cleared = _first(events, ClearedOut)
    return "ball lost" if cleared and cleared.side != side else "ball won"


_AIMS: Final[Mapping[Purpose, Aim]] = {
    "run": "no knock-on",
    "kick": "kept",
    "touch": "found",
    "shot": "good",
    "duel": "won",
    "conversion": "good",
}
_READERS: Final[Mapping[Purpose, Callable[[tuple[Event, ...], Side, Tackled | None], Word]]] = {
    "run": _run,
    "kick": _kick,
    "touch": _touch,
    "shot": _shot,
    "duel": _duel,
    "conversion": _conversion,
    "tackle": _tackle,
    "ruck": _ruck,
}
