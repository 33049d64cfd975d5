# Mi történt. $who a hely, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind együtt, $count a számuk.

log-attack = { $card } támad.
    .run = { $cards } támad.
log-balance = Az Erő egyensúlya { $who } felé billen.
    .you = Az Erő egyensúlya feléd billen.
log-changes-control = { $who } átveszi az irányítást { the-card } lap fölött.
    .you = Átveszed az irányítást { the-card } lap fölött.
log-commits = { $who } az Erőhöz rendeli { the-card } egységet.
    .you = Az Erőhöz rendeled { the-card } egységet.
    .run = { $who } az Erőhöz rendeli ezeket az egységeket: { $cards }.
    .run-you = Az Erőhöz rendeled ezeket az egységeket: { $cards }.
log-damage-moves = { the-card } lapról { $number } sérülés átkerül { the-target } lapra.
log-defend = { $card } védekezik.
    .run = { $cards } védekezik.
log-destroyed = { $card } megsemmisül.
    .run = { $cards } megsemmisül.
log-dial = A Halálcsillag-számláló most { $number }.
    .same = A Halálcsillag-számláló most már { $number }.
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
log-engages = { $who } lerohanja { attacked }.
    .you = Lerohanod { attacked }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül { the-target } lap erősítéseként.
}
    .run = { $target ->
        [none] { $cards } játékba kerül.
       *[other] { $cards } játékba kerül { the-target } lap erősítéseként.
    }
log-focuses = { $card } fókuszjelzőt kap, és kimerül.
    .run = { $cards } egy-egy fókuszjelzőt kap, és kimerül.
log-game-ends = A játszma véget ér.
log-generates = { $card } { $number } erőforrást termel.
    .run = { $cards } együtt { $total } erőforrást termel.
log-gets-a-shield = { $card } pajzsot kap.
    .run = { $cards } egy-egy pajzsot kap.
log-gets-focus = { $card } { $number } fókuszjelzőt kap.
    .run = { $cards } { $number }-{ $number } fókuszjelzőt kap.
log-has-the-edge = { $who } szerzi meg az előnyt.
    .you = Tiéd az előny.
log-is-cancelled = { $card } hatása törlődik.
log-is-captured = { $card } fogságba kerül { the-target } célkártyánál.
log-is-damaged = { $card } { $number } sérülést kap.
    .run = { $cards } { $number }-{ $number } sérülést kap.
    .same = { $card } { $total } sérülést kap.
log-is-discarded = { $card } a dobott pakliba kerül.
    .run = { $known ->
        [yes] { $cards } a dobott pakliba kerül.
       *[no] { $count } lap a dobott pakliba kerül.
    }
log-is-repaired = { the-card } lapról lekerül { $number } sérülés.
log-is-engaged-instead = Helyette { $card } lesz a lerohant célkártya.
log-is-rescued = { $card } megmenekül.
    .run = { $cards } megmenekül.
log-leaves-play = { $card } elhagyja a játékot.
    .run = { $cards } elhagyja a játékot.
log-leaves-the-engagement = { $card } kikerül a lerohanásból.
log-looks-at = { $count ->
    [0] { $who } megnéz { $number } lapot.
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
        [0] Megnézel { $number } lapot.
       *[other] Megnézed { $count ->
            [one] ezt a lapot
           *[other] ezeket a lapokat
        }: { $cards }.
    }
log-loses-a-shield = { $card } pajzsot veszít.
    .run = { $cards } egy-egy pajzsot veszít.
log-loses-focus = { the-card } lapról lekerül { $number } fókuszjelző.
    .run = { $number }-{ $number } fókuszjelző kerül le ezekről a lapokról: { $cards }.
log-may-be-engaged-again = { $card } még egyszer lerohanható.
log-mulligan = { $who } mulligant kér.
    .you = Mulligant kérsz.
log-names = { $who } megnevezi { the-card } lapot.
    .you = Megnevezed { the-card } lapot.
log-places-an-edge-card = { $known ->
    [yes] { $who } az előnypakliba teszi { the-card } lapot.
   *[no] { $who } az előnypakliba tesz egy lapot.
}
    .you = Az előnypakliba teszed { the-card } lapot.
    .run = { $who } az előnypakliba tesz { $count } lapot.
    .run-you = Az előnypakliba teszed ezeket a lapokat: { $cards }.
log-plays = { $who } kijátssza { the-card } lapot.
    .you = Kijátszod { the-card } lapot.
log-protects = { $target } helyett { $card } kap { $number } sérülést.
log-puts-back = { $known ->
    [yes] { $who } visszateszi { the-card } lapot.
   *[no] { $who } visszatesz egy lapot.
}
    .you = Visszateszed { the-card } lapot.
log-puts-on-the-bottom = { $known ->
    [yes] { $who } a pakli aljára teszi { the-card } lapot.
   *[no] { $who } a pakli aljára tesz egy lapot.
}
    .you = A pakli aljára teszed { the-card } lapot.
log-refreshes = { $who } frissít.
    .you = Frissítesz.
log-resolves-fate-card = { $who } végrehajtja { the-card } sorskártyát.
    .you = Végrehajtod { the-card } sorskártyát.
log-returns-to-hand = { $card } visszakerül a tulajdonosa kezébe.
    .run = { $cards } visszakerül a tulajdonosa kezébe.
log-reveals = { $who } felfedi: { $cards }.
    .you = Felfeded: { $cards }.
log-sacrificed = { the-card } lapot feláldozzák.
    .run = Ezeket a lapokat áldozzák fel: { $cards }.
log-spends-shields = { $card } elhasznál { $number } pajzsot.
log-strikes = { $card } lecsap.
log-switches-edge-stacks = { $who } felcseréli az előnypaklikat.
    .you = Felcseréled az előnypaklikat.
log-takes-into-hand = { $who } a kezébe veszi { the-card } lapot.
    .you = A kezedbe veszed { the-card } lapot.
log-targets = { $itself ->
    [yes] { the-card } lap célpontja önmaga.
   *[no] { the-card } lap célpontja: { $others }.
}
log-turn-begins = { $number }. kör: { $who }.
    .you = { $number }. kör: te jössz.
log-uses = { $known ->
    [yes] { $who } { the-card } lapot használja.
   *[no] { $who } olyan lapot használ, amelyet más még nem lát.
}
    .you = { the-card } lapot használod.
