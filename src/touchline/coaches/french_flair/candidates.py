"""Candidate plays: a few of the thousands that a hand may allow.

One per kind, length and conclusion, with the most dispensable cards. Not all are legal: callers check them.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from touchline.french_flair.model import PROPERTIES, Card, Cards, Kind, Origin, Play, Property
from touchline.french_flair.plays import AFTER_KICK, BACKS, FORWARDS, LONGEST, RESTARTS, pairs_to_pick, without
from touchline.french_flair.rules.mauls import phases_left

_NEED: Final = (1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 10, 9)  # a 9 opens everything, a 10 the backs
_ENDINGS: Final[tuple[Property, ...]] = ("advance", "run", "kick", "touch", "drop")
_LINE: Final = range(9, 16)


def by_need(cards: Iterable[Card]) -> Cards:
    """Cards, most dispensable first."""
    return tuple(sorted(cards, key=_NEED.index))


def plays_of(hand: Cards, origin: Origin) -> Iterator[Play]:
    """The candidate plays."""
    cards = by_need(hand)
    for card in dict.fromkeys(cards):
        yield from _concluded("single", (card,))
    if origin in AFTER_KICK:
        yield from _woven("counter", (), cards)
    if origin in RESTARTS:
        return
    if phases_left(origin):
        forwards = tuple(card for card in cards if card in FORWARDS)
        yield from (Play("maul", forwards[:count]) for count in (1, 2))  # one card by the switch `maul_cards`
    if origin == "RUCK":
        yield from (Play("pick", pair) for pair in pairs_to_pick(hand)[:1])
    if origin == "SCRUM" and 8 in cards and 9 in cards:
        yield from _eight_nines(without(without(cards, 8), 9))
    yield from _chains(cards, origin)
    yield from _backs(cards)


def _openings(cards: Cards, followers: range) -> Iterator[tuple[Card, bool, Cards]]:
    """A 9, and the most dispensable relay, each with the cards that may follow: no 9 after a relay."""
    if 9 in cards:
        yield 9, False, tuple(card for card in without(cards, 9) if card in followers)
    relay = next((card for card in cards if card not in followers), cards[0])
    yield relay, True, tuple(card for card in without(cards, relay) if card in followers and card != 9)


def _concluded(kind: Kind, cards: Cards, relay: bool = False) -> Iterator[Play]:
    """The cards with each conclusion of the last."""
    return (Play(kind, cards, ending, relay) for ending in PROPERTIES[cards[-1]])


def _chains(cards: Cards, origin: Origin) -> Iterator[Play]:
    """Forward chains: the lowest cards carry, and the lowest that can conclude does."""
    for opening, relay, rest in _openings(cards, range(6 if origin == "SCRUM" else 1, 10)):
        chain = tuple(sorted(set(rest)))
        for links in range(1, min(len(chain), LONGEST - 1)):
            for ending in _ENDINGS:
                last = _first_to(ending, chain[links:])
                if last:
                    yield Play("forwards", (opening, *chain[:links], last), ending, relay)


def _backs(cards: Cards) -> Iterator[Play]:
    """Line links, and backs' combinations after a 9 or a relay or opened by a 10."""
    for opening, relay, rest in _openings(cards, _LINE):
        for ending in _ENDINGS:
            back = _first_to(ending, [card for card in rest if card in BACKS])
            if back:
                yield Play("line", (opening, back), ending, relay)
        if 10 in rest:
            yield from _concluded("backs", (opening, 10), relay)
            yield from _woven("backs", (opening, 10), without(rest, 10), relay)
    if 10 in cards:
        yield from _woven("backs", (10,), tuple(card for card in without(cards, 10) if card in _LINE))


def _eight_nines(rest: Cards) -> Iterator[Play]:
    """The 8 and the 9, alone, with a back to run, or with the backs behind a 10."""
    yield from _concluded("8-9", (8, 9))
    yield from (Play("8-9", (8, 9, card), "run") for card in rest if card in BACKS)
    if 10 in rest:
        yield from _concluded("8-9", (8, 9, 10))
        yield from _woven("8-9", (8, 9, 10), tuple(card for card in without(rest, 10) if card in _LINE))


def _woven(kind: Kind, opening: Cards, pool: Cards, relay: bool = False) -> Iterator[Play]:
    """Cards of a pool after an opening, at each length, no two equal in a row."""
    for ending in _ENDINGS:
        last = _first_to(ending, pool)
        if not last:
            continue
        cards, rest = opening, list(without(pool, last))
        while len(cards) < LONGEST:
            if cards[-1:] != (last,):
                yield Play(kind, (*cards, last), ending, relay)
            link = next((card for card in rest if (card,) != cards[-1:]), None)
            if link is None:
                break
            rest.remove(link)
            cards = (*cards, link)


def _first_to(ending: Property, cards: Iterable[Card]) -> Card | None:
    """The most dispensable card with this conclusion."""
    return next((card for card in cards if ending in PROPERTIES[card]), None)
