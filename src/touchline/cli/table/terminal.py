"""The terminal: lines out, lines in, and a screen that can be wiped."""

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST: Final = 120
_WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # clear screen and scrollback, cursor home


class Terminal:
    """A plain scrolling terminal, or pipes in its place."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)

    @property
    def width(self) -> int:
        """The width in columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """The height in rows."""
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        """Print each item on its own lines."""
        for thing in things:
            self.console.print(thing)

    def ask(self, prompt: str) -> str:
        """A stripped line from the person; piped input is echoed."""
        line = self.console.input(Text(prompt, "bold")).strip()
        if not sys.stdin.isatty():
            self.show(line)
        return line

    def wipe(self) -> None:
        """Clear everything, as far as the terminal allows; in a pipe, print a line instead."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()
        else:
            self.console.rule()
