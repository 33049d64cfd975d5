"""The Great Devourer."""
