"""Fouls, by rule: FOUL-01 to -23."""

import pytest

from tests.support.football import answer, player, position, where
from tests.support.open_play import asked, everywhere, in_step, in_the_book, of_kind, phase
from touchline.counter_attack import game
from touchline.counter_attack.events import (
    Booked,
    Fouled,
    Injured,
    KeeperNamed,
    PlayedOn,
    RestartGiven,
    SentOff,
    Substituted,
    Tested,
    WentOff,
)
from touchline.counter_attack.model import NOBODY, Call, Move, Movement, Name, Nutmeg, Reckless, Substitute
from touchline.counter_attack.pitch import hex_at, xz
from touchline.counter_attack.rules import fouls, movement, substitutions, tackles
from touchline.kernel import AWAY, HOME, IllegalAnswer, Roll

H10, H8, A1, A4, A5 = (player(name) for name in ("H10", "H8", "A1", "A4", "A5"))
NO, TACKLE, PLAY_ON, TAKE_IT = Call("no"), Call("tackle"), Call("play on"), Call("take it")

COVERED = {4: (7, 0), 5: (17, 8), 1: (18, 0)}  # A5 is nearer to its goal: A4 is not the last man


STEP_TWO = Movement(step=2, moves=1)


def foul(kind="tackle", home=None, away=None, by="A4", on="H10", phase=STEP_TWO, carrier="H10", **more):
    """A foul of A4 on the carrier H10 that has just been committed."""
    state = position(home or {10: (6, 0)}, away or COVERED, carrier=carrier, movement=phase, **more)
    fouler, fouled = player(by), player(on)
    match = game.match(state)
    match.instead(fouls.Foul(kind, fouler, fouled, state.hexes[fouled]), movement.StepGoesOn())
    return match.settle()[0]


def cards(events):
    return [event.card for event in of_kind(Booked, events)]


# The order, and the choice


@pytest.mark.rule("FOUL-01")
@everywhere
@pytest.mark.parametrize("call", ["play on", "take it"])
def test_card_injury_choice(edition, call):
    state = foul(edition=edition)
    assert asked(state) == Roll("FOUL-02", (AWAY,))
    state, _ = answer(state, (1,))
    assert asked(state) == Roll("FOUL-05", (HOME,))
    state, _ = answer(state, (1,))
    request = asked(state)
    assert (request.rule, request.side) == ("FOUL-01", HOME)
    assert set(request) == {PLAY_ON, TAKE_IT}
    with pytest.raises(IllegalAnswer, match=r"FOUL-01 .*play-on-or-free-kick"):
        game.apply(state, NO)
    _, events = answer(state, Call(call))
    assert bool(of_kind(PlayedOn, events)) == (call == "play on")
    assert bool(of_kind(RestartGiven, events)) == (call == "take it")


@pytest.mark.rule("FOUL-02")
@everywhere
@pytest.mark.parametrize(("die", "shown"), [(1, []), (3, []), (4, ["yellow"]), (6, ["yellow"])])
def test_booking(edition, die, shown):
    state, events = answer(foul(edition=edition, leniency=4), (die,))
    assert of_kind(Tested, events) == [Tested("FOUL-02", "booking", A4, die, die, 4, die >= 4)]
    assert cards(events) == shown
    assert state.booked == (1 << A4 if shown else 0)


@pytest.mark.rule("FOUL-03", "FOUL-21", "FOUL-23")
@everywhere
def test_a_second_yellow_is_a_red(edition):
    state, events = answer(foul(edition=edition, booked=1 << A4), (6,))
    assert [type(event) for event in events] == [Tested, Booked, SentOff]
    assert cards(events) == ["second_yellow"]
    assert not state.hexes[A4]  # before the injury is rolled for
    assert isinstance(state.stack[-1], fouls.InjuryTest)
    assert not of_kind(Substituted, answer(state, (1,))[1])


