"""Imports go only along the arrows: kernel, games, coaches, league, server, page; of the terminal `serve` alone sees
the server."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchline

PACKAGE = Path(touchline.__file__).parent

GAMES = {"french_flair", "counter_attack"}
ENGINE = {"kernel", *GAMES}
COACHES = {"coaches", "games", *ENGINE}
LEAGUE = {"league", *COACHES}

# For each part of the package the other parts it may import.
ARROWS: dict[str, set[str]] = {
    "rulebook": {"games"},
    "": {"renamed"},
    "renamed": set(),
    "kernel": {"renamed"},
    **{game: {"kernel", "renamed"} for game in GAMES},
    "chance": {"kernel"},
    "games": ENGINE,
    "coaches": {"games", "renamed", *ENGINE},
    "league": COACHES,
    "review": {"i18n", *COACHES},
    "i18n": {"games", *ENGINE},
    "lessons": {"i18n", "games", *ENGINE},
    "timing": {"games", "renamed", *ENGINE},
    "session": {"rulebook", "i18n", "lessons", "timing", *COACHES},
    "server": {"chance", "rulebook", "i18n", "lessons", "timing", "session", "review", *LEAGUE},
    "page": {"rulebook", "lessons", "review", "session", "server", *LEAGUE},
    "cli": {"chance", "rulebook", "i18n", "timing", "review", *LEAGUE},
}

# What a module may import besides, but only where it is needed, inside a function.
LATE: dict[str, set[str]] = {"touchline.cli.serve": {"server"}}

# The engine and the competitions are plain libraries: no clock, network, file, thread or random source.
PURE = {*ENGINE, "league", "review"}
WORLD = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "subprocess", "threading"}
WORLD |= {"time", "uuid"}


def violations(module: str, source: str) -> list[str]:
    """The imports of a module against the arrows."""
    part = module.split(".")[1] if "." in module else ""
    if part and part not in ARROWS:
        return [f"{module}: {part} has no place among the arrows"]
    found = []
    for name, late in imports(module, ast.parse(source)):
        top, _, rest = name.partition(".")
        if top == "touchline":
            target = rest.partition(".")[0]
            allowed = {part, *ARROWS.get(part, ()), *(LATE.get(module, ()) if late else ())}
            if target in ARROWS and target not in allowed:
                found.append(f"{module} imports {name}")
        elif part in PURE and (top in WORLD or top not in {"msgspec", *sys.stdlib_module_names}):
            found.append(f"{module} imports {name}")
    return found


def imports(module: str, tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The full names of all imports of a module, and whether each is inside a function."""
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    inside = {node for function in functions for node in ast.walk(function)}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((alias.name, node in inside) for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                base = module.split(".")[: -level or None] if level else []
                origin = ".".join((*base, source) if source else base)
                yield from ((f"{origin}.{alias.name}", node in inside) for alias in names)


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    # A package keeps its last part, so that one dot means the same in it as in its modules.
    return ".".join(parts if parts != ("touchline", "__init__") else parts[:1])


def test_imports_follow_the_arrows():
    files = sorted(PACKAGE.rglob("*.py"))
    assert files
    assert [line for file in files for line in violations(module_name(file), file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("touchline.kernel.match", "import msgspec, enum\nfrom touchline import __version__"),
        ("touchline.kernel.match", "from touchline.kernel import record\nfrom . import record"),
        ("touchline.french_flair.rules.ruck", "from touchline.kernel.match import Match\nfrom ..model import State"),
        ("touchline.coaches.steady", "import random\nfrom touchline import french_flair, kernel"),
        ("touchline.cli.play", "import rich\nfrom touchline.coaches import steady\nfrom touchline import rulebook"),
        ("touchline.cli.serve", "def serve():\n    from touchline.server import app"),
        ("touchline", "import os"),
    ],
)
def test_along_the_arrows(module, source):
    assert violations(module, source) == []


@pytest.mark.parametrize(
    ("module", "source", "named"),
    [
        ("touchline.kernel.match", "from touchline.french_flair import model", "touchline.french_flair"),
        ("touchline.kernel.match", "from touchline import coaches", "touchline.coaches"),
        ("touchline.kernel.match", "from .. import cli", "touchline.cli"),
        ("touchline.kernel.__init__", "from ..cli import app", "touchline.cli.app"),
        ("touchline.kernel.match", "def later():\n    import random", "random"),
        ("touchline.kernel.match", "if True:\n    from time import monotonic", "time.monotonic"),
        ("touchline.kernel.match", "import os.path as p", "os.path"),
        ("touchline.kernel.match", "import rich", "rich"),
        ("touchline.french_flair.rules.ruck", "from touchline import counter_attack", "counter_attack"),
        ("touchline.french_flair.view", "import touchline.rulebook", "touchline.rulebook"),
        ("touchline.coaches.steady", "import touchline.league.table", "touchline.league"),
        ("touchline.league.table", "from touchline.server import rooms", "touchline.server"),
        ("touchline.league.table", "from pathlib import Path", "pathlib.Path"),
        ("touchline.league.table", "import asyncio", "asyncio"),
        ("touchline.cli.play", "def play():\n    from touchline.server import rooms", "touchline.server"),
        ("touchline.cli.serve", "from touchline.server import app", "touchline.server"),
        ("touchline.rulebook.coverage", "from touchline.kernel import record", "touchline.kernel"),
        ("touchline", "from touchline import kernel", "touchline.kernel"),
        ("touchline.helpers.text", "", "helpers has no place"),
    ],
)
def test_against_the_arrows(module, source, named):
    (violation,) = violations(module, source)
    assert violation.startswith(module)
    assert named in violation
