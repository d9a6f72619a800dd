"""The games as people at a terminal meet them, by name."""

from collections.abc import Mapping
from typing import Final

from touchline.cli.presenter import Face
from touchline.cli.presenters.counter_attack.presenter import CounterAttackFace
from touchline.cli.presenters.french_flair.presenter import FrenchFlairFace

_FACES: Final[tuple[Face, ...]] = (FrenchFlairFace(), CounterAttackFace())

FACES: Final[Mapping[str, Face]] = {face.game.name: face for face in _FACES}
