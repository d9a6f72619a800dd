"""Steals and tests for a free ball, by rule: MOVE-11 to -16, -18, -19, -22, LOOSE-09 and DICE-07."""

import pytest

from tests.support.football import answer, player, position, where
from tests.support.open_play import asked, everywhere, in_step, in_the_book, of_kind, phase
from touchline.counter_attack import game
from touchline.counter_attack.events import BallWon, Fouled, HeldBall, Tested
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Reckless
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.refs import PlayerRef
from touchline.counter_attack.rules import fouls, movement, next_action, steals
from touchline.counter_attack.step import awaited
from touchline.kernel import AWAY, IllegalAnswer, Roll

H10, A1, A4, A5, A6, A8 = (player(name) for name in ("H10", "A1", "A4", "A5", "A6", "A8"))
NO, STEAL, TEST, PLAY_ON = Call("no"), Call("steal"), Call("test"), Call("play on")


SETTING = {"H10": {"pace": 5, "resilience": 3}, "A8": {"tackling": 4}, "A4": {"tackling": 4}}


def running(away=None, *, step=1, home=None, **more):
    """C01: H10 is about to carry the ball from (4, 0) past A8 on (6, 1) and A4 on (8, -1)."""
    more = {"ratings": SETTING} | more
    home, away = home or {10: (4, 0), 9: (-5, 9)}, away or {8: (6, 1), 4: (8, -1), 11: (18, 12)}
    return in_step(step, home, away, **more)


def runs(state, *hexes_and_answers):
    """The carrier goes over hexes, given as pairs, with answers in between; nobody is nutmegged."""
    events = []
    for given in hexes_and_answers:
        move = isinstance(given, tuple) and len(given) == 2
        state, happened = answer(state, Move(H10, hex_at(*given)) if move else given)
        events += happened
        if move and NO in _offered(state) and state.edition.nutmeg:
            state, happened = answer(state, NO)
            events += happened
    return state, events


def _offered(state):
    request = asked(state)
    return () if isinstance(request, Roll) else request


# Steals


@pytest.mark.rule("MOVE-11", "MOVE-13", "MOVE-15")
def test_c01_a_defender_has_one_attempt():
    state, events = runs(running(), (5, 0), (3,), (6, 0), (7, -1), (3,))
    tests = of_kind(Tested, events)
    assert [(test.player, test.die, test.total, test.passed) for test in tests] == [
        (A8, 3, 7, False),
        (A4, 3, 7, False),
    ]
    assert state.stack[-1] == movement.RunChoice(H10, 3)
    state, _ = answer(state, Move(H10, hex_at(7, -2)), Move(H10, hex_at(7, -3)))
    assert not isinstance(state.stack[-1], movement.RunChoice)  # 2 hexes were left


@pytest.mark.rule("MOVE-12")
def test_c02_the_stealer_has_the_ball_where_it_stands():
    state, events = runs(running(), (5, 0), (3,), (6, 0), (7, -1), (6,))
    assert of_kind(BallWon, events) == [BallWon("MOVE-12", A4, "steal")]
    assert (state.ball, where(state, "A4"), where(state, "H10")) == (hex_at(8, -1), (8, -1), (7, -1))
    assert (state.attack, state.movement) == (AWAY, None)
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("MOVE-12")
@pytest.mark.parametrize(
    ("edition", "tackling", "die", "won"),
    [
        pytest.param("living", 5, 5, True, id="C03-living"),
        pytest.param("core", 5, 5, False, id="C03-core"),
        ("advanced", 5, 5, False),
        ("living", 4, 5, False),
        ("living", 1, 6, True),
        ("core", 1, 6, True),
        ("advanced", 1, 6, True),
    ],
)
def test_what_steals_the_ball(edition, tackling, die, won):
    state = running(edition=edition, ratings={"H10": {"pace": 5}, "A8": {"tackling": tackling}})
    state, _ = runs(state, (5, 0)) if edition == "living" else runs(state, (5, 0), STEAL)
    state, events = answer(state, (die,))
    assert of_kind(Tested, events)[0].passed == won
    assert (state.carrier == A8) == won


@pytest.mark.rule("MOVE-11")
@pytest.mark.parametrize("step", [1, 3])
def test_a_steal_is_mandatory_or_not(step):
    state, _ = runs(running(step=step), (5, 0))
    assert asked(state) == Roll("MOVE-12", (AWAY,))
    for edition in ("core", "advanced"):
        state, _ = runs(running(step=step, edition=edition), (5, 0))
        request = asked(state)
        assert (request.rule, request.side, set(request)) == ("MOVE-11", AWAY, {STEAL, NO})


