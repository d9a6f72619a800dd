"""The odds shown before a throw, each a fraction worked out by hand."""

from fractions import Fraction
from typing import Any

import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair.model import Contest, Setup, Throw
from touchline.french_flair.outcomes import CARRIES, odds, odds_if_cleared_out, throws
from touchline.kernel import Choose, Seeded

GAME = ff.game


def place(position: str) -> ff.State:
    return GAME.parse_position(Setup(), position)


def told_odds(position: str, answer: str, *before: str) -> dict[Any, Fraction]:
    """The chances of the outcomes of an answer; of carries, by the spot where they end."""
    state = place(position)
    for line in before:
        state, _ = GAME.apply(state, GAME.parse_answer(line))
    outcomes = odds(GAME, state, GAME.parse_answer(answer))
    assert sum(outcome.chance for outcome in outcomes) == 1
    return {
        (outcome.word, *outcome.spots) if outcome.word in CARRIES else outcome.word: outcome.chance
        for outcome in outcomes
    }


OPEN = "FF1 home OPEN FREE x{x} 1.12 7-3 home:1,2,9,10,12,15 away:3,4,5"


class TestOdds:
    """Chances worked out by hand: 36 throws of two dice, 11 with a 1, 6 doubles."""

    def test_run_of_one_die(self):
        chances = told_odds(OPEN.format(x=40), "dice 1", "backs 9 10.run")
        assert chances.pop("knock-on") == Fraction(1, 6)
        assert chances == {("ground", 45 + 5 * die): Fraction(1, 6) for die in range(2, 7)}

    def test_run_of_two_dice(self):
        chances = told_odds(OPEN.format(x=40), "dice 2", "backs 9 10.run")
        assert chances.pop("knock-on") == Fraction(11, 36)
        for die in range(2, 7):
            assert chances.pop(("free", 45 + 5 * die)) == Fraction(1, 36)
        assert chances == {("ground", 45 + 5 * die): Fraction(2 * (die - 2), 36) for die in range(3, 7)}

    def test_run_near_the_line(self):
        # From 5 m to 85: 15 m are on the line, 20 m and more are a try.
        assert told_odds(OPEN.format(x=80), "dice 1", "backs 9 10.run", "decline") == {
            "knock-on": Fraction(1, 6),
            ("ground", 95): Fraction(1, 6),
            ("ground", 100): Fraction(1, 6),
            "try": Fraction(3, 6),
        }

    def test_run_with_the_last_card(self):
        position = "FF1 home OPEN KICKED x40 1.12 7-3 home:12 away:3,4"
        assert told_odds(position, "dice 1", "counter 12.run")["last card", 70] == Fraction(1, 6)

    def test_run_at_five_metres(self):
        position = "FF1 home OPEN LINEOUT x95 1.12 7-3 home:1,9,10,12 away:3,4"
        assert told_odds(position, "dice 2", "backs J1 10.run") == {
            "knock-on": Fraction(11, 36),
            ("over", 100): Fraction(20, 36),
            "try": Fraction(5, 36),
        }

    def test_run_with_an_advantage(self):
        position = "FF1 home OPEN RUCK x60 1.12 7-3 home:1,9,10,12 away:3,4 advantage:home@60"
        state, _ = GAME.apply(place(position), GAME.parse_answer("backs 9 10.run"))
        knock_on, *_ = odds(GAME, state, Throw(1))
        assert (knock_on.word, knock_on.brought_back, knock_on.spots) == ("knock-on", True, (60,))

    @pytest.mark.parametrize(
        ("dice", "chances"),
        [
            (1, {"gathered": Fraction(1)}),
            # Doubles of 1 to 3 are regained, of 4 to 6 knocked on.
            (2, {"gathered": Fraction(30, 36), "regained": Fraction(3, 36), "scrum": Fraction(3, 36)}),
        ],
    )
    @pytest.mark.parametrize(
        ("position", "before"),
        [
            (OPEN.format(x=30), ["12.kick"]),
            ("FF1 home KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4", []),
            ("FF1 home DROPOUT22 x20 1.12 7-3 home:1,2,9 away:3,4", []),
            ("FF1 home MARK x20 1.12 7-3 home:1,2,9 away:3,4", ["kick"]),
        ],
    )
    def test_kick(self, position, before, dice, chances):
        assert told_odds(position, f"dice {dice}", *before) == chances

    def test_kick_near_the_line(self):
        # From 90, 25 m and more are dead: 5 pips or more, 30 of 36; [1][1] is regained, [2][2] across: a try.
        assert told_odds(OPEN.format(x=90), "dice 2", "12.kick") == {
            "dead": Fraction(30, 36),
            "gathered": Fraction(4, 36),
            "regained": Fraction(1, 36),
            "try": Fraction(1, 36),
        }

    def test_kick_with_the_last_card(self):
        position = "FF1 home OPEN FREE x40 1.12 7-3 home:12 away:3,4"
        assert told_odds(position, "dice 2", "12.kick")["hand lost"] == Fraction(3, 36)

    def test_kick_out_of_the_own_in_goal(self):
        # From 10 m behind the line a 1 is gathered across it: their try; 2 is on the line.
        position = "FF1 home OPEN KICKED x-10 1.12 7-3 home:12 away:3,4"
        assert told_odds(position, "dice 1", "12.kick") == {"their try": Fraction(1, 6), "gathered": Fraction(5, 6)}
        position = "FF1 home OPEN KICKED x-10 1.12 7-3 home:10 away:3,4"
        assert told_odds(position, "dice 1", "10.drop") == {"their try": Fraction(1, 6), "short": Fraction(5, 6)}
        assert told_odds(position, "dice 1", "10.touch") == {"their try": Fraction(1, 6), "found": Fraction(5, 6)}

    @pytest.mark.parametrize(
        ("x", "dice", "chances"),
        [
            (40, 1, {"found": Fraction(5, 6), "direct": Fraction(1, 6)}),
            (40, 2, {"found": Fraction(25, 36), "direct": Fraction(11, 36)}),
            (20, 2, {"found": Fraction(25, 36), "missed": Fraction(11, 36)}),
            # From 85 more than 15 m are dead; a 1 is straight into touch.
            (85, 1, {"found": Fraction(2, 6), "direct": Fraction(1, 6), "dead": Fraction(3, 6)}),
        ],
    )
    def test_touch_kick(self, x, dice, chances):
        assert told_odds(OPEN.format(x=x), f"dice {dice}", "15.touch") == chances

    @pytest.mark.parametrize(
        ("x", "dice", "chances"),
        [
            (75, 1, {"good": Fraction(1, 6), "short": Fraction(5, 6)}),
            # From 75, 30 m and more without a 1: 6 pips or more, less [5][1] and [6][1], plus [2][2] by its 10 m.
            (75, 2, {"good": Fraction(23, 36), "short": Fraction(9, 36), "wide": Fraction(4, 36)}),
        ],
    )
    @pytest.mark.parametrize("penalty", [False, True])
    def test_shot(self, x, dice, chances, penalty):
        position = f"FF1 home PENALTY x{x} 1.12 7-3 home:1,2,9 away:3,4" if penalty else OPEN.format(x=x)
        assert told_odds(position, f"dice {dice}", "goal" if penalty else "10.drop") == chances

    def test_penalty_touch(self):
        position = "FF1 home PENALTY x60 1.12 7-3 home:1,2,9 away:3,4"
        assert told_odds(position, "dice 1", "touch") == {"found": Fraction(1)}
        # 9 pips or more are dead: 10 of 36; 45 m and more, [5][5] and [6][6] included.
        assert told_odds(position, "dice 2", "touch") == {"found": Fraction(26, 36), "dead": Fraction(10, 36)}

    @pytest.mark.parametrize("phase", ["SCRUM", "LINEOUT"])
    def test_duel(self, phase):
        position = f"FF1 home {phase} x60 1.12 7-3 home:1,2,9 away:3,4"
        assert told_odds(position, "dice 1") == {"won": Fraction(21, 36), "lost": Fraction(15, 36)}
        # A double of the first thrower wins but against the 15 higher doubles, one of the second but against the 21
        # as high or higher. The rest, 30 by 30 throws, goes by the dice, and each of the 15 equal pairs to the first.
        chances = told_odds(position, "dice 2")
        assert chances["won by a double"] == Fraction(6 * 36 - 15, 1296)
        assert chances["lost by a double"] == Fraction(6 * 36 - 21, 1296)
        assert chances["won"] + chances["lost"] == Fraction(900, 1296)
        assert chances["won"] - chances["lost"] == Fraction(15 * 2 * 2, 1296)

    def test_conversion(self):
        position = "FF1 home CONVERSION x105 1.12 7-3 home:1,2,9 away:3,4"
        assert told_odds(position, "dice 1") == {"good": Fraction(21, 36), "missed": Fraction(15, 36)}
        solo = f"{position} conversion=solo"
        assert told_odds(solo, "dice 2") == {"good": Fraction(25, 36), "missed": Fraction(11, 36)}

    def test_kick_off_too_short(self):
        position = "FF1 home KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4 kickoff_min=10"
        assert told_odds(position, "dice 1") == {"too short": Fraction(1, 6), "gathered": Fraction(5, 6)}

    def test_tackle(self):
        chances = told_odds("FF1 home TACKLE_OFFER x35 1.12 7-3 home:1,9 away:1,4", "tackle 4")
        assert chances["interception"] == Fraction(1, 6)
        assert chances["tackle missed"] == Fraction(5, 6) * Fraction(1, 6)
        assert chances["ruck won"] + chances["ruck lost"] == Fraction(25, 36)
        assert chances["ruck won"] - chances["ruck lost"] == Fraction(60, 1296)

    @pytest.mark.parametrize(("zone", "inside"), [("3-5", 3), ("1-6", 6), ("4-4", 1)])
    def test_contest(self, zone, inside):
        position = f"FF1 home CONTEST_OFFER attack {zone} x35 1.12 7-3 home:1,9 away:1,4"
        chances = told_odds(position, "contest 4")
        assert chances.get("ball won", 0) == Fraction(inside, 6)
        assert chances.get("offside", 0) == 1 - Fraction(inside, 6)

    def test_clear_out(self):
        position = "FF1 home CLEAR_OFFER attack 4-5 x35 1.12 7-3 home:1,9 away:1,4"
        assert told_odds(position, "clear 9") == {"ball won": Fraction(2, 6), "offside": Fraction(4, 6)}

    def test_contest_and_clear_out(self):
        # Zone 3 to 5: a 3 leaves them three faces, a 4 two, a 5 one.
        state = place("FF1 home CONTEST_OFFER attack 3-5 x35 1.12 7-3 home:1,9 away:1,4")
        outcomes = odds_if_cleared_out(GAME, state, Contest(4))
        assert {outcome.word: outcome.chance for outcome in outcomes} == {
            "offside": Fraction(3, 6),
            "ball lost": Fraction(3 + 2 + 1, 36),
            "rival offside": Fraction(3 + 4 + 5, 36),
        }

    def test_contest_that_they_cannot_clear(self):
        state = place("FF1 home CONTEST_OFFER attack 3-5 x35 1.12 7-3 home:9 away:1,4")
        outcomes = odds_if_cleared_out(GAME, state, Contest(4))
        assert {outcome.word: outcome.chance for outcome in outcomes} == {
            "ball won": Fraction(1, 2),
            "offside": Fraction(1, 2),
        }


