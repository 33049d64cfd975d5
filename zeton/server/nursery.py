"""Servers for tests and measurements, born of one process that has read every module they need.

To read them takes a server longer than most of what a test starts it for. A server that is born is a process like any other,
with an environment of its own; it has merely been spared its reading. It can be killed, halted and ended, and what becomes of
it is told by the process it was born of.

    stdin:  an environment (JSON), a line for each server
    stdout: "born", its number; and when it has ended: its number, its exit code
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from threading import Condition, Thread
from typing import NoReturn

import zeton

BORN = "born"
READ = (
    "zeton.server.storage.migrating",
    "uvicorn.protocols.http.auto",
    "asyncpg",
    "aiosqlite",
    "zeton.server.app",
    "zeton.server.run",
)


# ── whoever starts servers ───────────────────────────────────────────────────────────────────────────────────────


class Nursery:
    """The process that servers are born of, as whoever starts them sees it."""

    def __init__(self) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process: subprocess.Popen[str] = subprocess.Popen([sys.executable, "-m", __name__], **pipes)  # type: ignore[call-overload]
        self.news = Condition()
        self.born: list[int] = []
        self.codes: dict[int, int] = {}
        self.listening = Thread(target=self._listen, daemon=True)
        self.listening.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            first, second = line.split()
            with self.news:
                if first == BORN:
                    self.born.append(int(second))
                else:
                    self.codes[int(first)] = int(second)
                self.news.notify_all()

    def bear(self, environment: dict[str, str]) -> Born:
        """A server with this environment."""
        assert self.process.stdin is not None
        with self.news:
            self.process.stdin.write(json.dumps(environment) + "\n")
            self.process.stdin.flush()
            self.news.wait_for(lambda: self.born)
            number = self.born.pop()
            self.codes.pop(number, None)  # of another one that had this number long ago
            return Born(self, number)

    def end(self) -> None:
        """No more servers are wanted."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.listening.join(1.0)  # servers that are not ended may still hold the other end
        self.process.stdout.close()


@cache
def nursery() -> Nursery:
    """The one that everybody in this process shares; it begins when it is first asked for."""
    begun = Nursery()
    atexit.register(begun.end)
    return begun


class Born:
    """A server that was born: as far as it is needed, what ``subprocess.Popen`` would be of it."""

    def __init__(self, of: Nursery, pid: int) -> None:
        self.of = of
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        if self.returncode is None:
            with self.of.news:
                self.returncode = self.of.codes.get(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended."""
        with self.of.news:
            if self.returncode is None and not self.of.news.wait_for(lambda: self.pid in self.of.codes, timeout):
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: int) -> None:
        """Tell it something, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Tell it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a warning."""
        self.send_signal(signal.SIGKILL)


# ── the process itself ───────────────────────────────────────────────────────────────────────────────────────────


def main() -> None:
    """Read everything, then let servers be born as long as anybody wants some."""
    for name in READ:
        import_module(name)
    for game in zeton.games():
        zeton.game(game)
    heard, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever starts servers ends them
    while True:
        ready, _, _ = select.select([0, heard], [], [])
        if heard in ready:
            os.read(heard, 1024)
            _tell_who_has_ended()
        if 0 in ready:
            asked = _line()
            if not asked:
                return
            _say(BORN, _fork(json.loads(asked), (heard, woken)))


def _line() -> bytes:
    """The next line of what is asked, read no further than that; empty, if nobody asks any more."""
    line = b""
    while not line.endswith(b"\n") and (byte := os.read(0, 1)):
        line += byte
    return line


def _say(*words: object) -> None:
    print(*words, flush=True)


def _tell_who_has_ended() -> None:
    while True:
        try:
            number, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not number:
            return
        _say(number, os.waitstatus_to_exitcode(status))


def _fork(environment: dict[str, str], ours: tuple[int, int]) -> int:
    return os.fork() or _live(environment, ours)


def _live(environment: dict[str, str], ours: tuple[int, int]) -> NoReturn:
    """Be a server."""
    from zeton.server import run

    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGINT):
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    for one in ours:
        os.close(one)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what it says goes where its errors go: the other way belongs to whoever it was born of
    os.environ.clear()
    os.environ.update(environment)
    code = 1
    try:
        run.main()
        code = 0
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(bool(ending.code))
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
