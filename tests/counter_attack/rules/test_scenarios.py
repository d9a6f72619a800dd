"""Quick scenarios: how each begins, how long it is, how it is won; and the first game of beginners."""

from typing import Any, Final

import pytest

from tests.support.football import answer, player, position, where
from tests.support.football_invariants import holds
from tests.support.matches import moments
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.cards import Goalkeeper
from touchline.counter_attack.events import (
    Cleared,
    HalfBegan,
    HalfEnded,
    HeldBall,
    MatchEnded,
    PassCalled,
    Placed,
    RestartGiven,
    SentOff,
    TieEnded,
)
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    Call,
    LineUp,
    Move,
    Pass,
    Setup,
    State,
    Substitute,
    Variant,
    each,
    label,
)
from touchline.counter_attack.pitch import BOX, KICK_OFF, LEFT, PITCH, bits, distance, hex_at
from touchline.counter_attack.quick import quick_match, quick_setup
from touchline.counter_attack.rules import (
    clock,
    corners,
    distribution,
    goals,
    heading,
    next_action,
    scenarios,
    set_pieces,
)
from touchline.counter_attack.rules.aerial import Challenge
from touchline.counter_attack.rules.scenarios import FreePlacement, LostPlayers, OpeningKickChoice
from touchline.counter_attack.rules.setup import CardPick, KickOff, KickOffPlacement, KickOffToss, LineUpChoice
from touchline.counter_attack.targets import Moves, Passes
from touchline.kernel import (
    AWAY,
    HOME,
    BadSetup,
    Choose,
    Draw,
    Event,
    IllegalAnswer,
    Result,
    Seeded,
    Side,
    Step,
    replace,
)

EDITIONS = ("core", "advanced", "living")
VARIANTS: Final[tuple[Variant, ...]] = ("outnumbered", "away_goal", "defence_v_attack", "top_v_bottom")
TIE_BREAKS = ("draw", "extra_time", "shoot_out", "both")
DONE = Call("done")

each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_variant = pytest.mark.parametrize("variant", VARIANTS)


def setup(variant: Variant, edition: Any = "living", **options: Any) -> Setup:
    """A scenario with these options, squads drafted by the computer."""
    given = Setup(edition=edition, variant=variant, options=tuple(sorted(options.items())))
    return quick_setup(given, Seeded(1))


def drawn(state: State, variant: Variant) -> State:
    """A position as if it came about in a scenario."""
    return replace(state, setup=replace(state.setup, variant=variant))


def over(variant: Variant, score: tuple[int, int], tie_break: str = "draw", half: int = 2, **fields: Any) -> Match:
    """The match at the end of a half."""
    options = {"max_substitutions": 0, "tie_break": tie_break}
    return game.match(
        drawn(
            position({8: (0, 0)}, {4: (9, 0)}, carrier="H8", options=options, half=half, score=score, **fields), variant
        )
    )


# All of them


@pytest.mark.rule("SCENARIO-01", "SCENARIO-02", "SCENARIO-03", "SCENARIO-04")
@pytest.mark.parametrize(
    ("variant", "options", "lengths"),
    [
        ("match", {}, (45, 45, 15, 15, 0)),
        ("outnumbered", {}, (60, 30, 15, 15, 0)),
        ("away_goal", {}, (45, 45, 15, 15, 0)),
        ("defence_v_attack", {}, (0, 30, 15, 15, 0)),
        ("top_v_bottom", {}, (60, 60, 15, 15, 0)),
        ("outnumbered", {"clock": "actions:9"}, (12, 6, 3, 3, 0)),
        ("top_v_bottom", {"clock": "real:15"}, (20, 20, 5, 5, 0)),
        ("defence_v_attack", {"clock": "actions:1"}, (0, 1, 1, 1, 0)),
    ],
)
def test_how_long_they_are(variant, options, lengths):
    state = drawn(position({8: (0, 0)}, {}, carrier="H8", options=options), variant)
    assert tuple(clock.half_actions(replace(state, half=half)) for half in range(1, 6)) == lengths


