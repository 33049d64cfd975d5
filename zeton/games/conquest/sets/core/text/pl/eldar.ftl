# Karty Eldarów, które potrzebują własnego zdania.
card-eldorath-starbane = Reakcja · po tym, jak przydzielisz tę jednostkę do planety, wyczerp wybraną jednostkę niebędącą liderem na tamtej planecie.
card-foresight = Reakcja · po tym, jak przydzielisz swojego lidera do planety, przydziel go jeszcze raz, bez innych jednostek, do innej planety.
card-biel-tan-warp-spiders = Reakcja · po tym, jak zadeklarujesz atak tą jednostką, podejrzyj 2 wierzchnie karty dowolnej talii; możesz odrzucić jedną z nich.
card-superiority = Przerwanie · kiedy rozpoczynają się zmagania dowodzenia, wybrana jednostka armii na tamtej planecie traci symbole dowodzenia na czas tych zmagań.
card-gift-of-isha = Akcja · umieść w grze na planecie najwyżej leżącą jednostkę Eldarów ze swojego stosu kart odrzuconych; na koniec fazy odrzuć ją.
