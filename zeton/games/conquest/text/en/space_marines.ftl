# Space Marines cards that need a sentence of their own.
