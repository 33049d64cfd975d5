"""The school: lessons and puzzles, found, proven and kept. It stands on the public API, as everything above the games does."""
