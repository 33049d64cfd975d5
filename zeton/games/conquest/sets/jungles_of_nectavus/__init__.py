"""Jungles of Nectavus."""
