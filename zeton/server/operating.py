"""What machines ask the server: whether it lives, whether it can be asked, and how it does."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

import zeton
from zeton.server import metrics
from zeton.server.connected import Connected
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.web import fault, problems

ENDING = Event()
"""Set when this process is about to end."""

IN_TIME = 2.0  # seconds within which a database that can be used answers


@get("/health", summary="Does the server live?", responses=problems(), tags=["server"])
async def health(hall: NamedDependency[Hall]) -> dict[str, str | int]:
    """The version, and how many tables are in memory. Nothing else is asked: a server whose database is away is alive."""
    return {"version": zeton.__version__, "tables": len(hall.rooms)}


@get("/ready", summary="Can the server be asked?", responses=problems(503, 507), tags=["server"])
async def ready(hall: NamedDependency[Hall]) -> dict[str, bool]:
    """Whether somebody new can be sent here: the database answers, and the server is not about to end."""
    if ENDING.is_set():
        raise Refused("away", "ending")
    try:
        async with asyncio.timeout(IN_TIME), hall.store.session() as session:
            await session.execute(text("SELECT 1"))
    except Exception as wrong:
        raise fault(wrong) or Refused("away", "database-away") from None
    return {"ready": True}


@get("/metrics", include_in_schema=False)
async def report(
    request: Request[Any, Any, Any], hall: NamedDependency[Hall], connected: NamedDependency[Connected]
) -> Response[bytes]:
    """For Prometheus, asked from a network that may."""
    client = request.scope.get("client")
    if client is None or not any(client[0] in network for network in hall.settings.metrics_from):
        raise Refused("unknown", "no-address")
    metrics.TABLES.set(len(hall.rooms))
    metrics.SOCKETS.set(len(connected.sockets))
    metrics.WAITING.set(hall.bots.waiting)
    return Response(metrics.report(), headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES = [health, ready, report]
