"""The application: routes, sockets, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIResponse
from litestar.params import FromPath
from litestar.plugins.prometheus import PrometheusConfig
from redis.asyncio import Redis

import zeton
from zeton import ZetonError
from zeton.server import (
    accounts,
    boxes,
    building,
    catalogue,
    deck_trial,
    deck_words,
    decks,
    lessons,
    library,
    lobby,
    operating,
    own_account,
    positions,
    puzzles,
    replays,
    rulebook,
    shelf,
    study,
    traces,
    web,
)
from zeton.server.connected import Connected
from zeton.server.deck_trials import Trials
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.languages import DEFAULT_LANGUAGE, language_of, languages
from zeton.server.limits import Limits
from zeton.server.logs import noted
from zeton.server.passwords import Passwords
from zeton.server.post import Post
from zeton.server.relay import Relay, pass_on
from zeton.server.settings import Settings
from zeton.server.sockets import table_socket
from zeton.server.steps import Replays
from zeton.server.storage.database import Database
from zeton.server.storage.leases import Elsewhere, Leases
from zeton.server.storage.store import Store
from zeton.server.storage.writer import Writer
from zeton.server.studies import Studies
from zeton.server.thinking.jobs import Jobs
from zeton.server.thinking.pool import BotPool
from zeton.server.upkeep import Upkeep
from zeton.server.visitors import Signer

PARTS = (
    operating,
    accounts,
    own_account,
    shelf,
    library,
    rulebook,
    decks,
    building,
    catalogue,
    deck_trial,
    boxes,
    lobby,
    lessons,
    puzzles,
    replays,
    study,
    positions,
)
STRICT = {
    struct.__name__
    for module in (accounts, boxes, building, deck_words, decks, lobby, own_account, positions, replays, deck_trial)
    for struct in vars(module).values()
    if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct.__struct_config__.forbid_unknown_fields
}


PROVIDED = ("store", "hall", "signer", "passwords", "connected", "replays", "studies", "trials")
"""What routes may ask for by name."""

COMPRESSION = CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=800, exclude_opt_key=web.READY)
"""Of what is said to each visitor anew; files of the client lie there compressed."""

FIRST_COME = 3.0  # seconds after a start in which nothing is read ahead: whoever was here before comes back
A_MOMENT = 0.02


@get(["/", "/{path:path}"], include_in_schema=False, opt={web.READY: True})
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/index.html") -> Response[bytes]:
    """The browser client."""
    if path.startswith(("/api/", "/ws/")):
        raise Refused("unknown", "no-address")
    return web.page(path, request.headers.get("accept-encoding", ""), language_of(request.scope))


def _make_ready(hall: Hall, stopped: Event) -> None:
    """Read what visitors will ask for, while they are answered: meanwhile whoever computes lets others in ten times sooner.

    Tables come first: after a restart everybody wants his at once, and needs nothing of this for it.
    """

    def is_enough() -> bool:
        while hall.opening and not stopped.wait(A_MOMENT):
            pass
        return stopped.is_set()

    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 10)
    if not stopped.wait(FIRST_COME):
        for language in (DEFAULT_LANGUAGE, *languages()):
            shelf.make_ready(language, is_enough)
    sys.setswitchinterval(usual)


def create_app(settings: Settings, database: Database, redis: Redis | None = None) -> Litestar:
    """The application for these settings, on an open database and perhaps Redis, which it closes when it ends."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        store, writer = Store(database), Writer(database)
        bots: BotPool | Jobs = BotPool(settings.thinkers) if redis is None else Jobs(redis, settings.thinkers)
        hall = Hall(settings, store, Leases(database, settings.place), writer, bots, Limits(settings, redis))
        post = None if redis is None else Post(hall.leases.me, redis)
        app.state.update(
            {
                "store": store,
                "hall": hall,
                "signer": Signer(settings.signing_key(), settings.https),
                "passwords": Passwords(settings.passwords_at_once),
                "connected": Connected(settings.sockets_per_visitor, settings.sockets_per_address, hall.leases, redis),
                "replays": Replays(hall),
                "studies": Studies(hall),
                "trials": Trials(hall),
                "hosts": frozenset(host.lower() for host in settings.hosts),
                "banned": [],
            }
        )
        writer.start()
        await bots.start()
        if post is not None:
            hall.relay = Relay(hall, post, app)
            await post.open()
        await hall.open()
        hall.run(Upkeep(hall, app.state).keep())
        stopped = Event()
        if settings.ready:
            bots.wake()
        else:
            stopped.set()
        ready = asyncio.create_task(asyncio.to_thread(_make_ready, hall, stopped))
        try:
            yield
        finally:
            stopped.set()
            await ready
            await hall.close()
            if post is not None:
                await post.close()
            await writer.stop()
            await bots.stop()
            await database.close()
            if redis is not None:
                await redis.aclose()

    def from_state(name: str) -> Provide:
        def provide(state: State) -> Any:
            return state[name]

        return Provide(provide, sync_to_thread=False)

    routes: list[Any] = [route for part in PARTS for route in part.ROUTES]
    return Litestar(
        route_handlers=[*routes, table_socket, client],
        dependencies={name: from_state(name) for name in PROVIDED},
        exception_handlers={
            Refused: web.refuse,
            Elsewhere: pass_on,
            ZetonError: web.refuse_error,
            HTTPException: web.refuse_request,
            RecursionError: web.refuse_depth,
            Exception: web.report_error,
        },
        middleware=[noted, PrometheusConfig(prefix="zeton", group_path=True).middleware, web.guard],
        plugins=traces.plugins(settings.traces),
        before_send=[web.add_headers],
        compression_config=COMPRESSION,
        request_max_body_size=settings.largest_request,
        lifespan=[living],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Zeton",
            version=zeton.__version__,
            description=(
                "The lobby, accounts, decks and replays. A table itself is played over a socket. Whatever is said in words "
                "is said in the language of Accept-Language, where there are words in it."
            ),
            path="/api/schema",
            render_plugins=[Description(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        debug=False,
        pdb_on_exception=False,
    )


class Description(JsonRenderPlugin):
    """What the server can be asked, as machines read it. It is made when it is asked for: a start need not wait for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, description(request.app))


def description(app: Litestar) -> dict[str, Any]:
    """The generated description, with what it leaves out: strict bodies take no other fields, and 204 has no body."""
    schema = app.openapi_schema
    for name, component in schema.components.schemas.items():
        if name in STRICT:
            component.additional_properties = False
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.patch, path.delete):
            answer = (operation.responses or {}).get("204") if operation is not None else None
            if isinstance(answer, OpenAPIResponse):
                answer.content = None
    return schema.to_schema()
