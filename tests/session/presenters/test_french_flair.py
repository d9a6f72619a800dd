"""What a browser is given of a match of French Flair: scenes, questions that can be answered, and what happened."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.support.matches import moments, random_options, redealt
from tests.support.sayings import check_said
from touchline.french_flair import Setup, State, game, model
from touchline.french_flair import events as rugby_events
from touchline.french_flair.model import Options
from touchline.i18n import Message
from touchline.i18n.localization import Localization
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    BadSetup,
    Choose,
    Event,
    Randbelow,
    Seeded,
    Side,
    read_options,
    replace,
)
from touchline.session.entry_log import Audience
from touchline.session.entry_wording import seen_by
from touchline.session.presenters import PRESENTERS
from touchline.session.presenters.french_flair import FrenchFlairPresenter
from touchline.session.presenters.french_flair.protocol import (
    AnswerOutcome,
    HandPlays,
    HandPreview,
    PlayRow,
    Plays,
    Throws,
)
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.previews import AnswerPreview
from touchline.session.protocol.questions import Call, Cards, Chance, Question, Unavailable

PRESENTER = FrenchFlairPresenter()
SETUP = Setup("Garonne", "Causse")
say = Localization("en").format
written = msgspec.json.encode


def place(position: str) -> State:
    return game.parse_position(SETUP, position)


def asked(state: State, *, everybody: bool = False) -> Question:
    request = game.request(state)
    assert isinstance(request, Choose)
    return PRESENTER.question(state, request, 7, to_move=not everybody)


def told(event: Event, state: State, audience: Audience) -> EventMessage | None:
    seen = seen_by(game, event, audience)
    return None if seen is None else PRESENTER.event_message(seen, state, 0)


def outcome(state: State, side: Side, answer: str) -> Any:
    """The preview of an answer."""
    return PRESENTER.preview(state, side, AnswerPreview(answer))


def played(state: State, side: Side, places: tuple[int, ...]) -> Any:
    """The preview of cards of a hand."""
    return PRESENTER.preview(state, side, HandPreview(places))


def best_plays(state: State, side: Side) -> tuple[PlayRow, ...]:
    look = played(state, side, ())
    assert isinstance(look, HandPlays)
    return look.plays


def answers(question: Question, state: State) -> Iterator[str]:
    """Every answer that a question gives as text, or a look at it."""
    for group in question.groups:
        match group:
            case Call():
                yield group.answer
            case Cards():
                yield from (card.answer for card in group.cards)
            case Plays():
                yield from (row.answer for row in best_plays(state, state.attack))
            case Throws():
                yield from ("dice 1", "dice 2")


def match(seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The states of a random match, with what led to each; the first by the usual options, others by any."""
    randbelow = Seeded(f"{seed}", "options").randbelow
    options = read_options(Options, random_options(game, randbelow) if seed else {})
    for moment in moments(game, f"browser {seed}", Setup("Garonne", "Causse", options)):
        yield moment.state, moment.events


SEEDS = range(5)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_can_be_answered(seed):
    randbelow = Seeded(f"{seed}", "chosen").randbelow
    for state, _ in match(seed):
        request = game.request(state)
        if not isinstance(request, Choose) or request.side == CLOCK:
            continue
        question = asked(state)
        check_said(question)
        offered = [game.parse_answer(answer) for answer in answers(question, state)]
        for answer in offered:
            game.apply(state, answer)
        assert all(any(answer in listed for answer in offered) or out_of_range(question) for listed in request.groups)
        keys = [group.key for group in question.groups if isinstance(group, (Call, Unavailable))]
        assert len(keys) == len(set(keys))
        for group in question.groups:
            if isinstance(group, Plays):
                check_rows(group, request, best_plays(state, request.side))
                check_cards(state, request.side, randbelow)
            elif isinstance(group, Throws):
                assert [chance.said for chance in group.one] == [chance.said for chance in group.two]
                assert sum(chance.chance for chance in group.one) == pytest.approx(1)
                assert sum(chance.chance for chance in group.two) == pytest.approx(1)
                for good, chances in zip(group.good, (group.one, group.two), strict=True):
                    assert good.chance == pytest.approx(sum(chance.chance for chance in chances if not against(chance)))
        if randbelow(3) == 0:
            check_look(state, request.side, [*answers(question, state)][randbelow(len(offered))])


