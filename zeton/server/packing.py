"""Packing: sockets compress what is said at them so that a state costs little more than what is new in it.

What a browser is told of its table is mostly what it was told before. A window that holds the last state finds it there: it is
sent in a quarter of the bytes, and in less than half the time, of one that has forgotten it (``docs/operating.md``).

What can go at once goes without a detour (``SAY``, in the state of a socket's scope): nobody has to be woken for it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import State

WINDOW = 14  # 16 kB: one state of any game, and what was said since
HEARD = 12  # what browsers send is short
SAY = "zeton.say"
MOST_UNREAD = 8  # messages of a browser that wait; then nothing more is read from it
SETTINGS = {"level": 4, "memLevel": 5}  # beyond this level it takes longer and finds hardly more; 80 kB for each socket


class Packed(WebSocketsSansIOProtocol):
    """A socket that remembers what it has said last."""

    due = False  # something was said, and is about to be sent

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=HEARD, compress_settings=SETTINGS
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"][SAY] = self.say

    def say(self, text: str) -> bool:
        """Send a text at once; False, if the browser does not keep up, or is gone."""
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.conn.send_text(text.encode())
        if not self.due:
            self.due = True
            self.loop.call_soon(self._flush)  # whatever else is said at this moment goes with it
        return True

    def _flush(self) -> None:
        self.due = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """A message has come. Others may come behind it: to stop reading, and to begin again, costs more than to keep a few."""
        paused, self.read_paused = self.read_paused, True  # else every single one stops it
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
