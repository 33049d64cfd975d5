"""The Forest Moon."""
