# Mi van a lapra nyomtatva a szövege mellett.

fact-colour = Szín
fact-die = Kocka
fact-health = Életerő
fact-number = Sorszám a készletben
fact-points = Pont
fact-subtitle = Alcím
fact-subtypes = Altípusok
