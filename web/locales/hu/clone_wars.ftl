# Star Wars: A klónok háborúja: mit mond a tábla.

type-planet = Bolygó
type-jedi = Jedi
type-villain = Gonosztevő
type-villain-card = Gonosztevőkártya
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
cw-threat-how = Fenyegetettség: { $value } / { $lost }, a végén vereség
cw-threat-at = Fenyegetettség: { $value }; a háború ekkor vész el: { $lost }
cw-goal-missions = Küldetések: { $done } / { $of }, utána a finálé
cw-goal-finale = Finálé: { $next }. küldetés, összesen { $of }
cw-goal-remove = Finálé, legyőzendő: { $name }
cw-goal-how = Együtt nyertek, amint minden küldetés és a finálé is teljesült.
cw-invasion-how = Invázió: körönként { $value }
cw-invasion-at = Inváziósáv: körönként { $value } lap
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
cw-does-assault = támadás +1
cw-does-stealth = támadás +1
cw-does-armor = −1 sérülés
cw-does-transport = két útvonal
cw-does-success = +1 siker
cw-ally-send = jedi bárhová
cw-ally-successes = +{ $number } siker
cw-ally-actions = +{ $number } akció
cw-ally-strike = { $number } sérülés
cw-ally-supply = +{ $number } lap
cw-ally-break-blockade = −{ $number } blokád
cw-ally-look = { $number } invázió előre
cw-ally-shield = most nincs sérülés
cw-ally-sabotage = −{ $number } droid
cw-exhausted = kimerült
cw-squad-of = { $name } osztaga: { $count } lap
cw-squad-empty = Nincs osztag
cw-glance = A gonosztevő és a többi jedi: lejjebb, és vissza
cw-missions = Küldetések
cw-finale = A finálé
cw-no-mission = Nincs nyitott küldetés
cw-hunt = Nincs több küldetés: most csak a gonosztevő számít
cw-missing-roll = { $more ->
    [0] Elég a siker
   *[other] Még { $more } siker kell
}
cw-missing-blockade = Előbb törd át a blokádot
cw-missing-villain = Előbb űzd el: { $name }
cw-missing-nobody = Még nincs ott jedi
cw-missing-cards = A kockának { $more } kell
cw-missing-enough = Az ottani lapok elegendők
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

coach-clone-wars-welcome = Üdv! Itt mindenki a te oldaladon áll. Teljesítsétek a küldetéseket, aztán nyerjétek meg a finálét, mielőtt a fenyegetettség a sáv végére ér. Ami fénylik, azt választhatod, és az alsó sáv mindig megmondja, mi a kérdés.
coach-clone-wars-play-as = Válaszd ki a jedidet. Mindegyiknek van egy saját ingyenes akciója, körönként egyszer.
coach-clone-wars-begin = Valakinek kezdenie kell. Nem számít sokat: mindenkire sor kerül.
coach-clone-wars-destination = Hová repülsz? A küldetések be vannak jelölve a térképen. Három droid egy bolygón veszélyes: még egy növeli a fenyegetettséget.
coach-clone-wars-turn = Négy akció: repülj egy útvonalon, támadj ott, ahol vagy, kíséreld meg az ottani küldetést, vagy húzz egy osztagkártyát. A blokádot át kell törni, mielőtt a küldetés jön. A köröd után a gonosztevő cselekszik, és újabb droidok szállnak le.
coach-clone-wars-help = A kocka már el van dobva. Meríts ki osztagkártyákat, hogy sikereket adj hozzá: a tieidet vagy másokét ezen a bolygón; a jelük mutatja, mire jók. Ne használj többet, mint amennyi hiányzik.
coach-clone-wars-damage = Minden sérülés eltávolít egy droidot; a blokádhoz kettő kell, és előbb annak kell eltűnnie. Egy bolygón legfeljebb három droid fér el: a negyedik növeli a fenyegetettséget, és blokádot hoz.
coach-clone-wars-protect = Minden sérülés egy osztagkártyájába kerül egy jedinek. Egy itteni páncélos lap egyet felfoghat; csak kimerül.
coach-clone-wars-discard = Elvesztesz egy osztagkártyát. Kimerültet adj oda, vagy olyat, amilyet a küldetések nem kérnek.
coach-clone-wars-limit = Több osztagkártyád van a megengedettnél: a legkevésbé hasznosat engedd el.
