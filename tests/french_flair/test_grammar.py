"""The grammar of plays (§3) and the matrix of origins (§2): the book's table, and three readings held together.

The engine reads the grammar twice: `plays.legal` lists the plays of a hand, `plays.refusal` judges one. `by_the_book`
is a third reading, written here from the block of §3 as regular expressions.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, cycle, pairwise, permutations, product
from typing import Any, Final, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.french_flair.support import now, play, position
from touchline import french_flair as ff
from touchline.french_flair import plays
from touchline.french_flair.events import Carried, Mauled, PickedAndGone
from touchline.french_flair.model import DECK, Cards, Kind, Options, Origin, Play, Property
from touchline.kernel import BadNotation, Choose, IllegalAnswer, Seeded, replace

ORIGINS: Final[tuple[Origin, ...]] = get_args(Origin)
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ENDINGS: Final[tuple[Property | None, ...]] = (None, *get_args(Property))
USUAL: Final = Options()


# The table of §3


def row(origins: str, book: str, text: str, expected: str, *rules: str, **given: Any) -> pytest.ParameterSet:
    """A play of the table: where, the book's words for it, its notation, and the metres or the rule it breaks."""
    marks = pytest.mark.rule(*[f"FF-{rule}" for rule in rules])
    origin = given.pop("origin", origins)
    return pytest.param((origins, book), origin, text, expected, given, id=f"{origin}: {text}", marks=marks)


