"""Power of the Force."""
