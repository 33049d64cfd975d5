"""How many sockets somebody may have open: counted by all servers together, as long as they live."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import cast

import pytest

from zeton.server.connected import Connected
from zeton.server.errors import Refused
from zeton.server.storage.database import Database
from zeton.server.storage.leases import Leases
from zeton.server.storage.models import Visitor
from zeton.server.storage.sessions import Here
from zeton.server.storage.shared import redis_at
from zeton.server.testing import Redis

MOST = 2


def guest(id_: str) -> Here:
    return Here(Visitor(id=id_, name=id_, login=None, password=None, created=0.0, seen=0.0), f"session of {id_}")


async def opens(server: Connected, here: Here | None, ending: AsyncExitStack) -> bool:
    """Whether a server lets somebody open one more socket; it is open until the end."""
    try:
        await ending.enter_async_context(server.open(here, "192.0.2.1"))
    except Refused as refused:
        assert refused.code == "too-fast"
        return False
    return True


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[list[Connected]]:
    """Two servers that know of each other."""
    leases = [Leases(cast(Database, None), name) for name in ("one", "two")]
    async with redis_at(url) as redis:
        for one in leases:
            one.alive = frozenset(other.me for other in leases)
        yield [Connected(MOST, MOST, one, redis) for one in leases]


@pytest.mark.parametrize("here", [guest("anna"), None], ids=["visitor", "address"])
def test_servers_count_sockets_together(own_redis: Redis, here: Here | None) -> None:
    async def count() -> None:
        async with two_servers(own_redis.url) as (one, two), AsyncExitStack() as ending:
            async with AsyncExitStack() as sooner:
                assert await opens(one, here, sooner)
                assert await opens(two, here, ending)
                assert not await opens(one, here, ending)
                assert not await opens(two, here, ending)
                assert await opens(two, guest("another"), ending)
            assert await opens(one, here, ending), "one was closed"
            assert not await opens(two, here, ending)
            await ending.aclose()
            assert not one.sockets | two.sockets and not one.counts + two.counts

    asyncio.run(count())


def test_what_a_dead_server_had_open_is_forgotten(own_redis: Redis) -> None:
    async def count() -> None:
        async with two_servers(own_redis.url) as (one, two), AsyncExitStack() as ending:
            assert [await opens(two, guest("anna"), ending) for _ in range(MOST)] == [True] * MOST
            assert not await opens(one, guest("anna"), ending)
            one.leases.alive -= {two.leases.me}
            assert [await opens(one, guest("anna"), ending) for _ in range(MOST + 1)] == [True] * MOST + [False]

    asyncio.run(count())


def test_while_redis_is_away_each_server_counts_for_itself(own_redis: Redis) -> None:
    async def count() -> None:
        async with two_servers(own_redis.url) as servers, AsyncExitStack() as ending:
            own_redis.kill()
            for server in servers:
                assert [await opens(server, guest("anna"), ending) for _ in range(MOST + 1)] == [True] * MOST + [False]
        own_redis.start()

    asyncio.run(count())
