"""Allies of Necessity."""
