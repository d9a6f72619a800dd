"""Counter Attack in the shape that every game has: its chapters, its result, its set-up as plain data."""

import pkgutil
from collections import Counter
from typing import Any, Final

import msgspec
import pytest

from tests.support.matches import random_options
from touchline import counter_attack as ca
from touchline.counter_attack import game, rules
from touchline.counter_attack.cards import Deck, Goalkeeper, Outfielder, Referee
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.editions import EDITIONS, Edition
from touchline.counter_attack.game import CHAPTERS
from touchline.counter_attack.model import Setup
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.quick import quick_setup
from touchline.counter_attack.refs import HexRef
from touchline.kernel import AWAY, HOME, BadSetup, IllegalAnswer, Refusal, Result, Seeded, replace, steps_of

# Chapters


def test_every_module_of_the_rules_is_a_chapter() -> None:
    modules = {module.name for module in pkgutil.iter_modules(rules.__path__)}
    assert {chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS} == modules
    assert len(CHAPTERS) == len(modules)


def test_every_step_has_its_own_name() -> None:
    named = Counter(step.__name__ for step in steps_of(*CHAPTERS))
    assert [name for name, count in named.items() if count > 1] == []


# Calls

MIDFIELD: Final = "CA1 living home movement 1.12 0-0 ball:H8 H8@0,0 A1@16,0 A4@12,1"


def test_a_match_starts_with_the_draw_of_the_referee() -> None:
    request = game.request(ca.start())
    assert request is not None
    assert (request.rule, request.side) == ("SETUP-11", HOME)


def test_an_answer_that_is_not_offered_is_explained_by_the_step_that_waits() -> None:
    state = game.parse_position(Setup(), MIDFIELD)
    assert game.explain(state, game.parse_answer("standard 3,0")) is None
    far = game.parse_answer("standard 12,-6")
    assert game.explain(state, far) == Refusal(
        "PASS-01", "pass-out-of-range", hex=HexRef(hex_at(12, -6)), away=12, radius=11
    )
    with pytest.raises(IllegalAnswer, match=r"PASS-01 offers movement phase, .*; standard 12,-6 is not among them"):
        game.apply(state, far)


def test_a_decision_is_refused_while_dice_are_due() -> None:
    roll, _ = game.apply(game.parse_position(Setup(), MIDFIELD), game.parse_answer("long -12,6"))
    assert game.explain(roll, game.parse_answer("end")) == Refusal(
        "PASS-37", "dice-expected", count=1, least=1, most=6, came="decision"
    )


@pytest.mark.parametrize(
    ("score", "shoot_out", "winner"),
    [
        ((2, 1), (0, 0), HOME),
        ((0, 3), (0, 0), AWAY),
        ((1, 1), (0, 0), None),
        ((1, 1), (4, 5), AWAY),
        ((0, 0), (3, 1), HOME),
    ],
)
def test_the_result(score: tuple[int, int], shoot_out: tuple[int, int], winner: Any) -> None:
    state = game.parse_position(Setup(), {"next": "over", "score": list(score), "shoot_out": list(shoot_out)})
    assert game.result(state) == Result(*score, winner)


# Set-ups

OWN_DECK: Final = Deck(
    outfielders=tuple(Outfielder(f"Player {number}", "Nowhere", *[1 + number % 6] * 7) for number in range(30)),
    goalkeepers=tuple(Goalkeeper(f"Keeper {number}", "Nowhere", *[3] * 7) for number in range(4)),
    referees=(Referee("Whistle", "Nowhere", 4),),
)
SETUPS: Final = [
    Setup(),
    Setup("Wharfside", "Moorgate", "core", formations=("4-3-3", "5-3-2"), beginner=True, variant="outnumbered"),
    Setup(edition="advanced", options=(("clock", "actions:20"), ("nutmeg", True))),
    Setup(deck=OWN_DECK, referee=0),
    quick_setup(Setup(edition="core"), Seeded(1)),
    quick_setup(Setup(), Seeded(2)),
]


@pytest.mark.parametrize("setup", SETUPS, ids=["usual", "core", "options", "deck", "core squads", "squads"])
def test_a_set_up_is_read_back(setup: Setup) -> None:
    written = game.write_setup(setup)
    assert list(written["options"]) == list(Edition.__struct_fields__)
    assert game.read_setup(written) == setup
    assert game.read_setup(msgspec.json.decode(msgspec.json.encode(written))) == setup


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_options_are_read_back_from_text_too(edition: str, seed: int) -> None:
    given = random_options(game, Seeded(seed, "options").randbelow)
    setup = game.read_setup({"edition": edition, "options": given})
    assert setup.rules == EDITIONS["living"].__class__(**given)
    assert game.read_setup(game.write_setup(setup)) == setup
    text = {name: {True: "on", False: "off"}.get(value, value) for name, value in given.items() if type(value) is bool}
    text |= {name: str(value) for name, value in given.items() if type(value) is not bool}
    assert game.read_setup({"edition": edition, "options": text}) == setup


