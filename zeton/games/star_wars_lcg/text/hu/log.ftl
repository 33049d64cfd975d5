# Mi történt. $who a hely, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind együtt, $count a számuk.

log-attack = { $card } támad.
log-balance = Az Erő egyensúlya átbillen: { $who }.
log-commits = { $who } az Erőhöz rendeli ezt: { $card }.
log-damage-moves = { $number } sérülés átkerül: { $card } → { $target }.
log-defend = { $card } védekezik.
log-destroyed = { $card } megsemmisül.
log-dial = A Halálcsillag-számláló állása: { $number }.
log-draws = { $who } húz: { $card }.
log-engages = { $who } lerohanja ezt: { $card }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül → { $target }.
}
log-focuses = { $card } fókuszál.
log-game-ends = A játszma véget ér.
log-generates = { $card } termel { $number } erőforrást.
log-gets-a-shield = { $card } pajzsot kap.
log-gets-focus = { $card } kap { $number } fókuszjelzőt.
log-has-the-edge = Az előny birtokosa: { $who }.
log-is-cancelled = { $card } törlődik.
log-is-captured = { $card } fogságba kerül → { $target }.
log-is-damaged = { $card } kap { $number } sérülést.
log-is-discarded = { $card } a dobott pakliba kerül.
log-is-repaired = { $card } elveszít { $number } sérülést.
log-is-engaged-instead = Helyette { $card } lesz a lerohant cél.
log-is-rescued = { $card } megmenekül.
log-leaves-play = { $card } elhagyja a játékot.
log-looks-at = { $count ->
    [0] { $who } megnéz { $number } lapot.
   *[other] { $who } megnéz: { $cards }.
}
log-loses-a-shield = { $card } pajzsot veszít.
log-loses-focus = { $card } elveszít { $number } fókuszjelzőt.
log-may-be-engaged-again = { $card } még egyszer lerohanható.
log-mulligan = { $who } mulligant kér.
log-places-an-edge-card = { $who } az előnypakliba tesz egy lapot: { $card }.
log-plays = { $who } kijátssza ezt: { $card }.
log-protects = { $card } kap { $number } sérülést { $target } helyett.
log-puts-back = { $who } visszateszi ezt: { $card }.
log-puts-on-the-bottom = { $who } a pakli aljára teszi ezt: { $card }.
log-refreshes = { $who } frissít.
log-resolves-fate-card = { $who } végrehajtja ezt: { $card }.
log-returns-to-hand = { $card } visszakerül a kézbe.
log-reveals = { $who } felfed: { $cards }.
log-spends-shields = { $card } elhasznál { $number } pajzsot.
log-strikes = { $card } lecsap.
log-takes-into-hand = { $who } a kezébe veszi ezt: { $card }.
log-targets = { $card } célpontja: { $others }.
log-turn-begins = { $number }. kör: { $who }.
log-uses = { $who } használja ezt: { $card }.
