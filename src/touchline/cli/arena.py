"""`touchline arena`: a round robin of coaches."""

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
    save: Path | None = None,
    json: bool = False,
) -> None:
    """Run a round robin of coaches, each pair from both sides: scores, ratings, thinking times.

    Parameters
    ----------
    coaches
        The coaches: levels (random, novice, steady, sharp, master), levels in a style (sharp/direct), or your own as
        file.py:ClassName; by default, all levels.
    matches
        The number of matches per pair, half of them from either side.
    seed
        The seed of all dice, draws and coaches; the same seed gives the same results on any machine.
    jobs
        The number of processes.
    results
        A file for the matches. Matches it already holds, on the same terms, are not played again.
    ray
        Use Ray workers instead of processes (pip install 'touchline[ray]').
    edition
        Counter Attack: the edition of the rules: living (default), advanced or core.
    variant
        Counter Attack: a quick scenario instead of a match: outnumbered, away_goal, defence_v_attack, top_v_bottom.
    option
        An option of the game, as name=value; may be repeated (`touchline rules clock` describes one).
    save
        A folder for the records of the matches it plays, which `touchline analyse` reads.
    json
        Print one JSON document.
    """
    if jobs < 1:
        raise BadInput(f"--jobs takes a number of at least 1; got {jobs}")
    setup = settled(edition=edition, variant=variant)
    try:
        terms = Terms(game, _seed(seed, results), read_typed(option), setup)
        robin = RoundRobin.of(terms, coaches, matches)
        ledger, where = Ledger(terms, results), executor(jobs, ray=ray)
        fixtures = robin.fixtures()
        known = sum(not ledger.lacks(fixture) for fixture in fixtures)
        started = perf_counter()
        with bar(game, len(fixtures), known) as advance:
            played = hold(robin, ledger, where, advance, save)
    except (TouchlineError, OSError) as error:
        raise BadInput(error) from None
    document = _document(robin, standings(robin.coaches, ledger.entries), played, perf_counter() - started)
    if json:
        show_json(document)
    else:
        _show(document)


def _seed(seed: int | str | None, results: Path | None) -> str:
    """The given seed, or that of the results file, or a random one."""
    if seed is not None:
        return str(seed)
    terms = None if results is None else read_terms(results)
    return str(system().randbelow(2**32)) if terms is None else terms.seed


def _document(robin: RoundRobin, table: Standings, played: int, seconds: float) -> dict[str, Any]:
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
        **to_builtins(table),
    }


def _show(document: dict[str, Any]) -> None:
    console = Console(soft_wrap=True)
    title = f"{document['game']}, {document['matches']} matches per pair, seed {document['seed']}"
    console.print(title, highlight=False)
    coaches = Table("coach", "rating", "score", "matches", "median", "99 of 100")
    for coach in document["coaches"]:
        coaches.add_row(
            coach["coach"],
            f"{coach['rating']:.1f} ± {coach['deviation']:.1f}",
            f"{coach['score']:.1%}",
            f"{coach['matches']}",
            *(f"{1000 * coach[time]:.2f} ms" for time in ("median", "slowest")),
        )
    meetings = Table("coach", "against", "score", "95 %", "won", "drawn", "lost")
    for meeting in document["meetings"]:
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
    summary = "all matches were already in the file"
    if document["played"]:
        speed = f"{document['matches_per_minute']:.0f} a minute"
        summary = f"{document['played']} matches played in {document['seconds']:.1f} s, {speed}"
    console.print(summary, highlight=False)
