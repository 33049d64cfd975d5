# Eldar cards that need a sentence of their own.
