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

# Amiből egy asztal játszani enged, és a formátumok.

reason-set-not-allowed = { $card }: egyik itt engedélyezett kártyakészletben sincs benne.
reason-banned = { $card }: { $day } óta tiltott lap.
reason-one-of-a-group = { $day } óta ezek közül csak egy lehet a pakliban: { $cards }.
mend-play-another = Válassz másik lapot ehelyett: { $card }.

format-free = Szabad: csak a pakliépítés szabályai
format-tournament = Verseny: a korlátozott lapok listájával
