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
app.command("touchline.cli.arena:arena", help="Run a round robin of coaches: scores, ratings, thinking times.")
app.command("touchline.cli.bench:bench", help="Measure the speed of the engine.")
deck = App(name="deck", help="Decks of invented players.")
deck.command("touchline.cli.deck:make", help="Make a deck of invented players for many clubs, as CSV.")
app.command(deck)
app.command("touchline.cli.files:check", help="Run scenarios: positions, scripted answers and dice, expected results.")
app.command("touchline.cli.files:replay", help="Show a recorded match.")
app.command("touchline.cli.files:verify", help="Verify recorded matches: replay their answers and compare.")
app.command("touchline.cli.play:play", help="Play a match in the terminal.")
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