@pytest.mark.rule("SCENARIO-01", "SCENARIO-02", "SCENARIO-03", "SCENARIO-04")
@each_variant
@pytest.mark.parametrize("seed", range(30))
def test_random_play_ends(variant, seed):
    """Short matches with any tie-break, every invariant kept, and the record of each state read back."""
    options = (("clock", "actions:9"), ("tie_break", TIE_BREAKS[seed % 4]))
    given = Setup(edition=EDITIONS[seed % 3], variant=variant, options=options)  # type: ignore[arg-type]
    state = game.start(given)
    ended: list[int] = []
    for number, moment in enumerate(moments(game, f"{variant} {seed}", given)):
        holds(state, moment)
        if number % 40 == 0:
            assert game.parse_position(given, game.describe(moment.state)) == moment.state
            assert game.parse_position(given, game.format_position(moment.state)) == moment.state
            assert game.codec.unpack(game.codec.pack(moment.state)) == moment.state
        ended += [event.half for event in moment.events if isinstance(event, HalfEnded)]
        state = moment.state
    first = 1 if variant == "top_v_bottom" else 2
    assert ended[: 3 - first] == list(range(first, 3))
    if variant in ("outnumbered", "defence_v_attack"):
        assert ended == [2]
    assert game.result(state) == Result(*state.score, scenarios.winner(state))


@each_variant
@each_edition
def test_a_quick_match_of_a_scenario(variant, edition):
    state = quick_match(Setup(edition=edition, variant=variant), Seeded(3))
    assert isinstance(state.stack[-1], OpeningKickChoice if variant == "outnumbered" else next_action.ActionChoice)
    assert state.setup == quick_setup(state.setup, Seeded(9))  # nothing is left to be drawn


# Outnumbered


def outnumbered(edition: Any = "living", **options: Any) -> tuple[State, list[Event]]:
    """The scenario once two players have been drawn: both sides are to be placed."""
    state = game.start(setup("outnumbered", edition, **options))
    return answer(state, (state.cards[player("A4")], state.cards[player("A9")]))


@pytest.mark.rule("SCENARIO-01", "DICE-08")
@each_edition
def test_two_outfielders_of_the_leaders_are_drawn(edition):
    state = game.start(setup("outnumbered", edition))
    assert (state.score, state.stack[-1]) == ((0, 2), LostPlayers())
    request = game.request(state)
    assert request == Draw("SCENARIO-01", AWAY, state.cards[12:], 2)
    assert not any(isinstance(state.setup.cards.player(card), Goalkeeper) for card in state.cards[12:])
    state, events = outnumbered(edition)
    sent_off = [event for event in events if isinstance(event, SentOff)]
    assert sent_off == [SentOff("SCENARIO-01", player("A4")), SentOff("SCENARIO-01", player("A9"))]
    assert (state.on_pitch(HOME).bit_count(), state.on_pitch(AWAY).bit_count()) == (11, 9)
    with pytest.raises(IllegalAnswer, match="SCENARIO-01 offers 2 of"):
        game.apply(game.start(setup("outnumbered", edition)), (state.cards[player("A1")], state.cards[player("A4")]))


@pytest.mark.rule("SCENARIO-01", "SUBS-03")
def test_they_are_not_replaced():
    match = game.match(outnumbered()[0])
    set_pieces.give(match, "OUT-04", "throw_in", AWAY, hex_at(0, 12))
    state, _ = match.settle()
    with pytest.raises(IllegalAnswer, match=r"SUBS-03 offers .*has-left-pitch \(player A4\)"):
        game.apply(state, Substitute(player("A4"), state.bench[1][1]))


