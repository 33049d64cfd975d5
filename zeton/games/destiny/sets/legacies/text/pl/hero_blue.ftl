card-yoda = Specjalna · zrób dwie różne rzeczy spośród tych: zyskaj 1 żeton zasobu; daj wybranej postaci 1 osłonę; obróć jedną ze swoich kości; odrzuć wierzchnią kartę wybranej talii.
card-obi-wan-kenobis-lightsaber = Zagrywaj tylko na niebieską postać.
    Specjalna · daj postaci z tą kartą 1 osłonę; następnie zadaj wybranej postaci tyle nieblokowalnych obrażeń, ile osłon ma postać z tą kartą.
card-ataru-strike = Rozpatrz przedstawiającą obrażenia wręcz kość jednej ze swoich niebieskich postaci, dodając do jej wartości 1 za każdą osłonę tej postaci.
card-investigate = Podejrzyj 5 wierzchnich kart swojej talii, weź jedną z nich na rękę, a pozostałe odłóż na wierzch w dowolnej kolejności.
card-unbreakable = Usuń kość o wartości nie większej niż liczba osłon na twoich postaciach.
card-yodas-hut = Akcja · wyczerp tę kartę: daj wybranej postaci 1 osłonę; jeśli ma teraz co najmniej 3 osłony, zyskaj 1 żeton zasobu.
