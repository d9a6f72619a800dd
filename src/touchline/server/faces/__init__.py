"""The games as people in a browser meet them, by name."""

from typing import Final

from touchline.server.face import Face
from touchline.server.faces.counter_attack import CounterAttackFace
from touchline.server.faces.french_flair import FrenchFlairFace

_FACES: Final[tuple[Face, ...]] = (CounterAttackFace(), FrenchFlairFace())

FACES: Final[dict[str, Face]] = {face.game.name: face for face in _FACES}
