"""`touchline simulate`: many matches between two coaches."""

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from touchline.chance import system
from touchline.cli import BadInput
from touchline.cli.options import GameName, quick_setup, read_typed, settled
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.coaches.arena import Batch, MatchResult, run
from touchline.coaches.standings import averages, interval
from touchline.games import GAMES
from touchline.kernel import AWAY, HOME, TouchlineError, nearest


def simulate(
    game: GameName,
    *,
    home: str = "steady",
    away: str = "random",
    matches: int = 100,
    seed: int | str | None = None,
    jobs: int = 1,
    edition: str | None = None,
    variant: str | None = None,
    scenario: str | None = None,
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"])] = (),
    save: Path | None = None,
    json: bool = False,
) -> None:
    """Play many matches between two coaches: results and statistics.

    Parameters
    ----------
    home
        The coach of home: a level (random, novice, steady, sharp, master), a level in a style (sharp/direct), or your
        own as file.py:ClassName.
    away
        The coach of away.
    matches
        The number of matches.
    seed
        The seed of all dice, draws and coaches; the same seed gives the same results with any number of jobs.
    jobs
        The number of processes.
    edition
        Counter Attack: the edition of the rules: living (default), advanced or core.
    variant
        Counter Attack: a quick scenario instead of a match: outnumbered, away_goal, defence_v_attack, top_v_bottom.
    scenario
        Counter Attack: the same, or beginners for the beginners' match.
    option
        An option of the game, as name=value; may be repeated (`touchline rules clock` describes one).
    save
        A folder for the records of the matches, which `touchline analyse` reads.
    json
        Print one JSON document.
    """
    for name, number in (("matches", matches), ("jobs", jobs)):
        if number < 1:
            raise BadInput(f"--{name} takes a number of at least 1; got {number}")
    seed = system().randbelow(2**32) if seed is None else seed
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}; nearest: {nearest(game, list(GAMES))}")
    setup = {**quick_setup(game, scenario), **settled(edition=edition, variant=variant)}
    batch = Batch(game, home, away, matches, seed, read_typed(option), setup)
    started = perf_counter()
    try:
        with bar(f"{home} against {away}", matches) as advance:
            results = run(batch, jobs, advance, save)
    except (TouchlineError, OSError) as error:
        raise BadInput(error) from None
    document = _document(batch, results, perf_counter() - started)
    if json:
        show_json(document)
    else:
        _show(document)


def _document(batch: Batch, results: Sequence[MatchResult], seconds: float) -> dict[str, Any]:
    winners = [played.result.winner for played in results]
    home_wins, away_wins, draws = (winners.count(winner) for winner in (HOME, AWAY, None))
    score = (home_wins + draws / 2) / batch.matches
    decisions = sum(played.decisions for played in results)
    return {
        "game": batch.game,
        "home": batch.home,
        "away": batch.away,
        "matches": batch.matches,
        "seed": batch.seed,
        "setup": batch.setup,
        "options": batch.options,
        "home_wins": home_wins,
        "draws": draws,
        "away_wins": away_wins,
        "home_score": round(score, 4),
        "home_score_interval": [round(limit, 4) for limit in interval(score, batch.matches)],
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "per_match": averages([to_builtins(played.sheet.together) for played in results]),
        "home_per_match": averages([to_builtins(played.sheet.home) for played in results]),
        "away_per_match": averages([to_builtins(played.sheet.away) for played in results]),
    }


def _show(told: dict[str, Any]) -> None:
    low, high = told["home_score_interval"]
    table = Table("a match", "home", "away", "together")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, both in told["per_match"].items():
        sides = (told[f"{side}_per_match"][name] for side in (HOME, AWAY))
        table.add_row(name.replace("_", " "), *(f"{average:.1f}" for average in (*sides, both)))
    console = Console(soft_wrap=True)
    console.print(f"{told['home']} (home) against {told['away']} (away), seed {told['seed']}", highlight=False)
    console.print(
        f"{told['matches']} matches: {told['home_wins']} won, {told['draws']} drawn, {told['away_wins']} lost by home;"
        f" score {told['home_score']:.1%} (95 %: {low:.1%} to {high:.1%})",
        highlight=False,
    )
    console.print(table)
    console.print(
        f"{told['decisions']} decisions in {told['seconds']:.1f} s, {told['decisions_per_second']} a second",
        highlight=False,
    )
