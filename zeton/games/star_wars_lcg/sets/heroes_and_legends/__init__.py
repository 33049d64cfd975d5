"""Heroes and Legends."""
