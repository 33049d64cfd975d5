"""Ready for Takeoff."""