@pytest.mark.rule("MOVE-11", "MOVE-13")
@in_the_book
def test_a_declined_steal_is_not_used_up(edition):
    state, _ = runs(running(edition=edition), (5, 0), NO)
    assert phase(state).tried == 0
    state, _ = runs(state, (6, 0))
    assert state.stack[-1] == steals.StealChoice(A8)
    state, _ = answer(state, STEAL, (3,))
    assert phase(state).tried == 1 << A8


@pytest.mark.rule("MOVE-13")
@everywhere
def test_a_defender_that_failed_does_not_try_again_against_any_carrier(edition):
    state = running(edition=edition, movement=Movement(tried=1 << A8))
    state, _ = runs(state, (5, 0))
    assert state.stack[-1] == movement.RunChoice(H10, 1)


@pytest.mark.rule("MOVE-14", "FOUL-05", "FOUL-07", "FOUL-11")
def test_c04_a_one_is_a_foul():
    state, events = runs(running(), (5, 0), (3,), (6, 0), (7, -1), (1,))
    assert of_kind(Fouled, events) == [Fouled("MOVE-14", A4, H10, hex_at(7, -1))]
    assert asked(state).rule == "FOUL-02"  # A11 covers: an ordinary booking
    state, _ = answer(state, (2,), (5,), PLAY_ON)
    assert (state.booked, state.injured) == (0, 1 << H10)
    assert state.rating(H10, "dribbling") == 2
    assert state.stack[-1] == movement.RunChoice(H10, 3)
    state, _ = answer(state, Move(H10, hex_at(7, -2)))
    assert not isinstance(state.stack[-1], movement.RunChoice)  # Pace is 4 now: 1 hex was left


@pytest.mark.rule("MOVE-11", "MOVE-13")
@in_the_book
def test_c05_in_the_book_a_one_merely_fails(edition):
    state, _ = runs(running(edition=edition), (5, 0), STEAL, (3,), (6, 0), (7, -1), STEAL)
    state, events = answer(state, (1,))
    assert not of_kind(Fouled, events)
    assert state.stack[-1] == movement.RunChoice(H10, 3)


@pytest.mark.rule("MOVE-15", "DICE-07")
def test_several_defenders_roll_in_order():
    away = {8: (6, 0), 4: (5, 1), 5: (6, 1), 11: (18, 12)}
    ratings = {"H10": {"pace": 5}, "A8": {"tackling": 2}, "A4": {"tackling": 3}, "A5": {"tackling": 3}}
    state = running(away, ratings=ratings)
    assert steals.in_order(state, 1 << A4 | 1 << A5 | 1 << A8) == [A8, A4, A5]  # Tackling, then the number
    state, _ = runs(state, (5, 0))
    assert state.stack[-1] == steals.Steal(A8)
    state, _ = answer(state, (3,))
    assert state.stack[-1] == steals.Steal(A4)
    stolen, events = answer(state, (6,))
    assert (stolen.carrier, len(of_kind(Tested, events))) == (A4, 1)  # A5 does not roll
    state, _ = answer(state, (1,))
    assert isinstance(state.stack[-1], fouls.CardTest)
    state, _ = answer(state, (1,), (1,), PLAY_ON)
    assert state.stack[-1] == steals.Steal(A5)  # after a foul played on the rest still roll


@pytest.mark.rule("MOVE-15", "DICE-07")
@in_the_book
def test_several_defenders_choose_and_roll_in_order_in_the_book(edition):
    away = {8: (6, 0), 4: (5, 1), 5: (6, 1), 11: (18, 12)}
    ratings = {"H10": {"pace": 5}, "A8": {"tackling": 2}, "A4": {"tackling": 3}, "A5": {"tackling": 3}}
    state, _ = runs(running(away, edition=edition, ratings=ratings), (5, 0))
    assert state.stack[-1] == steals.StealChoice(A8)
    state, _ = answer(state, STEAL, (1,))  # no foul in the book
    assert state.stack[-1] == steals.StealChoice(A4)
    stolen, events = answer(state, STEAL, (6,))
    assert (stolen.carrier, len(of_kind(Tested, events))) == (A4, 1)
    state, _ = answer(state, NO)
    assert state.stack[-1] == steals.StealChoice(A5)
    state, _ = answer(state, NO)
    assert state.stack[-1] == movement.RunChoice(H10, 1)


