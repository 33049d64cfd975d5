"""Draw Their Fire."""
