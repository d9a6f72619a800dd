"""JSON objects that say each thing once."""

from typing import Any


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object from its pairs, as `object_pairs_hook` of `json.loads`; of two values for a key, which would count?"""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"{key!r} is said twice in one object")
        found[key] = value
    return found
