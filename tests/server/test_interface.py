"""The HTTP interface does what its description says, whatever is sent to it; the database is what its models say."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import schemathesis
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, Phase, given, settings
from sqlalchemy import Connection

from zeton.server.app import create_app, description
from zeton.server.settings import Settings
from zeton.server.storage.database import Database
from zeton.server.storage.models import Base
from zeton.server.testing import Browser, Server

Visit = Callable[[Server], Browser]


APP = create_app(Settings(folder=Path("unused")), Database("sqlite+aiosqlite://"))
SCHEMA = schemathesis.openapi.from_dict(description(APP))
ROUTES = {route.label: route for route in (found.ok() for found in SCHEMA.get_all_operations())}


@pytest.mark.parametrize("label", ROUTES)
def test_every_route_answers_as_described(server: Server, label: str) -> None:
    address = f"http://{server.address}"
    with httpx.Client(base_url=address) as guest:
        guest.get("/api/me")
        cookies = dict(guest.cookies)

    @settings(
        max_examples=30,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=ROUTES[label].as_strategy())
    def check(case: schemathesis.Case) -> None:
        case.validate_response(case.call(base_url=address, cookies=cookies))

    check()


DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def shape(path: str) -> str:
    """A path, whatever its parts are called."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_the_document_of_the_protocol_has_every_route_and_no_other() -> None:
    written = re.findall(r"(GET|POST|PATCH|DELETE) (/(?:api/[^\s`?,]*|health|ready))", DOCUMENT.read_text(encoding="utf-8"))
    told = {(method, shape(path)) for method, path in written if not path.startswith("/api/schema")}
    assert told == {(route.method.upper(), shape(route.path)) for route in ROUTES.values()}


def test_every_route_is_described(server: Server, visit: Visit) -> None:
    paths = visit(server).get("/api/schema/openapi.json")["paths"]
    assert {"/api/me", "/api/tables", "/api/tables/{table}/join", "/api/replays/{table}/play-on"} <= set(paths)
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route["summary"] and route["description"], (path, method)


def test_the_migrations_make_what_the_models_say(database: str, tmp_path: Path) -> None:
    url = database.replace("postgresql://", "postgresql+asyncpg://") or f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}"

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def migrate() -> list[object]:
        one = Database(url)
        await one.migrate()
        await one.migrate()  # a second start changes nothing
        async with one.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await one.close()
        return found

    assert asyncio.run(migrate()) == []
