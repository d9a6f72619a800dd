"""Rate limits: token buckets for connections and clients."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

_HOUSEHOLD: Final = 64
"""The IPv6 prefix length a provider assigns: one client may use any address within it."""


def client_at(peer: Sequence[Any] | None) -> str:
    """The client at a peer address, for limits; empty if there is no address, as with a pipe."""
    return _client(str(peer[0])) if peer else ""


@lru_cache(4096)
def _client(address: str) -> str:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # some other name, passed on by a proxy
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or ip_network((ip, _HOUSEHOLD), strict=False))


class Bucket:
    """A token bucket: lets `at_once` items through at once, then `a_second` per second."""

    def __init__(self, a_second: float, at_once: int, now: Callable[[], float]) -> None:
        self._rate, self._most, self._now = a_second, float(at_once), now
        self._left, self._seen = self._most, now()

    def takes(self) -> bool:
        """Take a token; whether there was one."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether the bucket has refilled, so that it can be dropped."""
        return self._left + (self._now() - self._seen) * self._rate >= self._most


class Clients:
    """A token bucket and a connection count for each client."""

    def __init__(self, a_second: float, at_once: int, connections: int, now: Callable[[], float]) -> None:
        self._rate, self._most, self._connections, self._now = a_second, at_once, connections, now
        self._buckets: dict[str, Bucket] = {}
        self._connected: dict[str, int] = {}

    def takes(self, client: str) -> bool:
        """Count a request of a client; whether it is allowed."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._most, self._now)
        return bucket.takes()

    def connects(self, client: str) -> bool:
        """Count a new connection of a client; whether it is allowed."""
        if self._connected.get(client, 0) >= self._connections:
            return False
        self._connected[client] = self._connected.get(client, 0) + 1
        return True

    def disconnects(self, client: str) -> None:
        """Uncount a closed connection of a client."""
        self._connected[client] -= 1
        if not self._connected[client]:
            del self._connected[client]

    def tidy(self) -> None:
        """Drop the buckets of clients without recent requests."""
        self._buckets = {client: bucket for client, bucket in self._buckets.items() if not bucket.full}