@pytest.mark.rule("FOUL-04")
@pytest.mark.parametrize(("edition", "stops"), [("core", False), ("advanced", False), ("living", True)])
def test_a_red_card_stops_play(edition, stops):
    state, events = answer(foul(edition=edition, booked=1 << A4), (6,), (1,))
    assert bool(of_kind(RestartGiven, events)) == stops
    if not stops:
        assert set(asked(state)) == {PLAY_ON, TAKE_IT}


# Injuries


@pytest.mark.rule("FOUL-05")
@everywhere
@pytest.mark.parametrize(("die", "hurt"), [(2, False), (3, True), (6, True)])
def test_injury(edition, die, hurt):
    state, events = answer(foul(edition=edition, ratings={"H10": {"resilience": 3}}), (1,), (die,))
    assert of_kind(Tested, events)[1] == Tested("FOUL-05", "injury", H10, die, die, 3, hurt)
    assert of_kind(Injured, events) == ([Injured("FOUL-05", H10, again=False)] if hurt else [])
    assert state.injured == (1 << H10 if hurt else 0)


@pytest.mark.rule("FOUL-06")
@pytest.mark.parametrize(
    ("edition", "pace", "now"),
    [
        ("core", 5, (3, 3, 3)),
        ("advanced", 2, (1, 3, 3)),  # at least 1
        ("living", 5, (4, 2, 2)),
        ("living", 1, (0, 2, 2)),
    ],
)
def test_what_an_injury_costs(edition, pace, now):
    state, _ = answer(foul(edition=edition, ratings={"H10": {"pace": pace}}), (1,), (6,))
    assert tuple(state.rating(H10, name) for name in ("pace", "dribbling", "resilience")) == now


@pytest.mark.rule("FOUL-07")
@pytest.mark.parametrize(
    ("edition", "step", "used", "left"),
    [
        pytest.param("living", 1, 3, 1, id="C04"),
        pytest.param("living", 1, 4, 0, id="nothing left"),
        pytest.param("living", 3, 1, 1, id="C69"),
        pytest.param("core", 1, 2, 1, id="book"),
        pytest.param("core", 1, 4, 0, id="book, not below 0"),
        pytest.param("advanced", 1, 2, 1, id="advanced"),
        pytest.param("advanced", 3, 1, 1, id="advanced, step 3"),
    ],
)
def test_an_injury_acts_at_once_on_a_run(edition, step, used, left):
    state = position({10: (6, 0)}, COVERED, carrier="H10", edition=edition, ratings={"H10": {"pace": 5}})
    match = game.match(state)
    match.change(movement=Movement(step=step, moves=1, moved=1 << H10))
    match.instead(fouls.Foul("steal", A4, H10, state.ball), movement.RunGoesOn(H10, used), movement.StepGoesOn())
    state, _ = answer(match.settle()[0], (1,), (6,), PLAY_ON)
    assert state.injured == 1 << H10
    for hex in [(6, -1), (6, -2), (6, -3), (6, -4)][:left]:
        state, _ = answer(state, Move(H10, hex_at(*hex)))
    assert not isinstance(state.stack[-1], movement.RunChoice)


@pytest.mark.rule("FOUL-08")
def test_c17_a_second_injury_forces_a_substitution():
    state = foul(injured=1 << H10, ratings={"H10": {"resilience": 6}})
    state, events = answer(state, (1,), (5,))
    assert of_kind(Injured, events) == [Injured("FOUL-05", H10, again=True)]
    request = asked(state)
    assert (request.rule, request.side) == ("FOUL-08", HOME)
    assert set(request) == {Substitute(H10, card) for card in state.bench[0]}
    with pytest.raises(IllegalAnswer, match=r"FOUL-08 .*must-be-substituted \(player H10\)"):
        game.apply(state, NO)
    with pytest.raises(IllegalAnswer, match=r"SUBS-03 .*not-on-bench"):
        game.apply(state, Substitute(H10, 0))
    card = state.bench[0][2]
    state, events = answer(state, Substitute(H10, card))
    assert [type(event) for event in events][:2] == [Substituted, RestartGiven]  # the foul must be taken
    assert (state.cards[H10], where(state, "H10")) == (card, (6, 0))
    assert not state.injured >> H10 & 1
    assert state.substitutions == (1, 0)


