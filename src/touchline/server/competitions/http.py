"""The API of people and competitions over HTTP."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from touchline.server.api import Json, Refused, client, context, read
from touchline.server.competitions.endpoints import ENDPOINTS, STATUS, Asked, Endpoint
from touchline.server.competitions.troubles import Trouble


def _key(request: Request) -> str:
    """The key of the browser that asks; empty if it sends none."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def _told(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint over HTTP; its refusals are responses."""

    async def serve(request: Request) -> Response:
        async def body(kind: Any) -> Any:
            return await read(request, kind)

        path, query = request.path_params, request.query_params
        try:
            reply = await endpoint.serve(Asked(context(request), _key(request), client(request), path, query, body))
        except Trouble as trouble:
            raise Refused(STATUS[trouble.kind], trouble.error, trouble.reason, trouble.field) from None
        headers = {"Cache-Control": "no-store"}
        if reply.file:
            headers["Content-Disposition"] = f'attachment; filename="{reply.file}"'
            return Response(reply.content, reply.status, headers, reply.kind)
        return Json(reply.content, reply.status, headers)

    return serve


ROUTES: Final = [Route(one.path, _told(one), methods=[one.method]) for one in ENDPOINTS]
"""The paths of people and competitions."""
