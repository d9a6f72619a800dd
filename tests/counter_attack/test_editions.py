"""The options of §1 in the three editions, set one by one, and refused."""

from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from touchline.counter_attack.editions import (
    ADVANCED,
    CORE,
    EDITIONS,
    LIVING,
    NUMBERED,
    NUMBERS,
    Edition,
    difference,
    edition,
)
from touchline.kernel import BadSetup

OFF, ON = False, True

# Every row of the table: number, name, core, advanced, living.
TABLE: list[tuple[str, str, Any, Any, Any]] = [
    ("E01", "squad_composition", "one_goalkeeper", "one_goalkeeper", "two_goalkeepers"),
    ("E02", "gk_draw", "one_random", "one_random", "two_blind"),
    ("E03", "draft_rounds", 8, 8, 7),
    ("E04", "first_pick", "coin", "coin", "die"),
    ("E05", "gk_extra_attributes", OFF, OFF, ON),
    ("E06", "jackpot_die", OFF, OFF, OFF),
    ("E07", "added_time", "none", "none", "die_and_leniency"),
    ("E08", "steal_success", "six", "six", "six_or_ten"),
    ("E09", "steal_mandatory", OFF, OFF, ON),
    ("E10", "steal_foul_on_1", OFF, OFF, ON),
    ("E11", "steal_after_reposition", OFF, OFF, ON),
    ("E12", "free_ball_zoi", OFF, OFF, ON),
    ("E13", "loose_ball_zoi", OFF, OFF, ON),
    ("E14", "gk_box_move_trigger", "any_touch", "any_touch", "opponents_touch"),
    ("E15", "duel_tie", "re_roll", "loose_ball", "loose_ball"),
    ("E16", "tackle_win_reposition", "swap", "swap", "around"),
    ("E17", "tackle_from_behind", OFF, ON, ON),
    ("E18", "from_behind_card", "red_above_leniency", "red_above_leniency", "red_from_leniency"),  # core: a dash
    ("E19", "reckless_tackle", "off", "carrier", "near_ball"),
    ("E20", "red_card_stops_play", OFF, OFF, ON),
    ("E21", "injury_effect", "pace_2", "pace_2", "all_1"),
    ("E22", "second_injury", "nothing", "nothing", "substitution"),
    ("E23", "gk_foul_cards", "as_any_player", "as_any_player", "yellow_at_most"),
    ("E24", "nutmeg", OFF, OFF, ON),
    ("E25", "pass_through_teammates", OFF, OFF, ON),
    ("E26", "intercept_standard", "six", "six", "six_or_ten"),
    ("E27", "intercept_gk_adjacent", "five", "five", "five_or_ten"),
    ("E28", "intercept_gk_wall", OFF, OFF, ON),
    ("E29", "first_time_pass", OFF, ON, ON),
    ("E30", "intercept_first_time", "natural", "natural", "natural_or_ten"),  # core: a dash
    ("E31", "high_pass_target", "any_hex", "any_hex", "teammate"),
    ("E32", "high_pass_min_distance", 1, 1, 4),
    ("E33", "high_pass_fail", "headed_away", "headed_away", "scatter"),
    ("E34", "gk_rush", OFF, OFF, ON),
    ("E35", "control_attempt", OFF, OFF, ON),
    ("E36", "long_pass_min_distance_to_teammates", 5, 5, 6),
    ("E37", "long_pass_third_to_third", "forbidden", "forbidden", "allowed"),
    ("E38", "long_pass_accuracy", 0, 9, 9),
    ("E39", "long_pass_miss", "further", "further", "scatter"),  # core: a dash
    ("E40", "header_challengers", "unlimited", "unlimited", 2),
    ("E41", "header_declaration", "after_winning", "after_winning", "before_rolling"),
    ("E42", "header_shot_off_target", OFF, OFF, ON),
    ("E43", "gk_beaten_in_challenge", "goal", "goal", "goal_if_declared"),
    ("E44", "head_back_to_gk", "free", "free", "tested"),
    ("E45", "off_target_on_1", OFF, ON, ON),
    ("E46", "difficult_angle", 0, -1, -1),
    ("E47", "gk_third_hex", 0, -1, -1),
    ("E48", "gk_snapshot_move_penalty", OFF, OFF, ON),
    ("E49", "block_success", "natural", "natural", "natural_or_ten"),
    ("E50", "gk_deflect", OFF, OFF, ON),
    ("E51", "save_result", "die", "die", "handling"),
    ("E52", "loose_ball_goal_save", "five", "five", "five_or_ten"),
    ("E53", "shot_range_inside_box", 11, 11, "unlimited"),
    ("E54", "snapshot_on_loose_ball", OFF, OFF, ON),
    ("E55", "quick_throw", OFF, OFF, ON),
    ("E56", "gk_drop", OFF, OFF, ON),
    ("E57", "gk_kick_accuracy", 0, 0, 8),
    ("E58", "gk_kick_target", "any_hex", "any_hex", "teammate"),
    ("E59", "gk_kick_unchallenged", "movement_phase", "movement_phase", "control"),
    ("E60", "dive_duel", "shooting", "shooting", "dribbling"),
    ("E61", "dive_third_hex", 0, 0, -1),
    ("E62", "gk_outside_box_challenge", "feet", "feet", "feet_or_hands"),
    ("E63", "gk_marking_ban", OFF, OFF, ON),
    ("E64", "set_piece_gk_reposition", OFF, OFF, ON),
    ("E65", "corner_accuracy", 0, 8, 8),
    ("E66", "corner_three_hex_moves", "after_target", "after_target", "before_call"),
    ("E67", "corner_short_pass", "standard_pass", "standard_pass", "short_pass"),
    ("E68", "corner_defence_distance", 0, 0, 3),
    ("E69", "free_kick_sequence", "defence_first", "defence_first", "attack_first"),
    ("E70", "free_kick_taker", "chosen_first", "chosen_first", "near_ball"),
    ("E71", "penalty_save", "two_higher", "two_higher", "minus_2"),
    ("E72", "penalty_arc_forbidden", OFF, OFF, ON),
    ("E73", "throw_in", "plain", "plain", "second_phase_or_head"),
    ("E74", "offside_moment", "reception", "reception", "call"),
    ("E75", "long_pass_min_counts_passer", ON, ON, OFF),
]

