"""What the page needs of the browser: the part of `web/src/page` that Python calls.

Only text and bytes cross the border. A promise of JavaScript is awaited like any other awaitable.
"""

from collections.abc import Awaitable
from typing import Protocol


class Database(Protocol):
    """The rows kept by the browser, in one object store per table."""

    def write(self, changes: str) -> Awaitable[str]:
        """Make these changes in one transaction; empty once they are kept, or the name of the error."""
        ...

    def read(self, query: str) -> Awaitable[str]:
        """The rows of a query, as JSON."""
        ...


class Locks(Protocol):
    """One lock per match, over all tabs of this browser."""

    def claim(self, room: str) -> Awaitable[bool]:
        """Whether this tab now holds the lock of a match."""
        ...

    def release(self, room: str) -> None:
        """Let other tabs have it."""
        ...


class Thinker(Protocol):
    """The worker in which coaches think."""

    def think(self, task: bytes) -> Awaitable[bytes | memoryview]:
        """The packed result of a packed task."""
        ...

    def play(self, task: bytes) -> Awaitable[bytes | memoryview]:
        """The packed result of a whole match, played while nobody waits for a coach."""
        ...

    def hurry(self) -> None:
        """Make the current task answer with the best found so far."""
        ...


class Lines(Protocol):
    """The connections of the app, each by its number."""

    def send(self, line: str, message: str) -> None:
        """Send a message."""
        ...

    def close(self, line: str, code: int) -> None:
        """Close a connection."""
        ...

    def elsewhere(self, line: str, room: str, hello: str) -> None:
        """The match is open in another tab, which should serve this connection from now on."""
        ...


class Browser(Database, Locks, Thinker, Lines, Protocol):
    """All of it."""
