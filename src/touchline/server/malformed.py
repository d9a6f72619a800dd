"""Requests that no browser sends: told before anything else reads them."""

import re
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.types import Scope

LONGEST_PATH: Final = 255
"""Bytes of a path: none here is longer, and no file has a longer name."""

_BAD_ESCAPE: Final = re.compile(rb"%(?![0-9A-Fa-f]{2})")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)?(:[0-9]{1,5})?")


class Malformed(NamedTuple):
    """What is wrong with a request."""

    status: HTTPStatus
    reason: str


def fault(scope: Scope) -> Malformed | None:
    """The first thing that is wrong with the path or the headers of a request."""
    return _fault_of_path(scope["raw_path"]) or _fault_of_headers(scope["headers"])


def asked(scope: Scope) -> str:
    """What a request asks for, in one line: the path alone, since what stands after it may be anybody's secret."""
    path = scope["raw_path"].decode("ascii", "backslashreplace")
    return f"{scope.get('method', 'WebSocket')} {path if len(path) <= LONGEST_PATH else f'{path[:LONGEST_PATH]}…'}"


def _fault_of_path(raw: bytes) -> Malformed | None:
    if _BAD_ESCAPE.search(raw):
        return Malformed(HTTPStatus.BAD_REQUEST, "a path has % before two hex digits only; something else came")
    path = unquote_to_bytes(raw)
    if len(path) > LONGEST_PATH:
        return Malformed(HTTPStatus.REQUEST_URI_TOO_LONG, f"a path has up to {LONGEST_PATH} bytes; {len(path)} came")
    try:
        if _CONTROL.search(path.decode()):
            return Malformed(HTTPStatus.BAD_REQUEST, "a path has no control characters; some came")
    except UnicodeDecodeError:
        return Malformed(HTTPStatus.BAD_REQUEST, "a path is UTF-8; something else came")
    return None


def _fault_of_headers(headers: list[tuple[bytes, bytes]]) -> Malformed | None:
    for name, value in headers:
        try:
            text = value.decode()
        except UnicodeDecodeError:
            return Malformed(HTTPStatus.BAD_REQUEST, f"headers are UTF-8; {name.decode('ascii', 'replace')} is not")
        if name == b"host" and not _HOST.fullmatch(text):
            return Malformed(HTTPStatus.BAD_REQUEST, "the header Host is a name or an address, perhaps with a port")
        if name == b"origin":
            try:
                urlsplit(text)
            except ValueError:
                return Malformed(HTTPStatus.BAD_REQUEST, "the header Origin is a URL, or null")
    return None
