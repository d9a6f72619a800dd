"""Golden files: whole matches as text, and how much lies a few answers deep. `scripts/golden` writes them anew."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.matches import VALUES, moments
from touchline import french_flair
from touchline.kernel import Choose, Event, Game

TESTS = Path(__file__).parent.parent
GAME = french_flair.game

# Every switch at its last value but the clock: as far from the usual game as the switches go.
ALL_SWITCHED = {name: values[-1] for name, values in VALUES[GAME.name].items() if name != "clock"}
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "french-flair-plain": (1, {}),
    "french-flair-switched": (2, ALL_SWITCHED),
    "french-flair-timed": (3, {"clock": "minutes:10"}),
}

# Each position with how deep it is counted.
POSITIONS = {
    "free, half a back line": (3, "FF1 home OPEN FREE x40 1.5 0-0 home:1,9,10,11,12,13 away:2,3,4,5,6,7"),
    "ruck in the 22": (2, "FF1 away OPEN RUCK x15 1.5 0-0 home:9,10 away:1,2,9,10"),
    "lineout at 5 m": (4, "FF1 home OPEN LINEOUT x95 1.5 0-0 home:1,8,9,10 away:4,9"),
    "gathered near the own line": (2, "FF1 home OPEN KICKED x5 1.5 0-0 home:8,9,10,15 away:2,3"),
    "contest": (4, "FF1 home CONTEST_OFFER attack 2-5 x70 1.5 0-0 home:2,9,10 away:3,7,8"),
    "scrum": (4, "FF1 away SCRUM x50 1.5 0-0 home:1,2,3,4,5,6 away:1,2,3,4,5,6"),
    "penalty after time": (4, "FF1 home PENALTY x60 2.60 3-3 home:1,2,3,9,9,10 away:1,2,3,4,5,6 time-up"),
}


def told(event: Event) -> str:
    """An event as one word and its fields."""
    fields = " ".join(f"{name}={getattr(event, name)}".replace(" ", "") for name in event.__struct_fields__)
    return f"{type(event).__name__} {fields}"


def match_lines(game: Game[Any], seed: int, options: dict[str, Any]) -> Iterator[str]:
    """A match at random, one answer and its events a line, with a digest now and then."""
    yield f"seed {seed} options {json.dumps(options)}"
    state = None
    for number, moment in enumerate(moments(game, seed, game.read_setup({"options": options})), start=1):
        request, state = moment.request, moment.state
        offered = f" of {len(request)}" if isinstance(request, Choose) else ""
        yield f"{number} {request.side} {request.rule}: {game.write(moment.answer)}{offered}"
        yield from (f"    {told(event)}" for event in moment.events)
        if number % 100 == 0:
            yield f"    digest {game.codec.digest(state)}"
    assert state is not None
    yield f"digest {game.codec.digest(state)}"


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """How many ways lie so many answers deep, every throw and draw enumerated."""
    request = game.request(state)
    if request is None:
        return 1
    answers = list(request) if isinstance(request, Choose) else [answer for answer, _ in request.outcomes()]
    if depth == 1:
        return len(answers)
    return sum(perft(game, game.step(state, answer)[0], depth - 1) for answer in answers)


def counted(deepest: int, position: str) -> dict[str, Any]:
    """A position with the number of ways at each depth."""
    state = GAME.place(french_flair.Setup(), position)
    return {"position": position, "counts": [perft(GAME, state, depth) for depth in range(1, deepest + 1)]}


def golden_files() -> Iterator[tuple[Path, str]]:
    """Every golden file with what it should hold."""
    for name, (seed, options) in MATCHES.items():
        yield TESTS / "golden" / f"{name}.txt", "\n".join(match_lines(GAME, seed, options)) + "\n"
    counts = {title: counted(*position) for title, position in POSITIONS.items()}
    yield TESTS / "perft" / "french-flair.json", json.dumps(counts, indent=2) + "\n"
