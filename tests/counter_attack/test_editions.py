"""The options of §1 in the three editions, set one by one, and refused."""

from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from touchline import rulebook
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
CATALOGUE = rulebook.catalogue("counter-attack").options

# What the cells of the catalogue say of an option, with hyphens for minus signs, and which values they mean: first that
# of the edition whose cell it is, then others that the same words allow.
NO_YES: dict[str, tuple[Any, ...]] = {"no": (OFF,), "yes": (ON,)}
OFF_ON: dict[str, tuple[Any, ...]] = {"off": (OFF,), "on": (ON,)}
SIX_OR_TEN: dict[str, tuple[Any, ...]] = {"natural 6": ("six",), "natural 6 or Tackling + die ≥ 10": ("six_or_ten",)}
FIVE_OR_TEN: dict[str, tuple[Any, ...]] = {
    "natural 5–6": ("five",), "natural 5–6 or Saving + die ≥ 10": ("five_or_ten",),
}  # fmt: skip
SAID: dict[str, dict[str, tuple[Any, ...]]] = {
    "squad_composition": {
        "1 GK + 15 outfield": ("one_goalkeeper",),
        "2 GK + 14 outfield (table variant: 1 + 15)": ("two_goalkeepers", "one_goalkeeper"),
    },
    "gk_draw": {
        "1 random card each": ("one_random",),
        "4 cards face down, die for first choice, alternate blind picks, 2 each": ("two_blind",),
    },
    "draft_rounds": {"7 rounds of 4 cards + 1 of 2": (8,), "7 rounds of 4": (7,)},
    "first_pick": {"coin": ("coin",), "die, higher wins, re-roll ties": ("die",)},
    "gk_extra_attributes": {"unused": (OFF,), "used": (ON,)},
    "jackpot_die": {"off": (OFF,), "off (may be switched on)": (OFF, ON)},
    "added_time": {"none": ("none",), "die + Leniency actions, max 7 (3 in extra time)": ("die_and_leniency",)},
    "steal_success": SIX_OR_TEN,
    "steal_mandatory": {"no (defence chooses)": (OFF,), **NO_YES},
    "steal_foul_on_1": NO_YES,
    "steal_after_reposition": NO_YES,
    "free_ball_zoi": NO_YES,
    "loose_ball_zoi": NO_YES,
    "gk_box_move_trigger": {
        "ball enters box, any cause": ("any_touch",),
        "only when the last touch was an opponent's": ("opponents_touch",),
    },
    "duel_tie": {"re-roll": ("re_roll",), "loose ball": ("loose_ball",)},
    "tackle_win_reposition": {
        "may swap hexes with the tackled player": ("swap",),
        "any free hex around the tackled player": ("around",),
    },
    "tackle_from_behind": OFF_ON,
    "from_behind_card": {
        "—": ("red_above_leniency",),
        "die > Leniency red, else yellow": ("red_above_leniency",),
        "die ≥ Leniency red, else yellow": ("red_from_leniency",),
    },
    "reckless_tackle": {
        "off": ("off",),
        "on, only on the carrier": ("carrier",),
        "on, any attacker within 3 hexes of the ball": ("near_ball",),
    },
    "red_card_stops_play": NO_YES,
    "injury_effect": {"Pace -2": ("pace_2",), "every attribute -1": ("all_1",)},
    "second_injury": {"no further effect": ("nothing",), "must be substituted, play must stop": ("substitution",)},
    "gk_foul_cards": {"as any player": ("as_any_player",), "no card / yellow test only": ("yellow_at_most",)},
    "nutmeg": OFF_ON,
    "pass_through_teammates": NO_YES,
    "intercept_standard": SIX_OR_TEN,
    "intercept_gk_adjacent": FIVE_OR_TEN,
    "intercept_gk_wall": {"off": (OFF,), "natural 6 or Saving + die ≥ 10 (≥ 11 on the 3rd hex)": (ON,)},
    "first_time_pass": OFF_ON,
    "intercept_first_time": {
        "—": ("natural",),
        "on path 5–6, adjacent 6": ("natural",),
        "on path 5–6 or T+die ≥ 10; adjacent to path or passer 6 or T+die ≥ 10; natural 1 next to passer = foul": (
            "natural_or_ten",
        ),
    },
    "high_pass_target": {"any hex in range": ("any_hex",), "a teammate's hex (after the 3-hex move)": ("teammate",)},
    "high_pass_min_distance": {"1": (1,), "4": (4,)},
    "high_pass_fail": {
        "nearest defender must head it away, attackers contest at -2": ("headed_away",),
        "scatter from the target, contest at the new hex": ("scatter",),
    },
    "gk_rush": OFF_ON,
    "control_attempt": {"off": (OFF,), "on (Dribbling + die ≥ 9)": (ON,)},
    "long_pass_min_distance_to_teammates": {"5": (5,), "6": (6,)},
    "long_pass_third_to_third": {"forbidden": ("forbidden",), "allowed, accuracy 10": ("allowed",)},
    "long_pass_accuracy": {"always accurate": (0,), "9": (9,)},
    "long_pass_miss": {"—": ("further",), "3 hexes further on the same line": ("further",), "scatter": ("scatter",)},
    "header_challengers": {"unlimited": ("unlimited",), "2 outfield per team, plus the defending GK": (2,)},
    "header_declaration": {"after winning": ("after_winning",), "before rolling": ("before_rolling",)},
    "header_shot_off_target": OFF_ON,
    "gk_beaten_in_challenge": {"goal": ("goal",), "goal if a headed shot was declared": ("goal_if_declared",)},
    "head_back_to_gk": {
        "free": ("free",),
        "forbidden after a corner; else die 1 = loose ball from GK": ("tested",),
    },
    "off_target_on_1": OFF_ON,
    "difficult_angle": {"0": (0,), "-1": (-1,)},
    "gk_third_hex": {"0": (0,), "-1": (-1,)},
    "gk_snapshot_move_penalty": {"0": (OFF,), "-1 on 2nd hex, -2 on 3rd": (ON,)},
    "block_success": {"on path 5–6, adjacent 6": ("natural",), "same, or Tackling + die ≥ 10": ("natural_or_ten",)},
    "gk_deflect": {"off": (OFF,), "natural 6 or Saving + die ≥ 10": (ON,)},
    "save_result": {"die 1–3 corner, 4–6 held": ("die",), "Handling test, then scatter": ("handling",)},
    "loose_ball_goal_save": FIVE_OR_TEN,
    "shot_range_inside_box": {"11": (11,), "unlimited": ("unlimited",)},
    "snapshot_on_loose_ball": NO_YES,
    "quick_throw": OFF_ON,
    "gk_drop": OFF_ON,
    "gk_kick_accuracy": {"automatic": (0,), "High Pass + die ≥ 8": (8,)},
    "gk_kick_target": {
        "any hex outside the opposite third": ("any_hex",),
        "a teammate's hex outside the opposite third": ("teammate",),
    },
    "gk_kick_unchallenged": {"header or Movement Phase": ("movement_phase",), "header or control": ("control",)},
    "dive_duel": {"Saving v Shooting": ("shooting",), "Saving v Dribbling": ("dribbling",)},
    "dive_third_hex": {"0": (0,), "-1": (-1,)},
    "gk_outside_box_challenge": {
        "ordinary tackle (Tackling 0)": ("feet",),
        "declare feet (Tackling 0) or hands (red card if it succeeds)": ("feet_or_hands",),
    },
    "gk_marking_ban": OFF_ON,
    "set_piece_gk_reposition": OFF_ON,
    "corner_accuracy": {"always accurate": (0,), "8": (8,)},
    "corner_three_hex_moves": {
        "after target named (as any High Pass)": ("after_target",),
        "before the type of pass is declared, none afterwards": ("before_call",),
    },
    "corner_short_pass": {
        "Standard Pass, 11": ("standard_pass",),
        "Short Pass, 6, no First-Time Pass after it": ("short_pass",),
    },
    "corner_defence_distance": {"none": (0,), "≥ 3": (3,)},
    "free_kick_sequence": {"D2 A2 D2 A2 D2 A2": ("defence_first",), "A2 D2 A2 D2 A3 D2": ("attack_first",)},
    "free_kick_taker": {
        "chosen first, placed on the spot": ("chosen_first",),
        "any attacker within 1 hex of the ball at the end": ("near_ball",),
    },
    "penalty_save": {
        "GK total must exceed shooter total by ≥ 2, else goal": ("two_higher",),
        "GK -2; tie = loose ball": ("minus_2",),
    },
    "penalty_arc_forbidden": NO_YES,
    "throw_in": {
        "one Movement Phase, throw of 6": ("plain",),
        "optional second Movement Phase; to feet/space or to head": ("second_phase_or_head",),
    },
    "offside_moment": {
        "when the pass reaches the player directly": ("reception",),
        "when the pass is called": ("call",),
    },
    "long_pass_min_counts_passer": NO_YES,
    # the same in all editions
    "kickoff_actions": {
        "Standard Pass": ("standard_pass",),
        "Standard, High, Long (community app)": ("any_pass",),
    },
    "final_thirds_trigger": {
        "end_of_movement_phase": ("end_of_movement_phase",),
        "end_of_every_action (community app)": ("end_of_every_action",),
    },
    "max_substitutions": {"5": (5,), "any; 3 + 1 in extra time (community app)": ("3+1",)},
    "penalty_can_be_declined": NO_YES,
    "shot_penalty_cap": {"2": (2,), "none": ("none",)},
    "clock": {"actions (45 per half)": ("actions:45",), "real; any number of actions or minutes": ("actions:45",)},
    "tie_break": {"draw": ("draw",), "extra time, shoot-out, both": ("extra_time", "shoot_out", "both")},
}

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


