# Mi történt. $who egy hely az asztalnál, $jedi az a jedi, akinek az osztagkártyájáról szó van, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind, $count a számuk.

log-attempts = { $who } megkísérli ezt a küldetést: { $card }.
log-besieged = { $card } ostrom alá kerül.
log-blockade-placed = Blokád jelenik meg itt: { $card }.
log-blockade-removed = Egy blokád eltűnik innen: { $card }.
log-discards = { $jedi } eldobja ezt: { $card }.
log-draws = { $jedi } ezt húzza: { $card }.
log-droid-moves = Egy droid továbbmegy: { $card } → { $target }.
log-droid-placed = { $card }: { $number } droid.
log-droid-removed = Egy droid eltűnik innen: { $card }; { $number ->
    [0] nem marad ott több
   *[other] még { $number } marad ott
}.
log-exhausts = { $jedi } kimeríti ezt: { $card }.
log-finale = Kezdődik a finálé: { $card }.
log-free-action = { $card } végrehajtja az ingyenes akcióját.
log-game-ends = A játszma véget ér.
log-gives = { $jedi } átad egy lapot: { $card } → { $target }.
log-invasion-card = Invázió: { $card }.
log-invasion-deck-recycled = A dobott inváziókártyák visszakerülnek a paklira: { $number } lap.
log-invasion-marker = Az inváziójelölő ezt mutatja: { $number }.
log-looks-at = { $who } ezt nézi meg: { $cards }.
log-mission-completed = { $who } teljesíti ezt a küldetést: { $card } (eredmény: { $number }).
log-mission-failed = { $who } kudarcot vall ebben a küldetésben: { $card } (eredmény: { $number }).
log-mission-revealed = Új küldetés: { $card }.
log-moves = { $card } ide megy: { $target }.
log-no-blockade-left = Nincs több blokád a készletben ehhez a bolygóhoz: { $card }.
log-no-droid-left = Nincs több droid a készletben ehhez a bolygóhoz: { $card }.
log-occupied = { $card } megszállás alá kerül.
log-plays = { $jedi } kijátssza ezt: { $card }.
log-plays-as = { $card } csatlakozik.
log-readies = { $jedi } felfrissíti ezt: { $card }.
log-refuses = { $who } nem egyezik bele.
log-rolls = { $who } dobása: { $number } siker.
log-rolls-damage = { $who } dobása: { $number } sérülés.
log-squad-deck-shuffled = A dobott osztagkártyákból új pakli lesz.
log-strength = { $card } ereje: { $number }.
log-takes = { $jedi } elveszi ezt: { $card }.
log-takes-damage = { $card } { $number } sérülést kap.
log-threat-rises = A fenyegetettség most { $number }.
log-tokens-placed = { $count ->
    [0] A küldetésjelzők lekerülnek a tábláról.
   *[other] Mindkét küldetésjelző itt van: { $card }.
}
log-turn = { $number }. kör: { $card }.
log-villain-card = Gonosztevőkártya: { STARTS($card, like: ".*[.!?…]$") ->
    [yes] { $card }
   *[no] { $card }.
}
log-villain-moves = { $card } ide megy: { $target }.
log-villain-placed = { $card } itt jelenik meg: { $target }.
log-villain-removed = { $card } eltűnik a tábláról.
log-villain-retired = { $card } kikerül a játékból.
