"""The core box: its cards by faction, in collector order."""
