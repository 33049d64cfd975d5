# Mi történt. $who a játékos, $card az első lap, $target a második, $others az elsőn kívül mind, $cards az összes. Kockánál az oldala.

log-activates = { $who } aktiválja { the-card } lapot.
    .you = Aktiválod { the-card } lapot.
log-becomes-a-support = { $card } támogatássá válik.
log-claims = { $who } uralma alá vonja a csatateret.
    .you = Uralmad alá vonod a csatateret.
log-controls = { $who } irányítja { the-card } csatateret.
    .you = Te irányítod { the-card } csatateret.
log-damage = { $card } { $number } sebzést kap.
    .run = { $cards } { $number }-{ $number } sebzést kap.
    .same = { $card } { $total } sebzést kap.
log-damage-moves = { the-card } lapról { $number } sebzés átkerül { the-target } lapra.
log-draws = { $known ->
    [yes] { $who } felhúzza { the-card } lapot.
   *[no] { $who } húz egy lapot.
}
    .you = Felhúzod { the-card } lapot.
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
    .run = { $cards } kimerül.
log-gains = { $who } { $number } erőforrást kap.
    .you = { $number } erőforrást kapsz.
log-game-ends = A játszma véget ér.
log-heals = { the-card } lapról lekerül { $number } sebzés.
    .run = { $number }-{ $number } sebzés kerül le ezekről a lapokról: { $cards }.
log-indirect-damage = { $who } { $number } közvetett sebzést kap.
    .you = { $number } közvetett sebzést kapsz.
log-is-defeated = { $card } vereséget szenved.
    .run = { $cards } vereséget szenved.
log-is-discarded = { $card } a dobott pakliba kerül.
    .run = { $known ->
        [yes] { $cards } a dobott pakliba kerül.
       *[no] { $count } lap a dobott pakliba kerül.
    }
log-is-set-aside = { $card } félre van téve.
    .run = { $cards } félre vannak téve.
log-joins = { $card } csatlakozik { $who } csapatához.
    .you = { $card } csatlakozik a csapatodhoz.
log-looks-at = { $count ->
    [0] { $who } nem talál megnéznivaló lapot.
   *[other] { $known ->
        [yes] { $who } megnézi { $count ->
            [one] ezt a lapot
           *[other] ezeket a lapokat
        }: { $cards }.
       *[no] { $who } megnéz { $count ->
            [one] egy
           *[other] { $count }
        } lapot.
    }
}
    .you = { $count ->
        [0] Nem találsz megnéznivaló lapot.
       *[other] Megnézed { $count ->
            [one] ezt a lapot
           *[other] ezeket a lapokat
        }: { $cards }.
    }
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
log-put-on-the-bottom = { $who } a pakli aljára teszi { the-card } lapot.
    .you = A pakli aljára teszed { the-card } lapot.
log-put-on-top = { $who } a pakli tetejére teszi { the-card } lapot.
    .you = A pakli tetejére teszed { the-card } lapot.
log-removes = { $who } eltávolítja { the-card } kockáját{ showing }.
    .you = Eltávolítod { the-card } kockáját{ showing }.
log-resolves = { $who } felhasználja { the-card } kockáját{ showing }.
    .you = Felhasználod { the-card } kockáját{ showing }.
log-readies = { $card } felfrissül.
    .run = { $cards } felfrissül.
log-returns-to-hand = { $card } a tulajdonosa kezébe kerül.
log-reveals = { $who } felfedi: { $cards }.
    .you = Felfeded: { $cards }.
log-roll-off = { $who } a csatatérért összesen { $number } pontot dob.
    .you = A csatatérért összesen { $number } pontot dobsz.
log-rolls = { $card } kockája ezt mutatja: { side }.
    .run = A kockák ezt mutatják: { $cards }.
    .item = { $card } ({ side })
log-round = { $number }. forduló.
log-set-aside = { $who } félreteszi { the-card } lapot.
    .you = Félreteszed { the-card } lapot.
log-shields = { $card } { $number } pajzsot kap.
    .same = { $card } { $total } pajzsot kap.
    .run = { $cards } { $number }-{ $number } pajzsot kap.
log-spends = { $who } { $number } erőforrást fizet.
    .you = { $number } erőforrást fizetsz.
log-stacks = { $known ->
    [no] { $who } képpel lefelé rátesz egy lapot { the-card } lapra.
   *[yes] { $who } képpel lefelé ráteszi { the-target } lapot { the-card } lapra.
}
    .you = Képpel lefelé ráteszed { the-target } lapot { the-card } lapra.
log-stores = { the-card } lapon már { $number } erőforrás van.
log-switches = { the-card } csatatér helyére { the-target } csatatér kerül.
log-turns = { $card } kockája egy másik oldalára fordul: { side }.
    .run = A kockák egy-egy másik oldalukra fordulnak: { $cards }.
    .item = { $card } ({ side })
log-uses = { $who } { the-card } lapot használja.
    .you = { the-card } lapot használod.
