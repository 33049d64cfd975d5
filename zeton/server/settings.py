"""What whoever runs a server may set: by command line, by environment (``ZETON_…``), or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from zeton import BadSetup

KEY_FILE = "signing.key"
DATABASE_FILE = "zeton.sqlite3"


def _default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "zeton"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How one server runs."""

    host: str = "127.0.0.1"
    port: int = 0  # 0: 8000, or the next one that is free
    folder: Path = field(default_factory=_default_folder)
    database: str = ""  # an SQLAlchemy URL; empty: an SQLite file in the folder
    key: str = ""  # signs the cookies; empty: kept in the folder, made on the first start
    https: bool = False  # cookies are sent over TLS only
    workers: int = 0  # processes in which bots think; 0: one per core
    seed: int = 0  # every table is dealt with it, so that a test sees the same game each time; 0: with one nobody can guess
    idle: float = 60.0  # seconds after which a table nobody uses leaves the memory
    pause: float = 0.6  # seconds for which an answer may be hidden (see curtain.py), unless the table says otherwise
    requests_per_minute: int = 600  # per address
    sign_ins_per_minute: int = 10  # per address
    hints_per_minute: int = 20  # per visitor
    messages_per_second: float = 20.0  # per socket
    message_burst: int = 60
    largest_message: int = 16_384  # bytes, per socket message
    largest_request: int = 262_144  # bytes, per HTTP request
    sockets_per_visitor: int = 64

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """The settings of the environment; what is given by name (and is not None) wins."""
        chosen: dict[str, Any] = {}
        for f in fields(cls):
            text = environment.get("ZETON_" + f.name.upper())
            if text is not None:
                chosen[f.name] = _read("ZETON_" + f.name.upper(), str(f.type), text)
        chosen.update((name, value) for name, value in given.items() if value is not None)
        return cls(**chosen)

    def database_url(self) -> str:
        """The URL of the database, with the driver that can be awaited."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"
        scheme, found, rest = self.database.partition("://")
        if not found:
            raise BadSetup(f"{self.database!r} is no address of a database; one is postgresql://user:password@host/name")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    def signing_key(self) -> bytes:
        """The key cookies are signed with: given, or made on the first start and kept in the folder."""
        if self.key:
            return self.key.encode()
        path = self.folder / KEY_FILE
        try:
            return _kept_key(path)
        except OSError as wrong:
            raise BadSetup(f"the key in {path} cannot be read or made: {wrong.strerror}; name one in ZETON_KEY") from None


def _kept_key(path: Path) -> bytes:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_hex(32).encode())
    return path.read_bytes()


def _read(name: str, kind: str, text: str) -> Any:
    if kind == "bool":
        return text.lower() in ("1", "true", "yes", "on")
    try:
        return {"int": int, "float": float, "Path": Path}.get(kind, str)(text)
    except ValueError:
        raise BadSetup(f"{name} is {text!r}: a number belongs there") from None
