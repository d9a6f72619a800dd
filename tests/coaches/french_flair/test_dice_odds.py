"""The coaches' odds are those of the engine, with any switches."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, get_args

import pytest

from tests.support.matches import VALUES
from touchline import french_flair as ff
from touchline.coaches.french_flair import dice_odds, evaluation
from touchline.coaches.french_flair.evaluation import Worth, best
from touchline.coaches.french_flair.lookahead import Lookahead
from touchline.coaches.french_flair.reasons import why
from touchline.coaches.french_flair.situation import ORIGINS, at_rest
from touchline.coaches.french_flair.value import learned
from touchline.coaches.french_flair.win_draw_loss import prospect
from touchline.coaches.protocol import Budget, Meter
from touchline.french_flair import field
from touchline.french_flair.events import Intercepted, RuckFormed
from touchline.french_flair.model import Options
from touchline.french_flair.outcomes import Word, chance_of, leaves, odds_if_cleared_out, throws
from touchline.french_flair.outcomes import odds as engine_odds
from touchline.french_flair.rules import duel, rucks, tackles
from touchline.kernel import HOME, SIDES, Choose, Side, other, replace

SWITCHES: list[dict[str, Any]] = [{}] + [
    {name: value}
    for name, values in VALUES["french-flair"].items()
    for value in values
    if value != getattr(Options(), name)
]
HANDS = "home:1,2,9,10,12 away:3,4,6"
SPOTS = (0, 5, 20, 25, 50, 70, 80, 90, 95, 100)


def _told(switches: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in switches.items()) or "usual"


every_switch = pytest.mark.parametrize("switches", SWITCHES, ids=_told)


def placed(switches: dict[str, Any], phase: str, x: int, *answers: str, score: str = "0-0") -> ff.State:
    """A position of home, and some answers."""
    setup = ff.game.read_setup({"options": switches})
    state = ff.game.parse_position(setup, f"FF1 home {phase} x{x} 1.12 {score} {HANDS}")
    for answer in answers:
        state, _ = ff.apply(state, ff.game.parse_answer(answer))
    return state


def declared(state: ff.State) -> ff.State:
    """With every tackle on the way declined, until dice are chosen."""
    while not (isinstance(request := ff.request(state), Choose) and request.group("dice").count):
        state, _ = ff.apply(state, ff.Call("decline"))
    return state


# Each throw, by the words of the engine


def run_word(five_metres: bool, left: int, end: str) -> Word:
    if left < 0 and end != "knock-on":
        return "over" if five_metres and end == "exposed" else "try"
    words: dict[str, Word] = {"knock-on": "knock-on", "free": "free", "exposed": "ground"}
    return words[end]


def kick_word(left: int, end: str) -> Word:
    if end == "regained" and left < 0:
        return "try"
    return "scrum" if end == "knock-on" else next(word for word in get_args(Word) if word == end)


THROWS: dict[str, tuple[Callable[[dict[str, Any], int], ff.State], Callable[[int, Options, int], Any], Any]] = {
    "run": (
        lambda switches, x: placed(switches, "OPEN KICKED", x, "counter 12.run"),
        dice_odds.run,
        lambda left, end: run_word(False, left, end),
    ),
    "run after a 5 m restart": (
        lambda switches, x: declared(placed(switches, "OPEN SCRUM", 95, "backs 9 10.run")),
        lambda left, options, dice: dice_odds.run(0, options, dice),
        lambda left, end: run_word(True, left, end),
    ),
    "kick": (
        lambda switches, x: placed(switches, "OPEN FREE", x, "12.kick"),
        lambda left, options, dice: dice_odds.kick(left, dice),
        kick_word,
    ),
    "drop-out": (
        lambda switches, x: placed(switches, "DROPOUT22", x),
        lambda left, options, dice: dice_odds.kick(left, dice),
        kick_word,
    ),
    "kick-off": (lambda switches, x: placed(switches, "KICKOFF", x), dice_odds.kick_off, kick_word),
    "touch kick": (
        lambda switches, x: placed(switches, "OPEN FREE", x, "10.touch"),
        dice_odds.touch_kick,
        lambda left, end: end,
    ),
    "penalty touch": (
        lambda switches, x: placed(switches, "PENALTY", x, "touch"),
        dice_odds.penalty_touch,
        lambda left, end: end,
    ),
    "penalty goal": (
        lambda switches, x: placed(switches, "PENALTY", x, "goal"),
        lambda left, options, dice: dice_odds.shot(left, dice),
        lambda left, end: end,
    ),
    "drop goal": (
        lambda switches, x: placed(switches, "OPEN FREE", x, "10.drop"),
        lambda left, options, dice: dice_odds.shot(left, dice),
        lambda left, end: end,
    ),
}


@every_switch
@pytest.mark.parametrize("throw", THROWS)
def test_throws_have_the_chances_of_the_engine(throw, switches):
    begin, ends, word = THROWS[throw]
    for x in SPOTS:
        state = begin(switches, x)
        for dice, outcomes in zip((1, 2), throws(ff.game, state)[:2], strict=True):
            reckoned: defaultdict[str, float] = defaultdict(float)
            spots: dict[str, set[int]] = {}
            for (left, end), chance in ends(100 - x, state.options, dice).items():
                said = word(left, end)
                reckoned[said] += chance
                spots.setdefault(said, set()).add(100 - left)
            real: defaultdict[str, float] = defaultdict(float)
            for outcome in outcomes:
                real[outcome.word] += float(outcome.chance)
                if outcome.word not in ("try", "over", "knock-on", "too short"):  # which the rules put elsewhere
                    assert set(outcome.spots) <= spots[outcome.word]
            assert reckoned == pytest.approx(real)


@every_switch
@pytest.mark.parametrize("phase", ["SCRUM", "LINEOUT"])
def test_duels_have_the_chances_of_the_engine(phase, switches):
    thrown = throws(ff.game, placed(switches, phase, 50))
    for dice, outcomes in ((1, thrown.one), (2, thrown.two)):
        words: dict[duel.DuelEnd, Word] = {
            duel.DuelEnd(True, False): "won",
            duel.DuelEnd(True, True): "won by a double",
            duel.DuelEnd(False, False): "lost",
            duel.DuelEnd(False, True): "lost by a double",
        }
        for end, word in words.items():
            assert dice_odds.DUELS[dice].get(end, 0) == pytest.approx(float(chance_of(word, outcomes)))


@every_switch
def test_conversions_have_the_chances_of_the_engine(switches):
    state = placed(switches, "CONVERSION", 105)
    thrown = throws(ff.game, state)
    good = [float(chance_of("good", outcomes)) for outcomes in (thrown.one, thrown.two)]
    assert [dice_odds.conversion(state.options, dice) for dice in (1, 2)] == pytest.approx(good)
    assert dice_odds.best_conversion(state.options) == pytest.approx(max(good))


@every_switch
def test_the_outlook_counts_the_conversion_to_come(switches):
    state = placed(switches, "CONVERSION", 105, score="5-0")
    chance = max(float(chance_of("good", outcomes)) for outcomes in throws(ff.game, state)[:2])
    assert prospect(ff.view(state, HOME)).lead == pytest.approx(5 + 2 * chance)


@every_switch
def test_tackles_have_the_chances_of_the_engine(switches):
    state = placed(switches, "TACKLE_OFFER", 70)  # 60 m are run in full
    real: defaultdict[tackles.TackleEnd | int, float] = defaultdict(float)
    reckoned: defaultdict[tackles.TackleEnd | int, float] = defaultdict(float)
    for leaf in leaves(ff.game, state, ff.Tackle(3)):
        rucked = next((event for event in leaf.events if isinstance(event, RuckFormed)), None)
        stolen = next((event for event in leaf.events if isinstance(event, Intercepted)), None)
        if rucked:
            real[tackles.TackleEnd((), rucked.won_by == HOME, rucked.zone)] += float(leaf.chance)
        else:
            real[stolen.metres if stolen else tackles.TackleEnd()] += float(leaf.chance)
    for end, chance in dice_odds.TACKLES.items():
        reckoned[tackles.interception(end.intercepted, state.options) if end.intercepted else end] += chance
    assert reckoned == pytest.approx(real)


@pytest.mark.parametrize("zone", dice_odds.CONTESTS)
def test_contests_and_clear_outs_have_the_chances_of_the_engine(zone):
    low, high = zone
    contest = placed({}, f"CONTEST_OFFER attack {low}-{high}", 50)
    outcomes = engine_odds(ff.game, contest, ff.Contest(3))
    outside, clears = dice_odds.CONTESTS[zone]
    assert Fraction(outside, 6) == chance_of("offside", outcomes)
    assert Fraction(len(clears), 6) == chance_of("ball won", outcomes)
    cleared = odds_if_cleared_out(ff.game, contest, ff.Contest(3))
    assert Fraction(sum(clears), 36) == chance_of("ball lost", cleared)
    assert Fraction(sum(6 - inside for inside in clears), 36) == chance_of("rival offside", cleared)
    clear = placed({}, f"CLEAR_OFFER attack {low}-{high}", 50)
    assert Fraction(dice_odds.INSIDE[zone], 6) == chance_of("ball won", engine_odds(ff.game, clear, ff.ClearOut(1)))
    told = why(ff.view(clear, HOME), ff.ClearOut(1)).facts["chance"]
    assert told == round(100 * dice_odds.INSIDE[zone] / 6)


@pytest.mark.parametrize("x", SPOTS)
def test_the_reason_for_a_kick_at_goal_tells_its_chance(x):
    state = placed({}, "PENALTY", x)
    thrown = throws(ff.game, placed({}, "PENALTY", x, "goal"))
    chance = max(chance_of("good", outcomes) for outcomes in (thrown.one, thrown.two))
    assert why(ff.view(state, HOME), ff.Call("goal")).facts["chance"] == round(100 * chance)


# What throws are worth: the sum of what the engine leads to


def value(by: Worth, state: ff.State, side: Side) -> float:
    """The steady coach's value of a match at rest, or of a carrier who may be tackled."""
    cards, facing = len(state.hand(side)), len(state.hand(other(side)))
    left = field.to_try_line(side, state.x)
    top = state.stack[-1]
    if isinstance(top, tackles.TackleOffer):
        return by.exposed(left, cards, facing, crossing=top.stops == "try")
    if isinstance(top, rucks.ContestOffer):
        return by.breakdown(left, cards, facing).ruck(top.zone, attack_won=top.winner == side)
    rest = at_rest(state)
    assert rest is not None
    kind, whose = rest
    ours = whose == side
    sign, spot = (1, left) if ours else (-1, 100 - left)
    match kind:
        case "scrum":
            return sign * best(by.scrum, spot)
        case "lineout":
            return sign * best(by.lineout, spot)
        case "penalty":
            return sign * by.penalty(spot)
        case "conversion":
            return sign * by.a_try
        case "kick-off":
            return -sign * evaluation.KICK_OFF
        case "drop-out":
            return -sign * evaluation.DROP_OUT
        case "SCRUM":
            return sign * evaluation.SCRUM[spot]
        case "LINEOUT":
            return sign * evaluation.LINEOUT[spot]
        case "FREE" if ours:
            return by.kept(left, cards + 1)  # a card for a double
        case "KICKED" | "KICKOFF" | "DROPOUT" if ours:
            return by.kept(left, cards)
        case "KICKED" | "KICKOFF" | "DROPOUT":
            return evaluation.gathered(left)
    assert kind in ORIGINS
    return evaluation.lost(left)


