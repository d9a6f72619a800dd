"""The browser app: its built files, and its single page for every other path."""

from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from touchline.server.api import context, problem

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>touchline</title>
<h1>The app has not been built</h1>
<p>The server runs, but the pages for the browser are missing. Build them with <code>make web</code>, then reload.</p>
</html>
"""


async def page(request: Request) -> Response:
    """A file of the app, or its page if the path is not a file."""
    settings = context(request).settings
    folder = Path(settings.static).resolve()
    path = request.path_params["path"]
    file = (folder / path).resolve()
    if path and file.is_file() and file.is_relative_to(folder):
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"Cache-Control": _FOR_EVER if hashed else "no-cache"})
    if path.startswith("assets/"):
        return problem(HTTPStatus.NOT_FOUND, "no_such_path", f"there is no file {request.url.path}")
    if not settings.page.is_file():
        return HTMLResponse(_NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE, {"Cache-Control": "no-store"})
    return FileResponse(settings.page, headers={"Cache-Control": "no-cache"})
