# Karty Orków, które potrzebują własnego zdania.
card-made-ta-fight = Przerwanie · kiedy twoja jednostka armii ma opuścić grę z planety, na której jest twój lider, wybierz tam jednostkę niebędącą liderem; zadaj jej tyle obrażeń, ile wynosi wydrukowany ATK tamtej jednostki armii.
card-squiggify = Akcja w fazie walki · wybierz jednostkę armii bez cechy Pojazd; do końca fazy jej ATK wynosi 1, jej pole tekstowe uznaje się za puste, z wyjątkiem cech, i zyskuje ona cechę Squig.
