"""Limits: how fast a socket may talk, and how often an address may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import Scope

MOST_BUCKETS = 20_000


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    __slots__ = ("burst", "rate", "tokens", "when")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket per name (an address, a visitor); the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.kept.get(name)
        if bucket is None:
            bucket = self.kept[name] = Bucket(self.rate, self.burst)
            if len(self.kept) > MOST_BUCKETS:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(name)
        return bucket.take()

    def give_back(self, name: str) -> None:
        """What was taken does not count after all."""
        if (bucket := self.kept.get(name)) is not None:
            bucket.tokens = min(bucket.burst, bucket.tokens + 1)


def address_of(scope: Scope) -> str:
    """From where something is asked. Of the sixth version it is the network: whoever has one address there has them all."""
    client = scope.get("client")
    try:
        found = ip_address(client[0]) if client else None
    except ValueError:  # behind a proxy that names its clients otherwise
        return str(client[0]) if client else ""
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or "")
