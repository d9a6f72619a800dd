"""The preview of an answer: its ways, the rolls on them with their chances, and its outcomes."""

from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.support.aerial import landed, name
from tests.support.football import player, position
from tests.support.football_positions import POSITIONS, played
from tests.support.open_play import in_step
from touchline.counter_attack import State, game
from touchline.counter_attack.model import Call, Move, Nutmeg, Pass, Shoot, label
from touchline.counter_attack.pitch import distance, hex_at, xz
from touchline.counter_attack.rules import shots
from touchline.counter_attack.targets import Targets
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, Choose, Seeded
from touchline.session.presenters.counter_attack import CounterAttackPresenter
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, Moves, ReachNotes, ReachPreview
from touchline.session.protocol.previews import AnswerPreview, NotAllowed

PRESENTER = CounterAttackPresenter()
ENGLISH = Localization("en")


def after(state: State, *answers: Any) -> State:
    for answer in answers:
        state, _ = game.apply(state, answer)
    return state


def preview(state: State, answer: str) -> Any:
    return PRESENTER.preview(state, "home", AnswerPreview(answer))


def look(state: State, answer: Any) -> AnswerOutcome:
    found = preview(state, answer if isinstance(answer, str) else game.format_answer(answer))
    assert isinstance(found, AnswerOutcome)
    return found


class Case(NamedTuple):
    """An answer whose chances are known by hand."""

    state: State
    answer: Any
    good: Fraction
    rollers: dict[str, Fraction]  # in the order of their rolls, each with its chance if it rolls


# A Standard Pass past three: A4 (Tackling 3) needs a 6, A5 (5) a 5, A6 (6) a 4.
PAST_THREE = Case(
    position(
        {8: (0, 0)},
        {4: (1, 1), 5: (1, 3), 6: (0, 6)},
        carrier="H8",
        ratings={"A4": {"tackling": 3}, "A5": {"tackling": 5}, "A6": {"tackling": 6}},
    ),
    Pass("standard", hex_at(0, 5)),
    Fraction(5, 6) * Fraction(4, 6) * Fraction(3, 6),
    {"A4": Fraction(1, 6), "A5": Fraction(2, 6), "A6": Fraction(3, 6)},
)

# A step next to two: A4 (Tackling 4) steals on a 6, A5 (5) on a 5; a 1 is a foul, after which home has the ball still.
BETWEEN_TWO = in_step(
    1,
    {10: (4, 0), 9: (-5, 9)},
    {4: (5, 1), 5: (5, -1), 11: (18, 12)},
    options={"nutmeg": False},
    ratings={"A4": {"tackling": 4}, "A5": {"tackling": 5}, "H10": {"resilience": 3}},
)
STEP = Case(
    BETWEEN_TWO,
    Move(player("H10"), hex_at(5, 0)),
    1 - Fraction(1, 6) - Fraction(4, 6) * Fraction(2, 6),
    {"A4": Fraction(1, 6), "A5": Fraction(2, 6)},
)

# A tackle, 5 against 4: a foul on 1, else won if the carrier's die is not higher; 20 of 36.
BESIDE = in_step(2, {10: (6, 0)}, {4: (7, 0), 11: (18, 12)}, ratings={"A4": {"tackling": 5}, "H10": {"dribbling": 4}})
TACKLE = Case(
    game.apply(BESIDE, Move(player("A4"), hex_at(7, 0)))[0],
    Call("tackle"),
    Fraction(20, 36),
    {"A4": Fraction(20, 36)},
)

# A nutmeg, 6 against 4 and 1: 6 of 36 a foul, 15 won, 10 lost, 5 loose. The target rolls first.
NUTMEG = Case(
    in_step(
        1, {10: (6, 0), 9: (-5, 9)}, {2: (7, 0), 11: (18, 12)}, ratings={"A2": {"tackling": 4}, "H10": {"dribbling": 6}}
    ),
    Nutmeg(player("A2")),
    Fraction(21, 36),
    {"A2": Fraction(10, 36)},
)

# Accurate on a 4 (High Pass 4 and die of 8), and on a 5 (of 9).
HIGH_PASS = Case(
    position({8: (0, 0), 9: (0, 8)}, {1: (17, 0), 4: (-9, -9)}, carrier="H8", ratings={"H8": {"high_pass": 4}}),
    Pass("high", hex_at(0, 8)),
    Fraction(1, 2),
    {"H8": Fraction(1, 2)},
)
TO_EMPTY_HEX = HIGH_PASS._replace(answer=Pass("high", hex_at(1, 7)))
LONG_PASS = Case(
    position({8: (0, -6)}, {1: (17, 0), 4: (3, 6)}, carrier="H8", ratings={"H8": {"high_pass": 4}}),
    Pass("long", hex_at(3, 3)),
    Fraction(1, 3),
    {"H8": Fraction(1, 3)},
)

