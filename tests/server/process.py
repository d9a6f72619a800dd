"""A server in a process of its own, to be killed: `python -m tests.server.process DB PORT FACES`. It limits nobody."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from touchline.server.app import Server, listen
from touchline.server.settings import Settings

_ROOT = Path(__file__).parent.parent.parent


class ServerProcess:
    """A real server on a fixed port, with its log in a file."""

    def __init__(self, folder: Path, faces: str, workers: int = 1) -> None:
        self.folder, self.faces, self.workers = folder, faces, workers
        self.db, self.log = folder / "rooms.db", folder / "server.log"
        with listen("127.0.0.1", 0) as found:
            self.port: int = found.getsockname()[1]
        self.url, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    async def start(self, seconds: float = 60.0) -> None:
        """Start it, and wait until it is well."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", __spec__.name, str(self.db), str(self.port), self.faces, str(self.workers)]
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

    def complaints(self) -> list[str]:
        """What went wrong in it, by its log."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or "Error" in line]


def main(db: str, port: str, faces: str, workers: str) -> None:
    """Serve without limits."""
    logging.basicConfig(level=logging.WARNING)
    settings = Settings(
        db=f"sqlite+aiosqlite:///{db}",
        faces=faces,
        workers=int(workers),
        messages_a_second=1e9,
        messages_at_once=1_000_000_000,
        requests_a_second=1e9,
        requests_at_once=1_000_000_000,
        connections_of_client=100_000,
        sockets_of_client=100_000,
        open_rooms_of_client=100_000,
        rooms_of_client=1_000_000,
    )
    Server(settings).run([listen("127.0.0.1", int(port))])


if __name__ == "__main__":
    main(*sys.argv[1:])
