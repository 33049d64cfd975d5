# Talie startowe tego dodatku.
deck-hunters-of-bespin = Łowcy z Bespinu
