# Karty Jedi, które potrzebują własnych zdań.
card-obi-wan-kenobi = Dopóki ta jednostka uczestniczy w bitwie, w każdej walce o przewagę przeciwnik kładzie swoją pierwszą kartę odkrytą.
card-jedi-mind-trick = Akcja · wybierz jednostkę z cechą Postać lub Istota; umieść na niej 1 żeton skupienia, a jeśli równowaga Mocy jest po jasnej stronie, 2 żetony.
card-a-journey-to-dagobah = Zakłócenie · kiedy ten cel ma ulec zniszczeniu, przejrzyj swoją talię celów; możesz umieścić w grze jeden cel z tej talii. Następnie ją potasuj.
card-the-secret-of-yavin-4 = Zakłócenie, raz na turę, jak na karcie · po tym jak przeciwnik zaatakuje inny twój cel, zamiast niego atakowany jest ten cel.
    Reakcja, raz na turę, według FAQ · po tym jak przeciwnik zaatakuje inny twój cel, zamiast niego atakowany jest ten cel.
card-lightsaber-deflection = Zakłócenie · kiedy przyjazna jednostka bez cechy Pojazd otrzymuje obrażenia, 1 z nich otrzymuje zamiast niej inna wybrana jednostka.
card-redemption = Zakłócenie, raz na turę · kiedy jednostka z cechą Postać ma ulec zniszczeniu, trafia na rękę właściciela zamiast na stos kart odrzuconych.
card-return-of-the-jedi = Akcja · wybierz na swoim stosie kart odrzuconych jednostkę z cechą Użytkownik Mocy i umieść ją w grze.
card-force-rejuvenation = Akcja · wybierz przyjazną jednostkę z cechą Postać; odrzuć z niej dowolną liczbę żetonów skupienia, obrażeń, osłon i ulepszeń.
