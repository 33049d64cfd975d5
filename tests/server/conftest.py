"""Real servers for the tests: each in its own process, on SQLite and on PostgreSQL, with Redis or without.

What is not installed is skipped with a sentence that says so, and never in CI.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from runpy import run_path

import pytest

from zeton.server.testing import Browser, Postgres, Redis, Server, Worker

SETUP = run_path(str(Path(__file__).parents[2] / "tools" / "setup.py"))
POSTGRES = SETUP["find_postgres"]()  # the folder of its programs; empty where there is none
REDIS = SETUP["find_redis"]()  # its program; empty where there is none


def need(found: str, sentence: str) -> None:
    """Skip what cannot run without a program that is not there; in CI no test is left out."""
    if not found:
        assert not os.environ.get("CI"), f"{sentence}, and in CI no test is left out"
        pytest.skip(sentence)


@contextmanager
def cluster() -> Iterator[Postgres]:
    """A running PostgreSQL, as long as it is needed."""
    need(POSTGRES, SETUP["NO_POSTGRES"])
    folder = Path(tempfile.mkdtemp(prefix="zeton-postgres-", dir="/tmp"))
    running = Postgres(POSTGRES, folder).start()
    try:
        yield running
    finally:
        running.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL that tests share: each call makes a new database and gives its URL."""
    with cluster() as running:
        yield running.new_database


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of a test's own: it may be killed and started again."""
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a throw-away Redis that tests share."""
    need(REDIS, SETUP["NO_REDIS"])
    running = Redis(REDIS, tmp_path_factory.mktemp("redis")).start()
    yield running.url
    running.stop()


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Redis]:
    """A Redis of a test's own: empty at first, and it may be killed and started again."""
    need(REDIS, SETUP["NO_REDIS"])
    running = Redis(REDIS, tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def work() -> Iterator[Callable[[str], Worker]]:
    """Start a worker: it may be killed."""
    started: list[Worker] = []

    def start(redis: str) -> Worker:
        started.append(Worker(redis).start())
        return started[-1]

    yield start
    for worker in started:
        if worker.process is not None and worker.process.poll() is None:
            worker.end(signal.SIGKILL)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, on each kind of database."""
    database = request.getfixturevalue("postgres")() if request.param == "postgresql" else ""
    running = Server(tmp_path_factory.mktemp("server"), database).start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of each kind of database; empty: SQLite in the server's folder."""
    return str(request.getfixturevalue("postgres")()) if request.param == "postgresql" else ""


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server of one's own: it may be killed, and it keeps its folder."""
    with ExitStack() as started:  # whoever does not end keeps none of the others from ending

        def start(database: str = "", folder: Path | None = None, **settings: str) -> Server:
            one = Server(folder or tmp_path, database, **settings)
            started.callback(one.stop)
            return one.start()

        yield start


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """A server on SQLite with these settings, shared by all who ask for the same: nobody may end it."""
    with ExitStack() as started:

        @cache
        def start(**settings: str) -> Server:
            one = Server(tmp_path_factory.mktemp("serving"), **settings)
            started.callback(one.stop)
            return one.start()

        yield start


@pytest.fixture
def visit() -> Iterator[Callable[[Server], Browser]]:
    """Come as a new guest."""
    opened: list[Browser] = []

    def come(to: Server) -> Browser:
        browser = Browser(to)
        browser.me()
        opened.append(browser)
        return browser

    yield come
    for browser in opened:
        browser.close()


@pytest.fixture
def meet(visit: Callable[[Server], Browser]) -> Callable[..., tuple[Browser, Browser, str]]:
    """Two people at one table: who lays it (light side), who is invited (dark side), and its id."""

    def pair(to: Server, **wishes: object) -> tuple[Browser, Browser, str]:
        host, friend = visit(to), visit(to)
        table = host.lay({"who": "me", "deck": "jedi"}, {"who": "invited", "deck": "sith"}, **wishes)
        invitation = host.get(f"/api/tables/{table}")["seats"][1]["invitation"]
        friend.post(f"/api/tables/{table}/join", {"invitation": invitation})
        return host, friend, table

    return pair


@pytest.fixture(scope="module")
def crew(postgres: Callable[[], str], redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three servers that share everything but their folders; the key that signs cookies is given to all."""
    shared = {"database": postgres(), "redis": redis_url, "key": "k" * 64}
    with ExitStack() as started:
        servers = [Server(tmp_path_factory.mktemp(name), **shared) for name in ("one", "two", "three")]
        for server in servers:
            server.start()
            started.callback(server.stop)
        yield servers


@pytest.fixture
def servers(crew: list[Server]) -> list[Server]:
    """The three; what an earlier test has ended is started again."""
    for server in crew:
        if not server.runs:
            server.start()
    return crew


@pytest.fixture
def at() -> Iterator[Callable[[Browser, Server], Browser]]:
    """The same visitor, coming to another server."""
    opened: list[Browser] = []

    def move(browser: Browser, server: Server) -> Browser:
        other = Browser(server)
        opened.append(other)
        other.http.cookies.update(browser.http.cookies)
        return other

    yield move
    for browser in opened:
        browser.close()
