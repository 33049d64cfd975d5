"""Assault on Echo Base."""
