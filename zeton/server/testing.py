"""A client of the server for tests and measurements: real requests, real sockets, and everything that came over them."""

from __future__ import annotations

import json
import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from zeton.server.answering import REFUSED
from zeton.server.nursery import Born, nursery

PATIENCE = 30.0
PATIENCE_AT_START = 120.0
BETWEEN_LOOKS = 0.05
QUICK = {
    "ZETON_MESSAGES_PER_SECOND": "100000",
    "ZETON_MESSAGE_BURST": "100000",
    "ZETON_REQUESTS_PER_MINUTE": "1000000",
    "ZETON_SIGN_INS_PER_MINUTE": "1000000",
    "ZETON_HINTS_PER_MINUTE": "1000000",
    "ZETON_CHATS_PER_MINUTE": "1000000",
    "ZETON_FAILURES_PER_MINUTE": "1000000",
    "ZETON_PAUSE": "0",
    "ZETON_THINKERS": "1",
    "ZETON_READY": "no",
}

Frame = dict[str, Any]


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def attempts(wanted: str, seen: Sequence[object] = (), timeout: float = PATIENCE) -> Iterator[float]:
    """Again and again, how many seconds are left; when none are, it is said what was wanted, and what was seen instead."""
    deadline = time.monotonic() + timeout
    while (left := deadline - time.monotonic()) > 0:
        yield left
    raise TimeoutError(
        f"not within {timeout:g} seconds: {wanted}" + (f" (instead, {len(seen)} times: {seen[-1]})" if seen else "")
    )


def looks(wanted: str) -> Iterator[float]:
    """The same, for what is looked at: between two looks whoever is waited for has the processor."""
    for left in attempts(wanted):
        yield left
        time.sleep(BETWEEN_LOOKS)


def first_line(process: subprocess.Popen[Any]) -> Any:
    """What a process says first; nothing, if it ends without a word."""
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], PATIENCE_AT_START)[0], "it says nothing"
    return process.stdout.readline()


def end(process: subprocess.Popen[bytes] | Born | None, number: int = signal.SIGTERM) -> int:
    """End a process by a signal; its exit code. One that does not end is killed, and that is said."""
    assert process is not None
    process.send_signal(number)
    try:
        return process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(PATIENCE)
        raise


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = {**os.environ, **QUICK, **{f"ZETON_{k.upper()}": v for k, v in settings.items()}}
        self.environment |= {"ZETON_FOLDER": str(folder), "ZETON_PORT": str(self.port), "ZETON_DATABASE": database}
        self.process: subprocess.Popen[bytes] | Born | None = None

    @property
    def address(self) -> str:
        """Where the server listens."""
        return f"127.0.0.1:{self.port}"

    def start(self, **how: Any) -> Server:
        """Start, and wait until it answers. Whose output is wanted is started by itself, others are born (see nursery.py)."""
        command = [sys.executable, "-m", "zeton.server"]
        self.process = (
            subprocess.Popen(command, env=self.environment, **how)
            if how or not hasattr(os, "fork")
            else nursery().bear(self.environment)
        )
        for _ in attempts("the server answers", timeout=PATIENCE_AT_START):
            assert self.process.poll() is None, "the server has ended by itself"
            try:
                httpx.get(f"http://{self.address}/health")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        return self

    @property
    def runs(self) -> bool:
        """Whether it was started and has not ended."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it without a warning."""
        end(self.process, signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order, if it still runs."""
        end(self.process)


class Redis:
    """A Redis or Valkey in a process of its own. What it was told is on the disk before it answers: a kill loses nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.port = free_port()
        kept = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""]
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(folder), "--logfile", str(folder / "redis.log")]
        self.command = [program, *where, *kept]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> Redis:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen(self.command)
        for _ in attempts("Redis answers"):
            assert self.process.poll() is None, "Redis has ended by itself"
            if self._answers():
                break
            time.sleep(0.01)
        return self

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(100).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        """End it without a warning."""
        end(self.process, signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order, if it still runs."""
        end(self.process)


class Postgres:
    """A throw-away cluster of PostgreSQL, with as many databases as are asked for."""

    def __init__(self, programs: str, folder: Path) -> None:
        self.programs = Path(programs)
        self.folder = folder
        self.port = free_port()
        self.numbers = count()
        self.user = _other_user()
        if self.user is not None:
            shutil.chown(folder, self.user)
        self._run("initdb", "-D", self._data, "-U", "zeton", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, user=self.user, cwd=self.folder, timeout=PATIENCE_AT_START, **quiet)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> Postgres:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")
        return self

    def new_database(self) -> str:
        """The URL of a new database."""
        name = f"zeton{next(self.numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "zeton", name)
        return f"postgresql://zeton@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """End it in the midst of whatever it does: what it has not acknowledged may be lost."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")


