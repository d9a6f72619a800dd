"""The legal plays of a hand: the matrix of §2 and the grammar of §3.

The grammar is written twice, on purpose. `refusal` reads one play and names the rule it breaks; `legal` counts and
picks from all plays of a hand without listing them. Tests compare the two.
"""

from collections import Counter
from collections.abc import Container, Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Final

from touchline.french_flair.model import PROPERTIES, Card, Cards, Kind, Options, Origin, Play, Property
from touchline.kernel import Group, Record, Refusal

FORWARDS: Final = range(1, 9)  # FF-CARD-1
FRONT_FIVE: Final = range(1, 6)
BACKS: Final = range(11, 16)
_LINE: Final = range(9, 16)
LONGEST: Final = 6  # FF-COMBO-3
AFTER_KICK: Final = ("KICKOFF", "DROPOUT", "KICKED")
RESTARTS: Final = ("KICKOFF", "DROPOUT")
GATHERINGS: Final = ("SCRUM", "LINEOUT", "MAUL1", "MAUL2", "PICKGO", "RUCK")  # FF-EXIT-1
RELAYED: Final = ("line", "forwards", "backs", "counter")  # FF-JOKER-2


# Metres


def metres(play: Play, options: Options) -> tuple[int, ...]:
    """The metres of each card before the last (FF-COMBO-3, FF-JOKER-1, FF-JOKER-4, FF-EIGHTNINE-2)."""
    links = len(play.cards) - 1
    if play.relay:
        carried = (0, 5, 10, 10, 10)
    elif play.kind == "8-9" and play.cards[2:3] == (10,):
        carried = (5, options.eightnine_nine, 10, 10, 10)
    else:
        carried = (5, 10, 10, 10, 10)
    return carried[:links]


# One play checked against the book


def refusal(play: Play, hand: Cards, origin: Origin, options: Options) -> Refusal | None:
    """The refusal of a play from this origin, by the first rule it breaks; None if it is legal."""
    return (
        _wrong_moment(play, origin, options)
        or _not_held(play, hand)
        or _wrong_relay(play, origin, options)
        or _wrong_cards(play, hand, origin, options)
        or _wrong_ending(play, origin, options)
    )


def _wrong_moment(play: Play, origin: Origin, options: Options) -> Refusal | None:
    match play.kind:
        case "maul" if origin == "MAUL2":
            return Refusal("FF-MAUL-2", "maul-two-phases-at-most")
        case "maul" if origin not in ("LINEOUT", "MAUL1"):
            return Refusal("FF-MAUL-1", "maul-only-after-lineout")
        case "pick" if origin != "RUCK":
            return Refusal("FF-PICKGO-1", "pick-only-after-ruck")
        case "8-9" if origin != "SCRUM":
            return Refusal("FF-EIGHTNINE-1", "eight-nine-only-after-scrum")
        case "counter" if origin not in AFTER_KICK:
            return Refusal("FF-COUNTER-1", "counter-only-after-kick")
        case "line" | "forwards" | "backs" if origin in RESTARTS:
            return Refusal("FF-COUNTER-4", "counter-or-single-only")
    if _maul_unfinished(origin, options) and play.kind != "maul":
        return Refusal("FF-MAUL-1", "maul-second-card-first")
    return None


def _not_held(play: Play, hand: Cards) -> Refusal | None:
    if not play.cards:
        return Refusal("FF-CARD-3", "play-without-cards")
    lacking = Counter(play.cards) - Counter(hand)
    if lacking:
        return Refusal("FF-COMBO-1", "cards-not-in-hand", cards=tuple(sorted(lacking.elements())))
    if len(play.cards) > LONGEST:
        return Refusal("FF-COMBO-3", "too-many-cards", count=len(play.cards), most=LONGEST)
    return None


def _wrong_relay(play: Play, origin: Origin, options: Options) -> Refusal | None:
    if not play.relay:
        return None
    if play.kind not in RELAYED:
        return Refusal("FF-JOKER-2", "relay-opens-another-play")
    if 9 in play.cards[1:]:
        return Refusal("FF-JOKER-3", "nine-after-relay")
    if play.cards[0] not in _relays(play.cards[:1], origin, options):
        if origin == "TAP":
            return Refusal("FF-PENALTY-6", "tap-relay-off")
        return Refusal("FF-JOKER-5", "scrum-relay-low-off")
    if len(play.cards) == 1:
        return Refusal("FF-JOKER-1", "relay-never-concludes")
    return None


