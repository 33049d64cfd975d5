"""Swayed by the Dark Side."""
