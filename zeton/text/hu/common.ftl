# Minden játékban közös.
option-pass = Passz
option-done = Kész
option-use = { $plays ->
    [yes] Játszd ki ezt: { $card }
   *[no] { $another ->
        [yes] Használd egy másik képességét: { $card }
       *[no] Használd ezt: { $card }
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }(válaszul erre: { $place })
}
option-other = { $verb } { $card } { $target }

marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = { $value }
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
outcome-resigned = { $who ->
    [none] A játszmát feladták
   *[other] { $who } nyer: a játszmát feladták
}.
outcome-out-of-time = { $who ->
    [none] Lejárt az idő
   *[other] { $who } nyer: az ellenfél ideje lejárt
}.
outcome-cancelled = Az asztalt bezárták, mielőtt a játszma elkezdődött volna.
reason-other = { $key }
seat-other = { $number }. játékos
hidden-card = rejtett lap
