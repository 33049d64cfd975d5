# Amit minden játék táblája mond.

type-event = Esemény
type-support = Támogatás
type-piece = Játékelem
cost = Költség: { $cost }
unique = Egyedi

hand-of = Kéz ({ $who }): { $count } lap
deck-of = Pakli ({ $who }): { $count } lap
deck-short = Pakli
discard-of = Dobott pakli ({ $who }): { $count } lap
discard-short = Dobott
open-pile = { $count } × { $card }: kiterítés

# a külön fekvő lapok, aszerint, hogy hol vannak
zone-apart = Külön
zone-being-played = Kijátszás alatt
zone-beside = Ezek közül választasz
zone-set-aside = Félretéve
zone-bank = A bankban
zone-captured = Fogságban
zone-chosen = Ezek közül választasz
zone-deck = A pakliban
zone-discard = A dobott pakliban
zone-looked-at = Ezek közül választasz
zone-objective-deck = A célpakliban
zone-removed = Játékon kívül
zone-revealed = Felfedve
zone-stacked = Képpel lefelé rajta
zone-victory = Megszerezve
