# Budowanie talii: co naprawi złamaną zasadę.

mend-take-out = Wyjmij { $copies } × { $card }.
mend-put-in = Dołóż { $copies } × { $card }.
mend-take-all-out = { $count ->
    [one] Wyjmij: { $cards }.
   *[other] Wyjmij je wszystkie: { $cards }.
}
mend-add-cards = Dodaj jeszcze { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
}.
mend-take-any-out = Wyjmij { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
} według uznania.

curve-cost = Koszt
curve-types = Rodzaje kart

tally-cards = Karty
