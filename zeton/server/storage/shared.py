"""The Redis (or Valkey) that several servers and workers share."""

from __future__ import annotations

from urllib.parse import urlsplit

from redis.asyncio import Redis, from_url
from redis.exceptions import RedisError

from zeton import BadSetup
from zeton.kernel.errors import shown

SCHEMES = ("redis", "rediss", "unix")
EXAMPLE = "redis://host:6379"
PATIENCE = 5.0  # seconds to connect
SILENCE = 15.0  # seconds without an answer after which a connection is given up; whoever waits there waits shorter
WAKE = 1  # seconds after which whoever waits looks by himself

Unreachable = (RedisError, OSError)
"""What goes wrong when Redis is away."""


def redis_at(url: str) -> Redis:
    """The Redis at this address, which nobody has asked yet; BadSetup, if it is no address."""
    try:
        if urlsplit(url).scheme not in SCHEMES:
            raise ValueError(url)
        redis: Redis = from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=SILENCE, socket_keepalive=True)  # type: ignore[no-untyped-call]
    except ValueError:
        raise BadSetup("no-redis-address", given=shown(without_password(url)), example=EXAMPLE) from None
    return redis


async def open_redis(url: str) -> Redis:
    """The Redis at this address; BadSetup, in a sentence, if there is none."""
    redis = redis_at(url)
    try:
        await redis.ping()
    except Unreachable as wrong:
        await redis.aclose()
        raise BadSetup("redis-cannot-be-used", redis=without_password(url), why=_reason(wrong)) from None
    return redis


async def next_of(redis: Redis, lists: list[str]) -> bytes | None:
    """The first entry of the first of these lists that has one, when it comes; None, if none comes for a while."""
    found: tuple[bytes, bytes] | None = await redis.blpop(lists, timeout=WAKE)  # type: ignore[misc]
    return found[1] if found is not None else None


def without_password(url: str) -> str:
    """The address as it may be shown."""
    try:
        parts = urlsplit(url)
    except ValueError:  # it cannot be taken apart: what follows a password is all that is told
        return url.rpartition("@")[2]
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()


def _reason(wrong: Exception) -> str:
    return str(wrong).rstrip(".") or type(wrong).__name__