# Shooting 3 against Saving 3: a 1 is off target, a tie is no goal; 15 of 36. Then with a snapshot's -1: 10 of 36.
AT_GOAL = position({9: (14, 0)}, {1: (18, 0), 4: (-9, -9)}, carrier="H9")
SHOT = Case(AT_GOAL, Shoot(hex_at(19, 0)), Fraction(15, 36), {})
SNAPSHOT = Case(
    position({9: (14, 0)}, {1: (18, 0), 4: (-9, -9)}, carrier="H9", stack=(shots.SnapshotTarget(keeper_moved=False),)),
    Shoot(hex_at(19, 0)),
    Fraction(10, 36),
    {},
)

CASES = {
    "standard pass": PAST_THREE,
    "step": STEP,
    "tackle": TACKLE,
    "nutmeg": NUTMEG,
    "high pass": HIGH_PASS,
    "high pass to an empty hex": TO_EMPTY_HEX,
    "long pass": LONG_PASS,
    "shot": SHOT,
    "snapshot": SNAPSHOT,
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_chances_are_those_found_by_hand(case: Case) -> None:
    found = look(case.state, case.answer)
    assert found.good == pytest.approx(float(case.good))
    assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1)
    rolled = {label(roller.player): roller.chance for roller in found.rollers[: len(case.rollers)]}
    assert rolled == {name: pytest.approx(float(chance)) for name, chance in case.rollers.items()}
    assert list(rolled) == list(case.rollers)
    for roller in found.rollers[: len(case.rollers)]:
        assert roller.hex == case.state.hexes[roller.player]


def test_a_pass_shows_its_way_and_who_is_shut_out():
    state = position({8: (0, 0), 6: (0, 1), 7: (0, 2), 9: (0, 4)}, {4: (1, 1), 5: (-1, 3)}, carrier="H8")
    found = look(state, Pass("standard", hex_at(0, 4)))
    assert found.path == tuple(hex_at(0, z) for z in range(1, 5))
    assert [label(roller.player) for roller in found.rollers] == ["A5"]
    assert [label(one) for one in found.shut_out] == ["A4"]
    assert found.rules == ("PASS-14",)
    assert found.good == pytest.approx(5 / 6)


def test_a_shot_shows_its_way_the_save_hex_and_who_blocks():
    state = position({9: (14, 0)}, {1: (18, 1), 4: (16, 0), 5: (-9, -9)}, carrier="H9")
    found = look(state, Shoot(hex_at(19, 0)))
    assert found.path[-1] == hex_at(19, 0)
    assert all(distance(a, b) <= 2 for a, b in pairwise((state.ball, *found.path)))
    assert found.guard is not None
    assert found.guard.save_hex is not None
    assert xz(found.guard.save_hex)[0] == 18
    assert label(found.rollers[0].player) == "A4"
    straight = look(SHOT.state, SHOT.answer).guard
    assert straight is not None
    assert straight.save_hex == hex_at(18, 0)


def test_a_snapshot_goes_where_it_scores_most_often():
    state = position({9: (14, 0)}, {1: (18, 0), 4: (-9, -9)}, carrier="H9", after="standard")
    found = look(state, Call("snapshot"))
    aiming = after(state, Call("snapshot"), Call("no"))
    targets = game.request(aiming)
    assert isinstance(targets, Choose)
    best = max(look(aiming, target).good or 0 for target in targets)
    assert found.good == pytest.approx(best)


def test_the_way_of_a_player_goes_round_others_and_a_defender_shows_its_challenge():
    state = in_step(1, {10: (0, 0), 9: (5, 0)}, {4: (5, 1), 5: (6, 1)})
    found = look(state, Move(player("H9"), hex_at(5, 2)))
    assert found.path == (hex_at(4, 1), hex_at(4, 2), hex_at(5, 2))
    assert (found.outcomes, found.good, found.rollers) == ((), None, ())
    challenge = look(BESIDE, Move(player("A4"), hex_at(7, 0)))
    (roller,) = challenge.rollers
    assert (label(roller.player), roller.rule) == ("A4", "TACKLE-04")
    assert roller.chance == pytest.approx(20 / 36)
    assert (challenge.outcomes, challenge.good) == ((), None)


