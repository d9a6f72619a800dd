"""Positions as plain data, lines of text and pictures: read back exactly, and bad ones refused with help."""

from typing import Any, Final, get_args

import msgspec
import pytest

from tests.support.football import position
from tests.support.matches import moments, random_options
from touchline.counter_attack import Setup, drawn, events, game
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.model import ELEVEN, NOBODY, OFF, State
from touchline.counter_attack.pitch import hex_at
from touchline.counter_attack.rules import distribution, movement, next_action
from touchline.counter_attack.rules.next_action import After
from touchline.kernel import BadNotation, BadSetup, Choose, Event, Seeded, TouchlineError

USUAL: Final = Setup()
TWO: Final = {"players": {"H8": [10, 0], "A4": [12, 1]}, "carrier": "H8"}


# Round trips


def is_read_back(setup: Setup, state: State) -> None:
    """The state comes back from its plain data, as it is and as JSON, and from its line."""
    told, line = game.describe(state), game.format_position(state)
    assert game.parse_position(setup, told) == state
    assert game.parse_position(setup, msgspec.json.decode(msgspec.json.encode(told))) == state
    assert game.parse_position(setup, line) == state
    assert "\n" not in line


@pytest.mark.parametrize("seed", range(6))
def test_every_state_of_a_match_is_read_back(seed: int) -> None:
    switched = random_options(game, Seeded(seed, "options").randbelow) if seed > 2 else {}
    edition = ("living", "core", "advanced")[seed % 3]
    setup = game.read_setup({"edition": edition, "options": {**switched, "clock": "actions:6"}})
    is_read_back(setup, game.start(setup))
    met = set()
    for moment in moments(game, f"positions {seed}", setup):
        is_read_back(setup, moment.state)
        met |= {game.describe(moment.state).get("next")}
    assert {None, "kick_off", "over"} <= met


def test_every_field_of_a_state_is_told() -> None:
    told = game.describe(game.parse_position(USUAL, TWO))
    fields = {*State.__struct_fields__} - {"setup", "stack", "hexes"}
    assert fields | {"next", "players", "off"} == set(told)


def test_a_position_with_a_custom_deck_is_read_back() -> None:
    state = position(home={1: (-16, 0), 8: (4, 0)}, away={4: (8, -1)}, carrier="H8", booked=1 << 7)
    is_read_back(state.setup, state)


# Plain data


def test_omitted_fields_have_defaults() -> None:
    told = game.describe(game.parse_position(USUAL, {}))
    assert told == {
        "attack": "home",
        "next": "movement_free",
        "half": 1,
        "actions": 0,
        "added": None,
        "time_up": False,
        "score": [0, 0],
        "shoot_out": [0, 0],
        "first_kick": "home",
        "right": "home",
        "ball": [0, 0],
        "carrier": None,
        "players": {},
        "off": [f"{side}{number}" for side in "HA" for number in range(1, 12)],
        "keepers": ["H1", "A1"],
        "formations": ["4-4-2", "4-4-2"],
        "substitutions": [0, 0],
        "cards": [40, *range(0, 20, 2), 41, *range(1, 20, 2)],
        "bench": [[42, 20, 22, 24, 26], [43, 21, 23, 25, 27]],
        "referee": 0,
        **{mark: [] for mark in ("booked", "injured", "jumped", "stunned", "stunned_next", "offside")},
        **dict.fromkeys(("barred", "kicked", "touched", "played", "passed_from", "movement")),
        "first_leg": [0, 0],
    }


def test_a_carrier_has_touched_the_ball_and_its_side_attacks() -> None:
    state = game.parse_position(USUAL, TWO | {"carrier": "A4"})
    assert (state.attack, state.ball, state.touched, state.played) == ("away", hex_at(12, 1), 14, 14)
    assert state.stack == (next_action.ActionChoice("movement"),)
    assert (state.kicked, state.barred) == (NOBODY, NOBODY)


def test_squads_that_are_given_are_the_usual_cards() -> None:
    squads = ((45, *range(10), 44, *range(10, 14)), (43, *range(20, 30), 42, *range(30, 34)))
    state = game.parse_position(Setup(squads=squads, referee=2), TWO)
    assert state.cards == squads[0][:ELEVEN] + squads[1][:ELEVEN]
    assert state.bench == (squads[0][ELEVEN:], squads[1][ELEVEN:])
    assert state.referee == 2


