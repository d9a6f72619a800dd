"""The `touchline` program.

Each command is a function in a module of this folder, registered below by its path so that it is imported only when it
runs. A command that goes well returns nothing; one that does not raises `BadInput` or `CheckFailed` with one line that
says what was asked, what came and what would be right.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

from touchline import __version__

__all__ = ["BadInput", "CheckFailed", "app", "main"]


class CheckFailed(Exception):
    """What was to be checked does not hold: exit code 1."""


class BadInput(Exception):
    """What was typed, or a file that was given, cannot be used: exit code 2."""


app = App(
    name="touchline",
    help="Board games of sport, played by their rules.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)
app.command("touchline.cli.arena:arena", help="Let coaches meet, each every other: scores, ratings, times.")
app.command("touchline.cli.bench:bench", help="Measure the speeds we promise.")
app.command("touchline.cli.files:check", help="Run scenarios: positions, scripted answers and dice, expectations.")
app.command("touchline.cli.files:replay", help="Show a recorded match.")
app.command("touchline.cli.files:verify", help="Prove that recorded matches follow from their answers.")
app.command("touchline.cli.play:play", help="Play a match in the terminal.")
app.command("touchline.cli.rules:rules", help="Show rules by id (FF-RUCK-1, MOVE-11, clock) or find them by word.")
app.command("touchline.cli.serve:serve", help="Serve both games to browsers.")
app.command("touchline.cli.simulate:simulate", help="Play many matches between two coaches.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with its arguments, those of the command line if none are given; the exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents shows ? for them
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
