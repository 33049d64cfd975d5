"""Galactic Ambitions."""
