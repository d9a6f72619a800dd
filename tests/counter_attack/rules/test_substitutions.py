"""Substitutions, by rule: SUBS-01 to -07."""

import pytest

from tests.support.football import answer, player, position, where
from tests.support.open_play import asked, everywhere, of_kind
from touchline.counter_attack import game
from touchline.counter_attack.events import Substituted
from touchline.counter_attack.model import Call, Substitute
from touchline.counter_attack.rules import set_pieces, substitutions
from touchline.counter_attack.rules.substitutions import SubstitutionChoice
from touchline.kernel import AWAY, HOME, IllegalAnswer, replace

H1, H8, H10, A4 = (player(name) for name in ("H1", "H8", "H10", "A4"))
DONE = Call("done")


def stoppage(*, stack=None, **more):
    """Play has stopped, and home may substitute."""
    home, away = {1: (-18, 0), 8: (0, 0), 10: (6, 0)}, {1: (18, 0), 4: (7, 0)}
    stack = (SubstitutionChoice(HOME),) if stack is None else stack
    return position(home, away, **{"ball": (6, 0), "stack": stack} | more)


def offers(state):
    """Which sides are offered substitutions, in order."""
    return [step.side for step in substitutions.offer(game.match(state)) if isinstance(step, SubstitutionChoice)]


@pytest.mark.rule("SUBS-01")
@everywhere
def test_a_side_may_substitute_until_it_is_done(edition):
    state = stoppage(edition=edition)
    request = asked(state)
    assert (request.rule, request.side) == ("SUBS-01", HOME)
    assert len(request) == 2 * 6 + 1 + 1  # two outfielders for six cards, the goalkeeper for one, done
    first, second = state.bench[0][:2]
    state, events = answer(state, Substitute(H8, first), Substitute(H10, second), DONE)
    assert [event.player for event in of_kind(Substituted, events)] == [H8, H10]
    assert state.stack == ()


@pytest.mark.rule("SUBS-01", "SUBS-07")
@everywhere
@pytest.mark.parametrize("attack", [HOME, AWAY])
def test_the_attack_substitutes_first_at_a_stoppage(edition, attack):
    state = stoppage(attack=attack, edition=edition)
    assert offers(state) == ([HOME, AWAY] if attack == HOME else [AWAY, HOME])
    match = game.match(state)
    set_pieces.give(match, "OUT-04", "throw_in", attack, state.ball)
    state, _ = match.settle()
    assert asked(state).side == attack
    state, _ = answer(state, DONE)
    assert (asked(state).rule, asked(state).side) == ("SUBS-01", "away" if attack == HOME else "home")


@pytest.mark.rule("SUBS-02")
@everywhere
def test_a_newcomer_takes_the_hex_and_the_number(edition):
    state = stoppage(edition=edition)
    gone, card = state.cards[H8], state.bench[0][3]
    state, events = answer(state, Substitute(H8, card))
    assert events == [Substituted("SUBS-02", H8, gone, card)]
    assert (state.cards[H8], where(state, "H8")) == (card, (0, 0))
    assert card not in state.bench[0]
    assert state.substitutions == (1, 0)


@pytest.mark.rule("SUBS-03")
@everywhere
def test_nobody_returns_and_nobody_replaces_a_player_sent_off(edition):
    state = stoppage(edition=edition)
    gone = state.cards[H8]
    state, _ = answer(state, Substitute(H8, state.bench[0][0]))
    with pytest.raises(IllegalAnswer, match=rf"SUBS-03 .*not-on-bench \(card {gone}, side home\)"):
        game.apply(state, Substitute(H10, gone))
    with pytest.raises(IllegalAnswer, match=r"SUBS-03 .*has-left-pitch \(player H5\)"):
        game.apply(state, Substitute(player("H5"), state.bench[0][0]))


@pytest.mark.parametrize("action", [Substitute(A4, 3), Substitute(-1, 3), Substitute(22, 3)])
def test_a_side_substitutes_its_own_players(action):
    with pytest.raises(IllegalAnswer, match=r"SUBS-01 .*other-side-substitutes \(side home\)"):
        game.apply(stoppage(), action)
    with pytest.raises(IllegalAnswer, match=r"SUBS-01 .*substituting"):
        game.apply(stoppage(), Call("no"))


@pytest.mark.rule("SUBS-04")
@pytest.mark.parametrize(
    ("options", "half", "made", "left"),
    [
        ({}, 1, 4, 1),
        ({}, 1, 5, 0),
        ({}, 3, 5, 0),
        ({"max_substitutions": 0}, 1, 0, 0),
        ({"max_substitutions": "3+1"}, 2, 3, 0),
        ({"max_substitutions": "3+1"}, 3, 3, 1),
        ({"max_substitutions": "3+1", "tie_break": "both"}, 5, 3, 1),
        ({"max_substitutions": "3+1", "tie_break": "shoot_out"}, 5, 3, 0),
    ],
)
def test_how_many_substitutions_a_side_has(options, half, made, left):
    state = stoppage(options=options, half=half, substitutions=(made, made))
    assert substitutions.left(state, HOME) == left
    assert offers(state) == ([HOME, AWAY] if left else [])


@pytest.mark.rule("SUBS-04")
@everywhere
def test_a_side_is_not_asked_again_after_its_last_substitution(edition):
    state = stoppage(substitutions=(4, 0), edition=edition)
    state, _ = answer(state, Substitute(H8, state.bench[0][0]))
    assert state.stack == ()


def test_a_side_without_a_bench_is_not_asked():
    assert offers(replace(stoppage(), bench=((), (3,)))) == [AWAY]


@pytest.mark.rule("SUBS-05")
@everywhere
def test_a_goalkeeper_is_replaced_by_a_goalkeeper(edition):
    state = stoppage(edition=edition)
    keeper = state.bench[0][-1]
    assert {action.card for action in asked(state) if action != DONE and action.player == H1} == {keeper}
    with pytest.raises(IllegalAnswer, match=r"SUBS-05 .*keeper-for-keeper \(player H1\)"):
        game.apply(state, Substitute(H1, state.bench[0][0]))
    state, _ = answer(state, Substitute(H1, keeper))
    assert state.keeper(HOME) == H1


@pytest.mark.rule("SUBS-05")
def test_without_one_on_the_bench_any_player_goes_in_goal():
    state = stoppage()
    state, _ = answer(state, Substitute(H8, state.bench[0][-1]))  # the goalkeeper comes on as an outfielder
    state, _ = answer(state, Substitute(H1, state.bench[0][0]))
    assert (state.keeper(HOME), state.rating(H1, "saving"), state.rating(H1, "tackling")) == (H1, 0, 3)


@pytest.mark.rule("SUBS-06")
@everywhere
def test_cards_and_injuries_belong_to_the_player_not_the_number(edition):
    everybody = 1 << H8 | 1 << H10 | 1 << A4
    marks = ("booked", "injured", "jumped", "stunned", "stunned_next", "offside")
    state = stoppage(**dict.fromkeys(marks, everybody), edition=edition)
    state, _ = answer(state, Substitute(H8, state.bench[0][0]))
    for mark in marks:
        assert getattr(state, mark) == 1 << H10 | 1 << A4, mark
