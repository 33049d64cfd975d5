# Miért nem lehetséges valami. A feltételek szavai ugyanazok, mint a lapokon (condition-…).

reason-already-claimed = A csatateret ebben a fordulóban már uralma alá vonta valaki.
reason-another-choice-first = Egy másik kérdés nyitva áll: előbb arra kell válaszolni.
reason-another-symbol = Egy akció kockái ugyanazt a szimbólumot mutatják, ez pedig másikat mutat.
reason-being-played = Éppen most játsszák ki.
reason-blank = Üres oldalt nem lehet felhasználni.
reason-condition = Csak ezzel a feltétellel működik: { $condition }.
reason-cost-cannot-be-paid = A költsége most nem fizethető ki: { $cost }.
reason-exhausted = Kimerült.
reason-game-over = A játszma véget ért.
reason-goes-only-on = { $which ->
    [none] Nincs olyan karaktered, amelyre kerülhetne.
   *[other] Nincs olyan karaktered, amelyre kerülhetne; ilyen kellene: { $which }.
}
reason-modifier-alone = Módosítót csak olyan kockával együtt lehet felhasználni, amely ugyanazt a szimbólumot mutatja plusz nélkül.
reason-must-activate = A következő akcióddal egy karaktert kell aktiválnod.
reason-no-ability-to-use = Nincs olyan képessége, amelyet akcióként lehetne használni.
reason-no-die = Nincs kockája, amellyel dobni lehetne.
reason-not-enough-resources = Az ára { $cost }, és neked { $resources } erőforrásod van.
reason-not-in-pool = A kocka nincs kockakészletben: nem mutat semmit.
reason-not-your-card = Nem te irányítod.
reason-not-your-choice = Most a másik játékos dönt.
reason-only-when-triggered = Olyasmire válaszol, ami most nem történik: arra, hogy { $when }.
reason-out-of-play = Játékon kívül van.
reason-power-action-used = Az erőteljes akcióját ebben a fordulóban már használták.
reason-resolved-already = Ebben az akcióban már felhasználták.
reason-setup = Még tartanak az előkészületek.
reason-special-of-the-die = A különleges képessége akkor használható, amikor a kockáját ezzel a szimbólummal felhasználják.
reason-stacked = Képpel lefelé van ezen: { $host }. Annak egy másik példánya játssza ki.
reason-unique-in-play = { $card ->
    [none] Ilyen nevű egyedi lap már van játékban.
   *[other] { $card } egyedi lap, és már van belőle egy példányod játékban.
}
reason-would-change-nothing = Most semmit sem változtatna.
reason-you-have-claimed = Uralmad alá vontad a csatateret, ezért a forduló végéig passzolsz.

# Csapat- és pakliépítés (R20–R22).
reason-heroes-and-villains = Hősök és gonoszok nem lehetnek egy csapatban.
reason-not-with = { $card } és { $card2 } nem lehetnek egy csapatban.
reason-no-battlefield = A pakliban nincs csatatér.
reason-no-character = A csapatban nincs karakter.
reason-not-a-deck-card = { $card } nem való a pakliba.
reason-plot-does-not-fit = { the-card } tervhez a színének és az oldalának megfelelő karakter kell.
reason-too-many-copies = { $card } { $copies } példányban van a pakliban; legfeljebb { $most } lehet.
reason-too-many-points = A csapat { $points } pontba kerül; legfeljebb { $most } lehet.
reason-unique-twice = { $card } egyedi, és csak egyszer lehet a csapatban.
reason-wrong-affiliation = { $card } { $affiliation } lap, és a csapatban nincs ilyen karakter.
reason-wrong-colour = { $card } színe { $colour }, és a csapatban nincs ilyen színű karakter.
reason-wrong-dice = { $card } kockáinak száma { $dice }; legfeljebb { $most } lehet.
reason-wrong-size = A pakliban { $cards } lap van; { $size } kell.
