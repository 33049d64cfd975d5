"""Desperate Circumstances."""
