"""What may come of an answer that leads to dice: exact chances of the question itself, by whose they are."""

from fractions import Fraction
from typing import Any

import pytest

from tests.support.aerial import landed, name
from tests.support.football import player, position
from tests.support.football_positions import POSITIONS, played
from tests.support.open_play import in_step
from touchline.counter_attack import State, game
from touchline.counter_attack.model import Call, Move, Nutmeg, Pass, Reckless, Shoot
from touchline.counter_attack.outcomes import AGAIN, FACES, Prospect, goal_chance, prospect
from touchline.counter_attack.pitch import board_of, hex_at
from touchline.counter_attack.rules import challenges
from touchline.counter_attack.rules.aerial import strength
from touchline.kernel import Choose

SIXTH = Fraction(1, 6)


def reckoned(state: State, answer: Any) -> Prospect:
    found = prospect(state, answer)
    assert found
    assert sum(outcome.chance for outcome in found.outcomes) == 1
    return found


def told(state: State, answer: Any) -> dict[str, tuple[str, Fraction]]:
    return {outcome.end.what: (outcome.kind, outcome.chance) for outcome in reckoned(state, answer).outcomes}


def after(state: State, *answers: Any) -> State:
    for answer in answers:
        state, _ = game.apply(state, answer)
    return state


# A tackle, 5 against 5, from the front.
TACKLE = after(
    in_step(
        2,
        {10: (-8, 0), 9: (0, 9)},
        {4: (-7, 0), 11: (18, 12), 6: (-12, 3)},
        ratings={"A4": {"tackling": 5}, "H10": {"dribbling": 5}},
        leniency=4,
    ),
    Move(player("A4"), hex_at(-7, 0)),
)


def test_a_tackle_has_four_outcomes_and_a_throw_for_each_square():
    found = reckoned(TACKLE, Call("tackle"))
    assert [one.end.what for one in found.outcomes] == ["won", "loose", "past", "foul"]
    assert [one.kind for one in found.outcomes] == ["good", "open", "bad", "foul"]
    assert [one.chance * 36 for one in found.outcomes] == [15, 5, 10, 6]
    assert len(found.throws) == FACES**2
    assert found.throws[:FACES] == (3,) * FACES  # the tackler's 1 is a foul
    assert found.throws[FACES : 2 * FACES] == (0, 1, 2, 2, 2, 2)
    assert found.throws[-FACES:] == (0, 0, 0, 0, 0, 1)
    assert found.good == Fraction(15, 36)


def test_where_players_are_put_after_a_tackle_is_known():
    won, loose, past, foul = reckoned(TACKLE, Call("tackle")).outcomes
    assert won.board
    assert past.board
    assert not won.board & board_of((hex_at(-8, 0), hex_at(-7, 0)))
    assert not loose.board
    assert not foul.board


def test_a_tie_that_is_rolled_again_is_no_outcome():
    state = after(
        in_step(2, {10: (-8, 0)}, {4: (-7, 0), 11: (18, 12)}, edition="core"), Move(player("A4"), hex_at(-7, 0))
    )
    found = reckoned(state, Call("tackle"))
    assert [one.end.what for one in found.outcomes] == ["won", "past", "foul"]
    assert found.throws.count(AGAIN) == 5


def test_a_reckless_tackle_never_wins_the_ball_and_costs_a_card():
    found = told(TACKLE, Reckless(player("H10")))
    assert found == {
        "stopped": ("open", 2 * SIXTH),
        "escapes": ("bad", 2 * SIXTH),
        "sent_off": ("foul", 2 * SIXTH),
    }


def test_a_nutmeg_is_seen_from_the_attack():
    state = in_step(
        1, {10: (6, 0), 9: (-5, 9)}, {2: (7, 0), 11: (18, 12)}, ratings={"A2": {"tackling": 4}, "H10": {"dribbling": 6}}
    )
    assert told(state, Nutmeg(player("A2"))) == {
        "past": ("good", Fraction(15, 36)),
        "foul": ("good", SIXTH),
        "loose": ("open", Fraction(5, 36)),
        "won": ("bad", Fraction(10, 36)),
    }


