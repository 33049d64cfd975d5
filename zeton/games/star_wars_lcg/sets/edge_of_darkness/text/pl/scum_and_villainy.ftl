# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-hive-of-scum-and-villainy = Każda jednostka atakująca ten cel traci 1 symbol obrażeń jednostek.
card-greedo = Wymuszona reakcja · po tym jak przegrasz walkę o przewagę, jeśli ta jednostka uczestniczy w bitwie, zadaj jej 1 obrażenie.
card-bounty =
    Jeśli przegrasz walkę o przewagę, a różnica symboli Mocy wynosi co najmniej 3, ta karta zostaje odrzucona z gry.
    Reakcja · po tym jak twoje karty odpoczną, schwytaj ulepszoną jednostkę przy dowolnym celu ciemnej strony.
card-reversal-of-fate = Zakłócenie · kiedy nikt już nie dokłada kart do stosów przewagi, a żadna nie została jeszcze ujawniona, zamień się z przeciwnikiem stosami przewagi do końca tej walki o przewagę.
card-the-tatooine-crash = Reakcja · po tym jak twoje karty odpoczną, schwytaj przy tym celu wierzchnią kartę talii przeciwnika.
card-aqualish-thug = Reakcja · po tym jak ta jednostka wejdzie do gry, przeciwnik zadaje swoim celom łącznie 2 obrażenia, podzielone według własnego uznania.
card-spice-visions = Zakłócenie · kiedy przyjazna jednostka z cechą Postać lub Istota ma otrzymać żeton skupienia, zamiast tego żetonu otrzymuje 1 obrażenie.
card-bossk = Reakcja · po tym jak zagrasz tę jednostkę, skup ją 2 żetonami skupienia: wybierz wrogą wyczerpaną jednostkę z cechą Postać; schwytaj ją przy dowolnym celu ciemnej strony. Następnie, jeśli miała cechę Wookiee, dobierz 2 karty.
card-feeding-the-pit = Akcja · odrzuć kartę schwytaną przy tym celu: usuń z niego 1 obrażenie. Następnie dobierz kartę.
card-bib-fortuna = Gdy tylko na tej jednostce znajdą się co najmniej 4 żetony skupienia, poświęcasz ją.
