"""`touchline bench`: the speed of the engine, measured alongside random play with the package `chess`."""

import platform
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from touchline.cli import BadInput
from touchline.cli.output import show_json
from touchline.games import GAMES
from touchline.kernel import Choose, Game, Seeded

PASSES = 3
LONGEST = 300  # plies of a chess game; random play would go on much longer


def bench(*, json: Annotated[bool, Parameter(help="Print one JSON document.")] = False, seconds: float = 10.0) -> None:
    """Measure the speed of the engine.

    Parameters
    ----------
    seconds
        The approximate duration of the whole measurement.
    """
    if not 0 < seconds <= 600:
        raise BadInput(f"--seconds takes a number above 0 and up to 600; got {seconds}")
    figures = measure(seconds)
    if json:
        show_json(figures)
    else:
        _show(figures)


def measure(seconds: float) -> dict[str, Any]:
    """All figures, taken in rounds over all runners, so that changes in load affect them alike."""
    runners: dict[str, Callable[[float], dict[str, float]]] = {
        name: _Playouts(game).round for name, game in GAMES.items()
    }
    chess = _chess_rounds()
    if chess:
        runners |= chess
    rounds = 5
    each = seconds / rounds / len(runners)
    for run in runners.values():
        run(each / 2)  # warms up caches and branch predictors, as in a long run
    taken = [{name: run(each) for name, run in runners.items()} for _ in range(rounds)]
    figures: dict[str, Any] = {
        name: {key: round(median(turn[name][key] for turn in taken), 3) for key in taken[0][name]} for name in runners
    }
    if chess:
        for name in GAMES:
            for rival in chess:
                ratios = [turn[name]["decisions_per_second"] / turn[rival]["moves_per_second"] for turn in taken]
                figures[name][f"times_{rival}"] = round(median(ratios), 2)
    return {"python": platform.python_version(), "rounds": rounds, **figures}


class _Playouts:
    """Random matches of a game, counting the answers at each decision, and the cost of its states."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._seeds = count()

    def round(self, seconds: float) -> dict[str, float]:
        game = self._game
        matches = decisions = 0
        start = process_time()
        while process_time() - start < seconds * 0.7:
            randbelow = Seeded(next(self._seeds), "bench").randbelow
            state = game.start()
            while (request := game.request(state)) is not None:
                if isinstance(request, Choose):
                    decisions += 1
                    assert request.count
                state, _ = game.step(state, request.at_random(randbelow))
            matches += 1
        spent = process_time() - start
        return {
            "decisions_per_second": decisions / spent,
            "matches_per_second": matches / spent,
            "milliseconds_per_match": 1000 * spent / matches,
            "decisions_per_match": decisions / matches,
            **self._states(),
        }

    def _states(self) -> dict[str, float]:
        """The cost of a state: to apply an answer to it (no copy is needed), to encode and to decode; and its size."""
        game, codec = self._game, self._game.codec
        steps = list(_steps(game, next(self._seeds)))
        packed = [codec.pack(state) for state, _ in steps]
        return {
            "clone_and_apply_microseconds": _each(game.step, steps),
            "encode_microseconds": _each(codec.pack, [(state,) for state, _ in steps]),
            "decode_microseconds": _each(codec.unpack, [(data,) for data in packed]),
            "state_bytes": sum(map(len, packed)) / len(packed),
            "state_bytes_most": max(map(len, packed)),
        }


def _steps(game: Game[Any], seed: int) -> Iterator[tuple[Any, Any]]:
    randbelow = Seeded(seed, "bench").randbelow
    state = game.start()
    while (request := game.request(state)) is not None:
        answer = request.at_random(randbelow)
        yield state, answer
        state, _ = game.step(state, answer)


def _each(work: Callable[..., object], items: list[tuple[Any, ...]]) -> float:
    """Microseconds per item, in the best of several passes, since disturbances only add time."""
    return 1e6 * min(_pass(work, items) for _ in range(PASSES)) / len(items)


def _pass(work: Callable[..., object], items: list[tuple[Any, ...]]) -> float:
    start = process_time()
    for item in items:
        work(*item)
    return process_time() - start


def _chess_rounds() -> dict[str, Callable[[float], dict[str, float]]]:
    """Random play with `chess`, with and without its own test for the end; empty if it is not installed."""
    try:
        import chess
    except ImportError:
        return {}
    randbelow = Seeded("bench", "chess").randbelow

    def round_of(is_over: Callable[[Any], bool]) -> Callable[[float], dict[str, float]]:
        def run(seconds: float) -> dict[str, float]:
            moves = 0
            start = process_time()
            while process_time() - start < seconds:
                board = chess.Board()
                while board.ply() < LONGEST and not is_over(board):
                    legal = list(board.legal_moves)
                    if not legal:
                        break
                    board.push(legal[randbelow(len(legal))])
                    moves += 1
            return {"moves_per_second": moves / (process_time() - start)}

        return run

    return {"chess": round_of(lambda board: board.is_game_over()), "chess_no_end_test": round_of(lambda board: False)}


def _show(figures: dict[str, Any]) -> None:
    table = Table("what", "figure", box=None, header_style="bold")
    for name, figure in figures.items():
        if isinstance(figure, dict):
            table.add_row(f"[bold]{name}[/bold]", "")
            for key, value in figure.items():
                table.add_row(f"  {key.replace('_', ' ')}", f"{value:,.2f}".rstrip("0").rstrip("."))
        else:
            table.add_row(name, str(figure))
    Console().print(table)