@pytest.mark.rule("SCENARIO-01")
@each_edition
def test_both_place_their_players_freely_in_turn(edition):
    state, events = outnumbered(edition)
    assert HeldBall("SCENARIO-01", player("H1"), state.hexes[0]) in events
    assert [step.side for step in state.stack[::-1] if isinstance(step, FreePlacement)] == [AWAY, HOME, AWAY, HOME]
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("SCENARIO-01", AWAY)
    state, events = answer(state, Move(player("A5"), hex_at(-17, 9)), DONE, Move(player("H9"), hex_at(17, 9)), DONE)
    assert [event for event in events if isinstance(event, Placed)] == [
        Placed("SCENARIO-01", player("A5"), hex_at(-17, 9)),
        Placed("SCENARIO-01", player("H9"), hex_at(17, 9)),
    ]
    # Each once in a turn, and once more in the next one.
    state, _ = answer(state, Move(player("A5"), hex_at(0, 0)), DONE, DONE)
    assert where(state, "A5") == (0, 0)
    assert isinstance(state.stack[-1], OpeningKickChoice)


@pytest.mark.rule("SCENARIO-01", "GK-02", "GK-04")
def test_the_goalkeeper_keeps_the_ball_in_its_box_and_opponents_away():
    state, _ = outnumbered()
    away = game.request(state)
    assert isinstance(away, Choose)
    keeper = state.hexes[player("H1")]
    group = away.group("move 5")
    assert isinstance(group, Moves)
    assert {*bits(PITCH & ~state.occupied)} - {*bits(group.board)} == {
        hex for hex in bits(PITCH & ~state.occupied) if distance(hex, keeper) == 1
    }
    state, _ = answer(state, Move(player("A5"), hex_at(-13, 4)), DONE)
    home = game.request(state)
    assert isinstance(home, Choose)
    held = home.group("move 1")
    assert isinstance(held, Moves)
    assert not held.board & ~BOX[LEFT]
    assert all(distance(hex, hex_at(-13, 4)) > 1 for hex in bits(held.board))
    state, _ = answer(state, Move(player("H1"), hex_at(-18, 2)))
    assert (state.ball, state.carrier) == (hex_at(-18, 2), player("H1"))


@pytest.mark.rule("SCENARIO-01")
@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        (Move(player("H9"), hex_at(0, 0)), "SCENARIO-01 places-own-players (side away)"),
        (Move(player("A4"), hex_at(0, 0)), "SCENARIO-01 places-own-players (side away)"),
        (Move(99, hex_at(0, 0)), "SCENARIO-01 places-own-players (side away)"),
        (Move(player("A5"), hex_at(1, 0)), "SCENARIO-01 already-placed (player A5)"),
        (Move(player("A6"), hex_at(19, 0)), "SCENARIO-01 place-off-pitch"),
        (Move(player("A6"), hex_at(0, 0)), "SCENARIO-01 hex-taken (hex (0, 0), player A5)"),
        (Move(player("A6"), hex_at(-16, 1)), "GK-04 beside-ball-holder (player H1, hex (-16, 1))"),
        (Call("movement phase"), "SCENARIO-01 free-placing"),
    ],
)
def test_placements_that_are_refused(given, refusal):
    state, _ = answer(outnumbered()[0], Move(player("A5"), hex_at(0, 0)))
    told = refusal_of(state, given)
    assert told is not None
    assert f"{told.rule} {told.reason}" == refusal


def test_where_the_goalkeeper_with_the_ball_may_not_be_placed():
    state, _ = answer(outnumbered()[0], Move(player("A5"), hex_at(-13, 4)), DONE)
    outside = refusal_of(state, Move(player("H1"), hex_at(-5, 0)))
    assert outside == ("GK-02", "holder-stays-in-box (player H1)")
    beside = refusal_of(state, Move(player("H1"), hex_at(-13, 5)))
    assert beside is not None
    assert beside.rule == "GK-04"


