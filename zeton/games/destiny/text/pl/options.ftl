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
    [any] do dowolnego symbolu
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

option-activate = Aktywuj kartę { $card }
option-add = Rozpatrz razem kości kart { $target } i { $card }{ showing }
option-assign = Niech { subject } { $number ->
    [0] nie przyjmie obrażeń
    [one] przyjmie { $number } obrażenie
    [few] przyjmie { $number } obrażenia
   *[many] przyjmie { $number } obrażeń
}
option-attach = Dołącz kartę { $card } do postaci { $target }{ at-price }
option-battlefield = Graj na polu bitwy { $card }
option-block = Zablokuj obrażenia zadawane karcie { $card } (liczba: { $number })
option-blue = Wymień kolor niebieski
option-borrow = Rozpatrz zdolność specjalną karty { $card }
option-choose = Wybierz kartę { $card }
option-claim = Zajmij pole bitwy { $card }{ at-price }
option-deal-1-damage = Zadaj wybranej postaci 1 obrażenie
option-decline = Nie wykonuj dodatkowej akcji
option-discard = Odrzuć kartę { $card }
option-discard-from-a-deck = Odrzuć wierzchnią kartę wybranej talii
option-discard-from-deck = Odrzuć zamiast tego 2 wierzchnie karty swojej talii
option-discard-hand = Odrzuć całą rękę
option-discard-to-reroll = Odrzuć kartę { $card }, aby przerzucić kości
option-draw = Dobierz kartę
option-event = Wymień wydarzenia
option-defeat = Pokonaj postać { $card }
option-exhaust = Wyczerp kartę { $card }
option-gain-1-resource = Zyskaj 1 żeton zasobu
option-give-1-shield = Daj wybranej postaci 1 osłonę
option-give-2-shields = Daj wybranej unikatowej postaci 2 osłony
option-gray = Wymień kolor szary
option-guard = Niech { $target } przyjmie obrażenia kości karty { $card }{ showing } i ją usunie
option-heal = { $number ->
    [0] Ulecz kartę { $card }
    [one] Ulecz { $number } obrażenie z karty { $card }
    [few] Ulecz { $number } obrażenia z karty { $card }
   *[many] Ulecz { $number } obrażeń z karty { $card }
}
option-hit = { $number ->
    [0] Zadaj obrażenia postaci { $card }
    [one] Zadaj { $number } obrażenie postaci { $card }
    [few] Zadaj { $number } obrażenia postaci { $card }
   *[many] Zadaj { $number } obrażeń postaci { $card }
}
option-lose-all-resources = Strać wszystkie swoje żetony zasobów
option-lure = Każ aktywować kartę { $card }
option-move-to = { $number ->
    [0] Przenieś na kartę { $card }
    [one] Przenieś 1 obrażenie na kartę { $card }
    [few] Przenieś { $number } obrażenia na kartę { $card }
   *[many] Przenieś { $number } obrażeń na kartę { $card }
}
option-name-symbol = { $number ->
    [0] Wymień pustą ściankę
    [1] Wymień obrażenia wręcz
    [2] Wymień obrażenia dystansowe
    [3] Wymień obrażenia niebezpośrednie
    [4] Wymień osłony
    [5] Wymień zasoby
    [6] Wymień zakłócenie
    [7] Wymień odrzucenie
    [8] Wymień skupienie
   *[other] Wymień symbol specjalny
}
option-opponents-deck = Wybierz talię przeciwnika
option-opponents-hand = Wybierz rękę przeciwnika
option-pay-ransom = Oddaj przeciwnikowi 1 żeton zasobu
option-play = Zagraj kartę { $card }{ at-price }
option-play-stacked = { $place ->
    [none] Zagraj zakrytą kartę leżącą na karcie { $card }
   *[other] Zagraj kartę { $target }, leżącą na karcie { $card }
}
option-point-at = Wskaż kość karty { $card }{ showing }
option-put-aside = Odłóż na bok kartę { $card }
option-put-back = Odłóż kartę { $card } do talii
option-put-on-the-bottom = Odłóż kartę { $card } na spód talii
option-put-on-top = Odłóż kartę { $card } na wierzch talii
option-ready = Przygotuj kartę { $card }
option-red = Wymień kolor czerwony
option-redeploy = Przepisz kartę { $card } na postać { $target }
option-remove = Usuń kość karty { $card }{ showing }
option-remove-2-dice = Wybierz i usuń 2 swoje kości
option-remove-group = Usuń grupę z kością karty { $card }{ showing }
option-repair = Usuń obrażenia z karty { $card }
option-repair-a-support = Usuń obrażenia z wybranego wsparcia
option-replace = Zastąp nią kartę { $card } na postaci { $target }{ at-price }
option-reroll = Przerzuć kość karty { $card }{ showing }
option-resolve = { $number ->
    [0] Rozpatrz kość karty { $card }{ showing }
    [1] Rozpatrz kość karty { $card }{ showing } jako obrażenia wręcz
    [2] Rozpatrz kość karty { $card }{ showing } jako obrażenia dystansowe
    [3] Rozpatrz kość karty { $card }{ showing } jako obrażenia niebezpośrednie
    [4] Rozpatrz kość karty { $card }{ showing } jako osłony
    [5] Rozpatrz kość karty { $card }{ showing } jako zasoby
    [6] Rozpatrz kość karty { $card }{ showing } jako zakłócenie
    [7] Rozpatrz kość karty { $card }{ showing } jako odrzucenie
    [8] Rozpatrz kość karty { $card }{ showing } jako skupienie
   *[other] Rozpatrz kość karty { $card }{ showing } jako symbol specjalny
}
option-resolve-ability = { $place ->
    [none] Najpierw rozpatrz zdolność karty { $card }
   *[other] Najpierw rozpatrz zdolność karty { $card } w odpowiedzi na: { $place }
}
option-resolve-both = Rozpatrz najpierw kość karty { $card }, potem kość karty { $target }; { $number ->
    [1] pierwsza kość +2
   *[other] druga kość +2
}
option-resolve-side = Rozpatrz ściankę kości karty { $card }: { $symbol ->
    [special] specjalna
   *[other] { side }
}
option-return = Cofnij kartę { $card } na rękę właściciela
option-reveal = Ujawnij kartę { $card }
option-roll = Rzuć do puli kością karty { $card }
option-set-apart = Odłóż kartę { $card } na bok
option-set-aside = Odłóż na bok kość karty { $card }{ showing }
option-shield = { $number ->
    [one] Daj { $number } osłonę postaci { $card }
    [few] Daj { $number } osłony postaci { $card }
   *[many] Daj { $number } osłon postaci { $card }
}
option-shield-each = Daj po 1 osłonie każdej ze swoich unikatowych postaci
option-spend = Zapłać { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}
option-stack = Połóż kartę { $card }
option-store = Umieść na niej 1 żeton zasobu
option-support = Wymień wsparcia
option-switch = Zmień pole bitwy na { $card }
option-take = Weź kartę { $card }
option-take-2-damage = Zadaj 2 obrażenia jednej ze swoich wyczerpanych postaci
option-take-all = Zabierz z niej wszystkie żetony zasobów
option-take-from = Przenieś obrażenie z karty { $card }
option-target = Wybierz kartę { $card }
option-turn = Obróć kość karty { $card } na ściankę: { side }
option-turn-a-die = Obróć kość
option-unshield = { $number ->
    [0] Usuń osłonę z postaci { $card }
    [one] Usuń 1 osłonę z postaci { $card }
    [few] Usuń { $number } osłony z postaci { $card }
   *[many] Usuń { $number } osłon z postaci { $card }
}
option-upgrade = Wymień ulepszenia
option-yellow = Wymień kolor żółty
option-your-deck = Wybierz swoją talię
option-your-hand = Wybierz swoją rękę

# Co odróżnia dwie karty lub kości o tej samej nazwie.
mark-damage = { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
}
mark-exhausted = wyczerpana
mark-host = na karcie { $value }
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
# Co robi zdolność w jednym ze swoich trybów.
option-mode = { $does }