def _other_user() -> str | None:
    """PostgreSQL does not run as root: whom to run it as, if we are."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Worker:
    """A worker in a process of its own."""

    def __init__(self, redis: str, thinkers: int = 1) -> None:
        self.command = [sys.executable, "-m", "zeton.cli", "worker", "--redis", redis, "--thinkers", str(thinkers)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Worker:
        """Start, and wait until it says that it works."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        assert first_line(self.process), "the worker has ended by itself"
        return self

    def send(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def end(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal; its exit code."""
        assert self.process is not None and self.process.stdout is not None
        with self.process.stdout:
            return end(self.process, number)


class Unexpected(AssertionError):
    """The server has answered otherwise than it should."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.status_code}: {response.text[:500]}")
        self.status = response.status_code


class Browser:
    """A visitor: cookies, requests, and sockets at tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE)
        self.seats: list[Chair] = []

    def close(self) -> None:
        for chair in self.seats:
            chair.close()
        self.http.close()

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/me")
        return found

    def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        return self._checked(self.http.get(path, params=parameters), status)

    def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        return self._checked(self.http.post(path, json={} if body is None else body), status)

    @staticmethod
    def _checked(response: httpx.Response, status: int) -> Any:
        if response.status_code != status:
            raise Unexpected(response)
        return response.json() if response.content else None

    def lay(self, *seats: dict[str, Any], game: str = "star_wars_lcg", **wishes: Any) -> str:
        """Lay a table; its id."""
        self.me()
        table: str = self.post("/api/tables", {"game": game, "seats": list(seats), **wishes})["id"]
        return table

    def sit(self, table: str, language: str = "en") -> Chair:
        """Open a socket at a table: at one's seat, or as a spectator."""
        chair = Chair(self, table, language)
        self.seats.append(chair)
        return chair

    def sit_again(self, table: str) -> Chair:
        """As browsers do: a socket that is not closed for good is opened again, until the table is there."""
        closed: list[ConnectionClosed] = []
        for left in attempts("the table is served again", closed):
            chair = self.sit(table)
            try:
                chair.next("state", timeout=left)
                break
            except ConnectionClosed as ending:
                assert not is_final(ending), f"{ending}: {chair.texts}"
                closed.append(ending)
                self.seats.remove(chair)
                time.sleep(BETWEEN_LOOKS)
        return chair


def is_final(ending: ConnectionClosed) -> bool:
    """Whether a socket was refused for good, as web/src/net/line.ts has it."""
    status = 0 if ending.rcvd is None else ending.rcvd.code - REFUSED
    return 400 <= status < 500 and status != 429


class Chair:
    """One socket at a table, with every frame it has received."""

    def __init__(self, browser: Browser, table: str, language: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://{browser.server.address}/ws/{table}?language={language}"
        self.opened = ExitStack()
        # Whatever comes is taken: a socket with unread frames would not hear that it is closed, and wait for it.
        opening = connect(address, additional_headers=headers, max_size=None, max_queue=None)
        self.socket: ClientConnection = self.opened.enter_context(opening)
        self.table = table
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.state: Frame | None = None
        self.log: list[Frame] = []
        self.sent = 0

    def close(self) -> None:
        self.opened.close()

    def receive(self, timeout: float = PATIENCE) -> Frame:
        """The next frame."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        if frame["type"] == "state":
            del self.log[frame["log_from"] :]
            self.log += frame["log"]
            self.state = frame
        elif frame["type"] == "hold":
            self.state = None
        return frame

    def until(self, wanted: Callable[[Frame], bool], timeout: float = PATIENCE) -> Frame:
        """The next frame of a kind."""
        seen: list[str] = []
        for left in attempts("a frame that was waited for", seen, timeout):
            with suppress(TimeoutError):
                frame = self.receive(left)
                if wanted(frame):
                    break
                seen.append(frame["type"])
        return frame

    def next(self, *kinds: str, timeout: float = PATIENCE) -> Frame:
        """The next frame of one of these types."""
        return self.until(lambda frame: frame["type"] in kinds, timeout)

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; its id."""
        self.sent += 1
        self.socket.send(json.dumps({"type": kind, "id": self.sent, **fields}))
        return self.sent

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a message and wait for its answer."""
        number = self.send(kind, **fields)
        return self.until(lambda f: f["type"] in ("accepted", "refused", "failed") and f["id"] == number)

    def choose(self, option: Any, **other: Any) -> Frame:
        """Answer the open question; the answer of the server."""
        state = self.asked()
        decision = state["view"]["decision"]
        fields = {"table": self.table, "era": state["era"], "decision": decision["number"], "option": option}
        return self.ask("choose", **{**fields, **other})

    def asked(self) -> Frame:
        """The state in which this seat is asked, or the game is over."""
        for left in attempts("a question to this seat"):
            if self.state is not None and (self.state["view"]["decision"] or self.state["outcome"]):
                break
            self.next("state", timeout=left)
        assert self.state is not None
        return self.state

    def play(self, pick: Callable[[Frame], int], choices: int = 10_000) -> int:
        """Play until the game is over or so many choices are made; how many were."""
        for made in range(choices):
            state = self.asked()
            if state["outcome"]:
                return made
            answer = self.choose(state["view"]["decision"]["options"][pick(state)])
            assert answer["type"] == "accepted", answer
            self.drain()
        return choices

    def drain(self) -> None:
        """Read what has come."""
        with suppress(TimeoutError):
            for _ in attempts("the last of what has come"):
                self.receive(0)

    def ending(self) -> ConnectionClosed:
        """How the server closes the socket, once everything that came before is read."""
        try:
            self.until(lambda _: False)
        except ConnectionClosed as closed:
            return closed
        raise AssertionError("nothing is waited for")

    def is_cut(self) -> bool:
        """Whether the server closes the socket."""
        return bool(self.ending())
