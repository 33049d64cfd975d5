card-kallus = Potężna akcja · obróć tę kość ze ścianki z obrażeniami dystansowymi na ściankę z obrażeniami wręcz albo odwrotnie.
card-nute-gunray = W fazie utrzymania przeciwnik zyskuje o 1 żeton zasobu mniej, ale co najmniej 1, albo zamiast tego odrzuca 2 wierzchnie karty swojej talii.
card-separatist-landing-craft = Specjalna · wydaj 2 żetony zasobów: do twojej drużyny dołącza postać Battle Droid; odrzuć tę kartę.
card-fragmentation-grenade = Po tym, jak rozpatrzysz tę kość, wydaj 1 żeton zasobu albo odrzuć tę kartę.
card-grand-moff = Zagrywaj tylko na unikatową czerwoną postać.
    Potężna akcja · rozpatrz zdolność Zajęcia pola bitwy albo zamień pole bitwy na to, które nie jest używane.
card-crush-the-rebellion = Usuń kość przedstawiającą obrażenia; następnie zadaj przeciwnikowi obrażenia niebezpośrednie w liczbie równej połowie jej wartości, zaokrąglonej w górę.
card-shrapnel-blast = Zadaj przeciwnikowi 1 obrażenie niebezpośrednie; następnie możesz usunąć kość postaci, która je otrzymała.
