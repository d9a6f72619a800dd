"""`touchline play`: whole matches at the keyboard, and the record after every way of leaving."""

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from rich.console import Console

from tests.support.matches import moments, random_options, redealt
from tests.support.table import Lines, Screen, Seat, assert_narrow, read
from touchline import french_flair as ff
from touchline import rulebook
from touchline.cli import main
from touchline.cli.presenters import PRESENTERS
from touchline.cli.presenters.french_flair import wording
from touchline.cli.presenters.french_flair.board import Strip
from touchline.cli.table import clock, screen
from touchline.cli.table.book import Book
from touchline.cli.table.clock import WallClock
from touchline.cli.table.human import News, Person
from touchline.cli.table.match import Table
from touchline.cli.table.terminal import Terminal
from touchline.coaches import coach
from touchline.coaches.french_flair.clock import PhaseClock
from touchline.french_flair.model import Call, Options, Setup
from touchline.games import GAMES
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    Choose,
    Coach,
    DiceFrom,
    Header,
    Reading,
    Recorder,
    Seeded,
    Side,
    read_options,
    replace,
    verify,
)

GAME = ff.game
PRESENTER = PRESENTERS[GAME.name]
BRIEF = ["-o", "clock=phases:8"]
HAND_OVER = re.compile(r"Hand over to (\w+), then press Enter: ")


@pytest.fixture
def seat(tmp_path, monkeypatch, capsys):
    return Seat(GAME.name, tmp_path, monkeypatch, capsys)


def place(position: str) -> ff.State:
    return GAME.parse_position(Setup(), position)


class TestCoaches:
    def test_they_play_by_themselves(self, seat):
        shown = seat.play("--home", "random", "--away", "steady", "--seed", "5", "--home-name", "Garonne")
        assert "Garonne (random) against Away (steady), saved to match.jsonl as you play." in shown
        assert "Full time: " in shown
        assert re.search(r"points +\d+ +\d+", shown)
        assert shown.endswith("See the match again with:\n  touchline replay match.jsonl\n")
        assert_narrow(shown)
        with seat.record.open("rb") as lines:
            reading = verify(lines, GAMES)
        assert reading.closed == "end"
        assert reading.header.coaches == {"home": "random", "away": "steady"}
        assert reading.header.dice == DiceFrom("seeded", "5")
        assert f"Garonne {reading.state.home.points} – {reading.state.away.points} Away" in shown

    def test_a_seed_gives_the_same_match(self, seat):
        for name in ("one", "two"):
            seat.play("--home", "random", "--away", "random", "--seed", "x", "--save", name, *BRIEF, save=False)
        assert (seat.folder / "one").read_bytes() == (seat.folder / "two").read_bytes()

    def test_without_a_seed_the_dice_are_the_systems(self, seat):
        seat.play("--home", "random", "--away", "random", *BRIEF)
        assert read(seat.record).header.dice == DiceFrom("system")

    def test_timed(self, seat):
        seat.play("--home", "random", "--away", "steady", "--seed", "1", "-o", "clock=minutes:2")
        reading = read(seat.record)
        assert reading.closed == "end"
        assert reading.header.setup["options"]["clock"] == "minutes:2"

    def test_one_of_your_own(self, seat):
        (seat.folder / "mine.py").write_text(
            "class First:\n"
            "    def __init__(self, below): pass\n"
            "    def choose(self, view, request): return next(iter(request))\n"
        )
        seat.play("--home", "mine.py:First", "--away", "random", "--seed", "1", *BRIEF)
        assert read(seat.record).closed == "end"

    def test_one_that_breaks_the_rules(self, seat):
        (seat.folder / "cheat.py").write_text(
            "class Cheat:\n    def __init__(self, below): pass\n    def choose(self, view, request): return (6, 6)\n"
        )
        seats = ["--home", "cheat.py:Cheat", "--away", "random"]
        assert main(["play", "french-flair", *seats, "--seed", "1", "--save", "match.jsonl"]) == 2
        assert "cheat.py:Cheat of home broke the rules: FF-KICKOFF-1 offers 2 dice" in seat.capture.readouterr().err
        assert read(seat.record).closed == "pause"


