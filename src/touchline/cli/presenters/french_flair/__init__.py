"""French Flair at a terminal: the field drawn, the hand laid out, the plays listed with their odds."""

from typing import Final

from touchline.cli.presenter import Presenter
from touchline.cli.presenters.french_flair.presenter import FrenchFlairPresenter

PART: Final[Presenter] = FrenchFlairPresenter()