@pytest.mark.rule("MOVE-15")
def test_a_foul_that_is_taken_ends_the_steals():
    away = {8: (6, 0), 4: (5, 1), 11: (18, 12)}
    state, _ = runs(running(away), (5, 0), (1,), (1,), (1,), Call("take it"))
    assert not any(isinstance(step, steals.Steals) for step in state.stack)
    assert state.movement is None


@pytest.mark.rule("MOVE-16")
@everywhere
def test_standing_next_to_a_defender_triggers_no_steal_but_another_hex_of_its_zone_does(edition):
    away = {8: (5, 0), 11: (18, 12)}
    state = running(away, edition=edition)
    left, _ = runs(state, (3, 0))
    assert isinstance(left.stack[-1], movement.RunChoice)
    entered, _ = runs(state, (4, 1))
    assert isinstance(entered.stack[-1], steals.Steal | steals.StealChoice)


@pytest.mark.rule("MOVE-18")
@pytest.mark.parametrize(("die", "won"), [(6, True), (5, False), (4, False)])
@pytest.mark.parametrize(("keeper", "held"), [((6, 1), False), ((14, 0), True)])
@everywhere
def test_a_goalkeeper_steals_with_tackling_0(edition, die, won, keeper, held):
    x, z = keeper
    ratings = {"H10": {"pace": 5}, "A1": {"saving": 6}}
    state = running({1: keeper, 11: (18, 12)}, home={10: (x - 2, z), 9: (-5, 9)}, ratings=ratings, edition=edition)
    state, _ = answer(state, Move(H10, hex_at(x - 1, z)))
    while not isinstance(state.stack[-1], steals.Steal | steals.StealChoice):
        state, _ = answer(state, NO)  # no box move, no nutmeg
    state, events = answer(state, *(() if edition == "living" else (STEAL,)), (die,))
    needed = 10 if edition == "living" else 6
    assert of_kind(Tested, events) == [Tested("MOVE-12", "steal", A1, die, die, needed, won)]
    assert bool(of_kind(HeldBall, events)) == (won and held)
    if won and not held:
        assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("MOVE-18")
@everywhere
def test_a_goalkeeper_that_dives_on_a_hex_makes_no_steal_there(edition):
    home, ratings = {10: (16, 1), 9: (-5, 9)}, {"H10": {"pace": 5, "dribbling": 6, "shooting": 6}}
    state = running({1: (17, 0), 11: (18, 12)}, home=home, ratings=ratings, edition=edition)
    state, _ = answer(state, Move(H10, hex_at(17, 1)))
    no_nutmeg = (NO,) if edition == "living" else ()
    declined, _ = answer(state, NO, *no_nutmeg)
    assert declined.stack[-1] == (steals.Steal(A1) if edition == "living" else steals.StealChoice(A1))
    dived, _ = answer(state, Call("dive"), (2, 6), *no_nutmeg)
    assert isinstance(dived.stack[-1], movement.RunChoice)


@pytest.mark.rule("MOVE-18")
def test_a_goalkeeper_that_dived_on_a_hex_steals_when_the_carrier_comes_back_to_it():
    home, ratings = {10: (16, 1), 9: (-5, 9)}, {"H10": {"pace": 6, "dribbling": 6}}
    state = running({1: (17, 0), 11: (18, 12)}, home=home, ratings=ratings)
    state, _ = answer(state, Move(H10, hex_at(17, 1)), Call("dive"), (2, 6), NO)
    state, _ = answer(state, Move(H10, hex_at(16, 2)), Move(H10, hex_at(17, 1)))
    assert asked(state).rule == "NUTMEG-04"  # a dive is offered once on a hex (GK-15)
    state, _ = answer(state, NO)
    assert state.stack[-1] == steals.Steal(A1)


@pytest.mark.rule("MOVE-18", "TACKLE-07")
def test_a_goalkeeper_that_dived_on_a_hex_steals_when_the_carrier_is_put_there():
    away, moved = {1: (17, 0), 4: (16, 2), 11: (18, 12)}, Movement(step=2, dived=hex_at(17, 1))
    state = running(away, home={10: (16, 1), 9: (-5, 9)}, movement=moved)
    state, _ = answer(state, Move(A4, hex_at(16, 2)), Call("tackle"), (2, 6), Move(H10, hex_at(17, 1)))
    assert state.stack[-1] == steals.Steal(A1)


@pytest.mark.rule("MOVE-19")
@everywhere
@pytest.mark.parametrize("mark", ["jumped", "stunned"])
def test_excluded_defenders_make_no_steal(edition, mark):
    state, _ = runs(running(edition=edition, **{mark: 1 << A8}), (5, 0))
    assert state.stack[-1] == movement.RunChoice(H10, 1)