def _wrong_cards(play: Play, hand: Cards, origin: Origin, options: Options) -> Refusal | None:
    cards = play.cards[1:] if play.relay else play.cards  # a relay has no number (FF-JOKER-6)
    if origin == "SCRUM" and any(card in FRONT_FIVE for card in cards):
        return Refusal("FF-SCRUM-3", "tight-five-after-scrum")
    match play.kind:
        case "single":
            return None if len(cards) == 1 else Refusal("FF-CARD-4", "single-is-one-card")
        case "maul":
            return _wrong_maul(cards, hand, origin, options)
        case "pick":
            if len(cards) != 2 or any(card not in FRONT_FIVE for card in cards):
                return Refusal("FF-PICKGO-1", "pick-takes-two-forwards")
            return None if cards[0] < cards[1] else Refusal("FF-PICKGO-1", "pair-not-ascending")
        case "line":
            return _wrong_line(play, cards)
        case "forwards":
            return _wrong_chain(play, cards, options)
        case "backs":
            return _wrong_backs(play, cards, origin, options)
        case "counter":
            return _same_neighbours("FF-COUNTER-2", cards) if not options.counter_repeat else None
    return _wrong_eight_nine(play, cards)


def _wrong_maul(cards: Cards, hand: Cards, origin: Origin, options: Options) -> Refusal | None:
    if any(card not in FORWARDS for card in cards):
        return Refusal("FF-MAUL-1", "maul-takes-forwards")
    counts = {"two_per_phase": (2,), "two_in_all": (1,) if origin == "MAUL1" else (1, 2)}[options.maul_cards]
    if len(cards) not in counts:
        if len(counts) > 1:
            return Refusal("FF-MAUL-1", "maul-takes-one-or-two", count=len(cards))
        return Refusal("FF-MAUL-1", "maul-card-count", count=len(cards), most=counts[0])
    if len(cards) == 1 and origin == "LINEOUT" and sum(card in FORWARDS for card in hand) < 2:
        return Refusal("FF-MAUL-1", "maul-needs-second-card")
    if len(cards) == 2 and cards[0] >= cards[1]:
        return Refusal("FF-MAUL-1", "pair-not-ascending")
    return None


def _wrong_line(play: Play, cards: Cards) -> Refusal | None:
    if not play.relay and cards[:1] != (9,):
        return Refusal("FF-LINE-1", "line-opens-with-nine")
    taken = cards if play.relay else cards[1:]
    if len(taken) != 1 or taken[0] not in BACKS:
        return Refusal("FF-LINE-1", "line-is-two-cards")
    return None


def _wrong_chain(play: Play, cards: Cards, options: Options) -> Refusal | None:
    if not play.relay and cards[:1] != (9,):
        return Refusal("FF-FORWARDS-1", "chain-opens-with-nine")
    chain = cards if play.relay else cards[1:]
    if len(chain) < 2:
        return Refusal("FF-FORWARDS-1", "chain-too-short")
    if any(card not in FORWARDS for card in chain[:-1]) or chain[-1] not in range(1, 10):
        return Refusal("FF-FORWARDS-1", "chain-of-forwards")
    if any(second <= first for first, second in pairwise(chain)):
        return Refusal("FF-FORWARDS-1", "chain-not-ascending")
    if options.forward_chain == "consecutive" and any(second != first + 1 for first, second in pairwise(chain)):
        return Refusal("FF-FORWARDS-1", "chain-with-gaps")
    return None


def _wrong_backs(play: Play, cards: Cards, origin: Origin, options: Options) -> Refusal | None:
    if any(card in FORWARDS for card in cards):
        return Refusal("FF-BACKS-1", "backs-only")
    if not play.relay and cards[:1] not in ((9,), (10,)):
        return Refusal("FF-BACKS-1", "backs-opening")
    if len(play.cards) < 2:
        return Refusal("FF-BACKS-1", "backs-too-short")
    if (play.relay or cards[0] == 9) and (cards if play.relay else cards[1:])[0] != 10:
        return Refusal("FF-BACKS-1", "ten-after-nine")
    if not play.relay and cards[0] == 10 and origin == "TAP":
        return Refusal("FF-PENALTY-6", "tap-opens-with-nine")
    if not play.relay and cards[0] == 10 and _needs_link(origin, options):
        # FF-BACKS-2: a 10 may not open out of a gathering or on a tap.
        return Refusal("FF-EXIT-1", "gathering-needs-nine")
    return _same_neighbours("FF-BACKS-1", cards)


