# Co mówią plansze wszystkich gier.

type-event = Wydarzenie
type-support = Wsparcie
type-piece = Element gry
cost = Koszt { $cost }
unique = Unikatowa

hand-of = Ręka ({ $who }): { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
deck-of = Talia ({ $who }): { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
deck-short = Talia
discard-of = Stos kart odrzuconych ({ $who }): { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
discard-short = Odrzucone
open-pile = { $count } × { $card }: rozłóż

# karty leżące osobno, według tego, gdzie leżą
zone-apart = Osobno
zone-being-played = Zagrywane
zone-beside = Do wyboru
zone-set-aside = Odłożone na bok
zone-bank = W banku
zone-captured = Schwytane
zone-chosen = Do wyboru
zone-deck = W talii
zone-discard = Na stosie kart odrzuconych
zone-looked-at = Do wyboru
zone-objective-deck = W talii celów
zone-removed = Poza grą
zone-revealed = Odkryte
zone-stacked = Zakryte na niej
zone-victory = Zdobyte
