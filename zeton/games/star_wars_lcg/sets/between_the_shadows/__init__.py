"""Between the Shadows."""
