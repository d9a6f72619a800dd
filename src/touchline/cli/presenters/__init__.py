"""The games as people at a terminal meet them, by name."""

from collections.abc import Mapping
from typing import Final

from touchline.cli.presenter import Presenter
from touchline.cli.presenters.counter_attack.presenter import CounterAttackPresenter
from touchline.cli.presenters.french_flair.presenter import FrenchFlairPresenter

_PRESENTERS: Final[tuple[Presenter, ...]] = (FrenchFlairPresenter(), CounterAttackPresenter())

PRESENTERS: Final[Mapping[str, Presenter]] = {presenter.game.name: presenter for presenter in _PRESENTERS}