def test_only_options_that_are_not_as_in_the_edition_are_kept() -> None:
    setup = game.read_setup({"options": {"nutmeg": "on", "duel_tie": "re_roll", "corner_accuracy": "7"}})
    assert setup.options == (("corner_accuracy", 7), ("duel_tie", "re_roll"))
    assert game.read_setup({}) == Setup()


def test_omitted_fields_have_defaults() -> None:
    setup = game.read_setup({"home": "Wharfside", "formations": {"away": "3-4-3"}})
    assert setup == Setup(home="Wharfside", formations=("4-4-2", "3-4-3"))
    assert game.read_setup({"deck": None, "squads": None, "referee": None}) == Setup()


USUAL: Final[dict[str, Any]] = game.write_setup(Setup())
DECK: Final[dict[str, Any]] = game.write_setup(Setup(deck=bundled()))["deck"]
SQUADS: Final[dict[str, Any]] = game.write_setup(SETUPS[-1])["squads"]

BAD: Final[list[tuple[str, dict[str, Any], str]]] = [
    ("key", {"hom": "x"}, "there is no 'hom' in a set-up; nearest: home"),
    ("name", {"home": " "}, "the home side needs a name; got ' '"),
    ("no text", {"away": 3}, "the away side needs a name; got 3"),
    ("edition", {"edition": "livin"}, "there is no edition 'livin'; nearest: living"),
    ("option", {"options": {"duel_ti": "x"}}, "there is no option 'duel_ti'; nearest: duel_tie"),
    ("value", {"options": {"duel_tie": "x"}}, "option duel_tie takes re_roll, loose_ball; got 'x'"),
    ("no options", {"options": ["nutmeg"]}, "options are names with values; got ['nutmeg']"),
    ("beginner", {"beginner": 1}, "beginner is true or false; got 1"),
    ("variant", {"variant": "outnumberd"}, "there is no variant 'outnumberd'; nearest: outnumbered"),
    ("formation", {"formations": {"home": "4-4-3"}}, "there is no formation '4-4-3'; nearest: 4-4-2"),
    ("formations", {"formations": ["4-4-2", "4-4-2"]}, "formations are an object with home and away"),
    ("no formation", {"formations": {"home": 442}}, "formations are names; got {'home': 442}"),
    ("referee", {"referee": 4}, "the referee is one of 0 to 3 (SETUP-11); got 4"),
    ("no referee", {"referee": "x"}, "the referee is a place in the deck, counted from 0, or null; got 'x'"),
    ("squads", {"squads": [1]}, "squads are an object with home and away; got [1]"),
    ("squad", {"squads": {**SQUADS, "home": "x"}}, "home is a list of numbers; got 'x'"),
    ("one squad", {"squads": {"home": SQUADS["home"]}}, "the squad of away has 16 cards, none twice (SETUP-06)"),
    ("shared", {"squads": {"home": SQUADS["home"], "away": SQUADS["home"]}}, "a card is in one squad (SETUP-06)"),
    ("deck", {"deck": {"outfielders": []}}, "a deck has outfielders, goalkeepers, referees;"),
    ("no rows", {"deck": {**DECK, "referees": 3}}, "the referees of a deck are a list of cards; got 3"),
    (
        "row",
        {"deck": {**DECK, "referees": [["X"]]}},
        "a card of the referees has name, nationality, leniency; got ['X']",
    ),
    (
        "card",
        {"deck": {**DECK, "referees": [["X", "Y", 9]]}},
        "card 0 of the referees: Leniency takes a number from 1 to 6",
    ),
    ("few", {"deck": {**DECK, "goalkeepers": []}}, "a deck needs at least 30 outfielders, 4 goalkeepers and a referee"),
]


@pytest.mark.parametrize(("given", "why"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_set_ups_are_refused_with_help(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        game.read_setup(USUAL | given)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_squads_of_another_composition_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"the goalkeepers of home wear 1 \(SETUP-06, SETUP-12\); got 1 and 12"):
        game.read_setup({"edition": "core", "squads": SQUADS})
    with pytest.raises(BadSetup, match="SETUP-06"):
        game.start(replace(SETUPS[-1], edition="core"))