class TestPerson:
    @pytest.mark.parametrize("seed", [1, 2])
    def test_a_whole_match(self, seat, seed):
        shown = seat.play("--seed", str(seed), "--away", "random", *BRIEF, keys=seat.fingers(seed))
        assert_narrow(shown)
        assert "\x1b" not in shown
        assert read(seat.record).closed == "end"
        assert "Both sides draw their hands. FF-SETUP-2" in shown
        assert re.search(r"Home draw 6 cards: \d+, ", shown)

    def test_home_may_be_the_coach(self, seat):
        shown = seat.play("--seed", "1", "--home", "random", "--away", "human", *BRIEF, keys=seat.fingers())
        assert read(seat.record).closed == "end"
        assert re.search(r"^Away, ", shown, re.MULTILINE)
        assert not re.search(r"^Home, ", shown, re.MULTILINE)

    def test_the_first_question(self, seat):
        shown = seat.play("--seed", "7")
        assert "Home, your kick-off: one die or two?  FF-KICKOFF-1" in shown
        assert "▲ your ball at halfway" in shown
        assert re.search(r"They gather +█+ 100% +█+ 83%", shown)
        assert re.search(r"You regain +– +█ 8%", shown)
        assert "Type 1 or 2." in shown

    def test_wide(self, seat):
        seat.patch.setenv("COLUMNS", "120")
        shown = seat.play("--seed", "1", "--away", "random", *BRIEF, keys=seat.fingers())
        assert_narrow(shown, 120)
        assert max(map(len, shown.splitlines())) > 100

    def test_typed_dice(self, seat):
        shown = seat.play("--dice", "typed", "--away", "random", *BRIEF, keys=seat.fingers())
        assert "Home draw 6 cards. FF-SETUP-2" in shown
        assert "Type the result, like 5 2: " in shown
        reading = read(seat.record)
        assert (reading.closed, reading.header.dice) == ("end", DiceFrom("typed"))

    def test_typed_wrongly(self, seat):
        cards = ["1 2 3 4 5 6", "1 2 3 9 9 15"]
        shown = seat.play("--dice", "typed", keys=Lines("1 1 2 3 4 5", "", "one", *cards, "2", "7 1", "3", "3 x", "q"))
        assert "Home throw 2 dice. FF-KICKOFF-1" in shown
        assert "FF-SETUP-2 takes 6 of 1, 2, 3, 4, 5, 6, 7, 8, 9, 9" in shown
        assert "; got 1 1 2 3 4 5." in shown
        assert "; got nothing." in shown
        assert "; got one." in shown
        for wrong in ("7 1", "3", "3 x"):
            assert f"FF-KICKOFF-1 takes 2 dice of 1 to 6; got {wrong}." in shown
        assert read(seat.record).answers == 3


class TestTwoPeople:
    def test_the_curtain_hides_the_other_hand(self, seat):
        shown = seat.play("--seed", "3", "--away", "human", *BRIEF, keys=seat.fingers(3))
        assert_narrow(shown)
        _, *turns = HAND_OVER.split(shown)
        assert len(turns) > 10
        asked = decisions(seat.record)
        for name, told in zip(turns[::2], turns[1::2], strict=True):
            side: Side = HOME if name == "Home" else AWAY
            rival = "Away" if side == HOME else "Home"
            assert not re.search(rf"{rival} draw \d cards?:", told)
            assert f"{rival} choose" not in told
            assert not re.search(rf"^{rival}, ", told, re.MULTILINE)
            for before in re.split(rf"^{name}, ", told, flags=re.MULTILINE)[:-1]:
                state, request = next(asked)
                assert request.side == side
                assert tuple(map(int, re.findall(r"╭ (\d+)", before))) == state.hand(side)
        assert list(asked) == []

    def test_every_turn_begins_behind_the_curtain(self, seat):
        seat.play("--seed", "3", "--away", "human", keys=Lines("", "2", "q"))
        first, *turns = HAND_OVER.split(seat.shown)
        assert "╭" not in first
        assert turns[0] == "Home"
        assert turns[2] == "Away"
        # Nothing but rules and the prompt stands between one person's answer and the other's Enter.
        assert re.fullmatch(r"[\s\S]*> 2\n─+\n", turns[1])

    def test_a_terminal_is_wiped(self, seat):
        screen = Screen()
        terminal = Terminal(Console(file=screen, force_terminal=True, width=80))
        terminal.wipe()
        assert screen.getvalue() == "\x1b[2J\x1b[3J\x1b[H"


def decisions(record: Path) -> Iterator[tuple[ff.State, Choose]]:
    """Every decision of a record, with its state."""
    reading: Reading[Any] = Reading(io.BytesIO(record.read_bytes()), GAMES)
    state = reading.start
    for moment in reading.moments():
        if isinstance(moment.request, Choose) and moment.request.side != CLOCK:
            yield state, moment.request
        state = moment.state


