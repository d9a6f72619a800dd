"""Malformed requests get a 4xx and one log line, never a traceback; everybody else is served."""

import logging
import socket
from time import monotonic, sleep

import pytest

from tests.server.support import site

HOST = b"Host: localhost\r\n"
END = b"Connection: close\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("the app")
    with site(tmp_path_factory.mktemp("site"), static=str(static), requests_at_once=10_000) as found:
        yield found


@pytest.fixture
def log(caplog):
    """The lines in the operator's log."""
    caplog.set_level(logging.WARNING)
    return caplog


def get(path, *headers, host=HOST):
    return b"GET " + path + b" HTTP/1.1\r\n" + host + END + b"".join(headers) + b"\r\n"


def post(path, body, *headers, length=None):
    length = b"%d" % len(body) if length is None else length
    head = (b"POST ", path, b" HTTP/1.1\r\n", HOST, END, b"Content-Length: ", length, b"\r\n", *headers, b"\r\n")
    return b"".join(head) + body


def websocket(path, *headers, host=HOST):
    return b"GET " + path + b" HTTP/1.1\r\n" + host + UPGRADE + b"".join(headers) + b"\r\n"


def status_of(here, request):
    """The status of the response."""
    with socket.create_connection(("127.0.0.1", here.port), 20) as connection:
        connection.sendall(request)
        connection.settimeout(20)
        answer = b""
        while b"\r\n" not in answer:
            answer += connection.recv(4096)
    return int(answer.split()[1])


def leave(here, request):
    """Send a request and disconnect before the response."""
    with socket.create_connection(("127.0.0.1", here.port), 20) as connection:
        connection.sendall(request)


def must_be_one_line(log):
    """A single log line reports a request, without a traceback."""
    until = monotonic() + 20
    while not log.records and monotonic() < until:
        sleep(0.01)
    (line,) = log.records
    assert line.exc_info is None
    assert "Traceback" not in line.getMessage()
    assert "\n" not in line.getMessage()
    assert len(line.getMessage()) < 400
    return line.getMessage()


ORIGIN = b"Origin: http://[\r\n"
PATHS = {
    "no escape": (b"/%zz", 400),
    "half an escape": (b"/a%2", 400),
    "a percent sign": (b"/api/%", 400),
    "not UTF-8": (b"/%ff%fe", 400),
    "not UTF-8 in the API": (b"/api/rules/%c3%28", 400),
    "a zero": (b"/%00", 400),
    "a zero in the API": (b"/api/rules/%00", 400),
    "a line feed": (b"/%0a%0dtouchline.server all is well", 400),
    "line feeds in the API": (b"/api/records/%0a", 400),
    "300 letters": (b"/" + b"a" * 300, 414),
    "300 letters of an asset": (b"/assets/" + b"a" * 300, 414),
    "a hundred long letters": (b"/" + b"%F0%9F%90%91" * 100, 414),
    "many folders": (b"/" + b"a/" * 2500, 414),
    "a long rule": (b"/api/rules/" + b"M" * 8000, 414),
}


@pytest.mark.parametrize(("path", "status"), PATHS.values(), ids=PATHS)
@pytest.mark.parametrize("kind", [get, websocket])
def test_a_path_that_cannot_be(here, log, kind, path, status):
    path = path.replace(b" ", b"%20")
    assert status_of(here, kind(path)) == (status if kind is get else 403)
    line = must_be_one_line(log)
    assert path[:200].decode() in line


def test_the_longest_path_is_a_path(here, log):
    assert status_of(here, get(b"/" + b"a" * 254)) == 200
    assert status_of(here, get(b"/" + b"a" * 255)) == 414
    assert "aaaa 414 " in must_be_one_line(log).replace("…", "")


HEADERS = {
    "an origin": (b"/api/games", HOST, ORIGIN),
    "a host": (b"/api/games", b"Host: [\r\n", b""),
    "a host with a path": (b"/", b"Host: localhost/path\r\n", b""),
    "a host that is not ASCII": (b"/", b"Host: \xff\xfe\r\n", b""),
    "a host with a long port": (b"/", b"Host: localhost:8080808080\r\n", b""),
    "a header that is not UTF-8": (b"/", HOST, b"X-Note: \xff\xfe\r\n"),
    "a token that is not UTF-8": (b"/api/records/x", HOST, b"Authorization: Bearer \xff\r\n"),
}


@pytest.mark.parametrize(("path", "host", "header"), HEADERS.values(), ids=HEADERS)
@pytest.mark.parametrize("kind", [get, websocket])
def test_a_header_that_cannot_be(here, log, kind, path, host, header):
    assert status_of(here, kind(path, header, host=host)) == (400 if kind is get else 403)
    must_be_one_line(log)


