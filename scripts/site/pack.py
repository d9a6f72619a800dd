"""Run by `pack.mjs` inside Pyodide: the standard library and our modules as packs of compiled files.

A pack is a zip without compression, compressed as a whole: a sixth smaller than one with every file compressed alone,
on hosts that do not compress archives too, and quicker to import from.
"""

import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterable
from gzip import compress
from pathlib import Path
from types import CodeType

SOURCE = ".source"
"""Ends the name of a module that is packed as it is: smaller, but compiled when it is imported."""
EPOCH = (1980, 1, 1, 0, 0, 0)
UNWANTED = {
    "antigravity", "argparse", "asynchat", "bdb", "cgi", "cmd", "code", "configparser", "cProfile", "ctypes",
    "curses", "dbm", "distutils", "doctest", "email", "ensurepip", "ftplib", "getopt", "gettext", "html", "http",
    "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder", "multiprocessing", "nturl2path",
    "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty", "_pydatetime", "_pydecimal",
    "pydoc", "pydoc_data", "_pyio", "_pyrepl", "rlcompleter", "sched", "shelve", "smtplib", "sndhdr", "socketserver",
    "sqlite3", "statistics", "symtable", "tabnanny", "tarfile", "telnetlib", "test", "this", "timeit", "tomllib",
    "trace", "tracemalloc", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml",
    "xmlrpc", "zipapp",
}  # fmt: skip
"""Modules of the standard library that are left out, unless the page imports them at its start."""


def compiled(source: bytes, name: str, lines: bool) -> bytes:
    """A compiled module without docstrings that is never compared with its source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    if not lines:
        code = unplaced(code)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def unplaced(code: CodeType) -> CodeType:
    """Code that does not tell the line of its instructions: one entry of the table for each eight, without a place."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * eights + (bytes([0xF8 + rest - 1]) if rest else b"")
    inner = tuple(unplaced(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def pack(out: str, files: Iterable[tuple[str, bytes]], lines: bool) -> None:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, data in sorted(files):
            is_compiled = name.endswith(".py")
            kept = f"{name}c" if is_compiled else name.removesuffix(SOURCE)
            archive.writestr(zipfile.ZipInfo(kept, EPOCH), compiled(data, name, lines) if is_compiled else data)
    Path(out).write_bytes(compress(written.getvalue(), 9, mtime=0))


def standard_library() -> Iterable[tuple[str, bytes]]:
    """What the page imports at its start compiled, and the rest as it is, which is smaller."""
    (path,) = [path for path in sys.path if path.endswith(".zip")]
    loaded = {name.replace(".", "/") for name in sys.modules}
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            top, module = (
                name.partition("/")[0].removesuffix(".py"),
                name.removesuffix("/__init__.py").removesuffix(".py"),
            )
            if (
                name.endswith("/")
                or (top in UNWANTED and module not in loaded)
                or "/windows_" in name
                or "/proactor_" in name
            ):
                continue
            data = archive.read(name)
            if module in loaded or not name.endswith(".py"):
                yield name, data
            elif top == "encodings":
                continue
            else:
                yield f"{name}{SOURCE}", data


def below(folder: Path, suffixes: tuple[str, ...]) -> Iterable[tuple[str, bytes]]:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in suffixes and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def ours() -> Iterable[tuple[str, bytes]]:
    """Our modules: of the server those that the page imports, and as they are those of competitions, which few need."""
    sys.path[:0] = ["/sources", "/wheel"]
    sys.dont_write_bytecode = True
    first = imported("touchline.page.workers")
    known = first | imported("touchline.page.competitions")
    for name, data in below(Path("/sources"), (".py", ".json", ".md", ".toml", ".ftl")):
        part, module = name.split("/")[1], name.removesuffix(".py").removesuffix("/__init__")
        if name.endswith(".md") and "/chapters/" in name:  # the chapters are files of the page
            continue
        if name.endswith(".ftl") and "/en/" not in name:  # of the messages only the keys are looked up
            continue
        if part == "cli" or (part == "server" and module not in known):
            continue
        yield f"{name}{SOURCE}" if part == "league" or module in known - first else name, data
    for name, data in below(Path("/wheel"), (".py", ".so")):
        if name.startswith("msgspec"):
            yield name, data


def imported(module: str) -> set[str]:
    """The files of our modules that are there once this one is."""
    importlib.import_module(module)
    return {name.replace(".", "/") for name in sys.modules if name.startswith("touchline")}


touchline = [*ours()]
pack("/out/stdlib.pack", standard_library(), lines=False)
pack("/out/touchline.pack", touchline, lines=True)
