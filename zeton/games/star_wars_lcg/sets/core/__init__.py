"""The core box: its cards by affiliation, in collector order."""
