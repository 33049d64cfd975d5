# A kiegészítő kezdőpaklijai.
deck-hunters-of-bespin = Bespini vadászok
