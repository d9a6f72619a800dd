"""French Flair in words: spots, plays, cards, calls, questions, outcomes and the time."""

from fractions import Fraction
from typing import get_args

import pytest

from tests.support.matches import moments, random_options
from tests.support.sayings import check_said
from touchline import french_flair as ff
from touchline.french_flair.model import DECK, Group, Options, Property, Setup
from touchline.french_flair.outcomes import odds, throws
from touchline.french_flair.play_previews import preview_play
from touchline.i18n import french_flair as i18n
from touchline.i18n.french_flair import odds as odds_messages
from touchline.i18n.french_flair import places, plays
from touchline.i18n.localization import Localization
from touchline.kernel import AWAY, CLOCK, HOME, Choose, Draw, Roll, Seeded, Side, read_options

GAME = ff.game
say = Localization("en").format


def place(position: str, setup: Setup | None = None) -> ff.State:
    return GAME.parse_position(setup or Setup("Garonne", "Causse"), position)


def play(text: str) -> ff.Play:
    read = GAME.parse_answer(text)
    assert isinstance(read, ff.Play)
    return read


# Spots


@pytest.mark.parametrize(
    ("x", "home", "away"),
    [
        (-5, "in your in-goal", "in their in-goal"),
        (0, "on your goal line", "on their goal line"),
        (30, "on your own 30 m", "on their 30 m"),
        (50, "at halfway", "at halfway"),
        (95, "on their 5 m", "on your own 5 m"),
        (115, "beyond their dead-ball line", "beyond your dead-ball line"),
    ],
)
def test_where(x, home, away):
    assert [say(places.spot_at(x, side)) for side in (HOME, AWAY)] == [home, away]


@pytest.mark.parametrize(
    ("xs", "said"),
    [
        ((60,), "their 40 m"),
        ((60, 65, 80), "their 40–20 m"),
        ((40, 60), "your own 40 m to their 40 m"),
        ((50, 80), "halfway to their 20 m"),
        ((90, 105), "their 10 m to their in-goal"),
        ((105, 110), "their in-goal"),
        ((-15, 0), "your dead-ball line to your goal line"),
    ],
)
def test_from_where_to_where(xs, said):
    assert say(places.spots(xs, HOME)) == said


# Plays and cards


@pytest.mark.parametrize(
    ("text", "name", "carries"),
    [
        ("12.advance", "12 advances", ["12 +10"]),
        ("15.touch", "15 kicks for touch", ["15 kicks for touch"]),
        ("line 9 11.kick", "Line link, 11 kicks", ["9 +5", "11 kicks"]),
        ("line J9 11.advance", "Relay link, 11 advances", ["9 relays", "11 +10"]),
        ("forwards 9 6 7.run", "Forward chain, 7 runs", ["9 +5", "6 +10", "7 runs"]),
        ("forwards J3 6 7.run", "Relay chain, 7 runs", ["3 relays", "6 +5", "7 runs"]),
        ("backs 9 10.drop", "Backs’ combination, 10 drops at goal", ["9 +5", "10 drops at goal"]),
        ("backs J3 10.run", "Relay to the backs, 10 runs", ["3 relays", "10 runs"]),
        ("counter 12.run", "Counter, 12 runs", ["12 runs"]),
        ("counter J1 12.run", "Relay counter, 12 runs", ["1 relays", "12 runs"]),
        ("8-9 8 9.advance", "8-9, 9 advances", ["8 +5", "9 +10"]),
        ("8-9 8 9 10.run", "8-9, 10 runs", ["8 +5", "9 +5", "10 runs"]),
        ("maul 2 8", "Maul, 2 and 8", ["2 binds", "8 +5"]),
        ("pick 1 5", "Pick-and-go, 1 and 5", ["1 binds", "5 +5"]),
    ],
)
def test_plays(text, name, carries):
    assert say(plays.name(play(text))) == name
    assert [say(carry) for carry in plays.carries(play(text), Options())] == carries


