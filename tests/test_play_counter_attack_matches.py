"""`touchline play counter-attack`: whole matches at the keyboard, and their clocks."""

import re
from typing import Any

import pytest

from tests.support.counter_attack_table import BRIEF, GAME, PRESENTER, after, asked, place, table_at
from tests.support.table import Lines, Seat, assert_narrow, read
from touchline import counter_attack as ca
from touchline.cli.table import clock
from touchline.cli.table.clock import PersonTimer, WallClock
from touchline.counter_attack.cards import Goalkeeper, Outfielder, Referee, write_cards
from touchline.counter_attack.deck import bundled
from touchline.games import GAMES
from touchline.kernel import (
    CLOCK,
    HOME,
    Choose,
    DiceFrom,
    replace,
    verify,
)


@pytest.fixture
def seat(tmp_path, monkeypatch, capsys):
    return Seat(GAME.name, tmp_path, monkeypatch, capsys)


class TestMatches:
    @pytest.mark.parametrize("edition", ["living", "advanced", "core"])
    def test_a_whole_match(self, seat, edition):
        arguments = ["--seed", "1", "--away", "random", "--edition", edition, *BRIEF]
        told = seat.play(*arguments, keys=seat.fingers(1))
        assert_narrow(told)
        assert "\x1b" not in told
        with seat.record.open("rb") as lines:
            reading = verify(lines, GAMES)
        assert reading.closed == "end"
        assert reading.header.setup["edition"] == edition
        home, away = reading.state.score
        assert f"Home {home} – {away} Away" in told
        assert re.search(r"goals +\d+ +\d+", told)
        assert re.search(r"standard passes +\d+ of \d+ +\d+ of \d+", told)
        assert told.endswith("See the match again with:\n  touchline replay match.jsonl\n")

    def test_as_if_never_interrupted(self, seat):
        arguments = ["--seed", "9", "--away", "random", *BRIEF]
        seat.play(*arguments, keys=seat.fingers(9))
        uninterrupted = seat.record.read_bytes()
        seat.play(*arguments, "--force", keys=seat.fingers(9, 25))
        paused = read(seat.record)
        assert paused.closed == "pause"
        told = seat.play("--resume", "match.jsonl", keys=seat.fingers(9))
        assert f"Continuing after {paused.answers} answers" in told
        assert seat.record.read_bytes() == uninterrupted

    def test_two_people(self, seat):
        told = seat.play("--seed", "3", "--away", "human", *BRIEF, keys=seat.fingers(3, 60))
        assert "Hand over" not in told
        assert re.search(r"^Home · ", told, re.MULTILINE)
        assert re.search(r"^Away · ", told, re.MULTILINE)

    def test_against_steady(self, seat):
        told = seat.play("--seed", "1", *BRIEF, keys=seat.fingers(1, 80))
        assert "Home (human) against Away (steady), saved to match.jsonl as you play." in told
        assert read(seat.record).answers >= 80

    def test_coaches_play_by_themselves(self, seat):
        told = seat.play("--home", "random", "--away", "random", "--seed", "2", *BRIEF)
        assert "kick off." in told
        assert "moves " not in told
        assert read(seat.record).closed == "end"

    def test_typed_dice(self, seat):
        told = seat.play("--dice", "typed", "--away", "random", *BRIEF, keys=seat.fingers(5))
        assert "Home throw a die: who kicks off? 1 to 3 Home, 4 to 6 Away. SETUP-14" in told
        assert "Type the result, like 5: " in told
        reading = read(seat.record)
        assert (reading.closed, reading.header.dice) == ("end", DiceFrom("typed"))

    def test_typed_wrongly(self, seat):
        told = seat.play("--dice", "typed", "--away", "random", keys=Lines("7", "x", "", "1 2", "q"))
        for wrong in ("7", "x", "nothing", "1 2"):
            assert f"SETUP-14 takes one die of 1 to 6; got {wrong}." in told
        assert read(seat.record).answers == 0

    def test_a_draft(self, seat):
        told = seat.play("--seed", "4", "--away", "random", "--draft", *BRIEF, keys=seat.fingers(4, 70))
        assert "Pick a goalkeeper  SETUP-08" in told
        assert "On offer" in told
        assert "Pick your starting eleven  SETUP-12" in told
        assert read(seat.record).header.setup["squads"] is None

    def test_a_draft_typed_in(self, seat):
        told = seat.play("--dice", "typed", "--away", "random", "--draft", keys=Lines("2", "3 5", "44", "q"))
        assert "Home draw: the referee. SETUP-11" in told
        assert re.search(r"0 [^,]+, 1 [^,]+, 2 ", told)
        assert "Home throw a die, then the other side: who picks first? The higher die. SETUP-08" in told
        assert "Away draw: a goalkeeper. SETUP-08" in told

    def test_squads_are_drafted_for_a_quick_match(self, seat):
        for seed, name in (("1", "one"), ("1", "two"), ("2", "three")):
            seat.play("--seed", seed, "--away", "random", "--save", name, save=False)
        one, two, three = (read(seat.folder / name).header.setup["squads"] for name in ("one", "two", "three"))
        assert one == two != three
        assert [len(squad) for squad in one.values()] == [16, 16]

    def test_settled_options_are_recorded(self, seat):
        seat.play(
            "--away", "random", "--edition", "core", "-o", "duel_tie=loose_ball", "--formation", "4-3-3",
            "--formation", "5-3-2", "--beginner", "--home-name", "Wharfside",
        )  # fmt: skip
        given = read(seat.record).header.setup
        assert (given["edition"], given["options"]["duel_tie"], given["beginner"]) == ("core", "loose_ball", True)
        assert given["formations"] == {"home": "4-3-3", "away": "5-3-2"}
        assert given["home"] == "Wharfside"

    def test_a_scenario(self, seat):
        told = seat.play("--away", "random", "--seed", "1", "--variant", "outnumbered", keys=Lines("d"))
        assert "Place your players wherever you like  SCENARIO-01" in told
        assert "► Home 0" in told
        assert "2 Away ◄" in told

    def test_a_deck_of_your_own(self, seat):
        usual = bundled()
        for name, kind, made in (
            ("outfielders.csv", Outfielder, [replace(card, name=f"O{n}") for n, card in enumerate(usual.outfielders)]),
            ("keepers.csv", Goalkeeper, [replace(card, name=f"K{n}") for n, card in enumerate(usual.goalkeepers)]),
            ("referees.csv", Referee, [Referee("R", "Nowhere", 2)]),
        ):
            (seat.folder / name).write_text(write_cards(kind, made), encoding="utf-8")
        decks = ["--deck", "outfielders.csv", "--deck", "keepers.csv", "--deck", "referees.csv"]
        told = seat.play("--away", "random", "--seed", "1", *decks, keys=Lines("squads"))
        assert re.search(r"  9 O\d+ ", told)
        assert re.search(r"  1 K\d ", told)
        assert read(seat.record).state.official().name == "R"

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["--edition", "livng"], "there is no edition 'livng'; nearest: living"),
            (["-o", "duel_tye=re_roll"], "duel_tye"),
            (["--formation", "9-1-0"], "there is no formation '9-1-0'"),
            (
                ["--formation", "4-4-2", "--formation", "4-4-2", "--formation", "4-4-2"],
                "one formation for home and one for away",
            ),
            (["--variant", "sudden"], "there is no variant 'sudden'"),
            (["--deck", "nowhere.csv"], "nowhere.csv cannot be read: No such file or directory"),
            (["--deck", "bad.csv"], "bad.csv: line 1: "),
            (["--resume", "match.jsonl", "--edition", "core"], "leave the other options out"),
        ],
    )
    def test_refused(self, seat, arguments, said):
        (seat.folder / "bad.csv").write_text("Name,Nationality,Pase\nA,B,3\n")
        assert said in seat.refused("counter-attack", "--away", "random", *arguments)

    def test_french_flair_has_none_of_it(self, seat):
        assert "leave --draft and --deck out" in seat.refused("french-flair", "--draft")
        assert "there is no 'edition' in a set-up" in seat.refused("french-flair", "--edition", "core")

    def test_a_record_of_the_other_game(self, seat):
        seat.play("--away", "random", keys=Lines("q"))
        err = seat.refused("french-flair", "--resume", "match.jsonl")
        assert "match.jsonl is a match of counter-attack, not of french-flair" in err