# Those that are the same in all editions: name, default, alternatives.
SHARED: list[tuple[str, Any, tuple[Any, ...]]] = [
    ("kickoff_actions", "standard_pass", ("any_pass",)),
    ("final_thirds_trigger", "end_of_movement_phase", ("end_of_every_action",)),
    ("max_substitutions", 5, (0, 3, 7, "3+1")),
    ("penalty_can_be_declined", ON, (OFF,)),
    ("shot_penalty_cap", 2, ("none",)),
    ("clock", "actions:45", ("real:45", "actions:1", "real:9999")),
    ("tie_break", "draw", ("extra_time", "shoot_out", "both")),
]

# The lowest and the highest of each option that is a number.
NUMBER_RANGES = {
    "high_pass_min_distance": (1, 15),
    "long_pass_min_distance_to_teammates": (0, 36),
    "long_pass_accuracy": (0, 12),
    "difficult_angle": (-6, 0),
    "gk_third_hex": (-6, 0),
    "gk_kick_accuracy": (0, 12),
    "dive_third_hex": (-6, 0),
    "corner_accuracy": (0, 12),
    "corner_defence_distance": (0, 9),
    "max_substitutions": (0, 99),
}

ONE_KEEPER = {"squad_composition": "one_goalkeeper", "gk_draw": "one_random", "draft_rounds": 8}
TWO_KEEPERS = {"squad_composition": "two_goalkeepers", "gk_draw": "two_blind", "draft_rounds": 7}
NO_EXTRAS = {"gk_extra_attributes": OFF, "save_result": "die", "gk_kick_accuracy": 0}


def same(value: Any, wanted: Any) -> bool:
    """Equal and of one type: 1 is not on."""
    return type(value) is type(wanted) and bool(value == wanted)


@pytest.mark.parametrize(("number", "option", "core", "advanced", "living"), TABLE)
def test_each_row_of_the_table(number, option, core, advanced, living):
    assert NUMBERED[number] == option
    assert NUMBERS[option] == number
    assert same(getattr(CORE, option), core)
    assert same(getattr(ADVANCED, option), advanced)
    assert same(getattr(LIVING, option), living)


@pytest.mark.parametrize(("option", "default", "alternatives"), SHARED)
def test_each_option_that_all_editions_share(option, default, alternatives):
    assert option not in NUMBERS
    assert all(same(getattr(record, option), default) for record in EDITIONS.values())
    for value in alternatives:
        assert same(getattr(edition("core", {option: value}), option), value)


def test_every_option_has_one_place_in_the_tables():
    options = [row[1] for row in TABLE] + [row[0] for row in SHARED]
    assert options == list(Edition.__struct_fields__)
    assert [row[0] for row in TABLE] == [f"E{number:02}" for number in range(1, 76)] == list(NUMBERED)


def test_living_is_the_default():
    assert edition() == LIVING == Edition() == EDITIONS["living"]
    assert [edition(name) for name in ("core", "advanced")] == [CORE, ADVANCED]


def values_of(option: str) -> list[Any]:
    """Every value of an option, or the ends of its range."""
    hint = get_type_hints(Edition)[option]
    if hint is bool:
        return [OFF, ON]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return list(NUMBER_RANGES[option])


PARTNERS: dict[tuple[str, Any], dict[str, Any]] = {
    # what must be set with a value so that the rules hold together
    **dict.fromkeys(ONE_KEEPER.items(), ONE_KEEPER),
    **dict.fromkeys(TWO_KEEPERS.items(), TWO_KEEPERS),
    ("gk_extra_attributes", OFF): NO_EXTRAS,
    ("save_result", "handling"): {"gk_extra_attributes": ON},
    ("gk_kick_accuracy", 12): {"gk_extra_attributes": ON},
}


