"""Limits: how fast a socket may talk, how often an address may ask, and what a visitor may have at a time.

Where several servers work together they count together, in Redis; while that is away, each for itself.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import Scope
from redis.asyncio import Redis

from zeton.server.settings import Settings
from zeton.server.storage.shared import Unreachable

MOST_BUCKETS = 20_000
MINUTE = 60.0

_TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1e6
local each, most, taken = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local free_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or 0)) + each * taken
if free_at - now > each * most + 1e-6 then return 0 end
if free_at > now then redis.call('SET', KEYS[1], string.format('%.6f', free_at), 'PX', math.ceil((free_at - now) * 1000)) end
return 1
"""
"""A token bucket in one number: the time at which it is full again."""


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


class Limit:
    """So many a minute for each name, all of them at once if need be; of all servers together."""

    def __init__(self, kind: str, per_minute: int, redis: Redis | None = None) -> None:
        self.kind = kind
        self.per_minute = per_minute
        self.own = Buckets(per_minute / MINUTE, per_minute)
        self.script = None if redis is None else redis.register_script(_TAKE)

    async def take(self, name: str) -> bool:
        """Whether one more is allowed now."""
        try:
            return await self._count(name, 1)
        except Unreachable:
            return self.own.take(name)

    async def give_back(self, name: str) -> None:
        """What was taken does not count after all."""
        try:
            await self._count(name, -1)
        except Unreachable:
            self.own.give_back(name)

    async def _count(self, name: str, taken: int) -> bool:
        if self.script is None:
            raise OSError("there is no Redis")
        key = f"zeton:limit:{self.kind}:{name}"
        return bool(await self.script(keys=[key], args=[MINUTE / self.per_minute, self.per_minute, taken]))


class Limits:
    """What is counted by the minute."""

    def __init__(self, settings: Settings, redis: Redis | None = None) -> None:
        self.requests = Limit("requests", settings.requests_per_minute, redis)
        self.sign_ins = Limit("sign-ins", settings.sign_ins_per_minute, redis)
        self.failures = Limit("failures", settings.failures_per_minute, redis)
        self.hints = Limit("hints", settings.hints_per_minute, redis)
        self.chats = Limit("chats", settings.chats_per_minute, redis)


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
