# Miért nem lehetséges valami.

reason-already-there = A repülés onnan indul.
reason-another-choice-first = Előbb egy másik kérdésre kell válaszolni.
reason-another-transport = Ez a repülés másik szállítóval történik.
reason-blockade-first = Előbb egy blokádot kell eltávolítani.
reason-blockade-on-its-planet = A bolygóján lévő blokád miatt nem kísérelhető meg.
reason-cannot-be-removed = Ennek a gonosztevőnek most nincs életereje, ezért nem távolítható el.
reason-exhausted = Ez a lap kimerült.
reason-free-action-used = Az ingyenes akció ebben a körben már elkelt.
reason-free-action-without-effect = Az ingyenes akciónak most nem volna hatása.
reason-game-over = A játszma véget ért.
reason-in-no-squad = Ez a lap senkinek az osztagában sincs.
reason-invasion-is-being-revealed = Inváziókártyák felfedése közben nem lehet.
reason-never = Ez a lap mindig kijátszható.
reason-no-actions-left = Ebben a körben nem maradt több akció.
reason-no-attack-or-mission = Azon a bolygón most nincs se támadás, se küldetés.
reason-no-blockade = Nincs blokád a táblán.
reason-no-damage-on-your-planet = Azon a bolygón most senki sem készül sérülést kapni.
reason-no-enemy-on-your-planet = Azon a bolygón nincs ellenség.
reason-no-exposed-droids = Nincs droid blokád nélküli bolygón.
reason-no-lane = Nem vezet oda útvonal innen: { $planet }.
reason-no-roll-on-your-mission-planet = A lap tulajdonosának bolygója nem küldetésbolygó, vagy most nincs ott se támadás, se küldetés.
reason-nobody-flies = Arról a bolygóról most senki sem repül el.
reason-nobody-plays-it = Ezzel a jedivel senki sem játszik.
reason-nobody-to-move = Minden jedi éppen akciót hajt végre.
reason-not-a-current-mission = Ez nem tartozik a mostani küldetések közé.
reason-not-enough-damage = Az eltávolításához { $health } sérülés kell, és csak { $number } maradt.
reason-not-its-action-step = Az ingyenes akció annak a jedinek az akciólépéséhez tartozik.
reason-not-on-its-planet = Az aktív jedi nincs ezen a bolygón: { $planet }.
reason-not-on-that-planet = Ugyanazon a bolygón kell lennie.
reason-not-the-action-step = Csak akciólépésben lehet.
reason-not-your-card = Ez a lap egy másik játékos osztagában van.
reason-not-your-choice = Most egy másik játékos választ.
reason-not-your-jedi = Ezt a jedit más irányítja.
reason-not-your-turn = Most egy másik jedi köre van.
reason-nothing-to-do-with-it = Ezt nem lehet használni.
reason-other-enemies-first = Előbb minden más ellenséget el kell távolítani a bolygóról.
reason-setup = A játszma előkészítése még tart.
reason-too-far = Több mint két útvonalnyira van innen: { $planet }.
reason-type-does-not-count = A { $type ->
    [assault] roham
    [stealth] lopakodás
    [armor] páncélos
    [transport] szállító
    [ally] szövetséges
   *[other] { $type }
} típusú lapok itt nem számítanak.
reason-villain-off-the-board = Ez a gonosztevő nincs a táblán.
reason-villain-on-its-planet = A bolygóján lévő gonosztevő miatt a finálé előtt nem kísérelhető meg.
