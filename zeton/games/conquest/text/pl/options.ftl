# Co robi każda opcja. $card i $target to nazwy kart, $number mówi, ile, $place to miejsce lub "none".

option-agree = Zgoda: bitwa kończy się impasem
option-area-effect = Użyj Efektu Obszarowego: po { $number } { $number ->
    [one] obrażeniu
    [few] obrażenia
   *[many] obrażeń
} każdej wrogiej jednostce na tej planecie
option-attach = Dołącz kartę { $card } do karty { $target }
option-attack = Zaatakuj jednostką { $card }
option-call-stalemate = Zaproponuj impas
option-choose = Wybierz { pointed }
option-defend = Zaatakuj jednostkę { $card }
option-deploy = { $place ->
    [none] Wystaw kartę { $card }{ at-price }
   *[other] Wystaw kartę { $card } na planecie { $place }{ at-price }
}
option-disagree = Brak zgody: bitwa trwa
option-discard = Odrzuć kartę { $card }
option-exhaust = Wyczerp kartę { $card }
option-hit = Zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} jednostce { $card }
option-move = Porusz jednostkę { $card } na planetę { $target }
option-look-at-deck = Podejrzyj wierzch talii, której liderem jest { $card }
option-mulligan = Ogłoś mulligan: nowa ręka
option-next = Najpierw karta { $card }
option-put-into-play = Umieść w grze kartę { $card }
option-put-on-deck = Połóż kartę { $card } na wierzchu talii
option-put-under-deck = Połóż kartę { $card } na spodzie talii
option-retreat = Wycofaj do sztabu jednostkę { $card }
option-rout = Rozbij jednostkę { $card }
option-sacrifice = Poświęć kartę { $card }
option-set-dial = Ustaw wskaźnik na { $number }: { $planet }
option-shield = Odrzuć kartę { $card } jako osłonę jednostki { $target }: { $number } { $number ->
    [one] obrażenie mniej
    [few] obrażenia mniej
   *[many] obrażeń mniej
}
option-take = Weź kartę { $card }
option-take-both = Dobierz { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[many] kart
} i weź { $resources } { $resources ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} zasobów
option-take-cards = Dobierz { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
option-take-resources = Weź { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
option-target = Wskaż { pointed }
option-x = X wynosi { $number }

# Co odróżnia dwie karty o tej samej nazwie.
mark-attachments = z dodatkiem: { $value }
mark-damage = { $value } { $value ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
mark-exhausted = wyczerpana
mark-host = na karcie { $value }
mark-hq = w sztabie
mark-pile = { $value ->
    [hand] na ręce
    [discard] na stosie kart odrzuconych
    [deck] w talii
   *[other] odłożona na bok
}
mark-planet = planeta { $value }
mark-stored = { $value } { $value ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
} na karcie
# Co robi zdolność w jednym ze swoich trybów.
option-mode = { $does }
