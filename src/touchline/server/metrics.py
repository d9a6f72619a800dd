"""Metrics of the server, in Prometheus text format."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Metrics:
    """The counts that no other object keeps."""

    connections: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    requests: Counter[int] = field(default_factory=Counter)  # HTTP requests, by status


def gauge(name: str, about: str, value: float) -> Iterator[str]:
    """The lines of a gauge, a value that goes up and down."""
    yield from (f"# HELP touchline_{name} {about}", f"# TYPE touchline_{name} gauge", f"touchline_{name} {value:g}")


def counter(name: str, about: str, value: float) -> Iterator[str]:
    """The lines of a counter, a value that only grows."""
    yield from (
        f"# HELP touchline_{name}_total {about}",
        f"# TYPE touchline_{name}_total counter",
        f"touchline_{name}_total {value:.12g}",
    )


def counters(name: str, about: str, label: str, values: Counter[str] | Counter[int]) -> Iterator[str]:
    """The lines of a counter with one value per label."""
    yield from (f"# HELP touchline_{name}_total {about}", f"# TYPE touchline_{name}_total counter")
    for kind, value in sorted(values.items(), key=str):
        yield f'touchline_{name}_total{{{label}="{kind}"}} {value}'
