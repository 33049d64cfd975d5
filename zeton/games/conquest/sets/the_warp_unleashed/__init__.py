"""The Warp Unleashed."""
