# Karty Sithów, które potrzebują własnych zdań.
card-the-desolation-of-hoth = Akcja, tylko w twojej turze · wybierz wrogą jednostkę lub wrogi cel z cechą Hoth; przenieś na wybraną kartę dowolną liczbę obrażeń z jednego przyjaznego celu z cechą Hoth.
