"""Processes beside this one, in which bots think: each does one thing after another, and answers.

Nothing is shared with them but a pipe, so nothing is left behind, whichever side is killed. They are not forked: a fork of a
process with threads, an event loop or open connections is no safe place.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, TypeVar

Given = TypeVar("Given")
Answer = TypeVar("Answer")


class Ended(Exception):
    """The process has been killed, or was told to end."""


class Helper:
    """One process beside this one; it begins when it is first asked something."""

    def __init__(self, kindness: int = 0) -> None:
        self.kindness = kindness  # what it adds to its nice value, so that others go first
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.ended = False
        self.beginning = threading.Lock()

    def ask(self, what: Callable[[Given], Answer], given: Given) -> Answer:
        """What comes of this there; what it raises is raised here."""
        try:
            with self.beginning:
                line = self.line or self._begin()
            line.send((what, given))
            answer, failure = line.recv()
        except (EOFError, OSError):
            raise Ended from None
        if failure is not None:
            raise failure
        found: Answer = answer
        return found

    def _begin(self) -> Connection:
        if self.ended:
            raise EOFError
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self.kindness), daemon=True)
        with _interrupts_held_back():
            process.start()
        theirs.close()
        self.process, self.line = process, ours
        return ours

    def end(self) -> None:
        """End it, in the middle of whatever it does; whoever waits for an answer hears ``Ended``."""
        with self.beginning:
            self.ended = True
            if self.process is not None:
                self.process.kill()
                self.process.join()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """What is started now never hears Ctrl+C: whoever has started it does, and ends it."""
    resource_tracker.ensure_running()  # its beginning would let them through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ── in the process ───────────────────────────────────────────────────────────────────────────────────────────────


def _work(line: Connection, kindness: int) -> None:
    """Do what is asked, until nobody is there to ask."""
    os.nice(kindness)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            what, given = line.recv()
            line.send(_answer(what, given))
        except (EOFError, ConnectionError):  # whoever asked was killed, perhaps while it waited
            return


def _answer(what: Callable[[Any], Any], given: Any) -> tuple[Any, Exception | None]:
    try:
        return what(given), None
    except Exception as failure:
        failure.add_note(traceback.format_exc())  # where it happened is not sent with it otherwise
        return None, failure


def _end_with_parent() -> None:
    """Whoever is killed cannot end its helpers: they do not stay behind, not even in the middle of a thought."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
