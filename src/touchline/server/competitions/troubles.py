"""Refusals of what people ask of competitions."""

from typing import Literal

Kind = Literal["unknown", "forbidden", "not_found", "conflict", "bad", "too_many"]


class Trouble(Exception):
    """A refused request: its kind, its name, and the reason in one sentence."""

    def __init__(self, kind: Kind, error: str, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.kind: Kind = kind
        self.error, self.reason, self.field = error, reason, field


def forbidden(reason: str) -> Trouble:
    """Somebody asks for what others may do."""
    return Trouble("forbidden", "not_yours", reason)


def too_late(reason: str) -> Trouble:
    """Something that is not possible at this point."""
    return Trouble("conflict", "not_now", reason)


def unusable(reason: str, field: str = "") -> Trouble:
    """A value that cannot be used."""
    return Trouble("bad", "bad_setup", reason, field)
