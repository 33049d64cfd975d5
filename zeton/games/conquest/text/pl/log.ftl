# Co się wydarzyło. $who to gracz, $card pierwsza karta, $target druga, $others wszystkie prócz pierwszej, $cards wszystkie, $count ile ich jest.

log-area-effect = { subject } używa Efektu Obszarowego ({ $number }).
log-attacks = { subject } atakuje.
log-battle-begins = Bitwa na planecie { $card }: { $who } ma inicjatywę.
    .you = Bitwa na planecie { $card }: masz inicjatywę.
log-calls-a-stalemate = { $who } proponuje impas.
    .you = Proponujesz impas.
log-captures = { $who } zdobywa planetę { $card }.
    .you = Zdobywasz planetę { $card }.
log-damage-moves = { $number } { $number ->
    [one] obrażenie przechodzi
    [few] obrażenia przechodzą
   *[many] obrażeń przechodzi
} z karty { $card } na kartę { $target }.
# $at mówi, czy $target to planeta, sztab, czy karta, na której ta leży; $kind mówi to samo o $card.
log-deploys = { $at ->
    [planet] { $who } wystawia { for-price } kartę { $card } na planecie { $target }.
    [card] { $who } wystawia { for-price } kartę { $card } na jednostce { $target }.
   *[none] { $who } wystawia { for-price } kartę { $card }.
}
    .you = { $at ->
        [planet] Wystawiasz { for-price } kartę { $card } na planecie { $target }.
        [card] Wystawiasz { for-price } kartę { $card } na jednostce { $target }.
       *[none] Wystawiasz { for-price } kartę { $card }.
    }
for-price = { $number ->
    [0] za darmo
    [one] za { $number } żeton zasobów
    [few] za { $number } żetony zasobów
   *[many] za { $number } żetonów zasobów
}
log-destroyed = { subject } ulega zniszczeniu.
    .run = Zniszczeniu ulegają: { $cards }.
log-draws = { $known ->
    [yes] { $who } dobiera kartę { $card }.
   *[no] { $who } dobiera kartę.
}
    .you = Dobierasz kartę { $card }.
    .run = { $known ->
        [yes] { $who } dobiera karty: { $cards }.
       *[no] { $who } dobiera { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }.
    }
    .run-you = Dobierasz karty: { $cards }.
log-enters-play = { $at ->
    [planet] { subject } wchodzi do gry na planecie { $target }.
    [card] { subject } wchodzi do gry na jednostce { $target }.
   *[none] { subject } wchodzi do gry.
}
    .run = { $at ->
        [planet] Do gry wchodzą na planecie { $target }: { $cards }.
        [card] Do gry wchodzą na jednostce { $target }: { $cards }.
       *[none] Do gry wchodzą: { $cards }.
    }
log-everything-is-readied = Wszystkie karty zostają przygotowane.
log-finds = { $known ->
    [yes] { $who } bierze z talii kartę { $card }.
   *[no] { $who } bierze kartę z talii.
}
    .you = Bierzesz z talii kartę { $card }.
