"""All messages to a browser, formatted in English."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from tests.i18n.test_localization import Parts, messages
from touchline.i18n import Message
from touchline.i18n.localization import Localization

_SAY: Final = Localization("en").format


def said_in(thing: Any) -> Iterator[Message]:
    """Every message in a record, however deep."""
    if isinstance(thing, Message):
        yield thing
        yield from (found for arg in thing.args.values() for found in said_in(arg))
    elif isinstance(thing, msgspec.Struct):
        yield from (found for name in thing.__struct_fields__ for found in said_in(getattr(thing, name)))
    elif isinstance(thing, tuple):
        yield from (found for each in thing for found in said_in(each))


@cache
def _variants(key: str) -> dict[str, set[str]]:
    return Parts(messages("en")[key]).variants


def check_said(thing: Any) -> None:
    """Every message can be formatted, and every value that it selects by has a variant."""
    for said in said_in(thing):
        assert _SAY(said)
        for name, words in _variants(said.key).items():
            word = said.args.get(name)
            assert not isinstance(word, str) or word in words, f"{said.key} has no variant for {name} {word!r}"
