"""Decks for many clubs: invented players with the statistical shape of the bundled deck.

Every bundled card is the first parent of as many new players as any other. A second parent, an outfielder of the same
role, may give an attribute or two, and a point may move from one attribute to another; the sum stays within that of the
bundled deck.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from touchline.counter_attack.cards import Deck, Goalkeeper, Outfielder, Referee, write_cards
from touchline.counter_attack.deck import bundled, by_role
from touchline.kernel import BadSetup, Randbelow, Seeded
from touchline.league.counter_attack.names import invented

OUTFIELDERS_PER_CLUB: Final = 20
GOALKEEPERS_PER_CLUB: Final = 3
"""Two outfielders and a goalkeeper more than a club draws (LEAGUE-01): they are for sale (LEAGUE-06)."""

MOST_CLUBS: Final = 64
_INHERITED: Final = 6  # one attribute in six comes from the second parent
_MOVED: Final = 2  # one player in two has a point moved

C = TypeVar("C", Outfielder, Goalkeeper)
T = TypeVar("T")


def make_deck(clubs: int, seed: int | str) -> Deck:
    """A deck for this many clubs, the same for the same seed on every machine (LEAGUE-01, SETUP-05)."""
    if not 2 <= clubs <= MOST_CLUBS:
        raise BadSetup(f"a deck is made for 2 to {MOST_CLUBS} clubs; got {clubs}")
    randbelow, usual = Seeded(seed, "deck").randbelow, bundled()
    names = _names(randbelow)
    parents = [(card, cards) for cards in by_role().values() for card in cards]
    outfielders = [
        _child(Outfielder, card, cards, *next(names), randbelow)
        for card, cards in _in_turn(parents, OUTFIELDERS_PER_CLUB * clubs)
    ]
    keepers = [
        _child(Goalkeeper, card, (card,), *next(names), randbelow)
        for card in _in_turn(usual.goalkeepers, GOALKEEPERS_PER_CLUB * clubs)
    ]
    referees = [Referee(*next(names), 2 + number % 4) for number in range(max(4, clubs))]
    return Deck(tuple(outfielders), tuple(keepers), tuple(referees))


def write_deck(deck: Deck) -> str:
    """The deck as CSV: outfielders, goalkeepers and referees, each a table with the bundled columns."""
    return "\n".join(
        (
            write_cards(Outfielder, deck.outfielders),
            write_cards(Goalkeeper, deck.goalkeepers),
            write_cards(Referee, deck.referees),
        )
    )


def _names(randbelow: Randbelow) -> Iterator[tuple[str, str]]:
    """Names and nationalities, no name twice."""
    used: set[str] = set()
    while True:
        name, country = invented(randbelow)
        if name.casefold() not in used:
            used.add(name.casefold())
            yield name, country


def _in_turn(items: Sequence[T], number: int) -> list[T]:
    return [items[place % len(items)] for place in range(number)]


def _child(kind: type[C], first: C, others: Sequence[C], name: str, country: str, randbelow: Randbelow) -> C:
    fields = kind.__struct_fields__[2:]
    other = others[randbelow(len(others))]
    values = [getattr(other if randbelow(_INHERITED) == 0 else first, field) for field in fields]
    if randbelow(_MOVED) == 0:
        _move(values, randbelow)
    sums = [sum(getattr(card, field) for field in fields) for card in (first, *others)]
    while not min(sums) <= sum(values) <= max(sums):
        step = 1 if sum(values) < min(sums) else -1
        place = randbelow(len(values))
        values[place] = min(6, max(1, values[place] + step))
    return kind(name, country, *values)


def _move(values: list[int], randbelow: Randbelow) -> None:
    """One point moves between two attributes, if neither leaves 1 to 6."""
    giver, taker = randbelow(len(values)), randbelow(len(values))
    if giver != taker and values[giver] > 1 and values[taker] < 6:
        values[giver] -= 1
        values[taker] += 1
