"""A browser's connection, as its room sees it."""

from typing import Protocol

from touchline.session.protocol.messages import FromServer
from touchline.session.seating import Sides


class Connection(Protocol):
    """A browser connected to a room."""

    @property
    def sides(self) -> Sides:
        """The sides it plays."""
        ...

    @property
    def token(self) -> str:
        """The token of its seat."""
        ...

    @property
    def host(self) -> bool:
        """Whether it may invite players."""
        ...

    @property
    def client(self) -> str:
        """The client it belongs to, for limits."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message as soon as possible."""
        ...

    def tell(self, message: FromServer) -> None:
        """Send a message to this browser only."""
        ...

    def leave(self) -> None:
        """Close it; the browser reconnects by itself."""
        ...

    def dismiss(self) -> None:
        """Close it permanently: its seat has been given up."""
        ...
