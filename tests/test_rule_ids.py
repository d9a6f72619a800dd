"""Rule ids are citations: outside `rules/` no code branches on one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from touchline import rulebook

ROOT: Final = Path(__file__).parents[1] / "src/touchline"
IDS: Final = frozenset(rule.id for game in rulebook.games() for rule in rulebook.rules(game))
RULES: Final = ("counter_attack/rules", "french_flair/rules")  # implemented there
PACKAGES: Final = tuple(sorted(file.parent.name for file in ROOT.glob("*/__init__.py")))


def branches(source: str) -> list[int]:
    """The lines of a module that compare a rule id, match it, or look something up by it."""
    tree = ast.parse(source)
    constants = {
        name: value
        for statement in tree.body
        for name, value in _assigned(statement)
        if not isinstance(value, ast.Name | ast.Dict)
    }

    def is_id(node: ast.AST | None) -> bool:
        match node:
            case ast.Constant(value=str(text)):
                return text in IDS
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                return any(map(is_id, parts))
            case ast.Call(func=ast.Name(id="frozenset" | "set" | "tuple"), args=[part]):
                return is_id(part)
            case ast.Name(id=name):
                return is_id(constants.get(name))
        return False

    def is_rule(node: ast.expr) -> bool:
        """Whether it is the rule of a request, an event or a view, or part of one."""
        match node:
            case ast.Attribute(attr="rule"):
                return True
            case ast.BoolOp(values=parts):
                return any(map(is_rule, parts))
            case ast.Subscript(value=part) | ast.Call(func=ast.Attribute(value=part)):
                return is_rule(part)
        return False

    def is_branch(node: ast.AST) -> bool:
        match node:
            case ast.Compare(left=left, comparators=others):
                told = any(isinstance(part, ast.Constant) and part.value is not None for part in (left, *others))
                return any(map(is_id, (left, *others))) or (told and any(map(is_rule, (left, *others))))
            case ast.MatchValue(value=value):
                return is_id(value)
            case ast.Match(subject=subject):
                return is_rule(subject)
            case ast.Dict(keys=keys):
                return any(map(is_id, keys))
            case ast.Subscript(slice=key) | ast.Call(func=ast.Attribute(attr="get"), args=[key, *_]):
                return is_id(key) or is_rule(key)
        return False

    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt | ast.pattern))
    return [node.lineno for node in nodes if is_branch(node)]


def _assigned(statement: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            yield name, value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value


def modules(package: str) -> Iterator[Path]:
    for file in sorted((ROOT / package).rglob("*.py")):
        path = file.relative_to(ROOT)
        if not any(path.is_relative_to(rules) for rules in RULES):
            yield file


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_branches_on_a_rule_id(package: str) -> None:
    found = {str(file.relative_to(ROOT)): branches(file.read_text(encoding="utf-8")) for file in modules(package)}
    assert found, "a package has modules"
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        'if request.rule == "FF-TACKLE-1": ...',
        'if asked in ("FF-TACKLE-1", "FF-ZONE22-1"): ...',
        '_IDS = frozenset({"FF-TACKLE-1"})\nif asked in _IDS: ...',
        'match asked:\n    case "FF-TACKLE-1": ...',
        'match event:\n    case Thrown(rule="FF-KICK-1"): ...',
        '_BY_RULE = {"FF-TACKLE-1": "tackle"}',
        "found = table[request.rule]",
        'found = table.get(view.rule or "")',
        'if view.rule.split("-")[1] == "KICK": ...',
    ],
)
def test_a_branch_is_found(source: str) -> None:
    assert branches(source)


@pytest.mark.parametrize(
    "source",
    [
        'event = Thrown("FF-KICK-1", side, dice)',
        '_RULES = {"kick": "FF-KICK-1"}',
        "if view.rule is None: ...",
        "if refusal.rule != expected: ...",
        "rule = request.rule if request else ''",
        'if play.kind == "maul": ...',
    ],
)
def test_a_citation_is_none(source: str) -> None:
    assert branches(source) == []
