# A kiegészítő kezdőpaklijai.
deck-gamblers-of-cloud-city = Felhőváros szerencselovagjai
deck-sands-of-tatooine = Tatooine homokja
