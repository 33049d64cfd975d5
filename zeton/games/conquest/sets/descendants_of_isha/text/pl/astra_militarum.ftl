# Karty Astra Militarum, które potrzebują własnego zdania.
card-the-emperors-warrant = Akcja w fazie walki · wybierz wrogą jednostkę na planecie bez wrogiego lidera i inną jednostkę na tej samej planecie; wyczerp pierwszą. Następnie zadaj drugiej tyle obrażeń, ile wynosi ATK pierwszej.
