# Co się stało. $who to strona, $card pierwsza karta, $target druga, $others wszystkie poza pierwszą, $cards wszystkie, $count ile ich jest.

log-attack = { subject } atakuje.
    .run = Atakują: { $cards }.
log-balance = { $who } przejmuje równowagę Mocy.
    .you = Przejmujesz równowagę Mocy.
log-changes-control = { $who } przejmuje kontrolę nad kartą { $card }.
    .you = Przejmujesz kontrolę nad kartą { $card }.
log-commits = { $who } przydziela do Mocy jednostkę { $card }.
    .you = Przydzielasz do Mocy jednostkę { $card }.
    .run = { $who } przydziela do Mocy: { $cards }.
    .run-you = Przydzielasz do Mocy: { $cards }.
log-damage-moves = { $number } { $number ->
    [one] obrażenie przechodzi
    [few] obrażenia przechodzą
   *[many] obrażeń przechodzi
} z karty { $card } na kartę { $target }.
log-defend = { subject } broni się.
    .run = Bronią się: { $cards }.
log-destroyed = { subject } ulega zniszczeniu.
    .run = Zniszczeniu ulegają: { $cards }.
log-dial = Tarcza Gwiazdy Śmierci wskazuje { $number }.
    .same = Tarcza Gwiazdy Śmierci dochodzi do { $number }.
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
log-engages = { $who } atakuje { attacked }.
    .you = Atakujesz { attacked }.
log-enters-play = { $target ->
    [none] { subject } wchodzi do gry.
   *[other] { subject } wchodzi do gry i ulepsza kartę { $target }.
}
    .run = { $target ->
        [none] Do gry wchodzą: { $cards }.
       *[other] Do gry wchodzą, ulepszając kartę { $target }: { $cards }.
    }
log-focuses = Karta { $card } zostaje skupiona.
    .run = Skupione zostają: { $cards }.
log-game-ends = Koniec gry.
log-generates = { subject } tworzy { $number } { $number ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
}.
    .run = { $cards } tworzą razem { $total } { $total ->
        [one] punkt zasobów
        [few] punkty zasobów
       *[many] punktów zasobów
    }.
log-gets-a-shield = { subject } otrzymuje żeton osłon.
    .run = Po żetonie osłon otrzymują: { $cards }.
log-gets-focus = { subject } otrzymuje { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}.
    .run = Po { $number } { $number ->
        [one] żetonie skupienia
        [few] żetony skupienia
       *[many] żetonów skupienia
    } otrzymują: { $cards }.
log-has-the-edge = { $who } ma przewagę.
    .you = Masz przewagę.
log-is-cancelled = Efekt karty { $card } zostaje anulowany.
log-is-captured = Karta { $card } zostaje schwytana przy celu { $target }.
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
log-is-discarded = Odrzucono kartę { $card }.
    .run = Odrzucono { $known ->
        [yes] karty: { $cards }.
       *[no] { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }.
    }
log-is-repaired = Z karty { $card } { $number ->
    [one] znika { $number } obrażenie
    [few] znikają { $number } obrażenia
   *[many] znika { $number } obrażeń
}.
log-is-engaged-instead = Zamiast niego atakowany jest cel { $card }.
log-is-rescued = Karta { $card } zostaje uratowana.
    .run = Uratowane zostają karty: { $cards }.
log-leaves-play = { subject } opuszcza grę.
    .run = Grę opuszczają: { $cards }.
log-leaves-the-engagement = { subject } opuszcza bitwę.
log-looks-at = { $count ->
    [0] { $who } podgląda { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
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
        [0] Podglądasz { $number } { $number ->
            [one] kartę
            [few] karty
           *[many] kart
        }.
       *[other] Podglądasz: { $cards }.
    }
log-loses-a-shield = { subject } traci żeton osłon.
    .run = Po żetonie osłon tracą: { $cards }.
log-loses-focus = { subject } traci { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}.
    .run = Po { $number } { $number ->
        [one] żetonie skupienia
        [few] żetony skupienia
       *[many] żetonów skupienia
    } tracą: { $cards }.
log-may-be-engaged-again = Cel { $card } można zaatakować jeszcze raz.
log-mulligan = { $who } ogłasza mulligan.
    .you = Ogłaszasz mulligan.
log-names = { $who } wymienia kartę { $card }.
    .you = Wymieniasz kartę { $card }.
log-places-an-edge-card = { $known ->
    [yes] { $who } kładzie na stosie przewagi kartę { $card }.
   *[no] { $who } kładzie kartę na stosie przewagi.
}
    .you = Kładziesz na stosie przewagi kartę { $card }.
    .run = { $who } kładzie na stosie przewagi { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
    .run-you = Kładziesz na stosie przewagi: { $cards }.
log-plays = { $who } zagrywa kartę { $card }.
    .you = Zagrywasz kartę { $card }.
log-protects = { subject } przyjmuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast karty { $target }.
log-puts-back = { $known ->
    [yes] { $who } odkłada kartę { $card }.
   *[no] { $who } odkłada kartę.
}
    .you = Odkładasz kartę { $card }.
log-puts-on-the-bottom = { $known ->
    [yes] { $who } kładzie na spodzie talii kartę { $card }.
   *[no] { $who } kładzie kartę na spodzie talii.
}
    .you = Kładziesz na spodzie talii kartę { $card }.
log-refreshes = { $who } odpoczywa.
    .you = Odpoczywasz.
log-resolves-fate-card = { $who } rozpatruje kartę { $card }.
    .you = Rozpatrujesz kartę { $card }.
log-returns-to-hand = { subject } wraca na rękę.
    .run = Na rękę wracają: { $cards }.
log-reveals = { $who } ujawnia: { $cards }.
    .you = Ujawniasz: { $cards }.
log-sacrificed = Poświęcono kartę { $card }.
    .run = Poświęcono karty: { $cards }.
log-spends-shields = { subject } zużywa { $number } { $number ->
    [one] żeton osłon
    [few] żetony osłon
   *[many] żetonów osłon
}.
log-strikes = { subject } przeprowadza natarcie.
log-switches-edge-stacks = { $who } zamienia stosy przewagi.
    .you = Zamieniasz stosy przewagi.
log-takes-into-hand = { $who } bierze na rękę kartę { $card }.
    .you = Bierzesz na rękę kartę { $card }.
log-targets = { subject } działa na { $itself ->
    [yes] siebie
   *[no] { STARTS($others, like: ".* i |[0-9]+ × ") ->
        [yes] karty: { $others }
       *[no] kartę { $others }
    }
}.
log-turn-begins = Tura { $number }: { $who }.
    .you = Tura { $number }: twoja.
log-uses = { $known ->
    [yes] { $who } używa zdolności karty { $card }.
   *[no] { $who } używa zdolności karty, której jeszcze nie widać.
}
    .you = Używasz zdolności karty { $card }.
