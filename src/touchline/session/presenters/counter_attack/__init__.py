"""Counter Attack in the browser: how its matches are made, drawn, asked, told and looked at."""

from typing import Final

from touchline.session.presenter import Presenter
from touchline.session.presenters.counter_attack.presenter import CounterAttackPresenter

__all__ = ["PART", "CounterAttackPresenter"]

PART: Final[Presenter] = CounterAttackPresenter()
