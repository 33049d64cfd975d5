# Ork cards that need a sentence of their own.
