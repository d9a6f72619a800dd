"""The games as people in a browser meet them, by name."""

from typing import Final

from touchline.session.presenter import Presenter
from touchline.session.presenters.counter_attack import CounterAttackPresenter
from touchline.session.presenters.french_flair import FrenchFlairPresenter

_PRESENTERS: Final[tuple[Presenter, ...]] = (CounterAttackPresenter(), FrenchFlairPresenter())

PRESENTERS: Final[dict[str, Presenter]] = {presenter.game.name: presenter for presenter in _PRESENTERS}
