"""Patience: a request that does not come whole in time is not waited for, however slowly its bytes arrive."""

from __future__ import annotations

import asyncio

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

COMING = (h11.IDLE, h11.SEND_BODY)  # the head, or the body, is not complete


class Config(uvicorn.Config):
    """How a server runs whose connections wait so many seconds for each request; 0: for ever."""

    patience: float = 0.0


class Patient(H11Protocol):
    """A connection with a deadline for what is coming."""

    config: Config

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Wait for the rest of what has begun to come; what is there whole is not waited for."""
        if not self._is_coming():
            self._rest()
        elif self.deadline is None and self.config.patience:
            self.deadline = self.loop.call_later(self.config.patience, self._cut)

    def _is_coming(self) -> bool:
        """Whether a request is not whole yet; a connection that has become a socket brings none."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.conn.their_state in COMING

    def _rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _cut(self) -> None:
        self.deadline = None
        if self._is_coming():
            self.transport.close()
