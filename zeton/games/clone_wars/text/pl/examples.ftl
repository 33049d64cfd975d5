# Przykłady: pozycje, na których można wypróbować zasadę, i co na nich zrobić.

example-blockade = Zaatakuj na planecie Naboo: dopóki stoi blokada, twoje obrażenia nie trafią tam niczego innego. Potrzeba dwóch.
example-attempt = Oboje twoi Jedi są na planecie misji. Podejmij ją: rzuć kością, a potem dołóż karty obojga, które pasują do jej symboli.
example-transport = Naboo grozi okupacja. Leć, korzystając z karty Venator, którą ma Mace Windu: jedna akcja prowadzi przez dwa połączenia.
example-free-action = Użyj darmowej akcji, którą ma Ahsoka Tano: wyczerp maksymalnie dwie karty, każda to jedno obrażenie tutaj albo na sąsiedniej planecie.
example-reinforce = Masz siedem kart oddziałów. Wezwij posiłki: dobierasz ósmą i od razu musisz jedną odrzucić albo zagrać sojusznika.
