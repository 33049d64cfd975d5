# Mi történt. $who egy hely az asztalnál, $jedi az a jedi, akinek az osztagkártyájáról szó van, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind, $count a számuk.

log-attempts = { $who } megkísérli { the-card } küldetést.
    .you = Megkísérled { the-card } küldetést.
log-besieged = { $card } ostrom alá kerül.
log-blockade-placed = Blokád jelenik meg { the-card } bolygón.
    .run = Blokádok jelennek meg itt: { $cards }.
log-blockade-removed = Egy blokád eltűnik { the-card } bolygóról.
log-discards = { $jedi } eldobja { the-card } lapot.
    .run = { $jedi } eldobja ezeket: { $cards }.
log-draws = { $known ->
    [yes] { $jedi } ezt húzza: { $card }.
   *[no] { $jedi } húz egy lapot.
}
    .run = { $known ->
        [yes] { $jedi } ezeket húzza: { $cards }.
       *[no] { $jedi } { $count } lapot húz.
    }
log-droid-moves = Egy droid átmegy { the-card } bolygóról { the-target } bolygóra.
log-droid-placed = { the-card } bolygón most { $number } droid van.
    .same = { the-card } bolygón most { $number } droid van.
    .run = Droidok érkeznek: { $cards }.
    .item = { $card } ({ $number })
log-droid-removed = Egy droid eltűnik { the-card } bolygóról; { $number ->
    [0] nem marad ott több
   *[other] még { $number } marad ott
}.
    .same = Droidok tűnnek el { the-card } bolygóról; { $number ->
        [0] nem marad ott több
       *[other] még { $number } marad ott
    }.
log-exhausts = { $jedi } kimeríti { the-card } lapot.
    .run = { $jedi } kimeríti ezeket: { $cards }.
log-finale = Kezdődik a finálé: { $card }.
log-free-action = { $card } végrehajtja az ingyenes akcióját.
log-game-ends = A játszma véget ér.
log-gives = { $jedi } átad egy lapot: { $target } megkapja { the-card } lapot.
log-invasion-card = Invázió: { $card }.
log-invasion-deck-recycled = A dobott inváziókártyák visszakerülnek a paklira: { $number } lap.
log-invasion-marker = Az inváziójelölő ezt mutatja: { $number }.
log-looks-at = { $who } megnézi ezeket: { $cards }.
    .you = Megnézed ezeket: { $cards }.
log-mission-completed = { $who } { $number } sikerrel teljesíti { the-card } küldetést.
    .you = { $number } sikerrel teljesíted { the-card } küldetést.
log-mission-failed = { $who } kudarcot vall { the-card } küldetésben ({ successes }).
    .you = Kudarcot vallasz { the-card } küldetésben ({ successes }).
successes = { $number } siker
log-mission-revealed = Új küldetés: { $card }.
log-moves = { $card } átmegy { the-target } bolygóra.
log-no-blockade-left = Nincs több blokád a készletben { the-card } bolygóra.
log-no-droid-left = Nincs több droid a készletben { the-card } bolygóra.
log-occupied = { $card } megszállás alá kerül.
log-plays = { $jedi } kijátssza { the-card } lapot.
log-plays-as = { $card } csatlakozik.
    .run = Csatlakoznak: { $cards }.
log-readies = { $jedi } felfrissíti { the-card } lapot.
    .run = { $jedi } felfrissíti ezeket: { $cards }.
log-refuses = { $who } nem egyezik bele.
    .you = Nem egyezel bele.
log-rolls = { $who } dobása: { successes }.
    .you = A dobásod: { successes }.
log-rolls-damage = { $who } dobása: { $number } sérülés.
    .you = A dobásod: { $number } sérülés.
log-squad-deck-shuffled = A dobott osztagkártyákból új pakli lesz.
log-strength = { $card } ereje most { $number }.
log-takes = { $jedi } magához veszi { the-card } lapot.
    .run = { $jedi } magához veszi ezeket: { $cards }.
log-takes-damage = { $card } { $number } sérülést kap.
log-threat-rises = A fenyegetettség most { $number }.
    .same = A fenyegetettség most már { $number }.
log-tokens-placed = { $count ->
    [0] A küldetésjelzők lekerülnek a tábláról.
   *[other] Mindkét küldetésjelző { the-card } bolygóra kerül.
}
log-turn = { $number }. kör: { $card }.
log-villain-card = Gonosztevőkártya: { $card }.
log-villain-moves = { $card } átmegy { the-target } bolygóra.
log-villain-placed = { $card } { the-target } bolygón jelenik meg.
log-villain-removed = { $card } eltűnik a tábláról.
log-villain-retired = { $card } kikerül a játékból.
