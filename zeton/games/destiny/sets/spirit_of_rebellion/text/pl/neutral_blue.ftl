card-decisive-blow-spirit-of-rebellion = Rozpatrz jedną ze swoich kości przedstawiających obrażenia wręcz; następnie usuń wszystkie kości trafionej postaci i jej ulepszeń.
card-high-ground = Zagrywaj tylko wtedy, gdy kontrolujesz pole bitwy. Usuń kość przeciwnika przedstawiającą obrażenia; następnie, jeśli była to kość postaci, zadaj tej postaci 1 obrażenie.
card-meditate = Akcja · wyczerp tę kartę i usuń jedną ze swoich kości przedstawiających pustą ściankę: obróć jedną ze swoich kości na ściankę, która nie przedstawia obrażeń.
