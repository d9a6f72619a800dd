"""Every release contains the browser app: without it, the build stops and says how to make it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/touchline/server/static/index.html"


class AppRequired(BuildHookInterface[Any]):
    """Refuses a build without the app; editable installs are exempt, since the app is built later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop if the app is missing."""
        if version != "editable" and not Path(self.root, PAGE).is_file():
            self.app.abort(f"{PAGE} is missing: the browser app is not built. Build it first: make web (needs Node)")
