"""Previews of plays: the plays some cards make, where each leads, and the best to show first."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice, permutations, product
from typing import Any, Final, NamedTuple, get_args

from touchline.french_flair import field, plays
from touchline.french_flair.events import CardPlayed, Carried, Mauled, PickedAndGone, TryScored
from touchline.french_flair.game import FrenchFlair
from touchline.french_flair.model import PROPERTIES, Call, Card, Cards, Kind, Play, Property, State
from touchline.french_flair.outcomes import Worth, throws
from touchline.french_flair.rules.scoring import TRY
from touchline.french_flair.step import awaited
from touchline.kernel import Choose, Event, Group

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_ENDINGS: Final[tuple[Property | None, ...]] = ("advance", "run", "kick", "touch", "drop", None)
_FREE_ENDINGS: Final = _ENDINGS[:4]  # a drop comes right after the opening (FF-DROP-1)
_DENSE: Final = 500  # above this number of plays, nearly every order of the cards is one
_TRIED: Final = 60  # orders to try before giving up


class PlayPreview(NamedTuple):
    """The course of a play if nobody tackles before its last card."""

    play: Play
    metres: int  # certain, without the dice of the last card
    spots: tuple[int, ...]  # the ball's spot after each card of certain ground
    state: State  # after the last card: dice, a tackle, or the next step
    tackled_on: Cards  # the cards before the last on which the other side may tackle
    exposed: bool  # whether the last card may be tackled
    scores: bool  # a try, unless it is tackled
    spent: bool  # empty hand: the other side takes the ball without a throw
    throws: bool  # whether dice decide what the last card does
    wasted: bool  # the try comes before the last card: a shorter play is enough


def preview_play(game: FrenchFlair, state: State, play: Play) -> PlayPreview:
    """Follow a play through the engine to its last card, with every tackle declined."""
    side, start = state.attack, state.x
    state, events = game.step(state, play)
    tackled_on: list[Card] = []
    while not _is_over(play, events):
        tackled_on.append([event.card for event in events if isinstance(event, CardPlayed)][-1])
        state, more = game.step(state, Call("decline"))
        events += more
    frame = awaited(state)
    tackled = frame.tackled if frame else None
    scores = tackled == "line" or _has_scored(events)
    spots = [event.x for event in events if isinstance(event, (Carried, Mauled, PickedAndGone))]
    return PlayPreview(
        play,
        metres=field.from_own_line(side, state.x) - field.from_own_line(side, start),
        spots=(*spots, state.x) if _has_scored(events) else tuple(spots),
        state=state,
        tackled_on=tuple(tackled_on),
        exposed=tackled in ("field", "zone", "line"),
        scores=scores,
        spent=play.ending in ("advance", "run") and not scores and not state.hand(side),
        throws=play.ending not in ("advance", None) and not scores,
        wasted=not _is_down(play, events),
    )


def _is_over(play: Play, events: tuple[Event, ...]) -> bool:
    """Whether the last card is played, or a try came before it."""
    return _is_down(play, events) or _has_scored(events)


def _is_down(play: Play, events: tuple[Event, ...]) -> bool:
    return play.ending is None or sum(isinstance(event, CardPlayed) for event in events) == len(play.cards)


def _has_scored(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, TryScored) for event in events)


# Finding plays


def plays_of(request: Choose, cards: Cards) -> Iterator[Play]:
    """The legal plays with exactly these cards: the given order first, relays after real openings."""
    groups = [group for group in request.groups if group.kind in KINDS]
    given = [play for group in groups for play in _candidates(group.kind, cards) if play in group]
    yield from sorted(given, key=lambda play: play.relay)
    for group in groups:
        for order in dict.fromkeys(_orders(group.kind, cards)):
            if order != cards:
                yield from (play for play in _candidates(group.kind, order) if play in group)


def _orders(kind: str, cards: Cards) -> Iterable[Cards]:
    """The orders of some cards worth asking the rules about, for one kind of play."""
    forwards = sum(card in plays.FORWARDS for card in cards)
    match kind:
        case "single" | "maul" | "pick":
            return [tuple(sorted(cards))]
        case "line":
            return permutations(cards) if len(cards) == 2 else ()
        case "forwards":
            return [(card, *sorted(plays.without(cards, card))) for card in cards]
        case "backs" if not forwards:
            return (order for order in permutations(cards) if 10 in order[:2])
        case "backs" if forwards == 1 and 9 not in cards:
            return (order for order in permutations(cards) if order[0] in plays.FORWARDS and order[1:2] == (10,))
        case "8-9" if forwards == 1 and 8 in cards and 9 in cards:
            return [(8, 9, *rest) for rest in permutations(plays.without(plays.without(cards, 8), 9))]
        case "counter":
            return permutations(cards)
    return ()


def samples(group: Group, hand: Cards) -> list[Play]:
    """One play of a kind for each number of cards, opening and conclusion."""
    found: dict[tuple[int, bool, Property | None], Play] = {}
    for play in group if group.count <= _DENSE else _woven(group, hand):
        found.setdefault((len(play.cards), play.relay, play.ending), play)
    return list(found.values())


def _woven(group: Group, hand: Cards) -> Iterator[Play]:
    """A few plays of a kind that allows nearly every order, without listing them all."""
    kind: Any = group.kind
    for length in range(1, min(len(hand), plays.LONGEST) + 1):
        endings = _ENDINGS if length <= 3 else _FREE_ENDINGS
        for relay, ending in product((False, True) if length > 1 else (False,), endings):
            woven = (Play(kind, cards, ending, relay) for cards in _ending_in(hand, length, ending, relay))
            yield from islice((play for play in islice(woven, _TRIED) if play in group), 1)


def _ending_in(hand: Cards, length: int, ending: Property | None, relay: bool) -> Iterator[Cards]:
    """Orders of cards in which the last has a property, without a 9 after a relay (FF-JOKER-3)."""
    for last in dict.fromkeys(hand):
        if ending in PROPERTIES[last]:
            for cards in permutations(plays.without(hand, last), length - 1):
                if not relay or 9 not in (*cards[1:], last):
                    yield (*cards, last)


def _candidates(kind: Any, cards: Cards) -> Iterator[Play]:
    """The candidate plays of these cards in this order, by the last card's property and a relay first."""
    endings = (None,) if kind in ("maul", "pick") else PROPERTIES[cards[-1]]
    relays = kind in plays.RELAYED and len(cards) > 1 and 9 not in cards[1:]
    for relay in (False, True) if relays else (False,):
        for ending in endings:
            yield Play(kind, cards, ending, relay)


