"""Run by `pack.mjs` inside Pyodide: the standard library and our modules as archives of compiled files."""

import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

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


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """A compiled module that is never compared with its source, which is not there."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def pack(out: str, files: Iterable[tuple[str, bytes]], optimize: int) -> None:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files):
            is_compiled = name.endswith(".py")
            kept = f"{name}c" if is_compiled else name.removesuffix(SOURCE)
            content = compiled(data, name, optimize) if is_compiled else data
            archive.writestr(zipfile.ZipInfo(kept, EPOCH), content, zipfile.ZIP_DEFLATED)


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
    for name, data in below(Path("/sources"), (".py", ".json", ".md", ".ftl")):
        part, module = name.split("/")[1], name.removesuffix(".py").removesuffix("/__init__")
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
pack("/out/stdlib.zip", standard_library(), optimize=2)  # without its docstrings
pack("/out/touchline.zip", touchline, optimize=2)