def _wrong_eight_nine(play: Play, cards: Cards) -> Refusal | None:
    if cards[:2] != (8, 9):
        return Refusal("FF-EIGHTNINE-1", "eight-then-nine")
    if len(cards) == 2 or cards[2] == 10:
        if any(card in FORWARDS for card in cards[1:]):
            return Refusal("FF-EIGHTNINE-2", "backs-after-ten")
        return _same_neighbours("FF-EIGHTNINE-2", cards[1:])
    if len(cards) == 3 and cards[2] in BACKS and play.ending == "run":
        return None
    return Refusal("FF-EIGHTNINE-2", "after-nine-run-or-ten")


def _same_neighbours(rule: str, cards: Cards) -> Refusal | None:
    if any(first == second for first, second in pairwise(cards)):
        return Refusal(rule, "equal-numbers-in-a-row")
    return None


def _wrong_ending(play: Play, origin: Origin, options: Options) -> Refusal | None:
    last, ending = play.cards[-1], play.ending
    if play.kind in ("maul", "pick"):
        return None if ending is None else Refusal("FF-COMBO-5", "kind-has-no-ending", kind=play.kind)
    if ending not in PROPERTIES[last]:
        if ending is None:
            return Refusal("FF-CARD-2", "ending-expected")
        return Refusal("FF-CARD-2", "card-lacks-ending", card=last, ending=ending)
    after_opening = len(play.cards) == (3 if play.cards[:3] == (8, 9, 10) and play.kind == "8-9" else 2)
    match play.kind:
        case "single" if ending == "run":
            return Refusal("FF-RUN-1", "single-never-runs")
        case "single" if ending not in _single_endings(last, origin, options):
            return _why_not_single(last, origin)
        case "line" if ending == "run":
            return Refusal("FF-LINE-1", "line-never-runs")
        case "forwards" if ending == "drop":
            return Refusal("FF-FORWARDS-2", "chain-never-drops")
        case "counter" if len(play.cards) == 1 and ending != "run":
            return Refusal("FF-COUNTER-3", "one-card-counter-runs")
        case "counter" if ending == "drop" and not after_opening:
            return Refusal("FF-COUNTER-3", "counter-drop-two-cards")
        case "backs" | "8-9" if ending == "drop" and not after_opening:
            return Refusal("FF-DROP-1", "drop-after-opening-card")
    return None


def _why_not_single(card: Card, origin: Origin) -> Refusal:
    if origin == "TAP":
        return Refusal("FF-PENALTY-6", "tap-opens-with-nine")
    return Refusal("FF-EXIT-1", "card-needs-nine-in-gathering", card=card)


def _single_endings(card: Card, origin: Origin, options: Options) -> tuple[Property, ...]:
    """The properties of a card on its own: FF-CARD-4, FF-EXIT-1, FF-EXIT-2, FF-EXIT-3, FF-SCRUM-3, FF-PENALTY-6."""
    alone = tuple(ending for ending in PROPERTIES[card] if ending != "run")
    if card == 9 or (origin != "TAP" and not _needs_link(origin, options)):
        return alone
    if origin == "TAP" or (origin == "SCRUM" and card in FRONT_FIVE):
        return ()
    if card in FORWARDS or (origin == "RUCK" and options.ruck_exit == "advance_free"):
        return ("advance",)
    return ()


def _needs_link(origin: Origin, options: Options) -> bool:
    """Whether the backs need a 9 or a relay (FF-EXIT-1; `ruck_exit` may free rucks, ruling FF-R-3)."""
    return origin in GATHERINGS and not (origin == "RUCK" and options.ruck_exit == "all_free")


def _maul_unfinished(origin: Origin, options: Options) -> bool:
    """Whether a maul begun with one card waits for its second, and nothing else is legal (ruling FF-R-2)."""
    return origin == "MAUL1" and options.maul_cards == "two_in_all"


def _relays(hand: Cards, origin: Origin, options: Options) -> Cards:
    """The cards that may open as relay: any (FF-JOKER-1), 1 to 5 after a scrum too (FF-JOKER-5), by the switches."""
    if origin == "TAP" and not options.tap_relay:
        return ()
    low = origin != "SCRUM" or options.scrum_relay_low
    return tuple(card for card in dict.fromkeys(hand) if low or card not in FRONT_FIVE)


# All plays of a hand, grouped by kind and not written out

Tail = tuple[Cards, Property | None]
"""What follows the opening of a play: its cards and how the last one concludes."""


