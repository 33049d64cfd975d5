# Co robi każda możliwość. $card i $target to nazwy, $number to liczba. O kości: ścianka, którą przedstawia (lub przedstawi):
# $symbol, $value, $plus (yes lub no), $price (jej koszt w zasobach).

side = { $plus ->
    [yes] +{ $value }{ " " }
   *[no] { $symbol ->
        [blank] { "" }
        [special] { "" }
       *[other] { $value }{ " " }
    }
}{ $symbol ->
    [blank] pusta ścianka
    [melee] { $value ->
        [one] obrażenie wręcz
        [few] obrażenia wręcz
       *[many] obrażeń wręcz
    }
    [ranged] { $value ->
        [one] obrażenie dystansowe
        [few] obrażenia dystansowe
       *[many] obrażeń dystansowych
    }
    [indirect] { $value ->
        [one] obrażenie niebezpośrednie
        [few] obrażenia niebezpośrednie
       *[many] obrażeń niebezpośrednich
    }
    [shield] { $value ->
        [one] osłona
        [few] osłony
       *[many] osłon
    }
    [resource] { $value ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    }
    [disrupt] { $value ->
        [one] zakłócenie
        [few] zakłócenia
       *[many] zakłóceń
    }
    [discard] { $value ->
        [one] odrzucenie
        [few] odrzucenia
       *[many] odrzuceń
    }
    [focus] { $value ->
        [one] skupienie
        [few] skupienia
       *[many] skupień
    }
    [special] symbol specjalny
   *[other] { "" }
}{ $price ->
    [0] { "" }
   *[other] , koszt { $price }
}
showing = { $symbol ->
    [none] { "" }
   *[other] { "" } ({ side })
}

option-activate = Aktywuj: { $card }
option-add = Rozpatrz razem: { $target } i { $card }{ showing }
option-assign = { $card }: { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}
option-attach = Dołącz: { $card } → { $target }
option-battlefield = Wybierz kartę pola bitwy: { $card }
option-blue = Niebieski
option-choose = Wybierz: { $card }
option-claim = Zajmij pole bitwy ({ $card })
option-decline = Bez dodatkowej akcji
option-discard = Odrzuć: { $card }
option-discard-from-a-deck = Odrzuć wierzchnią kartę wybranej talii
option-discard-from-deck = Odrzuć zamiast tego 2 wierzchnie karty swojej talii
option-discard-hand = Odrzuć całą rękę
option-discard-to-reroll = Odrzuć, aby przerzucić kości: { $card }
option-draw = Dobierz kartę
option-event = Wydarzenia
option-exhaust = Wyczerp: { $card }
option-gain-1-resource = Zyskaj 1 żeton zasobu
option-give-1-shield = Daj wybranej postaci 1 osłonę
option-give-2-shields = Daj wybranej unikatowej postaci 2 osłony
option-gray = Szary
option-guard = { $target } przyjmuje obrażenia kości { $card }{ showing } i ją usuwa
option-heal = { $number ->
    [0] Ulecz: { $card }
   *[other] Ulecz: { $card } ({ $number })
}
option-hit = { $number ->
    [0] Zadaj obrażenia: { $card }
    [one] { $card } otrzymuje { $number } obrażenie
    [few] { $card } otrzymuje { $number } obrażenia
   *[many] { $card } otrzymuje { $number } obrażeń
}
option-lure = Do aktywacji: { $card }
option-move-to = Przenieś tutaj: { $card }
option-opponents-deck = Talia przeciwnika
option-opponents-hand = Ręka przeciwnika
option-pay-ransom = Oddaj 1 żeton zasobu
option-play = Zagraj: { $card }
option-point-at = Wskaż: { $card }{ showing }
option-put-back = Odłóż z powrotem: { $card }
option-put-on-the-bottom = Odłóż na spód talii: { $card }
option-put-on-top = Odłóż na wierzch talii: { $card }
option-red = Czerwony
option-redeploy = Przepisz: { $card } → { $target }
option-remove = Usuń: { $card }{ showing }
option-repair = Usuń obrażenia: { $card }
option-repair-a-support = Usuń obrażenie z wybranego wsparcia
option-replace = Zastąp: { $card } ({ $target })
option-reroll = Przerzuć: { $card }{ showing }
option-resolve = { $number ->
    [0] Rozpatrz: { $card }{ showing }
   *[other] Rozpatrz jako obrażenia dystansowe: { $card }{ showing }
}
option-resolve-ability = { $place ->
    [none] Najpierw { $card }
   *[other] Najpierw { $card }, w odpowiedzi na: { $place }
}
option-resolve-both = Rozpatrz: { $card }, potem { $target }; { $number ->
    [1] pierwsza kość +2
   *[other] druga kość +2
}
option-reveal = Ujawnij: { $card }
option-roll = Rzuć do puli: { $card }
option-set-apart = Odłóż na bok: { $card }
option-set-aside = Pulę opuszcza { $card }{ showing }
option-shield = { $number ->
    [one] { $card } otrzymuje { $number } osłonę
    [few] { $card } otrzymuje { $number } osłony
   *[many] { $card } otrzymuje { $number } osłon
}
option-shield-each = Daj po 1 osłonie każdej ze swoich unikatowych postaci
option-spend = Zapłać { $number }
option-store = Umieść na niej 1 żeton zasobu
option-support = Wsparcia
option-switch = Zmień pole bitwy na: { $card }
option-take = Weź: { $card }
option-take-all = Zabierz z niej wszystkie żetony zasobów
option-take-from = Przenieś obrażenie stąd: { $card }
option-target = Wybierz: { $card }
option-turn = Obróć: { $card } → { side }
option-turn-a-die = Obróć kość
option-unshield = { $card } traci osłonę
option-upgrade = Ulepszenia
option-yellow = Żółty
option-your-deck = Twoja talia
option-your-hand = Twoja ręka

# Co odróżnia dwie karty lub kości o tej samej nazwie.
mark-damage = { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
}
mark-exhausted = wyczerpana
mark-host = na: { $value }
mark-pile = { $value ->
    [hand] na ręce
    [discard] na stosie kart odrzuconych
    [deck] w talii
   *[other] odłożona na bok
}
mark-shields = { $value } { $value ->
    [one] osłona
    [few] osłony
   *[many] osłon
}
mark-side = wynik: { side }
mark-stored = żetony zasobów: { $value }
mark-upgrades = z: { $value }
