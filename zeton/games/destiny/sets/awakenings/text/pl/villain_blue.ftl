card-kylo-ren-awakenings = Specjalna · wybierz postać przeciwnika i podejrzyj losową kartę z jego ręki; zadaj tej postaci tyle obrażeń, ile ta karta kosztuje.
card-nightsister = Akcja · przerzuć kość, a ta postać otrzymuje 1 obrażenie.
card-force-choke = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj 1 nieblokowalne obrażenie postaci innej niż postać z tą kartą; następnie możesz obrócić jedną z kości tamtej postaci lub jej ulepszeń na dowolną ściankę.
card-kylo-ren-s-lightsaber = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj wybranej postaci 2 obrażenia; jeśli osłony zablokowały choć jedno z nich, przerzuć tę kość i zostaw ją w swojej puli.
card-sith-holocron = Specjalna · zamień to ulepszenie na niebieskie ulepszenie z ręki z podrodzajem Zdolność, pomijając jego ograniczenia zagrywania i koszt; następnie możesz wydać 1 żeton zasobu, aby rzucić kością nowego ulepszenia do swojej puli.
card-abandon-all-hope = Przeciwnik musi wybrać jedno – stracić wszystkie swoje żetony zasobów albo odrzucić całą rękę. Może wybrać także to, co nic go nie kosztuje.
card-boundless-ambition = Dobieraj karty, aż będziesz mieć ich na ręce tyle, ile wynosi twój limit kart na ręce.
card-feel-your-anger = Usuń tyle kości przeciwnika, ile jego kości przedstawia pustą ściankę.
card-no-mercy-awakenings = Odrzuć z ręki dowolną liczbę niebieskich kart; następnie rozpatrz jedną ze swoich kości przedstawiających obrażenia, dodając do jej wartości 1 za każdą z tych kart.
card-pulling-the-strings = Podejrzyj 3 wierzchnie karty wybranej talii; następnie połóż każdą z nich na wierzchu tej talii lub pod nią, w dowolnej kolejności.
card-emperor-s-favor = Limit kart na twojej ręce jest większy o 1.