@pytest.mark.parametrize(
    ("position", "text", "told"),
    [
        ("OPEN FREE x45 1.12 7-3 home:1,9,10,12 away:3,4", "1.advance", "10 m to their 45 m, tackle possible"),
        ("OPEN FREE x45 1.12 7-3 home:1,9,10,12 away:-", "1.advance", "10 m to their 45 m, no tackle"),
        ("OPEN FREE x45 1.12 7-3 home:1 away:3,4", "1.advance", "10 m to their 45 m, last card: ball lost"),
        ("OPEN FREE x95 1.12 7-3 home:1,9 away:3,4", "1.advance", "10 m to their in-goal, try"),
        ("OPEN LINEOUT x95 1.12 7-3 home:1,9 away:3,4", "1.advance", "5 m to their goal line, try unless tackled"),
        ("OPEN FREE x45 1.12 7-3 home:9,10,12 away:3,4", "backs 9 10.run", "5 m + run"),
        ("OPEN FREE x45 1.12 7-3 home:9,10,12 away:3,4", "9.kick", "kick"),
        ("OPEN FREE x75 1.12 7-3 home:9,10,12,13 away:3,4", "backs 9 10 12.run", "15 m + run, tackle from 9 on"),
    ],
)
def test_what_a_play_is_worth(position, text, told):
    preview = preview_play(GAME, place(f"FF1 home {position}"), play(text))
    fact = plays.fact(preview)
    assert ", ".join(say(part) for part in (plays.ground(preview, HOME), fact) if part) == told


@pytest.mark.parametrize(
    ("x", "text", "told"),
    [
        (45, "backs 9 10.run", ["knock-on 17% or 31%"]),
        (80, "backs 9 10.run", ["try 50% or 58%", "knock-on 17% or 31%"]),
        (90, "12.kick", ["kept 0% or 6%", "dead 33% or 83%"]),
        (40, "15.touch", ["found 83% or 69%"]),
        (20, "10.drop", ["good 0% or 0%"]),
    ],
)
def test_headlines(x, text, told):
    preview = preview_play(GAME, place(f"FF1 home OPEN FREE x{x} 1.12 7-3 home:1,9,10,12,15 away:3,4"), play(text))
    headlines = plays.headlines(play(text).ending or "", throws(GAME, preview.state))
    assert [say(chance) for chance in headlines] == told
    together = plays.together(headlines)
    assert together is not None
    assert say(together) == " and ".join(told)


def test_cards():
    positions = [say(plays.position(card)) for card in range(1, 16)]
    assert positions[1] == "Hooker"
    assert positions[5:10] == ["Flanker", "Flanker", "Number 8", "Scrum-half", "Fly-half"]
    for group in get_args(Group):
        assert say(plays.group(group)) == group
    assert [say(plays.power(power)) for power in get_args(Property)] == ["advance", "run", "kick", "touch kick", "drop"]


@pytest.mark.parametrize(
    ("chance", "said"), [("0", "0%"), ("1", "100%"), ("1/6", "17%"), ("1/1000", "<1%"), ("999/1000", ">99%")]
)
def test_percent(chance, said):
    assert say(odds_messages.percent(Fraction(chance))) == said


# Calls

ON_THE_LINE = (
    'stack=[{"type":"Try","side":"home"},{"type":"TackleOffer","rule":"FF-FIVEMETRE-1","stops":"try"}]'  # a 5 m restart
)


@pytest.mark.parametrize(
    ("word", "asked", "label", "rule"),
    [
        ("decline", "TACKLE_OFFER", "Let them go on", "FF-TACKLE-2"),
        ("decline", ON_THE_LINE, "Let them score", "FF-TACKLE-2"),
        ("decline", "CONTEST_OFFER attack 3-5", "Leave it", "FF-CONTEST-1"),
        ("touch", "PENALTY", "Kick for touch", "FF-PENALTY-5"),
        ("touch", "MARK", "Kick for touch", "FF-TOUCHKICK-1"),
        ("stop", "PICK_AGAIN", "Stop picking", "FF-PICKGO-3"),
    ],
)
def test_calls(word, asked, label, rule):
    state = place(f"FF1 home {asked} x95 1.12 7-3 home:1,2,9 away:3,4")
    request = GAME.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    called = i18n.call(word, GAME.view(state, request.side), request)
    assert (say(called.label), called.rule) == (label, rule)


# Questions

