"""Jump to Lightspeed."""
