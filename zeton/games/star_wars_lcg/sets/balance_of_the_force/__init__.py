"""Balance of the Force."""