def test_the_squads_of_one_goalkeeper_have_one() -> None:
    state = game.parse_position(Setup(edition="core"), TWO)
    assert [len(bench) for bench in state.bench] == [5, 5]
    assert all(card < 40 for bench in state.bench for card in bench)
    assert [card for card in state.cards if card >= 40] == [40, 41]


@pytest.mark.parametrize("after", get_args(After))
def test_every_row_of_the_next_actions_has_a_name(after: After) -> None:
    state = game.parse_position(USUAL, TWO | {"next": after})
    assert state.stack == (next_action.ActionChoice(after),)
    assert game.describe(state)["next"] == after
    is_read_back(USUAL, state)


@pytest.mark.parametrize(
    ("name", "stack"),
    [
        ("step", (movement.StepChoice(),)),
        ("run 2", (movement.StepGoesOn(), movement.RunChoice(7, 2))),
        ("over", ()),
    ],
)
def test_other_names_of_what_is_waited_for(name: str, stack: tuple[Any, ...]) -> None:
    state = game.parse_position(USUAL, TWO | {"next": name})
    assert state.stack == stack
    assert game.describe(state)["next"] == name
    assert (state.movement is None) == (name == "over")
    is_read_back(USUAL, state)


def test_a_goalkeeper_that_holds_the_ball() -> None:
    state = game.parse_position(USUAL, {"players": {"A1": [16, 0], "A4": [12, 1]}, "carrier": "A1", "next": "hold"})
    assert state.stack == (distribution.HoldChoice(),)
    assert game.describe(state)["next"] == "hold"


def test_a_movement_phase_continues_where_it_was() -> None:
    phase = {"step": 2, "moves": 1, "moved": ["H8", "A4"], "tried": ["A4"], "dives": [[12, 0]], "dived": [13, 0]}
    state = game.parse_position(USUAL, TWO | {"movement": phase})
    assert game.describe(state)["next"] == "step"
    assert game.describe(state)["movement"] == {**phase, "tested": [], "dead": False}
    is_read_back(USUAL, state)


# Cards of a position's own


OWN: Final = {"H8": {"pace": 6}, "A1": {"saving": 5}, "H1": {}, "A4": {"aerial": 2}, "referee": {"leniency": 2}}


def test_players_may_have_custom_cards() -> None:
    state = game.parse_position(USUAL, TWO | {"attributes": OWN})
    assert state.rating(7, "pace") == 6
    assert state.rating(7, "dribbling") == 3  # what is not given
    assert state.rating(11, "saving") == 5
    assert state.card(0).name == "H1"
    assert state.rating(0, "handling") == 3  # who wears 1 is a goalkeeper
    assert state.rating(14, "aerial") == 2  # so is who has the attributes of one
    assert state.leniency == 2
    assert state.card(8) == bundled().outfielders[14]
    assert state.setup.cards.outfielders[:40] == bundled().outfielders


def test_custom_cards_are_read_back_with_or_without_them_in_the_set_up() -> None:
    state = game.parse_position(USUAL, TWO | {"attributes": OWN})
    for setup in (USUAL, state.setup):
        is_read_back(setup, state)
        later, _ = game.apply(state, game.parse_answer("movement phase"))
        is_read_back(setup, later)
    assert " H8=6/3/3/3/3/3/3 H1=gk/3/3/3/3/3/3/3 A1=gk/3/3/3/3/5/3/3 " in game.format_position(state)
    assert game.format_position(state).endswith(" referee=2")


def test_a_set_up_with_such_cards_serves_other_positions_too() -> None:
    setup = game.parse_position(USUAL, TWO | {"attributes": {"H8": {"pace": 6}}}).setup
    assert game.parse_position(setup, TWO).rating(7, "pace") == 6
    assert game.parse_position(setup, TWO | {"attributes": {"H8": {"pace": 1}}}).rating(7, "pace") == 1


# One line