@pytest.mark.rule("FOUL-08")
@pytest.mark.parametrize("more", [{"substitutions": (5, 0)}, {"bench": ((), ())}])
def test_a_second_injury_without_a_substitution_left(more):
    match = game.match(foul(injured=1 << H10))
    match.change(**more)
    state, events = answer(match.settle()[0], (1,), (6,))
    assert of_kind(WentOff, events) == [WentOff("FOUL-08", H10)]
    assert of_kind(RestartGiven, events) == [RestartGiven("FOUL-09", "free_kick", HOME, hex_at(6, 0))]
    assert not state.hexes[H10]


@pytest.mark.rule("FOUL-08", "FOUL-22")
def test_a_goalkeeper_that_must_leave_is_replaced_in_goal():
    state = foul(home={1: (6, 0), 8: (0, 0)}, on="H1", carrier="H1", injured=1)
    keeper = state.bench[0][-1]
    assert set(asked(answer(state, (1,), (6,))[0])) == {Substitute(0, keeper)}
    match = game.match(state)
    match.change(substitutions=(5, 0))
    state, events = answer(match.settle()[0], (1,), (6,))
    assert of_kind(WentOff, events)
    assert set(asked(state)) == {Name((H8,))}
    state, _ = answer(state, Name((H8,)))
    assert state.keepers == (H8, A1)


@pytest.mark.rule("FOUL-08")
@in_the_book
def test_a_second_injury_changes_nothing_in_the_book(edition):
    state, events = answer(foul(edition=edition, injured=1 << H10, ratings={"H10": {"pace": 5}}), (1,), (6,))
    assert of_kind(Injured, events) == [Injured("FOUL-05", H10, again=True)]
    assert set(asked(state)) == {PLAY_ON, TAKE_IT}
    assert state.rating(H10, "pace") == 3


# Where, and whether


@pytest.mark.rule("FOUL-09")
@everywhere
@pytest.mark.parametrize(
    ("hex", "restart"), [((6, 0), "free_kick"), ((11, 0), "free_kick"), ((12, 0), "penalty"), ((13, 7), "penalty")]
)
def test_a_free_kick_or_a_penalty(edition, hex, restart):
    state = foul(home={10: hex}, away={4: (hex[0] - 1, hex[1]), 5: (18, 9), 1: (18, 0)}, edition=edition)
    _, events = answer(state, (1,), (1,), TAKE_IT)
    assert of_kind(RestartGiven, events) == [RestartGiven("FOUL-09", restart, HOME, hex_at(*hex))]


@pytest.mark.rule("FOUL-09")
def test_a_foul_in_the_own_box_of_the_fouled_is_a_free_kick():
    state = foul(home={10: (-14, 0)}, away={4: (-15, 0), 5: (18, 9), 1: (18, 0)})
    _, events = answer(state, (1,), (1,), TAKE_IT)
    assert [event.restart for event in of_kind(RestartGiven, events)] == ["free_kick"]


@pytest.mark.rule("FOUL-12")
@everywhere
@pytest.mark.parametrize(
    ("declined", "hex", "asked"), [(True, (12, 0), True), (False, (12, 0), False), (False, (11, 0), True)]
)
def test_a_penalty_may_be_declined(edition, declined, hex, asked):
    options = {"penalty_can_be_declined": declined}
    state = foul(home={10: hex}, away={4: (10, 0), 5: (18, 9), 1: (18, 0)}, edition=edition, options=options)
    state, events = answer(state, (1,), (1,))
    assert isinstance(state.stack[-1], fouls.FoulChoice) == asked
    assert bool(of_kind(RestartGiven, events)) != asked


