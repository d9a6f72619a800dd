"""Named options of a game, parsed from text; an error names the nearest valid ones."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from touchline.kernel.errors import BadSetup
from touchline.kernel.record import Record

O = TypeVar("O", bound=Record)  # noqa: E741 - options


def nearest(word: str, words: list[str]) -> str:
    """The known words closest to an unknown one, for an error message."""
    close = get_close_matches(word, words, n=3, cutoff=0.5) or words
    return ", ".join(close)


def read_options(kind: type[O], given: Mapping[str, Any]) -> O:
    """A record of options with these set; values may be text, as on a command line."""
    hints = _hints(kind)
    fields: dict[str, Any] = {}
    for name, value in given.items():
        if name not in hints:
            raise BadSetup(f"there is no option {name!r}; nearest: {nearest(name, list(hints))}")
        fields[name] = _read_value(name, hints[name], value)
    return kind(**fields)


_hints = cache(get_type_hints)
"""The type of each option; slow to work out."""


def _read_value(name: str, wanted: Any, value: Any) -> Any:
    if wanted is bool:
        values: dict[Any, Any] = {"on": True, "off": False, "true": True, "false": False, True: True, False: False}
        legal = ["on", "off"]
    elif get_origin(wanted) is Literal:
        values = {word: word for word in get_args(wanted)} | {str(word): word for word in get_args(wanted)}
        legal = [str(word) for word in get_args(wanted)]
    else:
        return value  # the record checks it
    if isinstance(value, (str, int)) and value in values:
        return values[value]
    raise BadSetup(f"option {name} takes {', '.join(legal)}; got {value!r}")
