# A kiegészítő kezdőpaklijai.
deck-renegades-of-hoth = Hoth renegátjai
