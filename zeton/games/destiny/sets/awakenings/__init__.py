"""Awakenings."""