def test_a_steal_is_refused_with_its_rule():
    state, _ = runs(running(edition="core"), (5, 0))
    with pytest.raises(IllegalAnswer, match=r"MOVE-11 offers steal, no; .*steal-or-not \(player A8\)"):
        game.apply(state, Call("dive"))


# A ball that nobody has


def free_ball(away=None, **more):
    """Step 2: the ball lies on (6, 0), A4 is 2 hexes from it."""
    return in_step(2, {10: (-9, 0)}, away or {4: (8, 0), 11: (18, 12)}, carrier=None, ball=(6, 0), **more)


@pytest.mark.rule("MOVE-22")
@pytest.mark.parametrize(
    ("tackling", "die", "won"), [(3, 6, True), (5, 5, True), (4, 5, False), (6, 3, False), (3, 1, False)]
)
def test_a_defender_next_to_a_free_ball_may_test_for_it(tackling, die, won):
    state, _ = answer(free_ball(ratings={"A4": {"tackling": tackling}}), Move(A4, hex_at(7, 0)))
    request = asked(state)
    assert (request.rule, request.side, set(request)) == ("MOVE-22", AWAY, {TEST, NO})
    with pytest.raises(IllegalAnswer, match=r"MOVE-22 .*free-ball-or-not"):
        game.apply(state, STEAL)
    state, _ = answer(state, TEST)
    assert asked(state) == Roll("MOVE-22", (AWAY,))
    state, events = answer(state, (die,))
    assert of_kind(Tested, events)[0].passed == won
    assert not of_kind(Fouled, events)  # a 1 is no foul
    if won:
        assert (state.carrier, state.ball, state.movement) == (A4, hex_at(7, 0), None)
        assert state.stack == (next_action.ActionChoice("aos"),)
    else:
        assert (state.carrier, state.stack) == (NOBODY, (movement.StepChoice(),))


@pytest.mark.rule("MOVE-22")
def test_standing_still_and_testing_uses_a_move():
    state, _ = answer(free_ball({4: (7, 0), 11: (18, 12)}), Move(A4, hex_at(7, 0)))
    assert state.stack[-1] == steals.TestChoice("MOVE-22", A4)
    assert phase(state).moves == 1
    assert phase(answer(state, TEST, (2,))[0]).tested == 1 << A4
    state, _ = answer(state, NO)
    with pytest.raises(IllegalAnswer, match=r"already-moved \(player A4\)"):
        game.apply(state, Move(A4, hex_at(7, 0)))


@pytest.mark.rule("MOVE-22")
@pytest.mark.parametrize(("die", "won"), [(5, False), (6, True)])
@pytest.mark.parametrize(("ball", "held"), [((6, 0), False), ((16, 0), True)])
def test_a_goalkeeper_tests_with_a_natural_6_only(die, won, ball, held):
    x, z = ball
    state = in_step(2, {10: (-9, 0)}, {1: (x + 1, z)}, carrier=None, ball=ball)
    _, events = answer(state, Move(A1, hex_at(x + 1, z)), TEST, (die,))
    assert of_kind(Tested, events)[0].passed == won
    assert bool(of_kind(HeldBall, events)) == (won and held)


@in_the_book
def test_there_are_no_tests_for_a_free_ball_in_the_book(edition):
    state = free_ball({4: (7, 0), 11: (18, 12)}, edition=edition)
    with pytest.raises(IllegalAnswer, match="nobody-to-challenge"):
        game.apply(state, Move(A4, hex_at(7, 0)))
    state, _ = answer(state, Move(A4, hex_at(7, -1)))
    assert state.stack == (movement.StepChoice(),)


def test_the_attack_never_tests_for_a_free_ball():
    state = in_step(1, {10: (8, 0), 9: (-5, 9)}, {11: (18, 12)}, carrier=None, ball=(6, 0))
    state, _ = answer(state, Move(H10, hex_at(7, 0)))
    assert state.stack == (movement.StepChoice(),)


def stopped(away, **more):
    """A loose ball lies on (6, 0)."""
    state = position({10: (-9, 0)}, away, ball=(6, 0), **more)
    match = game.match(state)
    match.instead(steals.LooseTests(), next_action.ActionChoice("loose_free"))
    return match.settle()[0]


