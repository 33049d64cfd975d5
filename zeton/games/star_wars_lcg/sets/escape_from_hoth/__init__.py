"""Escape from Hoth."""