@pytest.mark.rule("SCENARIO-01", "GK-06")
@each_edition
def test_it_starts_with_the_goalkeepers_kick(edition):
    state, _ = answer(outnumbered(edition)[0], DONE, DONE, DONE, DONE)
    request = game.request(state)
    assert isinstance(request, Choose)
    (kicks,) = request.groups
    assert isinstance(kicks, Passes)
    assert (request.side, kicks.kind, clock.minute(state)) == (HOME, "kick", "60")
    assert kicks.board == distribution.kick_targets(state)
    for refused, rule in ((Call("drop"), "SCENARIO-01"), (Pass("kick", hex_at(12, 0)), "GK-06")):
        refusal = refusal_of(state, refused)
        assert refusal is not None
        assert refusal.rule == rule
    state, events = answer(state, kicks[0])
    assert isinstance(events[0], PassCalled)
    assert (state.half, state.actions, clock.minute(state)) == (2, 1, "61")


@pytest.mark.rule("SCENARIO-01")
def test_with_no_receiver_the_goalkeeper_plays_as_after_a_catch():
    state, _ = outnumbered()
    state, _ = answer(state, DONE)
    free = [hex for hex in bits(PITCH & ~state.occupied) if hex > hex_at(15, 0)]
    moves = [Move(mate, free.pop()) for mate in range(1, 11)]
    state, _ = answer(state, *moves, DONE, DONE, DONE)
    assert isinstance(state.stack[-1], distribution.DistributionChoice)


@pytest.mark.rule("SETUP-18")
def test_after_a_goal_the_conceding_side_kicks_off_as_ever():
    match = over("outnumbered", (0, 2))
    goals.scored(match, "SHOT-13", HOME, player("H8"))
    assert match.stack[0] == KickOff(AWAY)
    assert match.state.score == (1, 2)


@pytest.mark.rule("SCENARIO-01")
@pytest.mark.parametrize(("score", "winner"), [((0, 2), AWAY), ((2, 2), None), ((3, 2), HOME), ((2, 3), AWAY)])
def test_more_goals_win_and_a_draw_is_a_draw(score, winner):
    match = over("outnumbered", score, tie_break="both")
    clock.end_half(match)
    state, events = match.settle()
    assert events[-1] == MatchEnded("CLOCK-01", *score)
    assert (state.score, game.result(state).winner) == (score, winner)
    assert not any(isinstance(event, TieEnded) for event in events)


# Away goal


@pytest.mark.rule("SCENARIO-02", "SETUP-14")
@each_edition
def test_the_visitors_kick_off_a_second_half_one_down(edition):
    state = game.start(setup("away_goal", edition))
    assert (state.score, state.half, state.attack, state.first_kick) == ((1, 0), 2, AWAY, HOME)
    assert (state.right, clock.minute(state), clock.half_actions(state)) == (AWAY, "45", 45)
    assert isinstance(state.stack[-1], KickOffPlacement)
    state, _ = answer(state, DONE, DONE, DONE, DONE)
    assert (state.ball, game.request(state).side) == (KICK_OFF, AWAY)  # type: ignore[union-attr]


@pytest.mark.rule("SCENARIO-02")
@pytest.mark.parametrize(
    ("score", "winner", "aggregate", "away_goals"),
    [
        pytest.param((1, 1), AWAY, (1, 2), False, id="C64 1-1"),
        pytest.param((1, 0), None, (1, 1), False, id="C64 0-1"),
        ((2, 1), AWAY, (2, 2), True),
        ((2, 0), HOME, (2, 1), False),
        ((3, 1), HOME, (3, 2), False),
        ((4, 3), AWAY, (4, 4), True),
    ],
)
def test_aggregate_then_away_goals(score, winner, aggregate, away_goals):
    match = over("away_goal", score)
    clock.end_half(match)
    state, events = match.settle()
    home, away = aggregate
    assert events[-2] == TieEnded("SCENARIO-02", home, away, winner, away_goals)
    assert (state.score, game.result(state).winner) == (score, winner)


@pytest.mark.rule("SCENARIO-02", "CLOCK-12")
@pytest.mark.parametrize(
    ("tie_break", "half", "goes_on"),
    [("draw", 2, 2), ("extra_time", 2, 3), ("both", 2, 3), ("shoot_out", 2, 5), ("extra_time", 4, 4), ("both", 4, 5)],
)
def test_c64_a_level_tie_is_decided_as_agreed(tie_break, half, goes_on):
    match = over("away_goal", (1, 0), tie_break, half)
    clock.end_half(match)
    state, _ = match.settle()
    assert state.half == goes_on
    assert (not state.stack) == (goes_on == half)


