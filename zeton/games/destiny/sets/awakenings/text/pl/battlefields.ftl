card-separatist-base = Zajęcie · przeciwnik zadaje 1 nieblokowalne obrażenie tej ze swoich postaci, którą wybierze.
card-starship-graveyard = Zajęcie · połóż wsparcie lub ulepszenie ze swojego stosu kart odrzuconych na wierzchu swojej talii.
