# Jak skończyła się gra. $who wygrywa.

outcome-cards = { $who } wygrywa: przeciwnik nie ma już kart ani na ręce, ani w talii.
    .you = Wygrywasz: przeciwnik nie ma już kart ani na ręce, ani w talii.
    .why = Przeciwnik nie ma już kart ani na ręce, ani w talii.
outcome-characters = { $who } wygrywa: ostatnia postać przeciwnika zostaje pokonana.
    .you = Wygrywasz: ostatnia postać przeciwnika zostaje pokonana.
    .why = Ostatnia postać przeciwnika zostaje pokonana.
outcome-effect = { $who } wygrywa: dla przeciwnika nadeszła ostatnia chwila.
    .you = Wygrywasz: dla przeciwnika nadeszła ostatnia chwila.
    .why = Dla przeciwnika nadeszła ostatnia chwila.

seat-0 = Pierwszy gracz
seat-1 = Drugi gracz

# Jak skończyła się gra, w tabeli.
end-cards = brak kart
end-characters = postacie
end-effect = efekt
