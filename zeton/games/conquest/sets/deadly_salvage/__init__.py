"""Deadly Salvage."""
