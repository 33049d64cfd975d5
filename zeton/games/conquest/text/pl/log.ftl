# Co się wydarzyło. $who to gracz, $card pierwsza karta, $target druga, $others wszystkie prócz pierwszej, $cards wszystkie, $count ile ich jest.

log-area-effect = { $card } używa słowa kluczowego Efekt Obszarowy ({ $number }).
log-attacks = { $card } atakuje.
log-battle-begins = Bitwa na planecie { $card }. Inicjatywa: { $who }.
log-calls-a-stalemate = { $who } proponuje impas.
log-captures = { $who } zdobywa planetę { $card }.
log-damage-moves = { $number } { $number ->
    [one] obrażenie przechodzi
    [few] obrażenia przechodzą
   *[many] obrażeń przechodzi
} z karty { $card } na kartę { $target }.
log-deploys = { $target ->
    [none] { $who } wystawia kartę { $card } za { $number }.
   *[other] { $who } wystawia kartę { $card } za { $number } ({ $target }).
}
log-destroyed = { $card } ulega zniszczeniu.
log-draws = { $who } dobiera: { $card }.
log-enters-play = { $target ->
    [none] { $card } wchodzi do gry.
   *[other] { $card } wchodzi do gry ({ $target }).
}
log-everything-is-readied = Wszystkie karty zostają przygotowane.
log-finds = { $who } bierze z talii: { $card }.
log-gains = { $who } zyskuje { $number } { $number ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
log-game-ends = Koniec gry.
log-has-initiative = { $who } ma żeton inicjatywy.
log-is-attached = { $card } zostaje dodatkiem do karty { $target }.
log-is-attacked = { $target } atakuje jednostkę { $card }.
log-is-bloodied = { $card } ponosi klęskę i odtąd krwawi.
log-is-cancelled = Anulowano: { $card }.
log-is-damaged = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-is-defeated = Ostateczna klęska: { $cards }.
log-changes-control = { $card } przechodzi na drugą stronę.
log-is-discarded = { $card } trafia na stos kart odrzuconych.
log-is-exhausted = Karta { $card } zostaje wyczerpana.
log-is-healed = { $card } traci { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-is-readied = Karta { $card } jest znów przygotowana.
log-is-reassigned = { $number } { $number ->
    [one] obrażenie otrzymuje
    [few] obrażenia otrzymuje
   *[many] obrażeń otrzymuje
} { $target } zamiast karty { $card }.
log-is-removed = Z gry usunięto: { $card }.
log-is-revealed = Odkryto: { $card }.
log-is-the-first-planet = Pierwsza planeta to { $card }.
log-left-play = { $card } opuszcza grę.
log-looks-at = { $who } podgląda { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
log-moves = { $target ->
    [none] { $card } porusza się do swojego sztabu.
   *[other] { $card } porusza się na planetę { $target }.
}
log-mulligan = { $who } ogłasza mulligan.
log-passes = { $who } pasuje.
log-pays = { $who } płaci { $number } { $number ->
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
log-plays = { $who } zagrywa: { $card }.
log-puts-back = { $who } odkłada: { $card }.
log-retreats = { $card } wykonuje odwrót.
log-returns-to-hand = { $card } wraca na rękę.
log-reveals-dial = { $who } odkrywa wskaźnik: { $number }.
log-round-begins = Runda { $number }.
log-shields = { $who } używa karty { $card } jako osłony dla jednostki { $target }.
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
log-targets = { $card } wskazuje: { $others }.
log-uses = { $who } używa karty { $card }.
log-wins-the-battle = { $who } wygrywa bitwę na planecie { $card }.
log-wins-the-struggle = { $who } wygrywa zmagania dowodzenia na planecie { $card }.
