# Przykłady: pozycje, na których można wypróbować zasadę, i co na nich zrobić.

example-edge-battle = Atakujesz jednostką Luke Skywalker, a broni się Darth Vader. Dołóż do stosu przewagi kartę Twist of Fate albo inną, albo spasuj i zachowaj rękę.
example-strikes = Masz przewagę, więc nacierasz pierwszy. Przeprowadź natarcie jednostką Luke Skywalker, przydzieloną do Mocy: dostanie dwa żetony skupienia, a Czerwony Pięć jeden.
example-resource-match = Prowadzisz Sojusz Rebeliantów. Zagraj kartę Luke Skywalker: należy do Jedi, więc wśród źródeł zapłaty musi być Ścieżka bohatera.
example-third-objective = Dwa cele ciemnej strony są już zniszczone, a Fall of the Jedi zniesie jeszcze jedno obrażenie. Zaatakuj ten cel jednostką Czerwony Pięć i wygraj.
example-force-struggle = Równowaga jest ciemna, bo do Mocy przydzielona jest tylko Siostra Nocy. Przydziel jednostkę Luke Skywalker i policz symbole Mocy: zmagania są zaraz potem.
