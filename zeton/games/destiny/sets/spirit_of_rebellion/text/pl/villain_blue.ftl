card-darth-vader-spirit-of-rebellion = Specjalna · zadaj wybranej postaci 3 obrażenia; następnie ta postać otrzymuje 1 obrażenie.
card-no-disintegrations = Odrzuć wierzchnią kartę talii przeciwnika albo 3 wierzchnie karty, jeśli na twoim stosie kart odrzuconych jest kopia tego wydarzenia.
