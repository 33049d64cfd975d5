"""Boundless Hate."""
