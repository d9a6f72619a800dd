"""Text from outside is read in linear time, and refused in one line."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from tests.support.growth import is_linear
from touchline import counter_attack as ca
from touchline import french_flair as ff
from touchline.cli.presenters.counter_attack.reading import words_of
from touchline.games import GAMES
from touchline.kernel import BadNotation, Game, Reading, Scenario, TouchlineError
from touchline.league import results
from touchline.session.presenters import PRESENTERS

Make = Callable[[int], Any]

SIZE = 2_000
"""Letters, of which the larger input has sixteen times as many."""


def filled(text: str, size: int, start: str = "", end: str = "") -> str:
    """A text repeated up to a length."""
    return start + text * (size // len(text)) + end


def counted(text: str, size: int, start: str = "", end: str = "") -> str:
    """The same with a different number for each `#`."""
    length = len(text) + 3
    return start + "".join(text.replace("#", f"{number:04}") for number in range(size // length)) + end


def of(text: str, start: str = "", end: str = "") -> Make:
    return lambda size: filled(text, size, start, end)


def numbered(text: str, start: str = "", end: str = "") -> Make:
    return lambda size: counted(text, size, start, end)


def named(families: dict[str, Make]) -> Any:
    return [pytest.param(make, id=name) for name, make in families.items()]


# Decisions

DECISIONS = {
    "spaces": of(" "),
    "spaces before a word": of(" ", end="x"),
    "spaces between words": of(" ", "standard", "x"),
    "lines": of("\n", "H8", "1,1"),
    "commas": of(","),
    "commas and spaces": of(" , "),
    "digits": of("1"),
    "digits before a letter": of("1", end="x"),
    "a sign and digits": of("-1,", end="x"),
    "letters": of("e"),
    "words": of("e "),
    "other digits": of("\u0661"),
    "players": of(" H1", "name"),
    "cards in a line": of(" 1", "line-up"),
    "a long formation": of("4-", "form "),
    "a long hex": of("1", "H8 "),
    "a long card": of("1", "tackle "),
    "a long play": of(" 9", "backs"),
    "a long conclusion": of("n", "9.ru"),
}


@pytest.mark.parametrize("make", named(DECISIONS))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_decision_is_read_in_linear_time(game: Game[Any], make: Make) -> None:
    assert is_linear(game.parse_answer, make, SIZE)


@pytest.mark.parametrize("make", named(DECISIONS))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_decision_of_any_length_is_read_or_refused(game: Game[Any], make: Make) -> None:
    for size in (0, 1, 200, 20_000):
        assert "\n" not in refusal(game, make(size))


def refusal(game: Game[Any], text: str) -> str:
    """The reason why a text is no decision; None if it is one."""
    try:
        game.parse_answer(text)
    except BadNotation as error:
        return str(error)
    return ""


@pytest.mark.parametrize("make", named(DECISIONS))
def test_typed_text_is_split_in_linear_time(make: Make) -> None:
    assert is_linear(words_of, make, SIZE)


# Positions

FOOTBALL = "CA1 living home movement 1.12 2-1 ball:H8 H8@10,0"
RUGBY = "FF1 home OPEN RUCK x60 1.12 7-3 home:1,2 away:3,4"
POSITIONS: dict[str, dict[str, Make]] = {
    "counter-attack": {
        "spaces": of(" "),
        "spaces inside": of(" ", FOOTBALL, "H1@1,1"),
        "letters": of("a", "CA1 "),
        "a long name of what is next": of("a", "CA1 living home ", " 1.12 2-1 ball:H8"),
        "a long ball": of("1", "CA1 living home movement 1.12 2-1 ball:"),
        "words": of(" a", FOOTBALL),
        "a long word": of("a", f"{FOOTBALL} "),
        "a long option": of("a", f"{FOOTBALL} ", "=1"),
        "options": numbered(" o#=1", FOOTBALL),
        "players": of(" H1@1,1", FOOTBALL),
        "marks": of("H1,", f"{FOOTBALL} booked:", "H1"),
        "cards": of("1,", f"{FOOTBALL} cards:", "1"),
        "benches": of("1;", f"{FOOTBALL} bench:", "1"),
        "dives": of("1,1;", f"{FOOTBALL} step:1 dives:", "1,1"),
        "attributes": of("1/", f"{FOOTBALL} H8="),
        "a deep stack": of("[", "CA1 living home stack=", " 1.12 2-1 ball:H8 H8@10,0"),
        "a high stack": of('{"type":"StepGoesOn"},', "CA1 living home stack=[", "1] 1.12 2-1 ball:H8 H8@10,0"),
    },
    "french-flair": {
        "spaces": of(" "),
        "spaces inside": of(" ", RUGBY, "time-up"),
        "places": of(" x1", "FF1 home a"),
        "heads": of(" x1 1.1 1-1x", "FF1 home a"),
        "words": of(" time-up", RUGBY),
        "a long word": of("a", f"{RUGBY} "),
        "a long option": of("a", f"{RUGBY} ", "=1"),
        "options": of(" o=1", RUGBY),
        "a hand": of("1,", f"{RUGBY} home:", "1"),
        "a deep stack": of("[", "FF1 home stack=", " x60 1.12 7-3"),
        "a high stack": of('{"type":"GoesOn"},', "FF1 home stack=[", "1] x60 1.12 7-3"),
    },
}
SETUPS: dict[str, Any] = {"counter-attack": ca.Setup(), "french-flair": ff.Setup()}


@pytest.mark.parametrize(
    ("game", "make"),
    [
        pytest.param(GAMES[game], make, id=f"{game} {name}")
        for game, families in POSITIONS.items()
        for name, make in families.items()
    ],
)
def test_a_position_is_read_in_linear_time(game: Game[Any], make: Make) -> None:
    assert is_linear(lambda text: game.parse_position(SETUPS[game.name], text), make, SIZE)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_stack_that_is_too_deep_is_refused(game: Game[Any]) -> None:
    text = POSITIONS[game.name]["a deep stack"](100_000)
    deep: Any = []
    for _ in range(20_000):
        deep = [deep]
    for position in (text, {"stack": deep}):
        with pytest.raises(TouchlineError, match="the stack of the position cannot be read"):
            game.parse_position(SETUPS[game.name], position)


@pytest.mark.parametrize(
    "make",
    named(
        {
            "marks": lambda size: {"booked": ["H1"] * size},
            "keys": lambda size: {f"key {number}": 1 for number in range(size)},
            "a bench": lambda size: {"bench": [[*range(size)], []]},
            "cards": lambda size: {"cards": [*range(size)]},
            "dives": lambda size: {"movement": {"dives": [[1, 1]] * size}},
            "players": lambda size: {"players": {f"H{number}": [1, 1] for number in range(size)}},
            "a stack": lambda size: {"stack": [{"type": "StepGoesOn"}] * size},
        }
    ),
)
def test_a_position_as_plain_data_is_read_in_linear_time(make: Make) -> None:
    assert is_linear(lambda data: ca.game.parse_position(ca.Setup(), data), make, SIZE)


# Set-ups and decks


def deck(size: int) -> dict[str, Any]:
    outfielders = [[f"Player {number}", "Fiji", 1, 2, 3, 4, 5, 6, 1] for number in range(size)]
    goalkeepers = [[f"Keeper {number}", "Fiji", 1, 2, 3, 4, 5, 6, 1] for number in range(size)]
    return {"outfielders": outfielders, "goalkeepers": goalkeepers, "referees": [["Referee", "Fiji", 3]] * size}


@pytest.mark.parametrize(
    "make",
    named(
        {
            "a long name": lambda size: {"home": " " * size},
            "keys": lambda size: {f"key {number}": 1 for number in range(size)},
            "options": lambda size: {"options": {f"option {number}": 1 for number in range(size)}},
            "a long clock": lambda size: {"options": {"clock": "actions:" + "1" * size}},
            "a deck": lambda size: {"deck": deck(size // 16)},
            "one card": lambda size: {"deck": {**deck(30), "referees": [["a" * size] * 3]}},
            "squads": lambda size: {"squads": {"home": [*range(size)], "away": [None] * size}},
            "formations": lambda size: {"formations": {"home": "4-" * size}},
        }
    ),
)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_set_up_is_read_in_linear_time(game: Game[Any], make: Make) -> None:
    assert is_linear(game.read_setup, make, SIZE)


REFEREES = "Name,Nationality,Leniency\n"
OUTFIELDERS = "Name,Nationality,Pace,Dribbling,Heading,High Pass,Resilience,Shooting,Tackling\n"


@pytest.mark.parametrize(
    "make",
    named(
        {
            "rows": numbered("Player #,Fiji,1,2,3,4,5,6,1\n", OUTFIELDERS),
            "the same row": of("Player,Fiji,1,2,3,4,5,6,1\n", OUTFIELDERS),
            "tables": numbered(f"{REFEREES}Referee #,Fiji,3\n"),
            "tables without cards": of(REFEREES),
            "blank lines": of("\n", end=REFEREES),
            "blank lines before tables": lambda size: "\n" * (size // 2) + filled("name\n", size // 2),
            "titles": of("name\n"),
            "columns": of("name,"),
            "commas": of(","),
            "quotes": of('"'),
            "a quote that does not end": of("a\n", f'{REFEREES}"'),
            "a long title": of("a", "Name,"),
            "a long cell": of("a", REFEREES, ",Fiji,3"),
            "spaces": of(" ", REFEREES, "Referee,Fiji,3"),
            "carriage returns": of("\r"),
            "another encoding": of("a", end="\0"),
        }
    ),
)
def test_a_deck_is_read_in_linear_time(make: Make) -> None:
    read = PRESENTERS["counter-attack"].read_deck
    assert read is not None
    assert is_linear(lambda text: read(text.encode()), make, SIZE)


def test_a_sheet_of_results_is_read_in_linear_time() -> None:
    titles = f"{','.join(results.COLUMNS)}\n"
    for text in ("2031-05-17,Ada,2,2,Grace,living,match,yes,4-3\n", "\n", ",", '"', " "):
        assert is_linear(results.read, of(text, titles), SIZE), text


# Scenarios

SCENARIO = '{"format":"touchline-scenario/1","game":"french-flair","title":"x","steps":['


@pytest.mark.parametrize(
    "make",
    named(
        {
            "steps": of('{"choose":"dice 1"},\n', SCENARIO, "{}]}"),
            "steps on one line": of("{},", SCENARIO, "{}]}"),
            "blank lines": of("\n", SCENARIO, '{"choose":"dice 1"}]}'),
            "keys": numbered('"k#":1,\n', "{", '"format":""}'),
            "brackets": of("["),
            "quotes": of('\\"', '{"format":"', '"}'),
            "texts": of('"b" ,', f'{SCENARIO}{{"expect":{{"a":[', "1]}}]}"),
            "offers": of('"dice 1",', f'{SCENARIO}{{"expect":{{"offers":[', '"dice 2"]}}]}'),
            "a text that does not end": of("a", '"'),
            "texts that do not end": of('"a', "{"),
        }
    ),
)
def test_a_scenario_is_read_in_linear_time(make: Make) -> None:
    assert is_linear(lambda text: Scenario(text.encode(), GAMES), make, 8 * SIZE)


# Records

HEADER = {
    "format": "touchline-match/1",
    "engine": "0",
    "game": "counter-attack",
    "setup": {},
    "dice": {"source": "system"},
    "coaches": {},
}


def record(*bodies: str) -> list[bytes]:
    """Lines with correct sums."""
    found, last = [], ""
    for body in bodies:
        last = sha256((last + body).encode()).hexdigest()[:16]
        found.append(f'{body[:-1]},"sum":"{last}"}}\n'.encode())
    return found


def digests(size: int) -> list[bytes]:
    digest = ca.game.codec.digest(ca.game.start())
    return record(json.dumps(HEADER | {"rules": 2}), *[f'{{"after":0,"digest":"{digest}"}}'] * (size // 40))


def gap(size: int) -> list[bytes]:
    """Answers by older rules, the first of which does not follow."""
    answers = (f'{{"n":{n},"rule":"X-1","by":"home","choose":"end"}}' for n in range(1, size // 40))
    return record(json.dumps(HEADER | {"rules": 1}), *answers)


@pytest.mark.parametrize(
    "make",
    named(
        {
            "digests": digests,
            "a gap": gap,
            "a long header": lambda size: record(json.dumps(HEADER | {"engine": "e" * size})),
            "a deck": lambda size: record(json.dumps(HEADER | {"setup": {"deck": deck(size // 16)}})),
            "sums": lambda size: record(json.dumps(HEADER | {"engine": ',"sum":"0123456789abcdef"}' * (size // 27)})),
            "a long answer": lambda size: record(json.dumps(HEADER), '{"n":1,"rule":"' + "x" * size + '"}'),
            "a deep answer": lambda size: record(json.dumps(HEADER), '{"n":' + "[" * size + "}"),
            "many dice": lambda size: record(
                json.dumps(HEADER), '{"n":1,"rule":"SETUP-11","by":"home","draw":[' + "1," * size + "1]}"
            ),
        }
    ),
)
def test_a_record_is_read_in_linear_time(make: Make) -> None:
    def read(lines: list[bytes]) -> None:
        for _ in Reading(lines, GAMES).moments():
            pass

    assert is_linear(read, make, SIZE)