@pytest.mark.rule("SCENARIO-02")
def test_an_away_goal_decides_it_at_once():
    match = over("away_goal", (2, 1), "both")
    clock.end_half(match)
    assert not match.settle()[0].stack


@pytest.mark.rule("SCENARIO-02", "CLOCK-14")
def test_a_tie_that_is_still_level_is_won_in_the_shoot_out():
    state = drawn(over("away_goal", (1, 0), "both", 5, shoot_out=(4, 5)).state, "away_goal")
    assert game.result(replace(state, stack=())) == Result(1, 0, AWAY)


# Defence v attack


def drill(*stack: Step, **fields: Any) -> Match:
    """A moment of defence v attack in which away, defending the right, had the ball last."""
    touched = fields.pop("touched", player("A4"))
    state = position(
        {8: (3, 3), 9: (5, 0)}, {1: (16, 0), 4: (8, -1)}, options={"max_substitutions": 0}, stack=stack[::-1], **fields
    )
    return game.match(replace(drawn(state, "defence_v_attack"), half=2, touched=touched))


@pytest.mark.rule("SCENARIO-03")
@each_edition
def test_seven_outfielders_kick_off_against_five_and_a_goalkeeper(edition):
    given = setup("defence_v_attack", edition)
    state = game.start(given)
    assert [label(one) for one in each(state.on_pitch(HOME))] == [f"H{number}" for number in range(5, 12)]
    assert [label(one) for one in each(state.on_pitch(AWAY))] == [f"A{number}" for number in range(1, 7)]
    assert not any(isinstance(state.card(one), Goalkeeper) for one in each(state.on_pitch(HOME)))
    assert isinstance(state.card(player("A1")), Goalkeeper)
    assert (state.attack, state.right, state.score, clock.half_actions(state)) == (HOME, HOME, (0, 0), 30)
    state, _ = answer(state, DONE, DONE, DONE, DONE)
    assert (state.carrier, state.ball, clock.minute(state)) == (player("H9"), KICK_OFF, "0")


@pytest.mark.rule("SCENARIO-03", "SETUP-09", "SETUP-12")
def test_the_players_are_drafted_and_the_line_up_tells_who_plays():
    given = Setup(variant="defence_v_attack", referee=0)
    met = set()
    for moment in moments(game, 1, given):
        met |= {type(step) for step in moment.state.stack}
        if began := [event for event in moment.events if isinstance(event, HalfBegan)]:
            break
    assert {CardPick, LineUpChoice} <= met
    assert began == [HalfBegan("SCENARIO-03", 2, HOME)]


@pytest.mark.rule("SCENARIO-03")
@pytest.mark.parametrize(("side", "score"), [(HOME, (1, 0)), (AWAY, (0, 1))])
def test_after_every_goal_the_attack_kicks_off(side: Side, score):
    match = drill()
    goals.scored(match, "SHOT-13", side, player("H9") if side == HOME else player("A4"))
    state, _ = match.settle()
    assert (state.score, state.attack) == (score, HOME)
    assert isinstance(state.stack[-1], KickOffPlacement)


RESTS = next_action.NextAction("space")
IN_THE_AIR = heading.InTheAir(Challenge(player("A4"), "high_pass"), True)


