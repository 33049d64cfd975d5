# Co się wydarzyło. $who to miejsce, $card pierwsza karta, $target druga, $others wszystkie oprócz pierwszej, $cards wszystkie. O kości: jej ścianka.

log-activates = { $who } aktywuje kartę { $card }.
    .you = Aktywujesz kartę { $card }.
log-becomes-a-support = Karta { $card } staje się wsparciem.
log-claims = { $who } zajmuje pole bitwy.
    .you = Zajmujesz pole bitwy.
log-controls = { $who } kontroluje pole bitwy { $card }.
    .you = Kontrolujesz pole bitwy { $card }.
log-damage = { subject } otrzymuje { $number } { $number ->
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
log-damage-moves = { $number ->
    [one] { $number } obrażenie przechodzi
    [few] { $number } obrażenia przechodzą
   *[many] { $number } obrażeń przechodzi
} z karty { $card } na kartę { $target }.
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
log-enters-play = { $target ->
    [none] { subject } wchodzi do gry.
   *[other] { subject } wchodzi do gry na karcie { $target }.
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
log-heals = Z karty { $card } { $number ->
    [one] znika { $number } obrażenie
    [few] znikają { $number } obrażenia
   *[many] znika { $number } obrażeń
}.
    .run = Z kart { $cards } { $number ->
        [one] znika po { $number } obrażeniu
        [few] znikają po { $number } obrażenia
       *[many] znika po { $number } obrażeń
    }.
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
log-is-discarded = Karta { $card } trafia na stos kart odrzuconych.
    .run = Na stos kart odrzuconych { $known ->
        [yes] trafiają: { $cards }.
       *[no] trafia { $count } { $count ->
            [one] karta
            [few] karty
           *[many] kart
        }.
    }
log-is-set-aside = Karta { $card } zostaje odłożona na bok.
    .run = Karty { $cards } zostają odłożone na bok.
log-joins = { $who } przyjmuje do drużyny postać { $card }.
    .you = Przyjmujesz do drużyny postać { $card }.
log-looks-at = { $count ->
    [0] { $who } nie ma czego podglądać.
   *[other] { $known ->
        [yes] { $who } podgląda: { $cards }.
       *[no] { $who } podgląda { $count ->
            [one] kartę.
            [few] { $count } karty.
           *[many] { $count } kart.
        }
    }
}
    .you = { $count ->
        [0] Nie masz czego podglądać.
       *[other] Podglądasz: { $cards }.
    }
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
log-loses-shields = { subject } traci { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
log-moves = { subject } przechodzi na kartę { $target }.
log-mulligan = { $who } wymienia { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
    .you = Wymieniasz { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
log-passes = { $who } pasuje.
    .you = Pasujesz.
log-plays = { $who } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
log-put-on-the-bottom = { $who } odkłada na spód talii kartę { $card }.
    .you = Odkładasz na spód talii kartę { $card }.
log-put-on-top = { $who } odkłada na wierzch talii kartę { $card }.
    .you = Odkładasz na wierzch talii kartę { $card }.
log-removes = { $who } usuwa kość karty { $card }{ showing }.
    .you = Usuwasz kość karty { $card }{ showing }.
log-resolves = { $who } rozpatruje kość karty { $card }{ showing }.
    .you = Rozpatrujesz kość karty { $card }{ showing }.
log-readies = Karta { $card } zostaje przygotowana.
    .run = Przygotowane zostają: { $cards }.
log-returns-to-hand = Karta { $card } trafia na rękę właściciela.
log-reveals = { $who } ujawnia: { $cards }.
    .you = Ujawniasz: { $cards }.
log-roll-off = { $who } rzuca o pole bitwy (wynik { $number }).
    .you = Rzucasz o pole bitwy (wynik { $number }).
log-rolls = Wynik rzutu kością karty { $card }: { side }.
    .run = Wynik rzutu: { $cards }.
    .item = { $card } ({ side })
log-round = Runda { $number }.
log-set-aside = { $who } odkłada na bok kartę { $card }.
    .you = Odkładasz na bok kartę { $card }.
log-shields = { subject } otrzymuje { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
    .same = { subject } otrzymuje { $total } { $total ->
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
log-stacks = { $known ->
    [no] { $who } kładzie zakrytą kartę na karcie { $card }.
   *[yes] { $who } kładzie na karcie { $card } zakrytą kartę { $target }.
}
    .you = Kładziesz na karcie { $card } zakrytą kartę { $target }.
log-stores = Na karcie { $card } { $number ->
    [one] leży już { $number } żeton zasobu
    [few] leżą już { $number } żetony zasobów
   *[many] leży już { $number } żetonów zasobów
}.
log-switches = Pole bitwy { $card } zajmuje miejsce pola bitwy { $target }.
log-turns = Nowa ścianka kości karty { $card }: { side }.
    .run = Nowe ścianki kości: { $cards }.
    .item = { $card } ({ side })
log-uses = { $who } używa karty { $card }.
    .you = Używasz karty { $card }.