def out_of_range(question: Question) -> bool:
    """Whether a kick at goal is marked as one that nobody would take."""
    unavailable = [group for group in question.groups if isinstance(group, Unavailable)]
    return [say(group.label) for group in unavailable] == ["Kick at goal"]


def against(chance: Chance) -> bool:
    """Whether an outcome is not what the dice were thrown for: a kick that the other side gathers is none either."""
    within = chance.said.args.get("outcome", chance.said)
    assert isinstance(within, Message)
    return chance.kind != "good" and within.args["word"] != "ground"


def check_rows(group: Plays, request: Choose, rows: tuple[PlayRow, ...]) -> None:
    assert group.count == sum(each.count for each in request.groups if isinstance(each[0], model.Play))
    assert 0 < len(rows) == group.best <= 8
    for row in rows:
        assert len(row.carries) == len(row.cards)
        assert row.metres[0] <= row.metres[1]


def check_look(state: State, side: Side, answer: str) -> None:
    look = outcome(state, side, answer)
    assert isinstance(look, AnswerOutcome)
    check_said(look)
    for chances in (look.one, look.two, look.ends, look.cleared):
        assert not chances or sum(chance.chance for chance in chances) == pytest.approx(1)
    told = [chances for chances in (look.one, look.two, look.ends) if chances]
    assert bool(look.needs) == bool(told)
    for good, chances in zip(look.good, told, strict=True):
        assert good.chance == pytest.approx(sum(chance.chance for chance in chances if not against(chance)))
    for spot in look.landings:
        assert -15 <= spot.x <= 115
        assert spot.one or spot.two
        assert spot.die is None or spot.one == pytest.approx(1 / 6)


def check_cards(state: State, side: Side, randbelow: Randbelow) -> None:
    """Any cards: what they make is on offer, and each of the others joins or says why not."""
    hand = state.hand(side)
    places = list(range(len(hand)))
    chosen = tuple(places.pop(randbelow(len(places))) for _ in range(randbelow(len(hand) + 1)))
    look = played(state, side, chosen)
    assert isinstance(look, HandPlays)
    check_said(look)
    for row in look.plays:
        assert not chosen or sorted(row.cards) == sorted(hand[place] for place in chosen)
        game.apply(state, game.parse_answer(row.answer))
    assert bool(look.why) == (bool(chosen) and not look.plays)
    assert [join.place for join in look.joins] == places
    for join in look.joins:
        assert join.card == hand[join.place]
        assert bool(join.adds) != bool(join.why)


# What is hidden


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_depends_on_what_is_hidden(seed):
    randbelow = Seeded(f"{seed}", "redealt").randbelow
    for state, events in match(seed):
        for side in SIDES:
            other = redealt(state, side, randbelow)
            assert written(PRESENTER.scene(state, side)) == written(PRESENTER.scene(other, side))
            for event in events:
                assert written(told(event, state, side)) == written(told(hidden(event, side), other, side))
        everything = redealt(redealt(state, HOME, randbelow), AWAY, randbelow)
        assert written(PRESENTER.scene(state, None)) == written(PRESENTER.scene(everything, None))
        assert written(PRESENTER.time(state)) == written(PRESENTER.time(everything))
        for event in events:
            secret = hidden(hidden(event, HOME), AWAY)
            assert written(told(event, state, None)) == written(told(secret, everything, None))
        request = game.request(state)
        if isinstance(request, Choose):
            others = written(asked(state, everybody=True))
            assert others == written(asked(everything, everybody=True))
            if request.side != CLOCK and randbelow(3) == 0:
                check_asked_alike(state, redealt(state, request.side, randbelow), request.side, randbelow)


def check_asked_alike(state: State, other: State, side: Side, randbelow: Randbelow) -> None:
    question = asked(state)
    assert written(question) == written(asked(other))
    said = [*answers(question, state)]
    answer = said[randbelow(len(said))]
    assert written(outcome(state, side, answer)) == written(outcome(other, side, answer))
    places = tuple(range(randbelow(len(state.hand(side)) + 1)))
    assert written(played(state, side, places)) == written(played(other, side, places))


