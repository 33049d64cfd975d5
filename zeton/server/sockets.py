"""The sockets: one per seat or spectator of a table. Every message is answered, by ``accepted`` or ``refused``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zeton.server import protocol
from zeton.server.answering import REFUSED, admit, answer
from zeton.server.connected import Connected
from zeton.server.connected import Socket as Place
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import known_language, language_of
from zeton.server.limits import Bucket, address_of
from zeton.server.lines import ANEW, Line
from zeton.server.packing import SAY
from zeton.server.relay import Carried, Relay
from zeton.server.rooms import Room
from zeton.server.settings import Settings
from zeton.server.storage.leases import BEAT, LEASE, LEASE_OF_THE_DEAF, Elsewhere
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
        here = await _who(socket, store)
        async with connected.open(here, address_of(socket.scope)) as place:
            await _find_a_seat(socket, table, place, hall, language)
    except Refused as refused:
        await _turn_away(socket, refused, language)
    except Exception as wrong:
        if (known := fault(wrong)) is None:
            raise
        LOG.warning("a socket was not served: %s", wrong)
        await _turn_away(socket, known, language)


async def _find_a_seat(socket: Socket, table: str, place: Place, hall: Hall, language: str) -> None:
    """Sit where the table is kept. If its server has just ended, wait until it can be had: nobody needs to connect anew."""
    who, name = (place.here.visitor.id, place.here.visitor.name) if place.here is not None else (None, "")
    deadline = time.monotonic() + LEASE + 2 * BEAT
    while True:
        try:
            room = await hall.room(table)
        except Elsewhere as elsewhere:
            if hall.relay is None:
                raise Refused("away", "kept-elsewhere") from None
            await hall.listen_for([elsewhere.owner])
            wait = BEAT / 10
            if elsewhere.owner in hall.leases.deaf:
                wait = max(wait, LEASE_OF_THE_DEAF - elsewhere.silent)
            else:
                carried = Carried(elsewhere.owner, who, name, language)
                place.hang_up = carried.hang_up
                if await _carry(socket, table, carried, hall.relay):
                    return
        else:
            line = Line(who, name, None, language)
            admit(room, line)
            place.hang_up = line.hang_up
            await _sit(socket, room, line, hall)
            return
        if time.monotonic() > deadline:
            await socket.close(*ANEW)
            return
        await asyncio.sleep(wait)


async def _turn_away(socket: Socket, refused: Refused, language: str) -> None:
    """Say why, and close; by the code a browser knows whether to try again."""
    await socket.send_text(refused_frame(None, refused, language))
    await socket.close(REFUSED + refused.status, refused.code)


async def _sit(socket: Socket, room: Room, line: Line, hall: Hall) -> None:
    """A socket at a table of this server."""
    line.at_once = socket.scope["state"].get(SAY)
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


async def _carry(socket: Socket, table: str, line: Carried, relay: Relay) -> bool:
    """A socket at a table of another server; False, if nobody answers there."""
    line.at_once = socket.scope["state"].get(SAY)
    with relay.carrying(table, line):
        if not await line.is_answered():
            return False
        mouth = asyncio.create_task(_speak(socket, line))
        try:
            async for data in _messages(socket, line, relay.hall.settings):
                relay.say(line, data)
        finally:
            line.hang_up()
            with contextlib.suppress(Exception):
                await mouth
    return True


async def _who(socket: Socket, store: Store) -> Here | None:
    """Who is here; refused, if he comes from another site's page."""
    if (refused := turned_away(socket.scope)) is not None:
        raise refused
    if foreign_origin(socket.scope):
        raise Refused("foreign", "other-site")
    return await find_here(socket, store)


def _language(socket: Socket) -> str:
    """The language a socket asks for in its address, or its browser does."""
    asked = socket.query_params.get("language")
    return known_language(asked) if asked else language_of(socket.scope)


async def _speak(socket: Socket, line: Line) -> None:
    """Send what is queued until the line ends: what could not be sent at once."""
    try:
        while (text := await line.queue.get()) is not None:
            line.speaks = True
            await socket.send_text(text)
            line.speaks = False
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
