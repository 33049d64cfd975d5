"""Connections: one socket of a seat or a spectator. What is said to it waits in a queue, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from zeton.server.protocol import frame
from zeton.server.transcript import SentLog

LONGEST_QUEUE = 256
RESTART = 1012
ANEW = (RESTART, "connect anew")


class Line:
    """One socket's end in the room."""

    __slots__ = (
        "at_once", "closed", "ending", "era", "known", "language", "log", "name", "queue", "seat", "speaks", "visitor", "waits",
    )  # fmt: skip

    def __init__(self, visitor: str | None, name: str, seat: int | None, language: str) -> None:
        self.visitor = visitor
        self.name = name
        self.seat = seat
        self.language = language
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)
        self.at_once: Callable[[str], bool] | None = None  # sends a frame, if it can go at once
        self.speaks = False  # a frame from the queue is just being sent
        self.log = SentLog()
        self.known: set[str] = set()  # the cards it was told the printed facts of
        self.era = -1
        self.waits = False  # behind the curtain: it has been told so
        self.closed = False
        self.ending = ANEW  # the code and the reason its socket is closed with

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.put(frame(kind, **fields))

    def news_of(self, cards: set[str]) -> list[str]:
        """Those cards it was not told of yet; they are now told."""
        new = sorted(cards - self.known)
        self.known |= cards
        return new

    def wait(self, era: int) -> None:
        """Say, once, that the curtain is down."""
        if not self.waits:
            self.waits = True
            self.say("hold", era=era)

    def put(self, text: str) -> None:
        """Send a frame, or queue it; a line that cannot keep up is cut, and its browser connects anew."""
        if self.closed:
            return
        if self.at_once is not None and not self.speaks and self.queue.empty() and self.at_once(text):
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def close(self, code: int, reason: str) -> None:
        """End this line and say why."""
        self.ending = code, reason
        self.hang_up()

    def hang_up(self) -> None:
        """End this line, once what was said to it is sent; one that cannot keep up does not hear it."""
        if not self.closed:
            self.closed = True
            while self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
