"""Trust in the Force."""
