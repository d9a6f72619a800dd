"""The ASGI app, and the server that runs it: uvicorn with our own socket handling."""

import asyncio
import gc
import socket as sockets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from touchline.server import api, replays_api, rulebook_api
from touchline.server.app_context import AppContext
from touchline.server.competitions import http
from touchline.server.connection import BrowserConnection
from touchline.server.limits import client_at
from touchline.server.middleware import HEADERS, Guard, admit
from touchline.server.pages import page
from touchline.server.settings import Settings
from touchline.server.sockets import EXTENSION, Config, HttpProtocol, Sockets, accept, file_limit


def app(settings: Settings, sockets: Sockets | None = None) -> Starlette:
    """The whole app; `sockets` are those of the server that runs it, if known."""

    @asynccontextmanager
    async def lifespan(running: Starlette) -> AsyncIterator[None]:
        async with AppContext.open(settings) as context:
            context.sockets = sockets
            running.state.context = context
            yield

    return Starlette(
        routes=[
            *http.ROUTES,
            *rulebook_api.ROUTES,
            *replays_api.ROUTES,
            *api.ROUTES,
            WebSocketRoute("/ws", connect),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _refused},
        lifespan=lifespan,
    )


async def connect(socket: WebSocket) -> None:
    """Serve a browser's WebSocket."""
    context: AppContext = socket.app.state.context
    try:
        admit(context, socket)
    except api.Refused as refused:
        context.metrics.requests[refused.status] += 1
        response = refused.response()
        response.headers.update(HEADERS)
        await socket.send_denial_response(response)
        return
    context.metrics.connections += 1
    try:
        client = client_at(socket.client)
        extension: dict[str, Any] = socket.scope["extensions"][EXTENSION]
        line, below = extension["line"], extension["socket"]
        await BrowserConnection(socket, line, context.rooms, context.settings, context.metrics, client, below).run()
    finally:
        context.metrics.connections -= 1
        context.clients.disconnects(client_at(socket.client))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = {405: "wrong_method", 404: "no_such_path"}.get(error.status_code, "refused")
    reason = f"{request.method} {request.url.path}: {error.detail}"
    response = api.problem(error.status_code, name, reason)
    response.headers.update(error.headers or {})
    return response


def listen(host: str, port: int) -> sockets.socket:
    """A socket bound to an address; `OSError` if it is taken, `OverflowError` if there is no such port."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listening = sockets.socket(family, sockets.SOCK_STREAM)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


class Server(uvicorn.Server):
    """Uvicorn, configured for this app; it calls `ready` once browsers can connect."""

    def __init__(self, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        self.sockets = Sockets(settings, file_limit(settings.files))
        self.app = app(settings, self.sockets)
        super().__init__(
            Config(
                self.app,
                settings,
                self.sockets,
                access_log=False,
                log_config=None,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=[*settings.proxies],
                server_header=False,
                timeout_graceful_shutdown=3,
                ws_max_size=4 * settings.message_bytes,  # a message only a little too large gets a proper refusal
            )
        )
        self._ready = ready
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start accepting connections, then call `ready`."""
        await super().startup([])  # we accept connections ourselves
        protocol = partial(HttpProtocol, self.config, self.server_state, self.lifespan.state)
        for listening in sockets or ():
            listening.setblocking(False)
            listening.listen(self.config.backlog)
            self._accepting.append(asyncio.create_task(accept(listening, self.sockets, protocol)))
        gc.collect()
        gc.freeze()  # startup objects live as long as the server; scanning them would stall the event loop
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Stop accepting connections, then shut down."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        await super().shutdown(sockets)
