# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-action-series-bulk-transport = Reakcja · po tym jak skupisz tę jednostkę do natarcia, podejrzyj 5 wierzchnich kart swojej talii; możesz umieścić w grze jedną z nich, jeśli jest to jednostka z cechą Postać o wydrukowanym koszcie 2 lub mniejszym. Resztę wtasuj z powrotem do talii.
card-battle-of-hoth = Los · możesz wybrać cel z cechą Hoth; zadaj mu 1 obrażenie albo usuń z niego 1 obrażenie.