# What a side is asked at a position, and what the others hear.
QUESTIONS: list[tuple[str, str, str]] = [
    ("KICKOFF x50 1.1 0-0 home:1,9 away:3,4", "Your kick-off: one die or two?", "Garonne are choosing one die or two"),
    ("SCRUM x60 1.1 0-0 home:1,9 away:3,4", "Your scrum: one die or two?", "Garonne are choosing one die or two"),
    ("OPEN RUCK x60 1.1 0-0 home:1,9 away:3,4", "Your ball: choose a play", "Garonne are choosing a play"),
    (
        "TACKLE_OFFER x35 1.1 0-0 home:1,9 away:1,4",
        "Tackle Garonne on their 35 m, or let them go on?",
        "Causse may tackle",
    ),
    (
        "CONTEST_OFFER attack 3-5 x35 1.1 0-0 home:1,9 away:1,4",
        "Contest the ruck, or leave it to Garonne?",
        "Causse may contest the ruck",
    ),
    (
        "CLEAR_OFFER attack 4-5 x35 1.1 0-0 home:1,9 away:1,4",
        "Clear out, or leave the ball to Causse?",
        "Garonne may clear out",
    ),
    (
        "PENALTY x70 1.1 0-0 home:1,9 away:3,4",
        "Your penalty on their 30 m: goal, touch or tap?",
        "Garonne are choosing goal, touch or tap",
    ),
    (
        "MARK x10 1.1 0-0 home:1,9 away:3,4",
        "Your mark on your own 10 m: kick, or kick for touch?",
        "Garonne are choosing a kick",
    ),
    (
        "LANDING KICK x10 1.1 0-0 home:1,9 away:3,4",
        "Your ball on your own 10 m: play on, or call the mark?",
        "Garonne have gathered the ball",
    ),
]


@pytest.mark.parametrize(("position", "question", "heard"), QUESTIONS)
def test_questions(position, question, heard):
    state = place(f"FF1 home {position}")
    request = GAME.request(state)
    assert isinstance(request, Choose)
    assert request.side != CLOCK
    asked, _ = i18n.question(state, request)
    assert (say(asked), say(i18n.waiting(state, request))) == (question, heard)


@pytest.mark.parametrize(
    ("zone", "told"),
    [("3-5", "3 to 5 wins the ball"), ("3-4", "3 or 4 wins the ball"), ("4-4", "only a 4 wins the ball")],
)
def test_zones(zone, told):
    state = place(f"FF1 home CONTEST_OFFER attack {zone} x35 1.1 0-0 home:1,9 away:1,4")
    request = GAME.request(state)
    assert isinstance(request, Choose)
    _, why = i18n.question(state, request)
    assert told in say(why)


@pytest.mark.parametrize(
    ("language", "rolls", "draws"),
    [
        ("en", ["Causse throw a die", "Causse throw 2 dice"], ["Causse draw 1 card", "Causse draw 6 cards"]),
        ("fr", ["Causse lance un dé", "Causse lance 2 dés"], ["Causse pioche 1 carte", "Causse pioche 6 cartes"]),
        ("it", ["Causse tira un dado", "Causse tira 2 dadi"], ["Causse pesca 1 carta", "Causse pesca 6 carte"]),
    ],
)
def test_rolls_and_draws(language, rolls, draws):
    setup, format_ = Setup("Garonne", "Causse"), Localization(language).format
    hands: tuple[tuple[Side, ...], ...] = (AWAY,), (AWAY, AWAY)
    assert [format_(i18n.roll(setup, Roll("FF-RUN-2", each))) for each in hands] == rolls
    assert [format_(i18n.roll(setup, Draw("FF-SETUP-2", AWAY, DECK, count))) for count in (1, 6)] == draws


def test_remarks():
    position = "FF1 home OPEN SCRUM x95 1.60 7-3 home:1,9,10,12 away:3,4 advantage:home@90 time-up"
    state = place(position)
    request = GAME.request(state)
    assert isinstance(request, Choose)
    remarks = i18n.remarks(GAME.view(state, HOME), request)
    assert [remark.rule for remark in remarks] == ["FF-ADVANTAGE-5", "FF-FIVEMETRE-1", "FF-CLOCK-2"]
    assert say(remarks[0].said) == "Your advantage: gain 10 m, or play comes back."


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_asked(seed):
    options = read_options(Options, random_options(GAME, Seeded(f"{seed}", "options").randbelow) if seed else {})
    for moment in moments(GAME, f"asked {seed}", Setup("Garonne", "Causse", options)):
        state, request = moment.state, GAME.request(moment.state)
        check_said(i18n.time(state))
        if isinstance(request, Choose):
            check_said(i18n.waiting(state, request))
            if request.side != CLOCK:
                view = GAME.view(state, request.side)
                check_said(i18n.question(state, request))
                check_said(tuple(remark.said for remark in i18n.remarks(view, request)))