@pytest.mark.rule("FOUL-11")
@everywhere
def test_a_tackle_played_on_has_failed(edition):
    state = in_step(2, {10: (6, 0)}, COVERED, edition=edition)
    state, events = answer(state, Move(A4, hex_at(7, 0)), TACKLE, (1, 6), (1,), (1,), PLAY_ON)
    assert of_kind(PlayedOn, events) == [PlayedOn("FOUL-11", HOME)]
    assert isinstance(state.stack[-1], tackles.CarrierReposition)
    assert phase(state).step == 2


@pytest.mark.rule("FOUL-11")
def test_a_steal_played_on_lets_the_carrier_go_on():
    state = position({10: (4, 0)}, {4: (6, 0), 5: (17, 8), 1: (18, 0)}, carrier="H10")
    state, _ = answer(state, Call("movement phase"), Move(H10, hex_at(5, 0)), NO, (1,), (1,), (1,), PLAY_ON)
    assert state.stack[-1] == movement.RunChoice(H10, 1)


# Red or yellow


@pytest.mark.rule("FOUL-13")
@pytest.mark.parametrize(
    ("edition", "die", "shown"),
    [
        ("advanced", 3, "yellow"),
        ("advanced", 4, "red"),
        ("living", 2, "yellow"),
        ("living", 3, "red"),
        pytest.param("advanced", 5, "red", id="C12-advanced"),
        pytest.param("living", 5, "red", id="C12-living"),
    ],
)
def test_a_foul_from_behind_is_red_or_yellow(edition, die, shown):
    _, events = answer(foul("behind", edition=edition, leniency=3), (die,))
    assert cards(events) == [shown]


@pytest.mark.rule("FOUL-14", "FOUL-15")
@everywhere
@pytest.mark.parametrize(("die", "shown"), [(3, "yellow"), (4, "red")])
def test_c13_the_last_man(edition, die, shown):
    home, away = {10: (12, 0)}, {4: (13, 0), 5: (4, 0), 6: (3, 5), 1: (18, 0)}
    ratings = {"A5": {"pace": 6}, "A6": {"pace": 6}}
    state = in_step(2, home, away, edition=edition, ratings=ratings, leniency=4)
    state, events = answer(state, Move(A4, hex_at(13, 0)), TACKLE, (1, 3))
    assert asked(state) == Roll("FOUL-14", (AWAY,))
    _, events = answer(state, (die,))
    assert cards(events) == [shown]


@pytest.mark.rule("FOUL-15")
@pytest.mark.parametrize(
    ("a5", "pace", "more", "last"),
    [
        pytest.param((7, 0), 6, {}, False, id="C14"),
        pytest.param((7, 0), 4, {}, True, id="too slow"),
        pytest.param((7, 0), 6, {"phase": Movement(step=2, moves=1, moved=1 << A5)}, True, id="has moved"),
        pytest.param((7, 0), 6, {"phase": Movement(step=2, moves=5)}, True, id="no move left"),
        pytest.param((7, 0), 6, {"phase": Movement(step=3)}, True, id="the defence's step is over"),
        pytest.param((7, 0), 6, {"phase": Movement(step=1, moves=4)}, False, id="the defence's step is to come"),
        pytest.param((7, 0), 6, {"stunned": 1 << A5}, True, id="stunned"),
        pytest.param((7, 0), 6, {"jumped": 1 << A5}, True, id="jumped"),
        pytest.param((12, 8), 1, {"phase": Movement(step=3)}, False, id="stands level"),
        pytest.param((18, 12), 1, {"phase": Movement(step=3)}, False, id="stands nearer"),
        pytest.param((11, 12), 6, {"phase": Movement(step=3)}, True, id="stands further away"),
    ],
)
def test_who_is_the_last_man(a5, pace, more, last):
    away = {4: (13, 0), 5: a5, 1: (18, 0)}  # the goalkeeper does not count
    state = foul(home={10: (12, 0)}, away=away, ratings={"A5": {"pace": pace}}, **more)
    assert asked(state).rule == ("FOUL-14" if last else "FOUL-02")


