# Csapat- és pakliépítés (R20–R22).

reason-deck-is-full = A pakli már megvan: { $size } lap.

mend-choose-character = Vegyél karaktert a csapatba.
mend-choose-battlefield = Válassz csatateret.
mend-save-points = Takaríts meg { $points } pontot.
mend-one-die = { $points ->
    [0] { $card }: adj neki egy kockát.
   *[other] { $card }: adj neki két kocka helyett egyet, az { $points } ponttal kevesebb.
}
mend-add-affiliation = Vegyél a csapatba ilyen karaktert: { $affiliation }.
mend-add-colour = Vegyél a csapatba ilyen színű karaktert: { $colour }.

section-character = Karakterek
section-battlefield = Csatatér
section-plot = Terv
section-upgrade = Fejlesztések
section-support = Támogatások
section-event = Események

tally-points = A csapat pontjai

curve-sides = Az összes kocka oldalai

die-side-melee = közelharci sebzés
die-side-ranged = távolsági sebzés
die-side-indirect = közvetett sebzés
die-side-shield = pajzs
die-side-resource = erőforrás
die-side-disrupt = megszakítás
die-side-discard = eldobás
die-side-focus = fókusz
die-side-special = különleges
die-side-any = bármely szimbólumhoz
die-side-blank = üres

deck-type-upgrade = fejlesztések
deck-type-support = támogatások
deck-type-event = események
deck-type-character = karakterek
deck-type-battlefield = csataterek
deck-type-plot = tervek