def test_a_line_says_what_is_unusual() -> None:
    line = (
        "CA1 living away step 2.51 2-1 ball:10,3 H1@-16,0 H8@10,0 A1@16,0 A4@12,1 added:5 time_up:on shoot_out:1,0 "
        "first_kick:away right:away keepers:H3,A1 formations:4-3-3,4-4-2 substitutions:1,0 "
        f"cards:{','.join(map(str, range(22)))} bench:30,31;- referee:2 booked:H3,A4 injured:A4 jumped:H1 stunned:H8 "
        "stunned_next:H9 offside:A4 barred:A4 kicked:A4 touched:A4 played:A4 passed_from:0,0 step:2 moves:3 "
        "moved:H8,A4 tried:A4 tested:A5 dives:12,0;13,0 dived:13,0 dead:on duel_tie=re_roll nutmeg=off"
    )
    state = game.parse_position(USUAL, line)
    assert game.format_position(state) == line
    assert state.setup == Setup(options=(("duel_tie", "re_roll"), ("nutmeg", False)))
    told = game.describe(state)
    assert told["ball"] == [10, 3]
    assert told["bench"] == [[30, 31], []]
    assert told["booked"] == ["H3", "A4"]
    assert told["movement"]["dives"] == [[12, 0], [13, 0]]


def test_the_edition_and_the_options_of_a_line_go_before_those_of_the_set_up() -> None:
    setup = game.read_setup({"home": "Wharfside", "options": {"nutmeg": False}})
    line = "CA1 core home movement 1.0 0-0 ball:H8 H8@10,0 nutmeg=on"
    placed = game.parse_position(setup, line).setup
    assert (placed.home, placed.edition, placed.options) == ("Wharfside", "core", (("nutmeg", True),))
    assert game.parse_position(setup, "CA1 living home movement 1.0 0-0 ball:H8 H8@10,0").setup.options == ()


def test_the_words_of_a_line_may_stand_in_any_order_and_width() -> None:
    line = "CA1  living home movement 1.3  0-0 ball:H8  kicked:H8 A4@12,1  H8@10,0"
    tidy = "CA1 living home movement 1.3 0-0 ball:H8 H8@10,0 A4@12,1 kicked:H8"
    assert game.format_position(game.parse_position(USUAL, line)) == tidy


# Pictures


def test_a_picture_is_a_part_of_the_pitch() -> None:
    assert drawn(
        """
              .     A4
           .     H8*   .
              .     A10
        """,
        corner=(10, 0),
    ) == {"players": {"A4": [13, 0], "H8": [12, 0], "A10": [13, -1]}, "carrier": "H8"}


def test_a_picture_may_begin_in_an_odd_column() -> None:
    picture = """
        H3    .
           *     .
        .     A11
    """
    assert drawn(picture, corner=(-1, 2)) == {"players": {"H3": [-1, 2], "A11": [1, 1]}, "ball": [0, 2]}