NINE: Final = "9, 7, 8, 9.x (seed)"
# fmt: off
LEGAL: Final = [
    row("RUCK", "9, 5, 6, 7.run (seed)", "forwards 9 5 6 7.run", "5 10 10", "FORWARDS-1", "COMBO-3"),
    row("RUCK", NINE, "forwards 9 7 8 9.advance", "5 10 10", "FORWARDS-1", "FORWARDS-2"),
    row("RUCK", NINE, "forwards 9 7 8 9.run", "5 10 10", "FORWARDS-1", "FORWARDS-2"),
    row("RUCK", NINE, "forwards 9 7 8 9.kick", "5 10 10", "FORWARDS-1", "FORWARDS-2"),
    row("RUCK", NINE, "forwards 9 7 8 9.touch", "5 10 10", "FORWARDS-1", "FORWARDS-2"),
    row("RUCK", "9, 6, 7.run (seed, classic chain)", "forwards 9 6 7.run", "5 10", "FORWARDS-1"),
    row("RUCK", "J, 6, 7.run (seed)", "forwards J1 6 7.run", "0 5", "JOKER-1", "JOKER-2", "JOKER-4"),
    row("RUCK", "9, 2, 3, … (seed, 22 zone)", "forwards 9 2 3.advance", "5 10", "FORWARDS-1"),
    row("RUCK", "9, 2, 3, … (seed, 22 zone)", "forwards 9 2 3 7.run", "5 10 10", "FORWARDS-1"),
    row("FREE", "9, 10, 12, 10.touch (seed)", "backs 9 10 12 10.touch", "5 10 10", "BACKS-1", "COMBO-3"),
    row("KICKOFF", "counter 9, 8.run (seed)", "counter 9 8.run", "5", "COUNTER-2", "COUNTER-3"),
    row("MAUL1", "9, 10.drop (seed)", "backs 9 10.drop", "5", "BACKS-1", "DROP-1"),
    row("PICKGO", "9, 10.drop (seed)", "backs 9 10.drop", "5", "BACKS-1", "DROP-1"),
    row("RUCK, advantage live", "9, 10.drop (seed)", "backs 9 10.drop", "5", "BACKS-1", "DROP-1", origin="RUCK",
        advantage="home@10"),
    row("RUCK", "line 9, 15.touch (seed)", "line 9 15.touch", "5", "LINE-1", "LINE-2"),
    row("LINEOUT", "line J, 12.advance (seed)", "line J1 12.advance", "0", "LINE-1", "JOKER-2", "JOKER-4"),
    row("LINEOUT", "J, 10.drop (seed)", "backs J1 10.drop", "0", "BACKS-1", "JOKER-4"),
    row("LINEOUT", "maul 2, 8 (seed); 5, 8 (seed)", "maul 2 8", "5", "MAUL-1", "COMBO-5"),
    row("LINEOUT", "maul 2, 8 (seed); 5, 8 (seed)", "maul 5 8", "5", "MAUL-1", "COMBO-5"),
    row("MAUL1", "single 9.advance (seed)", "9.advance", "", "EXIT-3", "ADVANCE-1"),
    row("RUCK", "single 12.advance (seed)", "12.advance", "", "EXIT-2"),
    row("FREE", "single 2.advance (seed, after missed tackle)", "2.advance", "", "CARD-4", "ADVANCE-1"),
    row("RUCK", "single 9.drop", "9.drop", "", "EXIT-3"),
    row("FREE", "single 10.drop", "10.drop", "", "CARD-4"),
    row("LINEOUT", "single 3.advance", "3.advance", "", "EXIT-3"),
    row("SCRUM", "single 7.advance", "7.advance", "", "EXIT-3"),
    row("KICKOFF", "line 9, 15.touch", "counter 9 15.touch", "5", "COUNTER-3"),
    row("RUCK", "forwards 9, 2, 9.touch", "forwards 9 2 9.touch", "5 10", "FORWARDS-1", "FORWARDS-2"),
    row("SCRUM", "forwards 9, 6, 7.run", "forwards 9 6 7.run", "5 10", "FORWARDS-1"),
    row("KICKOFF", "forwards 9, 6, 7.run", "counter 9 6 7.run", "5 10", "COUNTER-2", "COUNTER-3"),
    row("FREE", "backs 10, 12.run", "backs 10 12.run", "5", "BACKS-1", "BACKS-2"),
    row("FREE", "backs 10, 9.drop", "backs 10 9.drop", "5", "BACKS-1", "DROP-1"),
    row("FREE", "backs 9, 10, 9, 10, 12, 13.run", "backs 9 10 9 10 12 13.run", "5 10 10 10 10", "BACKS-1", "COMBO-3"),
    row("KICKED", "counter 11.run", "counter 11.run", "", "COUNTER-1", "COUNTER-3"),
    row("KICKOFF", "counter 3, 12, 2.advance", "counter 3 12 2.advance", "5 10", "COUNTER-2", "COUNTER-3"),
    row("KICKOFF", "counter 9, 10.drop", "counter 9 10.drop", "5", "COUNTER-3", "DROP-1"),
    row("SCRUM", "8, 9.drop", "8-9 8 9.drop", "5", "EIGHTNINE-1", "EIGHTNINE-2"),
    row("SCRUM", "8, 9, 11.run", "8-9 8 9 11.run", "5 10", "EIGHTNINE-1", "EIGHTNINE-2"),
    row("SCRUM", "8, 9, 10, 12.run", "8-9 8 9 10 12.run", "5 5 10", "EIGHTNINE-1", "EIGHTNINE-2"),
    row("SCRUM", "8, 9, 10.drop", "8-9 8 9 10.drop", "5 5", "EIGHTNINE-2", "DROP-1"),
    row("RUCK", "pick-and-go 1, 5", "pick 1 5", "5", "PICKGO-1", "COMBO-5"),
    *(
        row("TAP", "single 9.advance; line J, 14.advance; forwards J, 2, 3.advance", text, metres, "PENALTY-6", rule)
        for text, metres, rule in (
            ("9.advance", "", "CARD-4"),
            ("line J1 14.advance", "0", "LINE-1"),
            ("forwards J1 2 3.advance", "0 5", "FORWARDS-1"),
        )
    ),
    row("RUCK", "forwards 9, 2, 5, 8.run", "forwards 9 2 5 8.run", "5 10 10", "FORWARDS-1"),
    row("MAUL2", "backs J(10), 10.kick", "backs J10 10.kick", "0", "JOKER-6"),
    row("RUCK", "line J(9), 12.advance", "line J9 12.advance", "0", "JOKER-6", "JOKER-3"),
    row("SCRUM", "forwards J(3), 6, 7.run", "forwards J3 6 7.run", "0 5", "JOKER-5", "SCRUM-3"),
    row("KICKED", "counter J(2), 7.run; J(2), 4, 7.run", "counter J2 7.run", "0", "COUNTER-2", "JOKER-2"),
    row("KICKED", "counter J(2), 7.run; J(2), 4, 7.run", "counter J2 4 7.run", "0 5", "COUNTER-2", "JOKER-4"),
]

