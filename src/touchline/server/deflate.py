"""Compression of WebSockets, which costs processor time for each message and memory for each socket."""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

_LEAST: Final = 100
"""Bytes of a message from which on it is compressed: most of the others would hardly get shorter."""


class _Deflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        """Compress a frame; a short one travels as it is."""
        return frame if len(frame.data) < _LEAST else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Fast compression with a window of 4 kB, about as long as a message and the one before.

    What browsers send is short and hardly repeats itself: nothing of it is remembered between messages.
    """

    def __init__(self) -> None:
        settings = {"level": 1, "memLevel": 3}
        super().__init__(
            server_max_window_bits=12,
            client_max_window_bits=12,
            client_no_context_takeover=True,
            compress_settings=settings,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Agree with a browser on how to compress."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