class TestThrows:
    """One die or two."""

    def test_they_are_the_odds_of_each(self):
        """They are worked out once for all positions that do not differ in what decides them."""
        seen = set()
        options: list[Any] = [{}, *(random_options(GAME, Seeded(seed).randbelow) for seed in range(5))]
        setups = [GAME.read_setup({"options": chosen}) for chosen in options]
        for moment in (moment for setup in setups for moment in moments(GAME, "throws", setup)):
            request = GAME.request(moment.state)
            if isinstance(request, Choose) and request.group("dice").count:
                thrown = throws(GAME, moment.state)
                for found, answer in ((thrown.one, Throw(1)), (thrown.two, Throw(2))):
                    told = odds(GAME, moment.state, answer)
                    assert [(each.word, each.chance, each.brought_back) for each in found] == [
                        (each.word, each.chance, each.brought_back) for each in told
                    ]
                seen.add(request.rule)
        assert seen >= {"FF-RUN-2", "FF-KICK-1", "FF-SCRUM-1", "FF-LINEOUT-1", "FF-CONVERSION-1"}

    def test_landings_of_a_run(self):
        state, _ = GAME.apply(place(OPEN.format(x=40)), GAME.parse_answer("backs 9 10.run"))
        assert throws(GAME, state).landings == tuple(
            (45 + 5 * die, Fraction(1, 6), Fraction(2 * die - 3, 36), die) for die in range(2, 7)
        )

    def test_landings_beyond_the_line(self):
        # From 85 a 4, a 5 and a 6 are a try: the ball is grounded at one spot.
        state = place(OPEN.format(x=80))
        for answer in ("backs 9 10.run", "decline"):
            state, _ = GAME.apply(state, GAME.parse_answer(answer))
        *short, across = throws(GAME, state).landings
        assert [(spot.x, spot.die) for spot in short] == [(95, 2), (100, 3)]
        assert across == (105, Fraction(3, 6), Fraction(21, 36), None)

    def test_landings_of_a_kick(self):
        state, _ = GAME.apply(place(OPEN.format(x=90)), GAME.parse_answer("12.kick"))
        landings = throws(GAME, state).landings
        assert [spot.x for spot in landings] == [95, 100, 105, 110, 115]
        assert landings[-1].two == Fraction(30, 36)  # dead, however far

    def test_duels_land_nowhere(self):
        assert throws(GAME, place("FF1 home SCRUM x60 1.12 7-3 home:1,2,9 away:3,4")).landings == ()
