"""Zogwort's Curse."""
