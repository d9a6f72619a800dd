"""`touchline serve`: a server from the command line."""

import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, contextmanager
from functools import partial
from socket import socket

import httpx
import pytest

from tests.server.support import run
from tests.server.test_store import room
from touchline.cli import main
from touchline.cli.serve import _limits, _place, _proxies, _url
from touchline.server.app import listen
from touchline.server.settings import LIMITS, Settings, data_folder
from touchline.server.storage import Writing
from touchline.server.store import Store


@contextmanager
def server(folder, *options):
    command = [sys.executable, "-c", "import sys; from touchline.cli import main; sys.exit(main())", "serve", *options]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def serving(tmp_path):
    with server(tmp_path) as process:
        yield process


def test_serves_until_it_is_stopped(serving, tmp_path):
    first, second = serving.stdout.readline(), serving.stdout.readline()
    (address,) = re.findall(r"http://localhost:\d+", first)
    assert httpx.get(address.replace("localhost", "127.0.0.1") + "/healthz", timeout=30).text.startswith("well\n")
    kept = tmp_path / "data" / "touchline" / "touchline.db"
    assert str(kept) in second
    assert kept.exists()
    serving.send_signal(signal.SIGINT)
    assert serving.wait(30) == 0
    assert "matches continue when it starts again" in serving.stdout.read()


@pytest.mark.parametrize("built", [True, False])
def test_an_app_that_is_missing_is_said(monkeypatch, capsys, tmp_path, built):
    class Ready:
        """A server that is ready and ends."""

        def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
            self._ready = ready

        def run(self, sockets: list[socket]) -> None:
            self._ready()
            for each in sockets:
                each.close()

    for name in ("touchline", "touchline.access"):  # other tests read these logs
        monkeypatch.setattr(logging.getLogger(name), "setLevel", lambda level: None)
    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr("touchline.server.app.Server", Ready)
    monkeypatch.setattr("touchline.server.settings.Settings", partial(Settings, static=str(tmp_path)))
    assert main(["serve", "--port", "0", "--db", str(tmp_path / "rooms.db")]) == 0
    told = capsys.readouterr()
    assert "touchline is at http://localhost:" in told.out
    assert ("app is missing" in told.err, "make web" in told.err) == (not built, not built)


@pytest.mark.parametrize("asked", [False, True])
def test_old_matches_are_forgotten_if_that_is_asked_for(tmp_path, asked):
    db, now = tmp_path / "rooms.db", time.time()

    async def fill():
        store = await Store.open(f"sqlite+aiosqlite:///{db}")
        await store.write(Writing(rooms=[room("old", now - 31 * 86_400), room("new", now - 60)]))
        await store.close()

    run(fill())
    with server(tmp_path, "--db", str(db), *(["--forget-after", "30"] if asked else [])) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    with closing(sqlite3.connect(db)) as connection:
        kept = connection.execute("select id from rooms order by id").fetchall()
    assert kept == ([("new",)] if asked else [("new",), ("old",)])


def test_a_port_that_is_taken_is_said(capsys, tmp_path):
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--db", str(tmp_path / "rooms.db")]) == 2
    assert f"port {port}: Address already in use" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "port must be 0-65535"),
        (["--workers", "0"], "--workers takes a number of at least 1"),
        (["--forget-after", "0"], "--forget-after takes a number of days of at least 1; got 0"),
        (["--db", "/dev/null/rooms.db"], "cannot store matches in /dev/null"),
        (["--proxy", "nginx"], "--proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8; got 'nginx'"),
        (["--proxy", "10.0.0.1/8"], "got '10.0.0.1/8': 10.0.0.1/8 has host bits set"),
        (["--limit", "files=many"], "--limit files takes a whole number above 0; got 'many'"),
        (["--limit", "files=10.5"], "--limit files takes a whole number above 0; got '10.5'"),
        (["--limit", "move_seconds=0"], "--limit move_seconds takes a number above 0; got '0'"),
        (["--limit", "move_seconds=-1"], "--limit move_seconds takes a number above 0; got '-1'"),
        (["--limit", "move_seconds=nan"], "--limit move_seconds takes a number above 0; got 'nan'"),
        (["--limit", "move_seconds=inf"], "--limit move_seconds takes a number above 0; got 'inf'"),
        (["--limit", "reserve_for_players=1"], "--limit reserve_for_players takes a share between 0 and 1; got '1'"),
        (["--limit", "socket_of_client=9"], "got 'socket_of_client=9'; nearest: sockets_of_client"),
        (["--limit", "files=9", "--limit", "db"], "--limit takes NAME=NUMBER; got 'db'"),
        (["--proxy", "10.0.0.1", "--proxy", "::1,,10.0.0.2"], "got ''"),
    ],
)
def test_impossible_positions_are_refused(capsys, arguments, said):
    assert main(["serve", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_databases_by_file_or_url(tmp_path):
    file = tmp_path / "new" / "rooms.db"
    assert _url(str(file)) == f"sqlite+aiosqlite:///{file}"
    assert file.parent.is_dir()
    assert _url(f"sqlite:///{file}") == f"sqlite+aiosqlite:///{file}"
    url = _url("postgresql://me:secret@db.example/rooms")
    assert url == "postgresql+asyncpg://me:secret@db.example/rooms"
    assert _place(url) == "the database at db.example/rooms"


def test_proxies_by_address_or_network():
    assert _proxies(["127.0.0.1, ::1", "10.0.0.0/8"]) == ("127.0.0.1", "::1", "10.0.0.0/8")


def test_limits_by_name():
    given = _limits(["files=4096", "move_seconds=0.5", "keep_alive_seconds=9"])
    assert Settings(db="", **given) == Settings(db="", files=4096, move_seconds=0.5, keep_alive_seconds=9)
    assert not {"db", "faces", "static", "now", "proxies", "workers", "adviser"} & set(LIMITS)


def test_data_is_kept_where_the_system_keeps_it(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "touchline"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parts[-3:] == ("Library", "Application Support", "touchline")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder().parts[-3:] == (".local", "share", "touchline")
