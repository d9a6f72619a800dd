"""Formations, line-ups and the places of a kick-off: SETUP-06, -12, -13 and -15.

    formation = FORMATIONS["4-4-2"]
    formation.hexes(RIGHT, kicks_off=True)  # {1: hex of shirt 1, ...}
    shirts(squad, formation)  # the cards that wear 1, 2, ... 16

Roles are a convention: the rules have none, and a coach may line up otherwise.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, Literal

from touchline.counter_attack.cards import Attribute, Goalkeeper, Outfielder, PlayerCard
from touchline.counter_attack.pitch import HALF, KICK_OFF, PITCH, RIGHT, End, Hex, from_xy, kick_off_hexes
from touchline.counter_attack.refs import HexRef
from touchline.kernel import BadSetup, Record, Refusal

Role = Literal[
    "goalkeeper", "centre-back", "full-back", "wing-back", "midfielder", "wide midfielder", "winger", "forward",
]  # fmt: skip


class Formation(Record, frozen=True):
    """The places of shirts 1 to 11: their roles, and a picture of the half with and without the kick-off.

    A line of a picture is a column of the pitch, labelled with its distance from halfway; the attack goes up the
    page. Its hexes go from the north touchline to the south one: 25 in even columns, 26 in odd ones.
    """

    roles: tuple[Role, ...]
    kicking: str
    waiting: str

    def hexes(self, attacks: End, *, kicks_off: bool) -> dict[int, Hex]:
        """Where each shirt stands; a side that attacks left stands in the mirror image."""
        return dict(_hexes(self.kicking if kicks_off else self.waiting, attacks))


@cache
def _hexes(picture: str, attacks: End) -> Mapping[int, Hex]:
    """Where a picture puts each shirt of a side that attacks an end."""
    return {shirt: from_xy(-attacks * back, y) for shirt, (back, y) in _places(picture).items()}


@cache
def _places(picture: str) -> Mapping[int, tuple[int, int]]:
    """Each shirt's columns from halfway and doubled row."""
    places: dict[int, tuple[int, int]] = {}
    for line in picture.strip().splitlines():
        column, *cells = re.findall(r"\d+|\.", line)
        back = int(column)
        north = 24 + back % 2
        rows = range(north, -north - 1, -2)
        places |= {int(cell): (back, y) for cell, y in zip(cells, rows, strict=True) if cell != "."}
    return dict(sorted(places.items()))


