"""The terminal: lines out, lines in, and a screen that can be wiped."""

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST: Final = 120
_WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and the cursor home


class Terminal:
    """A plain scrolling terminal, or the pipes in its place."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)

    @property
    def width(self) -> int:
        """How many columns there are to write in."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many rows are seen at once."""
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        """Print each on lines of its own."""
        for thing in things:
            self.console.print(thing)

    def ask(self, prompt: str) -> str:
        """A line from the person, without spaces at its ends; what comes through a pipe is shown too."""
        line = self.console.input(Text(prompt, "bold")).strip()
        if not sys.stdin.isatty():
            self.show(line)
        return line

    def wipe(self) -> None:
        """Leave nothing to be read, as far as the terminal allows; through a pipe, a line says where one would."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()
        else:
            self.console.rule()
