"""WebSocket compression, tuned for little CPU time per message and little memory per socket."""

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

_LEAST: Final = 100
"""Messages below this many bytes are not compressed: most would hardly shrink."""


class _Deflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        """Compress a frame, unless it is short."""
        return frame if len(frame.data) < _LEAST else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Fast compression with a 4 kB window, about the size of two messages.

    Browsers send short messages that hardly repeat, so their side keeps no context between messages.
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
        """Negotiate the compression parameters with a browser."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
