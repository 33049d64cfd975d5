card-kylo-ren-awakenings = Specjalna · wskaż postać przeciwnika i podejrzyj losową kartę na jego ręce; zadaj tej postaci tyle obrażeń, ile ta karta kosztuje.
card-nightsister = Akcja · przerzuć kość, a ta postać otrzymuje 1 obrażenie.
card-force-choke = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj 1 nieblokowalne obrażenie postaci innej niż postać z tą kartą; następnie możesz obrócić jedną z kości tamtej postaci lub jej ulepszeń.
card-kylo-ren-s-lightsaber = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj wybranej postaci 2 obrażenia; jeśli osłony zablokowały choć jedno z nich, przerzuć tę kość i zostaw ją w swojej puli.
card-sith-holocron = Specjalna · zamień to ulepszenie na niebieskie ulepszenie Umiejętność z ręki, pomijając jego ograniczenia i koszt; za 1 żeton zasobu możesz też rzucić kością nowego ulepszenia do swojej puli.
card-abandon-all-hope = Przeciwnik musi wybrać jedno – stracić wszystkie swoje żetony zasobów albo odrzucić całą rękę. Może wybrać także to, co nic go nie kosztuje.
card-boundless-ambition = Dobieraj karty, aż będziesz mieć ich na ręce tyle, ile wynosi twój limit kart na ręce.
card-feel-your-anger = Usuń tyle kości przeciwnika, ile jego kości przedstawia pustą ściankę.
card-no-mercy-awakenings = Odrzuć z ręki dowolną liczbę niebieskich kart; następnie rozpatrz jedną ze swoich kości przedstawiających obrażenia, dodając do jej wartości 1 za każdą z nich.
card-pulling-the-strings = Podejrzyj 3 wierzchnie karty wybranej talii; następnie połóż każdą z nich na wierzchu tej talii lub pod nią, w dowolnej kolejności.
card-emperor-s-favor = W fazie utrzymania dobierasz do o jedną kartę większej ręki: limit twojej ręki rośnie o 1.
