card-quadjumper = Akcja · odrzuć tę kartę: zagraj wsparcie z ręki, płacąc o 3 mniej.
card-ascension-gun = Specjalna · użyj zdolności Zajęcia pola bitwy, które nie jest używane, choć go nie zajmujesz.
card-con-artist = Zagrywaj tylko na żółtą postać.
    Specjalna · połóż 1 obrażenie na tej karcie; następnie odrzuć tyle wierzchnich kart talii przeciwnika, ile leży na niej obrażeń.
card-bolt-hole = Usuń jedną ze swoich żółtych kości postaci: jej postać otrzymuje 2 osłony.
card-cheat = Zamień miejscami kartę z ręki i kartę ze swojego stosu kart odrzuconych.
card-diversion = Przeciwnik traci 1 żeton zasobu albo 3 żetony zasobów, jeśli na twoim stosie kart odrzuconych jest kopia tego wydarzenia.
card-fair-trade = Rozpatrz jedną ze swoich kości przedstawiających zasoby; następnie ty i przeciwnik zamieniacie się wszystkimi żetonami zasobów.
card-friends-in-low-places = Wyznacz żółtą postać: podejrzyj rękę przeciwnika; odrzuć z niej wydarzenie o koszcie 1 lub mniejszym.
card-sabotage = Wybierz wsparcie i odrzuć z ręki tyle kart, ile ono kosztuje; następnie odrzuć to wsparcie z gry.
