# Przykłady: pozycje, na których można wypróbować zasadę, i co na nich zrobić.

example-dial = Ustaw wskaźnik: twój lider i 10th Company Scout ze sztabu trafią na tę planetę. Tam wygrają zmagania dowodzenia albo bitwę.
example-deploy = To twoja tura wystawiania, masz pięć żetonów zasobów. Wystaw jednostkę 10th Company Scout na planetę; potem kolej na drugiego gracza.
example-combat-turn = To twoja tura walki. Zaatakuj jednostką Land Raider; czymś musisz zaatakować albo wykonać odwrót liderem.
example-retreat = Runda walki się skończyła, a twój Land Raider jest mocno uszkodzony. Wycofaj go wyczerpanego do sztabu albo zostaw na następną rundę.
example-third-planet = Masz dwie planety z symbolem Umocnień, a to trzecia. Zniszcz ostatniego wroga, wygraj bitwę i całą grę.
