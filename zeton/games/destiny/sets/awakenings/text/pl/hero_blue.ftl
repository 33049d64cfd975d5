card-jedi-robes = Po tym, jak ta karta zostanie zagrana, daj postaci z tą kartą 1 osłonę albo 2 osłony, jeśli trwa pierwsza runda.
card-noble-sacrifice = Wybierz jedną ze swoich niebieskich postaci: zostaje ona pokonana; następnie wyczerp przygotowaną postać.
card-patience = Usuń dowolną liczbę swoich kości; następnie odrzuć tyle samo wierzchnich kart talii przeciwnika.
card-return-of-the-jedi = Weź na rękę niebieskie wydarzenie ze swojego stosu kart odrzuconych.
card-riposte = Usuń dowolną liczbę osłon z jednej ze swoich postaci; następnie zadaj wybranej postaci tyle obrażeń, ile osłon zostało usuniętych.
card-willpower = Przenieś 1 obrażenie z jednej ze swoich wyczerpanych postaci na wyczerpaną postać przeciwnika.
