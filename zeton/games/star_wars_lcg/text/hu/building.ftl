# Pakliépítés (R18).

mend-add-sets = Tegyél bele még { $sets } célkészletet.
mend-play-as = Játszd ezzel a szövetséggel: { $affiliation }.

section-affiliation-light = Szövetség a világos oldalon
section-affiliation-dark = Szövetség a sötét oldalon
section-set = Célkészletek

tally-sets = Célkészletek

curve-resources = A célkártyák erőforrásai
curve-force = Erő-ikonok
curve-icons = Harci ikonok

combat-icon-unit-damage = egységsebzés
combat-icon-tactics = taktika
combat-icon-blast = robbanás

deck-type-unit = egységek
deck-type-enhancement = erősítések
deck-type-event = események
deck-type-fate = sorskártyák
