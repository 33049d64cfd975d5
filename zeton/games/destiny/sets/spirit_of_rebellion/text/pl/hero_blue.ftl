card-jedi-acolyte = Tuż przed tym, jak rozpatrzysz tę kość, dodaj 1 do jej wartości, jeśli inna twoja kość przedstawia ten sam symbol.
card-luminara-unduli = Specjalna · rozpatrz jedną ze swoich kości postaci, dodając 2 do jej wartości albo 3, jeśli jest to kość postaci nieunikatowej.
card-obi-wan-kenobi-spirit-of-rebellion = Tuż przed tym, jak ta postać zostanie pokonana, możesz zagrać za darmo niebieską kartę z ręki albo ze swojego stosu kart odrzuconych.
card-caution = Usuń jedną ze swoich kości postaci; następnie daj 3 osłony postaci innej niż ta, do której należała ta kość.
card-destiny = Usuń dowolną liczbę swoich niebieskich kości; następnie zagraj za darmo kartę z ręki, której koszt nie jest większy od łącznej wartości tych kości.
card-guard = Usuń jedną ze swoich niebieskich kości przedstawiających obrażenia wręcz; następnie usuń tyle kości przeciwnika, ile wynosiła jej wartość.
card-krayt-dragon-howl = Wyznacz niebieską postać: wybierz kość przeciwnika. Przeciwnik usuwa ją albo odrzuca 2 wierzchnie karty swojej talii.
card-protective-mentor = Osłony postaci z tą kartą mogą blokować obrażenia zadawane innym postaciom.
