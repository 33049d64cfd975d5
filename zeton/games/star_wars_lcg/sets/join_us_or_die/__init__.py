"""Join Us or Die."""
