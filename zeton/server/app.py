"""The application: routes, sockets, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIResponse
from litestar.params import FromPath

import zeton
from zeton import ZetonError
from zeton.server import accounts, decks, lessons, lobby, replays, shelf, web
from zeton.server.botpool import BotPool
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.limits import Buckets
from zeton.server.replays import Replays
from zeton.server.settings import Settings
from zeton.server.sockets import table_socket
from zeton.server.storage.database import Database
from zeton.server.storage.store import Store
from zeton.server.storage.writer import Writer
from zeton.server.visitors import Signer

STRICT = {
    struct.__name__
    for module in (accounts, decks, lobby, replays)
    for struct in vars(module).values()
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct.__struct_config__.forbid_unknown_fields
}


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: FromPath[str] = "/index.html") -> Response[bytes]:
    """The browser client."""
    if path.startswith(("/api/", "/ws/")):
        raise Refused("unknown", "there is no such address")
    return web.page(path)


@get("/api/health", summary="Is the server up?", responses=web.problems(), tags=["server"])
async def health(hall: NamedDependency[Hall]) -> dict[str, str | int]:
    """The version, and how many tables are in memory."""
    return {"version": zeton.__version__, "tables": len(hall.rooms)}


def create_app(settings: Settings, database: Database) -> Litestar:
    """The application for these settings, on an open database, which it closes when it ends."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store, writer, bots = Store(database), Writer(database), BotPool(settings.workers)
        hall = Hall(settings, store, writer, bots)
        app.state.update(
            {
                "store": store,
                "hall": hall,
                "signer": Signer(settings.signing_key(), settings.https),
                "replays": Replays(hall),
                "requests": Buckets(settings.requests_per_minute / 60, settings.requests_per_minute),
                "sign_ins": Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute),
            }
        )
        writer.start()
        bots.start()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            await writer.stop()
            await asyncio.to_thread(bots.stop)
            await database.close()

    def from_state(name: str) -> Provide:
        def provide(state: State) -> Any:
            return state[name]

        return Provide(provide, sync_to_thread=False)

    routes: list[Any] = [*accounts.ROUTES, *shelf.ROUTES, *decks.ROUTES, *lobby.ROUTES, *lessons.ROUTES, *replays.ROUTES]
    app = Litestar(
        route_handlers=[*routes, health, table_socket, client],
        dependencies={name: from_state(name) for name in ("store", "hall", "signer", "replays")},
        exception_handlers={
            Refused: web.refuse,
            ZetonError: web.refuse_error,
            HTTPException: web.refuse_request,
            RecursionError: web.refuse_depth,
            Exception: web.report_error,
        },
        middleware=[web.guard],
        before_send=[web.add_headers],
        request_max_body_size=settings.largest_request,
        lifespan=[living],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Zeton",
            version=zeton.__version__,
            description="The lobby, accounts, decks and replays. A table itself is played over a socket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        debug=False,
        pdb_on_exception=False,
    )
    _complete_description(app)
    return app


def _complete_description(app: Litestar) -> None:
    """Say what the generated description leaves out: strict bodies take no other fields, and 204 has no body."""
    schema = app.openapi_schema
    for name, component in schema.components.schemas.items():
        if name in STRICT:
            component.additional_properties = False
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.patch, path.delete):
            answer = (operation.responses or {}).get("204") if operation is not None else None
            if isinstance(answer, OpenAPIResponse):
                answer.content = None
