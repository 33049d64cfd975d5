"""Chain of Command."""
