"""The results sheet: a line for each match that is over, and the file of them."""

from typing import Any, Final

import pytest

from tests.support.matches import moments
from touchline import french_flair
from touchline.counter_attack import game
from touchline.counter_attack.model import Setup, State
from touchline.counter_attack.quick import quick_match
from touchline.kernel import BadFile, BadSetup, Seeded, TouchlineError
from touchline.league import results
from touchline.league.results import COLUMNS, Line, read, read_json, write, write_json

DATE: Final = "2031-05-17"
HEAD: Final = ",".join(COLUMNS)
LINES: Final = (
    Line(DATE, "Ada", 2, 1, "Grace", "living", "match"),
    Line("2032-02-29", "Ada", 2, 2, "Grace", "core", "away_goal", True, (4, 3)),
    Line("0001-01-01", 'Ada, "the Countess"', 0, 12, "Grâce", "advanced", "top_v_bottom", False, (0, 1)),
)


def over(tie_break: str = "draw", **facts: Any) -> State:
    """A match that is over."""
    setup = Setup("Wharfside", "Moorgate", options=(("tie_break", tie_break),) if tie_break != "draw" else ())
    return game.parse_position(setup, {"next": "over", "half": 2, **facts})


def line(state: State, *more: Any) -> Line:
    return results.line("counter-attack", state, game.result(state), *more)


# From a match


@pytest.mark.rule("RESULTS-01", "RESULTS-02")
def test_a_match_is_one_line() -> None:
    state = over(score=[2, 1])
    assert line(state, DATE) == Line(DATE, "Wharfside", 2, 1, "Moorgate", "living", "match", False, None)
    assert line(state, DATE, ("Ada", "Grace")) == LINES[0]
    assert write([line(state, DATE)]).splitlines() == [HEAD, "2031-05-17,Wharfside,2,1,Moorgate,living,match,,"]


@pytest.mark.rule("RESULTS-02")
@pytest.mark.parametrize(
    ("tie_break", "facts", "extra_time", "shoot_out"),
    [
        ("both", {"half": 2, "score": [2, 1]}, False, None),
        ("both", {"half": 4, "score": [3, 2]}, True, None),
        ("both", {"half": 5, "score": [2, 2], "shoot_out": [4, 3]}, True, (4, 3)),
        ("extra_time", {"half": 4, "score": [2, 2]}, True, None),
        ("shoot_out", {"half": 5, "score": [0, 0], "shoot_out": [0, 1]}, False, (0, 1)),
    ],
)
def test_extra_time_and_shoot_out_where_they_were_played(tie_break, facts, extra_time, shoot_out) -> None:
    told = line(over(tie_break, **facts), DATE)
    assert (told.extra_time, told.shoot_out) == (extra_time, shoot_out)
    assert read(write([told])) == (told,)


@pytest.mark.rule("RESULTS-03")
def test_a_match_that_is_not_over_has_no_line() -> None:
    with pytest.raises(TouchlineError, match=r"when the match is over \(RESULTS-03\); this one waits for ActionChoice"):
        line(quick_match(Setup(), Seeded(1)), DATE)


@pytest.mark.rule("RESULTS-03")
@pytest.mark.parametrize("variant", ["match", "outnumbered", "defence_v_attack"])
def test_the_line_is_there_at_the_end_and_never_before(variant) -> None:
    setup = Setup(edition="core", options=(("clock", "actions:4"), ("tie_break", "shoot_out")), variant=variant)
    state = game.start(setup)
    for moment in moments(game, 3, setup):
        with pytest.raises(TouchlineError, match="RESULTS-03"):
            line(state, DATE)
        state = moment.state
    told = line(state, DATE)
    result = game.result(state)
    assert (told.home_goals, told.away_goals, told.edition, told.scenario) == (
        result.home,
        result.away,
        "core",
        variant,
    )
    assert (told.shoot_out is not None) == (state.half == 5)


# The file


@pytest.mark.rule("RESULTS-01", "RESULTS-02")
def test_a_sheet_is_read_back() -> None:
    assert read(write(LINES)) == LINES
    assert read(write([])) == ()
    assert read_json(write_json(LINES)) == LINES
    assert read(write(LINES).replace("\n", "\r\n") + "\r\n") == LINES


@pytest.mark.rule("RESULTS-02")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"date": "17-05-2031"}, "the date of a result is written as in 2031-05-17"),
        ({"date": "2031-02-29"}, "2031-02-29"),
        ({"date": "2031-13-01"}, "2031-13-01"),
        ({"date": "0000-01-01"}, "0000-01-01"),
        ({"home": " "}, "the manager of a side needs a name"),
        ({"away": "Gr\nace"}, "the manager of a side needs a name"),
        ({"away_goals": -1}, "goals are counted from 0"),
        ({"shoot_out": (3, -1)}, "goals are counted from 0"),
    ],
)
def test_malformed_lines(change, why) -> None:
    fields: dict[str, Any] = {"date": DATE, "home": "Ada", "home_goals": 2, "away_goals": 1, "away": "Grace"}
    with pytest.raises(BadSetup, match=why):
        Line(**fields | change)


@pytest.mark.rule("RESULTS-01")
@pytest.mark.parametrize(
    ("text", "number", "why"),
    [
        ("", 1, "a sheet of results begins with Date,Home,.*; got nothing"),
        ("Date,Home", 1, "begins with Date,Home,Home goals"),
        (f"{HEAD}\n{DATE},Ada,2,1,Grace", 2, "a result has 9 columns, Date, .*; got 5"),
        (
            f"{HEAD}\n\n{DATE},Ada,two,1,Grace,living,match,,",
            3,
            "column Home goals takes a number of goals; got 'two'",
        ),
        (f"{HEAD}\n{DATE},Ada,2,1,Grace,livin,match,,", 2, "column Edition takes core, advanced, living; got 'livin'"),
        (f"{HEAD}\n{DATE},Ada,2,1,Grace,core,mach,,", 2, "column Scenario takes match, outnumbered"),
        (f"{HEAD}\n{DATE},Ada,2,1,Grace,core,match,no,", 2, "column Extra time takes yes or nothing; got 'no'"),
        (f"{HEAD}\n{DATE},Ada,2,1,Grace,core,match,,4", 2, "column Shoot-out takes the kicks scored, as in 4-3"),
        (f"{HEAD}\n31-05-17,Ada,2,1,Grace,core,match,,", 2, "the date of a result"),
        (f'{HEAD}\n{DATE},"Ada"x,2,1,Grace,core,match,,', 2, "this is no row of CSV"),
    ],
)
def test_bad_sheets_are_refused_with_the_line(text, number, why) -> None:
    with pytest.raises(BadFile, match=why) as refused:
        read(text)
    assert refused.value.line == number


@pytest.mark.rule("RESULTS-01")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no sheet of results"),
        ("[{}]", "missing required field `date`"),
        (write_json(LINES).replace("2031-05-17", "17 May"), "the date of a result is written as in 2031-05-17"),
    ],
)
def test_bad_documents_are_refused(text, why) -> None:
    with pytest.raises(BadFile, match=why):
        read_json(text)


@pytest.mark.rule("RESULTS-02")
def test_a_rugby_match_has_neither_edition_nor_scenario() -> None:
    state: Any = None
    for moment in moments(french_flair.game, 1, french_flair.game.read_setup({"options": {"clock": "phases:2"}})):
        state = moment.state
    told = results.line("french-flair", state, french_flair.game.result(state), DATE)
    assert (told.home, told.edition, told.scenario, told.shoot_out) == ("Home", "", "", None)
    assert read(write([told])) == (told,)
