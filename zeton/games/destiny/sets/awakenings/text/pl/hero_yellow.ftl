card-draw-attention-awakenings = Przenieś maksymalnie 2 obrażenia z jednej ze swoich postaci na inną swoją postać; osłony nie mają znaczenia.
card-let-the-wookiee-win = Przeciwnik musi wybrać jedno – zadać 2 obrażenia jednej ze swoich wyczerpanych postaci albo wybrać i usunąć 2 swoje kości. Może wybrać także to, czego nie da się w pełni wykonać.
card-scavenge = Odrzuć 3 wierzchnie karty swojej talii; następnie możesz wziąć na rękę ulepszenie lub wsparcie ze swojego stosu kart odrzuconych.
