"""Unforgiven."""
