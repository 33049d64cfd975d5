"""Two-Player Game."""
