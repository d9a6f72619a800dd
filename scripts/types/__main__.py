"""Write the types of the browser: the records of server, messages and previews, the pitch, the games and languages.

python scripts/types             write web/src/generated
python scripts/types --check     write nothing; exit 1 if the files are out of date

It is a folder because a file of this name would hide the module `types` from mypy.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import getsource
from io import StringIO
from itertools import groupby
from pathlib import Path
from tokenize import COMMENT, generate_tokens
from types import ModuleType
from typing import Any, Final, NamedTuple, get_args

from msgspec import UNSET, Struct, inspect, structs

from touchline.counter_attack import areas, pitch
from touchline.games import GAMES
from touchline.i18n import LANGUAGES, Message
from touchline.i18n.localization import Localization
from touchline.kernel import Event, Side
from touchline.server.wire.closings import CLOSINGS
from touchline.session.protocol.messages import PROTOCOL, FromBrowser

ROOT: Final = Path(__file__).parents[2]
GENERATED: Final = ROOT / "web" / "src" / "generated"
MODULES: Final = tuple(
    import_module(f"touchline.{name}")
    for name in (
        "i18n.message",
        "i18n.line",
        "coaches.win_draw_loss",
        "lessons.shown",
        "session.protocol.questions",
        "session.protocol.previews",
        "session.protocol.scenes",
        "session.protocol.messages",
        "session.protocol.games",
        "rulebook.told",
        "session.drawings",
        "server.wire.rulebook",
        "server.wire.closings",
        "server.wire.api",
        "server.wire.replays",
        "review.analysis",
        "server.wire.reviews",
        "server.wire.people",
        "server.wire.competition_requests",
        "server.wire.competitions",
        "server.wire.clubs",
    )
)
OPENING: Final = "// Written by scripts/types: change the Python it is made from, and run that again.\n"


# Modules


class Named(NamedTuple):
    """A type named by a module, with its documentation."""

    name: str
    type: Any
    doc: str


class Source:
    """A module: the types it names, in order, and the comments beside the fields of its records."""

    def __init__(self, module: ModuleType) -> None:
        text = getsource(module)
        self.module = module
        self._comments = {
            token.start[0]: token.string.removeprefix("# ")
            for token in generate_tokens(StringIO(text).readline)
            if token.type == COMMENT and not token.string.startswith("# fmt:")
        }
        self._nodes = ast.parse(text).body
        self._classes = {node.name: node for node in self._nodes if isinstance(node, ast.ClassDef)}

    def named(self) -> Iterator[Named]:
        """The types of the module, in order."""
        for place, node in enumerate(self._nodes):
            match node:
                case ast.ClassDef(name=name):
                    doc = getattr(self.module, name).__doc__ or ""
                case (
                    ast.Assign(targets=[ast.Name(id=name)])
                    | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"))
                ) if not name.isupper():
                    doc = _docstring(self._nodes[place + 1 : place + 2])
                case _:
                    continue
            yield Named(name, getattr(self.module, name), doc)

    def fields(self, record: str) -> Iterator[tuple[str, str, str]]:
        """The fields declared by a record: name, annotation, comment."""
        for node in self._classes[record].body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                line = node.end_lineno or node.lineno
                yield node.target.id, ast.unparse(node.annotation), self._comments.get(line, "")


def _docstring(nodes: list[ast.stmt]) -> str:
    match nodes:
        case [ast.Expr(value=ast.Constant(value=str(doc)))]:
            return doc
    return ""


# TypeScript


class Writer:
    """Types in TypeScript. Named unions and literals are referred to by name."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self._sources = tuple(sources)
        self._plain: dict[str, Any] = {}  # other names of a plain type, told by the annotation alone
        self._names: dict[str, str] = {}
        self._sent = {record.__name__ for record in get_args(FromBrowser)}
        for named in (Named("Side", Side, ""), *self._aliases()):
            if named.type in (str, int, float, bool):
                self._plain[named.name] = named.type
            else:
                self._names[self._unnamed(inspect.type_info(named.type))] = named.name

    def _aliases(self) -> Iterator[Named]:
        return (named for source in self._sources for named in source.named() if not _is_record(named.type))

    def _written(self, info: inspect.Type) -> str:
        text = self._unnamed(info)
        return self._names.get(text, text)

    def _unnamed(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType(cls=cls):
                return cls.__name__
            case inspect.LiteralType(values=words):
                return " | ".join(map(_literal, words))
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(map(self._written, types)))
            case inspect.VarTupleType(item_type=item):
                written = self._written(item)
                return f"readonly ({written})[]" if " " in written else f"readonly {written}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self._written, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                keys, values = self._written(key), self._written(value)
                record = f"Record<{keys}, {values}>"
                return f"Readonly<{record}>" if keys == "string" else f"Readonly<Partial<{record}>>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.RawType():
                return "{ readonly type: string }"
        raise TypeError(f"cannot express {info} in TypeScript")

    def whole(self) -> Iterator[str]:
        """All types, in the order of the modules."""
        yield f"export const PROTOCOL = {PROTOCOL};\n"
        yield f"export type Side = {self._unnamed(inspect.type_info(Side))};\n"
        for source in self._sources:
            yield from self.types(source)
        yield f"export const CLOSINGS: readonly Closing[] = [\n{_objects(CLOSINGS)}];\n"

    def types(self, source: Source) -> Iterator[str]:
        """The types of one module, in order."""
        for named in source.named():
            if _is_record(named.type):
                yield self._interface(source, named)
            else:
                text = self._unnamed(inspect.type_info(named.type))
                yield f"{_comment(named.doc)}export type {named.name} = {text};\n"

    def _interface(self, source: Source, named: Named) -> str:
        info = inspect.type_info(named.type)
        assert isinstance(info, inspect.StructType)
        types = {field.name: field for field in info.fields}
        lines = [f"{_comment(named.doc)}export interface {named.name} {{"]
        if info.tag is not None:
            lines.append(f"  readonly {info.tag_field}: {_literal(info.tag)};")
        for name, annotation, comment in source.fields(named.name):
            plain = vars(source.module).get(annotation, UNSET) is self._plain.get(annotation, ())
            text = annotation if plain else self._written(types[name].type)
            text = _of_games(annotation) or text
            left_out = "?" if self._is_sent(named.name) and not types[name].required else ""
            lines.append(f"{_comment(comment, '  ')}  readonly {name}{left_out}: {text};")
        return "\n".join([*lines, "}\n"])

    def event(self, event: type[Event]) -> str:
        """An event, its tag first."""
        info = inspect.type_info(event)
        assert isinstance(info, inspect.StructType)
        lines = [f"{_comment(event.__doc__ or '')}export interface {event.__name__} {{"]
        lines.append(f"  readonly {info.tag_field}: {_literal(info.tag)};")
        lines += [f"  readonly {field.encode_name}: {self._fields(field.type)};" for field in info.fields]
        return "\n".join([*lines, "}\n"])

    def _fields(self, info: inspect.Type) -> str:
        """A type as `event` needs it: a record inside one is written out."""
        if isinstance(info, inspect.StructType):
            fields = "; ".join(f"readonly {field.encode_name}: {self._fields(field.type)}" for field in info.fields)
            return f"{{ {fields} }}"
        return self._written(info)

    def _is_sent(self, record: str) -> bool:
        """Whether the browser sends it, and so may omit fields with a default; the server never does."""
        return record in self._sent or record.endswith("Request")


