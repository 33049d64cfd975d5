card-padawan = Dopóki ta postać nie ma ulepszeń, zagranie na nią Broni kosztuje o 1 mniej.
card-jedi-robes = Po tym, jak ta karta zostanie zagrana, daj postaci z tą kartą 1 osłonę albo 2 osłony, jeśli trwa pierwsza runda.
card-one-with-the-force = Zagrywaj tylko na niebieską postać.
    Tuż przed tym, jak postać z tą kartą zostanie pokonana, ta karta staje się do końca gry wsparciem i jest przygotowana.
card-anticipate = Przeciwnik rozpatruje dowolną liczbę swoich kości w dowolnej kolejności; następnie usuń wszystkie jego kości, które nie zostały rozpatrzone.
card-force-misdirection = Wymień symbol, który przedstawia jedna z twoich niebieskich kości; następnie usuń wszystkie kości przeciwnika przedstawiające ten symbol.
card-noble-sacrifice = Pokonaj jedną ze swoich niebieskich postaci; następnie wyczerp przygotowaną postać.
card-patience = Usuń dowolną liczbę swoich kości; następnie odrzuć tyle samo wierzchnich kart talii przeciwnika.
card-return-of-the-jedi = Weź na rękę niebieskie wydarzenie ze swojego stosu kart odrzuconych.
card-riposte = Usuń dowolną liczbę osłon z jednej ze swoich postaci; następnie zadaj wybranej postaci tyle obrażeń, ile osłon zostało usuniętych.
card-willpower = Przenieś 1 obrażenie z jednej ze swoich wyczerpanych postaci na wyczerpaną postać przeciwnika; osłony go nie blokują.
card-jedi-council = Akcja · wyczerp tę kartę: podejrzyj 2 wierzchnie karty wybranej talii; następnie możesz odrzucić jedną z nich; jeśli to zrobisz, właściciel talii dobiera drugą.
card-the-force-is-strong = Akcja · wyczerp tę kartę i odrzuć z ręki niebieską kartę: zagraj z ręki za darmo inną jej kopię.
