"""Imperial Entanglements."""
