# Miért nem lehetséges valami. A képességek megkötéseit úgy mondjuk, ahogyan a lapokon állnak (condition-…).

reason-after-this-window = Célkártyákat akkor lehet lerohanni, amikor az akcióablak lezárult.
reason-another-choice-first = Egy másik kérdés van nyitva: előbb arra kell válaszolni.
reason-another-is-engaged = { $card } most a lerohant célkártya; a következő lerohanás akkor jön, amikor ez véget ért.
reason-another-must-match = Amiért éppen fizetnek, ahhoz a saját szövetségének erőforrása kell, ez a lap pedig más szövetségű.
reason-attackers-are-not-being-declared = Támadókat közvetlenül a célkártya lerohanása után kell kijelölni.
reason-attacks-when-you-engage = Akkor támad, amikor az összecsapásfázisodban lerohansz egy célkártyát.
reason-being-played = Éppen most játsszák ki.
reason-cannot-attack = Egy hatás miatt nem támadhat.
reason-cannot-attack-this = Egy hatás miatt nem támadhatja meg { the-card } lapot.
reason-cannot-be-targeted = Egy hatás miatt nem választható célpontnak.
reason-cannot-defend = Egy hatás miatt nem védekezhet.
reason-committed-already = Már az Erőhöz van rendelve.
reason-cannot-be-committed = Nem rendelhető az Erőhöz.
reason-condition = Csak ezzel a feltétellel működik: { $condition }.
reason-cost-cannot-be-paid = A költségét most nem lehet kifizetni: { $cost }.
reason-defenders-are-not-being-declared = Védőket rögtön a támadók után kell kijelölni.
reason-defends-when-engaged = Akkor védekezik, amikor az ellenfél lerohanja egy célkártyádat.
reason-engaged-already = Ebben a fázisban már lerohanták.
reason-engaged-after = Az első lerohanásnak mást kell érnie: { $card }.
reason-engaged-now = Már ez a lerohant célkártya, éppen ebben a lerohanásban.
reason-engaged-last = Egy hatás miatt nem rohanható le oldalának többi célkártyája előtt.
reason-exhausted = Kimerült: csak felkészült egység támad, védekezik vagy csap le.
reason-exhausted-source = Kimerült: csak felkészült lap termel erőforrást.
reason-fate-cards-are-not-played = A sorskártyákat sohasem játsszák ki; az előnypakliba valók.
reason-game-over = A játszma véget ért.
reason-generates-to-pay = Erőforrást csak akkor termel, amikor éppen fizetsz valamiért.
reason-in-the-edge-stack = Az előnypakliban van, amíg az előnyért vívott harc véget nem ér.
reason-no-ability-to-use = Nincs olyan képessége, amelyet használni lehet.
reason-no-conflict-in-your-first-turn = A sötét oldalnak az első körében nincs összecsapásfázisa.
reason-no-force-card-left = Már mindhárom Erő-kártyád egységeken van.
reason-no-legal-target = { $which ->
    [none] Nincs hozzá szabályos célpont.
   *[other] Nincs hozzá szabályos célpont; ilyen kellene: { $which }.
}
reason-no-more-attackers = { $card } ellen nem támadhat több egység.
reason-no-more-engagements = Ebben a fázisban már nem rohannak le célkártyát.
reason-no-resource-match = Egyik felkészült erőforrásod sem ehhez a szövetséghez tartozik: { $affiliation }.
reason-nobody-can-attack-it = Most egyik egységed sem támadhatná meg.
reason-not-enough-resources = A költsége { $cost }, te pedig { $resources } erőforrást tudsz termelni.
reason-not-what-is-targeted = { $which ->
    [none] Nem szabályos célpont.
   *[other] Nem szabályos célpont; ilyen kellene: { $which }.
}
reason-not-your-card = Nem te irányítod.
reason-not-your-choice = Most a másik játékos választ.
reason-nothing-to-enhance = Nincs játékban semmi, amit erősíthetne.
reason-one-limited-card-per-turn = Ebben a körben már játszottál ki Korlátozott lapot.
reason-only-in-your-conflict = Célkártyákat csak a saját összecsapásfázisodban rohanhatsz le.
reason-only-in-your-deployment = Egységeket és erősítéseket csak a saját kijátszásfázisodban játszhatsz ki.
reason-only-when-triggered = Olyasmire válaszol, ami most nem történik: { $when }.
reason-out-of-play = Játékon kívül van.
reason-pays-for-others = Erőforrásai csak bizonyos lapokra fordíthatók, erre nem.
reason-setup = Még tartanak az előkészületek.
reason-strikes-in-turn = Már részt vesz a lerohanásban, és akkor csap le, amikor te következel a csapással.
reason-targeted-already = Már a célpontok között van.
reason-targeted-in-vain = Ha ezt választanád, semmi sem változna, vagy nem maradna más szükséges célpont.
reason-the-dial = A számláló nem lap; csak akkor rohanható le, ha egy hatás megengedi.
reason-unique-in-play = { $card ->
    [none] Már játékban van egy ilyen nevű egyedi lap.
   *[other] { $card } egyedi, és már játékban van.
}
reason-units-are-not-being-committed = Egységeket az Erő-fázis elején lehet az Erőhöz rendelni.
reason-used-for-this = Erre már felhasználták.
reason-would-change-nothing = Most semmin sem változtatna.

# Pakliépítés (R18).
reason-too-few-sets = A pakliban { $sets } célkészlet van; legalább { $least } kell.
reason-wrong-side = { $set }. készlet, { $objective }: nem a { $side } oldalhoz tartozik.
reason-too-many-copies = { $set }. készlet, { $objective }: a pakliban { $copies } példány van belőle; legfeljebb { $most ->
    [one] egy
   *[other] { $most }
} lehet.
reason-locked-set = { $set }. készlet, { $objective }: ez a szövetség kell hozzá: { $affiliation }.
