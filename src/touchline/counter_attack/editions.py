"""The editions of the rules: every option of §1 by name, and the three published sets of values.

    match.edition.duel_tie == "loose_ball"

A rule reads the option, never the name of the edition.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, Literal

from touchline.kernel import BadSetup, Record, nearest, read_options, replace


class Edition(Record, frozen=True, cache_hash=True, array_like=True):
    """The options, in the order of the tables and at the values of `living`; a state holds their values in this order.

    Each comment gives the number of the option, what its values mean and the rules that read it.
    """

    # E01  1 goalkeeper and 15 outfielders, or 2 and 14; gk_draw and draft_rounds go with it. SETUP-06, -10, -12
    squad_composition: Literal["one_goalkeeper", "two_goalkeepers"] = "two_goalkeepers"
    # E02  one card each at random, or four face down, picked in turn unseen, two each. SETUP-07, -08
    gk_draw: Literal["one_random", "two_blind"] = "two_blind"
    # E03  seven rounds of 4 cards and an eighth of 2. SETUP-10
    draft_rounds: Literal[7, 8] = 7
    # E04  first pick: a coin, or the higher of a die each, ties rolled again. SETUP-08, -09, -10
    first_pick: Literal["coin", "die"] = "die"
    # E05  goalkeepers have Handling and High Pass; otherwise both count 0. SETUP-03, SHOT-23, GK-07
    gk_extra_attributes: bool = True
    # E06  twelve-sided dice, whose star wins a duel. DICE-06
    jackpot_die: bool = False
    # E07  no added actions, or die + Leniency, at most 7, in extra time 3. CLOCK-05, -06, -09, -13
    added_time: Literal["none", "die_and_leniency"] = "die_and_leniency"
    # E08  natural 6; or also Tackling + die >= 10. MOVE-12, -22
    steal_success: Literal["six", "six_or_ten"] = "six_or_ten"
    # E09  every steal is rolled; otherwise the defence chooses. MOVE-11, -13
    steal_mandatory: bool = True
    # E10  a steal's natural 1 is a foul. MOVE-14
    steal_foul_on_1: bool = True
    # E11  a carrier repositioned after a failed tackle may be robbed. TACKLE-07
    steal_after_reposition: bool = True
    # E12  a defender next to a free ball may try to win it. MOVE-22
    free_ball_zoi: bool = True
    # E13  a defender next to where a loose ball stops may try to win it. LOOSE-09
    loose_ball_zoi: bool = True
    # E14  the goalkeeper's hex when the ball enters its box: always, or only if an opponent touched it last.
    #      MOVE-24, PASS-13, -27, -40, LOOSE-17, GK-11
    gk_box_move_trigger: Literal["any_touch", "opponents_touch"] = "opponents_touch"
    # E15  a tied tackle, dive, shot or header is rolled again, or the ball runs loose.
    #      TACKLE-09, SHOT-13, HEAD-15, -19, GK-16
    duel_tie: Literal["re_roll", "loose_ball"] = "loose_ball"
    # E16  the tackler may swap hexes with the tackled player, or take any free hex around it. TACKLE-08
    tackle_win_reposition: Literal["swap", "around"] = "around"
    # E17  tackles from behind foul on 1 and 2. TACKLE-05, -12, GK-17
    tackle_from_behind: bool = True
    # E18  a foul from behind is red on die > Leniency, or on die >= Leniency; else yellow. FOUL-13
    from_behind_card: Literal["red_above_leniency", "red_from_leniency"] = "red_from_leniency"
    # E19  no reckless tackles; on the carrier only; on any attacker within 3 hexes of the ball. FOUL-18
    reckless_tackle: Literal["off", "carrier", "near_ball"] = "near_ball"
    # E20  no playing on after a red card. FOUL-04, -19
    red_card_stops_play: bool = True
    # E21  an injury takes 2 off Pace, or 1 off every attribute. FOUL-06
    injury_effect: Literal["pace_2", "all_1"] = "all_1"
    # E22  a second injury changes nothing, or the player must be substituted and play stops. FOUL-08
    second_injury: Literal["nothing", "substitution"] = "substitution"
    # E23  a goalkeeper's fouls are carded like any player's, or with a yellow at most. FOUL-17
    gk_foul_cards: Literal["as_any_player", "yellow_at_most"] = "yellow_at_most"
    # E24  the carrier may try a nutmeg. NUTMEG-01 to -13
    nutmeg: bool = True
    # E25  a ground pass may run through teammates. PASS-05
    pass_through_teammates: bool = True
    # E26  natural 6; or also Tackling + die >= 10. PASS-14
    intercept_standard: Literal["six", "six_or_ten"] = "six_or_ten"
    # E27  natural 5 or 6; or also Saving + die >= 10. GK-19
    intercept_gk_adjacent: Literal["five", "five_or_ten"] = "five_or_ten"
    # E28  passes through the dive wall: natural 6 or Saving + die >= 10, on the third hex >= 11. GK-19
    intercept_gk_wall: bool = True
    # E29  First-Time Passes are allowed. PASS-16, ANYOTHER-05
    first_time_pass: bool = True
    # E30  on the path 5 or 6, beside it 6; or also Tackling + die >= 10, and next to the passer, where a natural 1 is a
    #      foul. PASS-19, -20
    intercept_first_time: Literal["natural", "natural_or_ten"] = "natural_or_ten"
    # E31  a High Pass is aimed at any hex, or at a teammate's (after the 3-hex move). PASS-26
    high_pass_target: Literal["any_hex", "teammate"] = "teammate"
    # E32  hexes from the ball. PASS-24, GK-06
    high_pass_min_distance: int = 4
    # E33  an inaccurate High Pass is headed away by the nearest defender, attackers at -2; or it scatters.
    #      PASS-30, -31, -32, LOOSE-02, ANYOTHER-32
    high_pass_fail: Literal["headed_away", "scatter"] = "scatter"
    # E34  the goalkeeper may rush 3 hexes to a header. HEAD-06, PASS-28
    gk_rush: bool = True
    # E35  an unchallenged ball may be controlled: Dribbling + die >= 9. HEAD-01, -09, -10, -24, ANYOTHER-11
    control_attempt: bool = True
    # E36  hexes. PASS-34
    long_pass_min_distance_to_teammates: int = 6
    # E37  a Long Pass from final third to final third; where allowed its accuracy is 10. PASS-36
    long_pass_third_to_third: Literal["forbidden", "allowed"] = "allowed"
    # E38  High Pass + die must reach it; 0: always accurate. PASS-37
    long_pass_accuracy: int = 9
    # E39  an inaccurate Long Pass goes 3 hexes further on its line, or scatters. PASS-38, LOOSE-02, OUT-01
    long_pass_miss: Literal["further", "scatter"] = "scatter"
    # E40  outfielders of each team in a header challenge; the defending goalkeeper is not counted. HEAD-04
    header_challengers: Literal["unlimited", 2] = 2
    # E41  headed pass or headed shot is declared after winning, or before rolling. HEAD-05, -19, -20
    header_declaration: Literal["after_winning", "before_rolling"] = "before_rolling"
    # E42  a headed shot is off target on the winner's natural 1. HEAD-17
    header_shot_off_target: bool = True
    # E43  a goalkeeper beaten in the challenge: always a goal, or only if a headed shot was declared. HEAD-18, -20
    gk_beaten_in_challenge: Literal["goal", "goal_if_declared"] = "goal_if_declared"
    # E44  heading back to the goalkeeper is free; or forbidden after a corner, else a die, loose ball on 1. HEAD-22
    head_back_to_gk: Literal["free", "tested"] = "tested"
    # E45  a shooter's natural 1 is off target. SHOT-10, -15, -26, SETPIECE-30
    off_target_on_1: bool = True
    # E46  added to a shot from a difficult hex. SHOT-03, -26
    difficult_angle: int = -1
    # E47  added to a save on the third hex. SHOT-18, HEAD-19
    gk_third_hex: int = -1
    # E48  a goalkeeper that was the snapshot's mover saves at -1 on the second hex, -2 on the third. SHOT-18
    gk_snapshot_move_penalty: bool = True
    # E49  on the path 5 or 6, beside it 6; or also Tackling + die >= 10. SHOT-06
    block_success: Literal["natural", "natural_or_ten"] = "natural_or_ten"
    # E50  a shot out of reach may be deflected: natural 6 or Saving + die >= 10. SHOT-22
    gk_deflect: bool = True
    # E51  a saved ball: a die, 1 to 3 corner, 4 to 6 held; or the Handling test, then scatter. SHOT-23, -24
    save_result: Literal["die", "handling"] = "handling"
    # E52  natural 5 or 6; or also Saving + die >= 10. LOOSE-10
    loose_ball_goal_save: Literal["five", "five_or_ten"] = "five_or_ten"
    # E53  hexes. SHOT-02
    shot_range_inside_box: Literal[11, "unlimited"] = "unlimited"
    # E54  an attacker hit by a loose ball may snapshot at once. LOOSE-13, -14, SHOT-25, ANYOTHER-18, -19
    snapshot_on_loose_ball: bool = True
    # E55  a goalkeeper that holds the ball may throw it quickly. GK-03, -05, ANYOTHER-14
    quick_throw: bool = True
    # E56  a goalkeeper that holds the ball may drop it to its feet. GK-03, -09, ANYOTHER-14
    gk_drop: bool = True
    # E57  High Pass + die must reach it; 0: always accurate. GK-07
    gk_kick_accuracy: int = 8
    # E58  outside the opposite third: any hex, or a teammate's. GK-06
    gk_kick_target: Literal["any_hex", "teammate"] = "teammate"
    # E59  besides the header: a Movement Phase, or a control attempt if the edition has one. GK-08
    gk_kick_unchallenged: Literal["movement_phase", "control"] = "control"
    # E60  the carrier's attribute against Saving. GK-15, -17
    dive_duel: Literal["shooting", "dribbling"] = "dribbling"
    # E61  added to a dive at the third hex. GK-15
    dive_third_hex: int = -1
    # E62  a goalkeeper outside its box tackles with Tackling 0; or chooses feet (the same) or hands (red if it wins).
    #      GK-18
    gk_outside_box_challenge: Literal["feet", "feet_or_hands"] = "feet_or_hands"
    # E63  at set pieces nobody is placed next to the goalkeeper in the six-yard box. GK-23, SETPIECE-04
    gk_marking_ban: bool = True
    # E64  both goalkeepers may be repositioned at set pieces. SETPIECE-01
    set_piece_gk_reposition: bool = True
    # E65  High Pass + die must reach it; 0: always accurate. SETPIECE-12
    corner_accuracy: int = 8
    # E66  the 3-hex moves: after the target is named, as with any High Pass; or only before the call. SETPIECE-09, -11
    corner_three_hex_moves: Literal["after_target", "before_call"] = "before_call"
    # E67  a Standard Pass of 11; or a Short Pass of 6 with no First-Time Pass after it. SETPIECE-13, ANYOTHER-22
    corner_short_pass: Literal["standard_pass", "short_pass"] = "short_pass"
    # E68  hexes that defenders keep from the corner. SETPIECE-08
    corner_defence_distance: int = 3
    # E69  order of placements: D2 A2 D2 A2 D2 A2, or A2 D2 A2 D2 A3 D2. SETPIECE-22
    free_kick_sequence: Literal["defence_first", "attack_first"] = "attack_first"
    # E70  the taker is named first and stands on the ball; or named last, within 1 hex of it. SETPIECE-20
    free_kick_taker: Literal["chosen_first", "near_ball"] = "near_ball"
    # E71  saved only by a total 2 higher, else a goal; or the goalkeeper at -2 and a tie is a loose ball.
    #      SETPIECE-29, CLOCK-15
    penalty_save: Literal["two_higher", "minus_2"] = "minus_2"
    # E72  the arc stays empty at a penalty. SETPIECE-27
    penalty_arc_forbidden: bool = True
    # E73  one Movement Phase, then to feet or space; or a second phase may be called, and a throw to a head.
    #      SETPIECE-16, -17, HEAD-01, ANYOTHER-23
    throw_in: Literal["plain", "second_phase_or_head"] = "second_phase_or_head"
    # E74  offside is judged when the pass reaches the player directly, or when it is called. OFFSIDE-01, -02, -03
    offside_moment: Literal["reception", "call"] = "call"
    # E75  the passer counts among the players that a Long Pass must clear. PASS-34
    long_pass_min_counts_passer: bool = False

    # The same in all editions.

    # the kick-off is a Standard Pass, or also a High or Long Pass. SETUP-17, ANYOTHER-01
    kickoff_actions: Literal["standard_pass", "any_pass"] = "standard_pass"
    # when players may move in the final thirds. MOVE-28, HEAD-25, ANYOTHER-33
    final_thirds_trigger: Literal["end_of_movement_phase", "end_of_every_action"] = "end_of_movement_phase"
    # any number; or 3, and 1 more in extra time; `substitutions` counts them. SUBS-04
    max_substitutions: int | Literal["3+1"] = 5
    # a foul in the box may be played on. FOUL-12
    penalty_can_be_declined: bool = True
    # the most that the penalties of a shot add up to. SHOT-03
    shot_penalty_cap: Literal[2, "none"] = 2
    # `actions:N` or `real:N`, N actions or minutes a half; `real_time` and `half_length` read it. CLOCK-02, -03
    clock: str = "actions:45"
    # a level match ends; or extra time follows, or a shoot-out, or one after the other. CLOCK-12
    tie_break: Literal["draw", "extra_time", "shoot_out", "both"] = "draw"

    def __post_init__(self) -> None:
        for option, legal in _RANGES.items():
            value = getattr(self, option)
            words = ("3+1",) if option == "max_substitutions" else ()
            if value not in words and (type(value) is not int or value not in legal):
                takes = " or ".join((f"{legal[0]} to {legal[-1]}", *words))
                raise BadSetup(f"option {_named(option)} takes {takes}; got {value!r}")
        if not re.fullmatch(r"(actions|real):[1-9][0-9]{0,3}", f"{self.clock}"):
            raise BadSetup(f"option clock takes actions:N or real:N, N from 1 to 9999; got {self.clock!r}")
        for (option, value), (needed, why) in TOGETHER.items():
            got = {name: getattr(self, name) for name in needed}
            if getattr(self, option) == value and got != needed:
                wanted = " and ".join(f"{name} at {one}" for name, one in needed.items())
                at, found = "off" if value is False else value, " and ".join(map(str, got.values()))
                raise BadSetup(f"option {_named(option)} at {at} goes with {wanted}, {why}; got {found}")

    @property
    def real_time(self) -> bool:
        """Whether a real clock ends a half (CLOCK-02), not a number of actions (CLOCK-03)."""
        return self.clock.startswith("real")

    @property
    def half_length(self) -> int:
        """The minutes or actions of a half (CLOCK-02, CLOCK-03)."""
        return int(self.clock.partition(":")[2])

    def substitutions(self, *, extra_time: bool) -> int:
        """The substitutions of a side in a match (SUBS-04)."""
        if self.max_substitutions == "3+1":
            return 4 if extra_time else 3
        return self.max_substitutions


TOGETHER: Final[Mapping[tuple[str, bool | str], tuple[Mapping[str, bool | int | str], str]]] = {
    ("squad_composition", "one_goalkeeper"): (
        {"gk_draw": "one_random", "draft_rounds": 8},
        "which make a squad of 16 (SETUP-06, SETUP-10)",
    ),
    ("squad_composition", "two_goalkeepers"): (
        {"gk_draw": "two_blind", "draft_rounds": 7},
        "which make a squad of 16 (SETUP-06, SETUP-10)",
    ),
    ("gk_extra_attributes", False): (
        {"save_result": "die", "gk_kick_accuracy": 0},
        "which read neither Handling nor High Pass (SETUP-03, SHOT-23, GK-07)",
    ),
}
"""The values that go with a value of another option, and why."""

# The ranges of numeric options.
_RANGES: Final[Mapping[str, range]] = {
    "high_pass_min_distance": range(1, 16),
    "long_pass_min_distance_to_teammates": range(37),
    "long_pass_accuracy": range(13),
    "difficult_angle": range(-6, 1),
    "gk_third_hex": range(-6, 1),
    "gk_kick_accuracy": range(13),
    "dive_third_hex": range(-6, 1),
    "corner_accuracy": range(13),
    "corner_defence_distance": range(10),
    "max_substitutions": range(100),
}

NUMBERED: Final[Mapping[str, str]] = {
    f"E{number:02}": option for number, option in enumerate(Edition.__struct_fields__[:75], start=1)
}
"""The options by their numbers in the table: E01 is `squad_composition`."""

NUMBERS: Final[Mapping[str, str]] = {option: number for number, option in NUMBERED.items()}
"""The numbers of the options; options that no edition changes have none."""

CORE: Final = Edition(
    squad_composition="one_goalkeeper",
    gk_draw="one_random",
    draft_rounds=8,
    first_pick="coin",
    gk_extra_attributes=False,
    added_time="none",
    steal_success="six",
    steal_mandatory=False,
    steal_foul_on_1=False,
    steal_after_reposition=False,
    free_ball_zoi=False,
    loose_ball_zoi=False,
    gk_box_move_trigger="any_touch",
    duel_tie="re_roll",
    tackle_win_reposition="swap",
    tackle_from_behind=False,
    from_behind_card="red_above_leniency",
    reckless_tackle="off",
    red_card_stops_play=False,
    injury_effect="pace_2",
    second_injury="nothing",
    gk_foul_cards="as_any_player",
    nutmeg=False,
    pass_through_teammates=False,
    intercept_standard="six",
    intercept_gk_adjacent="five",
    intercept_gk_wall=False,
    first_time_pass=False,
    intercept_first_time="natural",
    high_pass_target="any_hex",
    high_pass_min_distance=1,
    high_pass_fail="headed_away",
    gk_rush=False,
    control_attempt=False,
    long_pass_min_distance_to_teammates=5,
    long_pass_third_to_third="forbidden",
    long_pass_accuracy=0,
    long_pass_miss="further",
    header_challengers="unlimited",
    header_declaration="after_winning",
    header_shot_off_target=False,
    gk_beaten_in_challenge="goal",
    head_back_to_gk="free",
    off_target_on_1=False,
    difficult_angle=0,
    gk_third_hex=0,
    gk_snapshot_move_penalty=False,
    block_success="natural",
    gk_deflect=False,
    save_result="die",
    loose_ball_goal_save="five",
    shot_range_inside_box=11,
    snapshot_on_loose_ball=False,
    quick_throw=False,
    gk_drop=False,
    gk_kick_accuracy=0,
    gk_kick_target="any_hex",
    gk_kick_unchallenged="movement_phase",
    dive_duel="shooting",
    dive_third_hex=0,
    gk_outside_box_challenge="feet",
    gk_marking_ban=False,
    set_piece_gk_reposition=False,
    corner_accuracy=0,
    corner_three_hex_moves="after_target",
    corner_short_pass="standard_pass",
    corner_defence_distance=0,
    free_kick_sequence="defence_first",
    free_kick_taker="chosen_first",
    penalty_save="two_higher",
    penalty_arc_forbidden=False,
    throw_in="plain",
    offside_moment="reception",
    long_pass_min_counts_passer=True,
)
"""The printed book, base rules.

