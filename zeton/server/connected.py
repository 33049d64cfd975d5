"""Who is connected: the open sockets of this process, by visitor, session and address. So many of each are allowed.

Where several servers work together they count together. Each says in Redis how many sockets of a name it has, and nobody asks
one that is no longer alive: what it said is forgotten with its lease. While Redis is away, each counts for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from redis.asyncio import Redis

from zeton.server.errors import Refused
from zeton.server.storage.leases import Leases
from zeton.server.storage.sessions import Here, Sessions
from zeton.server.storage.shared import Unreachable

KEPT = 86_400  # seconds for which a count is kept after it was last said

_ENTER = """
local all = tonumber(ARGV[2])
for other = 5, #ARGV do all = all + tonumber(redis.call('HGET', KEYS[1], ARGV[other]) or 0) end
if all > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
"""
"""A server has one more of a name, if all that are alive have room for it."""


@dataclass(slots=True, eq=False)
class Socket:
    """An open socket: whose it is, from where, and how it is ended."""

    here: Here | None
    address: str
    hang_up: Callable[[], None] = lambda: None

    @property
    def name(self) -> str:
        """By what it is counted."""
        return f"address:{self.address}" if self.here is None else f"visitor:{self.here.visitor.id}"


class Connected:
    """The open sockets."""

    def __init__(self, per_visitor: int, nameless_per_address: int, leases: Leases, redis: Redis | None = None) -> None:
        self.per_visitor = per_visitor
        self.nameless_per_address = nameless_per_address
        self.leases = leases
        self.redis = redis
        self.script = None if redis is None else redis.register_script(_ENTER)
        self.sockets: set[Socket] = set()
        self.counts: Counter[str] = Counter()

    @asynccontextmanager
    async def open(self, here: Here | None, address: str) -> AsyncIterator[Socket]:
        """A socket, as long as it is open; refused, if its visitor, or its address without a visitor, has as many as it may."""
        socket = Socket(here, address)
        self.sockets.add(socket)
        self.counts[socket.name] += 1
        try:
            if not await self._has_room_for(socket):
                raise Refused("too-fast", "too-many-sockets")
            yield socket
        finally:
            self.sockets.discard(socket)
            self.counts[socket.name] -= 1
            await self._tell(socket.name)

    async def _has_room_for(self, socket: Socket) -> bool:
        most = self.nameless_per_address if socket.here is None else self.per_visitor
        own = self.counts[socket.name]
        if own > most or self.script is None:
            return own <= most
        others = self.leases.alive - {self.leases.me}
        try:
            return bool(await self.script(keys=[_key(socket.name)], args=[self.leases.me, own, most, KEPT, *others]))
        except Unreachable:
            return True

    async def _tell(self, name: str) -> None:
        """Say that one of them is gone."""
        own = self.counts[name]
        if not own:
            del self.counts[name]
        if self.redis is not None:
            with suppress(*Unreachable):
                if own:
                    await self.redis.hset(_key(name), self.leases.me, str(own))  # type: ignore[misc]
                else:
                    await self.redis.hdel(_key(name), self.leases.me)  # type: ignore[misc]

    def sessions_of(self, visitor: str) -> set[str]:
        """The sessions by which a visitor is connected here."""
        return {one.here.session for one in self.sockets if one.here is not None and one.here.visitor.id == visitor}

    def hang_up(self, sessions: Collection[str]) -> None:
        """End the sockets of sessions that have ended."""
        for one in list(self.sockets):
            if one.here is not None and one.here.session in sessions:
                one.hang_up()

    async def hang_up_ended(self, sessions: Sessions) -> None:
        """End the sockets of sessions that have ended anywhere: another process may have ended them."""
        open_ones = {one.here.session for one in self.sockets if one.here is not None}
        if open_ones:
            self.hang_up(open_ones - await sessions.alive(open_ones))


def _key(name: str) -> str:
    return f"zeton:sockets:{name}"
