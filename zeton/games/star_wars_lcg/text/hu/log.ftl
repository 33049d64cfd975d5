# Mi történt. $who a hely, $card az első lap, $target a második, $others az elsőn kívül mind, $cards mind együtt, $count a számuk.

log-attack = { $card } támad.
    .run = Támadnak: { $cards }.
log-balance = Az Erő egyensúlya { $who } felé billen.
    .you = Az Erő egyensúlya feléd billen.
log-commits = { $who } az Erőhöz rendeli { the-card } egységet.
    .you = Az Erőhöz rendeled { the-card } egységet.
    .run = { $who } az Erőhöz rendeli ezeket: { $cards }.
    .run-you = Az Erőhöz rendeled ezeket: { $cards }.
log-damage-moves = { the-card } lapról { $number } sérülés átkerül { the-target } lapra.
log-defend = { $card } védekezik.
    .run = Védekeznek: { $cards }.
log-destroyed = { $card } megsemmisül.
    .run = Megsemmisülnek: { $cards }.
log-dial = A Halálcsillag-számláló állása: { $number }.
    .same = A Halálcsillag-számláló új állása: { $number }.
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
log-engages = { $who } lerohanja { attacked }.
    .you = Lerohanod { attacked }.
log-enters-play = { $target ->
    [none] { $card } játékba kerül.
   *[other] { $card } játékba kerül { the-target } lap erősítéseként.
}
    .run = { $target ->
        [none] Játékba kerülnek: { $cards }.
       *[other] { $cards } játékba kerül { the-target } lap erősítéseként.
    }
log-focuses = { $card } fókuszál.
    .run = Fókuszálnak: { $cards }.
log-game-ends = A játszma véget ér.
log-generates = { $card } termel { $number } erőforrást.
    .run = { $cards } együtt { $total } erőforrást termelnek.
log-gets-a-shield = { $card } pajzsot kap.
    .run = Egy-egy pajzsot kap: { $cards }.
log-gets-focus = { $card } { $number } fókuszjelzőt kap.
    .run = { $cards } egyenként { $number } fókuszjelzőt kap.
log-has-the-edge = { $who } szerzi meg az előnyt.
    .you = Tiéd az előny.
log-is-cancelled = { $card } törlődik.
log-is-captured = { $card } fogságba kerül { the-target } célkártyánál.
log-is-damaged = { $card } { $number } sérülést kap.
    .run = { $cards } egyenként { $number } sérülést kap.
    .same = { $card } { $total } sérülést kap.
log-is-discarded = { $card } a dobott pakliba kerül.
    .run = { $known ->
        [yes] A dobott pakliba kerül: { $cards }.
       *[no] { $count } lap a dobott pakliba kerül.
    }
log-is-repaired = { the-card } lapról lekerül { $number } sérülés.
log-is-engaged-instead = Helyette { $card } lesz a lerohant célkártya.
log-is-rescued = { $card } megmenekül.
    .run = Megmenekül: { $cards }.
log-leaves-play = { $card } elhagyja a játékot.
    .run = Elhagyják a játékot: { $cards }.
log-leaves-the-engagement = { $card } kikerül a lerohanásból.
log-looks-at = { $count ->
    [0] { $who } megnéz { $number } lapot.
   *[other] { $known ->
        [yes] { $who } megnézi { $count ->
            [one] ezt
           *[other] ezeket
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
            [one] ezt
           *[other] ezeket
        }: { $cards }.
    }
log-loses-a-shield = { $card } pajzsot veszít.
    .run = Egy-egy pajzsot veszít: { $cards }.
log-loses-focus = { the-card } lapról lekerül { $number } fókuszjelző.
    .run = Egyenként { $number } fókuszjelző kerül le ezekről: { $cards }.
log-may-be-engaged-again = { $card } még egyszer lerohanható.
log-mulligan = { $who } mulligant kér.
    .you = Mulligant kérsz.
log-places-an-edge-card = { $known ->
    [yes] { $who } az előnypakliba teszi { the-card } lapot.
   *[no] { $who } az előnypakliba tesz egy lapot.
}
    .you = Az előnypakliba teszed { the-card } lapot.
    .run = { $who } az előnypakliba tesz { $count } lapot.
    .run-you = Az előnypakliba teszed ezeket: { $cards }.
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
log-returns-to-hand = { $card } visszakerül a kézbe.
    .run = Visszakerülnek a kézbe: { $cards }.
log-reveals = { $who } felfedi: { $cards }.
    .you = Felfeded: { $cards }.
log-spends-shields = { $card } elhasznál { $number } pajzsot.
log-strikes = { $card } lecsap.
log-takes-into-hand = { $who } a kezébe veszi { the-card } lapot.
    .you = A kezedbe veszed { the-card } lapot.
log-targets = { the-card } lap célpontja: { $others }.
log-turn-begins = { $number }. kör: { $who }.
    .you = { $number }. kör: a tiéd.
log-uses = { $known ->
    [yes] { $who } { the-card } lapot használja.
   *[no] { $who } olyan lapot használ, amelyet más még nem lát.
}
    .you = { the-card } lapot használod.
