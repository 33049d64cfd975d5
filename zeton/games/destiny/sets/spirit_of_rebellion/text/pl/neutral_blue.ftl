card-decisive-blow-spirit-of-rebellion = Rozpatrz jedną ze swoich kości przedstawiających obrażenia wręcz; następnie usuń wszystkie kości trafionej postaci i jej ulepszeń.
card-high-ground = Zagrywaj tylko wtedy, gdy kontrolujesz pole bitwy. Usuń kość przeciwnika przedstawiającą obrażenia; następnie, jeśli była to kość postaci, zadaj tej postaci 1 obrażenie.
card-momentum-shift = Przenieś 1 osłonę z postaci przeciwnika na jedną ze swoich postaci.
card-overconfidence = Wyznacz niebieską postać: przerzuć 2 kości; następnie usuń tę z nich, która ma mniejszą wartość, a jeśli wartości są równe – dowolną.
card-trust-your-instincts = Wyznacz niebieską postać: przerzuć dowolną liczbę kości tej postaci i jej ulepszeń; następnie możesz dobrać kartę.
card-meditate = Akcja · wyczerp tę kartę i usuń jedną ze swoich kości przedstawiających pustą ściankę: obróć jedną ze swoich kości na ściankę, która nie przedstawia obrażeń.
card-force-illusion = Tuż przed tym, jak postać z tą kartą otrzyma obrażenia, możesz je zablokować, odrzucając tyle samo wierzchnich kart swojej talii; następnie odrzuć tę kartę z gry.
