"""French Flair in the terminal: field, hand, and plays with their odds."""

from typing import Final

from touchline.cli.presenter import Presenter
from touchline.cli.presenters.french_flair.presenter import FrenchFlairPresenter

PART: Final[Presenter] = FrenchFlairPresenter()
