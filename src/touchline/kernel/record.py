"""Frozen records, the base of every state, request, answer and event."""

from typing import dataclass_transform

import msgspec
from msgspec.structs import replace

__all__ = ["Action", "Event", "Record", "replace"]


@dataclass_transform(frozen_default=True)
class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen record, compared and hashed by content.

    Fields at their default are encoded like any other: msgspec omits a default by identity, so the digests of two equal
    states could differ.
    """


@dataclass_transform(frozen_default=True)
class Action(Record, frozen=True, tag=True):
    """A decision of a side: one answer to a `Choose`."""


@dataclass_transform(frozen_default=True)
class Event(Record, frozen=True, tag=True):
    """Something that happened, with the rule behind it."""

    rule: str