log-gains = { $who } zyskuje { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Zyskujesz { $number } { $number ->
        [one] żeton zasobów
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-game-ends = Koniec gry.
log-has-initiative = { $who } otrzymuje żeton inicjatywy.
    .you = Otrzymujesz żeton inicjatywy.
log-is-attached = Karta { $card } zostaje dołączona do jednostki { $target }.
log-is-attacked = Jednostka { $target } atakuje jednostkę { $card }.
log-is-bloodied = { subject } ponosi klęskę i odtąd krwawi.
log-is-cancelled = Efekt karty { $card } zostaje anulowany.
log-is-damaged = { subject } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
    .run = Po { $number } { $number ->
        [one] obrażeniu
        [few] obrażenia
       *[many] obrażeń
    } otrzymują: { $cards }.
    .same = { subject } otrzymuje { $total } { $total ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
log-is-defeated = { STARTS($cards, like: ".* i |[0-9]+ × ") ->
    [yes] Ostateczną klęskę ponoszą { $cards }.
   *[no] { $cards } ponosi ostateczną klęskę.
}
log-changes-control = Karta { $card } przechodzi pod kontrolę drugiego gracza.
log-is-discarded = Karta { $card } trafia na stos kart odrzuconych.
    .run = Na stos kart odrzuconych { $known ->
        [yes] trafiają: { $cards }.
       *[no] trafia { $count } { $count ->
            [one] karta
            [few] karty
           *[many] kart
        }.
    }
log-is-exhausted = Karta { $card } zostaje wyczerpana.
    .run = Wyczerpane zostają: { $cards }.
log-is-healed = Z karty { $card } { $number ->
    [one] znika { $number } obrażenie
    [few] znikają { $number } obrażenia
   *[many] znika { $number } obrażeń
}.
    .run = Z kart { $cards } { $number ->
        [one] znika po { $number } obrażeniu
        [few] znikają po { $number } obrażenia
       *[many] znika po { $number } obrażeń
    }.
log-is-readied = Karta { $card } jest znów przygotowana.
    .run = Znów przygotowane są: { $cards }.
log-is-reassigned = { $number } { $number ->
    [one] obrażenie zostaje przepisane
    [few] obrażenia zostają przepisane
   *[many] obrażeń zostaje przepisanych
} z karty { $card } na kartę { $target }.
log-is-removed = Karta { $card } zostaje usunięta z gry.
log-is-revealed = Karta { $card } zostaje odkryta.
    .run = Odkryte zostają: { $cards }.
log-is-the-first-planet = Pierwszą planetą jest teraz { $card }.
log-left-play = { subject } opuszcza grę.
    .run = Grę opuszczają: { $cards }.
log-looks-at = { $who } podgląda { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
    .you = Podglądasz { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
log-moves = { $target ->
    [none] { subject } porusza się do swojego sztabu.
   *[other] { subject } porusza się na planetę { $target }.
}
    .run = { $target ->
        [none] Do sztabu poruszają się: { $cards }.
       *[other] Na planetę { $target } poruszają się: { $cards }.
    }
log-mulligan = { $who } ogłasza mulligan.
    .you = Ogłaszasz mulligan.
log-passes = { $who } pasuje.
    .you = Pasujesz.
log-pays = { $who } płaci { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Płacisz { $number } { $number ->
        [one] żeton zasobów
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-phase-begins = { $number ->
    [0] Faza wystawiania.
    [1] Faza dowodzenia.
    [2] Faza walki.
   *[other] Faza sztabu.
}
log-plays = { $who } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
log-puts-back = { $known ->
    [yes] { $who } odkłada kartę { $card }.
   *[no] { $who } odkłada kartę.
}
    .you = Odkładasz kartę { $card }.
log-retreats = { subject } wykonuje odwrót.
    .run = Odwrót wykonują: { $cards }.
log-returns-to-hand = { subject } wraca na rękę.
    .run = Na rękę wracają: { $cards }.
log-reveals-dial = { $who } odkrywa wskaźnik ustawiony na { $number }.
    .you = Odkrywasz wskaźnik ustawiony na { $number }.
log-round-begins = Runda { $number }.
log-shields = { $who } używa karty { $card } jako osłony dla jednostki { $target }.
    .you = Używasz karty { $card } jako osłony dla jednostki { $target }.
log-stalemate = Bitwa na planecie { $card } kończy się impasem.
log-stores = Na kartę { $card } { $number ->
    [one] trafia { $number } żeton zasobów
    [few] trafiają { $number } żetony zasobów
   *[many] trafia { $number } żetonów zasobów
}.
log-takes = { $who } zabiera przeciwnikowi { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Zabierasz przeciwnikowi { $number } { $number ->
        [one] żeton zasobów
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-targets = { subject } wskazuje { $itself ->
    [yes] siebie
   *[no] { $at ->
        [planet] planetę { $others }
        [hq] sztab
        [several] karty: { $others }
       *[card] kartę { $others }
    }
}.
log-uses = { $who } używa { used }.
    .you = Używasz { used }.
log-wins-the-battle = { $who } wygrywa bitwę na planecie { $card }.
    .you = Wygrywasz bitwę na planecie { $card }.
log-wins-the-struggle = { $who } wygrywa zmagania dowodzenia na planecie { $card }.
    .you = Wygrywasz zmagania dowodzenia na planecie { $card }.