def expected(by: Worth, state: ff.State, answer: Any, side: Side = HOME) -> float:
    """The engine's outcomes of an answer, weighed like the coach's, with the points scored."""
    total = 0.0
    for leaf in leaves(ff.game, state, answer):
        goals = leaf.state.team(side).points - state.team(side).points if at_rest(leaf.state) else 0
        points = goals if goals == 3 else 0  # those of a try are in its conversion
        total += float(leaf.chance) * (points + value(by, leaf.state, side))
    return total


def weighed(by: Worth, x: int) -> Iterator[tuple[str, tuple[str, ...], Callable[..., float]]]:
    """The throws that the coach weighs from a spot: their origin, and their value by number of dice."""
    left, held, facing = 100 - x, 5, 3
    yield "OPEN KICKED", ("counter 12.run",), lambda dice: by.run(left, held - 1, facing, dice=dice)
    yield "OPEN FREE", ("12.kick",), lambda dice: by.kick(left, held - 1, dice=dice)
    yield "DROPOUT22", (), lambda dice: by.kick(left, held, dice=dice)
    yield "KICKOFF", (), lambda dice: by.kick_off(left, held, dice=dice)
    yield "OPEN FREE", ("10.touch",), lambda dice: by.touch_kick(left, dice=dice)
    yield "OPEN FREE", ("10.drop",), lambda dice: by.shot(left, dice=dice)
    yield "PENALTY", ("goal",), lambda dice: by.shot(left, dice=dice)
    yield "PENALTY", ("touch",), lambda dice: by.penalty_touch(left, dice=dice)
    if 5 <= x <= 95:
        yield "SCRUM", (), lambda dice: by.scrum(left, dice=dice)
        yield "LINEOUT", (), lambda dice: by.lineout(left, dice=dice)


