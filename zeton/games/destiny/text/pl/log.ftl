# Co się wydarzyło. $who to miejsce, $card pierwsza karta, $target druga, $others wszystkie oprócz pierwszej, $cards wszystkie. O kości: jej ścianka.

log-activates = { $who } aktywuje: { $card }.
log-claims = { $who } zajmuje pole bitwy.
log-controls = { $who } kontroluje: { $card }.
log-damage = { $card } otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}.
log-damage-moves = { $number ->
    [one] { $number } obrażenie przechodzi
    [few] { $number } obrażenia przechodzą
   *[many] { $number } obrażeń przechodzi
}: { $card } → { $target }.
log-draws = { $who } dobiera: { $card }.
log-enters-play = { $target ->
    [none] { $card } wchodzi do gry.
   *[other] { $card } wchodzi do gry → { $target }.
}
log-exhausts = { $card } ulega wyczerpaniu.
log-gains = { $who } zyskuje { $number } { $number ->
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
log-indirect-damage = { $who } otrzymuje { $number } { $number ->
    [one] obrażenie niebezpośrednie
    [few] obrażenia niebezpośrednie
   *[many] obrażeń niebezpośrednich
}.
log-is-defeated = Pokonana postać: { $card }.
log-is-discarded = { $card } trafia na stos kart odrzuconych.
log-joins = { $card } dołącza do drużyny: { $who }.
log-looks-at = { $who } podgląda: { $cards }.
log-loses = { $who } traci { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
log-loses-shields = { $card } traci { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
log-moves = { $card } zmienia miejsce → { $target }.
log-mulligan = { $who } odkłada { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
} i dobiera tyle samo.
log-passes = { $who } pasuje.
log-plays = { $who } zagrywa: { $card }.
log-put-on-the-bottom = { $who } odkłada na spód talii: { $card }.
log-put-on-top = { $who } odkłada na wierzch talii: { $card }.
log-removes = { $who } usuwa: { $card }{ showing }.
log-resolves = { $who } rozpatruje: { $card }{ showing }.
log-reveals = { $who } ujawnia: { $cards }.
log-roll-off = { $who } rzuca o pole bitwy, wynik: { $number }.
log-rolls = { $card }, wynik rzutu: { side }.
log-round = Runda { $number }.
log-shields = { $card } otrzymuje { $number } { $number ->
    [one] osłonę
    [few] osłony
   *[many] osłon
}.
log-spends = { $who } płaci { $number }.
log-stores = { $card } ma na sobie { $number } { $number ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[many] żetonów zasobów
}.
log-switches = Zmiana pola bitwy: { $card } → { $target }.
log-turns = { $card }, kość obraca się na: { side }.
log-uses = { $who } używa: { $card }.
