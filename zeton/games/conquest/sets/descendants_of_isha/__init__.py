"""Descendants of Isha."""
