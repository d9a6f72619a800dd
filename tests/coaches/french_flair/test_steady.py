"""The steady coach of French Flair: its odds, candidates, and choices in positions that a player would know."""

from fractions import Fraction
from math import isclose

import pytest

from tests.support.matches import moments
from touchline import french_flair as ff
from touchline.coaches import coach
from touchline.coaches.arena import Batch, run
from touchline.coaches.french_flair import evaluation
from touchline.coaches.french_flair.candidates import plays_of
from touchline.coaches.french_flair.dice_odds import FIRST_WINS, TACKLES
from touchline.french_flair.rules.tackles import TackleEnd
from touchline.kernel import AWAY, HOME, Choose, Seeded

STEADY = coach("french-flair", "steady", Seeded(1).randbelow)


def answer(position: str) -> str:
    """The steady coach's answer in a position, as text."""
    state = ff.game.parse_position(ff.Setup(), position)
    request = ff.request(state)
    assert isinstance(request, Choose)
    assert request.side != "clock"
    chosen = STEADY.choose(ff.view(state, request.side), request)
    assert chosen in request
    return ff.game.format_answer(chosen)


@pytest.mark.parametrize(
    ("position", "does"),
    [
        # From 5 m out any advance crosses, and nobody may tackle it; the least missed card does.
        ("FF1 home OPEN RUCK x95 1.12 0-0 home:3,9,10,12 away:3,4,5,6,7,8", "3.advance"),
        ("FF1 away OPEN FREE x5 1.12 0-0 home:3,9,10,12 away:12,15", "12.advance"),
        # A maul from a lineout close in, then a forward walks over.
        ("FF1 home OPEN LINEOUT x90 1.12 0-0 home:1,2,3,9,10,12 away:3,4,5,6,7,8", "maul 1 2"),
        ("FF1 home OPEN MAUL1 x95 1.12 0-0 home:3,9,10,12 away:3,4,5,6,7,8", "3.advance"),
        # Two pick-and-goes reach the line, and a renewed hand scores from there.
        ("FF1 home OPEN RUCK x90 1.12 0-0 home:1,2,3,4,12 away:3,4,5,6,7,8", "pick 1 2"),
        ("FF1 home PICK_AGAIN x95 1.12 0-0 home:3,4,12 away:3,4,5,6,7,8", "pick 3 4"),
        # One would end 5 m out, where a player who crosses can be tackled.
        ("FF1 home PICK_AGAIN x90 1.12 0-0 home:3,4,12 away:3,4,5,6,7,8", "stop"),
        # A relay cannot be tackled in the 22, and the runner behind it is across with a 3.
        ("FF1 home OPEN FREE x90 1.12 0-0 home:4,6,10,11 away:3,4,5,6,7,8", "backs J4 10.run"),
        # Out of the own 22 with a hand that gains no ground: find touch.
        ("FF1 home OPEN RUCK x10 1.12 0-0 home:1,9,11 away:3,4,5,6,7,8", "9.touch"),
        # A last card would be tackled by default, a kicked one is not.
        ("FF1 home OPEN FREE x40 1.12 0-0 home:15 away:3,4,5,6,7,8", "15.touch"),
        # Penalties: the next card scores; from far, touch with the own throw-in.
        ("FF1 home PENALTY x95 1.12 0-0 home:1,2,9,10,12,13 away:3,4,5,6,7,8", "tap"),
        ("FF1 home PENALTY x30 1.12 0-0 home:1,2,9,10,12,13 away:3,4,5,6,7,8", "touch"),
        # Offside close to the line: a card scores at once; far from it the penalty.
        ("FF1 home ADVANTAGE_CHOICE x95 1.12 0-0 home:1,2,3 away:3,4,5", "advantage"),
        ("FF1 home ADVANTAGE_CHOICE x30 1.12 0-0 home:1,2 away:3,4,5", "penalty"),
        # Where the dice decide.
        ("FF1 home KICKOFF x50 1.1 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6", "dice 2"),  # one in six is won back
        ("FF1 home CONVERSION x105 1.9 5-0 home:1,2,3 away:1,2,3", "dice 1"),  # ties win: more of them with one die
        ("FF1 home LINEOUT x50 1.9 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6", "dice 1"),
        # Tackle with the card that is missed least. The defence contests and clears out what is wide and leaves what is
        # narrow; the attack leaves nothing: it has lost the ball already, and a penalty is hardly worse.
        ("FF1 home TACKLE_OFFER x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "tackle 2"),
        ("FF1 home FORCED_TACKLE x50 1.9 0-0 home:- away:9,10,11", "tackle 11"),
        ("FF1 home CONTEST_OFFER attack 1-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "contest 2"),
        ("FF1 home CONTEST_OFFER attack 2-3 x20 1.9 0-0 home:1,2,3 away:2,9,10,11", "decline"),
        ("FF1 home CONTEST_OFFER defence 1-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "contest 1"),
        ("FF1 home CLEAR_OFFER attack 2-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "clear 1"),
        ("FF1 home CLEAR_OFFER attack 6-6 x20 1.9 0-0 home:1,2,3 away:2,9,10,11", "clear 1"),
        ("FF1 home CLEAR_OFFER defence 2-6 x50 1.9 0-0 home:1,2,3 away:2,9,10,11", "clear 2"),
        ("FF1 home CLEAR_OFFER defence 6-6 x20 1.9 0-0 home:1,2,3 away:2,9,10,11", "decline"),
        # A kick gathered.
        ("FF1 away LANDING KICK x85 1.9 0-0 home:1,2,3,4,5,6 away:9,10,11,12,13,15", "play"),
        ("FF1 home MARK x5 1.9 0-0 home:1,2,3,4,5,6 away:9,10,11,12,13,15", "touch"),
    ],
)
def test_rules_of_thumb(position, does):
    assert answer(position) == does


@pytest.mark.parametrize(
    ("position", "does"),
    [
        # Ahead once time is up: end it, wherever that can be said.
        ("FF1 home OPEN FREE x60 2.60 7-3 home:9,10,11,12,13,15 away:1,2,3,4,5,6 time-up", "end"),
        ("FF1 home PENALTY x95 2.60 7-3 home:9,10,11,12,13,15 away:1,2,3,4,5,6 time-up", "end"),
        ("FF1 away LANDING KICK x90 2.60 3-7 home:9,10,11,12,13,15 away:1,2,3,4,5,6 time-up", "end"),
        # In the first half only if the ball is worth less than nothing.
        ("FF1 home OPEN FREE x95 1.60 0-7 home:3,9,10 away:1,2,3,4,5,6 time-up", "3.advance"),
        ("FF1 home OPEN RUCK x0 1.60 0-7 home:1,2 away:1,2,3,4,5,6 time-up", "end"),
        # Three points win, or do not help.
        ("FF1 home PENALTY x70 2.60 5-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6 time-up", "goal"),
        ("FF1 home PENALTY x70 2.60 0-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6 time-up", "tap"),
        ("FF1 home PENALTY x80 2.59 5-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6", "goal"),
        ("FF1 home PENALTY x80 2.59 5-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6 clock=minutes:10", "goal"),
        ("FF1 home PENALTY x80 2.20 5-7 home:1,2,3,4,6,7 away:1,2,3,4,5,6", "tap"),
        ("FF1 home OPEN FREE x80 2.60 5-7 home:1,10 away:1,2,3,4,5,6 time-up", "10.drop"),
    ],
)
def test_score_and_clock(position, does):
    assert answer(position) == does


def test_the_ball_stays_in_the_field_while_a_match_is_to_be_won():
    position = "FF1 home OPEN RUCK x10 {} home:1,9,11 away:3,4,5,6,7,8"
    assert answer(position.format("2.50 0-7")) == "9.touch"
    assert not answer(position.format("2.60 0-7") + " time-up").endswith((".touch", "end"))


def test_odds():
    assert isclose(sum(TACKLES.values()), 1)
    assert isclose(sum(chance for end, chance in TACKLES.items() if end.intercepted), Fraction(1, 6))
    assert isclose(TACKLES[TackleEnd()], Fraction(5, 36))
    assert isclose(FIRST_WINS[1], Fraction(7, 12))


def test_a_tackle_is_always_worth_its_card():
    by = evaluation.by(ff.Options())
    for left in range(0, 101, 5):
        for cards in range(1, 8):
            for facing in range(1, 7):
                assert by.exposed(left, cards, facing) < by.kept(left, cards) == by.exposed(left, cards, 0)


def test_there_is_an_idea_for_every_hand():
    for seed in range(8):
        state = ff.start()
        for moment in moments(ff.game, seed):
            view = ff.view(state, state.attack)
            if isinstance(moment.request, Choose) and view.origin:
                assert any(play in moment.request for play in plays_of(view.hand, view.origin))
            state = moment.state


def test_steady_beats_random():
    """40 matches, sides changed; `touchline simulate` measures it over more."""
    home = run(Batch("french-flair", "steady", "random", 20, "beats"))
    away = run(Batch("french-flair", "random", "steady", 20, "beats"))
    won = [(played.result.winner, HOME) for played in home] + [(played.result.winner, AWAY) for played in away]
    assert sum(1 if winner == steady else 0.5 if winner is None else 0 for winner, steady in won) >= 0.9 * len(won)
