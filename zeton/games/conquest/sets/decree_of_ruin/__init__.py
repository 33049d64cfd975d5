"""Decree of Ruin."""
