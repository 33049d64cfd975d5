# Karty Marynarki Imperialnej, które potrzebują własnych zdań.
card-imperial-blockade = Dopóki na tym celu nie ma obrażeń, pierwsza jednostka, którą przeciwnik zagrywa w każdej swojej turze, kosztuje o 1 więcej.
