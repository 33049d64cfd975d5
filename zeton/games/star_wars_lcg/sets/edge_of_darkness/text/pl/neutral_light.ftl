# Neutralne karty jasnej strony, które potrzebują własnych zdań.
card-opening-moves = Pierwsza bitwa, którą przeciwnik rozpoczyna w swojej fazie konfliktu, musi toczyć się o twój cel z cechą Yavin 4, jeśli to możliwe.
card-ion-cannon-barrage = Akcja · usuń ze wszystkich kart żetony osłon.
