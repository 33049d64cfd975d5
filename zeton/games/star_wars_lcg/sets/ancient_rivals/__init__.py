"""Ancient Rivals."""