@pytest.mark.rule("FOUL-15")
def test_players_in_the_way_keep_a_defender_from_covering():
    ring = {2: (8, 0), 3: (8, 1), 4: (7, 1), 5: (6, 1), 6: (6, 0), 7: (7, -1), 10: (12, 0)}
    state = foul(home=ring, away={4: (13, 0), 5: (7, 0), 1: (18, 0)}, ratings={"A5": {"pace": 6}})
    assert asked(state).rule == "FOUL-14"


@pytest.mark.rule("FOUL-14")
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("steal", "FOUL-14"),
        ("tackle", "FOUL-14"),
        ("nutmeg", "FOUL-14"),
        ("dive", "FOUL-14"),
        ("first_time", "FOUL-02"),
    ],
)
def test_which_fouls_are_professional(kind, rule):
    assert asked(foul(kind, away={4: (7, 0)})).rule == rule
    assert asked(foul("first_time", away={4: (7, 0)}, phase=None)).rule == "FOUL-02"


@pytest.mark.rule("FOUL-16")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(("die", "shown"), [(2, "yellow"), (3, "red")])
def test_from_behind_and_professional_is_one_roll(edition, die, shown):
    state = foul("behind", away={4: (5, 0)}, edition=edition, leniency=3)
    assert asked(state) == Roll("FOUL-16", (AWAY,))
    state, events = answer(state, (die,))
    assert cards(events) == [shown]
    assert asked(state).rule == "FOUL-05"


@pytest.mark.rule("FOUL-17")
@pytest.mark.parametrize("kind", ["behind", "dive"])
@pytest.mark.parametrize(
    ("edition", "die", "booked", "shown"),
    [
        ("living", 2, 0, []),
        ("living", 6, 0, ["yellow"]),
        ("living", 6, 1 << A1, ["second_yellow"]),
    ],
)
def test_a_goalkeepers_foul_is_yellow_at_most(kind, edition, die, booked, shown):
    state = foul(kind, home={10: (14, 0)}, away={1: (13, 0), 5: (0, 0)}, by="A1", edition=edition, booked=booked)
    assert asked(state).rule == "FOUL-17"
    assert cards(answer(state, (die,))[1]) == shown


@in_the_book
def test_a_goalkeepers_foul_is_as_any_others_in_the_book(edition):
    state = foul("dive", home={10: (14, 0)}, away={1: (13, 0), 5: (0, 0)}, by="A1", edition=edition)
    assert asked(state).rule == "FOUL-14"
    assert cards(answer(state, (6,))[1]) == ["red"]


# Reckless tackles


def reckless(die, *, edition="living", victim="H8", **more):
    """A4 tackles an attacker next to it recklessly."""
    home, away = {10: (6, 0), 8: (8, 1)}, {4: (7, 0), 5: (17, 8), 1: (18, 0)}
    state = in_step(2, home, away, edition=edition, **more)
    return answer(state, Move(A4, hex_at(7, 0)), Reckless(player(victim)), (die,))


@pytest.mark.rule("FOUL-18")
@pytest.mark.parametrize(("edition", "offered"), [("core", set()), ("advanced", {H10}), ("living", {H10, H8})])
def test_whom_a_reckless_tackle_may_hit(edition, offered):
    state = in_step(2, {10: (6, 0), 8: (8, 1)}, {4: (7, 0)}, edition=edition)
    state, _ = answer(state, Move(A4, hex_at(7, 0)))
    assert set(asked(state)) == {TACKLE, NO, *map(Reckless, offered)}


