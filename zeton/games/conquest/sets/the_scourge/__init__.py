"""The Scourge."""
