"""A browser that is in a room, as the room sees it."""

from typing import Protocol

from touchline.session.protocol.messages import FromServer
from touchline.session.seating import Sides


class Connection(Protocol):
    """A browser that is in a room."""

    @property
    def sides(self) -> Sides:
        """The sides that it plays."""
        ...

    @property
    def token(self) -> str:
        """The token of its seat."""
        ...

    @property
    def host(self) -> bool:
        """Whether it may invite."""
        ...

    @property
    def client(self) -> str:
        """Where it comes from, as limits are counted."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message as soon as possible."""
        ...

    def tell(self, message: FromServer) -> None:
        """Send this browser alone a message."""
        ...

    def leave(self) -> None:
        """Close it: the browser comes back by itself."""
        ...

    def dismiss(self) -> None:
        """Close it for good: its seat is somebody else's."""
        ...