class TestKeys:
    """Keys and mistakes at the first question, a kick-off."""

    def test_nothing_changes_but_by_an_answer(self, seat):
        wrong = ["", "3", "dice 3", "backs 9 10.run", "fly", "tackle 9", "end", "u", "h", "l", "p", "?", "? FF-RUCK-1"]
        seat.play("--seed", "7", keys=Lines(*wrong))
        once = seat.record.read_bytes()
        seat.play("--seed", "7", "--force", keys=Lines())
        assert once == seat.record.read_bytes()

    @pytest.mark.parametrize(
        ("line", "reply"),
        [
            ("", "Type 1 or 2. ? helps, q leaves."),
            ("3", "3: This is not offered here (FF-KICKOFF-1)."),
            ("dice 3", "throw one or two dice: dice 1 or dice 2; got 'dice 3'."),
            ("backs 9 10.run", "backs 9 10.run: This is not offered here (FF-KICKOFF-1)."),
            ("end", "end: This is not offered here (FF-KICKOFF-1)."),
            ("fly", "'fly' is no answer here; ? tells what is."),
            ("u", "There is nothing to take back yet."),
            ("? FF-RUCK-2", "FF-RUCK-2 A ruck on a goal line is no try for anybody."),
            ("? ff-ruck-2", "FF-RUCK-2 A ruck on a goal line is no try for anybody."),
            ("? dead-ball", "Rules with 'dead-ball': FF-TRY-1, FF-DEADBALL-1"),
            ("? FF-RUCK-9", "no rule has the id 'FF-RUCK-9'; nearest: FF-RUCK-3, FF-RUCK-2, FF-RUCK-1"),
            ("l", "Home kick off. FF-KICKOFF-2"),
        ],
    )
    def test_reply(self, seat, line, reply):
        shown = seat.play("--seed", "7", keys=Lines(line))
        after = shown.partition(f"> {line}\n")[2]
        assert reply in after.replace("\n", " ")
        assert_narrow(shown)

    def test_explained(self, seat):
        shown = seat.play("--seed", "7", keys=Lines("?")).partition("> ?")[2]
        for id in ("FF-KICKOFF-1", "FF-KICK-3", "FF-KICK-4", "FF-KICK-5"):
            assert f"\n{id} " in shown
        assert "u  take back your last decision" in shown

    def test_again(self, seat):
        shown = seat.play("--seed", "7", keys=Lines("h"))
        assert shown.count("Home, your kick-off: one die or two?") == 2

    def test_the_position_keeps_the_other_hand_back(self, seat):
        shown = seat.play("--seed", "7", keys=Lines("p"))
        state = read(seat.record).state
        mine = ",".join(map(str, state.home.hand))
        assert f"FF1 home KICKOFF x50 1.1 0-0 home:{mine} away:?,?,?,?,?,?" in shown

    def test_leaving(self, seat):
        shown = seat.play("--seed", "7", keys=Lines("1", "quit"))
        assert "Go on later with:\n  touchline play french-flair --resume match.jsonl\n" in shown
        assert read(seat.record).closed == "pause"


