"""Real servers for the tests: each in its own process, on SQLite and on PostgreSQL, with Redis or without.

What is not installed is skipped with a sentence that says so, and never in CI.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from runpy import run_path

import pytest

from zeton.server.testing import Browser, Redis, Server, Worker, free_port

SETUP = run_path(str(Path(__file__).parents[2] / "tools" / "setup.py"))
POSTGRES = SETUP["find_postgres"]()  # the folder of its programs; empty where there is none
REDIS = SETUP["find_redis"]()  # its program; empty where there is none


def need(found: str, sentence: str) -> None:
    """Skip what cannot run without a program that is not there; in CI no test is left out."""
    if not found:
        assert not os.environ.get("CI"), f"{sentence}, and in CI no test is left out"
        pytest.skip(sentence)


def other_user() -> str | None:
    """PostgreSQL does not run as root: whom to run it as, if we are."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A throw-away PostgreSQL cluster: each call makes a new database and gives its URL."""
    need(POSTGRES, SETUP["NO_POSTGRES"])
    folder = Path(tempfile.mkdtemp(prefix="zeton-postgres-", dir="/tmp"))
    user = other_user()
    if user is not None:
        shutil.chown(folder, user)
    port = free_port()

    def run(*command: str) -> None:
        program = str(Path(POSTGRES, command[0]))
        done = subprocess.run([program, *command[1:]], user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert done.returncode == 0, done.stderr.decode()

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "zeton", "-A", "trust", "-E", "UTF8", "--no-sync")
    numbers = count()

    def new_database() -> str:
        name = f"zeton{next(numbers)}"
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "zeton", name)
        return f"postgresql://zeton@127.0.0.1:{port}/{name}"

    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield new_database
    finally:
        run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


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
    started: list[Server] = []

    def start(database: str = "", folder: Path | None = None, **settings: str) -> Server:
        one = Server(folder or tmp_path, database, **settings)
        started.append(one)
        return one.start()

    yield start
    for one in started:
        if one.process is not None and one.process.poll() is None:
            one.stop()


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
