"""The folder in which a server keeps everything: it must be writable, and it belongs to one server at a time.

So does the file of a database, in whichever folder it is.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from zeton import BadSetup
from zeton.kernel.errors import failure

LOCK_FILE = "server.lock"
HOW = {"switch": "--folder", "variable": "ZETON_FOLDER"}
"""How another folder is named."""


class AlreadyServed(BadSetup):
    """Another server serves the tables of this folder; where, if it has said so."""

    def __init__(self, folder: Path, address: str) -> None:
        key = "served-already-at" if address else "served-already"
        super().__init__(key, folder=str(folder), address=address, **HOW)
        self.address = address


class Folder:
    """The folder of one running server. The lock is the process's own: however it ends, the next one may have the folder."""

    def __init__(self, path: Path) -> None:
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.lock: TextIO = (path / LOCK_FILE).open("a+", encoding="utf-8")
        except OSError as wrong:
            raise BadSetup("folder-cannot-be-written", folder=str(path), why=failure(wrong), **HOW) from None
        if not _lock(self.lock):
            self.lock.seek(0)
            address = self.lock.read().strip()
            self.lock.close()
            raise AlreadyServed(path, address) from None
        self.served_at("")

    def served_at(self, address: str) -> None:
        """Write down where the tables are served, for whoever tries to serve them a second time."""
        self.lock.truncate(0)
        self.lock.write(address)
        self.lock.flush()

    def close(self) -> None:
        """Leave it to the next server."""
        self.served_at("")
        self.lock.close()


@contextmanager
def alone_at(file: Path | None) -> Iterator[None]:
    """Nobody else serves the tables of this file meanwhile, from whichever folder; None: they are in no file."""
    path = None if file is None else file.resolve()
    if path is None or not path.parent.is_dir():  # nor can they be
        yield
        return
    with path.with_name(f"{path.name}.lock").open("a+") as beside:
        if not _lock(beside):
            raise BadSetup("file-served-already", file=str(path), variable="ZETON_DATABASE", redis="ZETON_REDIS")
        yield


def _lock(file: TextIO) -> bool:
    """Whether this process has the file now; however it ends, the next one may have it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