class TestAtAPosition:
    """One person's decision, from any position."""

    @pytest.mark.parametrize(
        ("position", "line", "answer"),
        [
            ("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", "12.advance", "12.advance"),
            ("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", "12.a", "12.advance"),
            ("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", "BACKS 9 10 12.RUN", "backs 9 10 12.run"),
            ("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", "9 10 12.run", "backs 9 10 12.run"),
            ("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", "j1 10 12.k", "backs J1 10 12.kick"),
            ("FF1 home PENALTY x70 1.12 7-3 home:1,9 away:3,4", "goal", "goal"),
            ("FF1 home PENALTY x70 1.12 7-3 home:1,9 away:3,4", "c", "tap"),
            ("FF1 home SCRUM x70 1.12 7-3 home:1,9 away:3,4", "2", "dice 2"),
            ("FF1 home TACKLE_OFFER x70 1.12 7-3 home:1,9 away:3,4", "4", "tackle 4"),
            ("FF1 home TACKLE_OFFER x70 1.12 7-3 home:1,9 away:3,4", "n", "decline"),
            ("FF1 home FORCED_TACKLE x70 1.12 7-3 home:- away:3,4", "3", "tackle 3"),
            ("FF1 home CONTEST_OFFER attack 3-5 x70 1.12 7-3 home:1,9 away:3,4", "3", "contest 3"),
            ("FF1 home CLEAR_OFFER attack 4-5 x70 1.12 7-3 home:1,9 away:3,4", "clear 9", "clear 9"),
            ("FF1 home CLEAR_OFFER attack 4-5 x70 1.12 7-3 home:1,9 away:3,4", "no", "decline"),
            ("FF1 home PICK_AGAIN x70 1.12 7-3 home:1,2,9 away:3,4", "stop", "stop"),
            ("FF1 home PICK_AGAIN x70 1.12 7-3 home:1,2,9 away:3,4", "a", "pick 1 2"),
        ],
    )
    def test_answer(self, position, line, answer):
        assert GAME.format_answer(decide(position, line)[0]) == answer

    @pytest.mark.parametrize(
        ("line", "reply"),
        [
            ("backs 9 12.run", "backs 9 12.run: After a 9 or a relay comes a 10 (FF-BACKS-1)."),
            ("15.advance", "These cards make no play here:\n  Not in your hand: 15 (FF-COMBO-1)."),
            ("9 15", "These cards make no play here:\n  Not in your hand: 15 (FF-COMBO-1)."),
            ("12.drop", "These cards make no play here:\n  12 cannot drop at goal (FF-CARD-2)."),
            ("1 10.drop", "  backs: A backs’ combination takes cards of 9 to 15 (FF-BACKS-1).\n"),
            ("9 j10.run", "only the first card may be a relay (J), and only the last says how it concludes."),
            ("99", "cards are numbered 1 to 15; got '99' in '99'."),
            ("backs 9 x", "a card reads like 9, J9 or 9.run; got 'x' in 'backs 9 x'."),
            ("end", "end: This is not offered here (FF-COMBO-1)."),
        ],
    )
    def test_refused_with_the_rule(self, line, reply):
        answer, shown = decide("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4", line)
        assert answer is None
        assert reply in shown.partition(f"> {line}\n")[2]

    def test_cards_list_the_plays_they_make(self):
        position = "FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5,8,9,14"
        answer, shown = decide(position, "9 6 7", "c")
        listed = shown.partition("> 9 6 7\n")[2].splitlines()[:4]
        assert [" ".join(line.split()) for line in listed] == [
            "forwards a 9 6 7.advance 25 m to their 30 m, tackle possible",
            "b 9 6 7.run 15 m + run, knock-on 17% or 31%",
            "c J9 6 7.advance 15 m to their 40 m, tackle possible",
            "d J9 6 7.run 5 m + run, knock-on 17% or 31%",
        ]
        assert GAME.format_answer(answer) == "forwards J9 6 7.advance"

    def test_cards_in_another_order(self):
        position = "FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5,8,9,14"
        _, shown = decide(position, "7 9 6")
        assert "forwards a 9 6 7.advance  25 m" in shown.partition("> 7 9 6\n")[2]

    def test_a_kind_lists_its_plays(self):
        answer, shown = decide("FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4", "backs", "a")
        assert "backs a 9 10 12.run" in shown.partition("> backs\n")[2]
        assert GAME.format_answer(answer) == "backs 9 10 12.run"

    def test_thousands_of_plays_are_a_few_lines(self):
        _, shown = decide("FF1 home OPEN KICKED x45 2.34 10-7 home:1,6,9,10,12,15 away:3,4")
        assert re.search(r"counter \(\d{4}\)", shown)
        assert len(shown.splitlines()) <= 1 + 24 + 1  # all is seen at once, but for a long line

    def test_too_many_orders(self):
        _, shown = decide("FF1 home OPEN KICKED x45 2.34 10-7 home:1,6,9,10,12,15 away:3,4", "1 6 9 10")
        assert "There are more: type the cards in the order you want them." in shown

    @pytest.mark.parametrize(
        ("position", "line", "reply"),
        [
            ("SCRUM x70", "odds 2", r"Won +█+.? \d+%"),
            ("OPEN FREE x40", "odds 9 10.run", r"9 10\.run[\s\S]+one die +two dice *\n *Knock-on"),
            ("OPEN FREE x40", "odds 12.advance", r"12\.advance +10 m to halfway"),
            ("OPEN FREE x40", "odds backs 9 12.run", r"After a 9 or a relay comes a 10 \(FF-BACKS-1\)"),
            ("OPEN FREE x40", "odds 9 10", r"9 10\.run"),
            ("PENALTY x70", "odds goal", r"one die +two dice *\n *Good"),
            ("TACKLE_OFFER x70", "odds 4", r"Interception: your ball +█+ 17%"),
            ("TACKLE_OFFER x70", "odds no", r"No dice come of it\."),
            ("OPEN FREE x40", "why 12.advance", r"12\.advance: it is on offer\."),
            ("OPEN FREE x40", "why backs 9 12.run", r"After a 9 or a relay comes a 10 \(FF-BACKS-1\)"),
            ("OPEN FREE x40", "why backs", r"9 10 12\.advance"),
        ],
    )
    def test_odds_and_reasons(self, position, line, reply):
        answer, shown = decide(f"FF1 home {position} 1.12 7-3 home:1,9,10,12 away:3,4", line)
        assert answer is None
        assert re.search(reply, shown.partition(f"> {line}\n")[2])
        assert_narrow(shown)

    @pytest.mark.parametrize(
        "asked",
        ["odds d", "odds a", "why d", "odds 12.advance", "odds 9 10", "odds backs", "why backs", "why 9 10", "?"],
    )
    @pytest.mark.parametrize("letter", ["a", "b", "d", "g"])
    def test_letters_keep_their_meaning_after_a_question(self, asked, letter):
        position = "FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4"
        plain, menu = decide(position, letter)
        answer, shown = decide(position, asked, letter)
        assert answer == plain
        # What the question shows has no letter that stands for something else.
        lettered = re.compile(r" ([a-z]) ((?:J?\d+ )*\d+\.[a-z]+) ")
        meant = dict(lettered.findall(menu))
        assert len(meant) > 6
        assert set(lettered.findall(shown.partition(f"> {asked}\n")[2])) <= set(meant.items())

    def test_a_list_of_choices_has_its_own_letters(self):
        position = "FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4"
        answer, _ = decide(position, "9 10", "odds b", "b")
        assert answer == decide(position, "9 10", "b")[0] != decide(position, "b")[0]

    def test_the_last_card(self):
        _, shown = decide("FF1 home OPEN FREE x40 1.12 7-3 home:9 away:3,4")
        assert "10 m to halfway, last card: ball lost" in shown

    def test_the_other_22(self):
        _, shown = decide("FF1 home OPEN FREE x70 1.12 7-3 home:1,9,10,12 away:3,4")
        assert "tackles" in shown
        assert re.search(r"9 10 12.advance +25 m to their 5 m, tackle from 10 on", shown)

    def test_five_metres_out(self):
        _, shown = decide("FF1 home OPEN LINEOUT x95 1.12 7-3 home:1,9,10,12 away:3,4")
        assert "they may tackle even a carry over the line (FF-FIVEMETRE-1)" in shown
        assert "try unless tackled" in shown

    def test_an_advantage(self):
        _, shown = decide("FF1 home OPEN RUCK x60 1.12 7-3 home:1,9,10,12 away:3,4 advantage:home@60")
        assert "▼ advantage mark" in shown
        assert "Your advantage: gain 10 m, or play comes back (FF-ADVANTAGE-5)." in shown

    def test_time_is_up(self):
        _, shown = decide("FF1 home OPEN RUCK x60 1.60 7-3 home:1,9,10,12 away:3,4 time-up")
        assert "time is up" in shown
        assert "end the half, or play until the ball goes out (FF-CLOCK-2)" in shown
        assert re.search(r"[a-z] end +End the half: time is up", shown)

    def test_a_contest(self):
        _, shown = decide("FF1 home CONTEST_OFFER attack 3-5 x35 2.41 10-12 home:1,9,10,12 away:1,4,8,11,15")
        assert "⚀ 1       ⚁ 2      [⚂ 3]     [⚃ 4]     [⚄ 5]      ⚅ 6" in shown
        assert re.search(r"Offside by them: your penalty +█+ 33%", shown)
        assert re.search(r"They win it back +█+ 17%", shown)

    def test_a_tackle(self):
        _, shown = decide("FF1 home TACKLE_OFFER x35 2.41 10-12 home:1,9 away:1,4")
        assert re.search(r"Interception: your ball +█+ 17%", shown)
        assert re.search(r"Missed: they go on +█+.? 14%", shown)

    @pytest.mark.parametrize("play", ["backs 9 10 12.run", "backs 9 10.advance"])
    def test_a_declared_play_stays_hidden(self, play):
        """Whether cards follow the one that may be tackled stays secret too."""
        state = place("FF1 home OPEN FREE x70 1.12 7-3 home:9,10,12,15 away:3,4")
        state, _ = GAME.apply(state, GAME.parse_answer(play))
        request = GAME.request(state)
        assert request is not None
        assert request.rule == "FF-ZONE22-1"
        _, shown = decide(state, "p", "l")
        assert "The position has no line now: the rest of a declared play is hidden." in shown

    @pytest.mark.parametrize(
        ("position", "lines", "reply"),
        [
            ("FF1 home PENALTY x70 1.12 7-3 home:1,9 away:3,4", ["goal", "u"], "your penalty on their 30 m"),
            ("FF1 home PENALTY x70 1.12 7-3 home:1,9 away:3,4", ["tap", "u"], "your penalty on their 30 m"),
            ("FF1 home MARK x10 1.12 7-3 home:1,9 away:3,4", ["touch", "u"], "your mark on your own 10 m: kick"),
            (
                "FF1 home LANDING KICK x10 1.12 7-3 home:1,9 away:3,4",
                ["play", "u"],
                "your ball on your own 10 m: play on, or",
            ),
            (
                "FF1 home LANDING KICK x10 1.12 7-3 home:1,9 away:3,4",
                ["mark", "u"],
                "No taking back: Away have seen this: Home call the mark on the Home 10 m.",
            ),
            (
                "FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4",
                ["9 10.kick", "u"],
                "No taking back: Away have seen this: Home play the 9.",
            ),
        ],
    )
    def test_taking_back(self, seat, position, lines, reply):
        shown = seat_at(seat, position, *lines)
        assert reply in shown.rpartition("> u\n")[2].replace("\n", " ")

    def test_taken_back_leaves_no_trace(self, seat):
        position = "FF1 home PENALTY x70 1.12 7-3 home:1,9 away:3,4"
        seat_at(seat, position, "touch")
        straight = seat.record.read_bytes()
        seat_at(seat, position, "goal", "u", "tap", "u", "touch")
        assert seat.record.read_bytes() == straight


