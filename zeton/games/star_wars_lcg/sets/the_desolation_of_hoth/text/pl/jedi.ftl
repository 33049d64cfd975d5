# Karty Jedi, które potrzebują własnych zdań.
card-a-message-from-beyond = Reakcja · po tym jak twoje karty odpoczną, umieść 1 obrażenie na tym celu: weź z powrotem na rękę ulepszenie leżące najwyżej na twoim stosie kart odrzuconych.
card-old-bens-spirit = Zakłócenie · kiedy ulepszona jednostka ma ulec zniszczeniu, zamiast tego odrzuć tę kartę i usuń z tej jednostki wszystkie obrażenia.
card-weapon-mastery = Akcja · wybierz jednostkę z cechą Postać; do końca fazy zyskuje ona 1 symbol obrażeń jednostek za każde ulepszenie na niej.