@pytest.mark.rule("LOOSE-09", "DICE-07")
def test_defenders_test_for_a_loose_ball_that_stops_next_to_them_in_order():
    away = {4: (7, 0), 5: (6, 1), 6: (5, 0), 8: (8, 0)}
    ratings = {"A4": {"tackling": 5}, "A5": {"tackling": 2}, "A6": {"tackling": 5}}
    state = stopped(away, ratings=ratings)
    order = []
    while isinstance(state.stack[-1], steals.TestChoice):
        order.append(state.stack[-1].player)
        assert asked(state).rule == "LOOSE-09"
        state, events = answer(state, TEST, (1,))
        assert not of_kind(Fouled, events)
    assert order == [A5, A4, A6]  # A8 is 2 hexes away
    state = stopped(away, ratings=ratings)
    state, events = answer(state, NO, TEST, (5,))
    assert of_kind(BallWon, events) == [BallWon("LOOSE-09", A4, "free_ball")]
    assert state.stack == (next_action.ActionChoice("aos"),)


@pytest.mark.rule("MOVE-22", "LOOSE-09")
@pytest.mark.parametrize("tests", [True, False])
def test_one_test_in_a_phase(tests):
    state = in_step(2, {10: (-9, 0)}, {4: (7, 0), 5: (0, 9)}, carrier=None, ball=(6, 0))
    match = game.match(state)
    match.instead(steals.LooseTests(), movement.StepGoesOn())
    state, _ = answer(match.settle()[0], *([TEST, (2,)] if tests else [NO]))
    assert (Move(A4, hex_at(7, 0)) in asked(state)) == (not tests)  # standing there, or next to it on another hex
    state, _ = answer(state, Move(A4, hex_at(6, 1)))
    assert (state.stack[-1] == steals.TestChoice("MOVE-22", A4)) == (not tests)


@pytest.mark.rule("MOVE-22", "FOUL-18")
def test_who_has_tested_may_still_stand_and_tackle_recklessly():
    tested = Movement(step=2, tested=1 << A4)
    state = in_step(2, {10: (8, 0)}, {4: (7, 0), 5: (0, 9)}, carrier=None, ball=(6, 0), movement=tested)
    state, _ = answer(state, Move(A4, hex_at(7, 0)))
    assert set(asked(state)) == {Reckless(H10), NO}


@pytest.mark.rule("LOOSE-09")
@pytest.mark.parametrize("mark", ["jumped", "stunned"])
def test_excluded_defenders_do_not_test(mark):
    state = stopped({4: (7, 0), 5: (6, 1)}, **{mark: 1 << A4})
    assert state.stack[-1] == steals.TestChoice("LOOSE-09", A5)
    state, _ = answer(state, NO)
    assert state.stack == (next_action.ActionChoice("loose_free"),)


@pytest.mark.rule("LOOSE-09")
@pytest.mark.parametrize(("die", "won"), [(5, False), (6, True)])
def test_a_goalkeeper_takes_a_loose_ball_with_a_natural_6_only(die, won):
    state, events = answer(stopped({1: (7, 0)}), TEST, (die,))
    assert of_kind(Tested, events)[0].passed == won
    assert (state.carrier == A1) == won


@pytest.mark.rule("LOOSE-09")
def test_ten_is_enough_for_a_loose_ball_in_every_edition():
    options = {"steal_success": "six"}
    state, _ = answer(stopped({4: (7, 0)}, ratings={"A4": {"tackling": 5}}, options=options), TEST, (5,))
    assert state.carrier == A4


# What its steps tell


@pytest.mark.rule("MOVE-12")
@pytest.mark.parametrize(("edition", "counts"), [("living", [(A8, "tackling", 4)]), ("core", [])])
def test_a_steal_names_the_defender_and_counts_tackling_where_a_total_wins(edition, counts):
    moved = running(edition=edition)
    state, _ = runs(moved, (5, 0)) if edition == "living" else runs(moved, (5, 0), STEAL)
    assert awaited(state).facts(state) == {"who": PlayerRef(A8)}
    assert [(counted.player, counted.attribute, counted.adds) for counted in awaited(state).counted(state)] == counts


@pytest.mark.rule("MOVE-22")
def test_a_test_for_a_free_ball_names_the_defender():
    choice, _ = answer(free_ball(ratings={"A4": {"tackling": 2}}), Move(A4, hex_at(7, 0)))
    assert awaited(choice).facts(choice) == {"who": PlayerRef(A4)}
    rolling, _ = answer(choice, TEST)
    assert awaited(rolling).facts(rolling) == {"who": PlayerRef(A4)}
    assert [(counted.player, counted.adds) for counted in awaited(rolling).counted(rolling)] == [(A4, 2)]
