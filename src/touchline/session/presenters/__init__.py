"""The games as people in a browser meet them."""

from collections.abc import Mapping
from typing import Final

from touchline.games import Parts
from touchline.session.presenter import Presenter

PRESENTERS: Final[Mapping[str, Presenter]] = Parts(__name__)
