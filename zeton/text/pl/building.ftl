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

# Pule i formaty.

reason-set-not-allowed = Karty { $card } nie ma w żadnym z dozwolonych tu zestawów.
reason-banned = Karta { $card } jest zakazana od { $day }.
reason-one-of-a-group = Od { $day } w talii wolno mieć tylko jedną z tych kart: { $cards }.
mend-play-another = Wybierz inną kartę zamiast karty { $card }.

format-free = Dowolny: tylko zasady budowania talii
format-tournament = Turniejowy: z listą ograniczeń