ILLEGAL: Final = [
    row("RUCK", "single 12.kick", "12.kick", "EXIT-1", "EXIT-1"),
    row("RUCK", "single 10.drop", "10.drop", "EXIT-1", "EXIT-1"),
    row("FREE", "single 7.run", "7.run", "RUN-1", "RUN-1"),
    row("LINEOUT", "single 12.advance", "12.advance", "EXIT-1", "EXIT-1"),
    row("SCRUM", "single 3.advance", "3.advance", "SCRUM-3", "SCRUM-3"),
    row("RUCK", "line 9, 12.run", "line 9 12.run", "LINE-1", "LINE-1"),
    row("RUCK", "line 9, 12.touch", "line 9 12.touch", "CARD-2", "CARD-2"),
    row("KICKOFF", "line 9, 15.touch", "line 9 15.touch", "COUNTER-4", "COUNTER-4"),
    row("RUCK", "forwards 9, 6", "forwards 9 6.run", "FORWARDS-1", "FORWARDS-1"),
    row("RUCK", "forwards 9, 7, 6", "forwards 9 7 6.run", "FORWARDS-1", "FORWARDS-1"),
    row("RUCK", "forwards J, 6", "forwards J1 6.run", "FORWARDS-1", "FORWARDS-1"),
    row("RUCK", "forwards J, 7, 9", "forwards J1 7 9.run", "JOKER-3", "JOKER-3"),
    row("RUCK", "forwards 8, 9, 1", "forwards 8 9 1.advance", "FORWARDS-1", "FORWARDS-1"),
    row("RUCK", "forwards 9, 4, 5.run", "forwards 9 4 5.run", "CARD-2", "CARD-2"),
    row("RUCK", "forwards 9, 2, 9.drop", "forwards 9 2 9.drop", "FORWARDS-2", "FORWARDS-2"),
    row("SCRUM", "forwards 9, 5, 6.run", "forwards 9 5 6.run", "SCRUM-3", "SCRUM-3"),
    row("KICKOFF", "forwards 9, 6, 7.run", "forwards 9 6 7.run", "COUNTER-4", "COUNTER-4"),
    row("RUCK", "backs 10, 12.run", "backs 10 12.run", "EXIT-1", "EXIT-1", "BACKS-2"),
    row("FREE", "backs 9, 12, 10.run", "backs 9 12 10.run", "BACKS-1", "BACKS-1"),
    row("FREE", "backs 10, 10.run", "backs 10 10.run", "BACKS-1", "BACKS-1"),
    row("FREE", "backs 10, 12, 10.drop", "backs 10 12 10.drop", "DROP-1", "DROP-1"),
    row("FREE", "a seventh card", "backs 9 10 9 10 12 13 11.run", "COMBO-3", "COMBO-3"),
    row("LINEOUT", "backs J, 12, 10.drop", "backs J1 12 10.drop", "BACKS-1", "BACKS-1"),
    row("LINEOUT", "backs J, 10, 9.kick", "backs J1 10 9.kick", "JOKER-3", "JOKER-3"),
    row("KICKED", "counter 15, 15.run", "counter 15 15.run", "COUNTER-2", "COUNTER-2"),
    row("KICKOFF", "counter 9, 12, 10.drop", "counter 9 12 10.drop", "COUNTER-3", "DROP-1", "COUNTER-3"),
    row("RUCK", "counter 11.run", "counter 11.run", "COUNTER-1", "COUNTER-1"),
    row("SCRUM", "8, 9, 15.touch", "8-9 8 9 15.touch", "EIGHTNINE-2", "EIGHTNINE-2"),
    row("SCRUM", "8, 9, 11, 12.run", "8-9 8 9 11 12.run", "EIGHTNINE-2", "EIGHTNINE-2"),
    row("SCRUM", "8, 10.run; 8, J", "8-9 8 10.run", "EIGHTNINE-1", "EIGHTNINE-1"),
    row("RUCK", "8, 9.run", "8-9 8 9.run", "EIGHTNINE-1", "EIGHTNINE-1"),
    row("RUCK", "maul 2, 8", "maul 2 8", "MAUL-1", "MAUL-1"),
    row("LINEOUT", "maul 2, 9", "maul 2 9", "MAUL-1", "MAUL-1"),
    row("MAUL2", "maul 2, 8", "maul 2 8", "MAUL-2", "MAUL-2"),
    row("RUCK", "pick-and-go 1, 6", "pick 1 6", "PICKGO-1", "PICKGO-1"),
    row("LINEOUT, MAUL1", "pick-and-go 1, 2", "pick 1 2", "PICKGO-1", "PICKGO-1", origin="LINEOUT"),
    row("LINEOUT, MAUL1", "pick-and-go 1, 2", "pick 1 2", "PICKGO-1", "PICKGO-1", origin="MAUL1"),
    row("TAP", "single 8.advance; backs 10, 12.run", "8.advance", "PENALTY-6", "PENALTY-6"),
    row("TAP", "single 8.advance; backs 10, 12.run", "backs 10 12.run", "PENALTY-6", "PENALTY-6"),
    row("RUCK", "line J(9), 9.drop; backs J(9), 10, 9.run", "line J9 9.drop", "JOKER-3", "JOKER-3"),
    row("RUCK", "line J(9), 9.drop; backs J(9), 10, 9.run", "backs J9 10 9.run", "JOKER-3", "JOKER-3"),
    row("KICKED", "counter J(2) alone", "counter J2", "JOKER-1", "JOKER-1"),
]
# fmt: on


