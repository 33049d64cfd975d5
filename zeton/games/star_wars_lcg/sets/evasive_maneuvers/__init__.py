"""Evasive Maneuvers."""