@pytest.mark.parametrize(
    "host", [b"Host: localhost:8080", b"Host: [::1]:8080", b"Host: 192.168.0.7", b"Host: touch_line.example.", b"Host:"]
)
def test_a_host_that_can_be(here, log, host):
    assert status_of(here, get(b"/", host=host + b"\r\n")) == 200
    assert not log.records


BODIES = {
    "an origin": post(b"/api/rooms", b"{}", ORIGIN),
    "no JSON": post(b"/api/rooms", b"\0"),
    "no UTF-8": post(b"/api/rooms/status", b'{"tokens":["\xff"]}'),
    "half a character": post(b"/api/rooms/status", b'{"tokens":["\\ud800"]}'),
    "nothing": post(b"/api/rooms", b""),
    "a deep body": post(b"/api/rooms", b"[" * 100_000),
    "a length below nothing": post(b"/api/rooms", b"{}", length=b"-1"),
    "a length that is no number": post(b"/api/rooms", b"{}", length=b"two"),
    "two lengths": post(b"/api/rooms", b"{}", b"Content-Length: 5\r\n"),
    "a length beyond all": post(b"/api/rooms", b"{}", length=b"9" * 30),
    "a length that is too small": post(b"/api/rooms", b'{"game":"french-flair"}', length=b"2"),
    "an unknown coding": post(b"/api/rooms", b"{}", b"Transfer-Encoding: gzip\r\n"),
}


@pytest.mark.parametrize("request_", BODIES.values(), ids=BODIES)
def test_a_body_that_cannot_be(here, log, request_):
    assert status_of(here, request_) == 400
    must_be_one_line(log)


def test_a_body_that_is_too_large(here, log):
    assert status_of(here, post(b"/api/decks", b"x" * 300_000)) == 413
    must_be_one_line(log)


@pytest.mark.parametrize("path", [b"/api/rooms", b"/api/rooms/status", b"/api/decks"])
def test_a_client_that_leaves_while_it_posts(here, log, path):
    before = here.context.metrics.requests[499]
    leave(here, post(path, b'{"game', length=b"500"))
    assert must_be_one_line(log).startswith(f"POST {path.decode()} 499 ")
    assert here.context.metrics.requests[499] == before + 1


def test_a_chunk_that_cannot_be(here, log):
    """The HTTP parser notices it, then the app notices that its client is gone: one line each."""
    chunked = b"POST /api/rooms HTTP/1.1\r\n" + HOST + END + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"
    assert status_of(here, chunked) == 400
    until = monotonic() + 20
    while len(log.records) < 2 and monotonic() < until:
        sleep(0.01)
    assert [record.exc_info for record in log.records] == [None, None]


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /api/games HTTP/1.1\r\n" + END + b"\r\n",
        get(b"/", HOST),
        get(b"/a\0b"),
        get(b"/a\xffb"),
        get(b"/a b"),
        get(b"/", b"X-Note: a\0b\r\n"),
        get(b"/", b"no header\r\n"),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(50),
        b"\r\n\r\n\r\n",
    ],
    ids=["no host", "two hosts", "a zero", "a letter", "a space", "a zero in a header", "no header", "TLS", "nothing"],
)
def test_malformed_http(here, log, request_):
    assert status_of(here, request_) == 400
    must_be_one_line(log)


@pytest.mark.parametrize(
    "request_",
    [
        b"TRACE / HTTP/1.1\r\n" + HOST + END + b"\r\n",
        b"GIMME / HTTP/1.1\r\n" + HOST + END + b"\r\n",
        b"OPTIONS * HTTP/1.1\r\n" + HOST + END + b"\r\n",
        b"CONNECT a:80 HTTP/1.1\r\n" + HOST + END + b"\r\n",
        get(b"http://[/x"),
        get(b"/assets/../../app_context.py"),
        websocket(b"/elsewhere"),
        websocket(b"/ws", b"Origin: http://elsewhere\r\n"),
        websocket(b"/ws").replace(b"dGhlIHNh", b"x"),
        websocket(b"/ws").replace(b"13", b"12"),
    ],
)
def test_unknown_paths(here, log, request_):
    assert 400 <= status_of(here, request_) < 500
    assert not any(record.exc_info for record in log.records)


@pytest.mark.parametrize("frames", [b"\xff" * 40, b"\x81\x82\0\0\0\0\xff\xfe", b"\x88\x01"])
def test_frames_that_cannot_be(here, log, frames):
    assert status_of(here, websocket(b"/ws") + frames) == 101
    assert here.http.get("/healthz").status_code == 200
    assert not any(record.exc_info for record in log.records)
