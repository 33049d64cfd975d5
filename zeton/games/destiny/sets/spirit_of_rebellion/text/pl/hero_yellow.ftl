card-chewbacca-spirit-of-rebellion = Specjalna · obróć kość przeciwnika na ściankę przedstawiającą obrażenia; następnie zadaj wybranej postaci tyle obrażeń, ile ta kość teraz przedstawia.
card-jyn-erso-spirit-of-rebellion = W każdej rundzie pierwsze żółte wydarzenie, które zagrywasz, kosztuje o 1 mniej.
card-lone-operative = Specjalna · ulecz 2 obrażenia z postaci z tą kartą albo 3 obrażenia, jeśli nie masz w grze innej postaci.
card-maz-s-goggles = Zagrywaj tylko wtedy, gdy masz w grze żółtą postać.
    Specjalna · podejrzyj rękę przeciwnika; odrzuć z niej wydarzenie.
card-rebel = Zagrywaj tylko wtedy, gdy masz kość przedstawiającą odrzucenie. Zagraj kartę ze swojego stosu kart odrzuconych, płacąc o 1 mniej.
card-long-con = Zyskaj 1 żeton zasobu za każdą kopię tego wydarzenia na twoim stosie kart odrzuconych.
