"""Searching for Truth."""
