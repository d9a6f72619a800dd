"""French Flair in the browser: how its matches are made, drawn, asked, told and looked at."""

from typing import Final

from touchline.session.presenter import Presenter
from touchline.session.presenters.french_flair.presenter import FrenchFlairPresenter

__all__ = ["PART", "FrenchFlairPresenter"]

PART: Final[Presenter] = FrenchFlairPresenter()