def holding(text: str) -> str:
    """A hand of six that has the cards of a play, or the seven that it names."""
    return " ".join(re.findall(r"\b(?:J?)(\d+)", text.removeprefix("8-9"))) + " ..."


def decision(state: ff.State) -> Choose:
    request = ff.game.request(state)
    assert isinstance(request, Choose)
    return request


@pytest.mark.parametrize(("book", "origin", "text", "expected", "given"), LEGAL)
def test_legal_row(book: tuple[str, str], origin: Origin, text: str, expected: str, given: dict[str, Any]) -> None:
    state = position(f"home {origin} x10", home=holding(text), **given)
    declared = ff.game.parse_answer(text)
    metres = tuple(map(int, expected.split()))
    assert declared in decision(state)
    assert declared in list(decision(state).group(declared.kind))
    state, events = play(state, text)
    made = [event.metres for event in events if isinstance(event, Carried)]
    ahead = 10 + sum(metres)
    match declared.ending:
        case None:  # a maul or a pick-and-go drives as one
            assert [event.x for event in events if isinstance(event, Mauled | PickedAndGone)] == [ahead]
            assert made == []
        case "advance":
            assert plays.metres(declared, USUAL) == metres
            assert made == [*filter(None, metres), 10]
            assert now(state) == f"TACKLE_OFFER(away) x{ahead + 10}"
        case _:
            assert plays.metres(declared, USUAL) == metres
            assert made == [*filter(None, metres)]
            assert state.x == ahead


