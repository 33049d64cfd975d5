card-dark-advisor = Specjalna · dobierz 3 karty; jeśli udało się dobrać wszystkie 3, odłóż jedną z kart z ręki na wierzch lub na spód swojej talii.
card-mother-talzin = Po tym, jak aktywujesz tę postać, możesz odkryć wierzchnią kartę wybranej talii; jeśli jej koszt jest nieparzysty, obróć kość właściciela tej talii.
card-palpatine = Potężna akcja · zagraj wydarzenie z ręki; kosztuje o 1 mniej za każdy z tych symboli na twoich kościach: obrażenia wręcz, dystansowe i niebezpośrednie.
card-kylo-rens-starfighter = Specjalna · wymień kolor; przeciwnik ujawnia rękę; zadaj mu 1 obrażenie niebezpośrednie za każdą kartę tego koloru na jego ręce.
card-crystal-ball = Po tym, jak aktywujesz postać z tą kartą, możesz podejrzeć wierzchnią kartę wybranej talii.
card-force-rend = Zagrywaj tylko na niebieską postać.
    Specjalna · wskaż wsparcie lub ulepszenie w grze i wydaj tyle żetonów zasobów, ile wynosi jego koszt: odrzuć tę kartę.
card-mauls-lightsaber = Zagrywaj tylko na niebieską postać.
    Potężna akcja · jeśli żadna postać przeciwnika nie ma osłon, wydaj 1 żeton zasobu: rzuć tą kością do swojej puli.
card-consumed-by-the-dark-side = Zadaj 1 obrażenie swojej niebieskiej postaci, aby obrócić kość na pustą ściankę.
card-dark-scheme = Podejrzyj 5 wierzchnich kart talii przeciwnika, odrzuć jedną z nich, a pozostałe odłóż na wierzch w dowolnej kolejności.
card-frighten = Usuń maksymalnie 3 osłony z dowolnych postaci.
card-i-am-your-father = Rozpatrz kość postaci przeciwnika tak, jakby była twoja, chyba że przeciwnik odrzuci całą rękę.
card-spell-of-removal = Wyznacz niebieską postać: odrzuć wierzchnią kartę wybranej talii; jeśli jej koszt jest nieparzysty, usuń kość.
card-witch-magick = Ujawnij 3 wierzchnie karty swojej talii, nie zmieniając ich kolejności; ulecz z wybranej postaci 1 obrażenie za każdy nieparzysty koszt wśród nich.
card-nightsister-coven = Po tym, jak w rzucie kością postaci wypadnie pusta ścianka, możesz wyczerpać tę kartę: odkryj wierzchnią kartę wybranej talii; jeśli jej koszt jest nieparzysty, zadaj 1 obrażenie postaci, której kością rzucono.
