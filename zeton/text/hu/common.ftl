# Minden játékban közös.
option-pass = Passz
option-done = Kész
option-use = { $plays ->
    [yes] Játszd ki { the-card } lapot{ at-price }
   *[no] { $another ->
        [yes] Használd { the-card } lap másik képességét
       *[no] Használd { the-card } lapot
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }(válaszul erre: { $place })
}
at-price = { $varies ->
    [yes] { " " }(legalább { $price } erőforrásért)
   *[no] { $price ->
        [0] { "" }
       *[other] { " " }({ $price } erőforrásért)
    }
}
option-other = { $verb } { $card } { $target }

marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = { $value }. példány
mark-whose = { $value ->
    [you] a tiéd
   *[other] az ellenfélé
}

question-other = { $kind }: válassz.
log-other = { $what } { $cards }
outcome-other = { $who ->
    [none] Senki sem nyer
   *[other] { $who } nyer
}: { $reason }.
    .you = Győztél: { $reason }.
    .why = { $reason }.
outcome-solved = A feladvány meg van oldva.
    .you = Megoldottad a feladványt.
    .why = A cél teljesült.
outcome-failed = A cél már nem érhető el.
    .why = A cél már nem érhető el.
outcome-resigned = { $who ->
    [none] A játszmát feladták
   *[other] { $who } nyer: a játszmát feladták
}.
    .you = Győztél: a játszmát feladták.
    .why = A játszmát feladták.
outcome-out-of-time = { $who ->
    [none] Lejárt az idő
   *[other] { $who } nyer: az ellenfél ideje lejárt
}.
    .you = Időtúllépéssel győztél.
    .why = Lejárt az idő.
outcome-cancelled = Az asztalt bezárták, mielőtt a játszma elkezdődött volna.
outcome-closed = A játszmát a szerver üzemeltetői zárták le.
    .why = A játszmát a szerver üzemeltetői zárták le.
reason-other = { $key }
reason-out-of-sight = Nem látod, hol van ez a lap.
seat-other = { $number }. játékos
hidden-card = rejtett lap
another-copy = { $card } (egy másik példány)
copies = { $count } × { $card }
hidden-cards = { $count } rejtett lap
and-list = { $first } és { $last }
and-more = { $first } és még { $count }
# Hogy hívják a botot az asztalnál.
bot-name = { $bot ->
    [random] Véletlen Bot
    [easy] Könnyű Bot
    [greedy] Mohó Bot
    [normal] Közepes Bot
    [hard] Nehéz Bot
    [tutor] Tanító
    [defender] Védelem
   *[other] Bot ({ $bot })
}
end-other = { $kind }
