"""Running the server: one process, started by ``zeton serve``.

Whatever can be wrong (the folder, the port, the database) is found before anything is served, and said in a sentence.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from contextlib import closing, suppress

import uvicorn

from zeton import BadSetup, ZetonError
from zeton.server.app import create_app
from zeton.server.folder import Folder
from zeton.server.settings import Settings
from zeton.server.storage.database import open_database

FIRST_PORT = 8000
PORTS_TRIED = 100

Ready = Callable[[str], None]
"""Told the address once everything is there."""


def serve(settings: Settings, ready: Ready = lambda address: None, *, log_level: str = "warning") -> None:
    """Serve until interrupted."""
    with closing(Folder(settings.folder)) as folder, closing(listen(settings.host, settings.port)) as listener:
        address = f"http://{_host_to_open(settings.host)}:{listener.getsockname()[1]}/"

        def announce() -> None:
            folder.served_at(address)
            ready(address)

        with suppress(KeyboardInterrupt):  # that is how it is meant to end
            asyncio.run(_serve(settings, listener, announce, log_level))


async def _serve(settings: Settings, listener: socket.socket, announce: Callable[[], None], log_level: str) -> None:
    settings.signing_key()
    config = uvicorn.Config(
        create_app(settings, await open_database(settings.database_url())),
        ws="websockets-sansio",
        ws_max_size=4 * settings.largest_message,  # beyond this the socket is cut; below it the message is refused
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=True,
        log_level=log_level,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    await Server(config, announce).serve([listener])


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


# ── where it listens ─────────────────────────────────────────────────────────────────────────────────────────────


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this port; at 0, at the first one from 8000 on that nobody has."""
    if not 0 <= port <= 65535:
        raise BadSetup(f"there is no port {port}: ports are numbered 1 to 65535")
    for tried in [port] if port else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return _listener(host, tried)
        except socket.gaierror as wrong:
            raise BadSetup(f"there is no network address {host!r} here: {wrong.strerror}") from None
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise BadSetup(f"port {tried} of {host} cannot be used: {wrong.strerror}") from None
    taken = f"port {port} of {host} is" if port else f"the ports {FIRST_PORT} to {tried} of {host} are all"
    raise BadSetup(f"{taken} taken by another program; name a free one with --port or ZETON_PORT")


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
        print(f"zeton: {wrong}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
