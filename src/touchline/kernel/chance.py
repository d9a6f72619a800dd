"""Sources of dice and draws: a seed, a script, or any uniform source such as the system's.

The seeded source is SHA-256 in counter mode. It is specified in `docs/formats.md` and never changes.
"""

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from operator import length_hint
from typing import Any, Final, Protocol

from touchline.kernel.errors import OutOfScript
from touchline.kernel.requests import Draw, Randbelow, Roll

_BLOCK: Final = 32
"""The size of a SHA-256 digest, in bytes."""


class Chance(Protocol):
    """Answers the requests that no side decides: rolls and draws."""

    def answer(self, request: Roll | Draw) -> Any: ...


class Fair:
    """Fair dice and draws from a uniform source, `randbelow(n)`."""

    def __init__(self, randbelow: Randbelow) -> None:
        self.randbelow = randbelow

    def answer(self, request: Roll | Draw) -> Any:
        """A fair roll or draw."""
        return request.at_random(self.randbelow)


class Seeded(Fair):
    """Fair dice and draws determined by a seed and a label, the same on every machine.

    `offset` counts the bytes of the stream used so far; two sources with equal seed, label and offset continue alike.
    """

    def __init__(self, seed: int | str, label: str = "dice", offset: int = 0) -> None:
        super().__init__(self.even)
        self._key = sha256(f"touchline/1/{seed}/{label}".encode()).digest()
        self._blocks, used = divmod(offset, _BLOCK)
        self._bytes = iter(b"")
        if used:
            self._refill()
            for _ in range(used):
                next(self._bytes)

    @property
    def offset(self) -> int:
        """The number of bytes of the stream used so far."""
        return _BLOCK * self._blocks - length_hint(self._bytes)

    def skip(self, blocks: int) -> None:
        """Skip the rest of the current block, then this many more blocks."""
        self._blocks += blocks
        self._bytes = iter(b"")

    def even(self, n: int) -> int:
        """A uniform number from 0 to n - 1, by rejection sampling on as few bytes as hold n values."""
        if n <= 256:
            limit = 256 - 256 % n
            while True:
                for byte in self._bytes:
                    if byte < limit:
                        return byte % n
                self._refill()
        width = ((n - 1).bit_length() + 7) // 8
        limit = 256**width - 256**width % n
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self.even(256)
            if value < limit:
                return value % n

    def _refill(self) -> None:
        self._bytes = iter(sha256(self._key + self._blocks.to_bytes(8, "big")).digest())
        self._blocks += 1


class Scripted:
    """Dice and draws fixed in advance, in order."""

    def __init__(self, answers: Iterable[Any]) -> None:
        self._answers = deque(tuple(answer) for answer in answers)

    def answer(self, request: Roll | Draw) -> Any:
        """The next answer of the script; raises if it does not fit the request."""
        if not self._answers:
            raise OutOfScript(
                f"the script has run out, but {request.rule} waits for a {type(request).__name__.lower()}"
            )
        request.check(self._answers[0])
        return self._answers.popleft()
