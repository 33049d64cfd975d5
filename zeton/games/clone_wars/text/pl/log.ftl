# Co się wydarzyło. $who to miejsce przy stole, $jedi to Jedi, którego karty oddziałów dotyczy wpis, $card pierwsza karta, $target druga, $others wszystkie oprócz pierwszej, $cards wszystkie, $count ich liczba.

log-attempts = { $who } podejmuje misję { $card }.
    .you = Podejmujesz misję { $card }.
log-besieged = Planeta { $card } jest pod oblężeniem.
log-blockade-placed = Blokada pojawia się na planecie { $card }.
    .run = Blokady pojawiają się na planetach: { $cards }.
log-blockade-removed = Blokada znika z planety { $card }.
log-discards = { $jedi } odrzuca kartę { $card }.
    .run = { $jedi } odrzuca karty: { $cards }.
log-draws = { $known ->
    [yes] { $jedi } dobiera kartę { $card }.
   *[no] { $jedi } dobiera kartę.
}
    .run = { $known ->
        [yes] { $jedi } dobiera karty: { $cards }.
       *[no] { $jedi } dobiera { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        }.
    }
log-droid-moves = Droid przenosi się z planety { $card } na planetę { $target }.
log-droid-placed = Na planecie { $card } { $number ->
    [one] jest teraz { $number } droid
    [few] są teraz { $number } droidy
   *[many] jest teraz { $number } droidów
}.
    .same = Na planecie { $card } { $number ->
        [one] jest teraz { $number } droid
        [few] są teraz { $number } droidy
       *[many] jest teraz { $number } droidów
    }.
    .run = Droidy lądują na planetach: { $cards }.
    .item = { $card } ({ $number })
log-droid-removed = Droid znika z planety { $card }; { $number ->
    [0] nie ma tam już żadnego
    [one] pozostaje tam { $number }
    [few] pozostają tam { $number }
   *[many] pozostaje tam { $number }
}.
    .same = Droidy znikają z planety { $card }; { $number ->
        [0] nie ma tam już żadnego
        [one] pozostaje tam { $number }
        [few] pozostają tam { $number }
       *[many] pozostaje tam { $number }
    }.
log-exhausts = { $jedi } wyczerpuje kartę { $card }.
    .run = { $jedi } wyczerpuje karty: { $cards }.
log-finale = Zaczyna się finał: { $card }.
log-free-action = { $card } wykonuje darmową akcję.
log-game-ends = Koniec gry.
log-gives = { $jedi } oddaje kartę { $card }, którą otrzymuje { $target }.
log-invasion-card = Inwazja: { $card }.
log-invasion-deck-recycled = Odrzucone karty inwazji wracają na wierzch talii ({ $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
}).
log-invasion-marker = Znacznik inwazji przesuwa się na { $number }.
log-looks-at = { $who } podgląda karty inwazji: { $cards }.
    .you = Podglądasz karty inwazji: { $cards }.
log-mission-completed = { $who } pomyślnie kończy misję { $card } ({ successes }).
    .you = Pomyślnie kończysz misję { $card } ({ successes }).
log-mission-failed = { $who } nie daje rady ukończyć misji { $card } ({ successes }).
    .you = Nie udaje ci się ukończyć misji { $card } ({ successes }).
successes = { $number } { $number ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}
log-mission-revealed = Nowa misja: { $card }.
log-moves = { $card } przenosi się na planetę { $target }.
log-no-blockade-left = W puli nie ma już blokady dla planety { $card }.
log-no-droid-left = W puli nie ma już droida dla planety { $card }.
log-occupied = Planeta { $card } jest pod okupacją.
log-plays = { $jedi } zagrywa kartę { $card }.
log-plays-as = { $card } dołącza do gry.
    .run = Do gry dołączają: { $cards }.
log-readies = { $jedi } przygotowuje kartę { $card }.
    .run = { $jedi } przygotowuje karty: { $cards }.
log-refuses = { $who } odmawia.
    .you = Odmawiasz.
log-rolls = { $who } wyrzuca { successes }.
    .you = Wyrzucasz { successes }.
log-rolls-damage = { $who } wyrzuca { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
    .you = Wyrzucasz { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }.
log-squad-deck-shuffled = Odrzucone karty oddziałów tworzą nową talię.
log-strength = { $card } ma teraz siłę { $number }.
log-takes = { $jedi } bierze kartę { $card }.
    .run = { $jedi } bierze karty: { $cards }.
log-takes-damage = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-threat-rises = Zagrożenie wzrasta do { $number }.
    .same = Zagrożenie wzrasta do { $number }.
log-tokens-placed = { $count ->
    [0] Znaczniki misji opuszczają planszę.
   *[other] Oba znaczniki misji leżą na planecie { $card }.
}
log-turn = Tura { $number }: { $card }.
log-villain-card = Karta złoczyńcy: { $card }.
log-villain-moves = { $card } przenosi się na planetę { $target }.
log-villain-placed = { $card } pojawia się na planecie { $target }.
log-villain-removed = { $card } znika z planszy.
log-villain-retired = { $card } opuszcza grę.
