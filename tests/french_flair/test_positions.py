"""Positions as plain data and as one line of text: both are read back exactly, and bad ones are refused with help."""

from typing import Any, Final, get_args

import msgspec
import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair.model import DECK, Origin, Source
from touchline.kernel import AWAY, HOME, SIDES, BadNotation, BadSetup, Choose, Seeded, Side, TouchlineError, other

USUAL: Final = ff.Setup()


# Round trips


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"clock": "minutes:10"},
        {"first_kick": "toss", "clock": "phases:25"},
        *[random_options(ff.game, Seeded(seed, "options").randbelow) for seed in range(3)],
    ],
    ids=["usual", "timed", "toss", "switched 0", "switched 1", "switched 2"],
)
def test_every_state_of_a_match_is_read_back(options: dict[str, Any]) -> None:
    setup = ff.game.read_setup({"options": options})
    states = [ff.game.start(setup), *(moment.state for moment in moments(ff.game, "positions", setup))]
    for state in states:
        told, line = ff.game.describe(state), ff.game.format_position(state)
        assert ff.game.parse_position(setup, told) == state
        assert ff.game.parse_position(setup, msgspec.json.decode(msgspec.json.encode(told))) == state
        assert ff.game.parse_position(setup, line) == state
        assert "\n" not in line
        assert ff.game.format_position(ff.game.parse_position(setup, line)) == line
    assert ff.game.describe(states[-1])["phase"] == "OVER"


def test_a_line_of_text_keeps_the_names_of_the_sides() -> None:
    state = ff.game.start(ff.Setup("Toulon", "Clermont"))
    assert ff.game.parse_position(state.setup, ff.game.format_position(state)) == state


def test_omitted_fields_have_defaults() -> None:
    state = ff.game.parse_position(USUAL, {})
    assert ff.game.format_position(state) == "FF1 home OPEN FREE x50 1.0 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6"
    assert ff.game.describe(state) == {
        "attack": "home",
        "phase": "OPEN FREE",
        "x": 50,
        "half": 1,
        "phases": 0,
        "time_up": False,
        "first_kick": "home",
        "advantage": None,
        "home": {"points": 0, "hand": [1, 2, 3, 4, 5, 6], "discard": []},
        "away": {"points": 0, "hand": [1, 2, 3, 4, 5, 6], "discard": []},
    }


def test_a_line_tells_all_that_is_unusual() -> None:
    line = (
        "FF1 away OPEN MAUL1 x-5 2.61 7-10 home:- away:2,9,15 home-discard:1,9,9 away-discard:3 time-up "
        "advantage:away@20 first:away clock=phases:40 drop_out_mark=25 counter_repeat=on tap_relay=off"
    )
    state = ff.game.parse_position(USUAL, line)
    assert ff.game.format_position(state) == line
    assert ff.game.describe(state) == {
        "attack": "away",
        "phase": "OPEN MAUL1",
        "x": -5,
        "half": 2,
        "phases": 61,
        "time_up": True,
        "first_kick": "away",
        "advantage": {"side": "away", "mark": 20},
        "home": {"points": 7, "hand": [], "discard": [1, 9, 9]},
        "away": {"points": 10, "hand": [2, 9, 15], "discard": [3]},
    }
    assert state.options == ff.Options(clock="phases:40", drop_out_mark=25, counter_repeat=True, tap_relay=False)
    assert sorted((*state.home.pile, 1, 9, 9)) == list(DECK)


def test_the_words_of_a_line_may_stand_in_any_order_and_width() -> None:
    line = "FF1  home OPEN RUCK x60   1.12 7-3  time-up away:3,4  tap_relay=off home:9,1"
    tidy = "FF1 home OPEN RUCK x60 1.12 7-3 home:1,9 away:3,4 time-up tap_relay=off"
    assert ff.game.format_position(ff.game.parse_position(USUAL, line)) == tidy


# Every phase by its name

