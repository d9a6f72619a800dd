"""The worked examples of the book (§C), each row with its number; a row with several results is several cases."""

import re
from functools import partial
from importlib.resources import files
from typing import Any, Final, NamedTuple

import pytest

from tests.french_flair.support import hand_of, now, offered, play, position
from touchline.french_flair.events import Carried, Drawn, Intercepted, Kicked, Mauled, PickedAndGone
from touchline.french_flair.model import State
from touchline.kernel import SIDES, Event


class Example(NamedTuple):
    """A position, the play, and everything expected after it."""

    at: partial[State]
    script: str
    now: str
    hands: tuple[int, int]
    """How many cards home and away hold."""
    drawn: tuple[int, int] = (0, 0)
    """How many they have drawn; none unless a row says so."""
    trail: str | None = None
    """Where the ball went, carry by carry and kick by kick; a carry across the line is a try and leaves no trail."""
    offers: str | None = None
    score: str = "0-0"
    advantage: str | None = None
    half: int = 1
    time_up: bool = False
    home_holds: str | None = None


def at(where: str, **given: Any) -> partial[State]:
    return partial(position, where, **given)


def row(
    number: int, at: partial[State], script: str, now: str, *, rules: str, case: str = "", **expected: Any
) -> pytest.ParameterSet:
    """One case of a row, with the rules that it proves."""
    name = f"C{number:02}-{case}" if case else f"C{number:02}"
    marks = pytest.mark.rule(*[f"FF-{rule}" for rule in rules.split()])
    return pytest.param(Example(at, script, now, **expected), id=name, marks=marks)


DUEL: Final = at("LINEOUT(home) x60")  # a duel like any other: the winner plays on

BACKS: Final = at("home FREE x40", home="9 10 11 12 13 1")
C05: Final = "backs 9 10.run; [5]; tackle 2; [4][3]; [5][2]"
C07: Final = f"{C05}; contest 7; [3]"

THREE: Final = at("home FREE x40", home="1 2 3")
C11: Final = "1.advance; tackle 2"
C12: Final = f"{C11}; [6][3]; [5][4]"

KICKED: Final = at("home KICKED x40", home="11 ...")
FREE: Final = at("home FREE x40", home="11 ...")

CHAIN: Final = at("home RUCK x60", home="9 2 3 4 ...")
C54: Final = "forwards 9 2 3 4.advance"

COUNTER: Final = at("home KICKED x60", home="11 12 2 3 4 1")
C56: Final = (
    "counter 11.run; [6]; tackle 2; [5][4]; [6][2]",
    "contest 7; [4]",
    "clear 3; [4]",
    "12.advance",
    "tackle 6; [6][5]; [2][2]",
    "2.advance",
)

AT_5_METRES: Final = at("home SCRUM x95")
ADVANTAGE: Final = at("home RUCK x60", advantage="home@60")
PICKING: Final = at("home RUCK x80", home="1 2 3 4 9 10", advantage="home@80")

