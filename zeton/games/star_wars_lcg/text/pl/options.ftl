# Co robi każda możliwość. $card i $target to nazwy kart, $number to liczba.

option-attack = Zadeklaruj do ataku jednostkę { $card }
option-blast = Rozpatrz obrażenia wybuchowe karty { $card }
option-capture = Schwytaj kartę { $card }
option-capture-at = Schwytaj kartę { $card } przy celu { $target }
option-choose = Wybierz kartę { $card }
option-commit = Przydziel do Mocy jednostkę { $card }
option-damage = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} { STARTS($card, like: "Tarcza Gwiazdy") ->
    [yes] tarczy Gwiazdy Śmierci
   *[no] karcie { $card }
}
option-defend = Zadeklaruj do obrony jednostkę { $card }
option-destroy = Zniszcz jednostkę { $card }
option-discard = Odrzuć kartę { $card }
option-discard-damage = Usuń 1 obrażenie z karty { $card }
option-discard-focus = Usuń 1 żeton skupienia z karty { $card }
option-discard-shield = Usuń 1 żeton osłon z karty { $card }
option-draw = Dobierz kartę { $card }
option-engage = Zaatakuj { attacked }
option-enhance = Dołącz kartę { $card } do karty { $target }
option-enter-as-enhancement = Umieść kartę { $card } w grze jako ulepszenie karty { $target }{ at-price }
option-enter-as-unit = Umieść kartę { $card } w grze jako jednostkę{ at-price }
option-focus = Skup kartę { $card }
option-generate = Stwórz { $number } { $number ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
} z karty { $card }
option-hit = Przydziel { $number } karcie { $card }
option-keep = Zatrzymaj w grze jednostkę { $card }
option-look-at-deck = Podejrzyj wierzchnią kartę talii dowództwa: { $card }
option-look-at-objective-deck = Podejrzyj wierzchnią kartę talii celów: { $card }
option-move-damage = Przenieś { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} z karty { $card } na kartę { $target }
option-move-captive = Przenieś kartę { $card } do celu { $target }
option-move-focus = Przenieś 1 żeton skupienia z karty { $card } na kartę { $target }
option-move-icon = Przenieś { $number ->
    [1] 1 symbol obrażeń jednostek
    [2] 1 symbol taktyki
    [3] 1 symbol obrażeń wybuchowych
    [4] 1 symbol obrażeń jednostek aktywowany dzięki przewadze
    [5] 1 symbol taktyki aktywowany dzięki przewadze
   *[6] 1 symbol obrażeń wybuchowych aktywowany dzięki przewadze
} z karty { $card } na kartę { $target }
option-mulligan = Ogłoś mulligan: sześć nowych kart na rękę
option-name = Wymień kartę { $named }
option-next = Najpierw karta { $card }
option-place = Połóż kartę { $card } na stosie przewagi
option-place-shield = Umieść żeton osłon karty { $card } na karcie { $target }
option-play = Zagraj kartę { $card }{ at-price }
option-prevent = Anuluj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} karty { $card }
option-protect = Niech { subject } przyjmie { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast karty { $target }
option-put-into-play = Umieść w grze kartę { $card }
option-put-on-the-bottom = Połóż kartę { $card } na spodzie talii
option-put-on-deck = Połóż kartę { $card } na wierzchu talii
option-put-under-deck = Połóż kartę { $card } na spodzie talii
option-rescue-from = Uratuj kartę schwytaną przy celu { $card }
option-resolve = Rozpatrz kartę { $card }
option-return-to-hand = Cofnij na rękę kartę { $card }
option-reveal = Ujawnij kartę { $card }
option-sacrifice = Poświęć kartę { $card }
option-shield = Zużyj żeton osłon z karty { $card }
option-strike = Przeprowadź natarcie jednostką { $card }
option-tactics = Rozpatrz taktykę karty { $card }
option-target = Wybierz kartę { $card }
option-unit-damage = Rozpatrz obrażenia jednostek karty { $card }

# Co odróżnia dwie karty o tej samej nazwie.
mark-committed = przydzielona do Mocy
mark-damage = { $value } { $value ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
mark-enhancements = ulepszenia: { $value }
mark-focus = { $value } { $value ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}
mark-host = przy karcie { $value }
mark-part = { $value ->
    [1] atakuje
   *[other] broni się
}
mark-pile = { $value ->
    [hand] na ręce
    [discard] na stosie kart odrzuconych
    [deck] w talii
    [edge_stack] na stosie przewagi
    [captured] schwytana
   *[other] odłożona na bok
}
mark-shields = { $value } { $value ->
    [one] żeton osłon
    [few] żetony osłon
   *[many] żetonów osłon
}
# Co robi zdolność w jednym ze swoich trybów.
option-mode = { $does }
