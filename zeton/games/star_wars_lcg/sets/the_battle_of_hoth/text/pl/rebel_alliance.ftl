# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-attack-pattern-delta = Akcja, raz na turę · jeśli kontrolujesz więcej celów z cechą Hoth niż przeciwnik, podejrzyj wierzchnią kartę swojej talii. Jeśli jest to jednostka z cechą Pojazd o wydrukowanym koszcie 2 lub mniejszym, umieść ją w grze.
card-rogue-leader = Ta jednostka zyskuje 1 symbol taktyki, dopóki kontrolujesz kartę Rogue Two.
card-snowspeeder-launch-bay = Reakcja, raz na fazę · po tym jak przeprowadzisz natarcie jednostką z cechą Śmigacz, zadaj 1 obrażenie wybranej wrogiej jednostce z cechą Pojazd, a jeśli ma cechę Maszyna krocząca, umieść na niej także 1 żeton skupienia.
