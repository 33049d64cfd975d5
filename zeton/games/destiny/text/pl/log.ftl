# Co się wydarzyło. $who to miejsce, $card pierwsza karta, $target druga, $others wszystkie oprócz pierwszej, $cards wszystkie. O kości: jej ścianka.

log-activates = { $who } aktywuje kartę { $card }.
    .you = Aktywujesz kartę { $card }.
log-claims = { $who } zajmuje pole bitwy.
    .you = Zajmujesz pole bitwy.
log-controls = { $who } kontroluje pole bitwy { $card }.
    .you = Kontrolujesz pole bitwy { $card }.
log-damage = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
    .run = Po { $number } { $number ->
        [one] obrażeniu
        [few] obrażenia
       *[many] obrażeń
    } otrzymują: { $cards }.
    .same = { $card } otrzymuje { $total } { $total ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
log-damage-moves = { $number ->
    [one] { $number } obrażenie przechodzi
    [few] { $number } obrażenia przechodzą
   *[many] { $number } obrażeń przechodzi
} z karty { $card } na kartę { $target }.
log-draws = { $known ->
    [yes] { $who } dobiera: { $card }.
   *[no] { $who } dobiera kartę.
}
    .you = Dobierasz: { $card }.
    .run = { $known ->
        [yes] { $who } dobiera: { $cards }.
       *[no] { $who } dobiera { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }.
    }
    .run-you = Dobierasz: { $cards }.
log-enters-play = { $target ->
    [none] { $card } wchodzi do gry.
   *[other] { $card } wchodzi do gry na karcie { $target }.
}
log-exhausts = Karta { $card } zostaje wyczerpana.
    .run = Wyczerpane zostają: { $cards }.
log-gains = { $who } zyskuje { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Zyskujesz { $number } { $number ->
        [one] żeton zasobu
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-game-ends = Gra dobiega końca.
log-heals = { $card } traci { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
    .run = Po { $number } { $number ->
        [one] obrażeniu
        [few] obrażenia
       *[many] obrażeń
    } tracą: { $cards }.
log-indirect-damage = { $who } otrzymuje { $number } { $number ->
    [one] obrażenie niebezpośrednie
    [few] obrażenia niebezpośrednie
   *[many] obrażeń niebezpośrednich
}.
    .you = Otrzymujesz { $number } { $number ->
        [one] obrażenie niebezpośrednie
        [few] obrażenia niebezpośrednie
       *[many] obrażeń niebezpośrednich
    }.
log-is-defeated = Postać { $card } zostaje pokonana.
    .run = Pokonane postacie: { $cards }.
log-is-discarded = { $card } trafia na stos kart odrzuconych.
    .run = Na stos kart odrzuconych { $known ->
        [yes] trafiają: { $cards }.
       *[no] trafia { $count } { $count ->
            [one] karta
            [few] karty
           *[many] kart
        }.
    }
log-joins = { $card } dołącza do drużyny: { $who }.
    .you = { $card } dołącza do twojej drużyny.
log-looks-at = { $known ->
    [yes] { $who } podgląda: { $cards }.
   *[no] { $who } podgląda { $count ->
        [one] kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
}
    .you = Podglądasz: { $cards }.
log-loses = { $who } traci { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Tracisz { $number } { $number ->
        [one] żeton zasobu
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-loses-shields = { $card } traci { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
log-moves = { $card } przechodzi na kartę { $target }.
log-mulligan = { $who } odkłada { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
} i dobiera tyle samo.
    .you = Odkładasz { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    } i dobierasz tyle samo.
log-passes = { $who } pasuje.
    .you = Pasujesz.
log-plays = { $who } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
log-put-on-the-bottom = { $who } odkłada na spód talii: { $card }.
    .you = Odkładasz na spód talii: { $card }.
log-put-on-top = { $who } odkłada na wierzch talii: { $card }.
    .you = Odkładasz na wierzch talii: { $card }.
log-removes = { $who } usuwa kość { $card }{ showing }.
    .you = Usuwasz kość { $card }{ showing }.
log-resolves = { $who } rozpatruje kość { $card }{ showing }.
    .you = Rozpatrujesz kość { $card }{ showing }.
log-readies = Karta { $card } zostaje przygotowana.
    .run = Przygotowane zostają: { $cards }.
log-reveals = { $who } ujawnia: { $cards }.
    .you = Ujawniasz: { $cards }.
log-roll-off = { $who } rzuca o pole bitwy, wynik: { $number }.
    .you = Rzucasz o pole bitwy, wynik: { $number }.
log-rolls = Wynik rzutu kością { $card }: { side }.
    .run = Wynik rzutu: { $cards }.
    .item = { $card } ({ side })
log-round = Runda { $number }.
log-shields = { $card } otrzymuje { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
    .same = { $card } otrzymuje { $total } { $total ->
        [one] osłonę
        [few] osłony
       *[many] osłon
    }.
    .run = Po { $number } { $number ->
        [one] osłonie
        [few] osłony
       *[many] osłon
    } otrzymują: { $cards }.
log-spends = { $who } płaci { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
    .you = Płacisz { $number } { $number ->
        [one] żeton zasobu
        [few] żetony zasobów
       *[many] żetonów zasobów
    }.
log-stores = Na karcie { $card } leży już { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
log-switches = Pole bitwy { $card } zastępuje { $target }.
log-turns = Kość { $card } obraca się na: { side }.
    .run = Kości obracają się: { $cards }.
    .item = { $card } ({ side })
log-uses = { $who } używa karty { $card }.
    .you = Używasz karty { $card }.
