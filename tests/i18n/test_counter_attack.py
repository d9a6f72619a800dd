"""The messages of Counter Attack: events, names, times, calls, questions for the side that waits."""

from typing import Any, Final, get_args

import pytest

from tests.support.matches import moments
from touchline.counter_attack import Setup, events, game
from touchline.counter_attack.model import NOBODY, Movement, PassKind, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules.aerial import Challenge
from touchline.counter_attack.rules.challenges import HeaderType
from touchline.counter_attack.rules.dice import STAR
from touchline.counter_attack.rules.movement import StepChoice
from touchline.counter_attack.rules.set_pieces import PlacementChoice, Role
from touchline.counter_attack.rules.steals import Steal
from touchline.counter_attack.rules.tackles import TackleChoice
from touchline.i18n import Message, Person
from touchline.i18n import counter_attack as i18n
from touchline.i18n.counter_attack import event_message
from touchline.i18n.localization import Localization
from touchline.kernel import Choose, Event, replace

SAY: Final = Localization("en").format
STATE: Final = game.parse_position(
    Setup("Wharfside", "Moorgate"),
    "CA1 living home movement 1.12 0-0 ball:H8 H1@-16,0 H8@10,0 H9@8,2 A1@16,0 A4@12,1 "
    "H9=3/3/3/3/3/3/3 A1=gk/3/3/3/3/3/3/3",
)
EIGHT, NINE, KEEPER, FOUR = 7, 8, 11, 14
H8, A4 = "Josué Chimaltepec (H8)", "Ruairí Mac Ailpín (A4)"
HERE, THERE, GOAL = hex_at(10, 0), hex_at(12, 1), hex_at(19, 2)

