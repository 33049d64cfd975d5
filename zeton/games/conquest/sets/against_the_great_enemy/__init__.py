"""Against the Great Enemy."""
