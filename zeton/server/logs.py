"""The log: as lines for people, or as JSON for machines. Neither holds a cookie, a password, an address of a page with its
invitation, what was said at a table, or what is in a hand: requests are named by their route, tables by their id."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from pythonjsonlogger.json import JsonFormatter

from zeton.server.metrics import CountProblems
from zeton.server.settings import Settings
from zeton.server.storage.ids import new_id

CHATTY = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "aiosqlite", "sqlalchemy", "redis", "httpx")
"""Libraries that would write down what is sent and stored: of them only what has gone wrong is written."""

ACCESS = logging.getLogger("zeton.access")
LINES = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
FIELDS = {"asctime": "at", "levelname": "level", "name": "logger"}
JSON = JsonFormatter("%(asctime)s %(levelname)s %(name)s %(message)s", rename_fields=FIELDS)


def set_up(settings: Settings) -> None:
    """Write the log as the settings say, of every library too; count what is worth a look."""
    shown = logging.StreamHandler(sys.stderr)
    shown.setFormatter(JSON if settings.log == "json" else LINES)
    counted = CountProblems(logging.WARNING)
    logging.basicConfig(level=settings.log_level.upper(), handlers=[shown, counted], force=True)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))


def noted(app: ASGIApp) -> ASGIApp:
    """Note each request once it is answered: by its route, not by its address, for that may hold what is not for others."""

    async def with_note(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not ACCESS.isEnabledFor(logging.INFO):
            await app(scope, receive, send)
            return
        began, status, number = time.perf_counter(), 0, new_id()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        try:
            await app(scope, receive, answer)
        finally:
            ACCESS.info("request", extra=_note(scope, status, number, time.perf_counter() - began))

    return with_note


def _note(scope: Scope, status: int, number: str, seconds: float) -> dict[str, Any]:
    route = scope.get("path_template") or "other"
    return {
        "request": number,
        "method": scope.get("method"),
        "route": route,
        "status": status,
        "milliseconds": round(seconds * 1000, 2),
    }