def decide(position: str | ff.State, *lines: str) -> tuple[Any, str]:
    """The answer of a person who types these lines (None: nothing yet), and the output."""
    state = place(position) if isinstance(position, str) else position
    request = GAME.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    screen, stdin = Screen(), sys.stdin
    terminal = Terminal(Console(file=screen, width=80, height=24))
    sys.stdin = Lines(*lines)
    try:
        answer = person(terminal, state, request.side).decide(request)
    except EOFError:
        answer = None
    finally:
        sys.stdin = stdin
    return answer, screen.getvalue()


def book_at(state: ff.State, file: Any, path: Path = Path("match.jsonl")) -> Book:
    header = Header.of(GAME, state.setup, DiceFrom("system"), {HOME: "human", AWAY: "random"}, "0")
    return Book(path, file, GAME, header, state)


def person(terminal: Terminal, state: ff.State, side: Side) -> Person:
    book = book_at(state, io.BytesIO())
    return Person(
        terminal, PRESENTER, book, side, News(terminal, PRESENTER, book, 0), lambda view: time_told(view, None)
    )


def time_told(view: ff.View, on_the_wall: WallClock | None) -> str:
    return clock.told(PRESENTER.time(view), on_the_wall)


def seat_at(seat: Seat, position: str, *lines: str) -> str:
    """A person plays a coach from a position, types these lines and leaves; returns the output."""
    screen = Screen()
    seat.patch.setattr(sys, "stdin", Lines(*lines))
    with seat.record.open("wb", buffering=0) as file:
        book = book_at(place(position), file, seat.record)
        coaches: dict[Side, Coach] = {AWAY: coach("french-flair", "random", Seeded(0, AWAY).randbelow)}
        terminal = Terminal(Console(file=screen, width=80, height=24))
        Table(terminal, PRESENTER, book, coaches, Seeded(0), PhaseClock()).play()
    return screen.getvalue()


