"""A server in a process of its own, to be killed. It limits nobody.

python -m tests.server.process DB PORT PRESENTERS WORKERS
"""

import asyncio
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import httpx

from touchline.server.app import Server, listen
from touchline.server.settings import Settings

_ROOT = Path(__file__).parent.parent.parent


class Loop(NamedTuple):
    """How the event loop of a server has been doing, by its own watch; milliseconds."""

    late: float  # at most, for whatever reason
    busy: float  # at most, by its own work
    stalls: int  # of more than 20 ms of its own work

    def __str__(self) -> str:
        return (
            f"loop held up for {self.busy:.0f} ms at most, {self.stalls} times for more than 20; {self.late:.0f} late"
        )


class ServerProcess:
    """A real server on a fixed port, with its log in a file."""

    def __init__(self, folder: Path, presenters: str, workers: int = 1) -> None:
        self.folder, self.presenters, self.workers = folder, presenters, workers
        self.db, self.log = folder / "rooms.db", folder / "server.log"
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
        """Start it, and wait until it is well."""
        with self.log.open("ab") as log:
            given = [str(self.db), str(self.port), self.presenters, str(self.workers)]
            command = [sys.executable, "-m", __spec__.name, *given]
            self._process = subprocess.Popen(command, cwd=_ROOT, stderr=log)
        async with asyncio.timeout(seconds), httpx.AsyncClient(base_url=self.url, verify=False) as http:
            while True:
                assert self.runs, self.log.read_text()
                try:
                    assert (await http.get("/healthz")).status_code == 200
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
                else:
                    return

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it as nothing can be prepared for."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it in order."""
        if self._process is not None and self.runs:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(30)

    def megabytes(self) -> float:
        """The memory that it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def watch(self) -> Loop:
        """Look at how its event loop has been doing since it was started."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
            told = dict(re.findall(r"^touchline_(\S+) (\S+)$", (await http.get("/metrics")).text, re.MULTILINE))
        late, busy = (1000 * float(told[f"loop_{name}_seconds_max"]) for name in ("late", "busy"))
        self.loop = Loop(late, busy, int(told['loop_stalls_total{over="20ms"}']))
        return self.loop

    def complaints(self) -> list[str]:
        """What went wrong in it, by its log."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "Error" in line]


def main(db: str, port: str, presenters: str, workers: str) -> None:
    """Serve without limits."""
    logging.basicConfig(level=logging.WARNING)
    settings = Settings(
        db=f"sqlite+aiosqlite:///{db}",
        presenters=presenters,
        workers=int(workers),
        messages_a_second=1e9,
        messages_at_once=1_000_000_000,
        requests_a_second=1e9,
        requests_at_once=1_000_000_000,
        connections_of_client=100_000,
        sockets_of_client=100_000,
        open_rooms_of_client=100_000,
        decks_of_client=100_000,
        watch_seconds=0.005,
        rooms_of_client=1_000_000,
    )
    Server(settings).run([listen("127.0.0.1", int(port))])


if __name__ == "__main__":
    main(*sys.argv[1:])
