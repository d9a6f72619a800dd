"""The codes with which the server closes a WebSocket, and how the page reacts.

After any other code, or a lost connection, the page reconnects by itself.
"""

from typing import Final, Literal

from touchline.kernel import Record

ClosingName = Literal[
    "done", "too_large", "failed", "restart", "bad_hello", "no_seat", "too_slow", "upgrade", "too_fast",
    "invitation_used", "handed_back",
]  # fmt: skip
Then = Literal["return", "reload", "stop"]


class Closing(Record, frozen=True):
    """A reason to close a WebSocket.

    The page either reconnects by itself, waiting longer each time, reloads itself once, or stops and says why.
    """

    code: int  # 1000 to 1015 as in RFC 6455; 4000 to 4999 are ours
    name: ClosingName
    then: Then


DONE: Final = Closing(1000, "done", "return")  # the browser left
TOO_LARGE: Final = Closing(1009, "too_large", "return")  # the page drops the oversized message
FAILED: Final = Closing(1011, "failed", "return")
RESTART: Final = Closing(1012, "restart", "return")
BAD_HELLO: Final = Closing(4400, "bad_hello", "stop")
NO_SEAT: Final = Closing(4401, "no_seat", "stop")
INVITATION_USED: Final = Closing(4409, "invitation_used", "stop")  # by another browser
HANDED_BACK: Final = Closing(4410, "handed_back", "stop")  # the seat, by its holder
TOO_SLOW: Final = Closing(4408, "too_slow", "return")  # to send hello, or to receive messages
UPGRADE: Final = Closing(4426, "upgrade", "reload")  # the page speaks another protocol
TOO_FAST: Final = Closing(4429, "too_fast", "return")

CLOSINGS: Final = (
    DONE, TOO_LARGE, FAILED, RESTART, BAD_HELLO, NO_SEAT, INVITATION_USED, HANDED_BACK, TOO_SLOW, UPGRADE, TOO_FAST,
)  # fmt: skip
