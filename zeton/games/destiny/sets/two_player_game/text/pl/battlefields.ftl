card-hangar-bay = Zajęcie · odkryj wierzchnią kartę talii przeciwnika; jeśli jest to wydarzenie lub wsparcie, zadaj wybranej postaci 1 obrażenie.