ATTACK, DEFENCE = "attack", "defence"
PHASES: Final = [
    ("KICKOFF", "FF-KICKOFF-1", ATTACK),
    ("DROPOUT22", "FF-DROPOUT22-1", ATTACK),
    ("SCRUM", "FF-SCRUM-1", ATTACK),
    ("LINEOUT", "FF-LINEOUT-1", ATTACK),
    ("CONVERSION", "FF-CONVERSION-1", ATTACK),
    ("PENALTY", "FF-PENALTY-2", ATTACK),
    ("MARK", "FF-MARK-2", ATTACK),
    ("PICK_AGAIN", "FF-PICKGO-2", ATTACK),
    ("TACKLE_OFFER", "FF-TACKLE-1", DEFENCE),
    ("FORCED_TACKLE", "FF-LASTCARD-1", DEFENCE),
    ("ADVANTAGE_CHOICE", "FF-ADVANTAGE-1", ATTACK),
    *[(f"OPEN {origin}", "FF-COMBO-1", ATTACK) for origin in get_args(Origin)],
    *[(f"LANDING {source}", "FF-INGOAL-2", ATTACK) for source in get_args(Source)],
    *[
        (f"{name} {winner} {low}-{high}", rule, decides[winner])
        for name, rule, decides in (
            ("CONTEST_OFFER", "FF-CONTEST-1", {ATTACK: DEFENCE, DEFENCE: ATTACK}),
            ("CLEAR_OFFER", "FF-CLEAR-1", {ATTACK: ATTACK, DEFENCE: DEFENCE}),
        )
        for winner in (ATTACK, DEFENCE)
        for low in range(1, 7)
        for high in range(low, 7)
    ],
]


@pytest.mark.parametrize("attack", SIDES)
@pytest.mark.parametrize(("phase", "rule", "decides"), PHASES, ids=[phase for phase, _, _ in PHASES])
def test_a_phase_has_a_name(phase: str, rule: str, decides: str, attack: Side) -> None:
    x = 0 if attack == HOME else 100  # where a landing has something to ask
    state = ff.game.parse_position(USUAL, {"attack": attack, "phase": phase, "x": x})
    request = ff.game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == (rule, attack if decides == ATTACK else other(attack))
    assert len(request) > 0
    assert ff.game.describe(state)["phase"] == phase
    assert ff.game.format_position(state).startswith(f"FF1 {attack} {phase} x{x} ")


def test_a_match_that_is_over_waits_for_nothing() -> None:
    state = ff.game.parse_position(USUAL, {"phase": "OVER", "home": {"points": 12}, "away": {"points": 9}})
    assert ff.game.request(state) is None
    assert ff.game.result(state).winner == HOME
    assert ff.game.parse_position(USUAL, ff.game.format_position(state)) == state


# Refusals: the mistake, and what would be right

BAD_DATA: Final[list[tuple[dict[str, Any], str, str]]] = [
    ({"atack": "home"}, "there is no 'atack'", "nearest: attack"),
    ({"attack": "north"}, "got 'north'", "attack is home or away"),
    ({"attack": None}, "got None", "attack is home or away"),
    ({"first_kick": "toss"}, "got 'toss'", "first_kick is home or away"),
    ({"phase": "OPEN RUK"}, "there is no phase 'OPEN RUK'", "OPEN RUCK"),
    ({"phase": "RUCK"}, "there is no phase 'RUCK'", "OPEN RUCK"),
    ({"phase": "CONTEST_OFFER attack 5-2"}, "there is no phase 'CONTEST_OFFER attack 5-2'", "nearest: CONTEST_OFFER"),
    ({"phase": 7}, "there is no phase 7", "nearest:"),
    ({"phase": ["OPEN", "RUCK"]}, "['OPEN', 'RUCK']", "nearest:"),
    ({"x": 52}, "got 52", "x is a multiple of 5 from -15 to 115"),
    ({"x": -20}, "got -20", "x is a multiple of 5 from -15 to 115"),
    ({"x": 120}, "got 120", "x is a multiple of 5 from -15 to 115"),
    ({"x": "50"}, "got '50'", "x is a multiple of 5 from -15 to 115"),
    ({"x": 50.0}, "got 50.0", "x is a multiple of 5 from -15 to 115"),
    ({"half": 0}, "got 0", "half is a number from 1 to 2"),
    ({"half": 3}, "got 3", "half is a number from 1 to 2"),
    ({"half": True}, "got True", "half is a number from 1 to 2"),
    ({"phases": -1}, "got -1", "phases is a number from 0"),
    ({"phases": "many"}, "got 'many'", "phases is a number from 0"),
    ({"time_up": 1}, "got 1", "time_up is true or false"),
    ({"time_up": "yes"}, "got 'yes'", "time_up is true or false"),
    ({"advantage": "home"}, "got 'home'", "an advantage has a side and a mark"),
    ({"advantage": {"side": "home"}}, "got {'side': 'home'}", "an advantage has a side and a mark"),
    ({"advantage": {"side": "north", "mark": 50}}, "got 'north'", "advantage side is home or away"),
    ({"advantage": {"side": "home", "mark": 51}}, "got 51", "advantage mark is a multiple of 5 from -15 to 115"),
    ({"home": [1, 2]}, "got [1, 2]", "home has points, hand and discard"),
    ({"away": {"hands": [1]}}, "got {'hands': [1]}", "away has points, hand and discard"),
    ({"home": {"points": -1}}, "got -1", "points is a number from 0"),
    ({"home": {"points": 7.5}}, "got 7.5", "points is a number from 0"),
    ({"home": {"hand": "1 2"}}, "got '1 2'", "the hand of home is a list of cards 1 to 15"),
    ({"home": {"hand": [0, 1]}}, "got [0, 1]", "the hand of home is a list of cards 1 to 15"),
    ({"away": {"hand": [16]}}, "got [16]", "the hand of away is a list of cards 1 to 15"),
    ({"away": {"discard": ["9"]}}, "got ['9']", "the discard of away is a list of cards 1 to 15"),
    ({"home": {"hand": [3, 3]}}, "more of 3", "than its 21 cards hold (FF-SETUP-1)"),
    ({"home": {"hand": [15, 15], "discard": [15]}}, "more of 15", "than its 21 cards hold (FF-SETUP-1)"),
    ({"home": {"hand": [1, 2, 3, 4, 5, 6, 7, 8]}}, "home holds 8 cards", "7 at most (FF-RENEW-3)"),
    ({"phase": "OPEN FREE", "home": {"hand": []}}, "home has no answer at OPEN FREE", "other cards"),
    ({"phase": "OPEN LINEOUT", "home": {"hand": [12]}}, "home has no answer at OPEN LINEOUT", "other cards"),
    ({"phase": "FORCED_TACKLE", "away": {"hand": []}}, "away has no answer at FORCED_TACKLE", "other cards"),
    # A question that the rules never ask
    ({"phase": "TACKLE_OFFER", "away": {"hand": []}}, "TACKLE_OFFER", "card"),  # FF-TACKLE-1
    ({"phase": "CONTEST_OFFER attack 2-5", "away": {"hand": [7]}}, "CONTEST_OFFER", "card"),  # FF-CONTEST-1
    ({"phase": "CLEAR_OFFER attack 2-5", "home": {"hand": [7]}}, "CLEAR_OFFER", "card"),  # FF-CLEAR-1
    ({"phase": "PICK_AGAIN", "home": {"hand": [1, 9]}}, "PICK_AGAIN", "card"),  # FF-PICKGO-2
]


