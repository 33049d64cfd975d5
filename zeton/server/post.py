"""The post: what servers say to each other, by Litestar's channels on Redis. Each server has a channel of its own.

A letter is heard once or not at all: Redis keeps none. So nothing rests on a letter: what is to last is in the database, and
where letters may have been lost (``broken``) whoever waited for one begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from zeton.server.ending import end

LOG = logging.getLogger("zeton.server")
AGAIN = 0.2  # seconds between two attempts to reach Redis


class Letter(msgspec.Struct, frozen=True, tag=True):
    """Something one server says to another."""


class Enter(Letter, frozen=True):
    """A socket at the sender wants to sit down at a table of the receiver."""

    sender: str
    line: str
    table: str
    visitor: str | None
    name: str
    language: str


class Said(Letter, frozen=True):
    """What was said at that socket."""

    line: str
    text: str


class Left(Letter, frozen=True):
    """That socket is gone."""

    line: str


class Frame(Letter, frozen=True):
    """What is to be sent to that socket."""

    line: str
    text: str


class Ended(Letter, frozen=True):
    """That socket is to be closed."""

    line: str
    code: int
    reason: str


class Asked(Letter, frozen=True):
    """A request about a table of the receiver."""

    sender: str
    number: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Answer(Letter, frozen=True):
    """What the receiver is to answer to whoever asked."""

    number: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


AnyLetter = Enter | Said | Left | Frame | Ended | Asked | Answer
_DECODER: msgspec.msgpack.Decoder[AnyLetter] = msgspec.msgpack.Decoder(AnyLetter)


class Post:
    """Letters to and from the other servers, in the order in which they were sent."""

    def __init__(self, me: str, redis: Redis) -> None:
        self.me = me
        self.redis = redis
        self.outgoing: asyncio.Queue[tuple[str, Letter]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.heard: Callable[[AnyLetter], None] = lambda letter: None
        self.broken: Callable[[], None] = lambda: None

    def send(self, to: str, letter: Letter) -> None:
        """Send a letter."""
        self.outgoing.put_nowait((to, letter))

    async def deaf(self, servers: Iterable[str]) -> frozenset[str]:
        """Which of these no letter would reach: their processes are gone, or Redis is just back. None, if it is away."""
        channels = {_channel(server): server for server in servers}
        try:
            found = await self.redis.pubsub_numsub(*channels) if channels else []
        except (RedisError, OSError):
            return frozenset()
        return frozenset(channels[name.decode()] for name, listeners in found if not listeners)

    async def open(self) -> None:
        """Begin to send and to listen; a RedisError if there is nobody to listen to."""
        backend = await self._listening()
        self.tasks = [asyncio.create_task(self._listen(backend)), asyncio.create_task(self._write())]

    async def close(self) -> None:
        """Send what waits, then end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), 1.0)
        await end(self.tasks)

    async def _listening(self) -> RedisChannelsPubSubBackend:
        backend = RedisChannelsPubSubBackend(redis=self.redis)
        await backend.subscribe([_channel(self.me)])
        return backend

    async def _listen(self, backend: RedisChannelsPubSubBackend) -> None:
        while True:
            try:
                async for _, data in backend.stream_events():
                    self._hear(data)
            except (RedisError, OSError) as wrong:
                LOG.warning("Redis is away: %s", wrong)
            self.broken()
            with contextlib.suppress(RedisError, OSError):
                await backend.on_shutdown()
            backend = await self._listening_again()

    async def _listening_again(self) -> RedisChannelsPubSubBackend:
        while True:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(RedisError, OSError):
                return await self._listening()

    def _hear(self, data: bytes) -> None:
        """What is wrong with one letter makes nobody deaf to the next."""
        try:
            self.heard(_DECODER.decode(data))
        except msgspec.MsgspecError as wrong:  # from a server of another version
            LOG.warning("a letter cannot be read: %s", wrong)
        except Exception:
            LOG.exception("a letter was not understood")
            self.broken()

    async def _write(self) -> None:
        """One letter after the other, so that none overtakes another."""
        backend = RedisChannelsPubSubBackend(redis=self.redis)
        while True:
            to, letter = await self.outgoing.get()
            try:
                await backend.publish(msgspec.msgpack.encode(letter), [_channel(to)])
            except (RedisError, OSError) as wrong:
                LOG.warning("a letter cannot be sent: %s", wrong)
                self.broken()
            finally:
                self.outgoing.task_done()


def _channel(server: str) -> str:
    return f"zeton/server/{server}"