def hidden(event: Event, side: Side) -> Event:
    """The event with something else where a side sees nothing."""
    match event:
        case rugby_events.Drawn() if event.side != side:
            return replace(event, cards=(1,) * event.count)
        case rugby_events.Declared() if event.side != side:
            return replace(event, play=model.Play("single", (9,), "kick"))
    return event


def test_the_waiting_side_learns_nothing():
    state = place("FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5,8,9,14")
    for look in (outcome(state, AWAY, "9.kick"), played(state, AWAY, (0,))):
        assert say(look.why.said) == "It is the other side’s decision."
    question = asked(state, everybody=True)
    assert (say(question.title), question.groups) == ("Garonne are choosing a play", ())
    over = replace(state, stack=())
    assert say(outcome(over, HOME, "9.kick").why.said) == "It is the other side’s decision."


# Events


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_told(seed):
    for state, events in match(seed):
        for event in events:
            for side in (*SIDES, None):
                found = told(event, state, side)
                if found is None:
                    assert isinstance(event, rugby_events.Declared)
                    assert event.side != side
                else:
                    check_said(found)
                    assert type(found.event) is type(event)
                    assert found.event.rule == event.rule


def test_what_an_animation_needs():
    state = place("FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5,8,9,14")
    carried = told(rugby_events.Carried("FF-ADVANCE-2", HOME, 10, 60), state, AWAY)
    assert carried is not None
    assert (carried.event.side, carried.event.metres, carried.event.x) == ("home", 10, 60)
    thrown = told(rugby_events.Thrown("FF-RUN-2", HOME, (5, 2)), state, None)
    assert thrown is not None
    assert thrown.event.dice == (5, 2)
    great = told(rugby_events.TryScored("FF-TRY-1", HOME), state, None)
    assert great is not None
    assert great.highlight
    drawn = told(rugby_events.Drawn("FF-RENEW-1", HOME, 2, (9, 10)), state, None)
    assert drawn is not None
    assert say(drawn.message) == "Garonne draw 2 cards."  # type: ignore[arg-type]


# Questions at positions drawn as text

RUCK = "FF1 home OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5,8,9,14"


def test_a_play_is_chosen():
    question = asked(place(RUCK))
    assert (say(question.title), question.frame, question.rule) == (
        "Your ball: choose a play",
        "PlayChoice",
        "FF-EXIT-2",
    )
    plays, touch_kick, pick = question.groups
    assert isinstance(plays, Plays)
    row = next(row for row in best_plays(place(RUCK), HOME) if row.answer == "forwards 9 2 6 7.run")
    assert say(row.label) == "Forward chain, 7 runs"
    assert [say(carry) for carry in row.carries] == ["9 +5", "2 +10", "6 +10", "7 runs"]
    assert (row.metres, row.spots) == ((35, 55), (50, 60, 70))
    assert row.risk is not None
    assert say(row.risk) == "knock-on 17% or 31%"
    assert isinstance(touch_kick, Call)
    assert (touch_kick.answer, say(touch_kick.label), touch_kick.key) == ("9.touch", "Touch kick", "T")
    assert isinstance(pick, Unavailable)
    assert (say(pick.label), pick.why.rule) == ("Pick-and-go", "FF-PICKGO-1")
    assert say(pick.why.said) == "A pick-and-go takes two cards of 1 to 5."


@pytest.mark.parametrize(
    ("position", "label", "answer", "rule"),
    [
        ("OPEN RUCK x45 1.12 7-3 home:1,2,9 away:3,4", "Pick-and-go", "pick 1 2", ""),
        ("OPEN PICKGO x45 1.12 7-3 home:1,2,9 away:3,4", "Pick-and-go", "", "FF-PICKGO-1"),
        ("OPEN LINEOUT x45 1.12 7-3 home:1,2,9 away:3,4", "Maul", "maul 1 2", ""),
        ("OPEN LINEOUT x45 1.12 7-3 home:2,9,10 away:3,4", "Maul", "", "FF-MAUL-1"),
        ("OPEN MAUL2 x45 1.12 7-3 home:1,2,9 away:3,4", "Maul", "", "FF-MAUL-2"),
        ("OPEN FREE x45 1.12 7-3 home:9,15 away:3,4", "Touch kick", "15.touch", ""),
        ("OPEN LINEOUT x45 1.12 7-3 home:2,15 away:3,4", "Touch kick", "", "FF-EXIT-1"),
        ("OPEN FREE x45 1.12 7-3 home:2,7 away:3,4", "Touch kick", "", "FF-CARD-2"),
    ],
)
def test_calls_that_are_looked_for(position, label, answer, rule):
    groups = [group for group in asked(place(f"FF1 home {position}")).groups if isinstance(group, (Call, Unavailable))]
    group = next(group for group in groups if say(group.label) == label)
    if isinstance(group, Call):
        assert group.answer == answer
    else:
        assert group.why.rule == rule


