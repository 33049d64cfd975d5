"""Running the server: one process, started by ``zeton serve``."""

from __future__ import annotations

import uvicorn

from zeton.server.app import create_app
from zeton.server.settings import Settings


def serve(settings: Settings, *, log_level: str = "warning") -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
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
    uvicorn.Server(config).run()


def main() -> None:
    """Serve with the settings of the environment."""
    serve(Settings.from_environment())


if __name__ == "__main__":
    main()
