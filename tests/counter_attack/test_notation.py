"""Answers as short text: every answer is written in one way and read back from it; bad text is refused with help."""

from typing import Any, Final, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from touchline.counter_attack import game, model
from touchline.counter_attack.model import (
    Call,
    Form,
    Head,
    LineUp,
    Move,
    Name,
    Nutmeg,
    Pass,
    PassKind,
    Pick,
    Reckless,
    Shoot,
    Substitute,
    Word,
)
from touchline.counter_attack.pitch import BOARD, bits, hex_at
from touchline.counter_attack.quick import quick_match
from touchline.kernel import Action, BadNotation, Choose, Seeded

WRITTEN: Final[list[tuple[str, Action]]] = [
    ("H8 5,0", Move(7, hex_at(5, 0))),
    ("H11 -3,-12", Move(10, hex_at(-3, -12))),
    ("A1 19,3", Move(11, hex_at(19, 3))),
    ("standard 10,0", Pass("standard", hex_at(10, 0))),
    ("first-time 3,2", Pass("first_time", hex_at(3, 2))),
    ("short 3,2", Pass("short", hex_at(3, 2))),
    ("quick throw -9,4", Pass("quick_throw", hex_at(-9, 4))),
    ("high 12,-4", Pass("high", hex_at(12, -4))),
    ("long -18,-12", Pass("long", hex_at(-18, -12))),
    ("kick 0,0", Pass("kick", hex_at(0, 0))),
    ("throw 1,-10", Pass("throw", hex_at(1, -10))),
    ("throw to head 1,-10", Pass("throw_to_head", hex_at(1, -10))),
    ("shoot 19,2", Shoot(hex_at(19, 2))),
    ("head 12,3", Head(hex_at(12, 3))),
    ("nutmeg A4", Nutmeg(14)),
    ("reckless H10", Reckless(9)),
    ("name H9 A10", Name((8, 20))),
    ("name nobody", Name(())),
    ("pick 17", Pick(17)),
    ("line-up 40 3 7", LineUp((40, 3, 7))),
    ("form 4-4-2", Form("4-4-2")),
    ("sub H7 33", Substitute(6, 33)),
    *[(word, Call(word)) for word in get_args(Word)],
]


