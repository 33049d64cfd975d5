"""Connections: one socket of a seat or a spectator. What is said to it waits in a queue, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from typing import Any

from zeton.server.protocol import frame

LONGEST_QUEUE = 256


class Line:
    """One socket's end in the room."""

    __slots__ = ("closed", "era", "language", "log_sent", "name", "queue", "seat", "visitor")

    def __init__(self, visitor: str | None, name: str, seat: int | None, language: str) -> None:
        self.visitor = visitor
        self.name = name
        self.seat = seat
        self.language = language
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)
        self.log_sent = 0
        self.era = -1
        self.closed = False

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.put(frame(kind, **fields))

    def put(self, text: str | None) -> None:
        """Queue a frame (None: the end); a line that cannot keep up is cut, and its browser connects anew."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """End this line."""
        if not self.closed:
            self.closed = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
