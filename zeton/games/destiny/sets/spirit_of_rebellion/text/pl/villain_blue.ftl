card-darth-vader-spirit-of-rebellion = Specjalna · zadaj wybranej postaci 3 obrażenia; następnie ta postać otrzymuje 1 obrażenie.
card-command-shuttle = Specjalna · rozpatrz zdolność specjalną jednej ze swoich postaci.
card-force-lightning = Zagrywaj tylko na niebieską postać.
    Specjalna · zadaj wybranej postaci 1 obrażenie; możesz usunąć kość przedstawiającą pustą ściankę: wtedy przerzuć kość tej karty i zostaw ją w swojej puli.
card-lure-of-power = Modyfikatory tej kości możesz dodawać do każdej kości, którą rozpatrujesz, bez względu na jej symbol.
card-no-disintegrations = Odrzuć wierzchnią kartę talii przeciwnika albo 3 wierzchnie karty, jeśli na twoim stosie kart odrzuconych jest inna kopia tego wydarzenia.
card-rise-again = Ulecz 5 obrażeń z wybranej unikatowej niebieskiej postaci; następnie możesz zagrać na nią za darmo ulepszenie ze swojego stosu kart odrzuconych.
card-the-price-of-failure = Wyznacz niebieską postać: pokonaj jedną ze swoich postaci; następnie przygotuj postać.
