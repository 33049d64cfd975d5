"""Gift of the Ethereals."""