FORMATIONS: Final[Mapping[str, Formation]] = {
    "4-4-2": Formation(
        roles=(
            "goalkeeper", "full-back", "full-back", "centre-back", "centre-back",
            "midfielder", "wide midfielder", "midfielder", "forward", "forward", "wide midfielder",
        ),
        kicking="""
             0   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             1  . . . . . . . . . . . . . . . 10. . . . . . . . . .
             2   . . . 11. . . . . . . . . . . . . . . . . 7 . . .
             5  . . . . . . . . . . 6 . . . . 8 . . . . . . . . . .
             9  . . . . . 3 . . . . . . . . . . . . . . 2 . . . . .
            11  . . . . . . . . . . 5 . . . . 4 . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
        waiting="""
             3  . . . . . . . . . . 9 . . . . 10. . . . . . . . . .
             6   . . . . 11. . . . . . . . . . . . . . . 7 . . . .
             7  . . . . . . . . . . 6 . . . . 8 . . . . . . . . . .
            11  . . . . . 3 . . . . . . . . . . . . . . 2 . . . . .
            12   . . . . . . . . . . 5 . . . 4 . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
    ),
    "4-3-3": Formation(
        roles=(
            "goalkeeper", "full-back", "full-back", "centre-back", "centre-back",
            "midfielder", "winger", "midfielder", "forward", "midfielder", "winger",
        ),
        kicking="""
             0   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             1  . . . . 11. . . . . . . . . . . . . . . . 7 . . . .
             3  . . . . . . . . . 10. . . . . . 8 . . . . . . . . .
             6   . . . . . . . . . . . . 6 . . . . . . . . . . . .
             9  . . . . . 3 . . . . . . . . . . . . . . 2 . . . . .
            11  . . . . . . . . . . 5 . . . . 4 . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
        waiting="""
             3  . . . . . 11. . . . . . . . . . . . . . 7 . . . . .
             4   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             7  . . . . . . . . 10. . . . . . . . 8 . . . . . . . .
             8   . . . . . . . . . . . . 6 . . . . . . . . . . . .
            11  . . . . . 3 . . . . . . . . . . . . . . 2 . . . . .
            12   . . . . . . . . . . 5 . . . 4 . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
    ),
    "3-4-3": Formation(
        roles=(
            "goalkeeper", "wide midfielder", "wide midfielder", "centre-back", "centre-back",
            "centre-back", "winger", "midfielder", "forward", "midfielder", "winger",
        ),
        kicking="""
             0   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             1  . . . . . 11. . . . . . . . . . . . . . 7 . . . . .
             4   . . . . . . . . . . 10. . . 8 . . . . . . . . . .
             5  . . . . 3 . . . . . . . . . . . . . . . . 2 . . . .
             9  . . . . . . . . 6 . . . . . . . . 4 . . . . . . . .
            10   . . . . . . . . . . . . 5 . . . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
        waiting="""
             3  . . . . . . 11. . . . . . . . . . . . 7 . . . . . .
             4   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             7  . . . . . . . . . . 10. . . . 8 . . . . . . . . . .
             8   . . . 3 . . . . . . . . . . . . . . . . . 2 . . .
            11  . . . . . . . . 6 . . . . . . . . 4 . . . . . . . .
            12   . . . . . . . . . . . . 5 . . . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
    ),
    "5-3-2": Formation(
        roles=(
            "goalkeeper", "wing-back", "wing-back", "centre-back", "centre-back",
            "centre-back", "midfielder", "midfielder", "forward", "forward", "midfielder",
        ),
        kicking="""
             0   . . . . . . . . . . . . 9 . . . . . . . . . . . .
             1  . . . . . . . . . . . . . . . 10. . . . . . . . . .
             4   . . . . . . . . 11. . . . . . . 7 . . . . . . . .
             6   . . . 3 . . . . . . . . 8 . . . . . . . . 2 . . .
            11  . . . . . . . . 6 . . . . . . . . 4 . . . . . . . .
            12   . . . . . . . . . . . . 5 . . . . . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
        waiting="""
             3  . . . . . . . . . . 9 . . . . 10. . . . . . . . . .
             7  . . . . . . . . 11. . . . . . . . 7 . . . . . . . .
             8   . . . . . . . . . . . . 8 . . . . . . . . . . . .
            10   . . . 3 . . . . . . . . . . . . . . . . . 2 . . .
            12   . . . . . . . . 6 . . . 5 . . . 4 . . . . . . . .
            16   . . . . . . . . . . . . 1 . . . . . . . . . . . .
        """,
    ),
}  # fmt: skip
"""The named formations; players may also stand otherwise (SETUP-13)."""


# Kick-off


def placement_refusal(hexes_by_shirt: Mapping[int, Hex], attacks: End, kicks_off: bool) -> Refusal | None:
    """The refusal of a side's placement at a kick-off; None if it is legal (SETUP-15)."""
    allowed = kick_off_hexes(attacks, kicks=kicks_off)
    taken: dict[Hex, int] = {}
    for shirt, hex in sorted(hexes_by_shirt.items()):
        if hex < 0 or not PITCH >> hex & 1:
            return Refusal("SETUP-15", "shirt-off-pitch", shirt=shirt, hex=HexRef(hex))
        if not allowed >> hex & 1:
            return _not_allowed(shirt, hex, attacks)
        if hex in taken:
            return Refusal("SETUP-15", "shirts-share-hex", shirt=shirt, hex=HexRef(hex), other=taken[hex])
        taken[hex] = shirt
    if kicks_off and KICK_OFF not in taken:
        return Refusal("SETUP-15", "nobody-kicks-off")
    return None


def _not_allowed(shirt: int, hex: Hex, attacks: End) -> Refusal:
    """The refusal of a hex where a player may not stand."""
    if HALF[attacks] >> hex & 1:
        first, last = (-18, 0) if attacks == RIGHT else (0, 18)
        return Refusal("SETUP-15", "shirt-in-other-half", shirt=shirt, hex=HexRef(hex), first=first, last=last)
    return Refusal("SETUP-15", "shirt-in-centre-circle", shirt=shirt, hex=HexRef(hex))


# Line-ups

Scale = Mapping[Role, Mapping[Attribute, int]]
"""The weight of each attribute in a role; weights add up to ten, so roles compare."""

BY_THE_BOOK: Final[Scale] = {
    # keeps shots out, then rules the air and holds what comes
    "goalkeeper": {"saving": 5, "aerial": 2, "handling": 2, "pace": 1},
    # wins the ball on the ground and in the air
    "centre-back": {"tackling": 4, "heading": 4, "pace": 1, "resilience": 1},
    # wins the ball, keeps up with wingers and crosses now and then
    "full-back": {"tackling": 4, "pace": 3, "high_pass": 2, "resilience": 1},
    # has a whole flank to run, both ways
    "wing-back": {"pace": 4, "tackling": 2, "dribbling": 2, "high_pass": 2},
    # wins the ball, keeps it and sends it on
    "midfielder": {"tackling": 3, "dribbling": 3, "high_pass": 3, "resilience": 1},
    # carries the ball up the flank and crosses
    "wide midfielder": {"pace": 3, "dribbling": 3, "high_pass": 3, "tackling": 1},
    # takes defenders on, and shoots where a wide midfielder crosses
    "winger": {"dribbling": 4, "pace": 3, "shooting": 2, "high_pass": 1},
    # scores, with the foot and the head
    "forward": {"shooting": 6, "heading": 2, "pace": 1, "dribbling": 1},
}
"""The qualities of a role."""


def fits(card: PlayerCard, role: Role, scale: Scale = BY_THE_BOOK) -> int:
    """A player's value in a role, at most 60; an attribute missing from the card counts 0 (DICE-05)."""
    return sum(weight * getattr(card, name, 0) for name, weight in scale[role].items())


def shirts(squad: Sequence[PlayerCard], formation: Formation, scale: Scale = BY_THE_BOOK) -> tuple[PlayerCard, ...]:
    """The cards for shirts 1 to 16: the eleven of most value in the formation, then the bench (SETUP-12).

    A squad of eleven has no substitutes (SCENARIO-04).

    Among line-ups of equal value, cards earlier in the squad wear lower numbers.
    """
    keepers = [card for card in squad if isinstance(card, Goalkeeper)]
    others = [card for card in squad if isinstance(card, Outfielder)]
    if len(squad) not in (11, 16) or len(keepers) not in (1, 2) or len(others) < 10:
        wanted = "a squad has 16 players, 1 or 2 of them goalkeepers (SETUP-06)"
        raise BadSetup(f"{wanted}; got {len(squad)}, {len(keepers)} of them goalkeepers")
    keepers.sort(key=lambda card: -fits(card, "goalkeeper", scale))
    # The tie-breakers add up to at most 14 * (1 + ... + 10): less than one point of value.
    worth = [
        [1000 * fits(card, role, scale) - order * lower for order, card in enumerate(others)]
        for role, lower in zip(formation.roles[1:], range(10, 0, -1), strict=True)
    ]
    chosen = _assigned(worth)
    bench = [card for order, card in enumerate(others) if order not in chosen]
    return (keepers[0], *(others[order] for order in chosen), *keepers[1:], *bench)


def pick(
    on_offer: Sequence[Outfielder], squad: Iterable[PlayerCard], formation: Formation, scale: Scale = BY_THE_BOOK
) -> Outfielder:
    """The draft pick that adds most value to a squad (SETUP-09); among equals the first on offer.

    A player for a place counts fully, cover for a role counts half, further cover nothing.
    """
    places = formation.roles[1:]
    covers = [role for role in scale if role in places]

    def wants(card: Outfielder) -> list[int]:
        return [*(2 * fits(card, role, scale) for role in places), *(fits(card, role, scale) for role in covers), 0]

    drafted = [wants(card) for card in squad if isinstance(card, Outfielder)]

    def worth_with(card: Outfielder) -> int:
        worth = [*drafted, wants(card)]
        return sum(row[place] for row, place in zip(worth, _assigned(worth), strict=True))

    return max(on_offer, key=worth_with)


def _assigned(worth: Sequence[Sequence[int]]) -> list[int]:
    """The assignment of rows to distinct columns with the highest total (Hungarian algorithm).

    Each row and each column has a price, and no pair is worth more than its two prices; the pairs given away are worth
    just that. For a new row, prices change until a chain of such pairs leads to a column that is free: the new row
    takes the first column of the chain, the row that had it takes the next one, and so on.
    """
    row_prices = [max(row) for row in worth]
    column_prices = [0] * len(worth[0])
    given = [-1] * len(row_prices)  # the column of each row
    holders = [-1] * len(column_prices)  # the row of each column
    for new in range(len(worth)):
        rows, open_columns = [new], set(range(len(column_prices)))
        asking: dict[int, int] = {}  # the row that asks for each column of the chains
        while True:
            gap, column, row = min(
                (row_prices[row] + column_prices[column] - worth[row][column], column, row)
                for row in rows
                for column in open_columns
            )
            for each in rows:
                row_prices[each] -= gap
            for each in asking:
                column_prices[each] += gap
            asking[column] = row
            open_columns.remove(column)
            if holders[column] < 0:
                break
            rows.append(holders[column])
        while column >= 0:
            row = holders[column] = asking[column]
            given[row], column = column, given[row]
    return given
