"""The bundled deck: 40 outfielders, 6 goalkeepers and 4 referees, all invented for this project (SETUP-05).

Outfielders are balanced: the attributes of each add up to 24, 25 or 26, and no card equals or beats another in every
attribute.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from touchline.counter_attack.cards import Card, Deck, Goalkeeper, Outfielder, Referee, read_cards

_OUTFIELD_COLUMNS: Final = "Name, Nationality, Pace, Dribbling, Heading, High Pass, Resilience, Shooting, Tackling"
_OUTFIELDERS: Final = {
    "centre-back": """
        Ansgar Rønhave,       Denmark,                2, 2, 6, 3, 4, 1, 6
        Tevita Moala'ulu,     Tonga,                  2, 1, 6, 2, 6, 2, 5
        Fousseni Kantako,     Mali,                   4, 2, 5, 2, 4, 1, 6
        Bogdan Hretsyuk,      Ukraine,                2, 3, 5, 5, 4, 1, 4
        Lwazi Mthunzima,      South Africa,           3, 2, 5, 3, 5, 2, 5
        Ruairí Mac Ailpín,    Ireland,                1, 2, 6, 3, 6, 2, 4
        Evaristo Yegroza,     Paraguay,               3, 3, 5, 4, 3, 2, 4
        Takumu Kurahashi,     Japan,                  4, 3, 4, 4, 3, 2, 5
    """,
    "full-back": """
        Iñaki Zubeldegi,      Spain,                  4, 4, 2, 5, 4, 2, 4
        Kwabena Asantewiah,   Ghana,                  6, 3, 2, 3, 4, 2, 4
        Mirza Halilčević,     Bosnia and Herzegovina, 4, 3, 3, 5, 3, 3, 4
        Tama Whatarangi,      New Zealand,            5, 3, 3, 3, 5, 2, 4
        Josué Chimaltepec,    Guatemala,              5, 5, 1, 4, 2, 3, 4
        Arttu Kivelänoja,     Finland,                4, 3, 4, 3, 4, 2, 5
    """,
    "holding midfielder": """
        Zakaria Benhaddouche, Algeria,                3, 4, 2, 4, 3, 3, 6
        Gintaras Vaičekonis,  Lithuania,              2, 3, 5, 3, 5, 3, 4
        Nnamdi Okwudiba,      Nigeria,                4, 2, 4, 2, 5, 3, 5
        Noh Gyeong-rim,       South Korea,            4, 3, 3, 3, 4, 2, 6
    """,
    "box-to-box midfielder": """
        Fergus Auchterlonie,  Scotland,               3, 2, 4, 3, 6, 3, 5
        Thales Itaparica,     Brazil,                 4, 5, 2, 4, 3, 4, 3
        Emre Kuzgunlar,       Turkey,                 3, 3, 3, 5, 4, 4, 3
        Moussa Ndoyène,       Senegal,                5, 3, 4, 2, 4, 3, 4
        Mateusz Wierzbołek,   Poland,                 3, 4, 3, 3, 4, 4, 4
        Delroy Wintersgill,   Jamaica,                4, 4, 3, 3, 3, 3, 5
    """,
    "playmaker": """
        Amedeo Frangilupo,    Italy,                  2, 5, 1, 6, 3, 5, 2
        Yannick Delbrassine,  Belgium,                3, 4, 3, 6, 2, 4, 3
        Facundo Irigoytía,    Argentina,              2, 6, 2, 6, 2, 4, 2
        Rustam Yuldoshkulov,  Uzbekistan,             4, 5, 1, 5, 3, 4, 2
    """,
    "winger": """
        Abdoulaye Sawadougou, Burkina Faso,           6, 5, 1, 3, 3, 4, 2
        Trịnh Quang Vỹ,       Vietnam,                5, 6, 1, 4, 2, 4, 2
        Kerron Lalsingh,      Trinidad and Tobago,    5, 5, 2, 4, 3, 5, 1
        Théo Marchevel,       France,                 4, 5, 2, 6, 2, 4, 2
        Arash Golpayvand,     Iran,                   5, 4, 3, 4, 3, 4, 2
        Youssef Tazroualti,   Morocco,                4, 6, 2, 4, 2, 5, 2
    """,
    "striker": """
        Hjalmar Torsebro,     Sweden,                 2, 2, 6, 2, 5, 6, 2
        Bertrand Essomwé,     Cameroon,               4, 3, 5, 1, 5, 5, 2
        Ulises Tlapanco,      Mexico,                 5, 4, 3, 2, 3, 6, 1
        Jarrah Whitmoor,      Australia,              3, 3, 6, 2, 4, 5, 2
        Dragomir Vukojčić,    Serbia,                 3, 5, 4, 3, 3, 6, 1
        Wyatt Ellingboe,      United States,          5, 3, 5, 2, 2, 6, 1
    """,
}

_GOALKEEPERS: Final = """
    Name, Nationality, Aerial, Dribbling, Pace, Resilience, Saving, Handling, High Pass
    Henning Ostervoss,    Germany,                5, 2, 2, 5, 5, 4, 2
    Duarte Alvoredo,      Portugal,               3, 4, 3, 3, 4, 4, 5
    Ilaitia Naqasima,     Fiji,                   4, 2, 4, 4, 5, 3, 3
    Tendai Mukwesha,      Zimbabwe,               3, 2, 4, 3, 6, 4, 3
    Wiebe Hoekstrand,     Netherlands,            6, 2, 2, 4, 4, 5, 3
    Nicolás Huenchupán,   Chile,                  4, 3, 2, 4, 5, 5, 2
