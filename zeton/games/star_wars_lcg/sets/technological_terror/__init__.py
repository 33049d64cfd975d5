"""Technological Terror."""