def test_answers_not_offered_have_a_reason():
    state = position({8: (0, 0), 9: (4, 0)}, {4: (9, 0)}, carrier="H8")
    for answer, rule, text in (
        ("standard 14,0", "PASS-01", "14 hexes away"),
        ("standard 14,0", "PASS-01", "this hex is 14"),
        ("standard 9,0", "PASS-04", "stands on this hex"),
        ("shoot 19,0", "SHOT-02", "19 hexes to goal, 11 at most"),
        ("H9 5,0", "ANYOTHER-02", "This is not listed here: movement phase"),
        ("standard", "ANYOTHER-02", "You cannot do that now"),
        ("dance", "ANYOTHER-02", "You cannot do that now"),
    ):
        found = preview(state, answer)
        assert isinstance(found, NotAllowed)
        assert found.why.rule == rule
        assert text in ENGLISH.format(found.why.said)
    over = preview(msgspec.structs.replace(state, stack=()), "end")
    assert isinstance(over, NotAllowed)
    assert over.why.rule == "CLOCK-04"


# Reach


def reach(state: State, answer: str) -> dict[tuple[int, int], float]:
    found = PRESENTER.preview(state, "home", ReachPreview(answer))
    assert isinstance(found, ReachNotes)
    return {xz(note.hex): note.chance for note in found.notes}


# H10, with Pace 3, has A4 (Tackling 3) in its way, who steals with a 6, once in the phase; a nutmeg may be called.
IN_ITS_WAY = in_step(1, {10: (0, 0), 9: (-5, 9)}, {4: (2, 0), 11: (18, 12)})


def test_the_hexes_of_a_carrier_tell_the_danger_of_a_steal():
    next_ones = {(4, 1): 1 / 6, (5, 0): 7 / 18, (4, -1): 1 / 3}  # next to A4, between both, next to A5
    found = reach(BETWEEN_TWO, "H10")
    assert {place: found[place] for place in next_ones} == pytest.approx(next_ones)
    assert not {(3, 0), (3, -1), (5, -1)} & set(found)
    assert reach(BETWEEN_TWO, "H9") == {}


def test_a_run_is_looked_at_as_a_whole():
    found = reach(IN_ITS_WAY, "H10")
    assert set(found.values()) == {1 / 6}
    beside = {(1, -1), (1, 0), (2, -1), (2, 1), (3, -1), (3, 0)}
    assert beside < set(found)
    assert (2, 2) not in found  # by (0, 1) and (1, 1)
    straight = look(IN_ITS_WAY, Move(player("H10"), hex_at(3, 1)))
    assert straight.path == (hex_at(1, 0), hex_at(2, 1), hex_at(3, 1))
    assert [(label(roller.player), roller.chance) for roller in straight.rollers] == [("A4", 1 / 6)]
    assert straight.good == pytest.approx(5 / 6)
    round_it = look(IN_ITS_WAY, Move(player("H10"), hex_at(2, 2)))
    assert (round_it.path, round_it.good) == ((hex_at(0, 1), hex_at(1, 1), hex_at(2, 2)), None)
    next_one = look(IN_ITS_WAY, Move(player("H10"), hex_at(1, 0)))
    assert next_one.path == (hex_at(1, 0),)
    assert next_one.good == pytest.approx(5 / 6)
    assert [label(roller.player) for roller in next_one.rollers] == ["A4"]


def test_a_steal_that_may_be_left_is_reckoned_with():
    state = in_step(1, {10: (0, 0), 9: (-5, 9)}, {4: (2, 0), 11: (18, 12)}, edition="core")
    found = look(state, Move(player("H10"), hex_at(3, 1)))
    assert [(label(roller.player), roller.chance) for roller in found.rollers] == [("A4", 1 / 6)]
    assert found.good == pytest.approx(5 / 6)


def test_a_run_ends_with_the_pace_of_the_carrier_and_may_end_in_the_goal():
    too_far = preview(IN_ITS_WAY, "H10 4,0")
    assert isinstance(too_far, NotAllowed)
    assert too_far.why.rule == "MOVE-04"
    running = after(IN_ITS_WAY, Move(player("H10"), hex_at(0, 1)))
    assert look(running, Move(player("H10"), hex_at(0, 3))).path == (hex_at(0, 2), hex_at(0, 3))
    assert isinstance(preview(running, "H10 3,1"), NotAllowed)
    at_goal = in_step(1, {10: (16, 0)}, {4: (0, 0)})
    assert look(at_goal, Move(player("H10"), hex_at(19, 0))).path[-1] == hex_at(19, 0)
    request = game.request(at_goal)
    assert isinstance(request, Choose)
    question = PRESENTER.question(at_goal, request, 1, to_move=True)
    (moves,) = (group for group in question.groups if isinstance(group, Moves))
    assert int(moves.ahead, 16) >> hex_at(19, 0) & 1
    assert not int(moves.ahead, 16) & int(moves.board, 16)