@every_switch
def test_throws_are_worth_what_the_engine_leads_to(switches):
    by = evaluation.by(ff.game.read_setup({"options": switches}).options)
    for x in SPOTS:
        for phase, answers, reckoned in weighed(by, x):
            state = placed(switches, phase, x, *answers)
            for dice in (1, 2):
                real = expected(by, state, ff.Throw(dice))
                assert reckoned(dice) == pytest.approx(real), f"{phase} {answers} x{x} with {dice} dice"


@every_switch
def test_a_run_after_a_5_m_restart_is_worth_what_the_engine_leads_to(switches):
    by = evaluation.by(ff.game.read_setup({"options": switches}).options)
    state = declared(placed(switches, "OPEN SCRUM", 95, "backs 9 10.run"))
    for dice in (1, 2):
        assert by.run(0, 3, 3, True, dice=dice) == pytest.approx(expected(by, state, ff.Throw(dice)))


@every_switch
def test_a_tackle_is_worth_what_the_engine_leads_to(switches):
    by = evaluation.by(ff.game.read_setup({"options": switches}).options)
    for x in SPOTS:
        real = expected(by, placed(switches, "TACKLE_OFFER", x), ff.Tackle(3))
        assert by.exposed(100 - x, 5, 3) == pytest.approx(real)