def test_a_shot_ends_where_the_ball_runs_loose():
    state = position({9: (14, 0)}, {1: (18, 0), 4: (16, 0)}, carrier="H9")
    found = told(state, Shoot(hex_at(19, 0)))
    assert found["blocked"] == ("bad", Fraction(2, 6))
    assert found["off_target"] == ("foul", Fraction(4, 6) * SIXTH)
    assert found["goal"] == ("good", Fraction(4, 6) * Fraction(15, 36))
    assert found["loose"][0] == "open"
    assert found["goal"][1] == goal_chance(state, Shoot(hex_at(19, 0)))


def test_the_goalkeeper_takes_its_free_step_as_well_as_it_can():
    ratings = {"A1": {"saving": 5}, "H9": {"shooting": 3}}
    state = position({9: (10, 0)}, {1: (17, 4), 4: (-9, -9)}, carrier="H9", ratings=ratings)
    shoot = Shoot(hex_at(19, 0))
    asked = after(state, shoot)
    request = game.request(asked)
    assert isinstance(request, Choose)
    assert goal_chance(state, shoot) == min(goal_chance(asked, answer) for answer in request)
    assert goal_chance(state, shoot) < goal_chance(asked, Call("no"))
    assert told(state, shoot)["goal"][1] == goal_chance(state, shoot)


def test_a_pass_through_the_air_is_on_target_or_astray():
    state = position({8: (0, 0), 9: (0, 8)}, {1: (17, 0), 4: (-9, -9)}, carrier="H8", ratings={"H8": {"high_pass": 4}})
    assert told(state, Pass("high", hex_at(0, 8))) == {
        "lands": ("good", Fraction(1, 2)),
        "misses": ("open", Fraction(1, 2)),
    }


def test_a_reply_to_it_is_about_the_header():
    state = position(
        {8: (0, 0), 9: (0, 8)},
        {1: (17, 0), 4: (0, 6), 5: (4, 6)},
        carrier="H8",
        ratings={"H8": {"high_pass": 4}},
    )
    state = after(state, Pass("high", hex_at(0, 8)), Call("no"))
    stands = told(state, Call("no"))
    closer = told(state, Move(player("A5"), hex_at(1, 8)))
    assert stands["misses"] == closer["misses"] == ("open", Fraction(1, 2))
    assert closer["header"][1] > 0
    assert reckoned(state, Move(player("A5"), hex_at(1, 8))).good > reckoned(state, Call("no")).good


HOME, AWAY = {8: (5, 1), 9: (4, 0), 10: (6, 0)}, {4: (5, -1), 5: (4, 1), 6: (6, 1)}


@pytest.mark.parametrize("edition", ["core", "living"])
def test_a_header_of_many_is_exact(edition: str) -> None:
    ratings = {"H8": {"heading": 6}, "H9": {"heading": 2}, "A4": {"heading": 5}, "A6": {"heading": 1}}
    state = landed(HOME, AWAY, (5, 0), edition=edition, ratings=ratings)[0]
    attackers = ("H8", "H9", "H10") if edition == "core" else ("H8", "H9")
    *rest, last = ("A4", "A5", "A6") if edition == "core" else ("A4", "A5")
    jumpers = after(state, *map(name, (*attackers, *rest)))
    found = prospect(jumpers, name(last))
    jump = after(jumpers, name(last)).stack[-1]
    assert isinstance(jump, challenges.Jump)
    adds = [
        tuple(strength(jumpers, jump.challenge, one) for one in side)
        for side in (jump.challenge.attackers, jump.challenge.defenders)
    ]
    assert found
    assert float(found.good) == pytest.approx(challenges.chances(jumpers.edition, *adds).lost)


def test_answers_without_dice_have_no_outcomes():
    state = in_step(1, {10: (0, 0), 9: (5, 0)}, {4: (9, 9)})
    assert prospect(state, Move(player("H9"), hex_at(5, 2))) is None
    assert prospect(state, Call("end")) is None


def test_a_state_that_stands_for_others_leads_to_the_same():
    for seed in range(3):
        for begins in POSITIONS:
            for moment in played(seed, begins(seed), 30):
                alike = game.alike(moment.state)
                assert game.request(alike) == game.request(moment.state)
