# Ami történt. $who a játékos, $card az első lap, $target a második, $others az elsőn kívül mind, $cards az összes, $count a számuk.

log-area-effect = { $card } Területhatást használ ({ $number }).
log-attacks = { $card } támad.
log-battle-begins = Csata itt: { $card }. A kezdeményező: { $who }.
log-calls-a-stalemate = { $who } patthelyzetet javasol.
log-captures = { $who } megszerzi ezt a bolygót: { $card }.
log-damage-moves = { $card } { $number } sérülése átkerül ide: { $target }.
log-deploys = { $target ->
    [none] { $who } { $number } erőforrásért beveti ezt: { $card }.
   *[other] { $who } { $number } erőforrásért beveti ezt: { $card } (ide: { $target }).
}
log-destroyed = { $card } megsemmisül.
log-draws = { $who } húz: { $card }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül (itt: { $target }).
}
log-everything-is-readied = Minden lap felfrissül.
log-finds = { $who } elveszi a pakliból ezt: { $card }.
log-gains = { $who } { $number } erőforrást kap.
log-game-ends = A játszma véget ért.
log-has-initiative = A kezdeményezésjelző birtokosa: { $who }.
log-is-attached = { $card } csatolva ehhez: { $target }.
log-is-attacked = { $target } ezt támadja: { $card }.
log-is-bloodied = { $card } vereséget szenved, és vérzővé válik.
log-is-cancelled = { $card } hatása törlődik.
log-is-damaged = { $card } { $number } sérülést kap.
log-is-defeated = Vereséget szenved: { $cards }.
log-changes-control = { $card } átkerül a másik játékos irányítása alá.
log-is-discarded = { $card } a dobott pakliba kerül.
log-is-exhausted = { $card } kimerül.
log-is-healed = { $card } { $number } sérülést veszít.
log-is-readied = { $card } felfrissül.
log-is-reassigned = { $card } helyett { $target } kap { $number } sérülést.
log-is-removed = { $card } kikerül a játékból.
log-is-revealed = { $card } képpel felfelé fordul.
log-is-the-first-planet = { $card } az első bolygó.
log-left-play = { $card } elhagyja a játékot.
log-looks-at = { $who } megnéz { $number } lapot.
log-moves = { $target ->
    [none] { $card } a főhadiszállására megy.
   *[other] { $card } átmegy ide: { $target }.
}
log-mulligan = { $who } mulligant kér.
log-passes = { $who } passzol.
log-pays = { $who } { $number } erőforrást fizet.
log-phase-begins = { $number ->
    [0] Bevetési fázis.
    [1] Parancsfázis.
    [2] Harci fázis.
   *[other] Főhadiszállás-fázis.
}
log-plays = { $who } kijátssza ezt: { $card }.
log-puts-back = { $who } visszateszi ezt: { $card }.
log-retreats = { $card } visszavonul.
log-returns-to-hand = { $card } visszakerül kézbe.
log-reveals-dial = { $who } felfedi a parancstárcsáját: { $number }.
log-round-begins = { $number }. forduló.
log-shields = { $who } pajzsként használja ezt: { $card } (ezt védi: { $target }).
log-stalemate = A csata patthelyzettel ér véget itt: { $card }.
log-stores = { $number } erőforrás kerül erre: { $card }.
log-takes = { $who } elvesz { $number } erőforrást az ellenféltől.
log-targets = { $card } célpontja: { $others }.
log-uses = { $who } használja ezt: { $card }.
log-wins-the-battle = { $who } megnyeri a csatát itt: { $card }.
log-wins-the-struggle = { $who } megnyeri a parancsnoki küzdelmet itt: { $card }.