@every_switch
@pytest.mark.parametrize("side", SIDES)
def test_looking_ahead_weighs_a_tackle_by_what_the_engine_leads_to(switches, side):
    """Except for the next card, of which it takes the least missed: a fifth of a per cent."""
    for x in (20, 60, 95):
        state = placed(switches, "TACKLE_OFFER", x)
        ahead = Lookahead(learned(), ff.view(state, side), Meter(Budget(), lambda: False))
        real = sum(float(leaf.chance) * ahead.chance(leaf.state) for leaf in leaves(ff.game, state, ff.Tackle(3)))
        assert ahead.tackled(state, "conclusion") == pytest.approx(real, abs=0.002)


def test_every_switch_that_changes_a_roll_changes_what_is_reckoned():
    """So that the tests above compare something."""
    usual = evaluation.by(Options())

    def differs(**switches: Any) -> bool:
        by = evaluation.by(replace(Options(), **switches))
        here = [(reckoned(1), reckoned(2)) for x in (10, 50, 90) for _, _, reckoned in weighed(by, x)]
        there = [(reckoned(1), reckoned(2)) for x in (10, 50, 90) for _, _, reckoned in weighed(usual, x)]
        crossing = by.run(5, 3, 3, True, dice=1) != usual.run(5, 3, 3, True, dice=1)
        return here != there or by.a_try != usual.a_try or crossing

    changing = [
        name for name in Options.__struct_fields__ if any(name in each and differs(**each) for each in SWITCHES)
    ]
    assert changing == [
        "run_double_one",
        "missed_touch_spot",
        "kickoff_min",
        "intercept_unit",
        "conversion",
        "penalty_touch_one",
        "five_metre_spot",
    ]
