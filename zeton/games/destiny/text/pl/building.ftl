# Budowanie drużyny i talii (R20–R22).

reason-deck-is-full = Talia ma już swoje karty: { $size }.

mend-choose-character = Weź postać do drużyny.
mend-choose-battlefield = Wybierz pole bitwy.
mend-save-points = Oszczędź { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
mend-one-die = { $points ->
    [0] { $card }: daj tej postaci jedną kość.
    [one] { $card }: daj tej postaci jedną kość zamiast dwóch, to 1 punkt mniej.
    [few] { $card }: daj tej postaci jedną kość zamiast dwóch, to { $points } punkty mniej.
   *[many] { $card }: daj tej postaci jedną kość zamiast dwóch, to { $points } punktów mniej.
}
mend-add-affiliation = Weź do drużyny postać { $affiliation }.
    .affiliation = gen
mend-add-colour = Weź do drużyny postać w tym kolorze: { $colour }.

section-character = Postacie
section-battlefield = Pole bitwy
section-plot = Fabuła
section-upgrade = Ulepszenia
section-support = Wsparcia
section-event = Wydarzenia

tally-points = Punkty drużyny

curve-sides = Ścianki wszystkich kości

die-side-melee = obrażenia wręcz
die-side-ranged = obrażenia dystansowe
die-side-indirect = obrażenia niebezpośrednie
die-side-shield = osłony
die-side-resource = zasoby
die-side-disrupt = zakłócenie
die-side-discard = odrzucenie
die-side-focus = skupienie
die-side-special = symbol specjalny
die-side-any = do dowolnego symbolu
die-side-blank = pusta ścianka

deck-type-upgrade = ulepszenia
deck-type-support = wsparcia
deck-type-event = wydarzenia
deck-type-character = postacie
deck-type-battlefield = pola bitwy
deck-type-plot = fabuły
