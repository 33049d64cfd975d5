"""Scrap Metal."""
