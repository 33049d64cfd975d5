# Wspólne dla wszystkich gier.
option-pass = Spasuj
option-done = Gotowe
option-use = { $plays ->
    [yes] Zagraj: { $card }
   *[no] { $another ->
        [yes] Użyj innej zdolności: { $card }
       *[no] Użyj: { $card }
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }w odpowiedzi na: { $place }
}
option-other = { $verb } { $card } { $target }

marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = { $value }
mark-whose = { $value ->
    [you] twoja
   *[other] przeciwnika
}

question-other = { $kind }: wybierz.
log-other = { $what } { $cards }
outcome-other = { $who ->
    [none] Nikt nie wygrywa
   *[other] Wygrywa { $who }
}: { $reason }.
outcome-resigned = { $who ->
    [none] Grę poddano
   *[other] Wygrywa { $who }: grę poddano
}.
outcome-out-of-time = { $who ->
    [none] Czas minął
   *[other] Wygrywa { $who }: przeciwnikowi skończył się czas
}.
outcome-cancelled = Stół zamknięto, zanim zaczęła się gra.
reason-other = { $key }
seat-other = Gracz { $number }
hidden-card = zakryta karta
