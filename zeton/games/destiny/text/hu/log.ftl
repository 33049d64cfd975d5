# Mi történt. $who a játékos, $card az első lap, $target a második, $others az elsőn kívül mind, $cards az összes. Kockánál az oldala.

log-activates = { $who } aktiválja { the-card } lapot.
    .you = Aktiválod { the-card } lapot.
log-claims = { $who } uralma alá vonja a csatateret.
    .you = Uralmad alá vonod a csatateret.
log-controls = { $who } irányítja { the-card } csatateret.
    .you = Te irányítod { the-card } csatateret.
log-damage = { $card } { $number } sebzést kap.
    .run = { $cards } egyenként { $number } sebzést kap.
    .same = { $card } { $total } sebzést kap.
log-damage-moves = { the-card } lapról { $number } sebzés átkerül { the-target } lapra.
log-draws = { $known ->
    [yes] { $who } ezt húzza: { $card }.
   *[no] { $who } húz egy lapot.
}
    .you = Ezt húzod: { $card }.
    .run = { $known ->
        [yes] { $who } ezeket húzza: { $cards }.
       *[no] { $who } { $count } lapot húz.
    }
    .run-you = Ezeket húzod: { $cards }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül { the-target } karakteren.
}
log-exhausts = { $card } kimerül.
    .run = Kimerülnek: { $cards }.
log-gains = { $who } { $number } erőforrást kap.
    .you = { $number } erőforrást kapsz.
log-game-ends = A játszma véget ér.
log-heals = { the-card } lapról lekerül { $number } sebzés.
    .run = Egyenként { $number } sebzés kerül le ezekről: { $cards }.
log-indirect-damage = { $who } { $number } közvetett sebzést kap.
    .you = { $number } közvetett sebzést kapsz.
log-is-defeated = { $card } vereséget szenved.
    .run = Vereséget szenvednek: { $cards }.
log-is-discarded = { $card } a dobott pakliba kerül.
    .run = { $known ->
        [yes] A dobott pakliba kerül: { $cards }.
       *[no] { $count } lap a dobott pakliba kerül.
    }
log-joins = { $who } csapatához csatlakozik: { $card }.
    .you = A csapatodhoz csatlakozik: { $card }.
log-looks-at = { $known ->
    [yes] { $who } megnézi { $count ->
        [one] ezt
       *[other] ezeket
    }: { $cards }.
   *[no] { $who } megnéz { $count ->
        [one] egy
       *[other] { $count }
    } lapot.
}
    .you = Megnézed { $count ->
        [one] ezt
       *[other] ezeket
    }: { $cards }.
log-loses = { $who } { $number } erőforrást veszít.
    .you = { $number } erőforrást veszítesz.
log-loses-shields = { $card } { $number } pajzsot veszít.
log-moves = { $card } átkerül { the-target } karakterre.
log-mulligan = { $who } { $number } lapot visszatesz, és ugyanannyit húz.
    .you = { $number } lapot visszateszel, és ugyanannyit húzol.
log-passes = { $who } passzol.
    .you = Passzolsz.
log-plays = { $who } kijátssza { the-card } lapot.
    .you = Kijátszod { the-card } lapot.
log-put-on-the-bottom = { $who } a pakli aljára tesz egy lapot: { $card }.
    .you = A pakli aljára teszed { the-card } lapot.
log-put-on-top = { $who } a pakli tetejére tesz egy lapot: { $card }.
    .you = A pakli tetejére teszed { the-card } lapot.
log-removes = { $who } eltávolítja { the-card } kockát{ showing }.
    .you = Eltávolítod { the-card } kockát{ showing }.
log-resolves = { $who } felhasználja { the-card } kockát{ showing }.
    .you = Felhasználod { the-card } kockát{ showing }.
log-readies = { $card } felkészül.
    .run = Felkészülnek: { $cards }.
log-reveals = { $who } felfedi: { $cards }.
    .you = Felfeded: { $cards }.
log-roll-off = { $who } dobása a csatatérért: { $number }.
    .you = A dobásod a csatatérért: { $number }.
log-rolls = { $card } dobása: { side }.
    .run = A dobás: { $cards }.
    .item = { $card } ({ side })
log-round = { $number }. forduló.
log-shields = { $card } { $number } pajzsot kap.
    .same = { $card } { $total } pajzsot kap.
    .run = { $cards } egyenként { $number } pajzsot kap.
log-spends = { $who } { $number } erőforrást fizet.
    .you = { $number } erőforrást fizetsz.
log-stores = { the-card } lapon már { $number } erőforrás van.
log-switches = { the-card } csatatér helyére { the-target } csatatér kerül.
log-turns = { $card } új oldala: { side }.
    .run = Elfordított kockák: { $cards }.
    .item = { $card } ({ side })
log-uses = { $who } { the-card } lapot használja.
    .you = { the-card } lapot használod.