class Weave(Record, frozen=True):
    """Tails in any order from a pool of cards, no two equal numbers in succession (FF-BACKS-1, FF-COUNTER-2)."""

    pool: Cards
    last: Card  # the card before; 0 when equal neighbours do not matter
    limit: int
    first: Cards = ()  # where the tail must start, if not anywhere
    repeat: bool = False
    drop: bool = True  # a drop comes right after the initial card (FF-DROP-1)

    def _starts(self) -> Iterator[tuple[Card, tuple[Property, ...], "Weave | None"]]:
        """Each card that may come next, with its conclusions and the tails that go on from it."""
        for card in self.first or dict.fromkeys(self.pool):
            if card not in self.pool or (card == self.last and not self.repeat):
                continue
            endings = PROPERTIES[card] if self.drop else tuple(end for end in PROPERTIES[card] if end != "drop")
            rest = Weave(without(self.pool, card), card, self.limit - 1, repeat=self.repeat, drop=False)
            yield card, endings, rest if self.limit > 1 and rest.pool else None

    def __len__(self) -> int:
        if not self.first:
            last = self.last if self.last in _REPEATED and not self.repeat else 0
            return _weaves(_classes(self.pool), last, self.limit, self.repeat, self.drop)
        return sum([len(endings) + (len(rest) if rest is not None else 0) for _, endings, rest in self._starts()])

    def __getitem__(self, index: int) -> Tail:
        for card, endings, rest in self._starts():
            if index < len(endings):
                return (card,), endings[index]
            index -= len(endings)
            if rest is not None:
                longer = len(rest)
                if index < longer:
                    cards, ending = rest[index]
                    return (card, *cards), ending
                index -= longer
        raise IndexError(index)

    def __iter__(self) -> Iterator[Tail]:
        for card, endings, rest in self._starts():
            for ending in endings:
                yield (card,), ending
            if rest is not None:
                for cards, end in rest:
                    yield (card, *cards), end

    def endings(self) -> frozenset[Property | None]:
        """Every conclusion; a card that may not come next stands for the one before, which concludes alike."""
        found: set[Property | None] = set()
        for _, endings, rest in self._starts():
            found.update(endings)
            for card in rest.pool if rest is not None else ():
                found.update(ending for ending in PROPERTIES[card] if ending != "drop")
        return frozenset(found)


# Cards that are equivalent in a weave: 1–5, 6–8, 11–14, and each repeated number by itself.
_CLASS: Final = {card: 0 if card in FRONT_FIVE else 1 if card in FORWARDS else 2 for card in range(1, 15)}
_REPEATED: Final = {9: 3, 10: 4, 15: 5}
_CLASS.update(_REPEATED)
_NUMBER: Final = (0, 0, 0, 9, 10, 15)
_ENDINGS: Final = (1, 2, 3, 4, 4, 4)
_DROPS: Final = (0, 0, 0, 1, 1, 0)


def _classes(pool: Cards) -> tuple[int, ...]:
    counts = [0] * 6
    for card in pool:
        counts[_CLASS[card]] += 1
    return tuple(counts)


@cache
def _weaves(counts: tuple[int, ...], last: Card, limit: int, repeat: bool, drop: bool) -> int:
    """The number of tails a pool allows, by the cards in each class."""
    total = 0
    for kind, held in enumerate(counts):
        number = _NUMBER[kind]
        if not held or (number and number == last and not repeat):
            continue
        choices = 1 if number else held
        further = 0
        if limit > 1:
            rest = (*counts[:kind], held - 1, *counts[kind + 1 :])
            further = _weaves(rest, number, limit - 1, repeat, False)
        total += choices * (_ENDINGS[kind] + (_DROPS[kind] if drop else 0) + further)
    return total


class Branch(Record, frozen=True):
    """Plays of one kind with the same tails after any of the openings."""

    openings: tuple[Cards, ...]
    tails: Weave | tuple[Tail, ...]
    relay: bool = False


class Shape(Record, frozen=True):
    """The plays of one kind for all equivalent hands, in stand-in cards (see `stand_ins`)."""

    kind: Kind
    branches: tuple[Branch, ...]
    count: int
    endings: frozenset[Property | None]  # the conclusion of these plays

    def __getitem__(self, index: int) -> Play:
        for branch in self.branches:
            tails = len(branch.tails)
            size = tails * len(branch.openings)
            if index < size:
                opening, tail = divmod(index, tails)
                cards, ending = branch.tails[tail]
                return Play(self.kind, branch.openings[opening] + cards, ending, branch.relay)
            index -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[Play]:
        for branch in self.branches:
            for opening in branch.openings:
                for cards, ending in branch.tails:
                    yield Play(self.kind, opening + cards, ending, branch.relay)


