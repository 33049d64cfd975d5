"""Aggressive Negotiations."""
