card-docking-bay = Zajęcie · zagraj wsparcie z ręki lub ze swojego stosu kart odrzuconych, płacąc o 1 mniej.
