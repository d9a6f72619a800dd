"""Counter Attack at a terminal: the hex pitch drawn, calls and hexes typed, chances worked out."""

from typing import Final

from touchline.cli.presenter import Presenter
from touchline.cli.presenters.counter_attack.presenter import CounterAttackPresenter

PART: Final[Presenter] = CounterAttackPresenter()