@pytest.mark.parametrize(("book", "origin", "text", "rule", "given"), ILLEGAL)
def test_illegal_row(book: tuple[str, str], origin: Origin, text: str, rule: str, given: dict[str, Any]) -> None:
    state = position(f"home {origin} x10", home=holding(text), **given)
    with pytest.raises(IllegalAnswer) as refused:
        ff.game.apply(state, ff.game.parse_answer(text))
    assert refused.value.rule == f"FF-{rule}"
    assert refused.value.refusal
    assert refused.value.came == text


@pytest.mark.rule("FF-JOKER-2")
def test_a_relay_after_the_8_cannot_even_be_said() -> None:
    with pytest.raises(BadNotation, match="FF-JOKER-2"):
        ff.game.parse_answer("8-9 8 J3.advance")


def test_every_row_of_the_table_is_here() -> None:
    text = (files("touchline") / "rulebook" / "french-flair.md").read_text(encoding="utf-8")
    table = text.split("| origin | play | legal |")[1].split("\n\n")[0]
    rows = [tuple(cell.strip() for cell in line.split("|")[1:4]) for line in table.splitlines()[2:]]
    assert len(rows) == 79
    legal = {param.values[0] for param in LEGAL}
    illegal = {param.values[0] for param in ILLEGAL}
    assert {(origin, play) for origin, play, verdict in rows if verdict == "yes"} <= legal
    assert {(origin, play) for origin, play, verdict in rows if verdict == "no"} == illegal
    assert legal | illegal == {(origin, play) for origin, play, _ in rows}


# A third reading of §3: a play is spelt with one letter a card (A to F for 10 to 15, J for a relay) and one for how it
# concludes, such as 9567r; each kind is a regular expression.

_BACK: Final = "([9A][arkt]|[B-E][ark]|F[arkt])"
_ANY: Final = f"([1-8]a|[6-8]r|{_BACK})"
GRAMMAR: Final[dict[Kind, str]] = {
    "single": "[1-8]a|[9A][aktd]|[B-E][ak]|F[akt]",
    "line": "[9J]([B-E][ak]|F[akt])",
    "forwards": "9[1-8]{1,4}([1-8]a|[6-8]r|9[arkt])|J[1-8]{1,4}([1-8]a|[6-8]r)",
    "backs": f"[9J]A[arktd]|[9J]A[9A-F]{{0,3}}{_BACK}|A({_BACK}|[9A]d)|A[9A-F]{{1,4}}{_BACK}",
    "counter": f"[6-9A-F]r|[1-9A-FJ]({_ANY}|[9A]d)|[1-9A-FJ][1-9A-F]{{1,4}}{_ANY}",
    "8-9": f"89[arktd]|89[B-F]r|89A[arktd]|89A[9A-F]{{0,2}}{_BACK}",
    "maul": "[1-8]{2}",
    "pick": "[1-5]{2}",
}
# The matrix of §2: what a card may do alone, and the kinds of play.
_ALWAYS: Final[tuple[Kind, ...]] = ("single", "line", "forwards", "backs")
MATRIX: Final[dict[Origin, tuple[str, tuple[Kind, ...]]]] = {
    "KICKOFF": ("..", ("single", "counter")),
    "DROPOUT": ("..", ("single", "counter")),
    "KICKED": ("..", (*_ALWAYS, "counter")),
    "FREE": ("..", _ALWAYS),
    "RUCK": ("9.|.a", (*_ALWAYS, "pick")),
    "SCRUM": ("9.|[6-8]a", (*_ALWAYS, "8-9")),
    "LINEOUT": ("9.|[1-8]a", (*_ALWAYS, "maul")),
    "MAUL1": ("9.|[1-8]a", (*_ALWAYS, "maul")),
    "MAUL2": ("9.|[1-8]a", _ALWAYS),
    "PICKGO": ("9.|[1-8]a", _ALWAYS),
    "TAP": ("9.", _ALWAYS),
}
OPENS_WITH_10: Final = ("KICKED", "FREE")
CARD_LETTERS: Final = "0123456789ABCDEF"
ENDING_LETTERS: Final[dict[Property | None, str]] = {
    None: "", "advance": "a", "run": "r", "kick": "k", "touch": "t", "drop": "d",
}  # fmt: skip


