"""An operation of the HTTP API, for its OpenAPI document."""

from typing import Any, NamedTuple


class Operation(NamedTuple):
    """One operation: what it takes, what it returns, and the statuses of its refusals."""

    method: str
    path: str
    summary: str
    gives: Any  # a type, or a media type
    takes: Any = None
    parameters: tuple[dict[str, Any], ...] = ()
    status: int = 200
    refuses: tuple[int, ...] = ()
    bearer: bool = False
    name: str = ""  # by default made from method and path


def parameter(name: str, where: str, text: str, **schema: Any) -> dict[str, Any]:
    """A parameter of an operation."""
    return {
        "name": name,
        "in": where,
        "required": where == "path",
        "description": text,
        "schema": {"type": "string", **schema},
    }
