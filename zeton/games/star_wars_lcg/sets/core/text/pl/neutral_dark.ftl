# Neutralne karty ciemnej strony, które potrzebują własnych słów, w kolejności numerów.

card-twist-of-fate-dark = Los · anuluj wszystkie inne ujawnione karty losu, odrzuć oba stosy przewagi i zacznij walkę o przewagę od nowa.
card-black-squadron-pilot = Ta karta może wejść do gry jako ulepszenie przyjaznej jednostki z cechą Myśliwiec; nie jest wtedy jednostką i ma tylko ten tekst: ulepszona jednostka zyskuje 1 symbol obrażeń jednostek i 1 symbol obrażeń wybuchowych.
card-target-of-opportunity-dark = Los · jeśli to ty atakujesz, zadaj 1 obrażenie atakowanemu celowi.
card-rancor = Wymuszona reakcja · po tym jak twoje karty odpoczną, zniszcz jednostkę bez cechy Pojazd o najniższym wydrukowanym koszcie; przy remisie rozstrzyga aktywny gracz.
card-viper-probe-droid = Możesz zagrać tę jednostkę ze swojego stosu kart odrzuconych tak jak z ręki.
card-dark-alliance = Akcja · do końca fazy możesz pomijać dopasowanie zasobów, zagrywając karty z ręki.
card-its-worse = Zakłócenie · kiedy ktoś używa innego zakłócenia, anuluj je. Następnie zadaj 1 obrażenie wybranej wrogiej jednostce.
card-human-replica-droid = Reakcja, z ręki · po tym jak wygrasz walkę o przewagę, umieść tę jednostkę w grze; uczestniczy ona w bitwie po twojej stronie.
