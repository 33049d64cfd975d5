card-quadjumper = Akcja · odrzuć tę kartę: zagraj wsparcie z ręki, płacąc o 3 mniej.
card-bolt-hole = Usuń jedną ze swoich żółtych kości postaci: jej postać otrzymuje 2 osłony.
card-diversion = Przeciwnik traci 1 żeton zasobu albo 3 żetony zasobów, jeśli na twoim stosie kart odrzuconych jest kopia tego wydarzenia.
card-friends-in-low-places = Wyznacz żółtą postać: podejrzyj rękę przeciwnika; odrzuć z niej wydarzenie o koszcie 1 lub mniejszym.
