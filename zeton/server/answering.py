"""What a line may say to a table, wherever its socket is. Every message is answered, by ``accepted`` or ``refused``."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from zeton import ZetonError
from zeton.kernel import words
from zeton.server import protocol, requests, telling
from zeton.server.errors import Refused
from zeton.server.languages import known_language
from zeton.server.lines import Line
from zeton.server.rooms import Room
from zeton.server.storage.leases import Lost
from zeton.server.web import fault, refused_frame

if TYPE_CHECKING:
    from zeton.server.hall import Hall

LOG = logging.getLogger("zeton.server")
REFUSED = 4000  # close codes of ours: 4000 + the HTTP status


def admit(room: Room, line: Line) -> None:
    """Give a line its place at a table, if there is one for it."""
    line.seat = room.seat_of(line.visitor)
    host = line.visitor is not None and room.row.host == line.visitor
    if line.seat is None and not room.row.public and room.ended is None and not host:
        raise Refused("foreign", "table-closed")


async def answer(room: Room, line: Line, data: bytes, hall: Hall) -> None:
    """Do what a message asks, and say so."""
    try:
        if len(data) > hall.settings.largest_message:
            raise Refused("too-large", "too-large", bytes=hall.settings.largest_message)
        message = protocol.read(data)
    except Refused as refused:
        line.put(refused_frame(protocol.id_of(data), refused, line.language))
        return
    if isinstance(message, protocol.Hint):
        # A bot thinks about it: what is sent meanwhile does not wait for that.
        hall.run(_reply(room, line, message, hall))
    else:
        await _reply(room, line, message, hall)


async def _reply(room: Room, line: Line, message: protocol.Message, hall: Hall) -> None:
    try:
        if room.closed:
            raise Refused("stale", "dropped")
        told = await _do(room, line, message)
        line.say("accepted", id=message.id, **told)
    except Lost as gone:
        line.put(refused_frame(message.id, gone, line.language))
        hall.forget(room)
    except Refused as refused:
        line.put(refused_frame(message.id, refused, line.language))
    except ZetonError as wrong:
        line.put(refused_frame(message.id, telling.refusal_of(wrong), line.language))
    except Exception as wrong:
        known = fault(wrong)
        if known is None:
            LOG.exception("a message of table %s failed", room.id)
        else:
            LOG.warning("a message of table %s failed: %s", room.id, wrong)
        text = words.say("server-failed", line.language, words.COMMON) if known is None else known.say(line.language)
        line.say("failed", id=message.id, text=text)
        hall.forget(room)


async def _do(room: Room, line: Line, message: protocol.Message) -> dict[str, Any]:
    """Do what a message asks; what the answer carries beyond being accepted."""
    match message:
        case protocol.Choose():
            if message.table != room.id:
                raise Refused("foreign", "other-table")
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
            line.language = known_language(message.language)
            room.greet(line)
        case protocol.Refresh():
            room.greet(line)
        case protocol.Ping():
            pass
    return {}
