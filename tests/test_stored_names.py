"""The names and fields under the digests of records and databases; see `docs/formats.md`.

An old match is proved by the digest of its states, so a stored class or field may be added but never renamed,
reordered or dropped. `python -m tests.test_stored_names` writes the snapshot after a field was added on purpose.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from touchline.games import GAMES

SNAPSHOT = Path(__file__).parent / "fixtures" / "stored-names.json"


def stored(game: str) -> dict[str, list[str]]:
    """Every record a state of a game may hold, with its fields in order."""
    codec: Any = GAMES[game].codec
    found: dict[str, list[str]] = {}
    for root in (codec.state, *codec.steps.values()):
        for record in _records(msgspec.inspect.type_info(root)):
            found[record.__name__] = list(record.__struct_fields__)
    return dict(sorted(found.items()))


def _records(info: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(info, msgspec.inspect.StructType):
        yield info.cls
        for field in info.fields:
            yield from _records(field.type)
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            yield from _records(inner)
    for name in ("item_type", "key_type", "value_type"):
        if inner := getattr(info, name, None):
            yield from _records(inner)


@pytest.mark.parametrize("game", GAMES)
def test_stored_names_and_fields_stay(game):
    assert stored(game) == json.loads(SNAPSHOT.read_text())[game]


if __name__ == "__main__":
    SNAPSHOT.write_text(json.dumps({game: stored(game) for game in GAMES}, indent=1) + "\n")
