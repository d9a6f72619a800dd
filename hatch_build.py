"""A release has the browser app in it: a build without the app stops, and says how to build that."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/touchline/server/static/index.html"


class AppIsThere(BuildHookInterface[Any]):
    """Lets only editable installs do without the app: there it is built later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop a build that lacks the app."""
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(f"{PAGE} is missing: the browser app is not built. Build it first: make web (needs Node)")
