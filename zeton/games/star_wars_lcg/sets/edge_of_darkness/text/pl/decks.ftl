# Talie startowe tego dodatku.
deck-gamblers-of-cloud-city = Szulerzy z Miasta w Chmurach
deck-sands-of-tatooine = Piaski Tatooine
