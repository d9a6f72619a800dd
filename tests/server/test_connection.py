"""WebSockets of a whole server: who gets in, limits, and matches over the network."""

import asyncio
import json
import logging
import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from starlette.types import Message
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.client import Browser, preview
from tests.server.support import STEADY, Site, building, plain, room_request, run, site
from tests.server.test_room import play_out
from touchline.counter_attack.model import LineUp
from touchline.games import GAMES
from touchline.kernel import Seeded
from touchline.server.connection import BrowserConnection
from touchline.server.metrics import Metrics
from touchline.server.rooms import Rooms
from touchline.server.wire import closings
from touchline.server.wire.api import Problem
from touchline.session.broadcast import encoded
from touchline.session.presenters.french_flair.protocol import MOST_PLACES, HandPreview
from touchline.session.protocol.messages import (
    PROTOCOL,
    Answer,
    Done,
    Hello,
    Ping,
    Pong,
    Previewed,
    Refused,
    Welcome,
)
from touchline.session.protocol.previews import AnswerPreview
from touchline.session.protocol.questions import LONGEST_ANSWER


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    with site(tmp_path_factory.mktemp("site"), messages_at_once=40, messages_a_second=200.0) as found:
        yield found


async def closed(browser):
    """The last message of a connection and its closing code."""
    told = []
    with suppress(ConnectionClosed):
        while True:
            told.append(await browser.next())
    (closing,) = (one for one in closings.CLOSINGS if one.code == browser.socket.close_code)
    return told, closing


def test_a_match_of_two_browsers_over_the_network(here):
    made = here.make(room_request())

    async def test():
        async with (
            Browser(here.ws, made.token, "home") as home,
            Browser(here.ws, made.invitations["away"], "away") as away,
            Browser(here.ws, made.watch, "watch") as watcher,
        ):
            randbelow = Seeded(1, "browsers").randbelow
            await asyncio.gather(home.play(randbelow), away.play(randbelow))
            while not watcher.over:
                await watcher.next()
            assert len(home.entries) == len(away.entries) == len(watcher.entries)

    run(test())


def test_a_match_against_the_computer_with_a_connection_that_is_lost_again_and_again(here):
    made = here.make(room_request(away=STEADY))

    async def test():
        browser = Browser(here.ws, made.token)
        randbelow = Seeded(2, "browser").randbelow
        await browser.come()
        while not browser.over:
            await browser.play(randbelow, moves=3)
            assert browser.socket is not None
            browser.socket.transport.abort()
            await browser.come()
        await browser.go()
        fresh = Browser(here.ws, made.token)
        await fresh.come()
        assert fresh.entries == browser.entries
        await fresh.go()

    run(test())


# Who is let in


@pytest.mark.parametrize(
    ("message", "error", "closing"),
    [
        (plain(Answer("", 1, "dice 1")), "bad_message", closings.BAD_HELLO),
        (plain(Answer("a", 1, "dice 1")), "bad_message", closings.BAD_HELLO),
        ("", "bad_message", closings.BAD_HELLO),
        ("{", "bad_message", closings.BAD_HELLO),
        (plain(Hello(PROTOCOL + 1, "x")), "protocol", closings.UPGRADE),
        (plain(Hello(PROTOCOL, "x")), "no_seat", closings.NO_SEAT),
        (plain(Hello(PROTOCOL, "")), "no_seat", closings.NO_SEAT),
        (b"\xff\x00", "bad_message", closings.BAD_HELLO),
    ],
)
def test_a_client_without_a_proper_hello_is_disconnected(here, message, error, closing):
    async def test():
        browser = Browser(here.ws, "")
        await browser.open()
        await browser.send_raw(message)
        (refused,), found = await closed(browser)
        assert (refused.error, found) == (error, closing)

    run(test())


def test_a_silent_client_is_disconnected_and_may_return(tmp_path):
    with site(tmp_path, hello_seconds=0.3) as here:

        async def test():
            browser = Browser(here.ws, "")
            await browser.open()
            assert await closed(browser) == ([], closings.TOO_SLOW)

        run(test())


