"""The ledger: it adds up, it is the same for everybody, and its moments and mistakes are the greatest."""

from typing import Any

import msgspec
import pytest

from touchline.coaches.protocol import finished
from touchline.i18n.message import Message
from touchline.kernel import AWAY, HOME, Choose, Ply, Roll, Side
from touchline.review import Judged, Mistake, Review, analyse
from touchline.review.ledger import MISTAKE, Book, Entry, moments, turning_points, worst
from touchline.review.match import PARTS
from touchline.review.part import Step, Time
from touchline.review.verdict import points


def test_luck_and_play_add_up_to_the_result(short, known):
    for match in (short, known):
        ledger = match.analysis.ledger
        account = ledger.luck.dice + ledger.luck.cards + ledger.play.home - ledger.play.away
        assert account == pytest.approx(ledger.end - ledger.start, abs=1e-9)
        winner = match.analysis.result.winner
        assert ledger.end == {HOME: 1.0, AWAY: 0.0, None: 0.5}[winner]
        assert sum(ledger.luck.kinds.values()) == pytest.approx(ledger.luck.dice, abs=1e-9)
        assert len(ledger.chances) == match.analysis.answers - ledger.first + 1
        assert (ledger.chances[0], ledger.chances[-1]) == (round(ledger.start, 4), ledger.end)


def test_it_starts_at_the_first_kick_off(short):
    followed = short.followed
    assert followed.analysis.ledger is None
    start = short.analysis.ledger
    before = followed.steps[: followed.begun]
    is_start = PARTS[followed.game.name].is_start
    assert [any(map(is_start, step.ply.events)) for step in before] == [False] * (len(before) - 1) + [True] * bool(
        before
    )
    assert start.first == followed.begun
    assert 0.35 < start.start < 0.65


def test_every_run_and_every_portion_has_the_same_result(short):
    whole = msgspec.json.encode(short.analysis)
    assert msgspec.json.encode(analyse(short.lines)) == whole
    review = Review(short.followed)
    judged: list[Judged] = []
    while len(judged) < len(review):
        fresh = Review(short.followed)  # as if it had been started again
        judged += finished(fresh.judging(len(judged), len(judged) + 17))
    assert msgspec.json.encode(review.summed_up(judged)) == whole


def test_moments_add_up_and_do_not_overlap(short, known):
    for match in (short, known):
        found = match.analysis.ledger.moments
        assert len(found) <= 7
        for moment in found:
            assert abs(moment.after - moment.before) >= 0.1
            assert moment.dice + moment.cards + moment.play == pytest.approx(moment.after - moment.before, abs=1e-9)
            assert moment.side == (HOME if moment.after > moment.before else AWAY)
            assert moment.first <= moment.key <= moment.last
        ends = [place for moment in found for place in (moment.first, moment.last)]
        assert ends == sorted(ends)


def test_mistakes_are_three_a_side_and_never_where_the_ledger_counts_a_gain(short, known):
    for match in (short, known):
        ledger = match.analysis.ledger
        for side in (HOME, AWAY):
            assert sum(mistake.side == side for mistake in ledger.mistakes) <= 3
        for mistake in ledger.mistakes:
            assert mistake.best - mistake.chance >= MISTAKE
            assert mistake.answer != mistake.better
            before, after = ledger.chances[mistake.n - ledger.first - 1 : mistake.n - ledger.first + 1]
            assert (after - before) * (1 if mistake.side == HOME else -1) < MISTAKE


def test_swings_belong_to_players_of_their_side(short):
    ledger, names = short.analysis.ledger, short.analysis.statistics.players
    assert set(ledger.swings) <= set(names)
    assert any(swing for swing in ledger.swings.values())


# Moments of an invented game: a state is its half, its action and the side with the ball


class _Part:
    def ball(self, state: tuple[int, int, Side]) -> Side:
        return state[2]

    def time(self, state: tuple[int, int, Side]) -> Time:
        return Time(state[0], state[1], str(state[1]))

    def when(self, state: tuple[int, int, Side]) -> Message:
        return Message("ca-minute", {"minute": str(state[1])})

    def marks(self, step: Step) -> list[Any]:
        return []

    def kind(self, state: object) -> str:
        return "other"


PART: Any = _Part()


def story(*changes: tuple[str, int, Side, float]) -> list[Entry]:
    """Entries from the kind of an answer, its action, the side with the ball, and what it moved."""
    value, found = 0.5, []
    for n, (kind, action, ball, change) in enumerate(changes, start=1):
        request: Any = Choose("X", ball, ()) if kind == "play" else Roll("X", hands=(ball,))
        step = Step(n, (1, action, ball), Ply(request, None, (1, action, ball), ()))
        found.append(Entry(step, ball if kind == "play" else "dice", value, value + change, ()))
        value += change
    return found


def test_a_decision_and_its_dice_are_one_moment():
    (moment,) = moments(PART, story(("play", 1, HOME, -0.02), ("dice", 1, HOME, 0.3), ("dice", 1, HOME, -0.1)), [])
    assert (moment.first, moment.key, moment.last) == (1, 2, 3)
    assert moment.dice == pytest.approx(0.2)
    assert moment.play == pytest.approx(-0.02)
    assert moment.side == HOME


@pytest.mark.parametrize(
    ("second", "count"),
    [
        (("play", 2, HOME, 0.1), 1),  # the same possession, the same way
        (("play", 3, HOME, 0.1), 1),
        (("play", 4, HOME, 0.1), 2),  # more than three actions
        (("play", 2, AWAY, 0.1), 2),  # the ball has changed hands
        (("play", 2, HOME, -0.1), 2),  # the other way
    ],
)
def test_neighbours_of_one_possession_that_move_the_match_the_same_way_merge(second, count):
    assert len(moments(PART, story(("play", 1, HOME, 0.2), second), [])) == count


def test_turning_points_are_the_seven_largest_of_ten_points_or_more_in_order_of_time():
    swings = (0.11, -0.12, 0.13, -0.14, 0.15, -0.16, 0.17, -0.18, 0.05)
    told = story(*[("play", 10 * at, HOME, swing) for at, swing in enumerate(swings)])
    found = turning_points(moments(PART, told, []))
    assert [round(one.after - one.before, 2) for one in found] == [-0.12, 0.13, -0.14, 0.15, -0.16, 0.17, -0.18]


def mistake(n: int, side: Side, cost: float) -> Mistake:
    said = Message("review-other-answer")
    return Mistake(n, 1, "1", said, side, "a", "b", said, said, 0.5, 0.5 + cost, ())


def test_the_worst_three_mistakes_of_each_side_in_order_of_time():
    costs = [0.03, 0.09, 0.05, 0.2, 0.04]
    found = worst([mistake(n, HOME, cost) for n, cost in enumerate(costs)] + [mistake(9, AWAY, 0.03)])
    assert [(one.n, one.side) for one in found] == [(1, HOME), (2, HOME), (3, HOME), (9, AWAY)]


def test_a_decision_that_gained_is_no_mistake():
    step = Step(1, (1, 1, HOME), Ply(Choose("X", HOME, ()), None, (1, 1, HOME), ()))
    for after, count in ((0.6, 0), (0.45, 1)):
        book = Book(PART, 0.5, 0)
        book.add(step, (), Judged(after, mistake(1, HOME, 0.1)))
        assert len(book._mistakes) == count


def test_points_have_a_sign():
    assert [points(value) for value in (0.123, -0.05, 0.004, -0.004)] == ["+12", "\N{MINUS SIGN}5", "0", "0"]
