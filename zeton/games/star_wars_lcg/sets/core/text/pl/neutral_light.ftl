# Neutralne karty jasnej strony, które potrzebują własnych słów, w kolejności numerów.

card-target-of-opportunity-light = Los · jeśli to ty atakujesz, zadaj 1 obrażenie atakowanemu celowi.
card-twist-of-fate-light = Los · anuluj wszystkie inne ujawnione karty losu, odrzuć oba stosy przewagi i zacznij walkę o przewagę od nowa.
card-it-binds-all-things = Akcja · weź z powrotem na rękę 1 lub 2 wierzchnie karty swojego stosu kart odrzuconych.
card-crossfire = Reakcja · po tym jak gracz skupi jednostkę z cechą Postać do natarcia, tamta jednostka zyskuje do końca natarcia 1 wybrany symbol: obrażeń jednostek, taktyki lub obrażeń wybuchowych.
card-rebel-sympathizer = Akcja · poświęć tę jednostkę: następna karta, którą zagrasz w tej fazie, kosztuje o 1 mniej i nie wymaga dopasowania zasobów.
card-rescue-mission = Akcja · wybierz cel ciemnej strony ze schwytanymi kartami i uratuj losową z nich; jeśli to jednostka, możesz od razu umieścić ją w grze.
card-it-could-be-worse = Zakłócenie · kiedy jednostka lub cel otrzymuje obrażenia, zapobiegnij 1 z tych obrażeń.
card-secret-informant = Dopóki ta jednostka uczestniczy w bitwie, każdą swoją kartę losu możesz po rozpatrzeniu rozpatrzyć jeszcze raz.