def listed(option: str) -> list[Any]:
    """The values of an option as listed in the code; for a number, the values in the editions."""
    hint = get_type_hints(Edition)[option]
    if hint is bool:
        return [OFF, ON]
    literals = [kind for kind in (hint, *get_args(hint)) if get_origin(kind) is Literal]
    values = [value for literal in literals for value in get_args(literal)]
    return values if get_origin(hint) is Literal else [*{getattr(one, option) for one in EDITIONS.values()}, *values]


def _hyphens(words: str) -> str:
    return words.replace("\N{MINUS SIGN}", "-")


def test_every_option_of_the_catalogue_is_one_of_the_code_and_none_else():
    assert list(SAID) == [entry.id for entry in CATALOGUE] == list(Edition.__struct_fields__)
    numbers = {entry.id: entry.number for entry in CATALOGUE if entry.number}
    assert numbers == NUMBERS == {option: number for number, option in NUMBERED.items()}
    assert list(NUMBERED) == [f"E{number:02}" for number in range(1, 76)]


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_every_value_of_the_catalogue_is_one_of_the_code_and_none_else(entry):
    said, cells = SAID[entry.id], {name: _hyphens(words) for name, words in entry.values.items()}
    assert set(said) == {*cells.values(), *filter(None, [_hyphens(entry.others)])}
    for name, words in cells.items():
        assert same(getattr(EDITIONS[name], entry.id), said[words][0]), (name, words)
    meant = {repr(value) for values in said.values() for value in values}
    assert meant == {repr(value) for value in listed(entry.id)}


