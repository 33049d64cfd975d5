"""Legacies: its cards by affiliation and colour, in collector order."""
