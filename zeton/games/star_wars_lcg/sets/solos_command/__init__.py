"""Solo's Command."""
