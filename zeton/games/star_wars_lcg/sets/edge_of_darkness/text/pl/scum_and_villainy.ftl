# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-hive-of-scum-and-villainy = Każda jednostka, dopóki atakuje ten cel, traci 1 symbol obrażeń jednostek.
card-greedo = Wymuszona reakcja · po tym jak przegrasz walkę o przewagę w bitwie, w której ta jednostka uczestniczy: zadaj jej 1 obrażenie.
card-bounty =
    Jeśli przegrasz walkę o przewagę, mając co najmniej o 3 symbole Mocy mniej niż przeciwnik, ta karta zostaje odrzucona z gry.
    Reakcja · po tym jak twoje karty odpoczną: schwytaj ulepszoną jednostkę przy dowolnym celu ciemnej strony.
card-reversal-of-fate = Zakłócenie · kiedy nikt już nie dokłada kart do stosów przewagi, a żadna nie została jeszcze ujawniona: do końca tej walki o przewagę zamień się z przeciwnikiem stosami przewagi.
card-the-tatooine-crash = Reakcja · po tym jak twoje karty odpoczną: schwytaj przy tym celu wierzchnią kartę talii przeciwnika.
card-aqualish-thug = Reakcja · po tym jak ta jednostka wejdzie do gry: przeciwnik zadaje swoim celom łącznie 2 obrażenia, podzielone według jego uznania.
card-spice-visions = Zakłócenie · kiedy przyjazna jednostka z cechą Postać lub Istota ma otrzymać żeton skupienia: zamiast tego żetonu otrzymuje 1 obrażenie.
card-bossk = Reakcja · po tym jak zagrasz tę jednostkę z ręki, skup ją, kładąc 2 żetony skupienia: wybierz wyczerpaną wrogą jednostkę z cechą Postać; schwytaj ją przy dowolnym celu ciemnej strony. Następnie, jeśli miała cechę Wookiee, dobierz 2 karty.
card-feeding-the-pit = Akcja · odrzuć kartę schwytaną przy tym celu: usuń 1 obrażenie z tego celu; następnie dobierz 1 kartę.
card-bib-fortuna = Gdy tylko na tej jednostce znajdą się co najmniej 4 żetony skupienia, poświęcasz ją.
