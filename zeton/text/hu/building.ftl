# Pakliépítés: mi hozná helyre a megszegett szabályt.

mend-take-out = Vedd ki: { $copies } × { $card }.
mend-put-in = Tedd bele: { $copies } × { $card }.
mend-take-all-out = { $count ->
    [one] Vedd ki: { $cards }.
   *[other] Vedd ki mindet: { $cards }.
}
mend-add-cards = Tegyél bele még { $cards } lapot.
mend-take-any-out = Vegyél ki { $cards } tetszőleges lapot.

curve-cost = Költség
curve-types = Laptípusok

tally-cards = Lapok