def worth(game: FrenchFlair, preview: PlayPreview) -> Worth:
    """The expectation of a play without a tackle on the way, by one die or two, whichever is worth more."""
    if preview.throws:
        return max((one.after(preview.metres) for one in throws(game, preview.state).worth), key=lambda one: one.value)
    if preview.spent:
        return Worth(Fraction(0), Fraction(0), Fraction(0))
    return Worth(Fraction(preview.metres), Fraction(TRY if preview.scores else 0))


def best_first(game: FrenchFlair, previews: Iterable[PlayPreview]) -> list[PlayPreview]:
    """By the metres and points that are expected, wasted cards last; ties go to fewer cards."""

    def rank(preview: PlayPreview) -> tuple[object, ...]:
        cards, ending = len(preview.play.cards), _ENDINGS.index(preview.play.ending)
        return preview.wasted, -worth(game, preview).value, cards, ending

    return sorted(previews, key=rank)


def one_of_each_ending(previews: Iterable[PlayPreview]) -> list[PlayPreview]:
    """The first of each conclusion."""
    firsts: dict[Property | None, PlayPreview] = {}
    for preview in previews:
        firsts.setdefault(preview.play.ending, preview)
    return list(firsts.values())


def best_of_each_kind(game: FrenchFlair, state: State, request: Choose, rows: int) -> dict[Kind, list[PlayPreview]]:
    """The best few plays of each kind, with different conclusions: this many in all, at least one per kind."""
    best: dict[Kind, list[PlayPreview]] = {}
    for group, places in _shared_out(request, rows):
        tried = best_first(game, (preview_play(game, state, play) for play in samples(group, state.hand(state.attack))))
        best[group[0].kind] = one_of_each_ending(tried)[:places]
    return best


def number_of_best(request: Choose, rows: int) -> int:
    """The number of plays `best_of_each_kind` finds, without trying any."""
    return sum(places for _, places in _shared_out(request, rows))


def _shared_out(request: Choose, rows: int) -> Iterator[tuple[Group, int]]:
    """The kinds on offer with their share of the places: one per conclusion, if there is room."""
    groups = [group for group in request.groups if group.kind in KINDS]
    for at, group in enumerate(groups):
        endings = group.shape.endings if isinstance(group, plays.Plays) else {play.ending for play in group}
        places = min(len(endings), max(rows // (len(groups) - at), 1))
        rows -= places
        yield group, places
