"""New Alliances."""
