"""What whoever runs a server may set: in a file, in the environment (``ZETON_…``), by options, or not at all.

``reading.py`` gathers and checks what is set; ``docs/operating.md`` says what each setting is for.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from socket import gethostname
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Literal

import msgspec

from zeton import BadSetup
from zeton.kernel.errors import failure, shown
from zeton.server import reading
from zeton.server.storage.database import OWNER_ONLY

KEY_FILE = "signing.key"
DATABASE_FILE = "zeton.sqlite3"
SHORTEST_KEY = 32

Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
Processes = Annotated[int, msgspec.Meta(ge=0, le=1024)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**62 - 1)]
Workers = Annotated[int, msgspec.Meta(ge=1, le=256)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]
Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]
Rate = Annotated[float, msgspec.Meta(ge=0.001, le=1_000_000)]
Bytes = Annotated[int, msgspec.Meta(ge=1024, le=1_000_000_000)]


LOCAL = (reading.Network("127.0.0.0/8"), reading.Network("::1"))


def _default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "zeton"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one server runs."""

    host: str = "127.0.0.1"
    port: Port = 0  # 0: 8000, or the next one that is free
    folder: Path = msgspec.field(default_factory=_default_folder)
    database: str = ""  # an SQLAlchemy URL; empty: an SQLite file in the folder
    redis: str = ""  # a URL, where several servers or workers work together; empty: this server does everything itself
    key: str = ""  # signs the cookies; empty: kept in the folder, made on the first start
    https: bool = False  # cookies are sent over TLS only
    workers: Workers = 1  # processes that serve, on one PostgreSQL and one Redis
    thinkers: Processes = 0  # processes in which bots think; 0: one per core
    ready: bool = True  # every card is read, and bots are awake, before they are asked for; without it a server starts sooner
    seed: Seed = 0  # every table is dealt with it, so that a test sees the same game each time; 0: with one nobody can guess
    idle: Seconds = 60.0  # seconds after which a table nobody uses leaves the memory
    pause: Seconds = 0.6  # seconds for which an answer may be hidden (see curtain.py), unless the table says otherwise
    requests_per_minute: Count = 600  # per address
    sign_ins_per_minute: Count = 10  # per address
    failures_per_minute: Count = 10  # to sign in to one account, from anywhere
    chats_per_minute: Count = 30  # per visitor
    hints_per_minute: Count = 20  # per visitor
    messages_per_second: Rate = 20.0  # per socket
    message_burst: Count = 60
    largest_message: Bytes = 16_384  # bytes, per socket message
    largest_request: Bytes = 262_144  # bytes, per HTTP request
    sockets_per_visitor: Count = 64
    tables_per_visitor: Count = 200  # unfinished ones
    sockets_per_address: Count = 64  # without a cookie: spectators nobody has seen before
    passwords_at_once: Count = 2  # hashes computed at a time, each with 64 MB
    connections: Count = 10_000  # open at a time, sockets included; who comes then is told to come later
    patience: Seconds = 20.0  # for a request to come whole, before its connection is cut; 0: for ever
    hosts: tuple[str, ...] = ()  # names this server is asked by; empty: any
    trusted_proxies: tuple[reading.Network, ...] = ()  # whose X-Forwarded-For and -Proto are believed
    metrics_from: tuple[reading.Network, ...] = LOCAL  # who may read /metrics
    traces: str = ""  # where a collector of OpenTelemetry takes traces: http://host:4318/v1/traces; empty: none
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    drain: Seconds = 0.0  # seconds between saying that this server ends (at /ready) and ending
    guests_kept: Days = 90  # after their last visit; 0: for ever
    strangers_kept: Days = 2  # guests who have neither a table nor a deck; 0: for ever
    sessions_kept: Days = 365  # without a visit; 0: for ever
    reports_kept: Days = 180  # 0: for ever

    @classmethod
    def from_environment(
        cls,
        environment: Mapping[str, str] = os.environ,
        file: Path | None = None,
        typed: Mapping[str, str] | None = None,
        **given: Any,
    ) -> Settings:
        """The settings of a file (given, or named by ``ZETON_SETTINGS``), over them those of the environment, over them
        those that are typed, over them what is given by name (and is not None)."""
        chosen = reading.gathered(cls, environment, file, typed or {})
        chosen.update((name, value) for name, value in given.items() if value is not None)
        return cls(**chosen)

    @property
    def place(self) -> str:
        """Where this server is: no other one serves from the same folder of the same machine at the same time."""
        return f"{gethostname()}:{self.folder.resolve()}"

    def check_workers(self) -> None:
        """Several processes need a database and a post that they can share."""
        if self.workers > 1 and not (self.redis and self.database_url().startswith("postgresql")):
            raise BadSetup("workers-share", workers=self.workers, variables="ZETON_DATABASE, ZETON_REDIS")

    def database_url(self) -> str:
        """The URL of the database, with the driver that can be awaited."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"
        scheme, found, rest = self.database.partition("://")
        if not found:
            raise BadSetup("no-database-address", given=shown(self.database), example="postgresql://user:password@host/name")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{drivers.get(scheme, scheme)}://{rest}"

    def signing_key(self) -> bytes:
        """The key cookies are signed with: given, or made on the first start and kept in the folder."""
        if self.key:
            return _long_enough(self.key.encode(), "ZETON_KEY")
        path = self.folder / KEY_FILE
        try:
            return _long_enough(_kept_key(path), str(path))
        except OSError as wrong:
            raise BadSetup("no-key", file=path, why=failure(wrong), variable="ZETON_KEY") from None


def _kept_key(path: Path) -> bytes:
    """The key of a file that only its owner can read. A new one is there with its contents or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        with NamedTemporaryFile(dir=path.parent, prefix=".key-") as new:  # made for its owner only
            new.write(secrets.token_hex(32).encode())
            new.flush()
            os.fsync(new.fileno())
            with suppress(FileExistsError):  # another process was quicker: its key it is
                os.link(new.name, path)
    path.chmod(OWNER_ONLY)
    return path.read_bytes()


def _long_enough(key: bytes, where: str) -> bytes:
    """A key anybody can guess is none."""
    if len(key.strip()) < SHORTEST_KEY:
        raise BadSetup("short-key", where=where, least=SHORTEST_KEY, length=len(key.strip()))
    return key
