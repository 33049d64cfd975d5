"""Legions of Death."""