def _of_games(annotation: str) -> str:
    """A type that each game has its own of, by what all share: `Annotated[Any, Shared]`, alone or in a list."""
    match = re.fullmatch(r"(tuple\[)?Annotated\[Any, (\w+)\](, \.\.\.\])?( \| \w+)?", annotation)
    if match is None:
        return ""
    listed, name, _, other = match.groups()
    return f"readonly {name}[]" if listed else f"{name}{other or ''}"


def _is_record(named: Any) -> bool:
    return isinstance(named, type) and issubclass(named, Struct)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _objects(records: Iterable[Struct]) -> str:
    """Records as object literals, one per line."""
    lines = []
    for record in records:
        fields = ", ".join(f"{name}: {_literal(value)}" for name, value in structs.asdict(record).items())
        lines.append(f"  {{ {fields} }},\n")
    return "".join(lines)


def _comment(doc: str, indent: str = "") -> str:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


# The records of a game


def records_text(game: str) -> str:
    """The scene, groups and previews of a game, with what they use of the protocol."""
    module = import_module(f"touchline.session.presenters.{game.replace('-', '_')}.protocol")
    common, source = tuple(map(Source, MODULES)), Source(module)
    text = "\n".join(Writer((*common, source)).types(source))
    shared = {"Side", *(named.name for other in common for named in other.named())}
    own = {named.name for named in source.named()}
    used = sorted(name for name in shared - own if re.search(rf"\b{name}\b", _uncommented(text)))
    return f"{OPENING}\nimport type {{ {', '.join(used)} }} from './protocol';\n\n{text}"


