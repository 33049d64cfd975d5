"""The Final Gambit."""
