"""Counter Attack in the browser: how its matches are made, drawn, asked, told and looked at."""

from touchline.server.faces.counter_attack.face import CounterAttackFace

__all__ = ["CounterAttackFace"]
