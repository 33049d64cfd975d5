# Słowa z danych (cechy, stronnictwa i słowa kluczowe są w language.ftl): <pole>-<słowo>.

fact-edge-icons = Symbole walki dzięki przewadze

icon-unit-damage = OJ
    .full = obrażenia jednostek
icon-tactics = T
    .full = taktyka
icon-blast = OW
    .full = obrażenia wybuchowe
edge-icon-unit-damage = (OJ)
    .full = obrażenia jednostek dzięki przewadze
edge-icon-tactics = (T)
    .full = taktyka dzięki przewadze
edge-icon-blast = (OW)
    .full = obrażenia wybuchowe dzięki przewadze

type-affiliation = stronnictwo
type-enhancement = ulepszenie
type-event = wydarzenie
type-fate = los
type-mission = misja
type-objective = cel
type-unit = jednostka

side-light = jasna
    .gen = jasnej
side-dark = ciemna
    .gen = ciemnej

deck-jedi = Jedi
deck-rebel-alliance = Sojusz Rebeliantów
deck-sith = Sithowie
deck-imperial-navy = Marynarka Imperialna

step-w-refresh = akcje
step-w-draw = akcje
step-w-deploy = akcje
step-w-conflict = akcje
step-w-conflict-end = akcje
step-w-attackers = akcje
step-w-defenders = akcje
step-w-edge = akcje
step-w-strike = akcje
step-w-force = akcje

# Tytuł jako podmiot: liczba mnoga i całe zdania potrzebują słowa „karta”.
subject = { STARTS($card, like: ".*[^iuoays ]s( \\(.*)?$|Zapomniani|Naprawy|Kuatskie|Doborowi|Zastraszeni|Przemytnicy|Sithowie|Szumowiny|Wejść|Zaufaj|Moc spaja|W ogniu") ->
    [yes] karta { $card }
   *[no] { $card }
}

# Co się atakuje: cel albo tarczę Gwiazdy Śmierci, która celem nie jest (biernik; dopełniacz i miejscownik).
attacked = { STARTS($card, like: "Tarcza Gwiazdy") ->
    [yes] tarczę Gwiazdy Śmierci
   *[no] cel { $card }
}
attacked-gen = { STARTS($card, like: "Tarcza Gwiazdy") ->
    [yes] tarczy Gwiazdy Śmierci
   *[no] celu { $card }
}