def test_a_contest():
    state = place("FF1 home CONTEST_OFFER attack 3-5 x35 2.41 10-12 home:1,9 away:1,4,5")
    question = asked(state)
    assert say(question.title) == "Contest the ruck, or leave it to Garonne?"
    assert question.why is not None
    assert say(question.why) == "Lay a card and throw one die: 3 to 5 wins the ball, anything else is offside."
    cards, leave = question.groups
    assert isinstance(cards, Cards)
    assert [(card.card, card.answer) for card in cards.cards] == [(1, "contest 1"), (4, "contest 4"), (5, "contest 5")]
    assert isinstance(leave, Call)
    assert (leave.answer, say(leave.label)) == ("decline", "Leave it")
    assert PRESENTER.scene(state, None).zone == (3, 5)
    look = outcome(state, AWAY, "contest 4")
    assert isinstance(look, AnswerOutcome)
    assert {say(end.said): end.chance for end in look.ends} == {
        "The ball is yours": 0.5,
        "Offside by you: their choice": 0.5,
    }
    assert {say(end.said): round(end.chance, 3) for end in look.cleared} == {
        "They win it back": 0.167,
        "Offside by you: their choice": 0.5,
        "Offside by them: your penalty": 0.333,
    }


def test_a_penalty():
    goal, touch, tap = asked(place("FF1 home PENALTY x70 1.12 7-3 home:1,2,9 away:3,4")).groups
    assert isinstance(goal, Call)
    assert goal.fact is not None
    assert say(goal.fact) == "good 0% or 56%"
    assert isinstance(touch, Call)
    assert touch.rule == "FF-PENALTY-5"
    assert isinstance(tap, Call)
    assert tap.answer == "tap"


@pytest.mark.parametrize(
    ("position", "answers", "good"),
    [
        ("SCRUM x40 1.12 7-3", "", ["Won 58%", "Won 53%"]),  # 37 and, by a double, 16
        ("LINEOUT x40 1.12 7-3", "", ["Won 58%", "Won 53%"]),
        ("CONVERSION x105 1.12 7-3", "", ["Good 58%", "Good 53%"]),
        ("CONVERSION x105 1.12 7-3 conversion=solo", "", ["Good 83%", "Good 69%"]),
        ("PENALTY x70 1.12 7-3", "goal", ["Good 0%", "Good 56%"]),  # and short 39, wide 6
        ("PENALTY x70 1.12 7-3", "touch", ["Touch found 100%", "Touch found 42%"]),
        ("OPEN FREE x40 1.12 7-3", "9.drop", ["Good 0%", "Good 3%"]),
        ("OPEN FREE x40 1.12 7-3", "9.touch", ["Touch found 83%", "Touch found 69%"]),
        ("OPEN FREE x40 1.12 7-3", "9.kick", ["Ball kept 0%", "Ball kept 17%"]),
        ("KICKOFF x50 1.12 7-3", "", ["Ball kept 0%", "Ball kept 17%"]),
        ("OPEN KICKED x40 1.12 7-3", "counter 9.run", ["No knock-on 83%", "No knock-on 69%"]),
        ("OPEN KICKED x40 1.12 7-3 run_double_one=double", "counter 9.run", ["No knock-on 83%", "No knock-on 72%"]),
    ],
)
def test_dice_are_chosen_by_all_that_is_good_together(position, answers, good):
    line, *switches = position.split(" 7-3")
    state = place(f"FF1 home {line} 7-3 home:1,2,9 away:3,4{''.join(switches)}")
    if answers:
        state, _ = game.apply(state, game.parse_answer(answers))
    (throws,) = asked(state).groups
    assert isinstance(throws, Throws)
    assert [f"{say(end.said)} {round(100 * end.chance)}%" for end in throws.good] == good


