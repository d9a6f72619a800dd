"""Counter Attack in the terminal: the hex pitch, typed calls and hexes, chances."""

from typing import Final

from touchline.cli.presenter import Presenter
from touchline.cli.presenters.counter_attack.presenter import CounterAttackPresenter

PART: Final[Presenter] = CounterAttackPresenter()
