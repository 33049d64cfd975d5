card-finn-awakenings = Na tę postać możesz zagrać każdą Broń, pomijając ograniczenia zagrywania.
    W twojej talii mogą być czerwone karty złoczyńców będące Bronią lub Pojazdem.
card-millennium-falcon-awakenings = Specjalna · zagraj za darmo żółte wydarzenie z ręki albo ze swojego stosu kart odrzuconych.
card-diplomatic-immunity = Osłony z tej kości możesz rozdzielić między swoje postacie według uznania.
card-draw-attention-awakenings = Przenieś maksymalnie 2 obrażenia z jednej ze swoich postaci na inną swoją postać; osłony ich nie blokują.
card-hyperspace-jump = Faza akcji się kończy. Możesz zamienić pole bitwy na to, które nie jest używane. To wydarzenie odłóż na bok, zamiast je odrzucać.
card-let-the-wookiee-win = Przeciwnik musi wybrać jedno – zadać 2 obrażenia jednej ze swoich wyczerpanych postaci albo wybrać i usunąć 2 swoje kości. Może wybrać także to, czego nie da się w pełni wykonać.
card-scavenge = Odrzuć 3 wierzchnie karty swojej talii; następnie możesz wziąć na rękę ulepszenie lub wsparcie ze swojego stosu kart odrzuconych.
card-second-chance = Zagrywaj tylko na żółtą postać.
    Tuż przed tym, jak postać z tą kartą zostanie pokonana, zamiast tego odrzuć tę kartę z gry i ulecz z tej postaci 5 obrażeń.
