"""Silent and slow sockets: they give way, and players never do."""

import asyncio
import os
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.client import Browser
from tests.server.support import SCREEN, Clock, Site, plain, room_request, run, site
from touchline.kernel import Seeded
from touchline.server.settings import Settings
from touchline.server.sockets import Seldom, Socket, Sockets
from touchline.server.wire.api import RoomMade
from touchline.session.protocol.messages import PROTOCOL, Hello, Welcome

# Who gives way


class Wire(asyncio.Transport):
    """A transport with an address that notes whether it was closed."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1000)})
        self.aborted = False

    def abort(self) -> None:
        """Close it."""
        self.aborted = True


def sockets(files: int = 1000, **given: Any) -> Sockets:
    return Sockets(Settings(db="", **{"spare_files": 0, "reserve_for_players": 0.5, **given}), files)


def enter(found: Sockets, address: str = "192.0.2.1") -> tuple[Wire, Socket]:
    wire = Wire(address)
    entered = found.enter(wire)
    assert entered is not None
    return wire, entered


def test_of_one_client_the_socket_that_has_waited_longest_gives_way(caplog):
    found = sockets(sockets_of_client=3)
    wires = [enter(found)[0] for _ in range(5)]
    other, _ = enter(found, "192.0.2.2")
    assert [wire.aborted for wire in wires] == [True, True, False, False, False]
    assert not other.aborted
    assert (found.guests, found.closed) == (4, {"client": 2})
    assert "192.0.2.1 has more than 3 of them outside a match" in caplog.text


def test_a_client_that_has_sent_a_request_has_not_waited(caplog):
    found = sockets(sockets_of_client=2)
    (first, asks), (second, _) = enter(found), enter(found)
    asks.asks()
    enter(found)
    assert (first.aborted, second.aborted) == (False, True)


def test_sockets_in_a_match_do_not_count_for_their_client():
    found = sockets(sockets_of_client=2)
    seated = [enter(found) for _ in range(2)]
    for place, (_, each) in enumerate(seated):
        each.sits(plays=place == 0)
    strangers = [enter(found)[0] for _ in range(2)]
    assert not any(wire.aborted for wire in [*strangers, *(wire for wire, _ in seated)])


def test_a_proxy_has_as_many_sockets_as_there_is_room_for():
    found = sockets(sockets_of_client=2, proxies=("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))
    wires = [enter(found, address)[0] for address in ("127.0.0.1", "10.1.2.3", "2001:db8::1") for _ in range(5)]
    others = [enter(found, "127.0.0.2")[0] for _ in range(3)]
    assert not any(wire.aborted for wire in wires)
    assert [wire.aborted for wire in others] == [True, False, False]
    assert found.closed == {"client": 1}


def test_strangers_give_way_before_those_who_watch_and_players_never(caplog):
    found = sockets(files=40)  # of which 20 are for players, and each of the others may need two
    assert found.most_guests == 10
    (playing, plays), (watching, watches), (older, elder) = (enter(found, f"192.0.2.{n}") for n in range(3))
    plays.sits(plays=True)
    watches.sits(plays=False)
    elder.sits(plays=False)
    strangers = [enter(found, f"198.51.100.{n}")[0] for n in range(9)]
    assert [wire.aborted for wire in strangers] == [True, *[False] * 8]
    assert found.guests == 10
    for n in range(8):
        _, newcomer = enter(found, f"203.0.113.{n}")
        newcomer.sits(plays=False)
    assert all(wire.aborted for wire in strangers)
    assert not watching.aborted
    enter(found)[1].sits(plays=False)
    assert (watching.aborted, older.aborted, playing.aborted) == (True, False, False)
    assert "there is room for 10 outside a match, since 40 files may be open (ulimit -n)" in caplog.text


def test_where_all_play_a_newcomer_is_sent_away():
    found = sockets(files=40)
    players = [enter(found, f"192.0.2.{n}") for n in range(10)]
    last = Wire("192.0.2.99")
    while entered := found.enter(last):
        entered.sits(plays=True)
        players.append((last, entered))
        last = Wire("192.0.2.99")
    assert last.aborted
    assert found.most_guests == 0
    for _, each in players[:10]:
        each.sits(plays=True)
    assert found.closed == {"files": 11}
    for _, each in players:
        each.gone()
    assert (found.guests, found.most_guests) == (0, 10)


@given(
    st.lists(st.tuples(st.sampled_from(["enter", "play", "watch", "ask", "go"]), st.integers(0, 50)), max_size=200),
    st.integers(32, 120),
)
def test_there_is_always_a_file_for_each(steps, files):
    """At any load every socket has its file, players are never closed, and newcomers get in while guests do."""
    found, here = sockets(files=files, sockets_of_client=8), dict[Wire, Socket]()
    players: set[Wire] = set()
    for step, number in steps:
        some = [*here][number % len(here)] if here else None
        if step == "enter":
            wire, guests, most = Wire(f"192.0.2.{number % 5}"), found.guests, found.most_guests
            if (entered := found.enter(wire)) is not None:
                here[wire] = entered
            assert (entered is not None) == (most > 0), (guests, most)
        elif some is not None:
            match step:
                case "play" | "watch":
                    if some not in players:
                        here[some].sits(plays=step == "play")
                        players |= {some} if here[some] in found._players else set()
                case "ask":
                    here[some].asks()
                case "go":
                    here.pop(some).gone()
                    players.discard(some)
        here = {wire: each for wire, each in here.items() if not wire.aborted}
        assert players <= set(here)
        assert len(here) == found.guests + len(players)
        assert 2 * found.guests + len(players) <= files


def test_a_flood_is_logged_once_a_minute(caplog):
    clock = Clock()
    warn = Seldom(clock)
    for second in range(150):
        warn("flood", "too many of %s", second)
        clock.passes(1)
    warn("drought", "too few")
    assert [record.getMessage() for record in caplog.records] == [
        "too many of 0; 1 times since the last such line",
        "too many of 60; 60 times since the last such line",
        "too many of 120; 60 times since the last such line",
        "too few; 1 times since the last such line",
    ]


# Who takes too long


class Line:
    """A bare socket to a server."""

    def __init__(self, port: int, address: str = "127.0.0.1", receives: int | None = None) -> None:
        self.socket = socket.socket()
        if receives is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.bind((address, 0))
        self.socket.settimeout(30)
        self.socket.connect(("127.0.0.1", port))

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def sends(self, data: bytes) -> None:
        """Send something."""
        self.socket.sendall(data)

    def hears(self) -> bytes:
        """Read until the server closes."""
        heard = b""
        try:
            while data := self.socket.recv(65536):
                heard += data
        except ConnectionError:
            pass
        return heard

    def drips(self, data: bytes) -> int:
        """Send a byte now and then until the server closes; returns their number."""
        self.socket.settimeout(0.05)
        for place in range(len(data)):
            try:
                self.socket.sendall(data[place : place + 1])
                if not self.socket.recv(65536):
                    return place
            except TimeoutError:
                continue
            except ConnectionError:
                return place
        return len(data)


def counted(here: Site, why: str) -> int:
    found = re.findall(rf'^touchline_sockets_closed_total{{why="{why}"}} (\d+)$', metrics(here.http), re.MULTILINE)
    return int(found[0]) if found else 0


def metrics(http: httpx.Client) -> str:
    return http.get("/metrics").text


QUICK = {"request_seconds": 0.5, "answer_seconds": 1.0, "keep_alive_seconds": 1}
ENDLESS = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Much: " + 1000 * b"x"


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    pages = tmp_path_factory.mktemp("static")
    (pages / "index.html").write_text("<!doctype html><title>touchline</title>")
    (pages / "large.bin").write_bytes(os.urandom(16 * 1024 * 1024))
    with site(tmp_path_factory.mktemp("site"), static=str(pages), **QUICK) as found:
        yield found


def test_a_silent_client_is_disconnected(here):
    before = counted(here, "slow_request")
    with Line(here.port) as line:
        assert line.hears() == b""
    assert counted(here, "slow_request") == before + 1


def test_a_client_that_drips_a_request_is_disconnected(here):
    with Line(here.port) as line:
        assert line.drips(ENDLESS) < 100


def test_a_client_that_drips_its_next_request_is_disconnected(here):
    with Line(here.port) as line:
        line.sends(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.socket.recv(65536).startswith(b"HTTP/1.1 200 OK")
        assert line.drips(ENDLESS) < 100


def test_a_client_that_drips_a_body_is_disconnected(here):
    with Line(here.port) as line:
        line.sends(b"POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Length: 10000\r\n\r\n")
        assert line.drips(1000 * b" ") < 100


def test_an_idle_client_is_disconnected(here):
    with Line(here.port) as line:
        line.sends(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert line.hears().startswith(b"HTTP/1.1 200 OK")


def test_a_client_that_does_not_take_its_answer_is_disconnected(here):
    before = counted(here, "slow_answer")
    with Line(here.port, receives=4096) as line:
        line.sends(b"GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n")
        until(lambda: counted(here, "slow_answer") == before + 1)
        assert len(line.hears()) < 16 * 1024 * 1024


def test_a_busy_client_stays_connected(here):
    with Line(here.port) as line:
        for _ in range(8):
            line.sends(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            assert line.socket.recv(65536).startswith(b"HTTP/1.1 200 OK")
            time.sleep(0.3)


def test_sockets_in_a_match_may_be_silent(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as home, Browser(here.ws, made.watch) as watcher:
            await asyncio.sleep(2.0)  # longer than any request or answer may take
            assert await home.play(Seeded(3).randbelow, moves=1) == 1
            await watcher.next()
            text = metrics(here.http)
            assert "touchline_sockets_players 1\n" in text
            assert "touchline_sockets_watchers 1\n" in text

    run(test())
    until(lambda: "touchline_sockets_players 0\n" in metrics(here.http))


def frame(message: str) -> bytes:
    """A message as a WebSocket sends it, with a mask that changes nothing."""
    data = message.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + bytes(4) + data


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def test_a_client_that_ignores_a_goodbye_is_cut_off(tmp_path):
    """A WebSocket closed while it reads nothing would otherwise keep its socket for ever."""
    much = {"messages_a_second": 1e9, "messages_at_once": 1_000_000_000, "outgoing_messages": 8}
    with site(tmp_path, goodbye_seconds=0.2, **much) as here, Line(here.port, receives=4096) as line:
        made = here.make(room_request())
        line.sends(UPGRADE)
        assert line.socket.recv(4096).startswith(b"HTTP/1.1 101")
        line.sends(frame(plain(Hello(PROTOCOL, made.watch))))
        until(lambda: "touchline_sockets_watchers 1\n" in metrics(here.http))
        line.socket.settimeout(0.2)
        with suppress(OSError):
            while True:
                line.sends(100 * frame("nonsense"))  # each is answered
        until(lambda: counted(here, "goodbye") == 1)
        assert "touchline_sockets_watchers 0\n" in metrics(here.http)


def until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


# Floods


SILENT = """
import socket, sys
port, number, first, addresses = map(int, sys.argv[1:])
found = []
for place in range(number):
    found.append(socket.socket())
    found[-1].bind((f"127.0.0.{first + place % addresses}", 0))
    found[-1].connect(("127.0.0.1", port))
