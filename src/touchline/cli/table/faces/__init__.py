"""The games as people at a terminal meet them, by name."""

from collections.abc import Mapping
from typing import Final

from touchline.cli.table.face import Face
from touchline.cli.table.faces.counter_attack.face import CounterAttackFace
from touchline.cli.table.faces.french_flair.face import FrenchFlairFace

_FACES: Final[tuple[Face, ...]] = (FrenchFlairFace(), CounterAttackFace())

FACES: Final[Mapping[str, Face]] = {face.game.name: face for face in _FACES}
