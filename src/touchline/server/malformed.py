"""Malformed requests, which no browser sends: detected before anything else reads them."""

import re
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.types import Scope

LONGEST_PATH: Final = 255
"""The longest path, in bytes: none of ours is longer, nor is any file name."""

_BAD_ESCAPE: Final = re.compile(rb"%(?![0-9A-Fa-f]{2})")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)?(:[0-9]{1,5})?")


class Malformed(NamedTuple):
    """The fault of a request, with the status to answer."""

    status: HTTPStatus
    reason: str


def fault(scope: Scope) -> Malformed | None:
    """The first fault in the path or headers of a request, if any."""
    return _fault_of_path(scope["raw_path"]) or _fault_of_headers(scope["headers"])


def asked(scope: Scope) -> str:
    """The method and path of a request, for logs; without the query, which may hold a secret."""
    path = scope["raw_path"].decode("ascii", "backslashreplace")
    return f"{scope.get('method', 'WebSocket')} {path if len(path) <= LONGEST_PATH else f'{path[:LONGEST_PATH]}…'}"


def _fault_of_path(raw: bytes) -> Malformed | None:
    if _BAD_ESCAPE.search(raw):
        return Malformed(HTTPStatus.BAD_REQUEST, "each % in a path must be followed by two hex digits")
    path = unquote_to_bytes(raw)
    if len(path) > LONGEST_PATH:
        return Malformed(
            HTTPStatus.REQUEST_URI_TOO_LONG, f"a path may have up to {LONGEST_PATH} bytes; got {len(path)}"
        )
    try:
        if _CONTROL.search(path.decode()):
            return Malformed(HTTPStatus.BAD_REQUEST, "a path must not contain control characters")
    except UnicodeDecodeError:
        return Malformed(HTTPStatus.BAD_REQUEST, "a path must be UTF-8")
    return None


def _fault_of_headers(headers: list[tuple[bytes, bytes]]) -> Malformed | None:
    for name, value in headers:
        try:
            text = value.decode()
        except UnicodeDecodeError:
            return Malformed(HTTPStatus.BAD_REQUEST, f"headers must be UTF-8; {name.decode('ascii', 'replace')} is not")
        if name == b"host" and not _HOST.fullmatch(text):
            return Malformed(
                HTTPStatus.BAD_REQUEST, "the header Host must be a name or address, optionally with a port"
            )
        if name == b"origin":
            try:
                urlsplit(text)
            except ValueError:
                return Malformed(HTTPStatus.BAD_REQUEST, "the header Origin must be a URL or null")
    return None
