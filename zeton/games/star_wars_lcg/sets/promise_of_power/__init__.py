"""Promise of Power."""