class TestResuming:
    @pytest.mark.parametrize("people", [["--away", "random"], ["--away", "human"]])
    @pytest.mark.parametrize("interrupt_at", [2, 30])
    def test_as_if_never_interrupted(self, seat, people, interrupt_at):
        seat.play("--seed", "9", *people, *BRIEF, keys=seat.fingers(9))
        uninterrupted = seat.record.read_bytes()
        shown = seat.play("--seed", "9", "--force", *people, *BRIEF, keys=seat.fingers(9, interrupt_at))
        assert "Go on later with:" in shown
        paused = read(seat.record)
        assert paused.closed == "pause"
        assert paused.answers >= interrupt_at
        shown = seat.play("--resume", "match.jsonl", keys=seat.fingers(9))
        assert f"Continuing after {paused.answers} answers, saved to match.jsonl as you play." in shown
        assert seat.record.read_bytes() == uninterrupted

    def test_left_and_resumed_at_once(self, seat):
        seat.play("--seed", "9", keys=Lines("q"))
        once = seat.record.read_bytes()
        for _ in range(2):
            seat.play("--resume", "match.jsonl", keys=Lines())
            assert seat.record.read_bytes() == once

    @pytest.mark.parametrize("cut", [1, 5, 40, 170, 1500])
    def test_killed(self, seat, cut):
        seat.play("--seed", "9", "--away", "random", *BRIEF, keys=seat.fingers(9))
        whole = seat.record.read_bytes()
        end = whole.rindex(b"\n", 0, -1) + 1  # less the closing line
        seat.record.write_bytes(whole[: end - cut])
        shown = seat.play("--resume", "match.jsonl", keys=seat.fingers(9))
        assert "match.jsonl was not closed: the match continues from its last complete line." in shown
        assert seat.record.read_bytes() == whole

    def test_killed_in_the_middle(self, seat):
        command = "import sys; from touchline.cli import main; main(sys.argv[1:])"
        arguments = ["play", "french-flair", "--seed", "9", "--save", "match.jsonl"]
        with subprocess.Popen([sys.executable, "-c", command, *arguments], stdin=PIPE, stdout=PIPE) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(b"2\n")
            process.stdin.flush()
            shown = b""
            while shown.count(b"\n> ") < 2:
                byte = process.stdout.read(1)
                assert byte, f"it ended by itself: {shown.decode()}"
                shown += byte
            process.kill()
        killed = read(seat.record)
        assert killed.closed == ""
        shown = seat.play("--resume", "match.jsonl", keys=Lines())
        assert f"Continuing after {killed.answers} answers" in shown
        # The events since the person's last decision are shown again.
        assert "Home kick" in shown
        assert read(seat.record).state == killed.state

    def test_coaches_go_on_too(self, seat):
        arguments = ["--home", "random", "--away", "random", "--seed", "2", *BRIEF]
        seat.play(*arguments)
        whole = seat.record.read_bytes()
        lines = whole.splitlines(keepends=True)
        seat.record.write_bytes(b"".join(lines[:40]))
        seat.play("--resume", "match.jsonl")
        assert seat.record.read_bytes() == whole

    def test_dice_of_the_system_and_typed_ones(self, seat):
        for dice in ("thrown", "typed"):
            seat.play("--dice", dice, "--away", "random", "--force", *BRIEF, keys=seat.fingers(1, interrupt_at=25))
            seat.play("--resume", "match.jsonl", keys=seat.fingers(1))
            assert read(seat.record).closed == "end"

    def test_timed(self, seat):
        timed = ["-o", "clock=minutes:10", "--away", "random", "--seed", "2"]
        shown = seat.play(*timed, keys=seat.fingers(2, interrupt_at=60))
        assert re.search(r"· \d:\d\d of 10:00 ·", shown)
        shown = seat.play("--resume", "match.jsonl")
        assert "the clock continues at 10 seconds for each phase played in this half" in " ".join(shown.split())

    def test_a_finished_match(self, seat):
        seat.play("--home", "random", "--away", "random", "--seed", "2", *BRIEF)
        err = seat.refused("french-flair", "--resume", "match.jsonl")
        assert re.search(r"match.jsonl: this match is over, \d+ to \d+; see it: touchline replay match.jsonl", err)

    def test_a_damaged_record(self, seat):
        seat.play("--seed", "9", "--away", "random", keys=seat.fingers(9, interrupt_at=30))
        lines = seat.record.read_bytes().splitlines(keepends=True)
        lines[7] = lines[7].replace(b'"by"', b'"By"')
        seat.record.write_bytes(b"".join(lines))
        before = seat.record.read_bytes()
        assert "match.jsonl: line 8: the sum is wrong" in seat.refused("french-flair", "--resume", "match.jsonl")
        assert seat.record.read_bytes() == before

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (b"", "line 1: the file is empty"),
            (b"# a page\n\nof text\n", "line 1: not a match record"),
            (b'{"format":"touchline-match/1"', "line 1: not a match record"),
            (b'{"format":"touchline-match/9"}\n', "line 1: the format is 'touchline-match/9'"),
        ],
    )
    def test_a_foreign_file(self, seat, content, said):
        seat.record.write_bytes(content)
        assert f"match.jsonl: {said}" in seat.refused("french-flair", "--resume", "match.jsonl")
        assert seat.record.read_bytes() == content

    def test_no_file(self, seat):
        err = seat.refused("french-flair", "--resume", "nowhere.jsonl")
        assert "nowhere.jsonl cannot be read: No such file or directory" in err

    def test_at_the_curtain(self, seat):
        seat.play("--seed", "9", "--away", "human", keys=Lines("q"))
        assert read(seat.record).closed == "pause"

    def test_a_coach_that_is_gone(self, seat):
        header = Header.of(GAME, Setup(), DiceFrom("system"), {HOME: "human", AWAY: "nowhere.py:Gone"}, "0")
        seat.record.write_text(Recorder(GAME, header).header())
        assert "there is no file nowhere.py" in seat.refused("french-flair", "--resume", "match.jsonl")
        assert seat.record.read_text() == Recorder(GAME, header).header()

    def test_with_other_options(self, seat):
        seat.play("--seed", "9")
        assert "leave the other options out" in seat.refused(
            "french-flair", "--resume", "match.jsonl", "--away", "random"
        )


