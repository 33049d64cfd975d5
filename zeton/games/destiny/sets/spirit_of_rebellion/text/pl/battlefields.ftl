card-carbon-freezing-chamber = Zajęcie · wybierz kość postaci, w puli lub na jej karcie: w następnej rundzie nie można nią rzucać.
card-cargo-hold = Zajęcie · przenieś ulepszenie na inną postać tego samego gracza.
card-docking-bay = Zajęcie · zagraj wsparcie z ręki lub ze swojego stosu kart odrzuconych, płacąc o 1 żeton zasobu mniej.
card-maz-s-castle = Zajęcie · dobierz 2 karty; następnie połóż dowolną liczbę kart z ręki pod swoją talią, w dowolnej kolejności.
