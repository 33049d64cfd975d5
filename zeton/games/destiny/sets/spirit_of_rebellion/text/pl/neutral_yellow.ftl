card-quadjumper = Akcja · odrzuć tę kartę: zagraj wsparcie z ręki, płacąc o 3 żetony zasobów mniej.
card-ascension-gun = Specjalna · rozpatrz zdolność Zajęcia pola bitwy, które nie jest używane, tak, jakby właśnie zostało przez ciebie zajęte.
card-con-artist = Zagrywaj tylko na żółtą postać.
    Specjalna · połóż 1 obrażenie na tej karcie; następnie odrzuć tyle wierzchnich kart talii przeciwnika, ile leży na niej obrażeń.
card-bolt-hole = Usuń jedną ze swoich żółtych kości postaci: jej postać otrzymuje 2 osłony.
card-cheat = Zamień kartę z ręki na kartę ze swojego stosu kart odrzuconych.
card-diversion = Przeciwnik traci 1 żeton zasobu albo 3 żetony zasobów, jeśli na twoim stosie kart odrzuconych jest inna kopia tego wydarzenia.
card-fair-trade = Rozpatrz jedną ze swoich kości przedstawiających zasoby; następnie ty i przeciwnik zamieniacie się wszystkimi żetonami zasobów.
card-friends-in-low-places = Wyznacz żółtą postać: podejrzyj karty na ręce przeciwnika i odrzuć z nich jedno wydarzenie o koszcie najwyżej 1.
card-sabotage = Wybierz wsparcie i odrzuć z ręki tyle kart, ile ono kosztuje; następnie odrzuć to wsparcie z gry.