print("ready", flush=True)
sys.stdin.read()
"""


@contextmanager
def silence(port: int, addresses: int, number: int = 1100) -> Iterator[None]:
    """Silent sockets from this many addresses, held open by separate processes."""
    with ExitStack() as stack:
        for half in range(2):
            arguments = map(str, (port, number // 2, 2 + half * addresses // 2, max(1, addresses // 2)))
            process = stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", SILENT, *arguments],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            stack.callback(process.kill)
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        yield


class Stock:
    """The stock command in a process that may open this many files."""

    def __init__(self, folder: Path, files: int) -> None:
        self.log = folder / "log"
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files // 2}, {files}))"
        command = f"{limit}; import sys; from touchline.cli import main; sys.exit(main())"
        arguments = ["serve", "--port", "0", "--db", str(folder / "rooms.db")]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", command, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        (port,) = re.findall(r"http://localhost:(\d+)", self.process.stdout.readline())
        self.port, self.ws = int(port), f"ws://127.0.0.1:{port}/ws"
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)

    def __enter__(self) -> "Stock":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        with self.process:
            self.process.kill()

    def make(self) -> RoomMade:
        """A new room for one screen."""
        answer = self.http.post("/api/rooms", content=msgspec.json.encode(room_request(home=SCREEN, away=SCREEN)))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=RoomMade)

    def visits(self) -> None:
        """A new visitor gets in, finds the server healthy and starts a match."""
        with httpx.Client(base_url=self.http.base_url, timeout=30) as http:
            assert http.get("/healthz").text.startswith("well")
        made = self.make()

        async def come() -> None:
            async with Browser(self.ws, made.token) as browser:
                assert browser.asked

        run(come())

    @property
    def warnings(self) -> list[str]:
        """The log lines about sockets."""
        return [line for line in self.log.read_text().splitlines() if "socket" in line]

    def metric(self, name: str) -> int:
        """A number from the metrics."""
        (found,) = re.findall(rf"^touchline_{re.escape(name)} (\d+)$", metrics(self.http), re.MULTILINE)
        return int(found)


@pytest.mark.parametrize(
    ("addresses", "said", "why"),
    [
        (1, "127.0.0.2 has more than 60 of them outside a match", "client"),
        (40, "there is room for 300 outside a match, since 1024 files may be open (ulimit -n)", "files"),
    ],
)
def test_silent_sockets_lock_nobody_out(tmp_path, addresses, said, why):
    """With a limit of 1,024 files, 1,100 silent sockets of one address or of many."""
    with Stock(tmp_path, 1024) as server:
        made = server.make()

        async def test():
            randbelow = Seeded(5).randbelow
            async with Browser(server.ws, made.token) as player, Browser(server.ws, made.watch):
                assert await player.play(randbelow, moves=2) == 2
                with silence(server.port, addresses):
                    await asyncio.to_thread(server.visits)
                    assert await player.play(randbelow, moves=2) == 2
                    await asyncio.to_thread(server.visits)
                    assert server.metric("sockets_players") == 1
                    assert server.metric(f'sockets_closed_total{{why="{why}"}}') > 500
                    assert server.metric("files_max") == 1024

        run(test())
        assert len([line for line in server.warnings if said in line]) == len(server.warnings) == 1
        assert "Traceback" not in server.log.read_text()


def test_a_system_that_gives_out_no_socket_is_survived(tmp_path):
    with Stock(tmp_path, 1024) as server:
        made = server.make()

        async def test():
            randbelow = Seeded(6).randbelow
            async with Browser(server.ws, made.token) as player:
                assert await player.play(randbelow, moves=2) == 2
                await asyncio.to_thread(server.visits)
                few = server.metric("files_open") + 20
                resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (few, 1024))
                with silence(server.port, addresses=20, number=200):
                    assert await player.play(randbelow, moves=2) == 2
                    await asyncio.to_thread(server.visits)  # others give way
                    assert await player.play(randbelow, moves=2) == 2
                resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
                await asyncio.to_thread(server.visits)
                assert 0 < server.metric("accept_failures_total") < 500

        run(test())
        assert len([line for line in server.warnings if "cannot accept a socket: Too many open files" in line]) == 1
        assert "Traceback" not in server.log.read_text()


def test_hello_of_many_at_once(tmp_path):
    """A whole class connects from one address at the same instant."""
    with site(tmp_path, requests_at_once=1000, connections_of_client=50) as here:
        made = here.make(room_request())

        async def one() -> None:
            browser = Browser(here.ws, made.watch)
            await browser.open()
            await browser.send_raw(plain(Hello(PROTOCOL, made.watch)))
            assert isinstance(await browser.next(), Welcome)
            await browser.go()

        async def test() -> None:
            await asyncio.gather(*[one() for _ in range(50)])

        run(test())
        assert here.http.get("/healthz").status_code == 200


def test_the_limit_of_files_is_raised_as_far_as_it_goes():
    """In a separate process: a lowered limit cannot be raised again."""
    program = """
import resource
from touchline.server.sockets import file_limit, raise_file_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 512))
assert file_limit(1000) == 256
assert (raise_file_limit(300), file_limit(1000)) == (300, 300)
assert (raise_file_limit(100), file_limit(1000)) == (100, 300)
assert (raise_file_limit(1000), file_limit(1000)) == (512, 512)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
