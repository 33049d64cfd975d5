"""Meditation and Mastery."""
