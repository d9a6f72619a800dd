"""Frozen values: what every state, request, answer and event is made of."""

from typing import dataclass_transform

import msgspec
from msgspec.structs import replace

__all__ = ["Action", "Event", "Record", "replace"]


@dataclass_transform(frozen_default=True)
class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen record, equal and hashed by content.

    Fields at their default are written like any other: leaving them out would make what is written depend on which of
    two equal objects a field holds, and a digest must not.
    """


@dataclass_transform(frozen_default=True)
class Action(Record, frozen=True, tag=True):
    """An order a side may give: one answer to a `Choose`."""


@dataclass_transform(frozen_default=True)
class Event(Record, frozen=True, tag=True):
    """Something that happened, with the rule it follows."""

    rule: str
