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

reason-set-not-allowed = { $card }: nie ma tego w żadnym dozwolonym tu zestawie kart.
reason-banned = { $card }: ta karta jest zakazana od { $day }.
reason-one-of-a-group = Od { $day } w talii wolno mieć tylko jedno z tych: { $cards }.
mend-play-another = Wybierz inną kartę zamiast: { $card }.

format-free = Dowolny: tylko zasady budowania talii
format-tournament = Turniejowy: z listą ograniczeń
