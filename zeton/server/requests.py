"""What a seat may ask of its room besides choosing: to resign, to take back, a rematch, why not, a hint, auto-pass, chat."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

import zeton
from zeton import Match, Option
from zeton.kernel.takeback import known_cards
from zeton.server import autopass, sealing, takeback, telling
from zeton.server.clocks import left_before
from zeton.server.errors import Refused
from zeton.server.lines import Line
from zeton.server.protocol import Hint, SetAutoPass
from zeton.server.rooms import OUT_OF_TIME, Room
from zeton.server.storage.models import OVER, RESIGNED
from zeton.server.storage.tables import CHAT_SHOWN
from zeton.server.writing import chat_of


def own_seat(line: Line) -> int:
    """The seat of a line; refused for spectators."""
    if line.seat is None:
        raise Refused("foreign", "seat-needed")
    return line.seat


# ── endings ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def resign(room: Room, seat: int) -> None:
    """A seat gives the game up."""
    async with room.lock:
        room.running()
        await _end(room, seat, RESIGNED)


async def out_of_time(room: Room) -> None:
    """The time of the seat that is thinking may be up."""
    async with room.lock:
        clock = room.clock
        if room.closed or room.ended is not None or clock is None or clock.seat is None:
            return
        if clock.runs_out_in(time.time()):
            room.ask()  # it was answered in the meantime: another alarm
            return
        await _end(room, clock.seat, OUT_OF_TIME)


async def _end(room: Room, loser: int, reason: str) -> None:
    """End the game by a loss of one seat. Who plays a game that can be played alone plays together with the others."""
    together = room.game.seats[0] == 1
    winners = [] if together else [seat.number for seat in room.seats if seat.number != loser]
    ended = {"winners": winners, "reason": reason}
    now = time.time()
    if room.clock is not None:
        room.clock.stop(now)
    left = None if room.clock is None else room.clock.left
    await room.hall.store.end(room.lease, left, outcome=ended, changed=now)
    room.ended, room.state, room.undo = ended, OVER, None
    room.hall.results.game_over()
    room.held_until.clear()
    room.ask()
    room.show()


# ── taking back ──────────────────────────────────────────────────────────────────────────────────────────────────


async def undo(room: Room, seat: int) -> None:
    """A seat asks to take back its last choice: at once if that crosses nothing, else if those it concerns agree."""
    async with room.lock:
        match = room.seen_by(seat)
        if await sealing.unseal(room, seat):
            room.show()
            return
        seats = [who for who, _ in room.chosen]
        place = takeback.last_choice(seats, seat, room.row.first)
        if place is None:
            raise Refused("impossible", "nothing-to-take-back")
        before = await asyncio.to_thread(room.match_after, place)  # it may have to be played again from the beginning
        wanted = takeback.judge(place, before, match, room.chosen[place][1], seats[place + 1 :])
        asks = wanted.asks
        if wanted.crosses in (takeback.CHANCE, takeback.HIDDEN):
            if any(room.seats[other].is_bot for other in asks):
                raise Refused("hidden", f"crosses-{wanted.crosses}")
        else:
            asks = frozenset(other for other in asks if not room.seats[other].is_bot)
        if asks:
            room.undo = takeback.TakeBack(place, seat, wanted.crosses, asks)
            room.agreed = set()
            room.show()
        else:
            await _take_back(room, place, before)


async def consent(room: Room, seat: int, agree: bool) -> None:
    """A seat agrees, or not, to what another one wants to take back."""
    async with room.lock:
        room.running()
        if room.undo is None or seat not in room.undo.asks:
            raise Refused("stale", "nothing-to-agree-to")
        if not agree:
            room.undo = None
            room.show()
            return
        room.agreed.add(seat)
        if room.agreed >= room.undo.asks:
            place = room.undo.place
            await _take_back(room, place, await asyncio.to_thread(room.match_after, place))
        else:
            room.show()


async def _take_back(room: Room, place: int, before: Match) -> None:
    now, clock = time.time(), room.clock
    left = None if clock is None else left_before(place, room.timed, len(room.seats), clock.total)
    snapshot = room.snapshot(before, place)
    await room.hall.store.take_back(room.lease, snapshot, room.era + 1, left, now)
    room.go_back(before, place)
    if clock is not None and left is not None:
        clock.go_back(left)
    room.ask()
    room.show()


# ── the rest ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def rematch(room: Room, seat: int) -> None:
    """A seat wants another game; when every person at the table does, it is laid."""
    async with room.lock:
        if room.ended is None:
            raise Refused("impossible", "rematch-too-early")
        if room.row.next is None:
            room.wants_rematch.add(seat)
            if room.wants_rematch >= {s.number for s in room.seats if s.is_human}:
                room.row.next = await room.hall.lay_again(room)
        if room.row.next is None:
            room.show()
        else:
            for line in room.lines:
                line.say("rematch", table=room.row.next)


def explain(room: Room, line: Line, card: int) -> list[dict[str, Any]]:
    """Why a card offers the seat nothing now; refused for a card it may not know."""
    seat = own_seat(line)
    match = room.seen_by(seat)
    if card not in known_cards(match.view(seat)):
        raise Refused("hidden", "card-unknown")
    return telling.reasons(match, match.explain(seat, card), line.language)


async def hint(room: Room, line: Line, about: Hint) -> list[dict[str, int]]:
    """What a bot would do in place of the seat that is asked. Asked again at the same question, it says the same."""
    seat = own_seat(line)
    room.seen_by(seat)
    if not room.gives_hints(seat):
        raise Refused("impossible", "no-hints")
    room.check_asked(seat, about.era, about.decision)
    place = (room.era, len(room.chosen), seat)
    if room.hint is None or room.hint[0] != place:
        assert line.visitor is not None
        if not await room.hall.limits.hints.take(line.visitor):
            raise Refused("too-fast", "too-many-hints")
        room.check_asked(seat, about.era, about.decision)
        room.hint = (place, asyncio.create_task(room.hall.advise(room, seat)))
    found = await asyncio.shield(room.hint[1])
    return [{"option": option, "percent": percent} for option, percent in found]


async def set_autopass(room: Room, seat: int, given: SetAutoPass) -> None:
    """A seat says what may be passed without asking. It begins with the next question, not with the open one."""
    async with room.lock:
        view = room.match.view(seat) if room.match is not None else {}
        mark = autopass.mark(given.until, view) if given.until else ""
        settings = autopass.AutoPass(given.skips, given.until, mark)
        await room.hall.store.change_seat(room.lease, seat, autopass=msgspec.to_builtins(settings))
        room.seats[seat].autopass = settings
    for line in room.lines:
        if line.seat == seat:
            line.say("autopass", skips=given.skips, until=given.until)


async def chat(room: Room, line: Line, text: str) -> None:
    """Say something to everybody at the table. It is stored before it is heard."""
    if line.visitor is None:
        raise Refused("signed-out", "nameless")
    text = chat_of(text)
    if not await room.hall.limits.chats.take(line.visitor):
        raise Refused("too-fast", "too-many-words")
    said = await room.hall.store.add_chat(room.id, line.visitor, line.name, line.seat, text)
    shown = {"name": said.name, "seat": said.seat, "text": said.text, "at": said.at}
    room.chat.append(shown)
    del room.chat[:-CHAT_SHOWN]
    for other in room.lines:
        other.say("chat", **shown)


def record(room: Room) -> dict[str, Any]:
    """The record of a table: for downloads after the end, and for reports."""
    assert room.match is not None
    return room.match.record()


def packed(room: Room) -> dict[str, Any]:
    """What a bug report holds."""
    return {
        "zeton": zeton.__version__,
        "table": room.id,
        "era": room.era,
        "outcome": room.ended,
        "record": record(room) if room.match is not None else None,
        "seats": [{"kind": seat.kind, "bot": seat.bot} for seat in room.seats],
    }


def option_of(given: tuple[str, int, int, int] | int) -> Option | int:
    """The option, or the index of one, that a message names."""
    return given if isinstance(given, int) else Option(*given)
