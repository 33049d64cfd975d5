# Mi történt. $who a játékos, $card az első lap, $target a második, $others az elsőn kívül mind, $cards az összes. Kockánál az oldala.

log-activates = { $who } aktiválja ezt: { $card }.
log-claims = { $who } uralma alá vonja a csatateret.
log-controls = { $who } irányítja ezt: { $card }.
log-damage = { $card } { $number } sebzést kap.
log-damage-moves = { $number } sebzés átkerül: { $card } → { $target }.
log-draws = { $who } húz: { $card }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül (→ { $target }).
}
log-exhausts = { $card } kimerül.
log-gains = { $who } { $number } erőforrást kap.
log-game-ends = A játszma véget ér.
log-heals = { $card } { $number } sebzést veszít.
log-indirect-damage = { $who } { $number } közvetett sebzést kap.
log-is-defeated = { $card } vereséget szenved.
log-is-discarded = { $card } a dobott pakliba kerül.
log-joins = { $who } csapatához csatlakozik: { $card }.
log-looks-at = { $who } megnézi ezt: { $cards }.
log-loses = { $who } { $number } erőforrást veszít.
log-loses-shields = { $card } { $number } pajzsot veszít.
log-moves = { $card } átkerül ide: { $target }.
log-mulligan = { $who } { $number } lapot visszatesz, és ugyanannyit húz.
log-passes = { $who } passzol.
log-plays = { $who } kijátssza ezt: { $card }.
log-put-on-the-bottom = { $who } a pakli aljára teszi ezt: { $card }.
log-put-on-top = { $who } a pakli tetejére teszi ezt: { $card }.
log-removes = { $who } eltávolítja ezt: { $card }{ showing }.
log-resolves = { $who } felhasználja ezt: { $card }{ showing }.
log-reveals = { $who } felfedi ezt: { $cards }.
log-roll-off = { $who } dobása a csatatérért: { $number }.
log-rolls = { $card } dobása: { side }.
log-round = { $number }. forduló.
log-shields = { $card } { $number } pajzsot kap.
log-spends = { $who } fizet: { $number }.
log-stores = { $card }: { $number } erőforrás van rajta.
log-switches = { $card } helyére ez kerül: { $target }.
log-turns = { $card } új oldala: { side }.
log-uses = { $who } használja ezt: { $card }.
