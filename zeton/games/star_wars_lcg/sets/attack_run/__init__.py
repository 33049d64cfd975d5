"""Attack Run."""
