"""Lure of the Dark Side."""
