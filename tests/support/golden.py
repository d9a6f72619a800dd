"""Golden files: whole matches as text, and perft counts. `scripts/golden` rewrites them."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.support.matches import TOGETHER, VALUES, moments
from touchline.games import GAMES
from touchline.kernel import Choose, Event, Game

TESTS = Path(__file__).parent.parent


def _all_switched(game: str) -> Mapping[str, Any]:
    """Every option at its last value but the clock: as far from the usual game as the options go."""
    return TOGETHER[game]({name: values[-1] for name, values in VALUES[game].items()})


class Played(NamedTuple):
    """A match at random: of what, from which seed, set up how."""

    game: str
    seed: int
    setup: Mapping[str, Any]


MATCHES: dict[str, Played] = {
    "french-flair-plain": Played("french-flair", 1, {}),
    "french-flair-switched": Played(
        "french-flair", 2, {"options": {**_all_switched("french-flair"), "clock": "phases:60"}}
    ),
    "french-flair-timed": Played("french-flair", 3, {"options": {"clock": "minutes:10"}}),
    "counter-attack-core": Played("counter-attack", 1, {"edition": "core", "options": {"clock": "actions:20"}}),
    "counter-attack-advanced": Played("counter-attack", 2, {"edition": "advanced", "options": {"clock": "actions:20"}}),
    "counter-attack-living": Played("counter-attack", 3, {"options": {"clock": "actions:20"}}),
    "counter-attack-switched": Played(
        "counter-attack",
        4,
        {"options": {**_all_switched("counter-attack"), "clock": "actions:12", "tie_break": "both"}},
    ),
}

# Each position with how deep it is counted, by game.
POSITIONS: dict[str, dict[str, tuple[int, str]]] = {
    "french-flair": {
        "free, half a back line": (3, "FF1 home OPEN FREE x40 1.5 0-0 home:1,9,10,11,12,13 away:2,3,4,5,6,7"),
        "ruck in the 22": (2, "FF1 away OPEN RUCK x15 1.5 0-0 home:9,10 away:1,2,9,10"),
        "lineout at 5 m": (4, "FF1 home OPEN LINEOUT x95 1.5 0-0 home:1,8,9,10 away:4,9"),
        "gathered near the own line": (2, "FF1 home OPEN KICKED x5 1.5 0-0 home:8,9,10,15 away:2,3"),
        "contest": (4, "FF1 home CONTEST_OFFER attack 2-5 x70 1.5 0-0 home:2,9,10 away:3,7,8"),
        "scrum": (4, "FF1 away SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6"),
        "penalty after time": (4, "FF1 home PENALTY x60 2.60 3-3 home:1,2,3,9,9,10 away:1,2,3,4,5,6 time-up"),
    },
    "counter-attack": {
        "a run past two defenders": (
            4,
            "CA1 living home step 1.3 0-0 ball:H8 H8@4,0 A1@16,0 A8@6,1 A4@8,-1 step:1 H8=3/6/3/3/3/3/3",
        ),
        "a tackle from behind": (4, "CA1 living home step 1.3 0-0 ball:H8 H8@6,0 A1@16,0 A4@5,0 step:2"),
        "a pass between three": (3, "CA1 living home movement 1.3 0-0 ball:H8 H8@0,0 H9@3,2 A1@16,0 A5@1,2 A7@4,3"),
        "a first-time pass in the book": (
            3,
            "CA1 advanced home standard 1.3 0-0 ball:H8 H8@0,0 H9@3,2 A1@16,0 A5@1,2 A6@3,4",
        ),
        "a snapshot from the edge of the box": (
            4,
            "CA1 living home tackle 1.3 0-0 ball:H9 H9@12,2 A1@17,0 A4@14,2 nutmeg=off",
        ),
        "a goalkeeper with the ball": (3, "CA1 core away hold 1.3 0-0 ball:A1 A1@16,0 A4@12,1 A9@3,3 H9@9,0"),
        "a throw of the dice for a free ball": (
            3,
            "CA1 living away loose_free 1.3 0-0 ball:3,2 H1@-16,0 H8@4,2 A1@16,0 A7@5,3",
        ),
    },
}


def told(event: Event) -> str:
    """An event as one word and its fields."""
    fields = " ".join(f"{name}={getattr(event, name)}".replace(" ", "") for name in event.__struct_fields__)
    return f"{type(event).__name__} {fields}"


def match_lines(played: Played) -> Iterator[str]:
    """A match at random, one answer and its events a line, with a digest now and then."""
    game: Game[Any] = GAMES[played.game]
    yield f"seed {played.seed} setup {json.dumps(played.setup)}"
    state = None
    for number, moment in enumerate(moments(game, played.seed, game.read_setup(played.setup)), start=1):
        request, state = moment.request, moment.state
        offered = f" of {len(request)}" if isinstance(request, Choose) else ""
        yield f"{number} {request.side} {request.rule}: {game.format_answer(moment.answer)}{offered}"
        yield from (f"    {told(event)}" for event in moment.events)
        if number % 100 == 0:
            yield f"    digest {game.codec.digest(state)}"
    assert state is not None
    yield f"digest {game.codec.digest(state)}"


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """The number of ways this many answers deep, with every throw and draw enumerated."""
    request = game.request(state)
    if request is None:
        return 1
    answers = list(request) if isinstance(request, Choose) else [answer for answer, _ in request.outcomes()]
    if depth == 1:
        return len(answers)
    return sum(perft(game, game.step(state, answer)[0], depth - 1) for answer in answers)


def counted(game: Game[Any], deepest: int, position: str) -> dict[str, Any]:
    """A position with the number of ways at each depth."""
    state = game.parse_position(game.read_setup({}), position)
    return {"position": position, "counts": [perft(game, state, depth) for depth in range(1, deepest + 1)]}


def golden_files() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it should hold."""
    for name, played in MATCHES.items():
        yield TESTS / "golden" / f"{name}.txt", "\n".join(match_lines(played)) + "\n"
    for game, positions in POSITIONS.items():
        counts = {title: counted(GAMES[game], *position) for title, position in positions.items()}
        yield TESTS / "perft" / f"{game}.json", json.dumps(counts, indent=2) + "\n"
