"""Darkness and Light."""
