"""The games in the terminal."""

from collections.abc import Mapping
from typing import Final

from touchline.cli.presenter import Presenter
from touchline.games import Parts

PRESENTERS: Final[Mapping[str, Presenter]] = Parts(__name__)
