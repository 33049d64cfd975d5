# Talie startowe tego dodatku.
deck-renegades-of-hoth = Renegaci z Hoth
