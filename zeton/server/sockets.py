"""The sockets: one per seat or spectator of a table. Every message is answered, by ``accepted`` or ``refused``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zeton.server import protocol
from zeton.server.answering import REFUSED, admit, answer
from zeton.server.connected import Connected
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import known_language, language_of
from zeton.server.limits import Bucket, address_of
from zeton.server.lines import Line
from zeton.server.relay import Carried, Relay
from zeton.server.rooms import Room
from zeton.server.settings import Settings
from zeton.server.storage.leases import Elsewhere
from zeton.server.storage.sessions import Here
from zeton.server.storage.store import Store
from zeton.server.visitors import find_here
from zeton.server.web import fault, foreign_origin, refused_frame, turned_away

LOG = logging.getLogger("zeton.server")
MOST_TOO_FAST = 200

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}")
async def table_socket(
    socket: Socket,
    table: FromPath[str],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    connected: NamedDependency[Connected],
) -> None:
    """Sit down at a table, or watch it, as the cookie says."""
    await socket.accept()
    language = _language(socket)
    try:
        here = await _who(socket, store, connected)
        who, name = (here.visitor.id, here.visitor.name) if here is not None else (None, "")
        line: Line
        try:
            room = await hall.room(table)
        except Elsewhere as elsewhere:
            if hall.relay is None:
                raise Refused("away", "kept-elsewhere") from None
            carried = Carried(elsewhere.owner, who, name, language)
            line, sitting = carried, _carry(socket, table, carried, hall.relay)
        else:
            line = Line(who, name, None, language)
            admit(room, line)
            sitting = _sit(socket, room, line, hall)
        with connected.open(here, address_of(socket.scope), line.hang_up):
            await sitting
    except Refused as refused:
        await _turn_away(socket, refused, language)
    except Exception as wrong:
        if (known := fault(wrong)) is None:
            raise
        LOG.warning("a socket was not served: %s", wrong)
        await _turn_away(socket, known, language)


async def _turn_away(socket: Socket, refused: Refused, language: str) -> None:
    """Say why, and close; by the code a browser knows whether to try again."""
    await socket.send_text(refused_frame(None, refused, language))
    await socket.close(REFUSED + refused.status, refused.code)


async def _sit(socket: Socket, room: Room, line: Line, hall: Hall) -> None:
    """A socket at a table of this server."""
    mouth = asyncio.create_task(_speak(socket, line))
    try:
        room.enter(line)
        async for data in _messages(socket, line, hall.settings):
            # A socket that is cut in the middle does not stop what its message has begun.
            await asyncio.shield(asyncio.ensure_future(answer(room, line, data, hall)))
    finally:
        room.leave(line)
        line.hang_up()
        with contextlib.suppress(Exception):
            await mouth


async def _carry(socket: Socket, table: str, line: Carried, relay: Relay) -> None:
    """A socket at a table of another server."""
    mouth = asyncio.create_task(_speak(socket, line))
    try:
        with relay.carrying(table, line):
            async for data in _messages(socket, line, relay.hall.settings):
                relay.say(line, data)
    finally:
        line.hang_up()
        with contextlib.suppress(Exception):
            await mouth


async def _who(socket: Socket, store: Store, connected: Connected) -> Here | None:
    """Who is here; refused, if he comes from another site's page, or has too many sockets."""
    if (refused := turned_away(socket.scope)) is not None:
        raise refused
    if foreign_origin(socket.scope):
        raise Refused("foreign", "other-site")
    here = await find_here(socket, store)
    connected.check_room_for(here, address_of(socket.scope))
    return here


def _language(socket: Socket) -> str:
    """The language a socket asks for in its address, or its browser does."""
    asked = socket.query_params.get("language")
    return known_language(asked) if asked else language_of(socket.scope)


async def _speak(socket: Socket, line: Line) -> None:
    """Send what is queued until the line ends."""
    try:
        while (text := await line.queue.get()) is not None:
            await socket.send_text(text)
        await socket.close(*line.ending)
    except Exception:  # the other side is gone: the listener notices too
        line.closed = True


async def _messages(socket: Socket, line: Line, settings: Settings) -> AsyncIterator[bytes]:
    """What comes from a socket, as fast as it may."""
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    too_fast = 0
    while not line.closed:
        try:
            data = await _receive(socket)
        except WebSocketDisconnect:
            return
        if not bucket.take():
            too_fast += 1
            refused = Refused("too-fast", "too-many-requests")
            line.put(refused_frame(protocol.id_of(data), refused, line.language))
            if too_fast > MOST_TOO_FAST:
                return
            continue
        yield data


async def _receive(socket: Socket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the socket is closed", code=message["code"])
    text, data = message.get("text"), message.get("bytes")
    return text.encode() if isinstance(text, str) else bytes(data or b"")  # type: ignore[call-overload]