# Each class of event, and what is said of it.
SENTENCES: Final[list[tuple[Event, str]]] = [
    (events.Tossed("r", (5, 2), "home"), "Wharfside win the toss (5 and 2)."),
    (events.CardsDealt("r", (0, 1)), "On offer: Ansgar Rønhave and Tevita Moala'ulu."),
    (events.CardPicked("r", "away", 0), "Moorgate pick Ansgar Rønhave."),
    (events.LinedUp("r", "home", (0, 1)), "Wharfside line up with Ansgar Rønhave and Tevita Moala'ulu."),
    (events.RefereeDrawn("r", 0), "The referee is Percival Outhwaite, Leniency 2."),
    (events.HalfBegan("r", 1, "home"), "The first half begins: Wharfside kick off."),
    (events.HalfBegan("r", 4, "away"), "The second half of extra time begins: Moorgate kick off."),
    (events.TimeRanOut("r", 2), "Time is up in the second half."),
    (events.TimeAdded("r", 3, 7), "7 actions of added time (3 rolled)."),
    (events.TimeAdded("r", 1, 1), "1 action of added time (1 rolled)."),
    (events.HalfEnded("r", 1, 2, 0), "Half-time: Wharfside 2, Moorgate 0."),
    (events.MatchEnded("r", 2, 1), "Full time: Wharfside 2, Moorgate 1."),
    (events.TieEnded("r", 2, 2, "away", True), "2-2 on aggregate: Moorgate go through on away goals."),
    (events.TieEnded("r", 2, 1, "home", False), "2-1 on aggregate: Wharfside go through."),
    (events.TieEnded("r", 1, 1, None, False), "1-1 on aggregate: all square."),
    (events.Cleared("r", "away", HERE), "Moorgate clear the ball: a point."),
    (events.PhaseBegan("r", "home"), "Wharfside call a Movement Phase."),
    (events.StepBegan("r", 2, "away"), "Step 2: Moorgate move."),
    (events.PhaseEnded("r"), "The Movement Phase is over."),
    (events.Moved("r", EIGHT, HERE, THERE), f"{H8} moves into the box."),
    (events.Placed("r", NINE, HERE), "H9 takes a place at the edge of the box."),
    (events.Tested("r", "steal", FOUR, 3, 6, 10, False), f"{A4} fails to steal the ball (3, 6 in all)."),
    (events.Tested("r", "handling", KEEPER, 1, 1, 3, True), "A1 holds on to the ball (1)."),
    (
        events.Duelled("r", "tackle", FOUR, EIGHT, (5, 2), (9, 6), FOUR),
        f"Tackle: {A4} rolls 5, 9 in all; {H8} rolls 2, 6 in all; {A4} wins.",
    ),
    (
        events.Duelled("r", "shot", EIGHT, KEEPER, (STAR, 4), (10, 7), NOBODY),
        f"Shot: {H8} rolls a star, 10 in all; A1 rolls 4, 7 in all; nobody wins.",
    ),
    (events.BallWon("r", FOUR, "tackle"), f"{A4} wins the ball with a tackle."),
    (events.BallCollected("r", EIGHT, "pass"), f"{H8} gets the ball from the pass."),
    (events.Fouled("r", FOUR, EIGHT, HERE), f"{A4} fouls {H8} at the edge of the box."),
    (events.Booked("r", FOUR, "second_yellow"), f"{A4} is shown a second yellow card."),
    (events.SentOff("r", FOUR), f"{A4} is sent off."),
    (events.Injured("r", EIGHT, False), f"{H8} is injured."),
    (events.Injured("r", EIGHT, True), f"{H8} is injured again."),
    (events.PlayedOn("r", "home"), "Wharfside play on."),
    (events.Stunned("r", FOUR), f"{A4} is stunned."),
    (events.PassCalled("r", "first_time", EIGHT, HERE, THERE), f"{H8} plays a first-time pass into the box."),
    (events.PassArrived("r", "long", EIGHT, NINE, THERE), "The ball comes to H9 in the box."),
    (events.PassArrived("r", "long", EIGHT, NOBODY, THERE), "The ball comes to rest in the box."),
    (events.Scattered("r", HERE, 5, 3, THERE), "The ball goes 3 hexes north-east and comes to rest in the box."),
    (events.WentOut("r", hex_at(-18, -12)), "The ball goes out of play."),
    (events.RestartGiven("r", "throw_in", "away", HERE), "Throw-in for Moorgate."),
    (events.TakerNamed("r", NINE), "H9 takes it."),
    (events.OffsideGiven("r", NINE, THERE), "H9 is caught offside."),
    (events.HeldBall("r", KEEPER, HERE), "A1 holds the ball at the edge of their own box."),
    (events.DroppedBall("r", KEEPER), "A1 drops the ball to the ground."),
    (events.ShotTaken("r", "snapshot", EIGHT, HERE, GOAL), f"{H8} takes a snapshot from 9 hexes."),
    (events.ShotMissed("r", EIGHT), f"{H8} misses the target."),
    (events.Challenged("r", "home", (EIGHT, NINE)), f"Wharfside send up {H8} and H9 for the header."),
    (events.Challenged("r", "away", ()), "Moorgate send up nobody for the header."),
    (events.Headed("r", NINE, 4, 8), "H9 heads the ball (4, 8 in all)."),
    (events.Headed("r", NINE, 0, 0), "H9 heads the ball."),
    (events.Jumped("r", NINE, 4, 7), "H9 goes up for the header (4, 7 in all)."),
    (events.HeadedTo("r", NINE, THERE, EIGHT), f"H9 heads to {H8} in the box."),
    (events.HeadedTo("r", NINE, THERE, NOBODY), "H9 heads into space in the box."),
    (events.GoalScored("r", "home", EIGHT, False), f"Goal for Wharfside: {H8} scores."),
    (events.GoalScored("r", "home", FOUR, True), f"Goal for Wharfside: own goal by {A4}."),
    (events.Substituted("r", EIGHT, 12, 0), "Ansgar Rønhave comes on for Josué Chimaltepec (H8)."),
    (events.KeeperNamed("r", NINE), "H9 goes in goal."),
    (events.KickTaken("r", NINE, True), "H9 scores in the shoot-out."),
    (events.KickTaken("r", NINE, False), "H9 fails to score in the shoot-out."),
    (events.RanLoose("r", FOUR, THERE), f"The ball runs loose off {A4} in their own box."),
    (events.Ruled("r", 4, "away"), "The referee rules in favour of Moorgate (4 rolled)."),
    (events.WentOff("r", NINE), "H9 goes off, with nobody left to come on."),
]

