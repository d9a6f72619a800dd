"""Output of commands on standard output."""

import re
import sys
from typing import Any

import msgspec

_MARKUP = re.compile(r"\*\*|`|^#+ ", re.MULTILINE)
_SLANTED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")


def show_json(document: Any) -> None:
    """Print one JSON document."""
    print(msgspec.json.encode(document).decode())


def show_markdown(text: str) -> None:
    """Print Markdown: rendered on a terminal, as plain text to a file or pipe."""
    if not sys.stdout.isatty():
        print(_MARKUP.sub("", _SLANTED.sub(r"\1", text)))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(text), width=min(console.width, 100))
