"""The sockets: one per seat or spectator of a table. Every message is answered, by ``accepted`` or ``refused``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zeton import ZetonError
from zeton.server import protocol, requests, telling
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.limits import Bucket
from zeton.server.lines import Line
from zeton.server.rooms import Room
from zeton.server.storage.store import Store
from zeton.server.visitors import find_visitor
from zeton.server.web import foreign_origin, refused_frame

LOG = logging.getLogger("zeton.server")
REFUSED = 4000  # close codes of ours: 4000 + the HTTP status
RESTART = 1012
MOST_TOO_FAST = 200

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}")
async def table_socket(
    socket: Socket, table: FromPath[str], hall: NamedDependency[Hall], store: NamedDependency[Store]
) -> None:
    """Sit down at a table, or watch it, as the cookie says."""
    await socket.accept()
    try:
        room, line = await _admit(socket, table, hall, store)
    except Refused as refused:
        await socket.send_text(refused_frame(None, refused))
        await socket.close(REFUSED + refused.status, refused.code)
        return
    mouth = asyncio.create_task(_speak(socket, line))
    try:
        room.enter(line)
        await _listen(socket, room, line, hall)
    finally:
        room.leave(line)
        line.hang_up()
        with contextlib.suppress(Exception):
            await mouth


async def _admit(socket: Socket, table: str, hall: Hall, store: Store) -> tuple[Room, Line]:
    if foreign_origin(socket.scope):
        raise Refused("foreign", "this socket was opened by a page of another site")
    visitor = await find_visitor(socket, store)
    room = await hall.room(table)
    name = visitor.id if visitor is not None else None
    seat = room.seat_of(name)
    if seat is None and not room.row.public and room.ended is None and (name is None or room.row.host != name):
        raise Refused("foreign", "this table is not open to spectators")
    if name is not None and sum(line.visitor == name for line in room.lines) >= hall.settings.sockets_per_visitor:
        raise Refused("too-fast", "too many sockets of yours are open at this table")
    language = telling.known_language(socket.query_params.get("language"))
    return room, Line(name, visitor.name if visitor is not None else "", seat, language)


async def _speak(socket: Socket, line: Line) -> None:
    """Send what is queued until the line ends."""
    try:
        while (text := await line.queue.get()) is not None:
            await socket.send_text(text)
        await socket.close(RESTART, "connect anew")
    except Exception:  # the other side is gone: the listener notices too
        line.closed = True


async def _listen(socket: Socket, room: Room, line: Line, hall: Hall) -> None:
    bucket = Bucket(hall.settings.messages_per_second, hall.settings.message_burst)
    too_fast = 0
    while not line.closed:
        try:
            data = await _receive(socket)
        except WebSocketDisconnect:
            return
        if not bucket.take():
            too_fast += 1
            line.put(refused_frame(protocol.id_of(data), Refused("too-fast", "too many messages; wait a moment")))
            if too_fast > MOST_TOO_FAST:
                return
            continue
        # A socket that is cut in the middle does not stop what its message has begun.
        await asyncio.shield(asyncio.ensure_future(_answer(room, line, data, hall)))


async def _receive(socket: Socket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the socket is closed", code=message["code"])
    text, data = message.get("text"), message.get("bytes")
    return text.encode() if isinstance(text, str) else bytes(data or b"")  # type: ignore[call-overload]


async def _answer(room: Room, line: Line, data: bytes, hall: Hall) -> None:
    try:
        if len(data) > hall.settings.largest_message:
            raise Refused("too-large", f"a message has at most {hall.settings.largest_message} bytes")
        message = protocol.read(data)
    except Refused as refused:
        line.put(refused_frame(protocol.id_of(data), refused))
        return
    if isinstance(message, protocol.Hint):
        # A bot thinks about it: what is sent meanwhile does not wait for that.
        hall.run(_reply(room, line, message, hall))
    else:
        await _reply(room, line, message, hall)


async def _reply(room: Room, line: Line, message: protocol.Message, hall: Hall) -> None:
    try:
        if room.closed:
            raise Refused("stale", "the table was dropped from memory; connect anew")
        told = await _do(room, line, message)
        line.say("accepted", id=message.id, **told)
    except Refused as refused:
        line.put(refused_frame(message.id, refused))
    except ZetonError as wrong:
        line.put(refused_frame(message.id, Refused("impossible", str(wrong))))
    except Exception:
        LOG.exception("a message of table %s failed", room.id)
        line.say("failed", id=message.id, text="the server failed; this is its own mistake")
        hall.forget(room)


async def _do(room: Room, line: Line, message: protocol.Message) -> dict[str, Any]:
    """Do what a message asks; what the answer carries beyond being accepted."""
    match message:
        case protocol.Choose():
            if message.table != room.id:
                raise Refused("foreign", "this choice is for another table")
            chosen = requests.option_of(message.option)
            await room.choose(line.seat, message.era, message.decision, chosen)
        case protocol.Chat():
            await requests.chat(room, line, message.text)
        case protocol.Explain():
            return {"card": message.card, "reasons": requests.explain(room, line, message.card)}
        case protocol.Hint():
            hints = await requests.hint(room, line, message)
            return {"era": message.era, "decision": message.decision, "hints": hints}
        case protocol.Resign():
            await requests.resign(room, requests.own_seat(line))
        case protocol.Undo():
            await requests.undo(room, requests.own_seat(line))
        case protocol.Consent():
            await requests.consent(room, requests.own_seat(line), message.agree)
        case protocol.Rematch():
            await requests.rematch(room, requests.own_seat(line))
        case protocol.SetAutoPass():
            await requests.set_autopass(room, requests.own_seat(line), message)
        case protocol.Language():
            line.language = telling.known_language(message.language)
            room.greet(line)
        case protocol.Refresh():
            room.greet(line)
        case protocol.Ping():
            pass
    return {}
