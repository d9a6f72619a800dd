"""Counter Attack in the browser: how its matches are made, drawn, asked, told and looked at."""

from touchline.session.presenters.counter_attack.presenter import CounterAttackPresenter

__all__ = ["CounterAttackPresenter"]