@pytest.mark.rule("FOUL-18")
@pytest.mark.parametrize(("ball", "offered"), [((9, 1), True), ((9, 2), False)])
def test_c15_the_target_is_within_3_hexes_of_the_ball(ball, offered):
    state = in_step(2, {10: ball, 8: (6, 0)}, {4: (5, 0)})
    assert bool(tackles.acting(state) >> hex_at(5, 0) & 1) == offered
    if offered:
        state, _ = answer(state, Move(A4, hex_at(5, 0)))
        assert set(asked(state)) == {Reckless(H8), NO}


@pytest.mark.rule("FOUL-19")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize("die", [1, 2])
def test_c15_the_target_escapes(edition, die):
    state, events = reckless(die, edition=edition, victim="H10")
    assert [type(event) for event in events] == [Tested, Booked]
    assert cards(events) == ["yellow"]
    assert (where(state, "H10"), where(state, "A4"), state.carrier) == ((6, 0), (7, 0), H10)
    assert state.stack == (movement.StepChoice(),)


@pytest.mark.rule("FOUL-19", "FOUL-03")
@pytest.mark.parametrize(("edition", "stops"), [("advanced", False), ("living", True)])
def test_a_second_yellow_for_a_target_that_escapes(edition, stops):
    state, events = reckless(2, edition=edition, victim="H10", booked=1 << A4)
    assert cards(events) == ["second_yellow"]
    restart = [RestartGiven("FOUL-09", "free_kick", HOME, hex_at(6, 0))] if stops else []
    assert of_kind(RestartGiven, events) == restart
    assert not state.hexes[A4]


@pytest.mark.rule("FOUL-20")
def test_c16_a_reckless_foul_stops_play():
    state, events = reckless(3, leniency=4, ratings={"H8": {"resilience": 3}})
    assert of_kind(Fouled, events) == [Fouled("FOUL-20", A4, H8, hex_at(8, 1))]
    assert asked(state) == Roll("FOUL-20", (AWAY,))
    state, events = answer(state, (4,))
    assert cards(events) == ["red"]
    _, events = answer(state, (2,))
    assert not of_kind(Injured, events)
    assert of_kind(RestartGiven, events) == [RestartGiven("FOUL-09", "free_kick", HOME, hex_at(8, 1))]


@pytest.mark.rule("FOUL-20")
@pytest.mark.parametrize("edition", ["advanced", "living"])
@pytest.mark.parametrize(("die", "shown"), [(3, "yellow"), (4, "red")])
def test_a_reckless_foul_is_never_played_on(edition, die, shown):
    state, _ = reckless(6, edition=edition, victim="H10", leniency=4)
    _, events = answer(state, (die,), (1,))
    assert cards(events) == [shown]
    assert [event.restart for event in of_kind(RestartGiven, events)] == ["free_kick"]


@pytest.mark.rule("FOUL-17", "FOUL-20")
def test_a_goalkeepers_reckless_tackle_may_be_red():
    state = foul("reckless", home={10: (14, 0)}, away={1: (13, 0), 5: (0, 0)}, by="A1")
    _, events = answer(state, (6,))
    assert cards(events) == ["red"]
    assert asked(foul("dive", home={10: (14, 0)}, away={1: (13, 0)}, by="A1")).rule == "FOUL-17"


# Sent off


@pytest.mark.rule("FOUL-21", "FOUL-23")
@everywhere
def test_a_team_plays_on_short(edition):
    state, events = answer(foul("reckless", edition=edition), (6,))
    assert of_kind(SentOff, events) == [SentOff("FOUL-21", A4)]
    assert state.at(hex_at(7, 0)) == NOBODY
    assert state.on_pitch(AWAY) == 1 << A1 | 1 << A5
    substitutes = substitutions.SubstitutionChoice(AWAY).asks(state).group("substitute")
    assert {action.player for action in substitutes} == {A1, A5}


