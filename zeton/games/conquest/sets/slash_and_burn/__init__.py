"""Slash and Burn."""