@pytest.mark.parametrize(("position", "wrong", "right"), BAD_DATA, ids=[str(position) for position, _, _ in BAD_DATA])
def test_bad_data_is_refused(position: dict[str, Any], wrong: str, right: str) -> None:
    with pytest.raises(BadSetup) as refused:
        ff.game.parse_position(USUAL, position)
    assert wrong in str(refused.value)
    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


HEAD: Final = "FF1 home OPEN FREE x50 1.0 0-0"
FORM: Final = "a position reads like 'FF1 home OPEN RUCK x60 1.12 7-3 home:1,2 away:3,4'"
BAD_TEXT: Final[list[tuple[str, type[TouchlineError], str, str]]] = [
    ("", BadNotation, "got ''", FORM),
    ("FF2 home OPEN FREE x50 1.0 0-0", BadNotation, "'FF2", FORM),
    ("FF1 north OPEN FREE x50 1.0 0-0", BadNotation, "north", FORM),
    ("FF1 home x50 1.0 0-0", BadNotation, "'FF1 home x50", FORM),
    ("FF1 home OPEN FREE 50 1.0 0-0", BadNotation, "FREE 50", FORM),
    ("FF1 home OPEN FREE x50 1 0-0", BadNotation, "x50 1 0-0", FORM),
    ("FF1 home OPEN FREE x50 1.0", BadNotation, "x50 1.0'", FORM),
    ("FF1 home OPEN FREE x50 1.0 0:0", BadNotation, "0:0", FORM),
    ("FF1 home OPEN FREE x7 1.0 0-0", BadSetup, "got 7", "a multiple of 5"),
    (f"FF1 home OPEN FREE x{'5' * 5000} 1.0 0-0", TouchlineError, "got", "x"),
    ("FF1 home OPEN FREE x50 3.0 0-0", BadSetup, "got 3", "half is a number from 1 to 2"),
    ("FF1 home OPEN FRE x50 1.0 0-0", BadSetup, "there is no phase 'OPEN FRE'", "OPEN FREE"),
    (f"{HEAD} home:1,x", BadNotation, "'x' is no number", "'home:1,x'"),
    (f"{HEAD} home:", BadNotation, "'' is no number", "'home:'"),
    (f"{HEAD} home:1,16", BadSetup, "got [1, 16]", "cards 1 to 15"),
    (f"{HEAD} home:3,3", BadSetup, "more of 3", "21 cards"),
    (f"{HEAD} hom:1,2", BadNotation, "is not part of a position", "'hom:1,2'"),
    (f"{HEAD} home-pile:1,2", BadNotation, "is not part of a position", "'home-pile:1,2'"),
    (f"{HEAD} timeup", BadNotation, "is not part of a position", "'timeup'"),
    (f"{HEAD} advantage:home", BadNotation, "is not part of a position", "'advantage:home'"),
    (f"{HEAD} advantage:home@far", BadNotation, "'far' is no number", "'advantage:home@far'"),
    (f"{HEAD} advantage:home@51", BadSetup, "got 51", "a multiple of 5"),
    (f"{HEAD} advantage:north@50", BadSetup, "got 'north'", "home or away"),
    (f"{HEAD} first:north", BadSetup, "got 'north'", "first_kick is home or away"),
    (f"{HEAD} ruk_exit=all_free", BadSetup, "there is no option 'ruk_exit'", "nearest: ruck_exit"),
    (f"{HEAD} ruck_exit=free", BadSetup, "got 'free'", "ruck_exit takes advance_free, relay_always, all_free"),
    (f"{HEAD} tap_relay=maybe", BadSetup, "got 'maybe'", "tap_relay takes on, off"),
    (f"{HEAD} drop_out_mark=22", BadSetup, "got '22'", "drop_out_mark takes 20, 25"),
    (f"{HEAD} clock=phases:0", BadSetup, "got 'phases:0'", "phases:N or minutes:N"),
    (f"{HEAD} clock=sundial", BadSetup, "got 'sundial'", "phases:N or minutes:N"),
    ("FF1 home stack=[{ x50 1.0 0-0", BadNotation, "the stack of the position cannot be read", "truncated"),
    ('FF1 home stack=[{"type":"Nap"}] x50 1.0 0-0', BadSetup, "the stack of the position cannot be read", "'Nap'"),
]


