"""Which code implements which rule: the functions that cite its id.

A function cites the full ids in its own source: body, comments, docstring, decorators. Ids in a class outside its
methods, in its docstring or beside a field, count for each method. A range such as «FF-TACKLE-1 to -5» or
«MOVE-11..15» cites nothing, so that no chapter heading covers a rule; nor does a comment above a field, which only
names the readers of the field.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from touchline.rulebook import rule_id

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(Struct, frozen=True, order=True):
    """A function, as its code object identifies it."""

    file: str
    name: str  # the qualified name: `Ruck.takes`

    def __str__(self) -> str:
        return f"{'/'.join(Path(self.file).parts[-3:])} {self.name}"


Citations = Mapping[str, frozenset[Place]]
"""For each rule id the functions that cite it."""


def folders(game: str) -> tuple[Path, ...]:
    """The folders with the code of a game: its own package, the kernel and the competitions."""
    package = Path(str(files("touchline")))
    return package / game.replace("-", "_"), package / "kernel", package / "league"


@cache
def citations(*folders: Path) -> Citations:
    """The citations in all modules of the folders."""
    found: dict[str, set[Place]] = {}
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            for name, text in _functions(ast.parse(source), source.split("\n")):
                for id in ids_cited(text):
                    found.setdefault(id, set()).add(Place(str(file), name))
    return {id: frozenset(places) for id, places in found.items()}


def ids_cited(text: str) -> set[str]:
    """The full rule ids in a piece of source."""
    return set(rule_id().findall(_ranges().sub("", text)))


@cache
def _ranges() -> re.Pattern[str]:
    id = rule_id().pattern
    return re.compile(rf"{id}(?:\s*(?:to|–|…)\s*(?:{id}|-\d+)|\.\.-?\d+)")


class Tally(Struct, frozen=True):
    """How many rules of a game are covered."""

    game: str
    rules: int
    without_code: tuple[str, ...]
    without_tests: tuple[str, ...]
    playable: bool

    @property
    def without(self) -> int:
        return len({*self.without_code, *self.without_tests})

    @property
    def fails(self) -> bool:
        """Whether a playable game misses a rule; a game under construction may."""
        return self.playable and self.without > 0


def tally(
    game: str, rules: Iterable[str], cited: Iterable[str], tested: Iterable[str], *, playable: bool = True
) -> Tally:
    """The tally of a game, from the ids of its rules, those cited in code and those exercised by tests."""
    ids, code, tests = tuple(rules), frozenset(cited), frozenset(tested)
    return Tally(
        game=game,
        rules=len(ids),
        without_code=tuple(id for id in ids if id not in code),
        without_tests=tuple(id for id in ids if id not in tests),
        playable=playable,
    )


def table(tallies: Iterable[Tally]) -> str:
    """The tallies as text, followed by the uncovered ids, one line per chapter."""
    lines = [f"{'game':<16} {'rules':>6} {'with code':>10} {'with tests':>11} {'without':>8}"]
    missing = []
    for tally in tallies:
        code, tests = (tally.rules - len(ids) for ids in (tally.without_code, tally.without_tests))
        lines.append(f"{tally.game:<16} {tally.rules:>6} {code:>10} {tests:>11} {tally.without:>8}")
        title = tally.game if tally.playable else f"{tally.game}, not playable yet,"
        untested = [id for id in tally.without_tests if id not in tally.without_code]
        for what, ids in (("without code", tally.without_code), ("with code, without tests", untested)):
            if ids:
                chapters = groupby(ids, key=lambda id: id.rpartition("-")[0])
                missing += [f"{title} {what}:", *(f"  {', '.join(chapter)}" for _, chapter in chapters)]
    return "\n".join((*lines, *missing))


def _functions(node: ast.AST, lines: list[str], prefix: str = "", inherited: str = "") -> Iterator[tuple[str, str]]:
    """The functions below a node, each with its qualified name and the text that holds its citations."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield prefix + name, inherited + "\n".join(_source(child, lines))
                yield from _functions(child, lines, f"{prefix}{name}.<locals>.")
            case ast.ClassDef(name=name):
                yield from _functions(child, lines, f"{prefix}{name}.", _outside_methods(child, lines))
            case _:
                yield from _functions(child, lines, prefix, inherited)


def _outside_methods(node: ast.ClassDef, lines: list[str]) -> str:
    own = _source(node, lines)
    for part in node.body:
        if isinstance(part, _Function | ast.ClassDef):
            for number in range(_first_line(part), (part.end_lineno or part.lineno) + 1):
                own[number - _first_line(node)] = ""
    return "\n".join((*(line for line in own if not line.lstrip().startswith("#")), ""))


def _source(node: _Function | ast.ClassDef, lines: list[str]) -> list[str]:
    return lines[_first_line(node) - 1 : node.end_lineno]


def _first_line(node: _Function | ast.ClassDef) -> int:
    return min((node.lineno, *(decorator.lineno for decorator in node.decorator_list)))
