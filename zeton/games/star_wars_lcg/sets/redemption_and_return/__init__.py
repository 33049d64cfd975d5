"""Redemption and Return."""