@pytest.mark.parametrize("option", [option for option in Edition.__struct_fields__ if option != "clock"])
def test_any_option_may_be_overridden(option):
    for name, value in product(EDITIONS, values_of(option)):
        partners = PARTNERS.get((option, value), {})
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        wanted = edition(name, {**partners, option: value})
        assert same(getattr(wanted, option), value)
        assert set(difference(EDITIONS[name], wanted)) <= {option, *partners}
        assert edition(name, {**partners, option: text}) == wanted
        assert msgspec.json.decode(msgspec.json.encode(wanted), type=Edition) == wanted


@pytest.mark.parametrize(("option", "ends"), NUMBER_RANGES.items())
def test_numbers_outside_their_range_are_refused(option, ends):
    low, high = ends
    for value in (low - 1, high + 1, str(high + 1), float(low), True, "", "many", "10000", None):
        with pytest.raises(BadSetup, match=rf"option {option} .*takes {low} to {high}.*; .* came"):
            edition("core", {option: value})


@pytest.mark.parametrize(
    ("name", "overrides", "message"),
    [
        ("livng", {}, r"there is no edition 'livng'; nearest: living$"),
        ("printed", {}, r"there is no edition 'printed'; nearest: core, advanced, living$"),
        ("living", {"duel_ties": "re_roll"}, r"there is no option 'duel_ties'; nearest: duel_tie, .*"),
        ("living", {"duel_tie": "reroll"}, r"option duel_tie takes re_roll, loose_ball; 'reroll' came$"),
        ("living", {"nutmeg": "maybe"}, r"option nutmeg takes on, off; 'maybe' came$"),
        ("living", {"header_challengers": 3}, r"option header_challengers takes unlimited, 2; 3 came$"),
        ("living", {"gk_third_hex": "1"}, r"option gk_third_hex \(E47\) takes -6 to 0; 1 came$"),
        ("living", {"max_substitutions": "3+2"}, r"option max_substitutions takes 0 to 99 or 3\+1; '3\+2' came$"),
        *[
            ("living", {"clock": clock}, r"option clock takes actions:N or real:N, N from 1 to 9999; .* came$")
            for clock in ("actions", "actions:0", "minutes:45", "real:10000", "real:45 ", 45, None)
        ],
        (
            "living",
            {"squad_composition": "one_goalkeeper"},
            r"squad_composition \(E01\) at one_goalkeeper goes with gk_draw at one_random and .* two_blind and 7 came$",
        ),
        ("core", {"gk_draw": "two_blind"}, r"at one_goalkeeper goes with .*; two_blind and 8 came$"),
        ("advanced", {"draft_rounds": 7}, r"at one_goalkeeper goes with .*; one_random and 7 came$"),
        ("living", {"draft_rounds": 8}, r"two_goalkeepers goes with gk_draw at two_blind and draft_rounds at 7, .*"),
        (
            "living",
            {"gk_extra_attributes": "off"},
            r"gk_extra_attributes \(E05\) at off, .* save_result at die and gk_kick_accuracy at 0 .* handling and 8",
        ),
        ("core", {"save_result": "handling"}, r"gk_extra_attributes .*; handling and 0 came$"),
        ("core", {"gk_kick_accuracy": "7"}, r"gk_extra_attributes .*; die and 7 came$"),
    ],
)
def test_what_is_no_edition_is_refused(name, overrides, message):
    with pytest.raises(BadSetup, match=message):
        edition(name, overrides)


def test_a_difference_lists_what_differs_in_the_order_of_the_table():
    assert difference(CORE, ADVANCED) == {
        "duel_tie": ("re_roll", "loose_ball"),
        "tackle_from_behind": (OFF, ON),
        "reckless_tackle": ("off", "carrier"),
        "first_time_pass": (OFF, ON),
        "long_pass_accuracy": (0, 9),
        "off_target_on_1": (OFF, ON),
        "difficult_angle": (0, -1),
        "gk_third_hex": (0, -1),
        "corner_accuracy": (0, 8),
    }
    assert list(difference(CORE, LIVING)) == [row[1] for row in TABLE if row[1] != "jackpot_die"]
    assert difference(LIVING, edition("living", {"nutmeg": "off", "tie_break": "both"})) == {
        "nutmeg": (ON, OFF),
        "tie_break": ("draw", "both"),
    }
    assert difference(CORE, CORE) == {}


def test_the_clock_is_read_as_a_mode_and_a_length():
    assert (LIVING.real_time, LIVING.half_length) == (False, 45)
    timed = edition("core", {"clock": "real:30"})
    assert (timed.real_time, timed.half_length) == (True, 30)


def test_substitutions_are_counted_with_and_without_extra_time():
    assert [LIVING.substitutions(extra_time=extra) for extra in (False, True)] == [5, 5]
    community = edition("living", {"max_substitutions": "3+1"})
    assert [community.substitutions(extra_time=extra) for extra in (False, True)] == [3, 4]