# Outcomes


def rows(position: str, side: Side = HOME) -> dict[str, tuple[Fraction, Fraction]]:
    state = place(position)
    told = odds_messages.one_die_or_two(throws(GAME, state), GAME.view(state, side))
    return {say(row.said): (row.one, row.two) for row in told}


def test_one_die_or_two():
    assert rows("FF1 home KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4") == {
        "They gather": (Fraction(1), Fraction(30, 36)),
        "You regain": (Fraction(0), Fraction(3, 36)),
        "They knock on: your scrum": (Fraction(0), Fraction(3, 36)),
    }
    assert list(rows("FF1 home SCRUM x60 1.12 7-3 home:1,2,9 away:3,4")) == [
        "Won",
        "Won by a double: penalty",
        "Lost",
        "Lost by a double: penalty",
    ]
    lineout = rows("FF1 home LINEOUT x60 1.12 7-3 home:1,2,9 away:3,4 advantage:home@60")
    assert "Lost by a double: an extra card, brought back" in lineout


def test_ground_is_one_row_tackled_or_not():
    state, _ = GAME.apply(place("FF1 home OPEN FREE x40 1.12 7-3 home:9,10,12 away:3,4"), play("backs 9 10.run"))
    thrown = throws(GAME, state)
    told = odds_messages.one_die_or_two(thrown, GAME.view(state, HOME))
    assert say(told[-1].said) == "30 m to their 25 m"
    assert (told[-1].one, told[-1].two) == (Fraction(1, 6), Fraction(9, 36))
    note = odds_messages.note(thrown)
    assert note is not None
    assert say(note) == "Two dice: 14% for a double, which cannot be tackled and draws a card."


# Time


@pytest.mark.parametrize(
    ("clock", "position", "told"),
    [
        ("phases:60", "1.12", "1st half · phase 12 of 60"),
        ("minutes:10", "2.7", "2nd half · phase 7"),
    ],
)
def test_time(clock, position, told):
    setup = Setup(options=Options(clock=clock))
    assert say(i18n.time(place(f"FF1 home OPEN FREE x40 {position} 7-3 home:1 away:3", setup))) == told


def test_time_is_up():
    assert say(i18n.time(place("FF1 home OPEN FREE x40 1.60 7-3 home:1 away:3 time-up"))) == "1st half · time is up"


# Close to the line, and with the last card


def test_a_tackle_on_the_line():
    start = place("FF1 home OPEN LINEOUT x95 1.12 7-3 home:1,9,10,12 away:3,4")
    state, _ = GAME.apply(start, play("1.advance"))
    request = GAME.request(state)
    assert isinstance(request, Choose)
    view = GAME.view(state, AWAY)
    asked, why = i18n.question(state, request)
    assert say(asked) == "Tackle Garonne on your line, or let them score?"
    assert say(why) == "A 5 m restart: even a carry that crosses may be tackled."
    assert i18n.rule_of(view, request) == "FF-FIVEMETRE-1"
    told = [say(odds_messages.outcome(outcome, view)) for outcome in odds(GAME, state, GAME.parse_answer("tackle 4"))]
    assert told == ["Interception: your ball", "Ruck, your ball", "Ruck, their ball", "Missed: their try"]


@pytest.mark.parametrize(
    ("position", "text", "note"),
    [
        (
            "KICKED x40 1.12 7-3 home:12 away:3,4",
            "counter 12.run",
            "Your last card: after the run the ball is theirs, except on a double.",
        ),
        ("FREE x40 1.12 7-3 home:1,9,10,12 away:-", "backs 9 10.run", "They cannot tackle this run."),
    ],
)
def test_notes(position, text, note):
    state, _ = GAME.apply(place(f"FF1 home OPEN {position}"), play(text))
    said = odds_messages.note(throws(GAME, state))
    assert said is not None
    assert say(said) == note


def test_the_rule_of_a_play_is_that_of_its_origin():
    state = place("FF1 home OPEN SCRUM x60 1.12 7-3 home:1,9 away:3,4")
    request = GAME.request(state)
    assert isinstance(request, Choose)
    assert i18n.rule_of(GAME.view(state, HOME), request) == "FF-SCRUM-3"
