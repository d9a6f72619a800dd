"""Answers as short text: every answer is written in one way and read back from it; bad text is refused with help."""

from typing import Final, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair import plays
from touchline.french_flair.model import DECK, Kind, Options, Origin, Play, Property, Word
from touchline.kernel import Action, BadNotation, Choose, Draw, IllegalAnswer, Roll, Seeded

WRITTEN: Final[list[tuple[str, Action]]] = [
    ("12.advance", ff.Play("single", (12,), "advance")),
    ("9.drop", ff.Play("single", (9,), "drop")),
    ("line 9 15.touch", ff.Play("line", (9, 15), "touch")),
    ("line J9 12.advance", ff.Play("line", (9, 12), "advance", relay=True)),
    ("forwards J3 6 7.run", ff.Play("forwards", (3, 6, 7), "run", relay=True)),
    ("backs 9 10 12 10.touch", ff.Play("backs", (9, 10, 12, 10), "touch")),
    ("counter 11.run", ff.Play("counter", (11,), "run")),
    ("counter J2 4 7.kick", ff.Play("counter", (2, 4, 7), "kick", relay=True)),
    ("8-9 8 9 10.drop", ff.Play("8-9", (8, 9, 10), "drop")),
    ("maul 2 8", ff.Play("maul", (2, 8))),
    ("maul 2", ff.Play("maul", (2,))),
    ("pick 1 5", ff.Play("pick", (1, 5))),
    ("dice 1", ff.Throw(1)),
    ("dice 2", ff.Throw(2)),
    *[(f"tackle {card}", ff.Tackle(card)) for card in range(1, 16)],
    *[(f"contest {card}", ff.Contest(card)) for card in range(1, 16)],
    *[(f"clear {card}", ff.ClearOut(card)) for card in range(1, 16)],
    *[(word, ff.Call(word)) for word in get_args(Word)],
]