def by_the_book(said: Play, hand: Cards, origin: Origin, options: Options) -> bool:
    """Whether a play of cards in hand is legal, read from §2, §3 and §E alone."""
    alone, kinds = MATRIX[origin]
    if said.kind not in kinds:
        return False
    cards = "".join([CARD_LETTERS[card] for card in said.cards])
    if said.relay:
        if origin == "TAP" and not options.tap_relay:
            return False
        if origin == "SCRUM" and not options.scrum_relay_low and cards[0] in "12345":
            return False
        cards = "J" + cards[1:]
    spelt = cards + ENDING_LETTERS[said.ending]

    grammar = GRAMMAR[said.kind]
    with_10 = origin in OPENS_WITH_10
    if origin == "RUCK" and options.ruck_exit != "advance_free":
        with_10 = options.ruck_exit == "all_free"
        alone = ".." if with_10 else "9.|[1-8]a"
    if options.maul_cards == "two_in_all" and said.kind == "maul":
        at_first = "[1-8]{1,2}" if sum(card <= 8 for card in hand) >= 2 else "[1-8]{2}"
        grammar = "[1-8]" if origin == "MAUL1" else at_first
    elif options.maul_cards == "two_in_all" and origin == "MAUL1":
        return False

    if not re.fullmatch(grammar, spelt) or (origin == "SCRUM" and re.search("[1-5]", cards)):
        return False
    match said.kind:
        case "single":
            return re.fullmatch(alone, spelt) is not None
        case "maul" | "pick":
            return list(cards) == sorted(set(cards))  # a pair is named in order
        case "forwards":
            steps = {CARD_LETTERS.index(after) - CARD_LETTERS.index(before) for before, after in pairwise(cards[1:])}
            return steps == {1} if options.forward_chain == "consecutive" else min(steps) > 0
    repeats = said.kind == "counter" and options.counter_repeat
    return (
        not (said.relay and "9" in cards)
        and (repeats or not re.search(r"(.)\1", cards))
        and (with_10 or said.kind != "backs" or cards[0] != "A")
    )


def sayable(hand: Cards) -> Iterator[Play]:
    """Every play that can be said with the cards of a hand, six at most, however foolish."""
    said = {order for length in range(1, min(len(hand), 6) + 1) for order in permutations(hand, length)}
    for kind, cards, relay, ending in product(KINDS, sorted(said), (False, True), ENDINGS):
        yield Play(kind, cards, ending, relay)


def hands(size: int) -> list[Cards]:
    """Every different hand of this many cards."""
    return sorted(set(combinations(DECK, size)))


def some_hands(size: int, count: int) -> list[Cards]:
    """So many of them, the same every time."""
    randbelow, every = Seeded(f"hands of {size}").randbelow, hands(size)
    return [every[randbelow(len(every))] for _ in range(count)]


def assert_listed_well(hand: Cards, origin: Origin, options: Options) -> set[Play]:
    """The plays listed for a hand: counted right, told apart, each where its index says, each legal; all of them."""
    listed: set[Play] = set()
    groups = plays.legal(hand, origin, options)
    for group in groups:
        every = list(group)
        assert group.count == len(every) == len(set(every)) > 0
        assert {one.kind for one in every} == {group.kind}
        assert [group[index] for index in range(len(every))] == every
        with pytest.raises(IndexError):
            group[len(every)]
        for one in every:
            assert plays.refusal(one, hand, origin, options) is None, ff.game.format_answer(one)
            assert by_the_book(one, hand, origin, options), ff.game.format_answer(one)
        listed.update(every)
    assert len({group.kind for group in groups}) == len(groups)
    return listed


