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
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread

import httpx
import pytest
from alembic.script import ScriptDirectory
from click.testing import Result
from typer.testing import CliRunner

from zeton import BadSetup
from zeton.cli import app
from zeton.server.app import _make_ready
from zeton.server.folder import AlreadyServed, Folder, alone_at
from zeton.server.hall import Hall
from zeton.server.languages import DEFAULT_LANGUAGE, languages
from zeton.server.run import listen
from zeton.server.settings import DATABASE_FILE, KEY_FILE, Settings
from zeton.server.storage.database import newest, open_database
from zeton.server.storage.migrating import configuration
from zeton.server.testing import PATIENCE, Browser, Server, first_line


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
    assert f"Port {taken} of 127.0.0.1 is taken by another program" in said and "ZETON_PORT" in said


def test_without_a_name_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr("zeton.server.run.FIRST_PORT", taken)
    with closing(listen("127.0.0.1", 0)) as listener:
        assert taken < listener.getsockname()[1] < taken + 100
    monkeypatch.setattr("zeton.server.run.PORTS_TRIED", 1)
    with pytest.raises(BadSetup, match=f"The ports {taken} to {taken} of 127.0.0.1 are all taken"):
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
        ("127.0.0.1", 65536, "There is no port 65536"),
        ("127.0.0.1", -1, "There is no port -1"),
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
    environment = {**os.environ, "ZETON_FOLDER": str(tmp_path / "data"), "BROWSER": str(browser), "ZETON_THINKERS": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "zeton.cli", "serve", "--open"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as server:
        try:
            assert server.stdout is not None and server.stderr is not None
            line = first_line(server)
            address = line.split()[4]
            assert line.startswith("Tables are served at http://localhost:") and str(tmp_path) in line
            assert httpx.get(address + "health").status_code == 200
            again = serve(tmp_path / "data", "--open")
            assert (again.exit_code, again.stdout, again.stderr) == (0, f"Tables are served already at {address}.\n", "")
            os.killpg(server.pid, signal.SIGINT)
            assert server.wait(30) == 0
            said = server.stderr.read()
            if "browser client is not in this" in said:
                assert len(said.splitlines()) == 1 and not opened.exists()
            else:
                assert said == "" and opened.read_text().strip() == address
        finally:
            server.kill()  # nobody else ends it, if something above does not hold


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
        assert done.stderr.startswith("zeton: The browser client is not in this installation; in a clone, make play builds it")
        assert opened.empty()


# ── the folder ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"The folder {tmp_path / 'file' / 'below'} cannot be written" in sentence(serve(tmp_path / "file" / "below"))


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


def test_a_file_belongs_to_one_server_from_whichever_folder(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with alone_at(file):
        said = sentence(serve(tmp_path / "folder", ZETON_DATABASE=f"sqlite:///{file}"))
    assert f"The tables in {file} are served already, by a server with another folder" in said and "PostgreSQL" in said
    with alone_at(file), alone_at(None), alone_at(tmp_path / "nowhere" / "tables.sqlite3"):
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
    with pytest.raises(BadSetup, match=r"^The folder /usr/zeton cannot be written. Permission is denied. Name another"):
        Folder(Path("/usr/zeton"))


# ── settings and the database ────────────────────────────────────────────────────────────────────────────────────


def test_a_setting_that_is_no_number_is_said() -> None:
    with pytest.raises(BadSetup, match="“ZETON_PORT” is a number from 0 to 65535, not “eight”"):
        Settings.from_environment({"ZETON_PORT": "eight"})


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("port = 70000", "In {file}: “port” is a number from 0 to 65535, not 70000."),
        ("port = true", "In {file}: “port” is a number from 0 to 65535, not True."),
        ("https = 1", "In {file}: “https” is true or false, not 1."),
        ("database = 5", "In {file}: “database” is a text, not 5."),
        ("prot = 8000", "In {file}: There is no setting “prot”. Did you mean “port”?"),
        ("port: 8000", "{file} is not a settings file: each line is written as name = value, as in TOML. Expected '='"),
    ],
)
def test_what_is_wrong_in_a_settings_file_is_said_with_its_place_and_what_would_be_right(
    tmp_path: Path, written: str, said: str
) -> None:
    file = tmp_path / "zeton.toml"
    file.write_text(written + "\n", encoding="utf-8")
    assert said.format(file=file) in sentence(serve(tmp_path, "--settings", str(file)))
    assert said.format(file=file) in sentence(serve(tmp_path, ZETON_SETTINGS=str(file)))


@pytest.mark.parametrize(
    ("options", "variables", "said"),
    [
        (["--settings", "/no/such/file"], {}, "/no/such/file cannot be read."),
        (["--set", "idle=soon"], {}, "“--set idle” is a number from 0 to 86400, not “soon”."),
        (["--set", "idel=5"], {}, "There is no setting “idel”. Did you mean “idle”?"),
        (["--set", "idle"], {}, "An option is written name=value, not “idle”."),
        ([], {"ZETON_HTTPS": "perhaps"}, "“ZETON_HTTPS” is true or false, not “perhaps”."),
        ([], {"ZETON_REQUEST_PER_MINUTE": "5"}, "There is no setting “ZETON_REQUEST_PER_MINUTE”. Did you mean"),
    ],
)
def test_what_is_wrong_in_options_and_variables_is_said(
    tmp_path: Path, options: list[str], variables: dict[str, str], said: str
) -> None:
    assert said in sentence(serve(tmp_path, *options, **variables))


