# Co robi każda możliwość. $card i $target to nazwy kart, $number to liczba.

option-attack = Zadeklaruj do ataku: { $card }
option-blast = Rozpatrz obrażenia wybuchowe karty { $card }
option-capture = Schwytaj: { $card }
option-capture-at = Schwytaj przy celu { $target }: { $card }
option-choose = Wybierz: { $card }
option-commit = Przydziel do Mocy: { $card }
option-damage = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} karcie { $card }
option-defend = Zadeklaruj do obrony: { $card }
option-destroy = Zniszcz: { $card }
option-discard = Odrzuć: { $card }
option-discard-damage = Usuń 1 obrażenie z karty { $card }
option-discard-focus = Usuń 1 żeton skupienia z karty { $card }
option-discard-shield = Usuń 1 żeton osłon z karty { $card }
option-engage = Zaatakuj: { $card }
option-enhance = Dołącz do karty { $target }: { $card }
option-enter-as-enhancement = { $card } wchodzi do gry jako ulepszenie karty { $target }
option-enter-as-unit = { $card } wchodzi do gry jako jednostka
option-focus = Skup: { $card }
option-generate = Stwórz { $number } { $number ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
} z karty { $card }
option-hit = Przydziel { $number }: { $card }
option-keep = Zatrzymaj: { $card }
option-mulligan = Ogłoś mulligan: sześć nowych kart na rękę
option-next = Teraz kolej na kartę { $card }
option-place = Połóż na stosie przewagi: { $card }
option-place-shield = { $card }: umieść żeton osłon na karcie { $target }
option-play = Zagraj: { $card }
option-protect = { $card } przyjmuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast karty { $target }
option-put-into-play = Umieść w grze: { $card }
option-put-on-the-bottom = Połóż na spodzie: { $card }
option-put-on-deck = Połóż na wierzchu talii: { $card }
option-put-under-deck = Połóż na spodzie talii: { $card }
option-rescue-from = Uratuj kartę schwytaną przy celu { $card }
option-resolve = Rozpatrz: { $card }
option-reveal = Ujawnij: { $card }
option-sacrifice = Poświęć: { $card }
option-shield = Zużyj żeton osłon z karty { $card }
option-strike = Przeprowadź natarcie: { $card }
option-tactics = Rozpatrz taktykę karty { $card }
option-target = Wybierz: { $card }
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
