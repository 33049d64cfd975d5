# Star Wars: A klónok háborúja: mit mond a tábla.

type-planet = Bolygó
type-jedi = Jedi
type-villain = Gonosztevő
type-invasion = Invázió
type-mission = Küldetés
type-sheet = Gonosztevőlap
type-assault = Roham
type-stealth = Lopakodás
type-armor = Páncélos
type-transport = Szállító
type-ally = Szövetséges
phase-ready = Felfrissítés
phase-ready-words = Az aktív jedi felfrissíti az osztagát.
phase-actions = Akciók
phase-actions-words = Legfeljebb négy akció és egy ingyenes akció.
phase-villain = Gonosztevő
phase-villain-words = Egy gonosztevőkártya felfedése és végrehajtása.
phase-invasion = Invázió
phase-invasion-words = Annyi bolygón szállnak le droidok, amennyit az inváziósáv mutat.
cw-galaxy = A galaxis
cw-setup = Jedik választása
cw-turn = { $turn }. kör
cw-actions = { $actions } akció{ $free ->
    [yes] { " " }és az ingyenes akció
   *[no] { "" }
} maradt
cw-threat = Fenyegetettség
cw-threat-at = Fenyegetettség: { $value }; a háború ekkor vész el: { $lost }
cw-invasion = Invázió
cw-invasion-at = Inváziósáv: körönként { $value } lap
cw-strength = Erő
cw-strength-at = Erő: { $value }, legfeljebb { $most }; X értéke { $x }
cw-supply = A készletben: { $droids } droid, { $blockades } blokád
cw-supply-short = Készlet
cw-droids = { $count } droid
cw-blockades = { $count } blokád
cw-mission-token = { $token ->
    [orange] narancssárga küldetés
   *[white] fehér küldetés
}
cw-villain-at = { $name }, gonosztevő, itt: { $planet }, életerő: { $health }
cw-jedi-at = { $name }, jedi, itt: { $planet }{ $turn ->
    [yes] , az ő köre van
   *[no] { "" }
}
cw-exhausted = kimerült
cw-squad-of = { $name } osztaga: { $count } lap
cw-squad-empty = Nincs osztag
cw-missions = Küldetések
cw-finale = A finálé
cw-missions-count = { $done } teljesítve · { $left } hátravan
cw-no-mission = Nincs nyitott küldetés
cw-mission = { $title }, küldetés itt: { $planet }; küszöb: { $needs }, ikonok: { $symbols }, ára { $damage } sérülés
cw-sheet = { $name }, gonosztevőlap
cw-off-board = a táblán kívül
cw-health = életerő: { $health }
cw-deck = { $name ->
    [squad] Osztagpakli
    [invasion] Inváziópakli
   *[villain] Gonosztevőpakli
}: { $count } lap
cw-discard = { $name ->
    [squad] Dobott osztagkártyák
    [invasion] Dobott inváziókártyák
   *[villain] Dobott gonosztevőkártyák
}: { $count } lap
cw-pile = { $name ->
    [squad] Osztagok
    [invasion] Invázió
   *[villain] Gonosztevő
}
cw-laid-out = Kirakott lapok
cw-attack = Támadás
cw-rolled = Utolsó dobás
cw-roll-needs = { $total } / { $needs }
cw-roll-total = { $total } siker
cw-roll-added = { $added } lapokból
cw-die = A kocka: { $successes } siker, { $damage } sérülés
cw-blow = { $name }: { $amount } sérülés fenyegeti
origin-rulebook = A szabálykönyvből
origin-public = Nyilvános forrásokból
origin-reconstructed = Saját rekonstrukció