def test_a_database_that_fails_ends_the_connection_with_one_line_in_the_log(here, monkeypatch, caplog):
    async def fails(*_: object, **__: object) -> None:
        raise OperationalError("SELECT 1", {}, sqlite3.OperationalError("disk I/O error"))

    made = here.make(room_request())
    monkeypatch.setattr(Rooms, "find", fails)

    async def test():
        async with connect(here.ws) as socket:
            await socket.send(plain(Hello(PROTOCOL, made.token)))
            with pytest.raises(ConnectionClosed) as told:
                await socket.recv()
            assert told.value.rcvd is not None
            assert told.value.rcvd.code == closings.FAILED.code

    run(test())
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert line.getMessage() == "closing a connection: the database failed: disk I/O error"
    assert line.exc_info is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_pages_of_others_are_not_let_in(here, origin):
    async def test():
        with pytest.raises(InvalidStatus) as caught:
            await connect(here.ws, origin=Origin(origin))
        assert caught.value.response.status_code == 403

    run(test())


def test_own_pages_are_let_in(here):
    async def test():
        page = await connect(here.ws, origin=Origin(f"http://127.0.0.1:{here.port}"))
        await page.close()

    run(test())


# What is too much


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        "[]",
        "null",
        '{"type":"answer"}',
        '{"type":"answer","id":"x","number":"one","answer":"dice 1"}',
        '{"type":"answer","id":"x","number":1,"answer":"dice 1","more":1}',
        '{"type":"welcome"}',
        '{"type":"answer","id":"","number":1,"answer":"dice 1"}',
        '{"type":"answer","id":"' + 65 * "x" + '","number":1,"answer":"dice 1"}',
        plain(Hello(PROTOCOL, "again")),
        "[" * 5000,
        b"\x00\x01\xfe",
    ],
)
def test_bad_messages_are_refused_and_the_match_continues(here, message):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            await browser.send_raw(message)
            refused = await browser.next()
            assert isinstance(refused, Refused)
            assert refused.error == "bad_message"
            assert isinstance(await browser.say("dice 1"), Done)

    run(test())