def assert_readings_agree(hand: Cards, origin: Origin, options: Options) -> None:
    """The three readings give the same plays, out of all that can be said."""
    listed = assert_listed_well(hand, origin, options)
    for said in sayable(hand):
        judged = plays.refusal(said, hand, origin, options) is None
        assert judged == (said in listed) == by_the_book(said, hand, origin, options), ff.game.format_answer(said)


# Each switch of the grammar, with the origins it bears on, one it does not, and a hand that shows it.
SWITCHES: Final = [
    ("ruck_exit", "relay_always", ("RUCK", "LINEOUT"), (1, 10, 12)),
    ("ruck_exit", "all_free", ("RUCK", "LINEOUT"), (1, 10, 12)),
    ("scrum_relay_low", False, ("SCRUM", "LINEOUT"), (3, 6, 7, 12)),
    ("tap_relay", False, ("TAP", "FREE"), (1, 10, 12)),
    ("counter_repeat", True, ("KICKOFF", "DROPOUT", "KICKED", "FREE"), (9, 9, 15, 15)),
    ("forward_chain", "consecutive", ("KICKED", "FREE", "RUCK", "SCRUM", "TAP", "KICKOFF"), (5, 7, 8, 9, 9)),
    ("maul_cards", "two_in_all", ("LINEOUT", "MAUL1", "MAUL2"), (1, 2, 8)),
    ("eightnine_nine", 10, ("SCRUM", "FREE"), (8, 9, 10)),
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_plays_of_hands_up_to_three_are_listed_well(origin: Origin) -> None:
    for hand in (*hands(1), *hands(2), *hands(3)):
        assert_listed_well(hand, origin, USUAL)


SHORT: Final = tuple(origin for origin in ORIGINS if origin not in ("DROPOUT", "KICKED"))  # one counter is enough


@pytest.mark.parametrize("origin", SHORT)
def test_plays_of_hands_of_four_are_listed_well(origin: Origin) -> None:
    # Every hand of four, the origins in turn.
    for hand in hands(4)[SHORT.index(origin) :: len(SHORT)]:
        assert_listed_well(hand, origin, USUAL)


@pytest.mark.parametrize(("size", "count"), [(5, 27), (6, 9), (7, 9)])
def test_plays_of_longer_hands_are_listed_well(size: int, count: int) -> None:
    for hand, origin in zip(some_hands(size, count), cycle(SHORT), strict=False):
        assert_listed_well(hand, origin, USUAL)


@pytest.mark.parametrize("origin", ORIGINS)
def test_the_three_readings_agree(origin: Origin) -> None:
    for hand in (*hands(1), *hands(2), *some_hands(3, 6), *some_hands(4, 1)):
        assert_readings_agree(hand, origin, USUAL)


@pytest.mark.parametrize(("name", "value", "origins", "hand"), SWITCHES)
def test_the_three_readings_agree_with_a_switch(
    name: str, value: object, origins: tuple[Origin, ...], hand: Cards
) -> None:
    options = replace(USUAL, **{name: value})
    for origin in origins:
        for any_hand in (hand, *hands(1), *some_hands(2, 12), *some_hands(3, 2)):
            assert_readings_agree(any_hand, origin, options)
        for longer in some_hands(5, 2):
            assert_listed_well(longer, origin, options)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Cards, Origin, Options]:
    """A hand, an origin and switches."""
    at = draw(st.sets(st.integers(0, len(DECK) - 1), min_size=1, max_size=7))
    options = Options(
        maul_cards=draw(st.sampled_from(("two_per_phase", "two_in_all"))),
        counter_repeat=draw(st.booleans()),
        ruck_exit=draw(st.sampled_from(("advance_free", "relay_always", "all_free"))),
        scrum_relay_low=draw(st.booleans()),
        tap_relay=draw(st.booleans()),
        forward_chain=draw(st.sampled_from(("ascending", "consecutive"))),
    )
    return tuple(DECK[card] for card in sorted(at)), draw(st.sampled_from(ORIGINS)), options


