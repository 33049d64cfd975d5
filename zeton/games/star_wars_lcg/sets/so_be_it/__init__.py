"""So Be It."""
