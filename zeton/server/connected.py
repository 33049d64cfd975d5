"""Who is connected: the open sockets of this process, by visitor, session and address. So many of each are allowed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from zeton.server.errors import Refused
from zeton.server.storage.sessions import Here, Sessions


class Socket(NamedTuple):
    """An open socket: whose it is, from where, and how it is ended."""

    here: Here | None
    address: str
    hang_up: Callable[[], None]


class Connected:
    """The open sockets."""

    def __init__(self, per_visitor: int, nameless_per_address: int) -> None:
        self.per_visitor = per_visitor
        self.nameless_per_address = nameless_per_address
        self.sockets: set[Socket] = set()

    def check_room_for(self, here: Here | None, address: str) -> None:
        """Refused, if this visitor, or this address without a visitor, has as many sockets as it may."""
        if here is not None:
            others = sum(one.here is not None and one.here.visitor.id == here.visitor.id for one in self.sockets)
            most = self.per_visitor
        else:
            others = sum(one.here is None and one.address == address for one in self.sockets)
            most = self.nameless_per_address
        if others >= most:
            raise Refused("too-fast", "too-many-sockets")

    @contextmanager
    def open(self, here: Here | None, address: str, hang_up: Callable[[], None]) -> Iterator[None]:
        """A socket, as long as it is open."""
        socket = Socket(here, address, hang_up)
        self.sockets.add(socket)
        try:
            yield
        finally:
            self.sockets.discard(socket)

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
