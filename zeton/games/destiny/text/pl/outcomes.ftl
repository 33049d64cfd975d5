# Jak skończyła się gra. $who wygrywa.

outcome-cards = { $who } wygrywa: przeciwnik nie ma już kart ani na ręce, ani w talii.
outcome-characters = { $who } wygrywa: ostatnia postać przeciwnika zostaje pokonana.
outcome-effect = { $who } wygrywa: dla przeciwnika nadeszła ostatnia chwila.

seat-0 = Pierwszy gracz
seat-1 = Drugi gracz
