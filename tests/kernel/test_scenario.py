"""Scenarios: their syntax, their findings, and malformed ones."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from touchline.cli.refusals import quoted
from touchline.games import GAMES
from touchline.kernel import (
    Action,
    BadFile,
    BadNotation,
    Choose,
    Codec,
    Dice,
    Draw,
    Event,
    Frame,
    Game,
    Listed,
    Match,
    Record,
    Result,
    Roll,
    Scenario,
    ScenarioFailed,
    Side,
    State,
    replace,
)

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.json"))
FREE = {"x": 40, "home": {"hand": [1, 9, 10, 11, 12, 13]}, "away": {"hand": [2, 3, 5, 6, 7, 8]}}
ADVANCE = {"choose": "1.advance"}
DICE = "dice-expected (count 2, least 1, most 6, came other)"
TACKLED = [ADVANCE, {"choose": "tackle 2"}]


def scenario(*steps: object, **fields: Any) -> Scenario[Any]:
    """A scenario of French Flair; the document has its steps last, one per line."""
    document = {
        "format": "touchline-scenario/1",
        "game": "french-flair",
        "title": "A test",
        "position": FREE,
        **fields,
    }
    head = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in document.items())
    lines = ",\n".join(json.dumps(step) for step in steps)
    return Scenario(f'{{{head},\n"steps": [\n{lines}\n]}}'.encode(), GAMES)


def failure(*steps: object, **fields: Any) -> list[str]:
    """The differences of a scenario that fails at its last step."""
    with pytest.raises(ScenarioFailed) as failed:
        scenario(*steps, **fields).run(quoted)
    assert failed.value.step == len(steps)
    assert failed.value.line == 5 + len(steps) + len(fields.keys() - {"position", "title"})
    where = f"line {failed.value.line}, step {failed.value.step}: "
    assert str(failed.value) == where + "; ".join(failed.value.differences)
    return failed.value.differences


def refusal(*steps: object, **fields: Any) -> str:
    with pytest.raises(BadFile) as refused:
        scenario(*steps, **fields)
    return str(refused.value)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_the_examples_hold(file):
    example: Scenario[Any] = Scenario(file.read_bytes(), GAMES)
    assert example.title
    assert example.rules
    assert example.game.name == file.parent.name
    assert len(example) > 0
    example.run(quoted)


def test_the_examples_use_everything_a_scenario_may_say():
    documents = [json.loads(file.read_text(encoding="utf-8")) for file in SCENARIOS]
    steps = [step for document in documents for step in document["steps"]]
    expects = [step["expect"] for step in steps if "expect" in step]
    assert {key for document in documents for key in document} == {
        *("format", "game", "title", "rules", "setup", "position", "steps")
    }
    assert {type(document.get("position")) for document in documents} == {dict, str, type(None)}
    assert {key for step in steps for key in step} == {
        *("choose", "roll", "draw", "refuse", "rule", "because", "expect")
    }
    assert {type(step["refuse"]) for step in steps if "refuse" in step} == {str, list}
    assert {"waiting", "offers", "refuses", "offered", "kinds", "events", "x", "attack", "phase", "stack"} <= {
        key for expect in expects for key in expect
    }
    assert {type(event) for expect in expects for event in expect.get("events", [])} == {str, dict}
    assert any(expect.get("events") == [] for expect in expects)
    assert any(expect.get("waiting", {}) is None for expect in expects)


# Steps


def test_the_state_reached_is_given():
    assert scenario(ADVANCE).run().x == 50


def test_without_a_position_a_match_starts():
    state = scenario({"draw": [9, 9, 9, 9, 10, 11]}, position=None, setup={"home": "Garonne"}).run()
    assert state.setup.home == "Garonne"
    assert state.home.hand == (9, 9, 9, 9, 10, 11)


def test_a_line_of_text_goes_with_a_set_up():
    line = "FF1 home OPEN FREE x40 1.1 0-0 home:1,2 clock=phases:9"
    setup = {"home": "Garonne", "options": {"clock": "phases:3", "conversion": "solo"}}
    state = scenario(ADVANCE, position=line, setup=setup).run()
    assert state.setup.home == "Garonne"
    assert (state.options.clock, state.options.conversion) == ("phases:9", "solo")


def test_draws_that_no_step_answers_take_the_lowest():
    renewal = [*TACKLED, {"roll": [4, 4]}]
    state = scenario(*renewal, {"expect": {"home": {"hand": [2, 9, 10, 11, 12, 13]}}}).run()
    assert state.away.hand == (1, 3, 5, 6, 7, 8)
    state = scenario(*renewal, {"draw": [15]}, {"draw": [15]}, {"choose": "3.advance"}).run()
    assert state.home.hand == (9, 10, 11, 12, 13, 15)
    assert state.away.hand == (5, 6, 7, 8, 15)
    state = scenario(*renewal, {"draw": [15]}, {"choose": "1.advance"}).run()
    assert state.home.hand == (9, 10, 11, 12, 13, 15)
    assert state.away.hand == (3, 5, 6, 7, 8)


def test_an_expectation_before_a_draw_sees_it_waiting():
    drawn = [*TACKLED, {"roll": [4, 4]}, {"expect": {"waiting": {"for": "draw", "by": "home"}}}]
    scenario(*drawn, {"draw": [15]}).run()
    scenario(*drawn, {"refuse": [12]}, {"refuse": [16]}, {"draw": [15]}).run()
    assert failure(*drawn) == [
        'waiting.for: expected "draw", is "choose"',
        'waiting.by: expected "home", is "away"',
    ]


@pytest.mark.parametrize(
    ("steps", "differences"),
    [
        (
            [{"choose": "14.advance"}],
            ["FF-COMBO-1 offers {offered}; 14.advance is not among them: cards-not-in-hand (cards 14)"],
        ),
        ([{"roll": [3]}], ["roll 3: FF-COMBO-1 waits for home to choose"]),
        ([{"draw": [3]}], ["draw 3: FF-COMBO-1 waits for home to choose"]),
        ([*TACKLED, ADVANCE], ["choose 1.advance: FF-TACKLE-3 waits for away to roll"]),
        ([*TACKLED, {"roll": [7, 1]}], ["FF-TACKLE-3 offers 2 dice of 1 to 6; 7 1 is not among them: " + DICE]),
        ([{"refuse": "1.advance"}], ["refuse 1.advance: it is accepted"]),
        ([*TACKLED, {"refuse": [5, 2]}], ["refuse 5 2: it is accepted"]),
        (
            [{"refuse": "7.run", "rule": "FF-RUN-9", "because": "never a single play"}],
            [
                'rule: expected "FF-RUN-9", is "FF-COMBO-1" (cards-not-in-hand (cards 7): Not in your hand: 7.)',
                'because: expected "never a single play", is "cards-not-in-hand (cards 7): Not in your hand: 7."',
            ],
        ),
    ],
)
def test_answers_that_do_not_go_as_they_should(steps, differences):
    offered = scenario(ADVANCE).game.request(scenario(ADVANCE).start)
    assert isinstance(offered, Choose)
    assert failure(*steps) == [line.format(offered=offered.summary()) for line in differences]


@pytest.mark.parametrize("because", ["cards-not-in-hand", "cards-not-in-hand (cards 7)", "cards 7"])
def test_because_quotes_the_id_and_the_facts(because):
    scenario({"refuse": "7.run", "because": because}).run()
    scenario({"refuse": "7.run", "because": because}).run(quoted)


@pytest.mark.parametrize("because", ["Not in your hand: 7.", "not in your hand", "hand: 7"])
def test_because_quotes_the_message_where_there_is_one(because):
    scenario({"refuse": "7.run", "because": because}).run(quoted)
    with pytest.raises(ScenarioFailed, match=r'because: expected .*, is "cards-not-in-hand \(cards 7\)"'):
        scenario({"refuse": "7.run", "because": because}).run()


def test_after_the_match_everything_is_refused():
    over = {**FREE, "phase": "OVER"}
    scenario({"refuse": "1.advance", "because": "is over"}, {"refuse": [3]}, position=over).run()
    assert failure(ADVANCE, position=over) == ["choose 1.advance: the match is over and waits for nothing"]
    assert failure({"refuse": "end", "rule": "FF-CLOCK-2"}, position=over) == [
        'rule: expected "FF-CLOCK-2", is null (the match is over and takes no more answers; got end)'
    ]


# Expectations


@pytest.mark.parametrize(
    "expect",
    [
        {"x": 50, "attack": "home", "phase": "TACKLE_OFFER"},
        {"home": {"hand": [9, 10, 11, 12, 13]}, "away": {"points": 0}, "advantage": None, "time_up": False},
        {"waiting": {"by": "away", "rule": "FF-TACKLE-1", "for": "choose"}},
        {"waiting": {"rule": "FF-TACKLE-1"}},
        {"offers": ["tackle 8", "decline"], "refuses": ["tackle 1", "dice 2"]},
        {"offered": 7, "kinds": ["tackle"]},
        {"events": ["Declared", "Carried"]},
        {"events": [{"type": "CardPlayed", "card": 1}, {"rule": "FF-ADVANCE-2", "metres": 10}]},
    ],
)
def test_expectations_that_hold(expect):
    scenario(ADVANCE, {"expect": expect}).run()


@pytest.mark.parametrize(
    ("expect", "differences"),
    [
        ({"x": 55, "attack": "away"}, ["x: expected 55, is 50", 'attack: expected "away", is "home"']),
        ({"home": {"hand": [9, 10]}}, ["home.hand: expected [9, 10], is [9, 10, 11, 12, 13]"]),
        ({"time_up": 0}, ["time_up: expected 0, is false"]),
        ({"half": 1.0}, ["half: expected 1.0, is 1"]),
        ({"advantage": {"side": "home"}}, ['advantage: expected {"side": "home"}, is null']),
        ({"atack": "home"}, ['atack: expected "home", but there is no such key; nearest: attack']),
        ({"home": {"point": 3}}, ["home.point: expected 3, but there is no such key; nearest: points"]),
        ({"stack": []}, ["stack: expected [], but there is no such key; nearest: attack, first_kick"]),
        ({"waiting": None}, ['waiting: expected null, is {"by": "away", "rule": "FF-TACKLE-1", "for": "choose"}']),
        ({"waiting": {"for": "roll"}}, ['waiting.for: expected "roll", is "choose"']),
        ({"offers": ["tackle 1"]}, ["offers: tackle 1 is not offered; FF-TACKLE-1 waits for away to choose"]),
        ({"refuses": ["decline", "tackle 1"]}, ["refuses: decline is offered"]),
        ({"offered": 6}, ["offered: expected 6, is 7"]),
        ({"kinds": ["tackle", "decline"]}, ['kinds: expected ["decline", "tackle"], is ["tackle"]']),
        ({"events": []}, ["events: expected nothing, got Declared, CardPlayed, Carried"]),
        (
            {"events": ["Carried", "Declared"]},
            ['events: expected {"type": "Declared"}, got Declared, CardPlayed, Carried'],
        ),
        (
            {"events": [{"type": "Carried", "metre": 10, "x": 55}]},
            [
                (
                    'events: expected {"type": "Carried", "metre": 10, "x": 55}, got Declared, CardPlayed, Carried '
                    "(metre: expected 10, but there is no such key; nearest: metres, x: expected 55, is 50)"
                ),
            ],
        ),
    ],
)
def test_expectations_that_fail(expect, differences):
    assert failure(ADVANCE, {"expect": expect}) == differences


def test_expectations_of_a_roll_and_of_the_end():
    nothing = {"offered": 0, "kinds": []}
    scenario(*TACKLED, {"expect": {"waiting": {"for": "roll"}, **nothing}}).run()
    scenario({"expect": {"waiting": None, **nothing, "events": []}}, position={"phase": "OVER"}).run()
    assert failure(*TACKLED, {"expect": {"offers": ["decline"], "refuses": ["end"]}}) == [
        "refuses: there is nothing to choose from here; FF-TACKLE-3 waits for away to roll",
        "offers: decline is not offered; FF-TACKLE-3 waits for away to roll",
    ]


def test_events_are_those_since_the_last_expectation():
    first = {"expect": {"events": ["Carried"]}}
    scenario(ADVANCE, first, {"choose": "tackle 2"}, {"expect": {"events": ["CardLaid"]}}).run()
    assert failure(ADVANCE, first, {"choose": "tackle 2"}, first) == [
        'events: expected {"type": "Carried"}, got CardLaid'
    ]
    assert failure(ADVANCE, {"expect": {"x": 50}}, first) == ['events: expected {"type": "Carried"}, got nothing']


# What is no scenario


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": "touchline-scenario/2"}, 'line 1: the format is "touchline-scenario/2"; this version reads'),
        ({"format": None}, "line 1: the format is null; this version reads touchline-scenario/1"),
        ({"game": "chess"}, "line 2: there is no game 'chess'; the games are counter-attack, french-flair"),
        ({"game": 3}, "line 2: game is a string; got 3"),
        ({"title": ""}, 'line 3: title is a string; got ""'),
        ({"rules": "FF-RUN-1"}, 'line 5: rules is a list; got "FF-RUN-1"'),
        ({"rules": [3]}, "line 5: rules is a list of strings; got [3]"),
        ({"setups": {}}, "line 5: there is no 'setups' in a scenario; nearest: setup, steps"),
        ({"setup": []}, "line 5: setup is an object; got []"),
        ({"setup": {"options": {"clok": 1}}}, "line 5: there is no option 'clok'; nearest: clock"),
        ({"position": 3}, "line 4: position is an object or one line of text; got 3"),
        ({"position": {"phase": "OPEN RUC"}}, "line 4: there is no phase 'OPEN RUC'; nearest: OPEN RUCK"),
        ({"position": {"balls": 2}}, "line 4: there is no 'balls' in a position"),
        ({"position": "FF1 home"}, "line 4: a position reads like 'FF1 home OPEN RUCK"),
    ],
)
def test_a_head_that_is_none(fields, words):
    assert refusal(ADVANCE, **fields).startswith(words)


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"chose": "1.advance"}, "there is no 'chose' in a step; nearest: choose"),
        ({"choose": "1.advance", "because": "x"}, "there is no 'because' in a step; nearest: "),
        (
            {"choose": "1.advance", "roll": [3]},
            "a step has one of choose, roll, draw, refuse, expect; got choose and roll",
        ),
        ({"rule": "FF-RUN-1"}, "a step has one of choose, roll, draw, refuse, expect; got none"),
        ({"choose": 3}, "choose is a string; got 3"),
        ({"choose": "1.advanse"}, "a card concludes by advance, run, kick, touch, drop"),
        ({"refuse": "backs 9 J10.run"}, "FF-JOKER-2: only the first card may be a relay"),
        ({"refuse": 3}, "refuse is a list; got 3"),
        ({"refuse": "end", "rule": 3}, "rule is a string; got 3"),
        ({"refuse": "end", "because": ""}, 'because is a string; got ""'),
        ({"roll": 3}, "roll is a list; got 3"),
        ({"roll": [[3]]}, "roll is a list of dice or cards; got [[3]]"),
        ({"roll": [True]}, "roll is a list of dice or cards; got [true]"),
        ({"draw": [3.5]}, "draw is a list of dice or cards; got [3.5]"),
        ({"expect": []}, "expect is an object; got []"),
        ({"expect": {}}, "expect is empty; it takes facts of the position, and waiting, offered, kinds"),
        ({"expect": {"waiting": "roll"}}, 'waiting is an object with by, rule, for, or null; got "roll"'),
        ({"expect": {"waiting": {"side": "home"}}}, "there is no 'side' in waiting; nearest: by, rule, for"),
        ({"expect": {"offers": "end"}}, 'offers is a list; got "end"'),
        ({"expect": {"refuses": ["sing"]}}, "'sing' is not an answer of French Flair; nearest: single"),
        ({"expect": {"offered": "2"}}, 'offered is a number; got "2"'),
        ({"expect": {"kinds": [1]}}, "kinds is a list of strings; got [1]"),
        ({"expect": {"events": "Carried"}}, 'events is a list; got "Carried"'),
        ({"expect": {"events": [3]}}, "an event is a name, or an object with fields; got 3"),
        ({"expect": {"events": [{}]}}, "an event is a name, or an object with fields; got {}"),
    ],
)
def test_a_step_that_is_none(step, words):
    assert refusal(ADVANCE, step).startswith(f"line 7: step 2: {words}")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "line 1: not JSON: Expecting value at column 1"),
        (b'{"format": "touchline-scenario/1",\n"game": }', "line 2: not JSON: Expecting value at column 9"),
        (b'{"format":\n\n"touchline-scenario/1"', "line 3: not JSON: Expecting ',' delimiter"),
        (b'{"title": "a",\n"title": "b"}', "line 1: not a scenario: 'title' appears twice in one object"),
        (b'{"format":\n"\xff"}', "line 2: not UTF-8 text"),
        (b"[]", "line 1: not a scenario: expected an object with the format touchline-scenario/1"),
        (b"[" * 100_000, "line 1: not a scenario: maximum recursion depth exceeded"),
        (b'{"title": ' + b"9" * 5000 + b"}", "line 1: not a scenario: Exceeds the limit"),
        (b"{}", "line 1: the format is null"),
        (b'{"format": "touchline-scenario/1"}', "line 1: game is a string; got nothing"),
        (
            b'{"format": "touchline-scenario/1", "game": "french-flair",\n"title": "x"}',
            "line 1: steps is a list; got nothing",
        ),
        (
            b'{"format": "touchline-scenario/1", "game": "french-flair",\n"title": "x", \n"steps": [3]}',
            "line 3: steps is a list of objects, with at least one",
        ),
        (
            b'{"format": "touchline-scenario/1", "game": "french-flair",\n"title":"steps",\n"\\u0073teps":\n[{"x":1}]}',
            "line 4: step 1: there is no 'x' in a step",
        ),
    ],
)
def test_a_file_that_is_none(data, words):
    with pytest.raises(BadFile) as refused:
        Scenario(data, GAMES)
    assert str(refused.value).startswith(words)


# Another game says all it has in its own facts


class Man(Record, frozen=True):
    hex: tuple[int, int]
    booked: bool = False


class Pitch(State, frozen=True):
    men: tuple[Man, ...] = ()
    kit: str = ""


class Move(Action, frozen=True):
    man: int
    to: tuple[int, int]


class Moved(Event, frozen=True):
    man: int
    path: tuple[tuple[int, int], ...]


class Kits(Frame, frozen=True):
    def asks(self, state: Pitch) -> Draw:
        return Draw("TOY-1", "away", ("amber", "black"))

    def takes(self, match: Match[Pitch], kit: tuple[str]) -> None:
        match.change(kit=kit[0])
        match.then(Pace(0))


class Pace(Frame, frozen=True):
    man: int

    def asks(self, state: Pitch) -> Roll:
        return Roll("TOY-2", ("home",))

    def takes(self, match: Match[Pitch], dice: Dice) -> None:
        match.then(Step(self.man, dice[0]))


class Step(Frame, frozen=True):
    man: int
    pace: int

    def asks(self, state: Pitch) -> Choose:
        column, row = state.men[self.man].hex
        return Choose("TOY-3", "home", (Listed("move", (Move(self.man, (column + self.pace, row)),)),))

    def takes(self, match: Match[Pitch], move: Move) -> None:
        men = list(match.state.men)
        match.note(Moved("TOY-3", move.man, (men[move.man].hex, move.to)))
        men[move.man] = replace(men[move.man], hex=move.to)
        match.change(men=tuple(men))


class Toy(Game[Pitch]):
    name = "toy"
    match = Match[Pitch]
    codec = Codec("toy", Pitch, (Kits, Pace, Step))

    def start(self, setup: Any = None) -> Pitch:
        return self.parse_position(setup, "1,1 2,5")

    def view(self, state: Pitch, side: Side) -> Pitch:
        return state

    def result(self, state: Pitch) -> Result:
        return Result(0, 0)

    def read_setup(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return dict(given)

    def write_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        return setup

    def parse_position(self, setup: dict[str, Any], position: Mapping[str, Any] | str) -> Pitch:
        if isinstance(position, str):
            hexes = [tuple(map(int, word.split(","))) for word in position.split()]
        else:
            hexes = [tuple(man["hex"]) for man in position["men"]]
        return Pitch(stack=(Kits(),), men=tuple(Man((column, row)) for column, row in hexes))

    def format_position(self, state: Pitch) -> str:
        return " ".join(f"{column},{row}" for column, row in (man.hex for man in state.men))

    def describe(self, state: Pitch) -> dict[str, Any]:
        men = [{"hex": man.hex, "booked": man.booked} for man in state.men]
        return {"men": men, "by_number": dict(enumerate(men, start=1)), "kit": state.kit}

    def format_answer(self, answer: Any) -> str:
        return f"{answer.man} to {answer.to[0]},{answer.to[1]}" if isinstance(answer, Move) else str(answer)

    def parse_answer(self, text: str) -> Move:
        try:
            man, column, row = map(int, text.replace(" to ", ",").split(","))
        except ValueError:
            raise BadNotation(f"{text!r} is no move") from None
        return Move(man, (column, row))


MEN = {"men": [{"hex": [1, 1]}, {"hex": [2, 5]}]}


def toy(*steps: object, position: object = MEN) -> Scenario[Any]:
    document = {
        "format": "touchline-scenario/1",
        "game": "toy",
        "title": "Another game",
        "setup": {"squads": ["a", "b"]},
        "position": position,
        "steps": steps,
    }
    return Scenario(json.dumps(document).encode(), {"toy": Toy()})


@pytest.mark.parametrize("position", [MEN, "1,1 2,5", None], ids=["data", "text", "start"])
def test_another_game_says_all_in_its_own_facts(position):
    toy(
        {"refuse": ["green"], "rule": "TOY-1"},
        {"draw": ["black"]},
        {"roll": [3]},
        {"expect": {"kit": "black", "men": [{"booked": False}, {"hex": [2, 5]}], "offers": ["0 to 4,1"]}},
        {"refuse": "0 to 5,1", "rule": "TOY-3", "because": "not-offered"},
        {"choose": "0 to 4,1"},
        {"expect": {
            "by_number": {"1": {"hex": [4, 1]}},
            "waiting": None,
            "events": [{"type": "Moved", "path": [[1, 1], [4, 1]]}],
        }},
        position=position,
    ).run()  # fmt: skip


def test_differences_lie_deep_in_lists_of_another_game():
    with pytest.raises(ScenarioFailed) as failed:
        toy(
            {"roll": [3]}, {"expect": {"kit": "amber", "men": [{"hex": [1, 1]}, {"hex": [2, 6], "booked": True}]}}
        ).run()
    assert failed.value.differences == [
        "men[1].hex: expected [2, 6], is [2, 5]",
        "men[1].booked: expected true, is false",
    ]
    with pytest.raises(ScenarioFailed) as failed:
        toy({"roll": [3]}, {"expect": {"men": [{"hex": [1, 1]}]}}).run()
    assert failed.value.differences[0].startswith(
        'men: expected [{"hex": [1, 1]}], is [{"hex": [1, 1], "booked": false'
    )
