# Karty Przemytników i Szpiegów, które potrzebują własnych zdań.
card-narrow-escape = Zakłócenie · kiedy przeciwnik wybrał jedyną kartę, na którą działa efekt inny niż schwytanie, wybierz dla tego efektu inną kartę, tak jakby był twój.
card-tactical-retreat = Akcja · wybierz dowolną liczbę przyjaznych jednostek; wracają one na ręce właścicieli.