def test_options_count_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "zeton.toml"
    file.write_text('pause = 1\nidle = 2.5\nport = 8001\nhost = "::1"\nhttps = true\n', encoding="utf-8")
    environment = {"ZETON_SETTINGS": str(file), "ZETON_IDLE": "3", "ZETON_PORT": "8002", "ZETON_HOST": "127.0.0.2"}
    found = Settings.from_environment(environment, typed={"port": "8003", "host": "127.0.0.3"}, host="127.0.0.4")
    assert (found.pause, found.idle, found.port, found.host, found.https) == (1.0, 3.0, 8003, "127.0.0.4", True)


# ── the key ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kept", [b"", b"\n\n", b"0123456789abcdef"])
def test_a_key_that_could_be_guessed_is_refused(tmp_path: Path, kept: bytes) -> None:
    """Whoever could guess it could sign in as anybody."""
    (tmp_path / KEY_FILE).write_bytes(kept)
    said = sentence(serve(tmp_path))
    assert f"The key in {tmp_path / KEY_FILE} has {len(kept.strip())} characters: it must have at least 32" in said
    assert (tmp_path / KEY_FILE).read_bytes() == kept
    assert "The key in ZETON_KEY has 5 characters" in sentence(serve(tmp_path, ZETON_KEY="guess"))


def test_a_key_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).mkdir()
    assert f"The key in {tmp_path / KEY_FILE} can neither be read nor made. It is a folder." in sentence(serve(tmp_path))


def test_keys_and_databases_are_for_their_owner_only(tmp_path: Path) -> None:
    """Also those that were made before anybody saw to it, whatever others may do by habit here."""
    (tmp_path / KEY_FILE).write_bytes(b"k" * 64)
    (tmp_path / KEY_FILE).chmod(0o644)
    before = os.umask(0)
    try:
        assert Settings(folder=tmp_path).signing_key() == b"k" * 64
        Settings(folder=tmp_path / "new").signing_key()
        asyncio.run(made(tmp_path / "new.sqlite3"))
        (tmp_path / "old.sqlite3").touch(0o666)
        asyncio.run(made(tmp_path / "old.sqlite3"))
    finally:
        os.umask(before)
    kept = [tmp_path / KEY_FILE, tmp_path / "new" / KEY_FILE, tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"]
    assert [oct(file.stat().st_mode & 0o777) for file in kept] == [oct(0o600)] * 4


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / DATABASE_FILE
    file.write_bytes(b"scribble" * 1000)
    assert sentence(serve(tmp_path)) == f"zeton: The database {file} cannot be used: file is not a database"
    assert file.read_bytes() == b"scribble" * 1000


async def made(file: Path) -> None:
    """Make a database."""
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()


def test_a_database_of_this_version_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert newest() == ScriptDirectory.from_config(configuration()).get_current_head()
    asyncio.run(made(tmp_path / DATABASE_FILE))
    monkeypatch.setattr("zeton.server.storage.migrating.upgrade", lambda _: pytest.fail("it is brought to its own version"))
    asyncio.run(made(tmp_path / DATABASE_FILE))


def test_a_newer_database_is_said(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / DATABASE_FILE))
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "is of a newer version (9999): bring this program up to date" in sentence(serve(tmp_path))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "“nonsense” is not an address of a database; one is postgresql://"),
        ("postgresql://me:secret@127.0.0.1:1/x", "The database postgresql+asyncpg://me:***@127.0.0.1:1/x cannot be used: "),
        ("elsewhere://x/y", "The database elsewhere://x/y cannot be used: "),
    ],
)
def test_a_database_that_is_not_there_is_said_without_its_password(tmp_path: Path, url: str, said: str) -> None:
    assert said in sentence(serve(tmp_path, ZETON_DATABASE=url))


# ── what is read ahead ───────────────────────────────────────────────────────────────────────────────────────────


def test_cards_are_read_ahead_but_whoever_wants_his_table_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table is being opened nothing is read; once it is there, everything is, the usual language first."""
    read: list[str] = []
    hall, stopped, asked = Hall.__new__(Hall), Event(), SimpleQueue[bool]()
    hall.opening = {"table": asyncio.Lock()}

    def make_ready(language: str, is_enough: Callable[[], bool]) -> None:
        asked.put(True)
        if not is_enough():
            read.append(language)

    monkeypatch.setattr("zeton.server.app.FIRST_COME", 0.0)
    monkeypatch.setattr("zeton.server.shelf.make_ready", make_ready)
    reading = Thread(target=_make_ready, args=[hall, stopped])
    reading.start()
    assert asked.get(timeout=PATIENCE) and not read
    hall.opening.clear()
    reading.join(PATIENCE)
    assert read[0] == DEFAULT_LANGUAGE and set(read) == set(languages())


def test_a_server_that_ends_reads_no_further() -> None:
    stopped = Event()
    stopped.set()
    before = sys.getswitchinterval()
    _make_ready(Hall.__new__(Hall), stopped)
    assert sys.getswitchinterval() == before


# ── its end ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_said_however_it_ends(tmp_path: Path, number: signal.Signals) -> None:
    """Also while a bot is thinking, and with everybody at the terminal interrupted: no traceback, no leaked semaphore."""
    server = Server(tmp_path).start(stderr=subprocess.PIPE, start_new_session=True)
    assert isinstance(server.process, subprocess.Popen)
    with server.process as process, closing(Browser(server)) as guest:
        chair = guest.sit(guest.lay({"who": "me", "deck": "jedi"}, {"who": "bot", "bot": "hard", "deck": "sith"}))
        while chair.state is None or chair.state["view"]["waiting_for"] != 1:
            chair.choose(0) if chair.state is not None and chair.state["view"]["decision"] else chair.next("state")
        os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
        assert process.communicate(timeout=PATIENCE)[1] == b"", "read to its end, so every process has ended"
        assert process.returncode == (0 if number == signal.SIGINT else -number)
