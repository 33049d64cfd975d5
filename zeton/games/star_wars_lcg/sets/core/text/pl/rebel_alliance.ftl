# Karty Sojuszu Rebeliantów, które potrzebują własnych zdań.
card-the-defense-of-yavin-4 = Zakłócenie · kiedy zagrywasz jednostkę z cechą Pojazd, odrzuć z ręki dowolną liczbę innych kart, co najmniej jedną: zapłać za nią o 1 mniej za każdą odrzuconą kartę, lecz co najmniej 1.
card-a-new-hope = Akcja · najpierw ty, a potem przeciwnik wybieracie maksymalnie po 3 swoje jednostki; wszystkie niewybrane jednostki wracają na ręce właścicieli.