def _uncommented(text: str) -> str:
    return re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)


# The events of a game


def events_of(game: str) -> list[type[Event]]:
    """The events that a game's package defines, in order."""
    package = type(GAMES[game]).__module__.rpartition(".")[0]
    return [event for event in _leaves(Event) if event.__module__.startswith(f"{package}.")]


def _leaves(event: type[Event]) -> Iterator[type[Event]]:
    """The classes without subclasses below one."""
    below = event.__subclasses__()
    for inner in below:
        yield from _leaves(inner)
    if not below:
        yield event


def events_text(game: str) -> str:
    """The events of a game as a union, and the messages that carry them."""
    name, events, writer = game.title().replace("-", ""), events_of(game), Writer(())
    text = f"{OPENING}\nimport type {{ EventMessage, Side }} from './protocol';\n\n"
    for event in events:
        text += writer.event(event) + "\n"
    text += f"export type {name}Event =\n" + "".join(f"  | {event.__name__}\n" for event in events).rstrip() + ";\n"
    text += (
        f"\n/** A message about one of these events. */\nexport interface {name}EventMessage extends EventMessage {{\n"
    )
    return text + f"  readonly event: {name}Event;\n}}\n"


# The pitch


def columns() -> list[list[int]]:
    """The columns of the pitch and the goals: x, the row and number of the lowest hex, and the count."""
    found = []
    for x, hexes in groupby(pitch.bits(pitch.BOARD), key=lambda hex: pitch.xz(hex)[0]):
        numbers = list(hexes)
        found.append([x, pitch.xz(numbers[0])[1], numbers[0], len(numbers)])
    return found


def runs(board: pitch.Board) -> list[list[int]]:
    """A board as runs of numbers: the first and the length of each."""
    found: list[list[int]] = []
    for hex in pitch.bits(board):
        if found and sum(found[-1]) == hex:
            found[-1][1] += 1
        else:
            found.append([hex, 1])
    return found


