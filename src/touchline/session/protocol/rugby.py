"""What is drawn of a match of French Flair, and what is seen when cards are looked at."""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.session.protocol.questions import Chance, Need, PlayRow, Reason

Property = Literal["advance", "run", "kick", "touch", "drop"]


class CardFace(Record, frozen=True):
    """A card of a hand: its number, its group, and what it can do."""

    card: int
    group: Literal["forward", "playmaker", "back"]
    properties: tuple[Property, ...]


class Bench(Record, frozen=True):
    """What everybody sees of a side's cards: how many it holds, its pile by number, its discard by card."""

    points: int
    held: int
    pile: int
    discard: tuple[int, ...]


class Rugby(Record, frozen=True, tag="french-flair"):
    """A match of French Flair as one side sees it; a watcher sees no hand. Metres count from home's goal line."""

    names: tuple[str, str]
    half: int
    time: Message  # «2nd half · phase 34 of 60»
    phases: int
    x: int
    attack: Side
    home: Bench
    away: Bench
    hand: tuple[CardFace, ...]
    whose: Side | None  # whose hand it is
    origin: str | None  # where the possession came from, while a play is chosen
    zone: tuple[int, int] | None  # of the contest or clear-out that is decided
    advantage: Side | None
    mark: int | None  # where the advantage is measured from
    declared: tuple[int, ...]  # the cards of the side's own play, while some are still to come
    played: int  # how many of them are down


class Join(Record, frozen=True):
    """A card beside those that are chosen: what it would add, or why it cannot join."""

    card: int
    place: int  # in the hand
    adds: Message | None
    why: Reason | None


class CardsLook(Record, frozen=True, tag="cards"):
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


class PlayLook(Record, frozen=True, tag="play"):
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
