# Co mówią karty każdej gry: liczby, warunki, wybory.

# Liczba, którą się oblicza: „zadaj X obrażeń …, gdzie X to …”, „… za każdą …”.
with-x = { $text }, gdzie X to { $amount }
# „Zadaj przeciwnikowi … za każdą jego kość”: kto został już nazwany, tego nie nazywa się drugi raz.
with-for-each = { $text } { STARTS($text, like: ".*przeciwnikowi.*") ->
    [yes] { STARTS($counted, like: "za każdą kość przeciwnika$") ->
        [yes] za każdą jego kość
       *[no] { $counted }
    }
   *[no] { $counted }
}
    .counted = for
amount-number-of = liczba { $counted }
    .counted = plgen
amount-half = połowa (zaokrąglona w górę) tego, ile wynosi { $amount }
amount-that-much = właśnie ta liczba
amount-yours = liczba twoich { $measure }
    .measure = yours
amount-opponents = liczba { $measure } przeciwnika
    .measure = theirs
measure-cards-in-hand = kart na ręce
measure-resources = zasobów

# Co musi być prawdą: co mówi powód i jak mówi to karta.
condition-this-is = stan tej karty: { $which }
    .which = alone
    .if = jeśli jest { $which }
condition-there-is = w grze jest { $which }
    .if = jeśli w grze jest { $which }
    .while = w grze jest { $which }
condition-there-is-no = w grze nie ma { $which }
    .which = gen
    .if = jeśli w grze nie ma { $which }
    .while = w grze nie ma { $which }
condition-at-least = liczba { $which } wynosi co najmniej { $number }
    .which = plgen
    .if = jeśli liczba { $which } wynosi co najmniej { $number }
condition-at-most = liczba { $which } wynosi najwyżej { $number }
    .which = plgen
    .if = jeśli liczba { $which } wynosi najwyżej { $number }
condition-you-control-more = kontrolujesz więcej { $which } niż przeciwnik
    .which = plgen
    .if = jeśli kontrolujesz więcej { $which } niż przeciwnik
    .while = kontrolujesz więcej { $which } niż przeciwnik
condition-you-control-fewer = kontrolujesz mniej { $which } niż przeciwnik
    .which = plgen
    .if = jeśli kontrolujesz mniej { $which } niż przeciwnik
    .while = kontrolujesz mniej { $which } niż przeciwnik
condition-you-have-more = masz więcej { $measure } niż przeciwnik
    .measure = more
    .if = jeśli masz więcej { $measure } niż przeciwnik
condition-opponent-has-more = przeciwnik ma więcej { $measure } niż ty
    .measure = they-have-more
    .if = jeśli przeciwnik ma więcej { $measure } niż ty
condition-you-have-at-least = liczba twoich { $measure } wynosi co najmniej { $number }
    .measure = more
    .if = jeśli liczba twoich { $measure } wynosi co najmniej { $number }
condition-you-have-at-most = liczba twoich { $measure } wynosi najwyżej { $number }
    .measure = more
    .if = jeśli liczba twoich { $measure } wynosi najwyżej { $number }
condition-either = { $first } lub { $second }
    .if = { $first } lub { $second }

# Co musi być prawdą o zdarzeniu, na które karta odpowiada.
with-circumstance = { $when }, { $clause }
condition-that-is = jest to { $which }
    .if = jeśli jest to { $which }
condition-of-at-least = chodzi o co najmniej { $number }
    .if = jeśli chodzi o co najmniej { $number }

# Albo … albo …
effect-choose-one = { $short ->
    [yes] { $modes }
   *[no] wybierz jedno – { $modes }
}
joined-modes = { $first }; albo { $second }
joined-short-modes = { $first } albo { $second }
