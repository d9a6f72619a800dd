"""The words of a match: a sentence for every event, places on the field and plays."""

import re

import pytest

from tests.i18n.test_localization import Parts, messages
from tests.support.matches import moments
from touchline import french_flair as ff
from touchline.french_flair import events
from touchline.french_flair.model import Play, Setup
from touchline.i18n import LANGUAGES, french_flair
from touchline.i18n.french_flair import places
from touchline.i18n.localization import Localization
from touchline.kernel import SIDES, Event, read_options

say = Localization("en").format

SETUP = Setup("Garonne", "Harlequins")

# Each class of event, and what is said of it.
SENTENCES: list[tuple[Event, str]] = [
    (events.HalfBegan("r", 1, "home"), "The first half begins: Garonne kick off."),
    (events.HalfEnded("r", 2, 17, 3), "Full time: Garonne 17, Harlequins 3."),
    (events.TimeRanOut("r", 1), "Time is up in the first half."),
    (events.Drawn("r", "home", 2, (9, 10)), "Garonne draw 2 cards: 9 and 10."),
    (events.Drawn("r", "away", 1), "Harlequins draw 1 card."),
    (events.Reshuffled("r", "away"), "Harlequins reshuffle their discard pile."),
    (events.Declared("r", "home", Play("single", (12,), "advance")), "Garonne choose the 12 to advance."),
    (events.Thrown("r", "home", (5, 2)), "Garonne throw 5 and 2."),
    (events.Thrown("r", "away", (4,)), "Harlequins throw 4."),
    (events.CardPlayed("r", "home", 9), "Garonne play the 9."),
    (events.CardPlayed("r", "home", 3, True), "Garonne play the 3 as a relay."),
    (events.CardLaid("r", "away", 7, "tackle"), "Harlequins lay the 7 to tackle."),
    (events.CardLaid("r", "away", 7, "contest"), "Harlequins lay the 7 to contest the ruck."),
    (events.CardLaid("r", "away", 7, "clear_out"), "Harlequins lay the 7 to clear out."),
    (events.Carried("r", "home", 10, 60), "Garonne carry 10 m to the Harlequins 40 m."),
    (events.Carried("r", "home", 0, 100), "Garonne drive for the line."),
    (events.Carried("r", "home", -5, 95), "Garonne drive for the line."),
    (events.Mauled("r", "home", (2, 8), 50), "Garonne drive a maul with 2 and 8 to halfway."),
    (events.PickedAndGone("r", "away", (1, 5), 0), "Harlequins pick and go with 1 and 5 to the Garonne goal line."),
    (events.TackleDeclined("r", "away"), "Harlequins do not tackle."),
    (events.TackleMissed("r", "away"), "Harlequins miss the tackle."),
    (
        events.TackledLastCard("r", "away", 50),
        "Harlequins take the ball at halfway: Garonne had played their last card.",
    ),
    (events.Intercepted("r", "away", 40, 20), "Harlequins intercept and run 40 m to the Garonne 20 m."),
    (events.RuckFormed("r", "home", (2, 5)), "Garonne win the ruck; the zone is 2 to 5."),
    (events.ContestWon("r", "away"), "Harlequins win the contest."),
    (events.ClearedOut("r", "home"), "Garonne clear out and win the ball back."),
    (events.Offside("r", "away"), "Harlequins are offside."),
    (events.RuckWon("r", "home", False), "Garonne keep the ball at the ruck."),
    (events.RuckWon("r", "away", True), "Harlequins turn the ball over at the ruck."),
    (events.KnockedOn("r", "home", 35), "Knock-on by Garonne on the Garonne 35 m."),
    (events.Kicked("r", "home", 50, 85), "Garonne kick 35 m to the Harlequins 15 m."),
    (events.Kicked("r", "home", 80, 140), "Garonne kick 60 m beyond the Harlequins dead-ball line."),
    (events.Kicked("r", "home", 30, 30), "Garonne kick from the Garonne 30 m and make no ground."),
    (events.Gathered("r", "away", 105), "Harlequins gather the ball in the Harlequins in-goal."),
    (events.Regained("r", "home", 70), "Garonne regain their kick on the Harlequins 30 m."),
    (events.TouchMissed("r", "home"), "Garonne miss touch."),
    (events.ShotMissed("r", "away", "wide"), "The kick at goal by Harlequins is wide."),
    (events.WentDead("r", "home"), "The kick by Garonne goes dead."),
    (events.Grounded("r", "away"), "Harlequins touch down in their own in-goal."),
    (events.Marked("r", "away", 90), "Harlequins call the mark on the Harlequins 10 m."),
    (events.KickOffTaken("r", "home"), "Garonne take the kick-off."),
    (events.DropOutTaken("r", "away"), "Harlequins take a drop-out from their 22."),
    (events.ScrumSet("r", "home", 95), "Scrum on the Harlequins 5 m, fed by Garonne."),
    (events.ScrumWon("r", "home"), "Garonne win the scrum."),
    (events.LineoutSet("r", "away", 5), "Lineout on the Garonne 5 m, thrown in by Harlequins."),
    (events.LineoutWon("r", "away"), "Harlequins win the lineout."),
    (events.PenaltyAwarded("r", "home", 50), "Penalty to Garonne at halfway."),
    (events.AdvantageTaken("r", "home", 60), "Garonne play the advantage, marked on the Harlequins 40 m."),
    (events.AdvantageGained("r", "home"), "Garonne have gained the advantage."),
    (events.BroughtBack("r", "home", 60), "Play is brought back for Garonne, to the Harlequins 40 m."),
    (events.HandLost("r", "away"), "Harlequins have no play and lose the ball."),
    (events.HandRedrawn("r", "home", (1, 2, 3)), "Garonne have no play and discard 1, 2 and 3."),
    (events.TryScored("r", "home"), "Garonne score a try, 5 points."),
    (events.TryScored("r", "home", 15), "Garonne score a try from 15 m out, 5 points."),
    (events.ConversionMade("r", "home"), "Garonne convert, 2 points."),
    (events.ConversionMissed("r", "home"), "Garonne miss the conversion."),
    (events.DropGoalScored("r", "away"), "Harlequins drop a goal, 3 points."),
    (events.PenaltyGoalScored("r", "away"), "Harlequins kick a penalty goal, 3 points."),
    (events.MatchEnded("r", 10, 17), "Harlequins win 17–10."),
    (events.MatchEnded("r", 17, 10), "Garonne win 17–10."),
    (events.MatchEnded("r", 7, 7), "The match is drawn, 7 all."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_sentence(event, sentence):
    assert say(french_flair.event_message(event, SETUP)) == sentence


def test_every_event_has_a_sentence():
    known = {thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, Event)}
    assert {type(event) for event, _ in SENTENCES} == known - {Event, events.Event, events.SideEvent}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_all_facts_and_no_others(language):
    facts: dict[str, set[str]] = {}
    for event, _ in SENTENCES:
        told = set(french_flair.event_message(event, SETUP).args)
        facts.setdefault(french_flair.event_message(event, SETUP).key, set()).update(told)
    assert facts == {key: Parts(said).variables for key, said in messages(language).items() if key in facts}
    assert set(facts) == {key for key in messages(language) if key.startswith("ff-event-")}


def test_a_strange_event():
    with pytest.raises(TypeError, match="Event is no event of French Flair"):
        french_flair.event_message(Event("FF-RUCK-1"), SETUP)


@pytest.mark.parametrize(
    ("x", "at", "to"),
    [
        (-15, "beyond the Garonne dead-ball line", "beyond the Garonne dead-ball line"),
        (-10, "in the Garonne in-goal", "into the Garonne in-goal"),
        (0, "on the Garonne goal line", "to the Garonne goal line"),
        (45, "on the Garonne 45 m", "to the Garonne 45 m"),
        (50, "at halfway", "to halfway"),
        (55, "on the Harlequins 45 m", "to the Harlequins 45 m"),
        (100, "on the Harlequins goal line", "to the Harlequins goal line"),
        (110, "in the Harlequins in-goal", "into the Harlequins in-goal"),
        (130, "beyond the Harlequins dead-ball line", "beyond the Harlequins dead-ball line"),
    ],
)
def test_where(x, at, to):
    assert say(places.at(x, SETUP)) == at
    assert say(places.to(x, SETUP)) == to


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("15.touch", "Garonne choose the 15 to kick for touch."),
        ("line 9 11.kick", "Garonne choose a line link: 9 and 11 to kick."),
        ("forwards J3 6 7.run", "Garonne choose a forward chain: 3 as a relay, 6 and 7 to run."),
        ("backs 9 10.drop", "Garonne choose a backs’ combination: 9 and 10 to drop at goal."),
        ("counter 12.run", "Garonne choose a counter: 12 to run."),
        ("8-9 8 9.advance", "Garonne choose the 8-9: 8 and 9 to advance."),
        ("maul 2 8", "Garonne choose a maul: 2 and 8."),
        ("pick 1 5", "Garonne choose a pick-and-go: 1 and 5."),
    ],
)
def test_declared_plays(notation, sentence):
    assert (
        say(french_flair.event_message(events.Declared("r", "home", ff.game.parse_answer(notation)), SETUP)) == sentence
    )


@pytest.mark.parametrize("options", [{}, {"first_kick": "toss", "scrum_relay_low": "off", "clock": "minutes:10"}])
def test_whole_matches_are_told(options):
    setup = Setup("Garonne", "Causse", read_options(ff.Options, options))
    for moment in moments(ff.game, 7, setup):
        for event in moment.events:
            for side in SIDES:
                seen = ff.view_event(event, side)
                if seen is not None:
                    assert re.fullmatch(r"[A-Z].*[^.]\.", say(french_flair.event_message(seen, setup)))