class Plays(Record, frozen=True):
    """All plays of one kind for a hand and an origin."""

    kind: Kind
    hand: Cards
    origin: Origin
    options: Options
    shape: Shape

    @property
    def count(self) -> int:
        """How many plays there are."""
        return self.shape.count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Play:
        return self._played(self.shape[index], self._real())

    def _real(self) -> dict[Card, Card]:
        """The card of the hand behind each stand-in."""
        return dict(zip(stand_ins(self.hand, self.options), self.hand, strict=True))

    def _played(self, play: Play, real: dict[Card, Card]) -> Play:
        return Play(play.kind, tuple([real[card] for card in play.cards]), play.ending, play.relay)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Play)
            and action.kind == self.kind
            and refusal(action, self.hand, self.origin, self.options) is None
        )

    def __iter__(self) -> Iterator[Play]:
        real = self._real()
        return (self._played(play, real) for play in self.shape)


def stand_ins(hand: Cards, options: Options) -> Cards:
    """The hand with each card replaced by the lowest of the same powers: 2 5 7 12 becomes 1 2 6 11.

    The grammar treats 1 to 5, 6 and 7, and 11 to 14 alike except for their order, which is kept; so there are hundreds
    of shapes instead of thousands of hands. A chain without gaps (`forward_chain`) does tell them apart.
    """
    if options.forward_chain == "consecutive":
        return hand
    low, loose, wing = 1, 6, 11
    cards = []
    for card in hand:
        if card <= 5:
            cards.append(low)
            low += 1
        elif card <= 7:
            cards.append(loose)
            loose += 1
        elif 11 <= card <= 14:
            cards.append(wing)
            wing += 1
        else:
            cards.append(card)
    return tuple(cards)


@lru_cache(maxsize=1 << 9)
def legal(hand: Cards, origin: Origin, options: Options) -> tuple[Group, ...]:
    """The legal plays of a hand from an origin, in groups; empty if there are none (FF-LASTCARD-5)."""
    shapes = _shapes(stand_ins(hand, options), origin, options)
    return tuple([Plays(shape.kind, hand, origin, options, shape) for shape in shapes])


@lru_cache(maxsize=1 << 12)
def _shapes(hand: Cards, origin: Origin, options: Options) -> tuple[Shape, ...]:
    shapes = []
    for kind in _KINDS[origin]:
        if _maul_unfinished(origin, options) and kind != "maul":
            continue
        branches = tuple(_BRANCHES[kind](hand, origin, options))
        count = sum([len(branch.tails) * len(branch.openings) for branch in branches])
        if count:
            endings = frozenset().union(*[_endings(branch.tails) for branch in branches])
            shapes.append(Shape(kind, branches, count, endings))
    return tuple(shapes)


def _endings(tails: Weave | tuple[Tail, ...]) -> frozenset[Property | None]:
    return tails.endings() if isinstance(tails, Weave) else frozenset([ending for _, ending in tails])


_SET: Final[tuple[Kind, ...]] = ("single", "line", "forwards", "backs")
_KINDS: Final[dict[Origin, tuple[Kind, ...]]] = {
    "KICKOFF": ("single", "counter"),
    "DROPOUT": ("single", "counter"),
    "KICKED": (*_SET, "counter"),
    "FREE": _SET,
    "RUCK": (*_SET, "pick"),
    "SCRUM": (*_SET, "8-9"),
    "LINEOUT": (*_SET, "maul"),
    "MAUL1": (*_SET, "maul"),
    "MAUL2": _SET,
    "PICKGO": _SET,
    "TAP": _SET,
}


