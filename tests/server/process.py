"""Servers in separate processes, to be killed, starved and misled.

`python -m tests.server.process DB PORT PRESENTERS WORKERS` limits nobody; a `StockProcess` is the stock command.
"""

import asyncio
import logging
import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from touchline.server.app import Server, listen
from touchline.server.settings import Settings

_ROOT: Final = Path(__file__).parent.parent.parent
_WRONG_CLOCK: Final = Path(__file__).with_name("wrong_clock")
_BUSY: Final = "TOUCHLINE_TEST_BUSY"


class Loop(NamedTuple):
    """The delays of a server's event loop by its own watch, in milliseconds."""

    late: float  # at most, for whatever reason
    busy: float  # at most, by its own work
    stalls: int  # of more than 20 ms of work

    def __str__(self) -> str:
        return (
            f"loop held up for {self.busy:.0f} ms at most, {self.stalls} times for more than 20; {self.late:.0f} late"
        )


class ServerProcess:
    """A real server on a fixed port, with its log in a file.

    `source` holds the sources of another commit; `files` may be open at once; `busy` milliseconds are waited for a
    locked database, whatever the server asks for.
    """

    def __init__(
        self,
        folder: Path,
        presenters: str = "",
        workers: int = 1,
        source: Path | None = None,
        files: int | None = None,
        busy: int | None = None,
    ) -> None:
        self.folder, self.presenters, self.workers = folder, presenters, workers
        self._source, self._files, self._busy = source, files, busy
        self.db, self.log = folder / "rooms.db", folder / "server.log"
        self._clock = folder / "clock"
        with listen("127.0.0.1", 0) as found:
            self.port: int = found.getsockname()[1]
        self.url, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        self._process: subprocess.Popen[bytes] | None = None
        self.loop = Loop(0.0, 0.0, 0)  # as it was last looked at

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    async def start(self, seconds: float = 60.0) -> None:
        """Start it and wait until it is healthy."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), cwd=_ROOT, env=self._environment(), stdout=log, stderr=log
            )
        if self._files is not None:
            resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (self._files, self._files))
        async with asyncio.timeout(seconds), httpx.AsyncClient(base_url=self.url, verify=False) as http:
            while True:
                assert self.runs, self.log.read_text()
                try:
                    assert (await http.get("/healthz")).status_code == 200
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
                else:
                    return

    def _command(self) -> list[str]:
        given = (str(self.db), str(self.port), self.presenters, str(self.workers))
        return [sys.executable, "-m", "tests.server.process", *given]

    def _environment(self) -> dict[str, str]:
        # Compiling every module again would take most of the time of a restart.
        bytecode = str(Path(sys.prefix) / "bytecode")
        found = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": bytecode}
        paths = [] if self._source is None else [str(self._source)]
        if self._clock.exists():
            found["TOUCHLINE_TEST_CLOCK"] = str(self._clock)
            paths.insert(0, str(_WRONG_CLOCK))
        if paths:
            found["PYTHONPATH"] = os.pathsep.join(paths)
        if self._busy is not None:
            found[_BUSY] = str(self._busy)
        return found

    def set_clock(self, ahead: float) -> None:
        """Set its wall clock this many seconds ahead; a running server must have been started misled."""
        assert self._clock.exists() or not self.runs
        written = self._clock.with_suffix(".new")
        written.write_text(str(ahead))
        written.replace(self._clock)

    @property
    def runs(self) -> bool:
        """Whether it is running."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it without warning."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Shut it down properly."""
        if self._process is not None and self.runs:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(30)

    def cpu(self) -> tuple[float, float]:
        """CPU seconds so far: its own, and those of its thinking processes."""
        children = [
            pid for path in Path(f"/proc/{self.pid}/task").glob("*/children") for pid in path.read_text().split()
        ]
        return _cpu(self.pid), sum(map(_cpu, children))

    def megabytes(self) -> float:
        """Its resident memory."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def watch(self) -> Loop:
        """Read the delays of its event loop since its start."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
            told = dict(re.findall(r"^touchline_(\S+) (\S+)$", (await http.get("/metrics")).text, re.MULTILINE))
        late, busy = (1000 * float(told[f"loop_{name}_seconds_max"]) for name in ("late", "busy"))
        self.loop = Loop(late, busy, int(told['loop_stalls_total{over="20ms"}']))
        return self.loop

    def complaints(self) -> list[str]:
        """The errors in its log."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "Error" in line]


class StockProcess(ServerProcess):
    """The command `touchline serve`, with all its limits."""

    def _command(self) -> list[str]:
        serve = str(Path(sys.executable).with_name("touchline"))
        return [serve, "serve", "--port", str(self.port), "--db", str(self.db), "--workers", str(self.workers)]


def _cpu(pid: int | str) -> float:
    """The CPU seconds of a process, user and system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _ImpatientCursor(sqlite3.Cursor):
    def execute(self, sql: str, *given: Any) -> "_ImpatientCursor":
        super().execute(re.sub(r"busy_timeout *= *\d+", f"busy_timeout = {os.environ[_BUSY]}", sql), *given)
        return self


class _ImpatientConnection(sqlite3.Connection):
    def cursor(self, *_: object) -> _ImpatientCursor:  # type: ignore[override]
        return super().cursor(_ImpatientCursor)


def main(db: str, port: str, presenters: str, workers: str) -> None:
    """Serve without limits."""
    logging.basicConfig(level=logging.WARNING)
    if _BUSY in os.environ:
        patient, seconds = sqlite3.connect, int(os.environ[_BUSY]) / 1000
        impatient = {"factory": _ImpatientConnection, "timeout": seconds}
        sqlite3.connect = lambda *given, **named: patient(*given, **{**named, **impatient})
    given: dict[str, Any] = {
        "presenters": presenters,
        "faces": presenters,  # as older commits call them
        "workers": int(workers),
        "messages_a_second": 1e9,
        "messages_at_once": 1_000_000_000,
        "requests_a_second": 1e9,
        "requests_at_once": 1_000_000_000,
        "connections_of_client": 100_000,
        "sockets_of_client": 100_000,
        "open_rooms_of_client": 100_000,
        "rooms_of_client": 1_000_000,
        "decks_of_client": 100_000,
        "watch_seconds": 0.005,
    }
    known = {name: value for name, value in given.items() if value != "" and name in Settings.__struct_fields__}
    Server(Settings(db=f"sqlite+aiosqlite:///{db}", **known)).run([listen("127.0.0.1", int(port))])


if __name__ == "__main__":
    main(*sys.argv[1:])