def test_a_refusal_names_the_message_if_it_can(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            await browser.send_raw('{"type":"answer","id":"mine","number":null,"answer":"dice 1"}')
            refused = await browser.next()
            assert isinstance(refused, Refused)
            assert refused.id == "mine"

    run(test())


def of_an_answer(id, number, answer):
    return preview(id, number, AnswerPreview(answer))


@pytest.mark.parametrize(("kind", "where"), [(Answer, ""), (of_an_answer, "about: ")])
def test_a_text_that_no_answer_has_is_refused_unread(here, kind, where, monkeypatch):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            with monkeypatch.context() as patch:
                patch.setattr(type(GAMES["french-flair"]), "parse_answer", None)
                for size in (LONGEST_ANSWER + 1, 16_000):
                    await browser.send(kind("long", browser.number, " " * size))
                    refused = await browser.next()
                    assert isinstance(refused, Refused)
                    assert (refused.id, refused.error) == ("long", "bad_message")
                    assert refused.detail == f"{where}Expected `str` of length <= {LONGEST_ANSWER} - at `$.answer`"
            reply = await browser.say(" " * LONGEST_ANSWER)
            assert isinstance(reply, Refused)
            assert reply.error == "not_offered"
            assert isinstance(await browser.say("dice 1"), Done)

    run(test())


def test_more_cards_than_a_hand_holds_are_not_previewed(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            await browser.send(preview("many", browser.number, HandPreview((0,) * (MOST_PLACES + 1))))
            refused = await browser.next()
            assert isinstance(refused, Refused)
            assert (refused.id, refused.error) == ("many", "bad_message")

    run(test())


def test_the_answers_of_matches_are_far_from_too_long():
    for file in (Path(__file__).parents[1] / "fixtures" / "rules-1").glob("*.jsonl"):
        answers = (json.loads(line).get("choose") or "" for line in file.read_text(encoding="utf-8").splitlines())
        assert max(map(len, answers)) <= LONGEST_ANSWER / 2
    longest = GAMES["counter-attack"].format_answer(LineUp(tuple(range(9984, 10_000))))
    assert len(longest) <= LONGEST_ANSWER / 2


def test_a_message_that_is_too_large_ends_the_connection(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            await browser.send_raw(plain(Answer("a", 1, "x" * 20_000)))
            (refused,), closing = await closed(browser)
            assert (refused.id, refused.error, closing) == ("a", "too_large", closings.TOO_LARGE)
            welcome = await browser.come()
            assert isinstance(welcome, Welcome)

    run(test())


def test_too_many_messages_are_refused_then_end_the_connection(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            with suppress(ConnectionClosed):
                for number in range(400):
                    await browser.send(Answer(f"a{number}", 0, "dice 1"))
            told, closing = await closed(browser)
            assert closing == closings.TOO_FAST
            assert {message.error for message in told} == {"too_late", "too_fast"}

    run(test())


def test_a_client_has_so_many_connections(tmp_path):
    with site(tmp_path, connections_of_client=2) as here:
        made = here.make(room_request())

        async def test():
            async with Browser(here.ws, made.token), Browser(here.ws, made.token):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(here.ws)
                denied = caught.value.response
                assert (denied.status_code, denied.headers["Retry-After"]) == (429, "1")
                assert denied.headers["X-Content-Type-Options"] == "nosniff"
                assert msgspec.json.decode(denied.body or b"", type=Problem).error == "too_many_sockets"
            async with Browser(here.ws, made.token):
                pass

        run(test())


def test_a_client_connects_so_often(tmp_path, caplog):
    with site(tmp_path, requests_at_once=3, requests_a_second=0.01) as here:

        async def test():
            for _ in range(3):
                await (await connect(here.ws)).close()
            with pytest.raises(InvalidStatus) as caught:
                await connect(here.ws)
            assert caught.value.response.status_code == 429
            assert msgspec.json.decode(caught.value.response.body or b"", type=Problem).error == "too_fast"

        run(test())
        assert 'touchline_requests_total{status="429"} 1' in here.http.get("/metrics").text
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_clients_behind_a_proxy_connect_each_for_itself(tmp_path):
    with site(tmp_path, connections_of_client=1, proxies=("127.0.0.1",)) as here:

        async def test():
            first, second = ({"X-Forwarded-For": f"192.0.2.{n}"} for n in (1, 2))
            async with connect(here.ws, additional_headers=first), connect(here.ws, additional_headers=second):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(here.ws, additional_headers=second)
                assert caught.value.response.status_code == 429

        run(test())


class DeafSocket(WebSocket):
    """A WebSocket that says hello, reads one message, and no more."""

    def __init__(self, token: str, line: "DeafLine") -> None:
        self._coming = [plain(Hello(PROTOCOL, token))]
        self._line = line
        self.closed: int | None = None

    async def accept(self, *_: object) -> None:
        """It is let in."""

    async def receive(self) -> Message:
        """What it says."""
        if not self._coming:
            await self._line.woken.wait()
            return {"type": "websocket.disconnect", "code": 1005}
        return {"type": "websocket.receive", "text": self._coming.pop()}

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """It is sent away."""
        self.closed = code


class DeafLine:
    """A line to such a browser."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.woken = asyncio.Event()
        self.pieces: list[list[bytes]] = []

    def deliver(self, take: object, flush: object) -> None:
        """It has nothing more to say."""

    def write(self, messages: Iterable[bytes]) -> None:
        """It takes one piece in."""
        self.pieces.append([*messages])
        self.writable.clear()

    def wake(self) -> None:
        """It is to be closed."""
        self.woken.set()


def test_a_client_that_does_not_read_is_disconnected(tmp_path):
    async def test():
        async with building(tmp_path, outgoing_messages=8, goodbye_seconds=0.1) as found:
            made = await found.make(room_request())
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            metrics = Metrics()
            line = DeafLine()
            deaf = BrowserConnection(DeafSocket(made.watch, line), line, found.rooms, found.settings, metrics)
            serving = asyncio.ensure_future(deaf.run())
            while deaf not in room.attendance.browsers:
                await asyncio.sleep(0.01)
            await play_out((home, away), room)
            await serving
            assert room.attendance.browsers == {home, away}
            assert len(line.pieces) == 1

    run(test())


async def raw(here: Site, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, str]:
    """A WebSocket as bytes, after the handshake and its hello."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    lines = (
        "GET /ws HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.write(masked(plain(Hello(PROTOCOL, token))))
    return reader, writer, next(line for line in head.splitlines() if "Extensions" in line)


def masked(text: str) -> bytes:
    """A frame as browsers send it, not compressed."""
    data = text.encode()
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return b"\x81" + size + bytes(4) + data


async def frame(reader: asyncio.StreamReader) -> tuple[bool, bytes]:
    """A frame of the server: whether it is compressed, and its bytes."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8))
    return bool(first & 0x40), await reader.readexactly(length)


def test_long_messages_are_compressed_and_short_ones_are_not(here):
    made = here.make(room_request())

    async def test():
        reader, writer, agreed = await raw(here, made.token)
        assert "server_max_window_bits=12" in agreed
        assert "client_no_context_takeover" in agreed
        inflate = zlib.decompressobj(-12)
        is_compressed, data = await frame(reader)
        assert is_compressed
        assert b'"type":"welcome"' in inflate.decompress(data + b"\x00\x00\xff\xff")
        writer.write(masked(plain(Ping("p"))))
        assert await frame(reader) == (False, encoded(Pong("p")))
        writer.close()

    run(test())


def test_messages_of_one_turn_are_written_together(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            line = DeafLine()
            browser = BrowserConnection(DeafSocket("", line), line, found.rooms, found.settings, Metrics())
            line.writable.clear()
            for message in (b"1", b"2"):
                browser.send(message)
            await asyncio.sleep(0)
            assert line.pieces == []
            line.writable.set()
            browser._flush()
            for message in (b"3", b"4", b"5"):
                browser.send(message)
            assert line.pieces == [[b"1", b"2"]]
            line.writable.set()
            await asyncio.sleep(0)
            assert line.pieces == [[b"1", b"2"], [b"3", b"4", b"5"]]

    run(test())


def test_a_flood_is_read_piece_by_piece(here, monkeypatch):
    """Many messages at once are all read, in order, over several turns of the loop."""
    made = here.make(room_request())
    sizes: list[int] = []
    receive = WebSocketsSansIOProtocol.data_received

    def noted(self: Any, data: bytes) -> None:
        sizes.append(len(data))
        receive(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)

    async def test():
        reader, writer, _ = await raw(here, made.token)
        await frame(reader)
        pings = [masked(f'{{"type":"ping","id":"{number}"}}' + 900 * " ") for number in range(20)]
        writer.write(b"".join(pings))
        for number in range(20):
            assert await frame(reader) == (False, encoded(Pong(f"{number}")))
        writer.close()

    run(test())
    assert sum(sizes) > 20 * 900
    assert max(sizes) <= 4096


def test_previews_over_the_network(here):
    made = here.make(room_request(away=STEADY))

    async def test():
        async with Browser(here.ws, made.token) as browser:
            for number in range(12):
                await browser.send(of_an_answer(f"look-{number}", browser.number, "dice 1"))
            replies = [await browser.next() for _ in range(12)]
            assert sum(isinstance(reply, Previewed) for reply in replies) >= 8
            assert {reply.error for reply in replies if isinstance(reply, Refused)} <= {"busy"}
            assert {reply.id for reply in replies} == {f"look-{number}" for number in range(12)}  # type: ignore[union-attr]

    run(test())


def test_a_ping_is_answered_while_an_answer_is_stored(here):
    made = here.make(room_request())

    async def test():
        async with Browser(here.ws, made.token) as browser:
            await browser.send(Answer("a", browser.number, "dice 1"))
            await browser.send(Ping("p"))
            ids: set[str] = set()
            while ids != {"a", "p"}:
                message = await browser.next()
                ids |= {message.id} if isinstance(message, (Done, Pong)) else set()

    run(test())


def test_codes_and_names_of_closings_are_their_own():
    assert len({closing.code for closing in closings.CLOSINGS}) == len(closings.CLOSINGS)
    assert sorted(closing.name for closing in closings.CLOSINGS) == sorted(get_args(closings.ClosingName))


def test_a_server_ends_in_order(tmp_path):
    async def test():
        with site(tmp_path) as here:
            made = here.make(room_request())
            browser = Browser(here.ws, made.token)
            await browser.come()
            assert isinstance(await browser.say("dice 1"), Done)
        _, closing = await closed(browser)
        assert closing == closings.RESTART
        with site(tmp_path) as here:
            async with Browser(here.ws, made.token) as back:
                assert back.entries == browser.entries

    run(test())
