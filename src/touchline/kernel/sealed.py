"""Sealed lines: JSON objects, one a line, each with a checksum over itself and all earlier lines."""

import json
import re
from hashlib import sha256
from typing import Any, Final

import msgspec

from touchline.kernel.errors import BadFile
from touchline.kernel.unique import unique

_LINE: Final = re.compile(rb'(\{.*),"sum":"([0-9a-f]{16})"\}\n')


def sum_of(before: str, body: str) -> str:
    """The checksum of a line: of the sum of the line before it, followed by its body."""
    return sha256((before + body).encode()).hexdigest()[:16]


def sealed(before: str, record: Any) -> tuple[str, str]:
    """The line of a record, and its sum."""
    body = msgspec.json.encode(record).decode()
    last = sum_of(before, body)
    return f'{body[:-1]},"sum":"{last}"}}\n', last


def unsealed(number: int, line: bytes, before: str, what: str) -> tuple[bytes, str]:
    """The body of a line of a file, called `what` in errors, and its sum, which must be right."""
    if not line.endswith(b"\n"):
        raise BadFile(number, "the line is cut off: it has no newline")
    parts = _LINE.fullmatch(line)
    if not parts:
        raise BadFile(number, f"not a line of a {what}: expected a JSON object that ends with its sum")
    body = parts[1] + b"}"
    try:
        expected = sum_of(before, body.decode())
    except UnicodeDecodeError:
        raise BadFile(number, "not UTF-8 text") from None
    if parts[2].decode() != expected:
        raise BadFile(number, "the sum is wrong: this line was changed, or one before it is missing or moved")
    return body, expected


def decoded(number: int, body: bytes, kind: Any) -> Any:
    """The record of a body; no key of it comes twice."""
    try:
        record = msgspec.json.decode(body, type=kind)
        json.loads(body, object_pairs_hook=unique)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadFile(number, f"{error}") from None
    return record
