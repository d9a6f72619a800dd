"""What is too much: buckets that fill at a steady rate, for a connection or a client."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a provider hands out: a client may use any address that begins with them."""


def client_at(peer: Sequence[Any] | None) -> str:
    """The client at an address and port, by which limits are counted; empty where there is none, as in a pipe."""
    return _client(str(peer[0])) if peer else ""


@lru_cache(4096)
def _client(address: str) -> str:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # whatever a proxy has passed on
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, _HOUSEHOLD), strict=False))


class Bucket:
    """Lets so many things through at once, and so many a second after that."""

    def __init__(self, a_second: float, at_once: int, now: Callable[[], float]) -> None:
        self._rate, self._most, self._now = a_second, float(at_once), now
        self._left, self._seen = self._most, now()

    def takes(self) -> bool:
        """Whether one more thing may pass."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has passed for long enough to forget about it."""
        return self._left + (self._now() - self._seen) * self._rate >= self._most


class Clients:
    """A bucket for each client, by address, and how many connections each has."""

    def __init__(self, a_second: float, at_once: int, connections: int, now: Callable[[], float]) -> None:
        self._rate, self._most, self._connections, self._now = a_second, at_once, connections, now
        self._buckets: dict[str, Bucket] = {}
        self._connected: dict[str, int] = {}

    def takes(self, client: str) -> bool:
        """Whether a client may ask for one more thing."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._most, self._now)
        return bucket.takes()

    def connects(self, client: str) -> bool:
        """Whether a client may have one more connection; if so it is counted."""
        if self._connected.get(client, 0) >= self._connections:
            return False
        self._connected[client] = self._connected.get(client, 0) + 1
        return True

    def disconnects(self, client: str) -> None:
        """A connection of a client is gone."""
        self._connected[client] -= 1
        if not self._connected[client]:
            del self._connected[client]

    def tidy(self) -> None:
        """Forget the clients that have not asked for anything lately."""
        self._buckets = {client: bucket for client, bucket in self._buckets.items() if not bucket.full}
