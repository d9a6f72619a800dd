"""A reader of hand-written data that names the bad key and what it expects."""

from collections.abc import Mapping
from typing import Any

from touchline.counter_attack.model import NOBODY, Player, Players
from touchline.counter_attack.notation import parse_player
from touchline.counter_attack.pitch import Hex, hex_at
from touchline.kernel import AWAY, HOME, SIDES, BadNotation, BadSetup, Side


class SetupReader(dict[str, Any]):
    """Plain data, read key by key; a missing or null key has its default."""

    def says_nothing(self, key: str) -> bool:
        return self.get(key) is None

    def value(self, key: str, usual: Any) -> Any:
        return usual if self.says_nothing(key) else self[key]

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.value(key, {})
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            raise BadSetup(f"{key} is an object; got {value!r}")
        return value

    def rows(self, key: str, usual: list[Any]) -> list[Any]:
        value = self.value(key, usual)
        if not isinstance(value, (list, tuple)):
            raise BadSetup(f"{key} is a list; got {value!r}")
        return list(value)

    def side(self, key: str, usual: Side) -> Side:
        value = self.value(key, usual)
        if value not in SIDES:
            raise BadSetup(f"{key} is home or away; got {value!r}")
        return HOME if value == HOME else AWAY

    def flag(self, key: str) -> bool:
        value = self.value(key, False)
        if type(value) is not bool:
            raise BadSetup(f"{key} is true or false; got {value!r}")
        return value

    def number(self, key: str, most: int, *, least: int = 0, usual: int = 0) -> int:
        value = self.value(key, usual)
        if type(value) is not int or not least <= value <= most:
            raise BadSetup(f"{key} is a number from {least} to {most}; got {value!r}")
        return value

    def numbers(self, key: str, usual: tuple[int, ...]) -> tuple[int, ...]:
        return self.as_numbers(key, self.value(key, usual))

    def as_numbers(self, what: str, value: object) -> tuple[int, ...]:
        if not isinstance(value, (list, tuple)) or not all(type(number) is int and number >= 0 for number in value):
            raise BadSetup(f"{what} is a list of numbers; got {value!r}")
        return tuple(value)

    def player(self, key: str, usual: Player = NOBODY) -> Player:
        """One player; null is nobody."""
        if key not in self:
            return usual
        return NOBODY if self[key] is None else self.as_player(key, self[key])

    def as_player(self, key: str, value: object) -> Player:
        try:
            return parse_player(value if isinstance(value, str) else repr(value), f"{key}")
        except BadNotation as error:
            raise BadSetup(str(error)) from None

    def players(self, key: str) -> Players:
        players = 0
        for name in self.rows(key, []):
            players |= 1 << self.as_player(key, name)
        return players

    def hex(self, key: str, usual: Hex) -> Hex:
        return usual if self.says_nothing(key) else self.as_hex(key, self[key])

    def as_hex(self, what: str, value: object) -> Hex:
        match value:
            case [int(x), int(z)]:
                return hex_at(x, z)
        raise BadSetup(f"{what} is a column and a row, as in [10, -3]; got {value!r}")
