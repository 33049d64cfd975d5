# Karty Eldarów, które potrzebują własnego zdania.
card-biel-tan-warp-spiders = Reakcja · po tym, jak zadeklarujesz atak tą jednostką, podejrzyj 2 wierzchnie karty dowolnej talii; możesz odrzucić jedną z nich.
card-gift-of-isha = Akcja · umieść w grze na planecie najwyżej leżącą jednostkę Eldarów ze swojego stosu kart odrzuconych; na koniec fazy odrzuć ją.
