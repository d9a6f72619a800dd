"""Cards and hands: SETUP, CARD, EXIT, JOKER, RENEW, LASTCARD."""

from collections import Counter
from itertools import combinations

import pytest

from tests.french_flair.rules.support import Row, Ruling, row, ruling, verdict
from tests.french_flair.support import hand_of, now, offered, play, position
from touchline import french_flair as ff
from touchline.french_flair import plays
from touchline.french_flair.events import CardPlayed, Drawn, HandLost, Reshuffled
from touchline.french_flair.model import group_of
from touchline.kernel import AWAY, HOME, BadNotation, BadSetup, Choose, Draw, Result, Side

DECK = hand_of("1 2 3 4 5 6 7 8 9 9 9 9 10 10 10 11 12 13 14 15 15")
GATHERINGS = ("RUCK", "SCRUM", "LINEOUT", "MAUL1", "MAUL2", "PICKGO")

RENEW = [
    # Both sides draw up to six, when …
    row("FF-RENEW-1", "home CONTEST_OFFER defence 2-5 x70", "decline", "away RUCK x70", home="1 2", away="7",
        held="6-6"),
    row("FF-RENEW-1", "home RUCK x40", "12.advance; tackle 7", "away RUCK x50", home="12", away="7", held="6-6"),
    row("FF-RENEW-1", "home RUCK x40", "12.advance; tackle 7; [2][2]", "away FREE x30", home="1 12", away="7",
        held="6-6"),
    row("FF-RENEW-1", "home FREE x40", "12.kick; [2]", "away KICKED x50", home="12", away="7", held="6-6"),
    row("FF-RENEW-1", "home FREE x10", "15.touch; [1]", "away KICKED x15", home="15", away="7", held="6-6"),
    row("FF-RENEW-1", "home FREE x40", "9.drop; [2]", "away KICKED x50", home="9", away="7", held="6-6"),
    row("FF-RENEW-1", "PENALTY(home) x40", "goal; [2]", "away KICKED x50", home="9", away="7", held="6-6"),
    row("FF-RENEW-1", "MARK(home) x10", "kick; [2]", "away KICKED x20", home="9", away="7", held="6-6"),
    row("FF-RENEW-1", "CONVERSION(home)", "[2]; [1]", "KICKOFF(away) x50", home="9", away="7", held="6-6"),
    row("FF-RENEW-1", "home FREE x85", "12.kick; [6]", "DROPOUT22(away) x80", home="12", away="7", held="6-6"),
    row("FF-RENEW-1", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", home="12", away="7", held="6-6"),
    row("FF-RENEW-1", "home FREE x40", "12.kick; [4][4]", "SCRUM(home) x80", home="12", away="7", held="6-6"),
    row("FF-RENEW-1", "home FREE x40", "15.touch; [2]", "LINEOUT(away) x50", home="15", away="7", held="6-6"),
    row("FF-RENEW-1", "home CLEAR_OFFER attack 2-5 x70", "clear 1; [6]", "PENALTY(away) x70", home="1 2", away="7",
        held="6-6"),
    row("FF-RENEW-1", "ADVANTAGE_CHOICE(home) x70", "penalty", "PENALTY(home) x70", home="1 2", away="7", held="6-6"),
    row("FF-RENEW-1", "PICK_AGAIN(home) x60", "stop", "home PICKGO x60", home="1 2", away="7", held="6-6"),
    # The attack keeps the ball: nobody renews
    row("FF-RENEW-2", "home FREE x40", "1.advance; decline", "home FREE x50", home="1 2", away="7", held="1-1"),
    row("FF-RENEW-2", "home FREE x40", "1.advance; tackle 7; [2][1]; [2][2]", "home FREE x50", home="1 2", away="6 7",
        held="2-1"),
    row("FF-RENEW-2", "home KICKED x40", "counter 12.run; [2][2]", "home FREE x50", home="1 12", away="7", held="2-1"),
    row("FF-RUCK-3", "home CONTEST_OFFER attack 2-5 x70", "decline", "home RUCK x70", home="1", away="6 7", held="1-2"),
    row("FF-KICK-4", "home FREE x40", "12.kick; [2][2]", "home KICKED x60", home="1 12", away="7", held="1-1"),
    row("FF-ADVANTAGE-2", "ADVANTAGE_CHOICE(home) x70", "advantage", "home RUCK x70", home="1", away="7", held="2-1"),
    row("FF-MAUL-3", "home LINEOUT x60", "maul 1 8", "home MAUL1 x65", home="1 8 9", away="7", held="1-1"),
    row("FF-PENALTY-2", "PENALTY(home) x60", "tap", "home TAP x60", home="1 8 9", away="7", held="3-1"),
    # A bonus may lift a hand to seven; a played card brings it down before the next renewal
    row("FF-RENEW-3", "LINEOUT(home) x60", "[2][2]; [2][1]; 9.kick; [2]", "away KICKED x70", held="6-6"),
]  # fmt: skip

LASTCARD = [
    # A concluding advance or run of the last card: laid down without a throw, without a contest
    row("FF-LASTCARD-1", "home RUCK x40", "12.advance", "FORCED_TACKLE(away) x50", home="12", offers="tackle"),
    row("FF-LASTCARD-1", "home RUCK x40", "12.advance; tackle 14", "away RUCK x50", home="12", held="6-6",
        noted="CardLaid(away) TackledLastCard(away) -Thrown"),
    row("FF-LASTCARD-1", "home RUCK x40", "12.advance", "away RUCK x50", home="12", away="", held="6-6"),
    row("FF-LASTCARD-1", "home RUCK x40", "backs 9 10.run; [3]", "FORCED_TACKLE(away) x60", home="9 10"),
    row("FF-LASTCARD-1", "home RUCK x40", "line 9 12.advance", "FORCED_TACKLE(away) x55", home="9 12"),
    row("FF-LASTCARD-1", "home KICKED x40", "counter 12.run; [3][2]", "FORCED_TACKLE(away) x55", home="12"),
    row("FF-LASTCARD-1", "home RUCK x75", "line 9 12.advance; decline", "FORCED_TACKLE(away) x90", home="9 12"),
    row("FF-LASTCARD-1", "home RUCK x90", "12.advance; tackle 7", "away RUCK x100", home="12", scored="0-0"),
    row("FF-TACKLE-1", "home RUCK x40", "12.advance", "TACKLE_OFFER(away) x50", home="1 12", offers="tackle decline"),
    # Try, knock-on and run double come before it; on the goal line of a 5 m restart it holds
    row("FF-TRY-1", "home RUCK x95", "12.advance", "CONVERSION(home) x105", home="12", scored="5-0"),
    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [1]", "SCRUM(away) x40", home="12"),
    row("FF-RUN-4", "home KICKED x40", "counter 12.run; [2][2]", "home FREE x50", home="12", held="1-6"),
    row("FF-LASTCARD-2", "home SCRUM x95", "8.advance", "FORCED_TACKLE(away) x100", home="8", scored="0-0"),
    row("FF-LASTCARD-2", "home SCRUM x95", "8.advance; tackle 7", "away RUCK x100", home="8", scored="0-0"),
    row("FF-LASTCARD-2", "home SCRUM x95", "8.advance", "away RUCK x100", home="8", away="", scored="0-0"),
    # A last card may be kicked; one card tackles, but neither contests nor clears out
    row("FF-KICK-3", "home FREE x40", "12.kick; [2]", "away KICKED x50", home="12", noted="-TackledLastCard"),
    row("FF-TOUCHKICK-2", "home FREE x40", "15.touch; [2]", "LINEOUT(away) x50", home="15"),
    row("FF-DROP-1", "home FREE x75", "10.drop; [6]", "KICKOFF(away) x50", home="10", scored="3-0"),
    row("FF-LASTCARD-3", "home FREE x40", "12.advance; tackle 7; [6][5]; [2][1]", "away RUCK x50", home="1 12",
        away="7"),
    row("FF-LASTCARD-3", "home CONTEST_OFFER defence 2-5 x40", "contest 1; [3]", "home RUCK x40", away="7"),
    # Nothing left to play with: kicked and regained
    row("FF-LASTCARD-4", "home FREE x40", "12.kick; [1][1]", "away FREE x50", home="12", away="7", held="6-6"),
    row("FF-LASTCARD-4", "home FREE x40", "backs 9 10.kick; [1][1]", "away FREE x55", home="9 10",
        noted="HandLost(home)"),
    row("FF-LASTCARD-4", "home FREE x70", "12.kick; [3][3]", "away FREE x100", home="12", scored="0-0"),
    row("FF-KICK-4", "home FREE x75", "12.kick; [3][3]", "CONVERSION(home) x105", home="12", noted="-HandLost"),
    # No legal play, by a switch; a redraw is for scrums only
    row("FF-LASTCARD-5", "home CONTEST_OFFER attack 2-5 x40", "decline", "home RUCK x40", home="12"),
    row("FF-LASTCARD-5", "home CONTEST_OFFER attack 2-5 x40", "decline", "away FREE x40", home="12", away="6 7",
        held="6-6", noted="HandLost(home)", options={"ruck_exit": "relay_always"}),
    row("FF-LASTCARD-5", "home CONTEST_OFFER attack 2-5 x40", "decline", "away FREE x40", home="12", away="6 7",
        noted="HandLost(home) -HandRedrawn", options={"ruck_exit": "relay_always", "scrum_relay_low": "off"}),
    row("FF-LASTCARD-4", "home FREE x40", "12.kick; [1][1]", "away FREE x50", home="12",
        noted="HandLost(home) -HandRedrawn", options={"scrum_relay_low": "off"}),
    row("FF-LASTCARD-5", "home CONTEST_OFFER attack 2-5 x40", "decline", "home RUCK x40", home="12 13",
        options={"ruck_exit": "relay_always"}),
]  # fmt: skip

JOKER = [
    # 0 m, then 5 m, then 10 m; the first card after it acts in full if it concludes
    row("FF-JOKER-1", "home RUCK x30", "line J1 12.advance", "TACKLE_OFFER(away) x40", path="x40"),
    row("FF-JOKER-1", "home RUCK x85", "line J1 12.kick; [2]", "LANDING(away, KICK) x95", path=""),
    row("FF-JOKER-4", "home RUCK x30", "forwards J9 1 8.advance", "TACKLE_OFFER(away) x45", path="x35 x45"),
    row("FF-JOKER-4", "home RUCK x30", "forwards J9 1 2 8.advance", "TACKLE_OFFER(away) x55", path="x35 x45 x55",
        home="1 2 8 9 12"),
    row("FF-JOKER-4", "home RUCK x30", "backs J1 10 12 15.advance", "TACKLE_OFFER(away) x55", path="x35 x45 x55"),
    row("FF-JOKER-4", "home RUCK x30", "backs J1 10.advance", "TACKLE_OFFER(away) x40", path="x40"),
    row("FF-JOKER-4", "home KICKED x30", "counter J1 8 12.advance", "TACKLE_OFFER(away) x45", path="x35 x45"),
    row("FF-JOKER-4", "home KICKED x30", "counter J1 12.run; [2]", "TACKLE_OFFER(away) x40", path="x40"),
]  # fmt: skip


@pytest.mark.parametrize("case", [*RENEW, *LASTCARD, *JOKER])
def test_rule(case: Row) -> None:
    assert case.outcome() == case.expected
    assert case.outcome(turned=True) == case.expected


@pytest.mark.parametrize(
    "case",
    [
        # A single play is one card and one property, never a run
        ruling("FF-CARD-4", "home FREE x40", "9 12", "9.advance"),
        ruling("FF-CARD-4", "home FREE x40", "9 12", "9.touch"),
        ruling("FF-CARD-4", "home FREE x40", "9 12", "12.kick"),
        ruling("FF-CARD-4", "home FREE x40", "9 12", "12.run", "FF-RUN-1"),
        # Out of a gathering 10 to 15 need a 9 or a relay before them
        *[
            ruling("FF-EXIT-1", f"home {origin} x40", "8 9 10 15", answer, "FF-EXIT-1")
            for origin in GATHERINGS
            for answer in ("10.kick", "15.kick", "15.touch", "backs 10 15.run")
        ],
        *[ruling("FF-EXIT-1", f"home {origin} x40", "8 10 12", "10.advance", "FF-EXIT-1") for origin in GATHERINGS[1:]],
        *[ruling("FF-EXIT-1", f"home {origin} x40", "8 10 12", "12.advance", "FF-EXIT-1") for origin in GATHERINGS[1:]],
        *[ruling("FF-EXIT-1", f"home {origin} x40", "8 10 12", "backs J8 10 12.run") for origin in GATHERINGS],
        *[ruling("FF-EXIT-1", f"home {origin} x40", "9 10 12", "backs 9 10 12.run") for origin in GATHERINGS],
        # … but after a ruck any card may advance alone
        *[ruling("FF-EXIT-2", "home RUCK x40", f"{card}", f"{card}.advance") for card in range(1, 16)],
        ruling("FF-EXIT-2", "home RUCK x40", "12", "12.kick", "FF-EXIT-1"),
        ruling("FF-EXIT-2", "home RUCK x40", "10", "10.drop", "FF-EXIT-1"),
        ruling("FF-EXIT-2", "home LINEOUT x40", "8 12", "12.advance", "FF-EXIT-1"),
        # A forward advances alone, after a scrum only 6 to 8; a 9 does anything
        *[ruling("FF-EXIT-3", f"home {origin} x40", "1 8 9", "8.advance") for origin in GATHERINGS],
        *[ruling("FF-EXIT-3", f"home {origin} x40", "1 9", "1.advance") for origin in GATHERINGS if origin != "SCRUM"],
        *[ruling("FF-EXIT-3", "home SCRUM x40", f"{card} 9", f"{card}.advance") for card in (6, 7, 8)],
        *[ruling("FF-EXIT-3", f"home {origin} x40", "1 8 9", "9.drop") for origin in GATHERINGS],
        *[ruling("FF-EXIT-3", f"home {origin} x40", "1 8 9", "9.touch") for origin in GATHERINGS],
        *[ruling("FF-SCRUM-3", "home SCRUM x40", f"{card} 9", f"{card}.advance", "FF-SCRUM-3") for card in range(1, 6)],
        # Any card relays, and has no property
        *[ruling("FF-JOKER-1", "home LINEOUT x40", f"{card} 11", f"line J{card} 11.kick") for card in range(1, 11)],
        *[ruling("FF-JOKER-1", "home LINEOUT x40", f"{card} 11", f"line J{card} 11.kick") for card in range(12, 16)],
        ruling("FF-JOKER-1", "home KICKED x40", "2 7", "counter J7.run", "FF-JOKER-1"),
        # It opens four kinds of play
        ruling("FF-JOKER-2", "home FREE x40", "2 6 7 10 12", "forwards J2 6 7.run"),
        ruling("FF-JOKER-2", "home FREE x40", "2 6 7 10 12", "backs J2 10.drop"),
        ruling("FF-JOKER-2", "home FREE x40", "2 6 7 10 12", "line J2 12.kick"),
        ruling("FF-JOKER-2", "home KICKED x40", "2 6 7 10 12", "counter J2 6.run"),
        ruling("FF-JOKER-2", "home FREE x40", "2 6 7 10 12", "J2.advance", "FF-JOKER-2"),
        ruling("FF-JOKER-2", "home LINEOUT x40", "2 6 7 10 12", "maul J2 6", "FF-JOKER-2"),
        ruling("FF-JOKER-2", "home RUCK x40", "2 3 7 10 12", "pick J2 3", "FF-JOKER-2"),
        ruling("FF-JOKER-2", "home SCRUM x40", "2 8 9", "8-9 J8 9.run", "FF-JOKER-2"),
        # Also while holding a 9, but then without one
        ruling("FF-JOKER-3", "home RUCK x40", "1 7 8 9 10", "forwards J1 7 8.run"),
        ruling("FF-JOKER-3", "home RUCK x40", "1 7 8 9 10", "backs J1 10.run"),
        ruling("FF-JOKER-3", "home RUCK x40", "1 7 8 9 10", "forwards J1 8 9.run", "FF-JOKER-3"),
        ruling("FF-JOKER-3", "home RUCK x40", "1 7 8 9 10", "backs J1 10 9.run", "FF-JOKER-3"),
        ruling("FF-JOKER-3", "home KICKED x40", "1 7 8 9 10", "counter J1 9.run", "FF-JOKER-3"),
        ruling("FF-JOKER-3", "home RUCK x40", "9 9 10", "backs J9 10.run"),
        ruling("FF-JOKER-3", "home RUCK x40", "9 9 10", "backs J9 10 9.run", "FF-JOKER-3"),
        # 1 to 5 relay after a scrum too
        *[ruling("FF-JOKER-5", "home SCRUM x40", f"{card} 6 7", f"forwards J{card} 6 7.run") for card in range(1, 6)],
        ruling("FF-JOKER-5", "home SCRUM x40", "1 2 3 4 5 12", "line J1 12.advance"),
        # Its number counts for nothing: neighbours, order, scrum
        ruling("FF-JOKER-6", "home MAUL2 x40", "10 10", "backs J10 10.kick"),
        ruling("FF-JOKER-6", "home RUCK x40", "15 15", "line J15 15.touch"),
        ruling("FF-JOKER-6", "home KICKED x40", "9 15 15", "counter J15 15.run"),
        ruling("FF-JOKER-6", "home RUCK x40", "1 2 8", "forwards J8 1 2.advance"),
        ruling("FF-JOKER-6", "home RUCK x40", "6 7 12", "forwards J12 6 7.run"),
        ruling("FF-JOKER-6", "home RUCK x40", "9 12", "line J9 12.advance"),
        ruling("FF-JOKER-6", "home SCRUM x40", "3 6 7", "forwards J3 6 7.run"),
    ],
)  # fmt: skip
def test_ruling(case: Ruling) -> None:
    assert case.verdict() == case.said


# SETUP


@pytest.mark.parametrize("card", range(1, 16))
@pytest.mark.rule("FF-SETUP-1")
def test_a_side_has_one_of_each_card_four_9s_three_10s_and_two_15s(card: int) -> None:
    held = {9: 4, 10: 3, 15: 2}.get(card, 1)
    assert position("home FREE x50", home=f"{card} " * held).home.hand == (card,) * held
    with pytest.raises(BadSetup, match="FF-SETUP-1"):
        position("home FREE x50", home=f"{card} " * (held + 1))


def start_of_first_half() -> ff.State:
    return ff.start()


def start_of_second_half() -> ff.State:
    state = position("home FREE x50", time_up=True, home="9", away="7", home_discard="1 2 3", score="3-5")
    return ff.apply(state, ff.Call("end"))[0]


@pytest.mark.parametrize("start", [start_of_first_half, start_of_second_half])
@pytest.mark.rule("FF-SETUP-1", "FF-SETUP-2")
def test_each_half_starts_with_six_of_21_cards_for_each_side(start) -> None:
    state = start()
    for side in (HOME, AWAY):
        assert ff.request(state) == Draw("FF-SETUP-2", side, DECK, 6)
        state, _ = ff.apply(state, (9, 1, 15, 9, 15, 10))
    assert state.home.hand == state.away.hand == (1, 9, 9, 10, 15, 15)
    assert ff.game.describe(state)["home"]["discard"] == []
    assert now(state).startswith("KICKOFF")


@pytest.mark.parametrize(
    ("where", "script"),
    [
        ("home FREE x50", "2.advance"),
        ("home RUCK x75", "forwards 9 2 3.advance"),
        ("home RUCK x50", "line J3 15.kick"),
        ("home RUCK x50", "pick 2 3"),
        ("home LINEOUT x50", "maul 2 3"),
        ("home FREE x70", "15.kick; [6]"),
        ("home CONTEST_OFFER defence 2-5 x70", "contest 2; [3]"),
        ("home CONTEST_OFFER attack 2-5 x70", "contest 7; [3]; clear 2"),
        ("TACKLE_OFFER(home) x50", "tackle 2; [6][5]; [3][2]"),
    ],
)
@pytest.mark.rule("FF-SETUP-2")
def test_the_other_hand_is_secret_and_the_discard_public(where: str, script: str) -> None:
    """Two hands that differ only in cards not played look the same from the other side, and not from their own."""
    one, _ = play(position(where, home="2 3 9 15 10 11"), script)
    two, _ = play(position(where, home="2 3 9 15 12 13"), script)
    assert ff.view(one, AWAY) == ff.view(two, AWAY)
    assert ff.view(one, HOME) != ff.view(two, HOME)
    view = ff.view(one, AWAY)
    assert list(view.home.discard) == ff.game.describe(one)["home"]["discard"]
    assert (view.home.held, view.home.pile) == (len(one.home.hand), len(one.home.pile))
    assert view.hand == one.away.hand


@pytest.mark.parametrize(
    ("where", "waits_for", "rule", "origin", "zone"),
    [
        ("home RUCK x60", HOME, "FF-COMBO-1", "RUCK", None),
        ("away FREE x60", AWAY, "FF-COMBO-1", "FREE", None),
        ("TACKLE_OFFER(away) x60", AWAY, "FF-TACKLE-1", None, None),
        ("home CONTEST_OFFER attack 2-5 x60", AWAY, "FF-CONTEST-1", None, (2, 5)),
        ("home CLEAR_OFFER attack 3-5 x60", HOME, "FF-CLEAR-1", None, (3, 5)),
        ("SCRUM(away) x60", AWAY, "FF-SCRUM-1", None, None),
        ("home OVER x60", None, None, None, None),
    ],
)
def test_both_sides_see_the_ball_and_what_is_waited_for(where, waits_for, rule, origin, zone) -> None:
    state = position(where, home="1 2 3 9 9", away="7 8", score="3-5", home_discard="12 13")
    home, away = ff.view(state, HOME), ff.view(state, AWAY)
    for view in (home, away):
        assert (view.waits_for, view.rule, view.origin, view.zone) == (waits_for, rule, origin, zone)
        assert (view.home.points, view.home.held, view.home.pile, view.home.discard) == (3, 5, 14, (12, 13))
        assert (view.away.points, view.away.held, view.away.pile, view.away.discard) == (5, 2, 19, ())
    assert (home.own, home.left, home.mine, home.theirs) == (60, 40, home.home, home.away)
    assert (away.own, away.left, away.mine, away.theirs) == (40, 60, away.away, away.home)


@pytest.mark.parametrize("side", [HOME, AWAY])
@pytest.mark.rule("FF-SETUP-2", "FF-RENEW-4")
def test_a_draw_is_seen_by_its_own_side_and_counted_by_the_other(side: Side) -> None:
    _, events = play(position("PICK_AGAIN(home) x60", home="1 2", away="7"), "stop; draw 3 9 9 15; draw 1 2 9 10 11")
    drawn = [event for event in events if isinstance(event, Drawn)]
    assert [(event.side, event.cards) for event in drawn] == [(HOME, (3, 9, 9, 15)), (AWAY, (1, 2, 9, 10, 11))]
    for event in drawn:
        shown = ff.view_event(event, side)
        assert isinstance(shown, Drawn)
        assert (shown.side, shown.count) == (event.side, len(event.cards))
        assert shown.cards == (event.cards if event.side == side else ())


@pytest.mark.parametrize(
    ("pile", "owed", "taken", "reshuffled"),
    [
        # cards in the pile, cards owed; how many of the pile come without a question, whether the discard is taken
        (5, 4, 0, False),
        (4, 4, 4, False),
        (3, 4, 3, True),
        (1, 4, 1, True),
        (0, 4, 0, True),
        (1, 1, 1, False),
        (0, 1, 0, True),
    ],
)
@pytest.mark.rule("FF-SETUP-3")
def test_an_empty_pile_is_made_of_the_discard(pile: int, owed: int, taken: int, reshuffled: bool) -> None:
    hand = (1, 2, 3, 4, 5)[: 6 - owed]
    rest = tuple((Counter(DECK) - Counter(hand)).elements())
    left, discard = rest[:pile], rest[pile:]
    state = position("PICK_AGAIN(home) x60", home=text_of(hand), home_discard=text_of(discard))
    state, events = ff.apply(state, ff.Call("stop"))

    assert sum(event.count for event in events if isinstance(event, Drawn)) == taken
    assert any(isinstance(event, Reshuffled) for event in events) == reshuffled
    if taken == owed:
        assert now(state) == "home PICKGO x60"
        assert state.home.pile == ()
    else:
        assert ff.request(state) == Draw("FF-RENEW-1", HOME, discard if reshuffled else left, owed - taken)
        assert state.home.hand == hand + left[:taken]
        state, _ = play(state, "")
    assert len(state.home.hand) == 6
    assert Counter([*state.home.hand, *state.home.pile, *ff.game.describe(state)["home"]["discard"]]) == Counter(DECK)


def text_of(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


@pytest.mark.rule("FF-SETUP-3")
def test_cards_just_played_are_in_the_discard_that_becomes_the_pile() -> None:
    hand, rest = "1 12", "2 3 4 5 6 7 8 9 9 9 9 10 10 10 11 13 14 15 15"
    state, _ = play(position("home RUCK x40", home=hand, home_discard=rest), "12.advance; tackle 7; [2][1]")
    state, _ = ff.apply(state, (3, 3))
    assert ff.request(state) == Draw("FF-TACKLE-4", HOME, hand_of(rest + " 12"), 1)


@pytest.mark.rule("FF-SETUP-4")
def test_home_kicks_off_the_first_half_and_away_the_second() -> None:
    state, _ = play(start_of_first_half(), "")
    assert (now(state), state.half) == ("KICKOFF(home) x50", 1)
    state, _ = play(start_of_second_half(), "")
    assert (now(state), state.half) == ("KICKOFF(away) x50", 2)


@pytest.mark.parametrize(
    ("score", "winner"), [("7-3", HOME), ("3-7", AWAY), ("5-5", None), ("0-0", None), ("3-2", HOME)]
)
@pytest.mark.rule("FF-SETUP-5")
def test_the_highest_score_at_the_end_of_the_second_half_wins(score: str, winner: Side | None) -> None:
    state, _ = play(position("home FREE x50", half=1, time_up=True, score=score), "end")
    assert (state.half, ff.request(state) is None) == (2, False)
    state, _ = play(position("home FREE x50", half=2, time_up=True, score=score), "end")
    home, away = map(int, score.split("-"))
    assert ff.request(state) is None
    assert ff.game.result(state) == Result(home, away, winner)


# CARD


@pytest.mark.parametrize("card", range(1, 16))
@pytest.mark.rule("FF-CARD-1")
def test_groups(card: int) -> None:
    assert group_of(card) == ("forward" if card in range(1, 9) else "playmaker" if card in (9, 10) else "back")


@pytest.mark.parametrize(
    ("numbers", "properties"),
    [
        (range(1, 6), "advance"),
        (range(6, 9), "advance run"),
        (range(9, 11), "advance run kick touch drop"),
        (range(11, 15), "advance run kick"),
        (range(15, 16), "advance run kick touch"),
    ],
)
@pytest.mark.rule("FF-CARD-2")
def test_properties(numbers: range, properties: str) -> None:
    for card in numbers:
        state = position("home KICKED x50", home=f"{card}")
        for ending in ("advance", "run", "kick", "touch", "drop"):
            answer = f"counter {card}.run" if ending == "run" else f"{card}.{ending}"
            assert verdict(state, answer) == ("legal" if ending in properties.split() else "FF-CARD-2")


@pytest.mark.parametrize("card", range(1, 16))
@pytest.mark.rule("FF-TACKLE-1", "FF-CONTEST-1", "FF-CLEAR-1")
def test_every_card_tackles_contests_and_clears_out(card: int) -> None:
    hand = f"{card} 9" if card != 9 else "9 10"
    assert verdict(position("TACKLE_OFFER(away) x50", away=hand), f"tackle {card}") == "legal"
    assert verdict(position("home CONTEST_OFFER attack 2-5 x50", away=hand), f"contest {card}") == "legal"
    assert verdict(position("home CLEAR_OFFER attack 2-5 x50", home=hand), f"clear {card}") == "legal"


@pytest.mark.parametrize(
    ("where", "script", "played"),
    [
        ("home FREE x40", "12.advance", "12"),
        ("home FREE x40", "12.kick", "12"),
        ("home FREE x40", "backs 9 10.run", "9 10"),
        ("home FREE x75", "backs 9 10.run", "9"),
        ("home FREE x40", "line J1 12.advance", "1 12"),
        ("home KICKED x40", "counter 12.run; [3]", "12"),
    ],
)
@pytest.mark.rule("FF-CARD-3")
def test_a_played_card_is_discarded(where: str, script: str, played: str) -> None:
    state, _ = play(position(where, home="1 8 9 10 12 15"), script)
    assert ff.game.describe(state)["home"]["discard"] == list(hand_of(played))
    assert Counter(state.home.hand) + Counter(hand_of(played)) == Counter((1, 8, 9, 10, 12, 15))


@pytest.mark.rule("FF-CARD-3", "FF-CARD-4")
def test_a_single_play_is_one_card() -> None:
    state = position("home FREE x40", home="1 8 9 10 12 15")
    assert verdict(state, ff.Play("single", (8, 12), "advance")) == "FF-CARD-4"
    assert verdict(state, ff.Play("single", (), "advance")) == "FF-CARD-3"
    assert verdict(state, ff.Play("single", (12,), None)) == "FF-CARD-2"


# RENEW


@pytest.mark.rule("FF-RENEW-1", "FF-RENEW-4")
def test_a_renewal_fills_up_what_is_held_for_both_before_anything_else() -> None:
    state, _ = ff.apply(position("PICK_AGAIN(home) x60", home="1 2 9 15", away="7"), ff.Call("stop"))
    asked = []
    while isinstance(request := ff.request(state), Draw):
        asked.append((request.side, request.count))
        state, _ = ff.apply(state, request.bag[: request.count])
    assert asked == [(HOME, 2), (AWAY, 5)]
    assert Counter((1, 2, 9, 15)) <= Counter(state.home.hand)
    assert 7 in state.away.hand


@pytest.mark.rule("FF-RENEW-1")
def test_a_full_hand_draws_nothing() -> None:
    state, _ = ff.apply(position("PICK_AGAIN(home) x60", home="1 2", away="2 3 6 7 11 14"), ff.Call("stop"))
    state, _ = play(state, "draw 3 4 5 6")
    assert now(state) == "home PICKGO x60"
    assert state.away.hand == (2, 3, 6, 7, 11, 14)


@pytest.mark.parametrize(("home", "away"), [("1 2 3 4 5 6 7", "1 2 3 4 5 6"), ("1 2 3 4 5 6", "1 2 3 4 5 6 7")])
@pytest.mark.rule("FF-RENEW-3")
def test_a_hand_above_six_at_a_renewal_is_a_fault_of_the_engine(home: str, away: str) -> None:
    with pytest.raises(AssertionError, match="FF-RENEW-3"):
        play(position("PICK_AGAIN(home) x60", home=home, away=away), "stop")
    with pytest.raises(BadSetup, match="FF-RENEW-3"):
        position("home FREE x50", home=home + " 8", away=away + " 8")


# LASTCARD


@pytest.mark.rule("FF-LASTCARD-1")
def test_the_last_card_must_be_tackled_with_a_card_of_choice() -> None:
    state, _ = play(position("home RUCK x40", home="12", away="2 7 14"), "12.advance")
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("FF-LASTCARD-1", AWAY)
    assert list(request) == [ff.Tackle(2), ff.Tackle(7), ff.Tackle(14)]
    assert verdict(state, "decline") == "FF-LASTCARD-1"
    state, _ = ff.apply(state, ff.Tackle(7))
    assert state.away.hand == (2, 14)


@pytest.mark.parametrize(
    ("origin", "count"),
    [
        *[(origin, 6) for origin in ("SCRUM", "LINEOUT", "PICKGO", "TAP")],
        *[(origin, 2) for origin in ("MAUL1", "MAUL2")],
        *[(origin, 1) for origin in ("RUCK", "FREE", "KICKED", "KICKOFF", "DROPOUT")],
    ],
)
@pytest.mark.rule("FF-LASTCARD-5")
def test_every_hand_that_can_occur_has_a_legal_play(origin, count: int) -> None:
    hands = set(combinations(DECK, count))
    assert len(hands) == {6: 9117, 2: 15 * 14 // 2 + 3, 1: 15}[count]
    assert not [hand for hand in hands if not plays.legal(hand, origin, ff.Options())]


@pytest.mark.parametrize(
    ("where", "script", "rule"),
    [
        ("home FREE x40", "12.kick; [1][1]", "FF-LASTCARD-4"),
        ("home CONTEST_OFFER attack 2-5 x40", "decline", "FF-LASTCARD-5"),
    ],
)
@pytest.mark.rule("FF-LASTCARD-4", "FF-LASTCARD-5")
def test_a_lost_hand_tells_whether_it_was_empty(where: str, script: str, rule: str) -> None:
    _, events = play(position(where, home="12", options={"ruck_exit": "relay_always"}), script)
    assert HandLost(rule, HOME) in events


# JOKER


@pytest.mark.rule("FF-JOKER-1", "FF-CARD-3")
def test_a_relay_is_marked_when_it_is_played() -> None:
    _, events = play(position("home RUCK x40"), "forwards J12 1 8.advance")
    assert [event for event in events if isinstance(event, CardPlayed)] == [
        CardPlayed("FF-JOKER-1", HOME, 12, relay=True),
        CardPlayed("FF-CARD-3", HOME, 1),
        CardPlayed("FF-CARD-3", HOME, 8),
    ]


@pytest.mark.parametrize("text", ["forwards 9 J6 7.run", "backs J1 J10.run", "counter 12 J2"])
@pytest.mark.rule("FF-JOKER-2")
def test_only_the_first_card_may_be_a_relay(text: str) -> None:
    with pytest.raises(BadNotation, match="FF-JOKER-2"):
        ff.game.parse_answer(text)


@pytest.mark.rule("FF-JOKER-1")
def test_nobody_tackles_a_relay() -> None:
    """5 m out the defence may tackle what carries; the relay does not."""
    state, _ = play(position("home LINEOUT x95", home="1 10 12"), "backs J1 10.kick")
    assert (now(state), offered(state)) == ("FF-KICK-1(home) x95", {"dice"})
