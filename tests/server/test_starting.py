"""Starting the server: what is wrong is said in a sentence before anything is served; Ctrl+C is how it is meant to end."""

from __future__ import annotations

import asyncio
import os
import pwd
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import httpx
import pytest
from click.testing import Result
from typer.testing import CliRunner

from zeton import BadSetup
from zeton.cli import app
from zeton.server.folder import AlreadyServed, Folder
from zeton.server.run import listen
from zeton.server.settings import DATABASE_FILE, Settings
from zeton.server.storage.database import open_database
from zeton.server.testing import Browser, Server


def has_ipv6() -> bool:
    """Whether this machine has the address ::1."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


IPV6 = has_ipv6()


def serve(folder: Path, *options: str, **settings: str) -> Result:
    """Start a server that cannot be, or need not be."""
    environment = {"BROWSER": "true", "ZETON_FOLDER": str(folder), **settings}
    return CliRunner().invoke(app, ["serve", *options], env=environment)


def sentence(done: Result) -> str:
    """The one line a command has ended with."""
    assert done.exit_code == 2 and not done.stdout, done
    (line,) = done.stderr.splitlines()
    assert line.startswith("zeton: ")
    return line


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


# ── the port ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_port_that_is_named_and_taken_is_said(tmp_path: Path, taken: int) -> None:
    said = sentence(serve(tmp_path, ZETON_PORT=str(taken)))
    assert f"port {taken} of 127.0.0.1 is taken by another program" in said and "ZETON_PORT" in said


def test_without_a_name_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr("zeton.server.run.FIRST_PORT", taken)
    with closing(listen("127.0.0.1", 0)) as listener:
        assert taken < listener.getsockname()[1] < taken + 100
    monkeypatch.setattr("zeton.server.run.PORTS_TRIED", 1)
    with pytest.raises(BadSetup, match=f"the ports {taken} to {taken} of 127.0.0.1 are all taken"):
        listen("127.0.0.1", 0)


@pytest.mark.skipif(not IPV6, reason="this machine has no ::1")
def test_a_port_that_another_program_has_as_the_other_localhost_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that opens localhost would show that program's page."""
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as other:
        monkeypatch.setattr("zeton.server.run.FIRST_PORT", taken := other.getsockname()[1])
        with closing(listen("127.0.0.1", 0)) as listener:
            assert taken < listener.getsockname()[1]


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [
        ("127.0.0.1", 65536, "there is no port 65536"),
        ("127.0.0.1", -1, "there is no port -1"),
        ("no.host.invalid", 0, "no network address"),
    ],
)
def test_a_place_where_nobody_can_listen(host: str, port: int, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        listen(host, port)


def test_the_address_is_said_when_it_answers_and_ctrl_c_ends_it_in_silence(tmp_path: Path) -> None:
    """The browser is opened at the page of this server, not before it is there."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new; mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "ZETON_FOLDER": str(tmp_path / "data"), "BROWSER": str(browser), "ZETON_WORKERS": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "zeton.cli", "serve", "--open"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None and server.stderr is not None
        line = server.stdout.readline()
        address = line.split()[4]
        assert line.startswith("Tables are served at http://localhost:") and str(tmp_path) in line
        assert httpx.get(address + "api/health").status_code == 200
        again = serve(tmp_path / "data", "--open")
        assert (again.exit_code, again.stdout, again.stderr) == (0, f"Tables are served already at {address}\n", "")
        os.killpg(server.pid, signal.SIGINT)
        assert server.wait(30) == 0
        said = server.stderr.read()
        if "the browser client is not in this" in said:
            assert len(said.splitlines()) == 1 and not opened.exists()
        else:
            assert said == "" and opened.read_text().strip() == address


@pytest.mark.parametrize("built", [True, False])
def test_without_a_built_client_no_browser_is_opened_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: bool
) -> None:
    """As after ``pip install .`` in a clone in which the client was never built."""
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setattr("zeton.server.web.has_client", lambda: built)
    monkeypatch.setattr("zeton.server.run.serve", lambda settings, ready: ready("http://localhost:8000/"))
    done = serve(tmp_path, "--open")
    assert done.exit_code == 0 and done.stdout.startswith("Tables are served at http://localhost:8000/ ")
    if built:
        assert opened.get(timeout=30) == "http://localhost:8000/" and not done.stderr
    else:
        assert done.stderr.startswith(
            "zeton: the browser client is not in this installation; in a clone, `make play` builds it"
        )
        assert opened.empty()


# ── the folder ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"the folder {tmp_path / 'file' / 'below'} cannot be written" in sentence(serve(tmp_path / "file" / "below"))


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    """Two servers on one database would each play the bots of every table. A killed one leaves the folder to the next."""
    with closing(Folder(tmp_path)) as mine:
        with pytest.raises(AlreadyServed, match="are served already;"):
            Folder(tmp_path)
        mine.served_at("http://localhost:8000/")
        with pytest.raises(AlreadyServed, match="already at http://localhost:8000/;"):
            Folder(tmp_path)
    with closing(Folder(tmp_path)):
        pass


@pytest.fixture
def plain_user() -> Iterator[None]:
    """Be somebody who may not write everywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(pwd.getpwnam("nobody").pw_uid)
    yield
    os.seteuid(before)


@pytest.mark.usefixtures("plain_user")
def test_a_folder_without_the_right_to_write_is_said() -> None:
    with pytest.raises(BadSetup, match=r"^the folder /usr/zeton cannot be written: Permission denied; name another"):
        Folder(Path("/usr/zeton"))


# ── settings and the database ────────────────────────────────────────────────────────────────────────────────────


def test_a_setting_that_is_no_number_is_said() -> None:
    with pytest.raises(BadSetup, match="ZETON_PORT is 'eight': a number belongs there"):
        Settings.from_environment({"ZETON_PORT": "eight"})


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_FILE
    file.write_bytes(b"scribble" * 1000)
    assert sentence(serve(tmp_path)) == f"zeton: the database {file} cannot be used: file is not a database"
    assert file.read_bytes() == b"scribble" * 1000


async def made(file: Path) -> None:
    """Make a database."""
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()


def test_a_newer_database_is_said(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / DATABASE_FILE))
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "is of a newer version (9999): bring this one up to date" in sentence(serve(tmp_path))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "'nonsense' is no address of a database; one is postgresql://"),
        ("postgresql://me:secret@127.0.0.1:1/x", "the database postgresql+asyncpg://me:***@127.0.0.1:1/x cannot be used: "),
        ("elsewhere://x/y", "the database elsewhere://x/y cannot be used: "),
    ],
)
def test_a_database_that_is_not_there_is_said_without_its_password(tmp_path: Path, url: str, said: str) -> None:
    assert said in sentence(serve(tmp_path, ZETON_DATABASE=url))


# ── its end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_said_however_it_ends(tmp_path: Path, number: signal.Signals) -> None:
    """Also while a bot is thinking, and with everybody at the terminal interrupted: no traceback, no leaked semaphore."""
    server = Server(tmp_path).start(stderr=subprocess.PIPE, start_new_session=True)
    with server.process as process, closing(Browser(server)) as guest:
        chair = guest.sit(guest.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "hard", "deck": "sith"}))
        while chair.state is None or chair.state["view"]["waiting_for"] != 1:
            chair.choose(0) if chair.state is not None and chair.state["view"]["decision"] else chair.next("state")
        os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
        assert process.stderr.read() == b"", "read to its end, so every process has ended"
        assert process.wait() == (0 if number == signal.SIGINT else -number)
