"""JSON objects without repeated keys."""

from typing import Any


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An `object_pairs_hook` for `json.loads` that refuses repeated keys, which would be ambiguous."""
    unique_pairs: dict[str, Any] = {}
    for key, value in pairs:
        if key in unique_pairs:
            raise ValueError(f"{key!r} appears twice in one object")
        unique_pairs[key] = value
    return unique_pairs