CHOICE: Final = TackleChoice(0)


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda part: part if isinstance(part, str) else "")
def test_a_sentence(event: Event, sentence: str) -> None:
    assert told(event) == sentence


def test_every_event_is_told() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event, _ in SENTENCES} == kinds - {Event}


def told(event: Event) -> str:
    return SAY(event_message(event, STATE))


def test_every_variant_of_an_event_has_its_own_sentence() -> None:
    tests = [
        told(events.Tested("r", what, 7, 3, 3, 4, passed))
        for what in get_args(events.TestName)
        for passed in (False, True)
    ]
    assert len(set(tests)) >= len(tests) - 4  # a high pass and a long one, a save by a die and one by Handling
    for sentences in (
        [told(events.Duelled("r", what, 7, 14, (1, 2), (3, 4), 14)) for what in get_args(events.DuelName)],
        [told(events.BallWon("r", 7, how)) for how in get_args(events.How)],
        [told(events.RestartGiven("r", restart, "home", HERE)) for restart in get_args(events.Restart)],
        [told(events.PassCalled("r", kind, 7, HERE, THERE)) for kind in get_args(PassKind)],
        [told(events.Scattered("r", HERE, direction, 3, THERE)) for direction in range(1, 7)],
        [told(events.TimeRanOut("r", half)) for half in range(1, 6)],
    ):
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("edition", ["living", "core"])
def test_whole_matches_are_told(edition: str) -> None:
    setup = game.read_setup({"edition": edition, "options": {"clock": "actions:15"}})
    for moment in moments(game, f"told {edition}", setup):
        for event in moment.events:
            sentence = SAY(event_message(event, moment.state))
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
            assert not sentence.endswith("..")


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(TypeError, match="Event is no event of Counter Attack"):
        event_message(Event("r"), STATE)


# Time


@pytest.mark.parametrize(
    ("told", "time"),
    [
        ({"half": 1, "actions": 31}, "1st half · 31' of 45"),
        ({"half": 2, "actions": 12}, "2nd half · 57' of 90"),
        ({"half": 1, "actions": 45, "added": 3}, "1st half · 45', 3 added"),
        ({"half": 1, "actions": 47, "added": 3}, "1st half · 45+2', 3 added"),
        ({"half": 3, "actions": 5}, "1st half of extra time · 95' of 105"),
        ({"half": 5, "shoot_out": (3, 2)}, "Shoot-out · 3–2"),
        ({"cards": ()}, "Before the match"),
        ({"stack": ()}, "Full time"),
    ],
)
def test_time(told: dict[str, Any], time: str) -> None:
    assert SAY(i18n.time(replace(STATE, **told))).replace("\N{PRIME}", "'") == time


def test_time_by_a_clock_on_the_wall() -> None:
    state = replace(STATE, setup=game.read_setup({"options": {"clock": "real:45"}}))
    assert SAY(i18n.time(replace(state, half=2))) == "2nd half"


# Names and calls


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (i18n.attribute("high_pass"), "High Pass"),
        (i18n.attribute("high_pass", short=True), "HiP"),
        (i18n.mark("sent_off"), "sent off"),
        (i18n.card("second_yellow"), "a second yellow card"),
        (i18n.half(3), "1st half of extra time"),
        (i18n.restart("goal_kick"), "Goal kick"),
        (i18n.variant("defence_v_attack"), "Defence v attack"),
        (i18n.edition("living"), "Living rules"),
        (i18n.formation("4-3-3"), "4-3-3"),
        (i18n.choose("reckless"), "Reckless tackle"),
        (i18n.call("movement phase", CHOICE)[0], "Movement Phase"),
        (i18n.call("end", CHOICE)[0], "End step"),
        (i18n.call("tackle", CHOICE)[1], "Tackling against Dribbling"),
        (i18n.call("no", CHOICE)[0], "Hold position"),
        (i18n.call("no", CHOICE)[1], "No tackle"),
        (i18n.pass_call("first_time")[0], "First-time pass"),
        (i18n.pass_call("standard")[1], "Along the ground, up to 11 hexes"),
        (i18n.aim("shoot")[0], "Shot"),
    ],
)
def test_a_name(said: Message, text: str) -> None:
    assert SAY(said) == text


