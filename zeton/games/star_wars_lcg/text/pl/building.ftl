# Budowanie talii (R18).

mend-add-sets = Dodaj jeszcze { $sets } { $sets ->
    [one] zestaw celu
    [few] zestawy celów
   *[many] zestawów celów
}.
mend-play-as = Graj nią ze stronnictwem { $affiliation }.

section-affiliation-light = Stronnictwo jasnej strony
section-affiliation-dark = Stronnictwo ciemnej strony
section-set = Zestawy celów

tally-sets = Zestawy celów

curve-resources = Zasoby celów
curve-force = Symbole Mocy
curve-icons = Symbole walki

combat-icon-unit-damage = obrażenia jednostek
combat-icon-tactics = taktyka
combat-icon-blast = obrażenia wybuchowe

deck-type-unit = jednostki
deck-type-enhancement = ulepszenia
deck-type-event = wydarzenia
deck-type-fate = karty losu
