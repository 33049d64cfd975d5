card-separatist-base = Zajęcie · przeciwnik wybiera jedną ze swoich postaci i zadaje jej 1 nieblokowalne obrażenie.
card-starship-graveyard = Zajęcie · połóż wsparcie lub ulepszenie ze swojego stosu kart odrzuconych na wierzchu swojej talii.
