"""Where dice and draws come from: a seed, a script, or any even source such as the system's.

The seeded source is SHA-256 in counter mode, written down in `docs/formats.md` and stable for ever.
"""

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from operator import length_hint
from typing import Any, Final, Protocol

from touchline.kernel.errors import OutOfScript
from touchline.kernel.requests import Draw, Randbelow, Roll

_BLOCK: Final = 32
"""The bytes of one SHA-256."""


class Chance(Protocol):
    """Answers the requests that nobody decides."""

    def answer(self, request: Roll | Draw) -> Any: ...


class Fair:
    """Fair dice and draws from an even source `below(n)`."""

    def __init__(self, randbelow: Randbelow) -> None:
        self.randbelow = randbelow

    def answer(self, request: Roll | Draw) -> Any:
        """A throw or a draw."""
        return request.at_random(self.randbelow)


class Seeded(Fair):
    """Fair dice and draws that follow from a seed and an optional label, the same everywhere and always.

    `offset` is how many bytes of the stream have been used: a source with the same offset goes on alike.
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
        """How many bytes of the stream have been used."""
        return _BLOCK * self._blocks - length_hint(self._bytes)

    def skip(self, blocks: int) -> None:
        """Leave out what is left of a block, and as many blocks more."""
        self._blocks += blocks
        self._bytes = iter(b"")

    def even(self, n: int) -> int:
        """An even draw from 0 to n - 1, by rejection from as few bytes as hold n values."""
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
    """Dice and draws written down beforehand, in order."""

    def __init__(self, answers: Iterable[Any]) -> None:
        self._answers = deque(tuple(answer) for answer in answers)

    def answer(self, request: Roll | Draw) -> Any:
        """The next line of the script, if it fits."""
        if not self._answers:
            raise OutOfScript(f"the script has ended, and {request.rule} waits for a {type(request).__name__.lower()}")
        request.check(self._answers[0])
        return self._answers.popleft()
