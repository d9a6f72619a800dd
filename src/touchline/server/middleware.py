"""Middleware for every request: checks origin and rate limits, adds security headers, writes the access log."""

import logging
from http import HTTPStatus
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from touchline.server.api import Refused, problem
from touchline.server.app_context import AppContext
from touchline.server.limits import client_at
from touchline.server.malformed import asked, fault
from touchline.server.storage import in_short

_ACCESS: Final = logging.getLogger("touchline.access")
_LOG: Final = logging.getLogger("touchline.server")

_CLIENT_LEFT: Final = 499
"""The status logged for a request whose client left before the response."""
_MALFORMED: Final = frozenset({HTTPStatus.BAD_REQUEST, 413, 414, _CLIENT_LEFT})

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def admit(context: AppContext, socket: WebSocket) -> None:
    """Count a WebSocket until it disconnects; refuse one from a foreign page, or one too many."""
    address = client_at(socket.client)
    if not same_origin(socket.headers):
        raise Refused(HTTPStatus.FORBIDDEN, "other_origin", "only pages of this server can connect")
    if not context.clients.takes(address):
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_fast", "wait a moment before connecting again")
    if not context.clients.connects(address):
        most = context.settings.connections_of_client
        raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_many_sockets", f"a client can have up to {most} connections")


class Guard:
    """Checks HTTP requests, adds security headers to the responses, and logs them without secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket" and (malformed := fault(scope)):
            _LOG.warning("refused %s: %s", asked(scope), malformed.reason)
            await WebSocket(scope, receive, send).close()
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        context: AppContext = scope["app"].state.context
        start, status, is_broken = perf_counter(), 0, False

        async def sealed(message: Message) -> None:
            nonlocal status, is_broken
            if message["type"] == "http.response.start":
                is_broken = status != 0  # a response that failed halfway is cut off
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            if not is_broken:
                await send(message)

        try:
            await self._answer(context, scope, receive, sealed)
        except ClientDisconnect:
            status = status or _CLIENT_LEFT
        finally:
            context.metrics.requests[status] += 1
            milliseconds = 1000 * (perf_counter() - start)
            # Malformed requests are logged even if others are not.
            level = logging.WARNING if status in _MALFORMED else logging.INFO
            _ACCESS.log(level, "%s %d %.1f ms", asked(scope), status, milliseconds)

    def _takes(self, context: AppContext, path: str, address: str) -> bool:
        """Whether a client may request a path now; the files of the app are not limited."""
        if path in ("/healthz", "/metrics"):
            return context.monitors.takes(address)
        return not path.startswith(("/api/", "/openapi.json")) or context.clients.takes(address)

    async def _answer(self, context: AppContext, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._warned and "x-forwarded-for" in headers and not context.settings.proxies:
            self._warned = True
            _LOG.warning(
                "ignoring X-Forwarded-For of a request from %s: if this is your proxy, name it with --proxy;"
                " until then, all its users count as one client",
                client_at(scope["client"]),
            )
        try:
            if malformed := fault(scope):
                raise Refused(malformed.status, "bad_request", malformed.reason)
            if scope["method"] not in ("GET", "HEAD") and not same_origin(headers):
                raise Refused(HTTPStatus.FORBIDDEN, "other_origin", "only pages of this server can do this")
            address = client_at(scope["client"])
            if not self._takes(context, scope["path"], address):
                raise Refused(HTTPStatus.TOO_MANY_REQUESTS, "too_fast", "wait a moment before the next request")
            await self._app(scope, receive, send)
        except Refused as refused:
            await refused.response()(scope, receive, send)
        except ClientDisconnect:
            raise
        except SQLAlchemyError as error:
            _LOG.error("%s failed because the store failed: %s", asked(scope), in_short(error))
            reason = "matches cannot be read or written right now; try again later"
            await problem(HTTPStatus.SERVICE_UNAVAILABLE, "failed", reason)(scope, receive, send)
        except Exception:
            _LOG.exception("%s failed", asked(scope))
            reason = "something went wrong on the server and was logged; trying again may help"
            await problem(HTTPStatus.INTERNAL_SERVER_ERROR, "failed", reason)(scope, receive, send)