@pytest.mark.rule("SCENARIO-03")
@pytest.mark.parametrize(
    ("fields", "stack", "cleared"),
    [
        pytest.param({"ball": (-1, 0)}, (RESTS,), True, id="lies beyond halfway"),
        pytest.param({"ball": (0, 3)}, (RESTS,), False, id="lies on the halfway line"),
        pytest.param({"ball": (-1, 0), "touched": player("H8")}, (RESTS,), False, id="off the attack"),
        pytest.param({"held": ("A5", (-2, 4))}, (next_action.NextAction("aos"),), True, id="held there"),
        pytest.param({"held": ("A5", (2, 4))}, (next_action.NextAction("aos"),), False, id="held here"),
        pytest.param({"held": ("A1", (-2, 4))}, (distribution.Held(),), True, id="in the hands"),
        pytest.param({"held": ("H5", (-2, 4))}, (next_action.NextAction("aos"),), False, id="regained"),
        pytest.param({"ball": (-9, 12)}, (set_pieces.SetPiece("throw_in"),), True, id="out of play"),
        pytest.param({"ball": (-16, 0)}, (set_pieces.SetPiece("goal_kick"),), True, id="over the far goal line"),
        pytest.param({"ball": (9, 12)}, (set_pieces.SetPiece("throw_in"),), False, id="out of play, short"),
        pytest.param({"ball": (-9, 3)}, (set_pieces.SetPiece("free_kick"),), False, id="an offence"),
        pytest.param({"ball": (-9, 3)}, (IN_THE_AIR,), True, id="nobody in reach of it"),
        pytest.param({"ball": (-9, 3), "near": (-9, 5)}, (IN_THE_AIR,), False, id="to be headed"),
    ],
)
def test_a_clearance(fields, stack, cleared):
    match = drill(clock.Whistle(), *stack, **{key: fields[key] for key in ("ball", "touched") if key in fields})
    if "held" in fields:
        with_ball(match, *fields["held"])
    if "near" in fields:
        match.place("SETPIECE-03", player("H9"), hex_at(*fields["near"]))
    ball = match.state.ball
    state, events = match.settle()
    points = [event for event in events if isinstance(event, Cleared)]
    assert points == [Cleared("SCENARIO-03", AWAY, ball)] * cleared
    assert state.score == (0, int(cleared))
    if cleared:
        assert RestartGiven("SETUP-15", "kick_off", HOME, KICK_OFF) in events
        assert (state.attack, state.ball) == (HOME, KICK_OFF)


def with_ball(match: Match, name: str, place: tuple[int, int]) -> State:
    """The defence v attack with somebody standing elsewhere, with the ball."""
    hexes = list(match.state.hexes)
    hexes[player(name)] = hex_at(*place)
    match.change(hexes=tuple(hexes))
    match.give_ball(player(name))
    return match.state


@pytest.mark.rule("SCENARIO-03")
def test_a_long_pass_over_the_halfway_line_clears_the_ball():
    state = with_ball(drill(edition="core", attack=AWAY), "A4", (8, -1))
    state = replace(state, stack=(next_action.ActionChoice("aos"),))
    state, events = answer(state, Pass("long", hex_at(-3, 4)))
    assert Cleared("SCENARIO-03", AWAY, hex_at(-3, 4)) in events
    assert state.score == (0, 1)


@pytest.mark.rule("SCENARIO-03")
def test_a_run_over_the_halfway_line_counts_when_its_phase_is_over():
    state = replace(with_ball(drill(), "A4", (1, 0)), stack=(next_action.ActionChoice("aos"),))
    steps = (Move(player("A4"), hex_at(0, 0)), Move(player("A4"), hex_at(-1, 0)))
    state, events = answer(state, Call("movement phase"), *steps, Call("stop"), Call("end"), Call("end"))
    assert not [event for event in events if isinstance(event, Cleared)]
    state, events = answer(state, Call("end"))
    assert Cleared("SCENARIO-03", AWAY, hex_at(-1, 0)) in events


@pytest.mark.rule("SCENARIO-03", "CLOCK-16")
def test_a_clearance_by_the_last_action_counts():
    match = drill(clock.Whistle(), RESTS, ball=(-1, 0), actions=30, added=0, time_up=True)
    state, events = match.settle()
    assert [type(event) for event in events] == [Cleared, HalfEnded, MatchEnded]
    assert game.result(state) == Result(0, 1, AWAY)


