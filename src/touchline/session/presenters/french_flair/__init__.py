"""French Flair in the browser: how its matches are made, drawn, asked, told and looked at."""

from touchline.session.presenters.french_flair.presenter import FrenchFlairPresenter

__all__ = ["FrenchFlairPresenter"]