@pytest.mark.parametrize(("option", "default", "alternatives"), SHARED)
def test_each_option_that_all_editions_share(option, default, alternatives):
    assert option not in NUMBERS
    assert all(same(getattr(record, option), default) for record in EDITIONS.values())
    for value in alternatives:
        assert same(getattr(edition("core", {option: value}), option), value)


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
        with pytest.raises(BadSetup, match=rf"option {option} .*takes {low} to {high}.*; got .*"):
            edition("core", {option: value})


@pytest.mark.parametrize(
    ("name", "overrides", "message"),
    [
        ("livng", {}, r"there is no edition 'livng'; nearest: living$"),
        ("printed", {}, r"there is no edition 'printed'; nearest: core, advanced, living$"),
        ("living", {"duel_ties": "re_roll"}, r"there is no option 'duel_ties'; nearest: duel_tie, .*"),
        ("living", {"duel_tie": "reroll"}, r"option duel_tie takes re_roll, loose_ball; got 'reroll'$"),
        ("living", {"nutmeg": "maybe"}, r"option nutmeg takes on, off; got 'maybe'$"),
        ("living", {"header_challengers": 3}, r"option header_challengers takes unlimited, 2; got 3$"),
        ("living", {"gk_third_hex": "1"}, r"option gk_third_hex \(E47\) takes -6 to 0; got 1$"),
        ("living", {"max_substitutions": "3+2"}, r"option max_substitutions takes 0 to 99 or 3\+1; got '3\+2'$"),
        *[
            ("living", {"clock": clock}, r"option clock takes actions:N or real:N, N from 1 to 9999; got .*$")
            for clock in ("actions", "actions:0", "minutes:45", "real:10000", "real:45 ", 45, None)
        ],
        (
            "living",
            {"squad_composition": "one_goalkeeper"},
            r"squad_composition \(E01\) at one_goalkeeper goes with gk_draw at one_random and .* got two_blind and 7$",
        ),
        ("core", {"gk_draw": "two_blind"}, r"at one_goalkeeper goes with .*; got two_blind and 8$"),
        ("advanced", {"draft_rounds": 7}, r"at one_goalkeeper goes with .*; got one_random and 7$"),
        ("living", {"draft_rounds": 8}, r"two_goalkeepers goes with gk_draw at two_blind and draft_rounds at 7, .*"),
        (
            "living",
            {"gk_extra_attributes": "off"},
            r"gk_extra_attributes \(E05\) at off goes with save_result at die and .* at 0, .* handling and 8$",
        ),
        ("core", {"save_result": "handling"}, r"gk_extra_attributes .*; got handling and 0$"),
        ("core", {"gk_kick_accuracy": "7"}, r"gk_extra_attributes .*; got die and 7$"),
    ],
)
def test_an_unknown_edition_is_refused(name, overrides, message):
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
    assert list(difference(CORE, LIVING)) == [option for option in NUMBERS if option != "jackpot_die"]
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
