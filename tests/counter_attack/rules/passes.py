"""What the tests of passes share: positions, and what a request offers."""

from typing import Any

from tests.support.football import player, position
from touchline.counter_attack import game
from touchline.counter_attack.model import Call, Move, Pass, State
from touchline.counter_attack.pitch import PITCH, bits, hex_at, xz
from touchline.kernel import Choose, Roll, Seeded

EDITIONS = ("core", "advanced", "living")
NO = Call("no")

# The 22 players of the community's own kick-off.
HOME = {
    1: (-16, 0), 2: (0, 0), 3: (6, 6), 4: (8, 8), 5: (12, 12), 6: (4, 4),
    7: (10, 10), 8: (10, 0), 9: (-4, -4), 10: (-6, -6), 11: (-8, -8),
}  # fmt: skip
AWAY = {
    1: (16, 0), 2: (-12, 0), 3: (1, -10), 4: (1, 10), 5: (1, 2), 6: (3, 3),
    7: (4, 3), 8: (4, 5), 9: (5, 5), 10: (14, 0), 11: (18, 0),
}  # fmt: skip

_LISTED_AFTER = {"standard": "movement", "short": "aos", "high": "movement", "long": "movement"}


def to(x: int, z: int, kind: Any = "standard") -> Pass:
    return Pass(kind, hex_at(x, z))


def move(name: str, x: int, z: int) -> Move:
    return Move(player(name), hex_at(x, z))


def offers(state: State, action: object) -> bool:
    request = game.request(state)
    assert isinstance(request, Choose)
    return action in request


def kinds(state: State) -> list[str]:
    """The kinds of answers that are offered."""
    request = game.request(state)
    assert isinstance(request, Choose)
    return [group.kind for group in request.groups]


def asked(state: State) -> tuple[str, str]:
    """The rule of the pending request, and the side to move."""
    request = game.request(state)
    assert isinstance(request, Choose | Roll)
    return request.rule, request.side


def scattered(seed: int, edition: str, kind: str) -> State:
    """Eleven against eleven, anywhere, with a call to make that lists a kind of pass."""
    chance, free = Seeded(seed), list(bits(PITCH))
    places = [xz(free.pop(chance.randbelow(len(free)))) for _ in range(22)]
    home, away = (dict(enumerate(side, start=1)) for side in (places[:11], places[11:]))
    return position(home, away, carrier=f"H{1 + chance.randbelow(11)}", edition=edition, after=_LISTED_AFTER[kind])