@pytest.mark.parametrize(("text", "answer"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_an_answer_and_its_text(text: str, answer: Action) -> None:
    assert ff.game.format_answer(answer) == text
    assert ff.game.parse_answer(text) == answer
    assert ff.game.parse_answer(f"  {text.replace(' ', '   ')} ") == answer


def test_a_single_play_may_be_named() -> None:
    assert ff.game.parse_answer("single 12.advance") == ff.game.parse_answer("12.advance")


@pytest.mark.parametrize("seed", range(6))
def test_every_decision_of_a_match_is_read_back(seed: int) -> None:
    options = random_options(ff.game, Seeded(seed, "options").randbelow) if seed % 2 else {}
    decisions = 0
    for moment in moments(ff.game, seed, ff.game.read_setup({"options": options})):
        text = ff.game.format_answer(moment.answer)
        match moment.request:
            case Choose():
                decisions += 1
                assert ff.game.parse_answer(text) == moment.answer
            case Roll() | Draw():
                assert tuple(map(int, text.split())) == moment.answer
    assert decisions > 50


@pytest.mark.parametrize("origin", get_args(Origin))
def test_every_play_of_a_hand_has_its_own_text(origin: Origin) -> None:
    for hand in ((1, 2, 6, 8, 9, 10), (9, 9, 10, 12, 15), (3, 8, 9, 10, 11)):
        every = [play for group in plays.legal(hand, origin, Options()) for play in group]
        texts = [ff.game.format_answer(play) for play in every]
        assert [ff.game.parse_answer(text) for text in texts] == every
        assert len(set(texts)) == len(every) > 0


@st.composite
def any_play(draw: st.DrawFn) -> Play:
    """Any play that can be said, legal or not: one card for a single play, any number for the rest."""
    kind = draw(st.sampled_from(get_args(Kind)))
    cards = draw(st.lists(st.sampled_from(DECK), min_size=1, max_size=1 if kind == "single" else 7))
    return Play(kind, tuple(cards), draw(st.sampled_from((None, *get_args(Property)))), draw(st.booleans()))


@given(any_play())
def test_any_play_that_can_be_said_is_read_back(play: Play) -> None:
    assert ff.game.parse_answer(ff.game.format_answer(play)) == play


@pytest.mark.rule("FF-CARD-3")
@pytest.mark.parametrize("ending", [None, "run"])
@pytest.mark.parametrize("relay", [False, True])
def test_a_play_without_cards_is_refused_in_words(ending: Property | None, relay: bool) -> None:
    state = ff.game.parse_position(ff.Setup(), {"phase": "OPEN FREE"})
    with pytest.raises(IllegalAnswer, match="FF-CARD-3"):
        ff.game.apply(state, Play("backs", (), ending, relay))


BAD: Final = [
    # what was meant to be one word, or a kind of play
    ("", "'' is not an answer of French Flair"),
    ("declin", "nearest: decline"),
    ("time", "nearest: time up"),
    ("bakcs 9 10.run", "nearest: backs"),
    ("Backs 9 10.run", "nearest: backs"),
    ("forward 9 6 7.run", "nearest: forwards"),
    ("89 8 9.run", "nearest: 8-9"),
    ("decline 7", "nearest: decline"),
    ("5 2", "'5 2' is not an answer of French Flair"),
    # dice
    ("dice", "dice 1 or dice 2; got 'dice'"),
    ("dice 0", "dice 1 or dice 2; got 'dice 0'"),
    ("dice 3", "dice 1 or dice 2; got 'dice 3'"),
    ("dice two", "dice 1 or dice 2; got 'dice two'"),
    ("dice 1 2", "dice 1 or dice 2; got 'dice 1 2'"),
    # cards laid
    ("tackle 0", "cards are numbered 1 to 15; got '0'"),
    ("tackle 16", "cards are numbered 1 to 15; got '16'"),
    ("contest J7", "cards are numbered 1 to 15; got 'J7'"),
    ("clear -7", "cards are numbered 1 to 15; got '-7'"),
    ("tackle ٣", "cards are numbered 1 to 15; got '٣'"),
    ("tackle", "card"),
    ("tackle 7 8", "card"),
    # cards played
    ("0.advance", "cards are numbered 1 to 15; got '0'"),
    ("16.advance", "cards are numbered 1 to 15; got '16'"),
    ("backs 9 99.run", "cards are numbered 1 to 15; got '99'"),
    ("٣.advance", "cards are numbered 1 to 15; got '٣'"),
    ("12.fly", "a card concludes by advance, run, kick, touch, drop; got '12.fly'"),
    ("backs 9 10.", "a card reads like 9, J9 or 9.run; got '10.'"),
    ("backs 9 ten.run", "a card reads like 9, J9 or 9.run; got 'ten.run'"),
    ("backs 9, 10.run", "a card reads like 9, J9 or 9.run; got '9,'"),
    ("backs j9 10.run", "a card reads like 9, J9 or 9.run; got 'j9'"),
    ("backs 9.run 10", "FF-COMBO-3: only the last card concludes; got '9.run'"),
    ("backs 9 J10.run", "FF-JOKER-2: only the first card may be a relay; got 'J10.run'"),
    ("backs", "card"),
]


@pytest.mark.parametrize(("text", "help"), BAD, ids=[text or "nothing" for text, _ in BAD])
def test_bad_text_is_refused_with_help(text: str, help: str) -> None:  # noqa: A002 - what the message must hold
    with pytest.raises(BadNotation) as refused:
        ff.game.parse_answer(text)
    assert help in str(refused.value)
    assert repr(text) in str(refused.value)
    assert "\n" not in str(refused.value)


WORDS: Final = [
    *get_args(Kind),
    "tackle",
    "clear",
    "dice",
    "play",
    "on",
    "1",
    "2",
    "9",
    "10",
    "J9",
    "10.run",
    "J3.kick",
]


@given(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
@example("single 9 10.run")
def test_text_survives_a_round_trip(text: str) -> None:
    try:
        answer = ff.game.parse_answer(text)
    except BadNotation:
        return
    assert ff.game.parse_answer(ff.game.format_answer(answer)) == answer