@pytest.mark.parametrize(
    ("position", "answer", "good"),
    [
        ("TACKLE_OFFER x35 2.41 10-12 home:1,9,10 away:1,4,5", "tackle 4", "Ball won 54%"),
        ("CONTEST_OFFER attack 3-5 x35 2.41 10-12 home:1,9 away:1,4,5", "contest 4", "Ball won 50%"),
        ("CLEAR_OFFER attack 2-6 x35 2.41 10-12 home:1,9 away:1,4,5", "clear 9", "Ball won 83%"),
    ],
)
def test_a_card_is_laid_by_all_that_is_good_together(position, answer, good):
    state = place(f"FF1 home {position}")
    request = game.request(state)
    assert isinstance(request, Choose)
    look = outcome(state, HOME if request.side == HOME else AWAY, answer)
    assert isinstance(look, AnswerOutcome)
    (won,) = look.good
    assert f"{say(won.said)} {round(100 * won.chance)}%" == good


def test_a_kick_at_goal_that_is_out_of_range():
    goal, touch, tap = asked(place("FF1 home PENALTY x30 1.12 7-3 home:1,2,9 away:3,4")).groups
    assert isinstance(goal, Unavailable)
    assert goal.why.rule == "FF-PENALTY-3"
    assert say(goal.why.said) == "Out of range: 70 m to the goal line, and a kick goes 70 m at most."
    assert isinstance(touch, Call)
    assert isinstance(tap, Call)


def test_a_contest_that_cannot_fail():
    state = place("FF1 home CONTEST_OFFER attack 1-6 x35 2.41 10-12 home:1,9 away:1,4,5")
    why = asked(state).why
    assert why is not None
    assert say(why) == "Lay a card and throw one die: it cannot fail, every face wins the ball."
    look = outcome(state, AWAY, "contest 4")
    assert isinstance(look, AnswerOutcome)
    assert [(end.kind, end.chance) for end in look.ends] == [("good", 1)]
    assert [need.rule for need in look.needs] == ["FF-CONTEST-2", "FF-CLEAR-1"]


@pytest.mark.parametrize(
    ("position", "answer", "kinds"),
    [
        ("OPEN RUCK x45 2.34 10-7 home:2,9,10 away:3,4", "backs 9 10.run", {"foul": 1, "good": 5}),
        ("KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4", "dice 1", {"open": 6}),
        ("PENALTY x75 1.12 7-3 home:1,2,9 away:3,4", "goal", {"good": 1, "foul": 5}),
        ("SCRUM x50 1.12 7-3 home:1,2,9 away:3,4", "dice 1", {"good": 3.5, "bad": 2.5}),
        # A knock-on under the own advantage is brought back for a penalty.
        ("OPEN RUCK x45 2.34 10-7 home:2,9,10 away:3,4 advantage:home@45", "backs 9 10.run", {"open": 1, "good": 5}),
    ],
)
def test_whose_chance_it_is(position, answer, kinds):
    look = outcome(place(f"FF1 home {position}"), HOME, answer)
    assert isinstance(look, AnswerOutcome)
    found: dict[str, float] = {}
    for chance in look.one:
        if chance.chance:
            found[chance.kind] = found.get(chance.kind, 0) + 6 * chance.chance
    assert found == pytest.approx(kinds)


def test_a_chance_that_depends_on_a_tackle_says_so():
    state = place("FF1 home OPEN RUCK x75 2.34 10-7 home:2,6,7,9,10,12 away:3,4,5")
    look = outcome(state, HOME, "forwards 9 6 7.run")
    assert isinstance(look, AnswerOutcome)
    assert look.if_not_tackled
    assert look.row is not None
    assert look.row.risk is not None
    assert say(look.row.risk) == "try 67% or 67% and knock-on 17% or 31%, if not tackled"


def test_time_is_up():
    question = asked(place("FF1 home OPEN FREE x45 1.60 7-3 home:1,2,9 away:3,4 time-up"))
    assert [say(remark) for remark in question.remarks] == [
        "Time is up: end the half, or play until the ball goes out."
    ]
    end = question.groups[-1]
    assert isinstance(end, Call)
    assert (end.answer, say(end.label)) == ("end", "End the half")