"""

_REFEREES: Final = """
    Name, Nationality, Leniency
    Percival Outhwaite,   England,                2
    Salma El-Khaznadi,    Tunisia,                3
    Arjun Bhattamishra,   India,                  4
    Hana Vondřichová,     Czechia,                5
"""


@cache
def by_role() -> Mapping[str, tuple[Outfielder, ...]]:
    """The outfielders of the bundled deck, by the role they were designed for; the rules have no roles."""
    return {role: read_cards(Outfielder, _OUTFIELD_COLUMNS + rows) for role, rows in _OUTFIELDERS.items()}


@cache
def bundled() -> Deck:
    """The deck that comes with the game: 46 players and 4 referees (SETUP-01, SETUP-05)."""
    return Deck(
        outfielders=tuple(card for cards in by_role().values() for card in cards),
        goalkeepers=read_cards(Goalkeeper, _GOALKEEPERS),
        referees=read_cards(Referee, _REFEREES),
    )


# Custom decks


def with_cards(cards: Iterable[Card]) -> Deck:
    """The bundled deck, in which these cards replace those of the same kind."""
    found, usual = tuple(cards), bundled()
    return Deck(
        outfielders=tuple(card for card in found if isinstance(card, Outfielder)) or usual.outfielders,
        goalkeepers=tuple(card for card in found if isinstance(card, Goalkeeper)) or usual.goalkeepers,
        referees=tuple(card for card in found if isinstance(card, Referee)) or usual.referees,
    )


def read_tables(data: bytes) -> Iterator[Card]:
    """The cards of a file: one or more tables, each with a header line.

    A bad row is refused with its line and column.
    """
    for kind, table, line in _tables(data):
        yield from read_cards(kind, table, line)


def _tables(data: bytes) -> Iterator[tuple[type[Card], bytes, int]]:
    """The tables of a file: kind of card, lines, number of the first line."""
    lines = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    filled = next((at for at, line in enumerate(lines) if line.strip()), len(lines))
    starts = [0, *(at for at, line in enumerate(lines) if at > filled and _names_columns(line))]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        table = lines[start:end]
        yield _kind(table), b"\n".join(table), start + 1


def _names_columns(line: bytes) -> bool:
    cells = line.decode(errors="replace").removeprefix("\ufeff").casefold().split(",")
    return "name" in [cell.strip(' "') for cell in cells]


def _kind(table: list[bytes]) -> type[Card]:
    """The kind of card in a table, told by a column unique to that kind."""
    titles = next((line for line in table if line.strip()), b"").lower()
    return Referee if b"leniency" in titles else Goalkeeper if b"saving" in titles else Outfielder
