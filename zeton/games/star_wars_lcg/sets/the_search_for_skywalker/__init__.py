"""The Search for Skywalker."""
