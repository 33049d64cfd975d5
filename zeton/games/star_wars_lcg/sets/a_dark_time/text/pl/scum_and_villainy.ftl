# Karty Szumowin i Nikczemników, które potrzebują własnych zdań.
card-the-hunt-for-han-solo = Reakcja · po tym jak schwytasz jednostkę przy tym celu, ujawnij ją i usuń 1 żeton skupienia z wybranej karty Szumowin i Nikczemników. Jeśli jest nią Han Solo, przesuń tarczę Gwiazdy Śmierci o 1 do przodu.
card-cloud-city-incinerator = Reakcja, raz na turę · po tym jak karta zostanie schwytana, jeśli równowaga Mocy jest po ciemnej stronie, odrzuć schwytaną kartę.
card-carbonite-chamber-activation = Akcja · wybierz jedną lub dwie jednostki bez cechy Pojazd o łącznym wydrukowanym koszcie 3 lub mniejszym; umieść na każdej 1 żeton skupienia.
