card-darth-vader-spirit-of-rebellion = Specjalna · zadaj wybranej postaci 3 obrażenia; następnie ta postać otrzymuje 1 obrażenie.
card-command-shuttle = Specjalna · użyj zdolności specjalnej jednej ze swoich postaci.
card-force-lightning = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj wybranej postaci 1 obrażenie; jeśli usuniesz kość przedstawiającą pustą ściankę, przerzuć tę kość, a pozostanie ona w twojej puli.
card-lure-of-power = Modyfikatory tej kości możesz dodawać do każdej kości, którą rozpatrujesz, bez względu na jej symbol.
card-no-disintegrations = Odrzuć wierzchnią kartę talii przeciwnika albo 3 wierzchnie karty, jeśli na twoim stosie kart odrzuconych jest kopia tego wydarzenia.
card-rise-again = Ulecz 5 obrażeń z wybranej unikatowej niebieskiej postaci; możesz zagrać na nią bez opłaty ulepszenie ze swojego stosu kart odrzuconych.
card-the-price-of-failure = Wyznacz niebieską postać: wybierz jedną ze swoich postaci, która zostaje pokonana; następnie przygotuj postać.
