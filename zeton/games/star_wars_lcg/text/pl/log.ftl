# Co się stało. $who to strona, $card pierwsza karta, $target druga, $others wszystkie poza pierwszą, $cards wszystkie, $count ile ich jest.

log-attack = { $card } atakuje.
log-balance = { $who } przejmuje równowagę Mocy.
log-commits = { $who } przydziela do Mocy: { $card }.
log-damage-moves = { $number } { $number ->
    [one] obrażenie przechodzi
    [few] obrażenia przechodzą
   *[many] obrażeń przechodzi
} z karty { $card } na kartę { $target }.
log-defend = { $card } broni się.
log-destroyed = { $card } ulega zniszczeniu.
log-dial = Tarcza Gwiazdy Śmierci wskazuje { $number }.
log-draws = { $who } dobiera: { $card }.
log-engages = { $who } atakuje: { $card }.
log-enters-play = { $target ->
    [none] { $card } wchodzi do gry.
   *[other] { $card } wchodzi do gry i ulepsza kartę { $target }.
}
log-focuses = Skupiona karta: { $card }.
log-game-ends = Koniec gry.
log-generates = { $card } tworzy { $number } { $number ->
    [one] punkt zasobów
    [few] punkty zasobów
   *[many] punktów zasobów
}.
log-gets-a-shield = { $card } otrzymuje żeton osłon.
log-gets-focus = { $card } otrzymuje { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}.
log-has-the-edge = { $who } ma przewagę.
log-is-cancelled = Anulowano: { $card }.
log-is-captured = Schwytano przy celu { $target }: { $card }.
log-is-damaged = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-is-discarded = Odrzucono: { $card }.
log-is-repaired = { $card } traci { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-is-engaged-instead = Zamiast tego atakowana jest karta { $card }.
log-is-rescued = Uratowano: { $card }.
log-leaves-play = { $card } opuszcza grę.
log-looks-at = { $count ->
    [0] { $who } podgląda { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
   *[other] { $who } podgląda: { $cards }.
}
log-loses-a-shield = { $card } traci żeton osłon.
log-loses-focus = { $card } traci { $number } { $number ->
    [one] żeton skupienia
    [few] żetony skupienia
   *[many] żetonów skupienia
}.
log-may-be-engaged-again = Można jeszcze raz zaatakować: { $card }.
log-mulligan = { $who } ogłasza mulligan.
log-places-an-edge-card = { $who } kładzie na stosie przewagi: { $card }.
log-plays = { $who } zagrywa: { $card }.
log-protects = { $card } przyjmuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} zamiast karty { $target }.
log-puts-back = { $who } odkłada: { $card }.
log-puts-on-the-bottom = { $who } kładzie na spodzie: { $card }.
log-refreshes = { $who } odpoczywa.
log-resolves-fate-card = { $who } rozpatruje: { $card }.
log-returns-to-hand = { $card } wraca na rękę.
log-reveals = { $who } ujawnia: { $cards }.
log-spends-shields = { $card } zużywa { $number } { $number ->
    [one] żeton osłon
    [few] żetony osłon
   *[many] żetonów osłon
}.
log-strikes = { $card } przeprowadza natarcie.
log-takes-into-hand = { $who } bierze na rękę: { $card }.
log-targets = { $card } działa na: { $others }.
log-turn-begins = Tura { $number }: { $who }.
log-uses = { $who } używa zdolności: { $card }.
