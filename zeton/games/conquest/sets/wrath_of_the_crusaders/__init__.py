"""Wrath of the Crusaders."""