@settings(max_examples=150, deadline=None)
@given(tables(), st.data())
def test_any_play_is_judged_alike(table: tuple[Cards, Origin, Options], data: st.DataObject) -> None:
    hand, origin, options = table
    for group in plays.legal(hand, origin, options):
        listed = group[data.draw(st.integers(0, group.count - 1))]
        assert plays.refusal(listed, hand, origin, options) is None
        assert by_the_book(listed, hand, origin, options)
        # The same cards as another kind, in another order, or concluded otherwise.
        said = Play(
            data.draw(st.sampled_from(KINDS)),
            tuple(data.draw(st.permutations(listed.cards))),
            data.draw(st.sampled_from(ENDINGS)),
            data.draw(st.booleans()),
        )
        assert (plays.refusal(said, hand, origin, options) is None) == by_the_book(said, hand, origin, options)


@settings(max_examples=40, deadline=None)
@given(tables())
def test_any_short_hand_is_read_alike(table: tuple[Cards, Origin, Options]) -> None:
    hand, origin, options = table
    assert_readings_agree(hand[:3], origin, options)


@pytest.mark.rule("FF-EIGHTNINE-2")
def test_the_9_that_continues_carries_what_the_switch_says() -> None:
    text = "8-9 8 9 10 12.run"
    state = position("home SCRUM x10", home=holding(text), options={"eightnine_nine": 10})
    assert plays.metres(ff.game.parse_answer(text), state.options) == (5, 10, 10)
    state, _ = play(state, text)
    assert now(state) == "FF-RUN-2(home) x35"


# Drawing at random


class Randbelow:
    """A source of chance with its draws written down, which remembers how many there were to draw from."""

    def __init__(self, *draws: int) -> None:
        self.draws = iter(draws)
        self.asked: list[int] = []

    def __call__(self, n: int) -> int:
        self.asked.append(n)
        return next(self.draws)


@pytest.mark.parametrize(
    ("origin", "hand"),
    [("FREE", "1 8 9 10 12 15"), ("RUCK", "1 2 3 9 9 10"), ("SCRUM", "3 6 8 9 10 11"), ("KICKOFF", "6 9 10 11")],
)
def test_a_random_play_is_even_over_kinds_and_then_within(origin: Origin, hand: str) -> None:
    request = decision(position(f"home {origin} x40", home=hand))
    drawn = []
    for at, group in enumerate(request.groups):
        for index, expected in enumerate(group):
            chance = Randbelow(at, index)
            drawn.append(request.at_random(chance))
            assert drawn[-1] == expected
            assert chance.asked == [len(request.groups), group.count]
    assert len(set(drawn)) == len(drawn) == len(request)


def test_a_random_play_of_the_only_kind_is_even() -> None:
    request = decision(position("home TAP x40", home="1 12 13"))
    assert [group.kind for group in request.groups] == ["line"]
    for index, expected in enumerate(request):
        chance = Randbelow(index)
        assert request.at_random(chance) == expected
        assert chance.asked == [len(request)]


# No deadlock (§F)


@pytest.mark.rule("FF-LASTCARD-5")
def test_every_hand_that_can_occur_has_a_legal_play() -> None:
    six = hands(6)
    assert len(six) == 9117
    cases: list[tuple[Origin, list[Cards]]] = [
        ("SCRUM", six),
        ("LINEOUT", six),
        ("PICKGO", six),
        ("TAP", six),
        ("MAUL2", hands(2)),
        ("RUCK", hands(1)),
        ("FREE", hands(1)),
        ("KICKED", hands(1)),
        ("KICKOFF", hands(1)),
        ("DROPOUT", hands(1)),
    ]
    for origin, every in cases:
        for hand in every:
            groups = plays.legal(hand, origin, USUAL)
            assert groups, f"{hand} has no play at {origin}"
            assert all(group.count for group in groups)
            first = groups[0][0]
            assert plays.refusal(first, hand, origin, USUAL) is None