Where the table has a dash (E18, E30, E39) the value is from the book's advanced section; it is only read if the option
before it is on (E17, E29, E38).
"""

ADVANCED: Final = replace(
    CORE,
    duel_tie="loose_ball",
    tackle_from_behind=True,
    reckless_tackle="carrier",
    first_time_pass=True,
    long_pass_accuracy=9,
    off_target_on_1=True,
    difficult_angle=-1,
    gk_third_hex=-1,
    corner_accuracy=8,
)
"""The printed book with its advanced section."""

LIVING: Final = Edition()
"""The community's rules, and the default."""

EDITIONS: Final[Mapping[str, Edition]] = {"core": CORE, "advanced": ADVANCED, "living": LIVING}


def edition(name: str = "living", overrides: Mapping[str, Any] | None = None) -> Edition:
    """An edition by name, with overrides; values may be text, as on a command line."""
    if name not in EDITIONS:
        raise BadSetup(f"there is no edition {name!r}; nearest: {nearest(str(name), list(EDITIONS))}")
    given = {option: _number(value) if option in _RANGES else value for option, value in (overrides or {}).items()}
    return read_options(Edition, _values(EDITIONS[name]) | given)


def difference(one: Edition, other: Edition) -> dict[str, tuple[Any, Any]]:
    """The options that differ, in table order, with both values."""
    ones, others = _values(one), _values(other)
    return {option: (ones[option], others[option]) for option in ones if ones[option] != others[option]}


def _named(option: str) -> str:
    return f"{option} ({NUMBERS[option]})" if option in NUMBERS else option


def _values(record: Edition) -> dict[str, Any]:
    return {option: getattr(record, option) for option in record.__struct_fields__}


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,3}", value) else value