def keeper_goes(**more):
    """A1 is shown a red card."""
    state = foul("reckless", home={10: (14, 0)}, away={1: (13, 0), 5: (0, 0), 4: (2, 0)}, by="A1", **more)
    return answer(state, (6,))


@pytest.mark.rule("FOUL-22")
@everywhere
def test_a_goalkeeper_of_the_bench_comes_on_for_an_outfielder(edition):
    state, events = keeper_goes(edition=edition)
    assert of_kind(SentOff, events) == [SentOff("FOUL-21", A1)]
    keeper = state.bench[1][-1]
    request = asked(state)
    assert (request.rule, request.side) == ("FOUL-22", AWAY)
    assert set(request) == {Substitute(A4, keeper), Substitute(A5, keeper)}
    with pytest.raises(IllegalAnswer, match=r"FOUL-22 .*must-bring-on-keeper"):
        game.apply(state, Substitute(A4, state.bench[1][0]))
    state, events = answer(state, Substitute(A5, keeper))
    assert [type(event) for event in events] == [Substituted, KeeperNamed]
    assert (state.keepers, state.cards[A5], where(state, "A5")) == ((0, A5), keeper, (0, 0))
    assert not state.hexes[A1]
    assert isinstance(state.stack[-1], fouls.InjuryTest)


@pytest.mark.rule("FOUL-22")
@pytest.mark.parametrize("more", [{"substitutions": (0, 5)}, {"bench": ((), (3, 4))}])
def test_otherwise_a_player_on_the_pitch_goes_in_goal(more):
    state = foul("reckless", home={10: (14, 0)}, away={1: (13, 0), 5: (0, 0), 4: (2, 0)}, by="A1")
    match = game.match(state)
    match.change(**more)
    state, _ = answer(match.settle()[0], (6,))
    assert set(asked(state)) == {Name((A4,)), Name((A5,))}
    with pytest.raises(IllegalAnswer, match=r"FOUL-22 .*must-name-keeper"):
        game.apply(state, Name((A1,)))
    state, events = answer(state, Name((A5,)))
    assert of_kind(KeeperNamed, events) == [KeeperNamed("FOUL-22", A5)]
    assert state.keepers == (0, A5)
    assert state.rating(A5, "saving") == 0


@pytest.mark.rule("FOUL-22")
def test_a_side_of_which_nobody_is_left_plays_without_a_goalkeeper():
    state = foul("reckless", home={10: (14, 0)}, away={1: (13, 0)}, by="A1", booked=0)
    state, _ = answer(state, (6,))
    assert isinstance(state.stack[-1], fouls.InjuryTest)
    assert state.on_pitch(AWAY) == 0


# Nutmegs


def nutmeg(*dice):
    """H10 is fouled by A4, which it tries to nutmeg on (7, 0)."""
    away = {4: (7, 0), 5: (17, 8), 1: (18, 0)}
    state = position({10: (6, 0)}, away, carrier="H10", ratings={"H10": {"pace": 5}})
    return answer(state, Call("movement phase"), Nutmeg(A4), (1, 4), *dice)


@pytest.mark.rule("FOUL-10", "NUTMEG-08")
def test_c21_a_nutmeg_foul_is_taken_from_where_it_began():
    _, events = nutmeg((1,), (1,), TAKE_IT)
    assert of_kind(Fouled, events) == [Fouled("NUTMEG-08", A4, H10, hex_at(6, 0))]
    assert of_kind(RestartGiven, events) == [RestartGiven("FOUL-09", "free_kick", HOME, hex_at(6, 0))]


@pytest.mark.rule("FOUL-11", "NUTMEG-09")
def test_c21_a_nutmeg_played_on_is_won():
    state, _ = nutmeg((1,), (1,), PLAY_ON)
    assert {xz(action.hex) for action in asked(state)} == {(7, 1), (8, 0), (8, 1)}
    assert state.stunned == 1 << A4
