"""The `touchline` program.

Each command is a function in a module of this folder, registered below by its path so that it is imported only when it
runs. A successful command returns nothing; a failed one raises `BadInput` or `CheckFailed` with one line: what it
expected, what it got, what would be right.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

from touchline import __version__

__all__ = ["BadInput", "CheckFailed", "app", "main"]


class CheckFailed(Exception):
    """A check failed: exit code 1."""


class BadInput(Exception):
    """An argument or a file is unusable: exit code 2."""


app = App(
    name="touchline",
    help="Tabletop sport games, played by the rules.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)
app.command(
    "touchline.cli.analyse:analyse", help="Analyse recorded matches: statistics, luck and play, turning points."
)
app.command("touchline.cli.arena:arena", help="Run a round robin of coaches: scores, ratings, thinking times.")
app.command("touchline.cli.bench:bench", help="Measure the speed of the engine.")
deck = App(name="deck", help="Decks of invented players.")
deck.command("touchline.cli.deck:make", help="Make a deck of invented players for many clubs, as CSV.")
app.command(deck)
app.command("touchline.cli.files:check", help="Run scenarios: positions, scripted answers and dice, expected results.")
app.command("touchline.cli.files:replay", help="Show a recorded match.")
app.command("touchline.cli.files:verify", help="Verify recorded matches: replay their answers and compare.")
league = App(name="league", help="Leagues, cups and seasons in a file.")
league.command("touchline.cli.league_new:new", help="Found a competition.")
league.command("touchline.cli.league:next_matches", name="next", help="Show what is played next.")
league.command("touchline.cli.league_play:play", help="Play your next match, or any one, in the terminal.")
league.command("touchline.cli.league:simulate", help="Play everything that is left, between computers.")
league.command("touchline.cli.league_table:table", help="Show the table.")
league.command("touchline.cli.league:club", help="Show a club: squad, absences, values, form.")
league.command("touchline.cli.league:season", help="Begin the next season, with the same squads.")
league.command("touchline.cli.league:champions", help="Found a champions' cup for the winners of leagues.")
league.command("touchline.cli.league_office:market", help="Make an offer on the transfer market.")
league.command("touchline.cli.league_office:line_up", help="Save a line-up of your club.")
league.command("touchline.cli.league_office:award", help="Award a match that is not played.")
league.command("touchline.cli.league_office:correct", help="Correct the score of a match.")
league.command("touchline.cli.league_office:annul", help="Annul a match: it is played again.")
league.command("touchline.cli.league_office:postpone", help="Put a match off to a later round.")
league.command("touchline.cli.league_office:points", help="Give points to a club, or take them.")
league.command("touchline.cli.league_office:coach", help="Let a computer, or a person again, take a club.")
league.command("touchline.cli.league_office:undo", help="Undo a decision of the organiser.")
league.command("touchline.cli.league_office:journal", help="Show the decisions of the organiser.")
league.command("touchline.cli.league_share:verify", help="Verify a season: replay every match and recompute the rest.")
league.command("touchline.cli.league_share:export", help="Bundle a competition and its match records in one file.")
league.command("touchline.cli.league_share:unpack", name="import", help="Unpack a bundle.")
app.command(league)
app.command("touchline.cli.play:play", help="Play a match in the terminal.")
app.command(
    "touchline.cli.results:results", help="Print the results sheet of competitions and matches, as CSV or JSON."
)
app.command("touchline.cli.rules:rules", help="Show rules by id (FF-RUCK-1, MOVE-11, clock) or search them by word.")
app.command("touchline.cli.serve:serve", help="Serve both games to browsers.")
app.command("touchline.cli.simulate:simulate", help="Play many matches between two coaches.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; the arguments default to those of the command line."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents shows ? instead
    try:
        app(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except CheckFailed as error:
        return _complain(error, 1)
    except BadInput as error:
        return _complain(error, 2)
    except CycloptsError as error:
        command = " ".join(("touchline", *(error.command_chain or ())))
        return _complain(f"{error} Try: {command} --help", 2)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _complain(error: Exception | str, code: int) -> int:
    print("touchline:", " ".join(str(error).split()), file=sys.stderr)
    return code