@pytest.mark.rule("SCENARIO-03")
def test_no_clearance_in_any_other_match():
    state = replace(drill(clock.Whistle(), RESTS, ball=(-1, 0)).state)
    for variant in ("match", *[other for other in VARIANTS if other != "defence_v_attack"]):
        _, events = game.match(drawn(state, variant)).settle()
        assert events == ()


@pytest.mark.rule("SCENARIO-03")
@pytest.mark.parametrize(("score", "winner"), [((2, 1), HOME), ((1, 3), AWAY), ((2, 2), None)])
def test_more_points_win(score, winner):
    match = over("defence_v_attack", score, tie_break="both")
    clock.end_half(match)
    state, _ = match.settle()
    assert not state.stack
    assert (state.score, game.result(state).winner) == (score, winner)


# Top v bottom


def lined_up(state: State) -> State:
    """Both sides line up as they come."""
    while isinstance(frame := state.stack[-1], LineUpChoice):
        state, _ = answer(state, LineUp(frame.squad))
    return state


@pytest.mark.rule("SCENARIO-04")
@each_edition
def test_the_best_eleven_of_the_deck_meet_the_worst(edition):
    state = game.start(Setup(edition=edition, variant="top_v_bottom", referee=0))
    deck, rules = state.setup.cards, state.setup.rules
    top, bottom = (step.squad for step in state.stack[::-1] if isinstance(step, LineUpChoice))
    rest = [card for card in range(46) if card not in (*top, *bottom)]
    for keeper in (False, True):
        worth = [
            sorted(scenarios.total(deck.player(card), rules) for card in cards if (card >= 40) == keeper)
            for cards in (bottom, rest, top)
        ]
        assert [len(values) for values in worth] == ([1, 4, 1] if keeper else [10, 20, 10])
        assert worth[0][-1] <= worth[1][0]
        assert worth[1][-1] <= worth[2][0]
    state = lined_up(state)
    assert (state.cards, state.bench) == (top + bottom, ((), ()))
    assert isinstance(state.stack[-1], KickOffToss)


@pytest.mark.rule("SCENARIO-04")
def test_attributes_that_an_edition_does_not_use_do_not_count():
    keeper = Goalkeeper("A", "X", 4, 4, 4, 4, 4, 6, 6)
    assert scenarios.total(keeper, Setup(edition="core").rules) == 20
    assert scenarios.total(keeper, Setup().rules) == 32


@pytest.mark.rule("SCENARIO-04")
def test_squads_are_not_given():
    with pytest.raises(BadSetup, match=r"best and the worst eleven of the deck \(SCENARIO-04\); got squads"):
        game.start(replace(quick_setup(Setup(), Seeded(1)), variant="top_v_bottom"))


@pytest.mark.rule("SCENARIO-04")
@each_edition
def test_the_sides_swap_teams_for_the_second_leg(edition):
    given = Setup(edition=edition, variant="top_v_bottom", referee=2, formations=("4-3-3", "5-3-2"))
    state, _ = answer(lined_up(game.start(given)), (2,), DONE, DONE, DONE, DONE)
    assert (state.half, state.attack, clock.half_actions(state)) == (1, HOME, 60)
    cards = state.cards
    match = game.match(replace(state, score=(3, 1), actions=60, booked=1, injured=2, keepers=(4, 11)))
    match.take_off(player("H7"))
    clock.end_half(match)
    state, events = match.settle()
    assert events[0] == HalfEnded("CLOCK-16", 1, 3, 1)
    assert (state.first_leg, state.score, state.cards) == ((3, 1), (3, 1), cards)
    state = lined_up(state)
    # Everybody is there again, on the other side, which kicks off towards the other end.
    assert state.cards == cards[11:] + cards[:11]
    assert (state.half, state.attack, state.right, state.first_kick) == (2, AWAY, AWAY, HOME)
    assert (state.booked, state.injured, state.keepers, state.substitutions) == (0, 0, (0, 11), (0, 0))
    assert (state.referee, state.formations, state.actions, state.added) == (2, ("4-3-3", "5-3-2"), 0, None)
    assert all(state.hexes)
    assert isinstance(state.stack[-1], KickOffPlacement)