@pytest.mark.parametrize(("text", "answer"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_an_answer_and_its_text(text: str, answer: Action) -> None:
    assert game.format_answer(answer) == text
    assert game.parse_answer(text) == answer
    assert game.parse_answer(f"  {text.replace(' ', '   ').replace(',', ' , ')} ") == answer


def test_every_kind_of_answer_is_written() -> None:
    kinds = {kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Action)}
    assert {type(answer) for _, answer in WRITTEN} == kinds - {Action}
    assert {answer.kind for _, answer in WRITTEN if isinstance(answer, Pass)} == set(get_args(PassKind))


def test_labels_may_be_small() -> None:
    assert game.parse_answer("h8 5,0") == game.parse_answer("H8 5,0")
    assert game.parse_answer("name h9 a10") == game.parse_answer("name H9 A10")


def test_dice_and_draws_are_numbers() -> None:
    assert game.format_answer((5, 2)) == "5 2"
    assert game.format_answer((7,)) == "7"
    assert game.format_answer(None) == "None"


players = st.integers(0, 21)
hexes = st.sampled_from(list(bits(BOARD)))
cards = st.integers(0, 9999)
ANSWERS: Final[st.SearchStrategy[Any]] = st.one_of(
    st.builds(Move, players, hexes),
    st.builds(Pass, st.sampled_from(get_args(PassKind)), hexes),
    st.builds(Shoot, hexes),
    st.builds(Head, hexes),
    st.builds(Nutmeg, players),
    st.builds(Reckless, players),
    st.builds(Name, st.lists(players).map(tuple)),
    st.builds(Pick, cards),
    st.builds(LineUp, st.lists(cards, min_size=1).map(tuple)),
    st.builds(Form, st.sampled_from(["4-4-2", "5-3-2", "our own"])),
    st.builds(Substitute, players, cards),
    st.builds(Call, st.sampled_from(get_args(Word))),
)


@given(ANSWERS)
def test_any_answer_is_read_back(answer: Action) -> None:
    assert game.parse_answer(game.format_answer(answer)) == answer


@pytest.mark.parametrize("seed", range(3))
def test_every_option_of_a_match_has_its_own_text(seed: int) -> None:
    state = quick_match(game.read_setup({}), Seeded(seed))
    randbelow = Seeded(seed, "coach").randbelow
    for _ in range(60):
        request = game.request(state)
        assert request is not None
        if isinstance(request, Choose):
            every = [action for group in request.groups for action in group]
            texts = [game.format_answer(action) for action in every]
            assert [game.parse_answer(text) for text in texts] == every
            assert len(set(texts)) == len(every)
        state, _ = game.apply(state, request.at_random(randbelow))


BAD: Final = [
    # what was meant to be a call
    ("", "'' is not an answer of Counter Attack"),
    ("movment phase", "nearest: movement phase"),
    ("play", "nearest: play on"),
    ("standrad 10,0", "nearest: standard"),
    ("Standard 10,0", "nearest: standard"),
    ("first time 3,2", "nearest: first-time"),
    ("stop now", "nearest: stop"),
    ("5 2", "'5 2' is not an answer of Counter Attack"),
    # hexes
    ("standard", "a hex is named, as in 'standard 10,0'"),
    ("throw to head", "a hex is named, as in 'throw to head 10,0'"),
    ("shoot goal", "a hex is a column and a row, as in '10,-3'; got 'goal'"),
    ("high 3;2", "a hex is a column and a row, as in '10,-3'; got '3;2'"),
    ("long 19,7", "(19, 7) is no hex of the pitch"),
    ("head 40,0", "(40, 0) is no hex of the pitch"),
    ("H8 100,0", "a hex is a column and a row, as in '10,-3'; got '100,0'"),
    ("H8 ٣,0", "a hex is a column and a row, as in '10,-3'; got '٣,0'"),
    # players
    ("H8", "a player and a hex are named, as in 'H8 10,0'"),
    ("H8 1,0 2,0", "a player and a hex are named, as in 'H8 10,0'"),
    ("H12 1,0", "'H12 1,0' is not an answer of Counter Attack"),
    ("nutmeg", "one player is named, as in 'nutmeg A4'"),
    ("reckless A4 A5", "one player is named, as in 'reckless A4'"),
    ("nutmeg A12", "players are H1 to H11 and A1 to A11; got 'A12'"),
    ("name", "players are named, as in 'name H9 H10' or 'name nobody'"),
    ("name H9 9", "players are H1 to H11 and A1 to A11; got '9'"),
    # cards and formations
    ("pick", "one card is picked, as in 'pick 17'"),
    ("pick 1 2", "one card is picked, as in 'pick 17'"),
    ("pick -1", "cards have numbers from 0; got '-1'"),
    ("line-up", "as in 'line-up 40 3 7'"),
    ("line-up 40 H3", "cards have numbers from 0; got 'H3'"),
    ("form", "a formation is named, as in 'form 4-4-2'"),
    ("sub H7", "a player leaves for a card of the bench, as in 'sub H7 33'"),
    ("sub 33 H7", "players are H1 to H11 and A1 to A11; got '33'"),
    ("sub H7 x", "cards have numbers from 0; got 'x'"),
]


@pytest.mark.parametrize(("text", "help"), BAD, ids=[text or "nothing" for text, _ in BAD])
def test_bad_text_is_refused_with_help(text: str, help: str) -> None:  # noqa: A002 - what the message must hold
    with pytest.raises(BadNotation) as refused:
        game.parse_answer(text)
    assert help in str(refused.value)
    assert repr(text) in str(refused.value)
    assert "\n" not in str(refused.value)


WORDS: Final = ["H8", "A1", "name", "nobody", "sub", "pick", "form", "throw", "to", "head", "pass", "3", "5,0", "-1,-1"]


@given(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
@example("head pass")
def test_text_survives_a_round_trip(text: str) -> None:
    try:
        answer = game.parse_answer(text)
    except BadNotation:
        return
    assert game.parse_answer(game.format_answer(answer)) == answer
