card-chewbacca-spirit-of-rebellion = Specjalna · obróć kość przeciwnika na ściankę przedstawiającą obrażenia; następnie zadaj wybranej postaci tyle obrażeń, ile ta kość teraz przedstawia.
card-jyn-erso-spirit-of-rebellion = W każdej rundzie pierwsze żółte wydarzenie, które zagrywasz, kosztuje o 1 mniej.
card-outer-rim-smuggler = Po tym, jak po raz pierwszy w rundzie zagrasz ostatnią kartę z ręki, zyskaj 1 żeton zasobu.
card-smuggling-freighter = Po tym, jak rozpatrzysz tę kość przedstawiającą wartość 2, połóż tę kartę z gry na wierzchu swojej talii.
card-lone-operative = Specjalna · ulecz 2 obrażenia z postaci z tą kartą albo 3 obrażenia, jeśli nie masz w grze innej postaci.
card-maz-s-goggles = Zagrywaj tylko wtedy, gdy masz w grze żółtą postać.
    Specjalna · podejrzyj karty na ręce przeciwnika i odrzuć z nich jedno wydarzenie.
card-hold-on = Przenieś dowolną liczbę osłon z jednej ze swoich postaci na inną postać.
card-rebel = Zagrywaj tylko wtedy, gdy masz kość przedstawiającą odrzucenie. Zagraj kartę ze swojego stosu kart odrzuconych, płacąc o 1 żeton zasobu mniej.
card-long-con = Zyskaj 1 żeton zasobu za każdą inną kopię tego wydarzenia na twoim stosie kart odrzuconych.
card-loth-cat-and-mouse-spirit-of-rebellion = Przeciwnik wybiera i usuwa jedną z twoich kości; następnie usuń kość przeciwnika.
card-never-tell-me-the-odds = Wybierz jedną ze swoich żółtych postaci: obróć dowolną liczbę kości tej postaci i jej ulepszeń na dowolne ścianki.
card-life-debt = Zagrywaj tylko na żółtą postać.
    Po tym, jak aktywujesz postać z tą kartą, możesz przenieść na nią 1 obrażenie z innej postaci; osłony go nie blokują.