@pytest.mark.parametrize(
    ("text", "kind", "wrong", "right"), BAD_TEXT, ids=[text[:60] or "nothing" for text, _, _, _ in BAD_TEXT]
)
def test_bad_text_is_refused(text: str, kind: type[TouchlineError], wrong: str, right: str) -> None:
    with pytest.raises(kind) as refused:
        ff.game.parse_position(USUAL, text)
    assert wrong in str(refused.value)
    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


BAD_STACK: Final[list[tuple[str, object]]] = [
    ("no list", "PlayChoice"),
    ("no object", ["PlayChoice"]),
    ("no type", [{"origin": "RUCK"}]),
    ("unknown type", [{"type": "Nap"}]),
    ("field missing", [{"type": "PlayChoice"}]),
    ("field unknown", [{"type": "PlayChoice", "origin": "RUCK", "colour": "red"}]),
    ("field out of range", [{"type": "PlayChoice", "origin": "PUB"}]),
    ("a passage on top, which waits for nobody", [{"type": "Penalty", "side": "home"}]),
    ("a choice of dice for no throw", [{"type": "DiceChoice", "throw": {"type": "PenaltyChoice"}}]),
    (
        "declared cards that are not in hand",
        [
            {
                "type": "PlayedCards",
                "play": {"type": "Play", "kind": "backs", "cards": [9, 10], "ending": "run"},
                "played": 1,
            },
            {"type": "TackleOffer", "rule": "FF-ZONE22-1", "stops": "link"},
        ],
    ),
]


@pytest.mark.parametrize("stack", [stack for _, stack in BAD_STACK], ids=[name for name, _ in BAD_STACK])
def test_a_bad_stack_is_refused(stack: object) -> None:
    with pytest.raises(BadSetup, match="the stack of the position"):
        ff.game.parse_position(USUAL, {"stack": stack})


def test_a_stack_that_offers_nothing_is_refused() -> None:
    with pytest.raises(BadSetup, match="home has no answer"):
        ff.game.parse_position(USUAL, {"stack": [{"type": "PlayChoice", "origin": "RUCK"}], HOME: {"hand": []}})


@pytest.mark.parametrize("value", [60, None, ["phases:60"], "phases:", "minutes:-1", "phases:٣"])
def test_a_bad_clock_is_refused(value: object) -> None:
    with pytest.raises(BadSetup, match="option clock takes phases:N or minutes:N"):
        ff.game.read_setup({"options": {"clock": value}})


@pytest.mark.rule("FF-SETUP-1", "FF-RENEW-3")
@pytest.mark.parametrize("side", [HOME, AWAY])
def test_a_side_has_21_cards_in_a_position_too(side: Side) -> None:
    state = ff.game.parse_position(USUAL, {side: {"hand": [9, 9, 15, 1, 2, 3, 4], "discard": [10, 10]}})
    team = state.team(side)
    assert team.hand == (1, 2, 3, 4, 9, 9, 15)
    assert sorted((*team.hand, *team.pile, 10, 10)) == list(DECK)
    assert ff.game.describe(state)[side]["discard"] == [10, 10]