def pitch_text() -> str:
    """The hexes, regions and spots of the pitch."""
    ends = {"left": pitch.LEFT, "right": pitch.RIGHT}
    regions = {
        "GOAL": ("The goals, behind their goal lines.", pitch.GOAL),
        "BOX": ("The penalty areas.", pitch.BOX),
        "SIX": ("The six-yard boxes.", pitch.SIX),
        "THIRD": ("The final thirds.", pitch.THIRD),
        "DIFFICULT": ("The hexes from which the angle to a goal is difficult.", pitch.DIFFICULT),
    }
    spots = {
        "PENALTY_SPOT": pitch.PENALTY_SPOT,
        "KEEPER_SPOT": pitch.KEEPER_SPOT,
        "GOAL_KICK_SPOT": pitch.GOAL_KICK_SPOT,
    }
    text = f"""{OPENING}
/** A hex: the number that messages call it by, its column and its row. */
export interface Hex {{
  readonly number: number;
  readonly x: number;
  readonly z: number;
}}

type Runs = readonly (readonly [number, number])[];

const hexes = (runs: Runs): readonly number[] =>
  runs.flatMap(([first, count]) => Array.from({{ length: count }}, (_, i) => first + i));

const COLUMNS: readonly (readonly [number, number, number, number])[] = {_array(columns())};

const ALL: readonly Hex[] = COLUMNS.flatMap(([x, z, first, count]) =>
  Array.from({{ length: count }}, (_, i) => ({{ number: first + i, x, z: z + i }})),
);

/** The {pitch.PITCH.bit_count()} hexes of the pitch, by x, then by z. */
export const PITCH: readonly Hex[] = ALL.filter(({{ x }}) => Math.abs(x) <= 18);

/** Every hex by its number: those of the pitch and of the goals. */
export const HEX: ReadonlyMap<number, Hex> = new Map(ALL.map((hex) => [hex.number, hex]));
"""
    for name, (doc, boards) in regions.items():
        text += f"\n/** {doc} */\nexport const {name} = {{\n"
        text += "".join(f"  {word}: hexes({_array(runs(boards[end]))}),\n" for word, end in ends.items())
        text += "} as const;\n"
    text += f"\nexport const CIRCLE = hexes({_array(runs(pitch.CIRCLE))});\n"
    text += f"\nexport const KICK_OFF = {pitch.KICK_OFF};\n"
    for name, hexes in spots.items():
        text += f"export const {name} = {{ left: {hexes[pitch.LEFT]}, right: {hexes[pitch.RIGHT]} }} as const;\n"
    text += f"\nexport const CORNERS: readonly number[] = {_array(pitch.bits(pitch.CORNERS))};\n"
    return text + areas_text({end: word for word, end in ends.items()})


def areas_text(ends: dict[pitch.End, str]) -> str:
    """The areas of the pitch by name; midfield is the rest."""
    text = "\n/** The areas as commentators name them, each with its end; what is left is midfield. */\n"
    text += "export const AREAS: readonly (readonly [string, 'left' | 'right' | null, readonly number[]])[] = [\n"
    for (area, end), board in areas.areas().items():
        if area != "midfield":
            word = "null" if end is None else f"'{ends[end]}'"
            text += f"  ['{area}', {word}, hexes({_array(runs(board))})],\n"
    flanks = {"south": pitch.SOUTH, "north": pitch.NORTH}
    text += "];\n\n/** The sides of the pitch. */\nexport const FLANK = {\n"
    text += "".join(f"  {word}: hexes({_array(runs(areas.FLANK[flank]))}),\n" for word, flank in flanks.items())
    return text + "} as const;\n"


def _array(values: Iterable[Any]) -> str:
    """An array on separate lines of limited length."""
    items = [str(value).replace(" ", "") for value in values]
    lines, line = [], ""
    for item in items:
        if line and len(line) + len(item) > 110:
            lines.append(line)
            line = ""
        line += f"{item},"
    lines.append(line)
    return "[" + ("\n  ".join(["", *lines]) + "\n" if len(lines) > 1 else lines[0].removesuffix(",")) + "]"


# The registry


def registry_text() -> str:
    """The games, and the languages with the name each gives itself."""
    names = {language: Localization(language).format(Message("language-name")) for language in LANGUAGES}
    languages = ",\n".join(f'  ["{language}", "{name}"]' for language, name in names.items())
    return f"""{OPENING}
export const GAMES = [{", ".join(f'"{name}"' for name in GAMES)}] as const;

/** The languages, the usual one first, each with its own name. */
export const LANGUAGES = [
{languages},
] as const;

export type Language = (typeof LANGUAGES)[number][0];
"""


def files() -> dict[Path, str]:
    """The generated files and their text."""
    protocol = OPENING + "\n" + "\n".join(Writer(map(Source, MODULES)).whole())
    records = {GENERATED / f"{game}.ts": records_text(game) for game in GAMES}
    events = {GENERATED / f"{game}-events.ts": events_text(game) for game in GAMES}
    return {
        GENERATED / "protocol.ts": protocol,
        GENERATED / "pitch.ts": pitch_text(),
        GENERATED / "registry.ts": registry_text(),
        **records,
        **events,
    }


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(f"scripts/types takes --check or nothing; got {' '.join(arguments)}", file=sys.stderr)
        return 2
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{'out of date' if arguments else 'written'}: {path.relative_to(ROOT)}")
        if not arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if stale and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
