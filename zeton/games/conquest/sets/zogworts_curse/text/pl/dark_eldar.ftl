# Karty Mrocznych Eldarów, które potrzebują własnego zdania.
card-crucible-of-malediction = Reakcja · po tym, jak zagrasz wydarzenie z cechą Tortura, wyczerp tę kartę: obejrzyj 3 wierzchnie karty dowolnej talii, odrzuć jedną z nich, a pozostałe odłóż na jej wierzch w dowolnej kolejności.
card-searing-brand = Akcja w fazie walki · wybierz jednostkę niebędącą liderem na planecie z obecnością swojego lidera; zadaj jej 3 obrażenia, którym nie można zapobiec, chyba że przeciwnik odrzuci 2 karty.
