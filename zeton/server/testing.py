"""A client of the server for tests and measurements: real requests, real sockets, and everything that came over them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
PATIENCE_AT_START = 120.0
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


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.port = free_port()
        self.environment = {**os.environ, **QUICK, **{f"ZETON_{k.upper()}": v for k, v in settings.items()}}
        self.environment |= {"ZETON_FOLDER": str(folder), "ZETON_PORT": str(self.port), "ZETON_DATABASE": database}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the server listens."""
        return f"127.0.0.1:{self.port}"

    def start(self, **how: Any) -> Server:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen([sys.executable, "-m", "zeton.server.run"], env=self.environment, **how)
        deadline = time.monotonic() + PATIENCE_AT_START
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has ended by itself"
            try:
                httpx.get(f"http://{self.address}/health")
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return self
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it in good order."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


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
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "Redis has ended by itself"
            if self._answers():
                return self
            time.sleep(0.01)
        raise TimeoutError("Redis does not answer")

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(100).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in good order, if it still runs."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


class Worker:
    """A worker in a process of its own."""

    def __init__(self, redis: str, thinkers: int = 1) -> None:
        self.command = [sys.executable, "-m", "zeton.cli", "worker", "--redis", redis, "--thinkers", str(thinkers)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Worker:
        """Start, and wait until it says that it works."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None and self.process.stdout.readline(), "the worker has ended by itself"
        return self

    def send(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def end(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal; its exit code."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(number)
        with self.process.stdout:
            return self.process.wait(PATIENCE)


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
        assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
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


class Chair:
    """One socket at a table, with every frame it has received."""

    def __init__(self, browser: Browser, table: str, language: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://{browser.server.address}/ws/{table}?language={language}"
        self.opened = ExitStack()
        opening = connect(address, additional_headers=headers, max_size=None)
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
        deadline = time.monotonic() + timeout
        while True:
            frame = self.receive(max(0.01, deadline - time.monotonic()))
            if wanted(frame):
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
        while self.state is None or not (self.state["view"]["decision"] or self.state["outcome"]):
            self.next("state")
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
        while True:
            try:
                self.receive(0)
            except TimeoutError:
                return

    def is_cut(self) -> bool:
        """Whether the socket is closed by the server, once everything that came before is read."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return True