def without(cards: Cards, card: Card) -> Cards:
    """The cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


_NO_OPENING: Final[tuple[Cards, ...]] = ((),)


@lru_cache(maxsize=1 << 12)
def _alone(card: Card, origin: Origin, options: Options) -> tuple[Tail, ...]:
    return tuple(((card,), ending) for ending in _single_endings(card, origin, options))


def _singles(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    tails: tuple[Tail, ...] = ()
    for card in dict.fromkeys(hand):
        tails += _alone(card, origin, options)
    yield Branch(_NO_OPENING, tails)


def _openings(
    hand: Cards, origin: Origin, options: Options, followers: Container[Card]
) -> Iterator[tuple[tuple[Cards, ...], bool, Cards]]:
    """A 9, or the relays, each with the cards that may follow; relays that leave the same cards are grouped."""
    if 9 in hand:
        yield ((9,),), False, tuple([card for card in without(hand, 9) if card in followers])
    rest = tuple([card for card in hand if card in followers and card != 9])
    relays = _relays(hand, origin, options)
    apart = tuple([(relay,) for relay in relays if relay not in rest])
    if apart:
        yield apart, True, rest
    for relay in relays:
        if relay in rest:
            yield ((relay,),), True, without(rest, relay)


def _lines(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    for openings, relay, rest in _openings(hand, origin, options, BACKS):
        yield Branch(openings, _links(rest), relay)


@cache
def _links(backs: Cards) -> tuple[Tail, ...]:
    """One of 11 to 15 that makes a single play (FF-LINE-1)."""
    return tuple(((card,), ending) for card in dict.fromkeys(backs) for ending in PROPERTIES[card] if ending != "run")


def _chains(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    followers = range(6 if origin == "SCRUM" else 1, 10)  # FF-SCRUM-3
    for openings, relay, rest in _openings(hand, origin, options, followers):
        yield Branch(openings, _ascending(rest, options.forward_chain == "consecutive"), relay)


@cache
def _ascending(links: Cards, gapless: bool) -> tuple[Tail, ...]:
    """Every chain of two to five of these cards in ascending order, with its conclusions (FF-FORWARDS-1)."""
    numbers = tuple(dict.fromkeys(links))
    return tuple(
        (chain, ending)
        for length in range(2, LONGEST)
        for chain in combinations(numbers, length)
        if not gapless or chain[-1] - chain[0] == length - 1
        for ending in PROPERTIES[chain[-1]]
        if ending != "drop"
    )


def _backs(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    if 10 not in hand:
        return
    for openings, relay, rest in _openings(hand, origin, options, _LINE):
        if 10 in rest:
            yield Branch(openings, Weave(rest, 0 if relay else 9, LONGEST - 1, first=(10,)), relay)
    if origin != "TAP" and not _needs_link(origin, options):
        pool = tuple([card for card in without(hand, 10) if card in _LINE])
        yield Branch(((10,),), Weave(pool, 10, LONGEST - 1))


def _counters(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    repeat = options.counter_repeat
    numbers = tuple(dict.fromkeys(hand))
    yield Branch(_NO_OPENING, tuple([((card,), "run") for card in numbers if "run" in PROPERTIES[card]]))
    for card in numbers:
        yield Branch(((card,),), Weave(without(hand, card), card, LONGEST - 1, repeat=repeat))
    for openings, relay, rest in _openings(hand, origin, options, PROPERTIES):
        if relay:
            yield Branch(openings, Weave(rest, 0, LONGEST - 1, repeat=repeat), True)


def _eight_nines(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    if 8 not in hand or 9 not in hand:
        return
    pool = tuple([card for card in without(hand, 9) if card in _LINE])
    yield Branch(((8,),), tuple([((9,), ending) for ending in PROPERTIES[9]]))
    yield Branch(((8, 9),), tuple([((card,), "run") for card in dict.fromkeys(pool) if card in BACKS]))
    yield Branch(((8, 9),), Weave(pool, 9, LONGEST - 2, first=(10,)))


def _mauls(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    forwards = tuple(card for card in hand if card in FORWARDS)
    in_all = options.maul_cards == "two_in_all"
    pairs = () if _maul_unfinished(origin, options) else tuple(combinations(forwards, 2))
    alone = combinations(forwards, 1) if in_all and (pairs or origin == "MAUL1") else ()
    yield Branch(_NO_OPENING, tuple([(cards, None) for cards in (*pairs, *alone)]))


def pairs_to_pick(hand: Cards) -> tuple[Cards, ...]:
    """The pairs of 1 to 5 for a pick-and-go (FF-PICKGO-1)."""
    return tuple(combinations([card for card in hand if card in FRONT_FIVE], 2))


def _picks(hand: Cards, origin: Origin, options: Options) -> Iterator[Branch]:
    yield Branch(_NO_OPENING, tuple([(pair, None) for pair in pairs_to_pick(hand)]))


_BRANCHES: Final = {
    "single": _singles,
    "line": _lines,
    "forwards": _chains,
    "backs": _backs,
    "counter": _counters,
    "8-9": _eight_nines,
    "maul": _mauls,
    "pick": _picks,
}
