"""A session never waits: none of its imports, direct or not, brings a thread, socket, loop or database."""

import pkgutil
import subprocess
import sys

import touchline.session

WAITING = (
    "asyncio", "concurrent", "multiprocessing", "queue", "select", "selectors", "socket", "sqlite3", "ssl",
    "subprocess", "threading", "sqlalchemy", "aiosqlite", "starlette", "uvicorn", "websockets", "fluent",
)  # fmt: skip
"""And Fluent, which only those need who render text."""


def brought(*modules: str) -> set[str]:
    """The modules among these that a fresh process has loaded after some imports."""
    lines = [*(f"import {module}" for module in modules), "import sys", "print(*sys.modules)"]
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in ran.stdout.split()} & {*WAITING}


def test_a_session_imports_nothing_that_waits():
    package = touchline.session
    found = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    assert f"{package.__name__}.turns" in found
    assert brought(*found) == set()


def test_a_server_would_be_found_out():
    assert brought("touchline.server.store") >= {"asyncio", "socket", "sqlalchemy", "threading"}