# What is seen by looking


def test_a_run_is_looked_at():
    look = outcome(place(RUCK), HOME, "forwards 9 6 7.run")
    assert isinstance(look, AnswerOutcome)
    assert [(spot.x, spot.die) for spot in look.landings] == [(70, 2), (75, 3), (80, 4), (85, 5), (90, 6)]
    assert [round(36 * spot.two) for spot in look.landings] == [1, 3, 5, 7, 9]
    assert (say(look.one[0].said), round(36 * look.two[0].chance)) == ("Knock-on: their scrum", 11)


def test_dice_are_looked_at():
    state = place("FF1 home KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4")
    assert outcome(state, HOME, "dice 1") == outcome(state, HOME, "dice 2")
    look = outcome(state, HOME, "dice 2")
    assert isinstance(look, AnswerOutcome)
    assert [spot.x for spot in look.landings] == list(range(55, 115, 5))


@pytest.mark.parametrize(
    ("answer", "rule", "why"),
    [
        ("maul 2 6", "FF-MAUL-1", "A maul only follows a won lineout."),
        ("11.advance", "FF-COMBO-1", "Not in your hand: 11."),
        ("", "FF-COMBO-1", "You cannot do that now."),
        ("tackle 6", "FF-COMBO-1", "This is not offered here."),
    ],
)
def test_illegal_answers(answer, rule, why):
    look = outcome(place(RUCK), HOME, answer)
    assert look.why.rule == rule
    assert say(look.why.said) == why


def test_cards_are_looked_at():
    look = played(place(RUCK), HOME, (3, 1, 2))
    assert isinstance(look, HandPlays)
    assert [row.answer for row in look.plays] == [
        "forwards 9 6 7.run",
        "forwards 9 6 7.advance",
        "forwards J9 6 7.run",
        "forwards J9 6 7.advance",
    ]
    assert [say(row.expected) for row in look.plays] == [
        "29 m on average",
        "25 m on average",
        "21 m on average",
        "15 m on average",
    ]
    two, ten, _ = look.joins
    assert two.adds is not None
    assert say(two.adds) == "adds 10 m: 9, 2, 6 and 7"
    assert ten.why is not None
    assert ten.why.rule == "FF-FORWARDS-1"


def test_cards_that_need_another():
    look = played(place(RUCK), HOME, (3, 1))
    assert isinstance(look, HandPlays)
    assert look.why is not None
    assert say(look.why.said) == "A forward chain has three cards at least."
    assert [say(join.adds) for join in look.joins if join.adds] == [
        "Forward chain, 6 advances",
        "Forward chain, 7 advances",
    ]


def test_no_cards_are_chosen():
    look = played(place(RUCK), HOME, ())
    assert isinstance(look, HandPlays)
    assert len(look.plays) == 8
    assert look.why is None
    assert [say(join.adds) for join in look.joins if join.adds][3] == "alone: advance, kick, touch kick and drop"


@pytest.mark.parametrize("places", [(6,), (-1,), (1, 1)])
def test_cards_that_are_not_there(places):
    look = played(place(RUCK), HOME, places)
    assert say(look.why.said) == "Your hand has no such cards."


def test_cards_where_no_play_is_chosen():
    look = played(place("FF1 home KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4"), HOME, (0,))
    assert say(look.why.said) == "There is no play to choose now."


# Before a match


def test_info():
    info = PRESENTERS["french-flair"].info
    assert (info.name, info.hidden_information, info.editions) == ("french-flair", True, ())
    assert [option.name for option in info.options] == list(Options.__struct_fields__)
    for option in info.options:
        if option.kind != "text":
            assert option.default in option.values
    assert info.coaches[0].name == "random"


def test_set_up():
    given = {"home": "Garonne", "away": "Causse", "options": {"clock": "phases:20"}}
    assert PRESENTER.prepare(given, "1") == Setup("Garonne", "Causse", Options(clock="phases:20"))
    with pytest.raises(BadSetup, match="draft"):
        PRESENTER.prepare({"draft": True}, "1")
