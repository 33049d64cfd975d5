# Jak powstają frazy i zdania.

# Miejsca słów we frazie: „każda inna wybrana wroga wyczerpana jednostka uczestnicząca z cechą Pojazd na tej planecie”.
# Formy: gen, dat, acc, ins, loc; pl, plgen, pldat, placc, plins, plloc. Rodzaje: m (rzecz), mo (osoba, zwierzę), f, n.
phrase-order = det other which own state noun kind whose trait cost where

filter-some-card = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .pl = karty
    .plgen = kart
    .pldat = kartom
    .placc = karty
    .plins = kartami
    .plloc = kartach
filter-not = nie { $first }
filter-or = { $first } lub { $second }
filter-or-more = { $first }, { $second }
filter-target = wybrany
    .place = which
    .m = wybrany
    .m-gen = wybranego
    .m-dat = wybranemu
    .m-acc = wybrany
    .m-ins = wybranym
    .m-loc = wybranym
    .mo = wybrany
    .mo-gen = wybranego
    .mo-dat = wybranemu
    .mo-acc = wybranego
    .mo-ins = wybranym
    .mo-loc = wybranym
    .f = wybrana
    .f-gen = wybranej
    .f-dat = wybranej
    .f-acc = wybraną
    .f-ins = wybraną
    .f-loc = wybranej
    .n = wybrane
    .n-gen = wybranego
    .n-dat = wybranemu
    .n-acc = wybrane
    .n-ins = wybranym
    .n-loc = wybranym
    .pl = wybrane
    .plgen = wybranych
    .pldat = wybranym
    .placc = wybrane
    .plins = wybranymi
    .plloc = wybranych
filter-target-another = inny
    .place = other
    .m = inny
    .m-gen = innego
    .m-dat = innemu
    .m-acc = inny
    .m-ins = innym
    .m-loc = innym
    .mo = inny
    .mo-gen = innego
    .mo-dat = innemu
    .mo-acc = innego
    .mo-ins = innym
    .mo-loc = innym
    .f = inna
    .f-gen = innej
    .f-dat = innej
    .f-acc = inną
    .f-ins = inną
    .f-loc = innej
    .n = inne
    .n-gen = innego
    .n-dat = innemu
    .n-acc = inne
    .n-ins = innym
    .n-loc = innym
    .pl = inne
    .plgen = innych
    .pldat = innym
    .placc = inne
    .plins = innymi
    .plloc = innych
filter-each = każdy
    .place = det
    .m = każdy
    .m-gen = każdego
    .m-dat = każdemu
    .m-acc = każdy
    .m-ins = każdym
    .m-loc = każdym
    .mo = każdy
    .mo-gen = każdego
    .mo-dat = każdemu
    .mo-acc = każdego
    .mo-ins = każdym
    .mo-loc = każdym
    .f = każda
    .f-gen = każdej
    .f-dat = każdej
    .f-acc = każdą
    .f-ins = każdą
    .f-loc = każdej
    .n = każde
    .n-gen = każdego
    .n-dat = każdemu
    .n-acc = każde
    .n-ins = każdym
    .n-loc = każdym

# „z” albo „ze”: przed grupami spółgłosek, które trudno wymówić po „z” (ze swojej, ze sztabu, ze schwytanej, ze wszystkich; z szarej, z sąsiedniej).
form-from = { STARTS($phrase, like: "[„]?([sśzźżSŚZŹŻ](?!z?[aąeęioóuy])|[wW][sśzź])") ->
    [yes] ze { $phrase }
   *[no] z { $phrase }
}
    .form = gen

# Zdanie karty: etykieta · kiedy, jeśli, koszt: efekty.
ability = { $label } · { $text }.
with-trigger = { $when }, { $text }
with-condition = { $clause }, { $text }
with-while = dopóki { $clause }, { $text }
# Co przed chwilą nazwano: „Dopóki ta jednostka jest uszkodzona, ma …”.
it = { "" }
with-cost = { $cost }: { $text }
with-limit = { $label }, { $limit }
joined-costs = { $first } i { $second }
joined-effects = { $first }; { $second }