# fmt: off
EXAMPLES: Final = [
    # Duels
    row(1, DUEL, "[5][1]; [4][3]", "home LINEOUT x60", hands=(6, 6), rules="DICE-2 DICE-3 DICE-5"),
    row(2, DUEL, "[6][5]; [2][2]", "away LINEOUT x60", hands=(6, 7), drawn=(0, 1), rules="DICE-2"),
    row(3, DUEL, "[5][3]; [5][3]", "home LINEOUT x60", hands=(6, 6), rules="DICE-2"),
    row(4, DUEL, "[4]; [4]", "home LINEOUT x60", hands=(6, 6), rules="DICE-1 DICE-3"),

    # Tackle, ruck, contest and clear-out
    row(5, BACKS, C05, "CONTEST_OFFER(away, 2-5) x70", trail="45 70", offers="contest decline", hands=(4, 5),
        rules="BACKS-1 COMBO-1 COMBO-3 RUN-1 RUN-2 ADVANCE-2 TACKLE-1 TACKLE-5 RUCK-1 CONTEST-1"),
    row(6, BACKS, f"{C05}; contest 7; [1]", "ADVANTAGE_CHOICE(home) x70", case="die 1",
        offers="advantage penalty", hands=(4, 4), rules="RUCK-1 CONTEST-2 CONTEST-3 ADVANTAGE-1"),
    row(6, BACKS, f"{C05}; contest 7; [6]", "ADVANTAGE_CHOICE(home) x70", case="die 6",
        offers="advantage penalty", hands=(4, 4), rules="RUCK-1 CONTEST-2 CONTEST-3 ADVANTAGE-1"),
    row(7, BACKS, C07, "CLEAR_OFFER(home, 3-5) x70", offers="clear decline", hands=(4, 4),
        rules="CONTEST-2 CLEAR-1"),
    row(8, BACKS, f"{C07}; clear 1; [4]", "home RUCK x70", hands=(3, 4), rules="CLEAR-2 RUCK-3"),
    row(9, BACKS, f"{C07}; clear 1; [2]", "PENALTY(away) x70", offers="goal touch tap", hands=(6, 6), drawn=(3, 2),
        rules="CLEAR-2 CONTEST-3 PENALTY-1 PENALTY-2 RENEW-1"),
    row(10, BACKS, f"{C07}; decline", "away RUCK x70", hands=(6, 6), drawn=(2, 2), rules="CLEAR-1 RUCK-3 RENEW-1"),
    row(11, THREE, f"{C11}; [5][3]; [5][3]", "CONTEST_OFFER(home, 3-5) x50", trail="50", offers="contest decline",
        hands=(2, 5), rules="ADVANCE-1 DICE-2 TACKLE-5 RUCK-1 CONTEST-1"),
    row(12, THREE, f"{C12}; contest 2; [5]", "CLEAR_OFFER(away, 5-6) x50", case="zone", offers="clear decline",
        hands=(1, 5), rules="CONTEST-2 CLEAR-1"),
    row(12, THREE, f"{C12}; contest 2; [5]; clear 3; [4]", "ADVANTAGE_CHOICE(home) x50",
        offers="advantage penalty", hands=(1, 4), rules="CLEAR-2 CONTEST-3 ADVANTAGE-1"),
    row(13, THREE, f"{C12}; contest 2; [2]", "PENALTY(away) x50", hands=(6, 6), drawn=(5, 1),
        rules="CONTEST-2 CONTEST-3 PENALTY-1"),
    row(14, at("home FREE x40", home="1 2"), C12, "away RUCK x50", hands=(6, 6), drawn=(5, 1),
        rules="CONTEST-1 LASTCARD-3 RUCK-3 RENEW-1"),
    row(15, THREE, f"{C11}; [4][4]", "away FREE x10", trail="50 10", hands=(6, 6), drawn=(4, 1),
        rules="TACKLE-3 INTERCEPT-1 RENEW-1"),
    row(16, THREE, f"{C11}; [6][6]", "CONVERSION(away) x-5", trail="50 -5", score="0-5", hands=(2, 5),
        rules="TACKLE-3 INTERCEPT-2 TRY-1"),
    row(17, THREE, f"{C11}; [5][5]", "away FREE x0", trail="50 0", hands=(6, 6), drawn=(4, 1),
        rules="TACKLE-3 INTERCEPT-1 INTERCEPT-2"),
    row(18, THREE, f"{C11}; [6][5]; [1][1]", "home FREE x50", hands=(3, 5), drawn=(1, 0),
        rules="TACKLE-4 RENEW-2"),

    # Run
    row(19, KICKED, "counter 11.run; [6][2]", "TACKLE_OFFER(away) x70", trail="70", offers="tackle decline",
        hands=(5, 6), rules="COUNTER-1 COUNTER-3 RUN-2 TACKLE-1"),
    row(20, KICKED, "counter 11.run; [6][1]", "SCRUM(away) x40", case="[6][1]", trail="", hands=(6, 6), drawn=(1, 0),
        rules="RUN-3 SCRUM-1 RENEW-1"),
    row(20, KICKED, "counter 11.run; [1][1]", "SCRUM(away) x40", case="[1][1]", trail="", hands=(6, 6), drawn=(1, 0),
        rules="DICE-6 RUN-3 SCRUM-1"),
    row(21, KICKED, "counter 11.run; [4][4]", "home FREE x60", trail="60", hands=(6, 6), drawn=(1, 0),
        rules="RUN-4 RENEW-2"),

    # Kick
    row(22, FREE, "11.kick; [4][5]", "LANDING(away, KICK) x85", trail="85", offers="play mark", hands=(6, 6),
        drawn=(1, 0), rules="DICE-4 KICK-1 KICK-3 MARK-1 RENEW-1"),
    row(23, FREE, "11.kick; [2][2]", "home KICKED x60", hands=(5, 6), rules="KICK-4"),
    row(24, at("home FREE x40", home="11"), "11.kick; [2][2]", "away FREE x60", hands=(6, 6), drawn=(6, 0),
        rules="KICK-4 LASTCARD-4 RENEW-1"),
    row(25, FREE, "11.kick; [4][4]", "SCRUM(home) x80", hands=(6, 6), drawn=(1, 0), rules="KICK-5 SCRUM-1"),
    row(26, at("home FREE x75", home="11 ..."), "11.kick; [3][3]", "CONVERSION(home) x105", trail="105", score="5-0",
        hands=(5, 6), rules="KICK-4 TRY-1"),
    row(27, at("home FREE x85", home="11 ..."), "11.kick; [3][3]", "DROPOUT22(away) x80", trail="115", hands=(6, 6),
        drawn=(1, 0), rules="KICK-2 DEADBALL-1 DROPOUT22-1"),
    row(28, at("home FREE x70", home="11 ..."), "11.kick; [4][3]", "LANDING(away, KICK) x105", trail="105",
        offers="play ground", hands=(6, 6), drawn=(1, 0), rules="KICK-3 INGOAL-1 INGOAL-2 MARK-1"),

    # Touch kick
    row(29, at("home FREE x30"), "15.touch; [3][6]", "LINEOUT(away) x75", trail="75", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-1 TOUCHKICK-2 LINEOUT-1 LINEOUT-2 RENEW-1"),
    row(30, at("home FREE x30"), "15.touch; [3][3]", "LINEOUT(away) x70", trail="70", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-1 TOUCHKICK-2"),
    row(31, at("home FREE x60"), "15.touch; [3][3]", "LINEOUT(away) x95", trail="100", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-1 TOUCHKICK-2 LINEOUT-5"),
    row(32, at("home FREE x65"), "15.touch; [3][3]", "LINEOUT(away) x95", trail="95", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-1"),
    row(33, at("home FREE x65"), "15.touch; [6][2]", "DROPOUT22(away) x80", trail="105", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-3 DEADBALL-1"),
    row(34, at("home FREE x30"), "15.touch; [6][1]", "LINEOUT(away) x30", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-4"),
    row(35, at("home FREE x20"), "15.touch; [6][1]", "away KICKED x55", trail="55", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-5 KICK-3 RENEW-1"),

    # Drop
    row(36, at("home FREE x75"), "10.drop; [6]", "KICKOFF(away) x50", trail="105", score="3-0", hands=(6, 6),
        drawn=(1, 0), rules="DROP-1 DROP-2 KICKOFF-1 KICKOFF-2"),
    row(37, at("home FREE x75"), "10.drop; [5]", "LANDING(away, SHOT) x100", trail="100", offers="play ground",
        hands=(6, 6), drawn=(1, 0), rules="DROP-1 DROP-3 INGOAL-2 MARK-1"),
    row(38, at("home FREE x75"), "10.drop; [2][2]", "KICKOFF(away) x50", trail="105", score="3-0", hands=(6, 6),
        drawn=(1, 0), rules="DROP-1 DROP-2"),
    row(39, at("home FREE x75"), "10.drop; [6][1]", "LANDING(away, SHOT) x110", trail="110", offers="play ground",
        hands=(6, 6), drawn=(1, 0), rules="DROP-1 DROP-3 INGOAL-2"),

    # Maul and pick-and-go
    row(40, at("home LINEOUT x60", home="2 8 9 10 ..."), "maul 2 8; backs 9 10.drop; [4][5]", "KICKOFF(away) x50",
        trail="65 70 115", score="3-0", hands=(6, 6), drawn=(4, 0), rules="MAUL-1 MAUL-3 BACKS-1 DROP-1 DROP-2"),
    row(41, at("home LINEOUT x95", home="5 8 9 ..."), "maul 5 8", "home MAUL1 x100", case="maul", trail="100",
        hands=(4, 6), rules="MAUL-1 MAUL-3"),
    row(41, at("home LINEOUT x95", home="5 8 9 ..."), "maul 5 8; 9.advance", "CONVERSION(home) x105", trail="100",
        score="5-0", hands=(3, 6), rules="EXIT-3 FIVEMETRE-3 TRY-1 TRY-2"),
    row(42, at("home LINEOUT x95", home="1 2 3 4 ..."), "maul 1 2; maul 3 4", "CONVERSION(home) x105",
        trail="100 105", score="5-0", hands=(2, 6), rules="MAUL-1 MAUL-2 MAUL-3 TRY-1"),
    row(43, at("home RUCK x85", home="1 2 3 4", away="2"), "pick 1 2; pick 3 4", "home PICKGO x95", trail="90 95",
        hands=(6, 6), drawn=(6, 5), rules="PICKGO-1 PICKGO-2 PICKGO-3 RENEW-1"),
    row(43, at("home RUCK x85", home="1 2 3 4", away="2"), "pick 1 2; pick 3 4; 5.advance", "TACKLE_OFFER(away) x100",
        case="5 m right", offers="tackle decline", hands=(5, 6), drawn=(6, 5), rules="FIVEMETRE-1"),
    row(44, at("home RUCK x100", home="1 2 ..."), "pick 1 2", "CONVERSION(home) x105", trail="105", score="5-0",
        hands=(4, 6), rules="PICKGO-1 TRY-1"),

    # Combinations
    row(45, at("home RUCK x30", home="9 5 6 7 ..."), "forwards 9 5 6 7.run; [4]", "TACKLE_OFFER(away) x75",
        trail="35 45 55 75", offers="tackle decline", hands=(2, 6),
        rules="FORWARDS-1 FORWARDS-2 COMBO-2 COMBO-3 RUN-2"),
    row(46, at("home RUCK x30", home="9 7 8 9 ..."), "forwards 9 7 8 9.advance", "TACKLE_OFFER(away) x65",
        trail="35 45 55 65", offers="tackle decline", hands=(2, 6), rules="FORWARDS-1 FORWARDS-2 ADVANCE-1"),
    row(47, at("home RUCK x30", home="1 6 7 ..."), "forwards J1 6 7.run; [3]", "TACKLE_OFFER(away) x50",
        trail="35 50", hands=(3, 6), rules="JOKER-1 JOKER-2 JOKER-4 FORWARDS-1"),
    row(48, at("home FREE x30", home="9 10 12 10 ..."), "backs 9 10 12 10.touch; [2][3]", "LINEOUT(away) x80",
        trail="35 45 55 80", hands=(6, 6), drawn=(4, 0), rules="BACKS-1 COMBO-3 TOUCHKICK-2"),
    row(49, at("KICKOFF(away)"), "[3][4]; counter 9 8.run; [5][2]", "TACKLE_OFFER(away) x45", trail="15 20 45",
        offers="tackle decline", hands=(4, 6), rules="KICKOFF-1 COUNTER-1 COUNTER-2 COUNTER-4 RUN-2"),
    row(50, at("home RUCK x60", home="1 2 9 10 12 13"), "pick 1 2; backs 9 10.drop", "FF-DROP-1(home) x70",
        trail="65 70", offers="dice", hands=(4, 6), drawn=(2, 0), rules="PICKGO-3 EXIT-1 BACKS-1 DROP-1"),
    row(51, at("home RUCK x30"), "line 9 15.touch; [4][3]", "LINEOUT(away) x70", trail="35 70", hands=(6, 6),
        drawn=(2, 0), rules="LINE-1 LINE-2 TOUCHKICK-2"),
    row(52, at("home LINEOUT x85"), "line J1 12.advance", "TACKLE_OFFER(away) x95", trail="95",
        offers="tackle decline", hands=(4, 6), rules="JOKER-1 JOKER-4 LINE-1 ZONE22-1"),
    row(53, at("home LINEOUT x85"), "backs J1 10.drop; [4]", "KICKOFF(away) x50", trail="105", score="3-0",
        hands=(6, 6), drawn=(2, 0), rules="JOKER-1 JOKER-4 BACKS-1 DROP-1"),
    row(54, CHAIN, C54, "TACKLE_OFFER(away) x85", trail="65 75 85", offers="tackle decline", hands=(3, 6),
        home_holds="1 4 5", rules="COMBO-2 ZONE22-1"),
    row(54, CHAIN, f"{C54}; tackle 2; [6][5]; [4][3]", "CONTEST_OFFER(home, 5-6) x85", case="laid", hands=(3, 5),
        home_holds="1 4 5", rules="COMBO-4 ZONE22-1"),
    row(55, at("home FREE x60", home="9 10 11 ..."), "backs 9 10 11.run; [6][2]", "CONVERSION(home) x105",
        trail="65 75", score="5-0", hands=(3, 6), rules="ZONE22-1 RUN-2 TRY-1 TRY-2"),
    row(56, COUNTER, "; ".join(C56[:1]), "CONTEST_OFFER(away, 2-6) x90", case="zone", trail="90", hands=(5, 5),
        rules="COUNTER-3 RUCK-1"),
    row(56, COUNTER, "; ".join(C56[:2]), "CLEAR_OFFER(home, 4-6) x90", case="contest", hands=(5, 4),
        rules="CONTEST-2 CLEAR-1"),
    row(56, COUNTER, "; ".join(C56[:3]), "home RUCK x90", case="clear-out", hands=(4, 4), rules="CLEAR-2 RUCK-3"),
    row(56, COUNTER, "; ".join(C56[:4]), "TACKLE_OFFER(away) x100", case="on the line", trail="90 100",
        offers="tackle decline", hands=(3, 4), rules="EXIT-2 TACKLE-1"),
    row(56, COUNTER, "; ".join(C56[:5]), "home FREE x100", case="missed", hands=(4, 3), drawn=(1, 0),
        rules="TACKLE-4"),
    row(56, COUNTER, "; ".join(C56), "CONVERSION(home) x105", trail="90 100", score="5-0", hands=(3, 3),
        drawn=(1, 0), rules="TRY-1 TRY-2"),

    # Kick-off, scrum, lineout
    row(57, at("KICKOFF(home)"), "[6][6]", "SCRUM(home) x95", trail="110", hands=(6, 6),
        rules="KICKOFF-1 KICK-5 SCRUM-5"),
    row(58, at("KICKOFF(home)"), "[5][5]", "SCRUM(home) x95", trail="100", hands=(6, 6),
        rules="KICKOFF-1 KICK-5 SCRUM-5"),
    row(59, at("KICKOFF(home)"), "[6][4]", "LANDING(away, KICKOFF) x100", case="[6][4]", offers="play ground",
        hands=(6, 6), rules="KICKOFF-1 KICK-3 INGOAL-2 MARK-1"),
    row(59, at("KICKOFF(home)"), "[6][5]", "LANDING(away, KICKOFF) x105", case="[6][5]", offers="play ground",
        hands=(6, 6), rules="KICKOFF-1 KICK-3 INGOAL-2 MARK-1"),
    row(60, at("KICKOFF(home)"), "[3][3]", "home KICKOFF x80", offers="single counter", hands=(6, 6),
        rules="KICKOFF-1 KICK-4"),
    row(61, at("SCRUM(home) x60"), "[4]; [4]", "home SCRUM x60", hands=(6, 6), rules="DICE-1 SCRUM-1"),
    row(62, at("SCRUM(home) x60"), "[6][5]; [2][2]", "PENALTY(away) x60", offers="goal touch tap", hands=(6, 6),
        rules="DICE-2 SCRUM-2 PENALTY-2"),
    row(63, at("SCRUM(home) x60"), "[3][3]; [2][2]", "PENALTY(home) x60", offers="goal touch tap", hands=(6, 6),
        rules="DICE-2 SCRUM-2 PENALTY-2"),
    row(64, at("LINEOUT(away) x95"), "[4][3]; [5][1]", "home LINEOUT x95", hands=(6, 6), rules="DICE-2 LINEOUT-1"),
    row(64, at("LINEOUT(away) x95"), "[4][3]; [5][1]; 1.advance", "TACKLE_OFFER(away) x100", case="5 m right",
        offers="tackle decline", hands=(5, 6), rules="FIVEMETRE-1"),
    row(65, at("LINEOUT(home) x60"), "[2][2]; [6][5]", "home LINEOUT x60", hands=(7, 6), drawn=(1, 0),
        rules="LINEOUT-3"),
    row(66, at("home SCRUM x40", home="8 9 11 ..."), "8-9 8 9 11.run; [5]", "TACKLE_OFFER(away) x80",
        trail="45 55 80", offers="tackle decline", hands=(3, 6), rules="EIGHTNINE-1 EIGHTNINE-2"),
    row(67, at("home SCRUM x40"), "8-9 8 9 10 12.advance", "TACKLE_OFFER(away) x70", trail="45 50 60 70",
        hands=(2, 6), rules="EIGHTNINE-1 EIGHTNINE-2"),
    row(68, AT_5_METRES, "8.advance; tackle 2; [6][5]; [3][3]", "CONVERSION(home) x105", score="5-0", hands=(5, 5),
        rules="EXIT-3 FIVEMETRE-1 FIVEMETRE-2 TACKLE-4"),
    row(69, AT_5_METRES, "8.advance; tackle 2; [6][5]; [3][2]; decline", "away RUCK x100", trail="100", hands=(6, 6),
        drawn=(1, 1), rules="FIVEMETRE-2 RUCK-2 RUCK-3 RENEW-1"),
    row(70, at("home RUCK x40", home="12"), "12.advance", "FORCED_TACKLE(away) x50", case="must tackle",
        offers="tackle", hands=(0, 6), rules="EXIT-2 LASTCARD-1"),
    row(70, at("home RUCK x40", home="12"), "12.advance; tackle 2", "away RUCK x50", hands=(6, 6), drawn=(6, 1),
        rules="LASTCARD-1 RENEW-1"),

    # Conversion and penalty
    row(71, at("CONVERSION(home)", score="5-0"), "[4]; [4]", "KICKOFF(away) x50", score="7-0", hands=(6, 6),
        rules="DICE-1 CONVERSION-1 CONVERSION-2"),
    row(72, at("CONVERSION(home)", score="5-0"), "[6][5]; [1][1]", "KICKOFF(away) x50", score="5-0", hands=(6, 6),
        rules="DICE-2 CONVERSION-1 CONVERSION-2"),
    row(73, at("PENALTY(home) x60"), "goal; [5][4]", "KICKOFF(away) x50", trail="105", score="3-0", hands=(6, 6),
        rules="PENALTY-2 PENALTY-3 KICKOFF-2"),
    row(74, at("PENALTY(home) x50"), "goal; [5][4]", "away KICKED x95", trail="95", hands=(6, 6),
        rules="PENALTY-3 PENALTY-4"),
    row(75, at("PENALTY(home) x35"), "goal; [6][6]", "KICKOFF(away) x50", trail="105", score="3-0", hands=(6, 6),
        rules="PENALTY-3"),
    row(76, at("PENALTY(home) x70"), "goal; [6][1]", "LANDING(away, SHOT) x105", trail="105", offers="play ground",
        hands=(6, 6), rules="PENALTY-3 PENALTY-4 INGOAL-2"),
    row(77, at("PENALTY(home) x60"), "touch; [1]", "LINEOUT(home) x65", trail="65", hands=(6, 6),
        rules="PENALTY-5 LINEOUT-2"),
    row(78, at("PENALTY(home) x60"), "touch; [6][2]", "LINEOUT(home) x95", trail="100", hands=(6, 6),
        rules="PENALTY-5 LINEOUT-2 LINEOUT-5"),

    # Advantage
    row(79, ADVANTAGE, "backs 9 10.drop; [3][2]", "PENALTY(home) x60", trail="65 90", hands=(6, 6), drawn=(2, 0),
        rules="ADVANTAGE-4 ADVANTAGE-5 DROP-3 PENALTY-1"),
    row(80, ADVANTAGE, "1.advance", "TACKLE_OFFER(away) x70", case="gained", trail="70", hands=(5, 6),
        rules="ADVANTAGE-4"),
    row(80, ADVANTAGE, "1.advance; tackle 2; [5][5]", "away FREE x20", trail="70 20", hands=(6, 6), drawn=(1, 1),
        rules="ADVANTAGE-4 ADVANTAGE-5 INTERCEPT-1"),

    # Mark, drop-out, time, in-goal
    row(81, at("MARK(away) x90"), "touch; [1][6]", "home KICKED x55", trail="55", hands=(6, 6),
        rules="MARK-2 TOUCHKICK-5"),
    row(82, at("DROPOUT22(away)"), "[4][3]", "home DROPOUT x45", case="[4][3]", trail="45", offers="single counter",
        hands=(6, 6), rules="DROPOUT22-1 KICK-3"),
    row(82, at("DROPOUT22(away)"), "[4][4]", "SCRUM(away) x40", case="[4][4]", trail="40", hands=(6, 6),
        rules="DROPOUT22-1 KICK-5"),
    row(83, at("home FREE x30", time_up=True), "15.touch; [3][6]", "KICKOFF(away) x50", trail="75", half=2,
        hands=(6, 6), drawn=(6, 6), rules="CLOCK-2 TOUCHKICK-2 SETUP-2 SETUP-4"),
    row(84, at("LANDING(home, KICK) x-10"), "play; counter 15.run; [2]", "TACKLE_OFFER(away) x0", trail="0",
        offers="tackle decline", hands=(5, 6), rules="INGOAL-2 COUNTER-1 INGOAL-3"),
    row(85, at("home KICKED x100"), "counter 15.run; [1]", "SCRUM(away) x95", trail="", hands=(6, 6), drawn=(1, 0),
        rules="RUN-3 SCRUM-5"),
    row(86, at("LINEOUT(home) x95"), "[2][2]; [4][3]; 1.advance; tackle 2; [6][5]; [3][3]", "CONVERSION(home) x105",
        score="5-0", hands=(6, 5), drawn=(1, 0), rules="LINEOUT-3 FIVEMETRE-1 FIVEMETRE-2 TACKLE-4 RENEW-3"),
    row(86, at("LINEOUT(home) x95"), "[2][2]; [4][3]; 1.advance; tackle 2; [6][5]; [3][3]; [1]; [6]",
        "KICKOFF(away) x50", case="renewal", score="5-0", hands=(6, 6), drawn=(1, 1), rules="RENEW-1 RENEW-3"),

    # More of all these
    row(87, at("home RUCK x75"), "line 9 12.advance", "TACKLE_OFFER(away) x80", case="on the 9", trail="80",
        offers="tackle decline", hands=(5, 6), rules="LINE-2 ZONE22-1"),
    row(87, at("home RUCK x75"), "line 9 12.advance; decline", "TACKLE_OFFER(away) x90", trail="80 90",
        offers="tackle decline", hands=(4, 6), rules="LINE-1 LINE-2 TACKLE-2 ZONE22-1"),
    row(88, at("home MAUL2 x60", home="10 10"), "backs J10 10.drop; [6]", "away KICKED x90", trail="90",
        hands=(6, 6), drawn=(6, 0), rules="JOKER-6 BACKS-1 DROP-3 INGOAL-2"),
    row(89, at("home LINEOUT x85"), "line J9 12.advance", "TACKLE_OFFER(away) x95", trail="95",
        offers="tackle decline", hands=(4, 6), rules="JOKER-1 JOKER-3 JOKER-6 LINE-1"),
    row(90, at("home FREE x15"), "15.touch; [1][1]", "away KICKED x35", trail="35", hands=(6, 6), drawn=(1, 0),
        rules="TOUCHKICK-1 TOUCHKICK-5"),
    row(91, at("home FREE x85"), "10.drop; [1][1]", "LANDING(away, SHOT) x105", trail="105", offers="play ground",
        hands=(6, 6), drawn=(1, 0), rules="DROP-1 DROP-3"),
    row(92, at("home CONTEST_OFFER attack 2-5 x70", phases=59), "decline", "home RUCK x70", time_up=True,
        offers="single line forwards backs end", hands=(6, 6), rules="CLOCK-1 CLOCK-2 CLOCK-4"),
    row(93, PICKING, "pick 1 2; stop", "home PICKGO x85", case="stop", trail="85", advantage="home@80",
        hands=(6, 6), drawn=(2, 0), rules="PICKGO-2 PICKGO-3 ADVANTAGE-3"),
    row(93, PICKING, "pick 1 2; stop; backs 9 10.touch", "TACKLE_OFFER(away) x90", case="gained", trail="85 90",
        offers="tackle decline", hands=(5, 6), drawn=(2, 0), rules="ADVANTAGE-4 ZONE22-1"),
    row(93, PICKING, "pick 1 2; stop; backs 9 10.touch; decline; [2]", "LINEOUT(away) x95", trail="85 90 100",
        hands=(6, 6), drawn=(4, 0), rules="TOUCHKICK-2 LINEOUT-5"),
    row(94, PICKING, "pick 1 2; stop; 9.touch; [2]", "PENALTY(home) x80", trail="85 95", hands=(6, 6), drawn=(3, 0),
        rules="ADVANTAGE-3 ADVANTAGE-5 PENALTY-1"),
    row(95, at("SCRUM(home) x95"), "[3][3]; [2][1]", "PENALTY(home) x95", case="penalty", hands=(6, 6),
        rules="SCRUM-2 PENALTY-1"),
    row(95, at("SCRUM(home) x95"), "[3][3]; [2][1]; tap; 9.advance", "CONVERSION(home) x105", score="5-0",
        hands=(5, 6), rules="PENALTY-6 FIVEMETRE-4 TRY-1"),
    row(96, AT_5_METRES, "8-9 8 9.run", "TACKLE_OFFER(away) x100", case="on the 8", trail="100",
        offers="tackle decline", hands=(5, 6), rules="EIGHTNINE-1 ZONE22-1"),
    row(96, AT_5_METRES, "8-9 8 9.run; decline; [4][4]", "CONVERSION(home) x105", score="5-0", hands=(4, 6),
        rules="EIGHTNINE-2 RUN-4 FIVEMETRE-2"),
    row(97, AT_5_METRES, "8.advance; tackle 2; [4][4]", "away FREE x60", trail="100 60", hands=(6, 6), drawn=(1, 1),
        rules="FIVEMETRE-2 TACKLE-3 INTERCEPT-1"),
]
# fmt: on


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_example(example: Example) -> None:
    state, events = play(example.at(), example.script)
    assert now(state) == example.now
    assert (len(state.home.hand), len(state.away.hand)) == example.hands
    assert drawn(events) == example.drawn
    assert f"{state.home.points}-{state.away.points}" == example.score
    live = state.advantage
    assert (f"{live.side}@{live.mark}" if live else None) == example.advantage
    assert (state.half, state.time_up) == (example.half, example.time_up)
    if example.trail is not None:
        assert trail(events) == example.trail
    if example.offers is not None:
        assert offered(state) == set(example.offers.split())
    if example.home_holds is not None:
        assert state.home.hand == hand_of(example.home_holds)


def drawn(events: tuple[Event, ...]) -> tuple[int, int]:
    """How many cards home and away drew."""
    draws = [event for event in events if isinstance(event, Drawn)]
    home, away = (sum(draw.count for draw in draws if draw.side == side) for side in SIDES)
    return home, away


def trail(events: tuple[Event, ...]) -> str:
    """Where the ball was carried, driven or kicked to, one after the other."""
    moves = (Carried, Mauled, PickedAndGone, Intercepted, Kicked)
    return " ".join(str(event.x) for event in events if isinstance(event, moves))


def test_every_row_of_the_book_is_here() -> None:
    book = (files("touchline") / "rulebook" / "french-flair.md").read_text(encoding="utf-8")
    table = book.split("## §C Worked examples")[1].split("\n## ")[0]
    rows = [int(number) for number in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)]
    assert rows == list(range(1, 98))
    assert sorted({int(str(example.id)[1:3]) for example in EXAMPLES}) == rows
