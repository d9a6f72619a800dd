"""The records of French Flair on the wire: its scene, its groups of answers and its previews."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.session.protocol.previews import AnswerPreview, NotAllowed
from touchline.session.protocol.questions import Call, Cards, Chance, Need, Reason, Unavailable

MOST_PLACES: Final = 32
"""Cards of one preview, more than any hand holds."""

# The scene

Property = Literal["advance", "run", "kick", "touch", "drop"]


class CardFace(Record, frozen=True):
    """A card of a hand: its number, its group, and what it can do."""

    card: int
    group: Literal["forward", "playmaker", "back"]
    properties: tuple[Property, ...]


class Bench(Record, frozen=True):
    """What everybody sees of a side's cards: how many it holds, its pile by number, its discard by card."""

    held: int
    pile: int
    discard: tuple[int, ...]


class Scene(Record, frozen=True, tag="french-flair"):
    """A match of French Flair as one side sees it; a watcher sees no hand. Metres count from home's goal line."""

    home: str
    away: str
    score: tuple[int, int]
    half: int
    time: Message  # «2nd half · phase 34 of 60»
    phases: int
    x: int
    attack: Side
    benches: tuple[Bench, Bench]
    hand: tuple[CardFace, ...]
    whose: Side | None  # whose hand it is
    origin: str | None  # where the possession came from, while a play is chosen
    zone: tuple[int, int] | None  # of the contest or clear-out that is decided
    advantage: Side | None
    mark: int | None  # where the advantage is measured from
    declared: tuple[int, ...]  # the cards of the side's own play, while some are still to come
    played: int  # how many of them are down


# Groups of answers


class PlayRow(Record, frozen=True):
    """A play: what it is, the metres that its cards make, and what its dice may do."""

    answer: str
    label: Message  # its name, as in «Forward chain, 7 runs»
    cards: tuple[int, ...]
    carries: tuple[Message, ...]  # what each card does: «9 +5», «7 runs»
    metres: tuple[int, int]  # at least and at most, as far as the ball is carried or kicked
    spots: tuple[int, ...]  # where the ball is after each card that carries for sure, in metres from home's goal line
    risk: Message | None  # the chance that goes wrong: knock-on with one die and with two
    expected: Message  # what it brings on average, if it is not tackled: by it the plays are sorted
    fact: Message | None  # what else is to be known: may be tackled on the way, wins the line-out back…
    rule: str


class Plays(Record, frozen=True, tag="plays"):
    """The plays on offer. A preview of cards finds them (`HandPreview`), one of no cards the best of each kind."""

    best: int  # how many a preview of no cards finds
    count: int  # of all plays


class Throws(Record, frozen=True, tag="throws"):
    """One die or two, with what each may bring: the same outcomes in the same order, 0 for what cannot come.

    The answers are `dice 1` and `dice 2`; a preview of one shows where the ball may land by either.
    """

    one: tuple[Chance, ...]
    two: tuple[Chance, ...]
    good: tuple[Chance, Chance]  # what is good for the thrower, added up: by one die and by two
    fact: Message | None = None
    needs: tuple[Need, ...] = ()


Group = Call | Unavailable | Cards | Plays | Throws
"""The ways to answer a question of French Flair."""


# Previews


class HandPreview(Record, frozen=True, tag="hand"):
    """What do these cards make, in the order in which they were chosen? They are named by their place in the hand.

    Of no cards, the best plays of each kind are shown.
    """

    places: Annotated[tuple[int, ...], Meta(max_length=MOST_PLACES)]


class Join(Record, frozen=True):
    """A card beside the chosen ones: what it would add, or why it cannot join."""

    card: int
    place: int  # in the hand
    adds: Message | None
    why: Reason | None


class HandPlays(Record, frozen=True, tag="hand"):
    """What chosen cards make: the plays of exactly these, and what each other card of the hand would do.

    Where none are chosen, the plays are the best of each kind.
    """

    plays: tuple[PlayRow, ...]
    joins: tuple[Join, ...]
    why: Reason | None  # why they make no play


class Landing(Record, frozen=True):
    """A spot where the ball may land, by one die and by two."""

    x: int
    one: float
    two: float
    die: int | None


class AnswerOutcome(Record, frozen=True, tag="outcome"):
    """What a play, a call or a laid card may lead to.

    `one` and `two` have the same outcomes in the same order, as in `Throws`. `ends` are those of a laid card; `good`
    adds up those that are good for the side that decides: of a laid card, or by one die and by two. Of a contest,
    `cleared` are the ends if the other side then clears out wherever it may, none if it cannot. `if_not_tackled`: the
    other side may tackle before the dice are thrown.
    """

    row: PlayRow | None
    landings: tuple[Landing, ...]
    one: tuple[Chance, ...]
    two: tuple[Chance, ...]
    ends: tuple[Chance, ...]
    cleared: tuple[Chance, ...] = ()
    good: tuple[Chance, ...] = ()
    needs: tuple[Need, ...] = ()
    if_not_tackled: bool = False


About = AnswerPreview | HandPreview
"""What a preview may be about."""
PreviewResult = AnswerOutcome | HandPlays | NotAllowed
