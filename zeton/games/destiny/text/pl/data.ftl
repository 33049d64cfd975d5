# Słowa z danych (kolory, podrodzaje i słowa kluczowe są w language.ftl): <pole>-<słowo>.

type-battlefield = pole bitwy
type-character = postać
type-event = wydarzenie
type-downgrade = osłabienie
type-plot = fabuła
type-support = wsparcie
type-upgrade = ulepszenie

affiliation-hero = bohaterowie
    .gen = bohaterów
affiliation-villain = złoczyńcy
    .gen = złoczyńców
affiliation-neutral = neutralna