class TestTime:
    def test_minutes_are_actions(self):
        view = GAME.view(replace(place(), half=2, actions=12), HOME)
        assert clock.told(PRESENTER.time(view), None) == "minute 57"
        view = GAME.view(replace(place(), actions=47, added=4, time_up=True), HOME)
        assert clock.told(PRESENTER.time(view), None) == "minute 45+2 of 4 added"

    def test_a_clock_on_the_wall(self):
        state = place(clock="real:45")
        view = GAME.view(replace(state, actions=0), HOME)
        seconds = 1000.0
        wall = WallClock(PRESENTER, view, now=lambda: seconds)
        request = Choose("CLOCK-02", CLOCK, ())
        assert wall.choose(view, request) == ca.Call("play on")
        wall.watch(state)
        seconds += 600
        assert clock.told(PRESENTER.time(view), wall) == "10:00 of 45:00"
        wall.watch(GAME.start())  # the ball is dead
        seconds += 600
        wall.watch(state)
        assert clock.told(PRESENTER.time(view), wall) == "10:00 of 45:00"
        seconds += 35 * 60
        assert wall.choose(view, request) == ca.Call("time up")
        assert wall.choose(GAME.view(replace(state, half=2), HOME), request) == ca.Call("play on")

    def test_it_stands_before_a_throw_in(self):
        state = after(place(clock="real:45"), "movement phase")
        assert state.movement is not None
        assert PRESENTER.in_play(state)
        assert not PRESENTER.in_play(replace(state, movement=replace(state.movement, dead=True)))

    def test_resumed(self, seat):
        arguments = ["--seed", "2", "--away", "random", "-o", "clock=real:45"]
        told = seat.play(*arguments, keys=seat.fingers(2, 40))
        assert re.search(r"\d:\d\d of 45:00", told)
        told = seat.play("--resume", "match.jsonl")
        assert "the clock continues at 60 seconds for each action played in this half" in " ".join(told.split())

    def test_sand(self):
        state = after(place(clock="real:45"), "movement phase")
        sand = PRESENTER.sand(state)
        assert sand is not None
        assert PRESENTER.sand(place(clock="real:45")) is None
        assert PRESENTER.sand(after(place(), "movement phase")) is None
        seconds = 0.0

        def slowly(answer: Any) -> Any:
            nonlocal seconds
            seconds += 40
            return answer

        timer = PersonTimer(now=lambda: seconds)
        move, other = GAME.parse_answer("H6 4,2"), GAME.parse_answer("H7 9,-7")
        assert timer.ran_out(sand, asked(state), lambda: slowly(move)) == (move, False)
        assert timer.ran_out(sand, asked(state), lambda: slowly(other)) == (ca.Call("end"), True)
        assert timer.ran_out(sand, asked(state), pytest.fail) == (ca.Call("end"), True)
        later = PRESENTER.sand(after(state, "end"))
        assert later is not None
        assert timer.ran_out(later, asked(after(state, "end")), lambda: slowly(move)) == (move, False)

    def test_sand_at_the_table(self):
        state = after(place(clock="real:45"), "movement phase")
        times = iter(range(0, 10000, 50))
        told, book = table_at(state, "6 4,2", "7 9,-7", sand=PersonTimer(now=lambda: float(next(times))))
        assert "The sand has run out: end (CLOCK-11)." in told
        assert [GAME.format_answer(moment.answer) for moment in book.moments][:2] == ["H6 4,2", "end"]
