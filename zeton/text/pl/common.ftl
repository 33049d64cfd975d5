# Wspólne dla wszystkich gier.
option-pass = Spasuj
option-done = Gotowe
option-use = { $plays ->
    [yes] Zagraj kartę { $card }{ at-price }
   *[no] { $another ->
        [yes] Użyj innej zdolności karty { $card }
       *[no] Użyj karty { $card }
    }
}{ $place ->
    [none] { "" }
   *[other] { " " }w odpowiedzi na: { $place }
}
at-price = { $varies ->
    [yes] { " " }(koszt co najmniej { $price })
   *[no] { $price ->
        [0] { "" }
       *[other] { " " }(koszt { $price })
    }
}
option-other = { $verb } { $card } { $target }

marked = { $card } ({ $marks })
same-again = { $what } ({ $number })
mark-copy = nr { $value }
mark-whose = { $value ->
    [you] u ciebie
   *[other] u przeciwnika
}

question-other = { $kind }: wybierz.
log-other = { $what } { $cards }
outcome-other = { $who ->
    [none] Nikt nie wygrywa
   *[other] { $who } wygrywa
}: { $reason }.
    .you = Wygrywasz: { $reason }.
    .why = { $reason }.
outcome-solved = Zagadka rozwiązana.
    .you = Rozwiązujesz zagadkę.
    .why = Cel osiągnięty.
outcome-failed = Celu nie da się już osiągnąć.
    .why = Celu nie da się już osiągnąć.
outcome-resigned = { $who ->
    [none] Grę poddano
   *[other] { $who } wygrywa: grę poddano
}.
    .you = Wygrywasz: gra została poddana.
    .why = Gra została poddana.
outcome-out-of-time = { $who ->
    [none] Czas minął
   *[other] { $who } wygrywa: przeciwnikowi skończył się czas
}.
    .you = Wygrywasz na czas.
    .why = Czas minął.
outcome-cancelled = Stół zamknięto, zanim zaczęła się gra.
outcome-closed = Grę zakończyli prowadzący serwer.
    .why = Grę zakończyli prowadzący serwer.
reason-other = { $key }
reason-out-of-sight = Nie widzisz, gdzie leży ta karta.
seat-other = Gracz { $number }
hidden-card = zakryta karta
another-copy = { $card } (inny egzemplarz)
copies = { $count } × { $card }
hidden-cards = zakryte karty ({ $count })
and-list = { $first } i { $last }
and-more = { $first } i jeszcze { $count }
# Jak nazywa się bot przy stole.
bot-name = { $bot ->
    [random] Losowy bot
    [easy] Łatwy bot
    [greedy] Zachłanny bot
    [normal] Średni bot
    [hard] Trudny bot
    [tutor] Nauczyciel
    [defender] Obrona
   *[other] Bot ({ $bot })
}
end-other = { $kind }
