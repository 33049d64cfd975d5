# Neutralne karty ciemnej strony, które potrzebują własnych zdań.
card-assassin-droid = Reakcja · po tym jak ta jednostka zniszczy wrogą jednostkę, usuń 1 żeton skupienia z tej jednostki.
card-tractor-beam = Akcja · wybierz jednostkę z cechą Pojazd; przenieś na nią żeton skupienia z przyjaznej jednostki z cechą Pojazd o wyższym wydrukowanym koszcie.
card-trandoshan-hunter = Kiedy ta jednostka naciera, jej obrażenia jednostek można zamiast tego zadać wybranej nieuczestniczącej jednostce z cechą Wookiee.
card-bantha = Reakcja · po tym jak zagrasz jednostkę z cechą Zbieracz złomu, weź z powrotem na rękę ulepszenie leżące najwyżej na twoim stosie kart odrzuconych.
card-gaffi-stick = Ulepszona jednostka zyskuje słowo kluczowe Przewaga (1) za każdą inną przyjazną jednostkę uczestniczącą.
