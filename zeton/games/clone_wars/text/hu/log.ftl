# Mi történt. $who egy hely az asztalnál, $jedi az a jedi, akinek az osztagkártyájáról szó van, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind, $count a számuk.

log-attempts = { $who } megkísérli { the-card } küldetést.
    .you = Megkísérled { the-card } küldetést.
log-besieged = { $card } ostrom alá kerül.
log-blockade-placed = Blokád jelenik meg { the-card } bolygón.
    .run = Blokádok jelennek meg ezeken a bolygókon: { $cards }.
log-blockade-removed = Egy blokád eltűnik { the-card } bolygóról.
log-discards = { $jedi } eldobja { the-card } lapot.
    .run = { $jedi } eldobja ezeket: { $cards }.
log-draws = { $known ->
    [yes] { $jedi } felhúzza { the-card } lapot.
   *[no] { $jedi } húz egy lapot.
}
    .run = { $known ->
        [yes] { $jedi } ezeket húzza: { $cards }.
       *[no] { $jedi } { $count } lapot húz.
    }
log-droid-moves = Egy droid átmegy { the-card } bolygóról { the-target } bolygóra.
log-droid-placed = { the-card } bolygón most { $number } droid van.
    .same = { the-card } bolygón most { $number } droid van.
    .run = Droidok érkeznek ezekre a bolygókra: { $cards }.
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
log-gives = { $jedi } átadja { the-card } lapot, amely { $target } osztagába kerül.
log-invasion-card = Invázió: { $card }.
log-invasion-deck-recycled = A { $number } dobott inváziókártya visszakerül a pakli tetejére.
log-invasion-marker = Az inváziójelölő előrelép: mostantól körönként { $number } inváziókártya jön.
log-looks-at = { $who } megnézi ezeket a lapokat: { $cards }.
    .you = Megnézed ezeket a lapokat: { $cards }.
log-mission-completed = { $who } { $number } sikerrel teljesíti { the-card } küldetést.
    .you = { $number } sikerrel teljesíted { the-card } küldetést.
log-mission-failed = { $who } kudarcot vall { the-card } küldetésben ({ successes }).
    .you = Kudarcot vallasz { the-card } küldetésben ({ successes }).
successes = { $number } siker
log-mission-revealed = Új küldetés: { $card }.
log-moves = { $card } átmegy { the-target } bolygóra.
log-no-blockade-left = { the-card } bolygóra már nem jut blokád a készletből.
log-no-droid-left = { the-card } bolygóra már nem jut droid a készletből.
log-occupied = { $card } megszállás alá kerül.
log-plays = { $jedi } kijátssza { the-card } lapot.
log-plays-as = { $card } csatlakozik.
    .run = { $cards } csatlakozik.
log-readies = { $jedi } felfrissíti { the-card } lapot.
    .run = { $jedi } felfrissíti ezeket: { $cards }.
log-refuses = { $who } nem egyezik bele.
    .you = Nem egyezel bele.
log-rolls = { $who } { $number } sikert dob.
    .you = { $number } sikert dobsz.
log-rolls-damage = { $who } { $number } sérülést dob.
    .you = { $number } sérülést dobsz.
log-squad-deck-shuffled = A dobott osztagkártyákat megkeverve új pakli lesz belőlük.
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
