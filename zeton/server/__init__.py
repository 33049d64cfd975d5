"""The table server: HTTP and WebSocket over the public API of ``zeton``. It knows no game."""