def test_a_person() -> None:
    assert i18n.person(EIGHT, STATE) == Person("Josué Chimaltepec", 8, "home")
    assert SAY(i18n.ball(STATE)) == f"{H8} has the ball on 10,0."
    assert SAY(i18n.ball(replace(STATE, carrier=NOBODY))) == "The ball lies free on 10,0."


# Questions


@pytest.mark.parametrize(
    ("movement", "question", "why"),
    [
        (
            Movement(step=1, moves=3),
            "Your turn: move one player",
            "Step 1 of 3: each as far as their Pace allows; the carrier goes hex by hex.",
        ),
        (
            Movement(step=3),
            "Your turn: move up to 2 players",
            "Step 3 of 3: each up to 2 hexes, if they have not moved yet.",
        ),
        (
            Movement(step=2, moves=1, dead=True),  # A4 has to leave the thrower's surroundings
            "Your reply: move up to 4 players",
            "Before the throw-in, step 2 of 3: each as far as their Pace allows.",
        ),
    ],
)
def test_a_step(movement: Movement, question: str, why: str) -> None:
    state = replace(STATE, movement=movement, stack=(StepChoice(),))
    request = game.request(state)
    assert isinstance(request, Choose)
    asked, told = i18n.question(state, request)
    assert told
    assert (SAY(asked), SAY(told)) == (question, why)
    team, limit = ("Moorgate" if movement.step == 2 else "Wharfside"), (0, 4, 5, 2)[movement.step]
    assert SAY(i18n.waiting(state, request)) == f"{team} are moving: {movement.moves} of {limit}"


CORNER: Final = replace(STATE, carrier=NOBODY, ball=hex_at(18, 12))  # with nobody near it


@pytest.mark.parametrize(
    ("state", "role", "left", "question", "why"),
    [
        (STATE, "attack", 1, "Corner: place one player, or choose a routine", "From 10,0."),
        (CORNER, "attack", 2, "Corner: place 2 players, or choose a routine", "From 18,12."),
        (CORNER, "defence", 2, "Corner: place 2 players, or finish", "From 18,12."),
    ],
)
def test_a_placement(state: State, role: Role, left: int, question: str, why: str) -> None:
    state = replace(state, stack=(PlacementChoice("corner", ((role, left),), 0),))
    request = game.request(state)
    assert isinstance(request, Choose)
    asked, told = i18n.question(state, request)
    assert told
    assert (SAY(asked), SAY(told)) == (question, why)
    team = "Wharfside" if role == "attack" else "Moorgate"
    assert SAY(i18n.waiting(state, request)) == f"{team} are placing their players"


# Chances


@pytest.mark.parametrize("die", ["on", "off"])
def test_a_star_is_a_six_in_a_test(die: str) -> None:
    state = game.parse_position(Setup(), f"CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@11,0 jackpot_die={die}")
    needed = i18n.needed(replace(state, movement=Movement(), stack=(Steal(FOUR),)))
    assert needed
    assert SAY(needed) == "6 steals the ball, 2\N{EN DASH}5 fails to steal the ball, 1 a foul"


def test_a_jumper_has_the_chance_of_winning_the_header() -> None:
    challenge = Challenge(EIGHT, "high_pass", attackers=(EIGHT,), defenders=(FOUR,))
    state = replace(STATE, stack=(HeaderType(challenge),))
    answer = game.parse_answer("head pass")
    told = i18n.odds(state, answer)
    assert told
    eight, four = told.rolls[:2]
    assert (eight.player, four.player) == (EIGHT, FOUR)
    assert (eight.hex, four.hex) == (STATE.hexes[EIGHT], STATE.hexes[FOUR])
    assert 0 < eight.chance < 1
    assert 0 < four.chance < 1
    assert eight.chance + four.chance <= 1
