card-imperial-armory = Zajęcie · zagraj ulepszenie z ręki, płacąc o 1 żeton zasobu mniej.
card-jedi-temple = Zajęcie · podejrzyj karty na ręce przeciwnika i odrzuć z nich maksymalnie 2 wydarzenia.
card-starship-graveyard = Zajęcie · połóż wsparcie lub ulepszenie ze swojego stosu kart odrzuconych na wierzchu swojej talii.
