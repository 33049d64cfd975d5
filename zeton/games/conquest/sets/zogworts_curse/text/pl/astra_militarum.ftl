# Karty Astra Militarum, które potrzebują własnego zdania.
card-staging-ground = Akcja · wyczerp tę kartę: wystaw na planecie jednostkę, która kosztuje najwyżej 2.