@pytest.mark.rule("SCENARIO-04")
@pytest.mark.parametrize(
    ("first_leg", "score", "winner", "away_goals"),
    [
        ((3, 1), (3, 4), AWAY, False),
        ((3, 1), (4, 3), HOME, False),
        ((1, 0), (1, 1), None, False),  # 1-0 and 0-1: no away goals
        ((2, 1), (2, 2), AWAY, True),  # 2-1 and 0-1: away's goal in the first leg
        ((1, 0), (2, 2), HOME, True),  # 1-0 and 1-2: home's goal in the second
        ((2, 1), (3, 3), None, False),  # 2-1 and 1-2: one each
    ],
)
def test_two_legs_with_away_goals(first_leg, score, winner, away_goals):
    match = over("top_v_bottom", score, first_leg=first_leg)
    clock.end_half(match)
    state, events = match.settle()
    home, away = score
    assert events[-2] == TieEnded("SCENARIO-04", home, away, winner, away_goals)
    assert (state.score, game.result(state).winner) == (score, winner)


@pytest.mark.rule("SCENARIO-04", "CLOCK-12")
@pytest.mark.parametrize(("tie_break", "half"), [("draw", 2), ("extra_time", 3), ("shoot_out", 5), ("both", 3)])
def test_a_level_tie_is_decided_as_agreed(tie_break, half):
    match = over("top_v_bottom", (3, 3), tie_break, first_leg=(2, 1))
    clock.end_half(match)
    assert match.settle()[0].half == half


def test_who_is_ahead_in_the_first_leg():
    assert game.result(over("top_v_bottom", (1, 1), half=1).state).winner == AWAY
    assert game.result(over("top_v_bottom", (2, 1), half=1).state).winner == HOME


# The first game


@pytest.mark.rule("SETUP-19")
@each_edition
@pytest.mark.parametrize("after", ["movement", "tackle", "drop", "free_kick"])
def test_beginners_call_no_high_pass(edition, after):
    state = position({8: (0, 0), 9: (6, 3), 10: (-6, 2)}, {1: (16, 0)}, carrier="H8", edition=edition, after=after)
    request = game.request(state)
    assert isinstance(request, Choose)
    assert "high" in [group.kind for group in request.groups]
    first_game = replace(state, setup=replace(state.setup, beginner=True))
    request = game.request(first_game)
    assert isinstance(request, Choose)
    assert "high" not in [group.kind for group in request.groups]
    refusal = refusal_of(first_game, Pass("high", hex_at(6, 3)))
    assert refusal is not None
    assert refusal.rule == "SETUP-19"


@pytest.mark.rule("SETUP-19", "GK-06")
@each_edition
def test_beginners_keep_the_high_corner_and_the_goalkeepers_kick(edition):
    kick = position(
        {1: (-16, 0), 9: (-4, 3)},
        {1: (16, 0)},
        carrier="H1",
        edition=edition,
        stack=(distribution.DistributionChoice(),),
    )
    corner = position(
        {7: (18, 12), 9: (14, 3)}, {1: (18, 0)}, carrier="H7", edition=edition, stack=(corners.CornerChoice(),)
    )
    for state, kind in ((kick, "kick"), (corner, "high")):
        request = game.request(replace(state, setup=replace(state.setup, beginner=True)))
        assert isinstance(request, Choose)
        assert kind in [group.kind for group in request.groups]


@pytest.mark.rule("SETUP-19", "CLOCK-11")
@each_edition
def test_beginners_have_sand_timers_in_the_second_half_only(edition):
    state = position({8: (0, 0)}, {4: (8, 0)}, carrier="H8", edition=edition, options={"clock": "real:45"})
    state, _ = answer(state, Call("movement phase"))
    state = replace(state, setup=replace(state.setup, beginner=True))
    assert [clock.sand_runs(replace(state, half=half)) for half in (1, 2)] == [False, True]
