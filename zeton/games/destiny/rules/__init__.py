"""The rules of Star Wars: Destiny, one module per chapter."""
