"""Running the server, started by ``zeton serve``: one process, or several that listen at one port (``workers``).

Whatever can be wrong (the folder, the port, the database) is found before anything is served, and said in a sentence.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from tempfile import TemporaryDirectory

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from zeton import BadSetup, ZetonError
from zeton.kernel.errors import failure, shown
from zeton.server import logs, operating
from zeton.server.app import create_app
from zeton.server.folder import Folder, alone_at
from zeton.server.packing import Packed
from zeton.server.patience import Config, Patient
from zeton.server.settings import Settings
from zeton.server.storage.database import Database, file_of, open_database
from zeton.server.storage.leases import forget_servers
from zeton.server.storage.shared import open_redis, redis_at
from zeton.terminal.language import own_language

FIRST_PORT = 8000
PORTS_TRIED = 100
LAST_PORT = 65535
ABOUT_TO_END = signal.SIGUSR1
TURN = 0.001  # seconds after which a thread that computes lets the loop go on
GARBAGE = 20_000, 20, 20  # new objects after which those that only point at each other are looked for: views are many, and die

Ready = Callable[[str], None]
"""Told the address once everything is there."""


def serve(settings: Settings, ready: Ready = lambda address: None) -> None:
    """Serve until interrupted."""
    logs.set_up(settings)
    with closing(Folder(settings.folder)) as folder, closing(listen(settings.host, settings.port)) as listener:
        address = f"http://{_host_to_open(settings.host)}:{listener.getsockname()[1]}/"

        def announce() -> None:
            folder.served_at(address)
            ready(address)

        config = _config(settings)
        with suppress(KeyboardInterrupt), alone_at(file_of(settings.database_url())):  # that is how it is meant to end
            asyncio.run(_prepare(settings))
            if settings.workers > 1:
                with TemporaryDirectory(prefix="zeton-metrics-") as shared:
                    os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared  # read by the processes that are started now
                    Crew(config, listener, announce, settings.drain).run()
            else:
                Server(config, announce, settings.drain).run([listener])


async def _prepare(settings: Settings) -> None:
    """Whatever can be wrong is found before anything is served; whoever served from this folder before is gone."""
    settings.signing_key()
    settings.check_workers()
    database = await open_database(settings.database_url())
    try:
        await forget_servers(database, settings.place)
        if settings.redis:
            await (await open_redis(settings.redis)).aclose()
    finally:
        await database.close()


def _app(settings: Settings) -> Litestar:
    """The application of one process; the database has been brought to this version, and Redis has answered."""
    logs.set_up(settings)
    sys.setswitchinterval(TURN)
    gc.freeze()  # what has been read is never garbage
    gc.set_threshold(*GARBAGE)
    if (crew := multiprocessing.parent_process()) is not None:
        signal.signal(ABOUT_TO_END, lambda *_: operating.ENDING.set())
        threading.Thread(target=_end_with, args=[crew], daemon=True).start()
    return create_app(settings, Database(settings.database_url()), redis_at(settings.redis) if settings.redis else None)


def _end_with(crew: multiprocessing.process.BaseProcess) -> None:
    """Nobody would replace, or end, a process whose crew is gone: it ends in good order, and leaves the port to others."""
    crew.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _config(settings: Settings) -> uvicorn.Config:
    config = Config(
        partial(_app, settings),
        factory=True,
        workers=settings.workers,
        http=Patient,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
        limit_concurrency=settings.connections,
        ws=Packed,
        ws_max_size=4 * settings.largest_message,  # beyond this the socket is cut; below it the message is refused
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=30,
    )
    config.patience = settings.patience
    return config


class Server(uvicorn.Server):
    """A server that says when it is ready, and when it is about to end."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], drain: float) -> None:
        super().__init__(config)
        self.announce = announce
        self.drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let whoever sends visitors here send them elsewhere first; then end what is open."""
        operating.ENDING.set()
        await asyncio.sleep(0.0 if self.force_exit else self.drain)
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


class Crew(Multiprocess):
    """Several processes that listen at one port; one that ends is replaced."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, announce: Callable[[], None], drain: float) -> None:
        super().__init__(config, [listener])
        self.announce = announce
        self.drain = drain
        self.told = 0  # how often it was told to end
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)

    def init_processes(self) -> None:
        super().init_processes()
        self.announce()

    def keep_subprocess_alive(self) -> None:
        """One that dies just when it is asked whether it lives is missed at once: nobody else holds its end of the pipe."""
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()

    def _end(self, number: int, _: object) -> None:
        """Everybody says at ``/ready`` that he is about to end. One that has not begun yet ends: nobody waits for it."""
        self.signal_queue.append(number)
        self.told += 1
        for process in self.processes:
            if process.pid is not None and process.exitcode is None:
                os.kill(process.pid, ABOUT_TO_END)

    def terminate_all(self) -> None:
        """Let whoever sends visitors here send them elsewhere first, unless told once more to end."""
        deadline = time.monotonic() + self.drain
        while self.told < 2 and time.monotonic() < deadline:
            time.sleep(0.1)
        super().terminate_all()


# ── where it listens ─────────────────────────────────────────────────────────────────────────────────────────────


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this port; at 0, at the first one from 8000 on that nobody has."""
    if not 0 <= port <= LAST_PORT:
        raise BadSetup("no-port", port=str(port), last=str(LAST_PORT))
    for tried in [port] if port else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return _listener(host, tried)
        except socket.gaierror as wrong:
            raise BadSetup("no-network-address", host=shown(host), why=str(wrong.strerror)) from None
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise BadSetup("port-cannot-be-used", port=str(tried), host=host, why=failure(wrong)) from None
    how = {"host": host, "switch": "--port", "variable": "ZETON_PORT"}
    if port:
        raise BadSetup("port-is-taken", port=str(port), **how)
    raise BadSetup("ports-are-taken", first=str(FIRST_PORT), last=str(tried), **how)


def _listener(host: str, port: int) -> socket.socket:
    """Bound and listening: from now on nobody else can have the port."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        if _host_to_open(host) == "localhost":
            _check_other_localhost(listener.getsockname()[1])
    except OSError:
        listener.close()
        raise
    return listener


def _check_other_localhost(port: int) -> None:
    """``localhost`` is ``::1``, too: OSError if another program has the port there, because a browser would find that one."""
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as other:
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            other.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            other.bind(("::1", port))
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise  # anything else: there is no such address here


def _host_to_open(host: str) -> str:
    """The name of the host as a browser on this machine finds it."""
    if host in ("", "127.0.0.1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def main() -> None:
    """Serve with the settings of the environment."""
    try:
        serve(Settings.from_environment())
    except ZetonError as wrong:
        print(f"zeton: {wrong.say(own_language())}", file=sys.stderr)
        sys.exit(2)