class TestSaving:
    def test_under_its_own_name(self, seat):
        for _ in range(2):
            seat.play("--seed", "1", save=False)
        names = sorted(path.name for path in seat.folder.iterdir())
        assert len(names) == 2
        assert all(re.fullmatch(r"french-flair-\d{8}-\d{4}(-2)?\.jsonl", name) for name in names)
        assert f"saved to {names[0]}" in seat.shown.replace("\n", " ") or f"saved to {names[1]}" in seat.shown.replace(
            "\n", " "
        )

    def test_never_over_another_file(self, seat):
        seat.record.write_text("precious")
        err = seat.refused("french-flair", "--save", "match.jsonl")
        assert "match.jsonl exists; name another file, or add --force to write over it" in err
        assert seat.record.read_text() == "precious"
        seat.play("--force")
        assert read(seat.record).closed == "pause"

    def test_nowhere(self, seat):
        err = seat.refused("french-flair", "--save", "no/such/folder/match.jsonl")
        assert "match.jsonl cannot be written: No such file or directory" in err


class TestUsage:
    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["frensh-flair"], "there is no game 'frensh-flair'; nearest: french-flair"),
            (
                ["french-flair", "--away", "stedy"],
                "--away takes human or a coach: french-flair has no coach 'stedy'; nearest: steady",
            ),
            (["french-flair", "-o", "clok=phases:3"], "there is no option 'clok'; nearest: clock"),
            (
                ["french-flair", "-o", "clock=never"],
                "option clock takes phases:N or minutes:N",
            ),
            (["french-flair", "-o", "clock"], "--option takes name=value, such as clock=phases:40; got 'clock'"),
            (["french-flair", "--home-name", " "], "the home side needs a name; got ' '"),
            (["french-flair", "--away-name", "x" * 25], "--away-name takes up to 24 characters in one line;"),
            (["french-flair", "--away-name", "a\nb"], "--away-name takes up to 24 characters in one line;"),
            (["french-flair", "--seed", "1", "--dice", "typed"], "--seed and --dice typed exclude each other"),
        ],
    )
    def test_refused(self, seat, arguments, said):
        assert said in seat.refused(*arguments)
        assert list(seat.folder.iterdir()) == []

    def test_options_are_recorded(self, seat):
        seat.play("-o", "clock=phases:9", "--option", "ruck_exit=all_free", "--home-name", "Garonne XV")
        setup = read(seat.record).header.setup
        assert setup["home"] == "Garonne XV"
        assert (setup["options"]["clock"], setup["options"]["ruck_exit"]) == ("phases:9", "all_free")

    def test_names_are_no_markup(self, seat):
        assert "[bold]XV 0 " in seat.play("--home-name", "[bold]XV")

    def test_long_names_fit(self, seat):
        shown = seat.play(
            "--home-name", "W" * 24, "--away-name", "M" * 24, "--away", "random", *BRIEF, keys=seat.fingers()
        )
        assert_narrow(shown)