def test_the_hexes_of_a_pass_tell_the_danger_of_an_interception():
    risks = reach(PAST_THREE.state, "standard")
    assert risks[0, 5] == pytest.approx(float(1 - PAST_THREE.good))
    assert (0, -5) not in risks
    state = PAST_THREE.state
    for (x, z), risk in risks.items():
        assert look(state, Pass("standard", hex_at(x, z))).good == pytest.approx(1 - risk)


def test_the_hexes_of_a_pass_through_the_air_tell_the_danger_and_those_of_the_goal_the_chance():
    assert reach(HIGH_PASS.state, "high")[0, 8] == pytest.approx(1 / 2)
    risks = reach(LONG_PASS.state, "long").values()
    assert [*risks] == pytest.approx([2 / 3] * len(risks))
    assert reach(SHOT.state, "shoot")[19, 0] == pytest.approx(15 / 36)
    found = PRESENTER.preview(SHOT.state, "home", ReachPreview("shoot"))
    assert isinstance(found, ReachNotes)
    assert {note.kind for note in found.notes} == {"good"}


def test_the_hexes_of_a_defender_tell_the_chance_of_winning_the_ball():
    beside = PRESENTER.preview(BESIDE, "away", ReachPreview("A4"))
    assert isinstance(beside, ReachNotes)
    assert {note.kind for note in beside.notes} == {"good"}
    chances = {xz(note.hex): note.chance for note in beside.notes}
    assert chances[7, 0] == pytest.approx(20 / 36)
    assert all(distance(hex_at(*place), hex_at(6, 0)) == 1 for place in chances)


def test_who_can_only_collect_the_ball_runs_no_risk():
    home = {9: (1, 0), 10: (0, 0), 2: (0, -1), 3: (1, -2), 4: (2, -1), 5: (2, 1), 6: (1, 1), 7: (0, 1)}
    state = in_step(1, home, {4: (9, 0)}, carrier=None, ball=(2, 0))
    assert reach(state, "H9") == {}


def test_hexes_that_are_not_asked_for_are_refused():
    found = PRESENTER.preview(SHOT.state, "home", ReachPreview("first-time"))
    assert isinstance(found, NotAllowed)


# Any answer can be looked at


@pytest.mark.parametrize("begins", POSITIONS, ids=lambda begins: begins.__name__)
def test_any_answer_can_be_looked_at(begins):
    randbelow = Seeded(5, "looks").randbelow
    for number, moment in enumerate(played(4, begins(4), 24)):
        request = game.request(moment.state)
        if number % 4 or not isinstance(request, Choose) or request.side == CLOCK:
            continue
        for group in request.groups:
            answer = group[randbelow(group.count)]
            found = look(moment.state, answer)
            assert msgspec.json.decode(msgspec.json.encode(found), type=AnswerOutcome) == found
            assert found.good is None or -1e-9 <= found.good <= 1 + 1e-9
            assert not found.outcomes or sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1)
            for said in (*(outcome.said for outcome in found.outcomes), *(roller.what for roller in found.rollers)):
                assert ENGLISH.format(said)
            if isinstance(group, Targets):
                notes = PRESENTER.preview(
                    moment.state, "home", ReachPreview(game.format_answer(answer).rpartition(" ")[0])
                )
                assert isinstance(notes, ReachNotes)
                assert all(0 <= note.chance <= 1 + 1e-9 for note in notes.notes)


# Headers: six players as good as each other, all next to the ball; ties are rolled again, so each side has half.

HEADER = landed({8: (5, 1), 9: (4, 0), 10: (6, 0)}, {4: (5, -1), 5: (4, 1), 6: (6, 1)}, (5, 0), edition="core")[0]


def test_a_header_of_two_is_reckoned_exactly():
    state = after(HEADER, name("H8"), Call("done"), name("A4"))
    found = look(state, Call("done"))
    assert found.good == 0.5
    assert [label(roller.player) for roller in found.rollers[:2]] == ["H8", "A4"]


def test_a_header_of_many_is_reckoned_exactly_too():
    state = after(HEADER, name("H8"), name("H9"), name("H10"), name("A4"), name("A5"))
    found = look(state, name("A6"))
    assert [outcome.kind for outcome in found.outcomes] == ["good", "bad"]
    assert found.good == pytest.approx(0.5)
