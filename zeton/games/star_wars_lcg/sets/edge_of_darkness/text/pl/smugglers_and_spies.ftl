# Karty Przemytników i Szpiegów, które potrzebują własnych zdań.
card-chewbacca-69 = Reakcja · po tym jak ta jednostka otrzyma obrażenia w trakcie bitwy, zadaj dwa razy tyle wybranej wrogiej jednostce uczestniczącej.
card-let-the-wookiee-win = Akcja · wybierz przyjazną jednostkę i jednostkę bez cechy Pojazd; zadaj 1 obrażenie pierwszej. Następnie zadaj 1 obrażenie drugiej.
card-lobot = Dopóki ta jednostka uczestniczy w bitwie, wszystkie symbole walki jednostek uczestniczących liczą się tylko po stronie, która ma przewagę.
card-mission-commander = Reakcja · po tym jak skupisz tę atakującą jednostkę do natarcia, umieść 1 obrażenie na tej jednostce: uratuj losową kartę schwytaną przy atakowanym celu. Następnie dobierz kartę.