@pytest.mark.parametrize("colour", [True, False])
def test_no_color(colour):
    screen = Screen()
    environ = {} if colour else {"NO_COLOR": "1"}
    terminal = Terminal(Console(file=screen, force_terminal=True, color_system="standard", width=80, _environ=environ))
    state = place("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:3,4")
    terminal.show(Strip(GAME.view(state, HOME), 80).drawn("phase 1 of 60"))
    assert bool(re.search(r"\x1b\[[\d;]*3\d", screen.getvalue())) == colour


class TestWords:
    @pytest.mark.parametrize(
        ("chance", "said"),
        [(0, "–"), (1, "100%"), ("1/6", "17%"), ("1/1000", "<1%"), ("999/1000", ">99%"), ("1/200", "<1%")],
    )
    def test_percent(self, chance, said):
        assert screen.percent(Fraction(chance)) == said

    def test_every_question_names_a_rule(self):
        for moment in moments(GAME, "questions"):
            state, request = moment.state, GAME.request(moment.state)
            if isinstance(request, Choose) and request.side != CLOCK:
                prompt = wording.prompt(state, GAME.view(state, request.side), request)
                assert rulebook.rule(prompt.rule).id == prompt.rule
                assert len(f"Home, {prompt.question}  {prompt.rule}") <= 80
                assert len(prompt.why) <= 80

    def test_nobody_to_tackle(self):
        _, shown = decide(declared("FF1 home OPEN FREE x40 1.12 7-3 home:1,9,10,12 away:-", "backs 9 10.run"))
        assert "They cannot tackle this run." in shown

    def test_the_last_card_runs(self):
        _, shown = decide(declared("FF1 home OPEN KICKED x40 1.12 7-3 home:12 away:3,4", "counter 12.run"))
        assert "Your hand is empty." in shown
        assert "Your last card: after the run the ball is theirs, except on a double." in shown

    def test_a_solo_conversion(self):
        _, shown = decide("FF1 home CONVERSION x105 1.12 7-3 home:1,9 away:3,4 conversion=solo")
        assert "Good unless a 1 shows." in shown

    def test_a_missed_tackle_that_costs_a_try(self):
        position = declared("FF1 home OPEN LINEOUT x95 1.12 7-3 home:1,9,10,12 away:3,4", "1.advance")
        _, shown = decide(position)
        assert "Away, tackle Home on your line, or let them score?  FF-FIVEMETRE-1" in shown
        assert re.search(r"Missed: their try +█", shown)


def declared(position: str, play: str) -> ff.State:
    """A position after a play was chosen."""
    return GAME.apply(place(position), GAME.parse_answer(play))[0]


class TestClock:
    """Ten minutes a half by a wall clock."""

    def test_minutes(self):
        setup = Setup(options=Options(clock="minutes:10"))
        view = GAME.view(GAME.start(setup), HOME)
        seconds = 1000.0
        wall = WallClock(PRESENTER, view, now=lambda: seconds)
        request = Choose("FF-CLOCK-1", CLOCK, ())
        assert wall.choose(view, request) == Call("play on")
        seconds += 75
        assert time_told(view, wall) == "1:15 of 10:00"
        seconds += 9 * 60 - 15
        assert wall.choose(view, request) == Call("time up")
        second = replace(view, half=2)
        assert wall.choose(second, request) == Call("play on")
        assert time_told(second, wall) == "0:00 of 10:00"
        assert time_told(replace(second, time_up=True), wall) == "time is up"

    def test_resumed(self):
        view = GAME.view(GAME.start(Setup(options=Options(clock="minutes:10"))), HOME)
        assert time_told(view, WallClock(PRESENTER, replace(view, phases=30), now=lambda: 7.0)) == "5:00 of 10:00"

    def test_phases(self):
        assert time_told(GAME.view(GAME.start(), HOME), None) == "phase 0 of 60"


@pytest.mark.parametrize("seed", range(4))
def test_screens_of_whole_matches(seed):
    """Every decision of random matches fits 80 columns and shows nothing that its side may not see."""
    randbelow = Seeded(seed, "screens").randbelow
    options = read_options(Options, random_options(GAME, randbelow) if seed else {})
    state = GAME.start(Setup("Garonne", "Causse", options))
    for moment in moments(GAME, f"screens {seed}", state.setup):
        request = moment.request
        if isinstance(request, Choose) and request.side != CLOCK and randbelow(6) == 0:
            lines = ("p", "?") if randbelow(5) == 0 else ("p",)
            _, shown = decide(state, *lines)
            assert_narrow(shown)
            assert decide(redealt(state, request.side, randbelow), *lines) == (None, shown)
        state = moment.state
