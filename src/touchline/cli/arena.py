"""`touchline arena`: coaches meet, each every other."""

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
from touchline.cli.options import GameName, read_typed, settled
from touchline.cli.output import show_json
from touchline.cli.progress import bar
from touchline.coaches.executors import executor
from touchline.coaches.round_robin import Ledger, RoundRobin, hold, read_terms
from touchline.coaches.standings import Standings, Terms, standings
from touchline.kernel import TouchlineError


def arena(
    game: GameName,
    *coaches: str,
    matches: int = 100,
    seed: int | str | None = None,
    jobs: int = 1,
    results: Path | None = None,
    ray: bool = False,
    edition: str | None = None,
    variant: str | None = None,
    option: Annotated[Sequence[str], Parameter(name=["--option", "-o"])] = (),
    json: bool = False,
) -> None:
    """Let coaches meet, each every other, with the sides changed: scores, ratings, how long they think.

    Parameters
    ----------
    coaches
        Who meets: levels (random, novice, steady, sharp, master), levels in a style (sharp/direct), or coaches of your
        own as file.py:ClassName; all levels if nobody is named.
    matches
        How many matches each pair plays, half of them from either side.
    seed
        Where all dice, draws and coaches start from; the same seed gives the same results, wherever they are played.
    jobs
        How many processes share the matches.
    results
        A file to keep the matches in. What it holds already, on the same terms, is not played again.
    ray
        Let workers of Ray play instead of processes (pip install 'touchline[ray]').
    edition
        Counter Attack: the rules to play by: living (if nothing is said), advanced or core.
    variant
        Counter Attack: a quick scenario instead of a match: outnumbered, away_goal, defence_v_attack, top_v_bottom.
    option
        A switch of the game, as name=value; may be given again (`touchline rules clock` tells of one).
    json
        Print one JSON document.
    """
    if jobs < 1:
        raise BadInput(f"--jobs takes a number from 1 up; {jobs} came")
    setup = settled(edition=edition, variant=variant)
    try:
        terms = Terms(game, _seed(seed, results), read_typed(option), setup)
        robin = RoundRobin.of(terms, coaches, matches)
        ledger, where = Ledger(terms, results), executor(jobs, ray=ray)
        all_of_them = robin.fixtures()
        there = sum(not ledger.lacks(fixture) for fixture in all_of_them)
        started = perf_counter()
        with bar(game, len(all_of_them), there) as advance:
            played = hold(robin, ledger, where, advance)
    except (TouchlineError, OSError) as error:
        raise BadInput(error) from None
    document = _document(robin, standings(robin.coaches, ledger.entries), played, perf_counter() - started)
    if json:
        show_json(document)
    else:
        _show(document)


def _seed(seed: int | str | None, results: Path | None) -> str:
    """The seed that was asked for; else that of the file, so that it can go on; else any."""
    if seed is not None:
        return str(seed)
    terms = None if results is None else read_terms(results)
    return str(system().randbelow(2**32)) if terms is None else terms.seed


def _document(robin: RoundRobin, told: Standings, played: int, seconds: float) -> dict[str, Any]:
    terms = robin.terms
    return {
        "game": terms.game,
        "matches": robin.matches,
        "seed": terms.seed,
        "setup": terms.setup,
        "options": terms.options,
        "played": played,
        "seconds": round(seconds, 3),
        "matches_per_minute": round(60 * played / seconds, 1) if played else None,
        **to_builtins(told),
    }


def _show(told: dict[str, Any]) -> None:
    console = Console(soft_wrap=True)
    console.print(f"{told['game']}, {told['matches']} matches of each pair, seed {told['seed']}", highlight=False)
    coaches = Table("coach", "rating", "score", "matches", "median", "99 of 100")
    for coach in told["coaches"]:
        coaches.add_row(
            coach["coach"],
            f"{coach['rating']:.1f} ± {coach['deviation']:.1f}",
            f"{coach['score']:.1%}",
            f"{coach['matches']}",
            *(f"{1000 * coach[time]:.2f} ms" for time in ("median", "slowest")),
        )
    meetings = Table("coach", "against", "score", "95 %", "won", "drawn", "lost")
    for meeting in told["meetings"]:
        low, high = meeting["interval"]
        meetings.add_row(
            meeting["coach"],
            meeting["rival"],
            f"{meeting['score']:.1%}",
            f"{low:.1%} to {high:.1%}",
            *(f"{meeting[count]}" for count in ("won", "drawn", "lost")),
        )
    for table, words in ((coaches, 1), (meetings, 2)):
        for column in table.columns[words:]:
            column.justify = "right"
        console.print(table)
    pace = "all of them were in the file already"
    if told["played"]:
        pace = f"{told['played']} matches played in {told['seconds']:.1f} s, {told['matches_per_minute']:.0f} a minute"
    console.print(pace, highlight=False)