def test_neighbours_of_a_picture_are_neighbours() -> None:
    told = drawn(
        """
               H4
            H3    H5
               H8*
            H2    H6
               H7
        """,
        corner=(3, 5),
    )
    assert {name: place for name, place in told["players"].items() if name != "H8"} == {
        "H4": [4, 5], "H3": [3, 4], "H5": [5, 4], "H2": [3, 3], "H6": [5, 3], "H7": [4, 3],
    }  # fmt: skip
    state = game.parse_position(USUAL, told)
    request = game.request(game.apply(state, game.parse_answer("movement phase"))[0])
    assert isinstance(request, Choose)
    assert "move 8" not in [group.kind for group in request.groups]


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        (". H8", "a column is 3 letters wide; 'H8' begins at letter 3 of '. H8'"),
        (".\n.", "'.' lies between two hexes, in line 2 of the picture"),
        (".     H12", "players are H1 to H11 and A1 to A11; got 'H12'"),
        (".     H8**", "players are H1 to H11 and A1 to A11; got 'H8*'"),
    ],
)
def test_bad_pictures_are_refused(picture: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        drawn(picture, corner=(0, 0))
    assert why in str(refused.value)


# Events


def test_events_name_labels_and_hexes() -> None:
    here = hex_at(10, 0)
    told = [
        events.Tested("r", "steal", 20, 6, 7, 10, True),
        events.Duelled("r", "tackle", 14, 7, (3, 3), (5, 5), NOBODY),
        events.Fouled("r", 14, 7, here),
        events.Substituted("r", 7, 3, 33),
        events.Challenged("r", "home", (7, 8)),
        events.PassCalled("r", "long", 7, here, hex_at(-18, -12)),
        events.Tossed("r", (3,), "home"),
    ]
    assert [{name: fact for name, fact in game.describe_event(event).items() if name != "rule"} for event in told] == [
        {"type": "Tested", "what": "steal", "player": "A10", "die": 6, "total": 7, "needed": 10, "passed": True},
        {
            "type": "Duelled", "what": "tackle", "player": "A4", "rival": "H8", "dice": (3, 3), "totals": (5, 5),
            "winner": None,
        },
        {"type": "Fouled", "by": "A4", "on": "H8", "hex": [10, 0]},
        {"type": "Substituted", "player": "H8", "off": 3, "on": 33},
        {"type": "Challenged", "side": "home", "players": ["H8", "H9"]},
        {"type": "PassCalled", "kind": "long", "player": "H8", "start": [10, 0], "target": [-18, -12]},
        {"type": "Tossed", "dice": (3,), "winner": "home"},
    ]  # fmt: skip


NUMBERS: Final = {
    "half", "die", "actions", "home", "away", "step", "total", "needed", "direction", "distance", "referee", "card",
    "off",
}  # fmt: skip
TOLD: Final = {"player", "rival", "winner", "receiver", "keeper", "by", "on", "hex", "start", "target", "source"}


def test_every_number_of_an_event_is_known_for_a_player_a_hex_or_a_number() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    numbers = {name for kind in kinds for name, hint in kind.__annotations__.items() if hint is int}
    assert numbers <= NUMBERS | TOLD


# Refusals


BAD: Final[list[tuple[dict[str, Any], str]]] = [
    ({"playres": {}}, "there is no 'playres' in a position; nearest: players"),
    ({"attack": "both"}, "attack is home or away; got 'both'"),
    ({"next": "movment"}, "there is no next 'movment'; nearest: movement"),
    ({"next": "run x"}, "there is no next 'run x'; nearest: run 1"),
    ({"next": 3}, "next is a name; got 3"),
    ({"half": 6}, "half is a number from 1 to 5; got 6"),
    ({"actions": True}, "actions is a number from 0 to 99999; got True"),
    ({"added": -1}, "added is a number from 0 to 99; got -1"),
    ({"time_up": 1}, "time_up is true or false; got 1"),
    ({"score": [1]}, "score has two, home's and away's; got (1,)"),
    ({"score": "1-0"}, "score is a list of numbers; got '1-0'"),
    ({"players": ["H8"]}, "players is an object; got ['H8']"),
    ({"players": {"H12": [0, 0]}}, "players are H1 to H11 and A1 to A11; got 'H12'"),
    ({"players": {"H8": 5}}, "the hex of H8 is a column and a row, as in [10, -3]; got 5"),
    ({"players": {"H8": [40, 0]}}, "(40, 0) is no hex of the pitch"),
    ({"players": {"H8": [19, 0]}}, "H8 stands on the pitch or is off it; (19, 0) lies in a goal"),
    ({"players": {"H8": [1, 0], "A4": [1, 0]}}, "H8 and A4 share (1, 0)"),
    ({"players": {"H8": [1, 0]}, "off": ["H8"]}, "H8 is off the pitch; got the hex [1, 0] too"),
    ({"ball": "H8"}, "ball is a column and a row, as in [10, -3]; got 'H8'"),
    ({"carrier": "H8"}, "the carrier stands on the pitch; H8 is off it"),
    (TWO | {"ball": [0, 0]}, "the ball is where its carrier is; H8 is on (10, 0), the ball on (0, 0)"),
    (TWO | {"attack": "away"}, "the carrier is of the side in attack; got H8 with away"),
    ({"carrier": 8}, "players are H1 to H11 and A1 to A11; got '8'"),
    ({"keepers": ["A1", "H1"]}, "keepers are one of home and one of away; got A1, H1"),
    ({"keepers": "H1"}, "keepers is a list; got 'H1'"),
    ({"formations": ["4-4-3", "4-4-2"]}, "there is no formation '4-4-3'; nearest: 4-4-2"),
    ({"booked": ["X3"]}, "players are H1 to H11 and A1 to A11; got 'X3' in 'booked'"),
    ({"cards": [99]}, "the deck has cards 0 to 45; got 99"),
    ({"cards": [1, 1]}, "each card is one player; some appear twice among cards and bench"),
    (TWO | {"cards": [1, 2, 3], "bench": [[], []]}, "the 22 players have a card each; got 3"),
    ({"bench": [[1], ["x"]]}, "the bench of away is a list of numbers; got ['x']"),
    ({"referee": 4}, "referee is a number from 0 to 3; got 4"),
    ({"attributes": {"H8": {"pase": 3}}}, "H8 has no 'pase'; nearest: pace"),
    ({"attributes": {"H8": {"pace": 7}}}, "H8: Pace takes a number from 1 to 6 (SETUP-02); got 7"),
    ({"attributes": {"H8": 3}}, "the attributes of H8 are names with numbers; got 3"),
    ({"attributes": {"X8": {}}}, "players are H1 to H11 and A1 to A11; got 'X8'"),
    ({"movement": {"steps": 2}}, "there is no 'steps' in a movement; nearest: step"),
    ({"movement": {"step": 4}}, "step is a number from 1 to 3; got 4"),
    (
        {"stack": [{"type": "Nothing"}]},
        "the stack of the position cannot be read: counter-attack has no step 'Nothing'",
    ),
    ({"stack": [{"type": "StepGoesOn"}]}, "the stack of the position ends with StepGoesOn, which takes no answer"),
    ({"stack": [{"type": "StepChoice"}]}, "StepChoice cannot be waited for in this position (AssertionError)"),
]


@pytest.mark.parametrize(("given", "why"), BAD, ids=[str(given)[:40] + why[-20:] for given, why in BAD])
def test_bad_positions_are_refused_with_help(given: dict[str, Any], why: str) -> None:
    with pytest.raises(TouchlineError) as refused:
        game.parse_position(USUAL, given)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_position_in_which_nobody_can_answer_is_refused() -> None:
    with pytest.raises(BadSetup, match="no answer"):
        game.parse_position(USUAL, {"stack": [{"type": "LineUpChoice", "side": "home", "squad": []}]})


BAD_LINES: Final = [
    ("", "a position reads like 'CA1 living home movement 1.12 2-1 ball:H8"),
    ("CA2 living home movement 1.0 0-0 ball:0,0", "a position reads like"),
    ("CA1 living home movement 1.0 0-0", "ball:H8 H1@-16,0"),
    ("CA1 livid home movement 1.0 0-0 ball:0,0", "there is no edition 'livid'; nearest: living"),
    ("CA1 living home movment 1.0 0-0 ball:H8 H8@1,0", "there is no next 'movment'; nearest: movement"),
    ("CA1 living home stack=[ 1.0 0-0 ball:0,0", "the stack of the position cannot be read"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1", "a hex is a column and a row, as in '10,-3'; got '1'"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H99@1,0", "players are H1 to H11 and A1 to A11; got 'H99'"),
    (
        "CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 boked:H8",
        "'boked:H8' is not part of a position; nearest: booked",
    ),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 booked", "'booked' is not part of a position; nearest: booked"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 duel_ty=x", "there is no option 'duel_ty'; nearest: duel_tie"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 H8=1/2", "the card of H8 has pace, dribbling"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 referee=x", "referee: Leniency takes a number from 1 to 6"),
    ("CA1 living home movement 1.0 0-0 ball:H8 H8@1,0 added:x", "added is a number from 0 to 99; got 'x'"),
]


@pytest.mark.parametrize(("line", "why"), BAD_LINES, ids=[why for _, why in BAD_LINES])
def test_bad_lines_are_refused_with_help(line: str, why: str) -> None:
    with pytest.raises(TouchlineError) as refused:
        game.parse_position(USUAL, line)
    assert why in str(refused.value)


def test_players_off_the_pitch_stand_nowhere() -> None:
    state = game.parse_position(USUAL, TWO | {"off": ["H9"]})
    assert state.hexes[8] == OFF
