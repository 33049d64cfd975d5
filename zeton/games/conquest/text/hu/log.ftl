# Ami történt. $who a játékos, $card az első lap, $target a második, $others az elsőn kívül mind, $cards az összes, $count a számuk.

log-area-effect = { $card } a Területhatását használja ({ $number }).
log-attacks = { $card } támad.
log-battle-begins = Csata { the-card } bolygón: { $who } kezdeményez.
    .you = Csata { the-card } bolygón: te kezdeményezel.
log-calls-a-stalemate = { $who } patthelyzetet javasol.
    .you = Patthelyzetet javasolsz.
log-captures = { $who } megszerzi { the-card } bolygót.
    .you = Megszerzed { the-card } bolygót.
log-damage-moves = { the-card } lapról { $number } sérülés átkerül { the-target } lapra.
# $at megmondja, hogy $target bolygó-e, vagy az a lap, amelyre ez kerül.
log-deploys = { $at ->
    [planet] { $who } { for-price } beveti { the-card } lapot { the-target } bolygóra.
    [card] { $who } { for-price } beveti { the-card } lapot { the-target } egységre.
   *[none] { $who } { for-price } beveti { the-card } lapot.
}
    .you = { $at ->
        [planet] { for-price } beveted { the-card } lapot { the-target } bolygóra.
        [card] { for-price } beveted { the-card } lapot { the-target } egységre.
       *[none] { for-price } beveted { the-card } lapot.
    }
for-price = { $number ->
    [0] ingyen
   *[other] { $number } erőforrásért
}
log-destroyed = { $card } megsemmisül.
    .run = { $cards } megsemmisül.
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
log-enters-play = { $at ->
    [planet] { $card } játékba kerül { the-target } bolygón.
    [card] { $card } játékba kerül { the-target } egységen.
   *[none] { $card } játékba kerül.
}
    .run = { $at ->
        [planet] { $cards } játékba kerül { the-target } bolygón.
        [card] { $cards } játékba kerül { the-target } egységen.
       *[none] { $cards } játékba kerül.
    }
log-everything-is-readied = Minden lap felfrissül.
log-finds = { $known ->
    [yes] { $who } a pakliból { the-card } lapot veszi el.
   *[no] { $who } elvesz egy lapot a pakliból.
}
    .you = A pakliból { the-card } lapot veszed el.
log-gains = { $who } { $number } erőforrást kap.
    .you = { $number } erőforrást kapsz.
log-game-ends = A játszma véget ért.
log-has-initiative = { $who } kapja a kezdeményezésjelzőt.
    .you = Te kapod a kezdeményezésjelzőt.
log-is-attached = { $card } { the-target } egység csatolmánya lesz.
log-is-attacked = { $target } megtámadja { the-card } egységet.
log-is-bloodied = { $card } vereséget szenved, és vérzővé válik.
log-is-cancelled = { $card } hatása törlődik.
log-is-damaged = { $card } { $number } sérülést kap.
    .run = { $cards } { $number }-{ $number } sérülést kap.
    .same = { $card } { $total } sérülést kap.
log-is-defeated = { $cards } végleg vereséget szenved.
log-changes-control = { $card } átkerül a másik játékos irányítása alá.
log-is-discarded = { $card } a dobott pakliba kerül.
    .run = { $known ->
        [yes] { $cards } a dobott pakliba kerül.
       *[no] { $count } lap a dobott pakliba kerül.
    }
log-is-exhausted = { $card } kimerül.
    .run = { $cards } kimerül.
log-is-healed = { the-card } lapról lekerül { $number } sérülés.
    .run = { $number }-{ $number } sérülés kerül le ezekről a lapokról: { $cards }.
log-is-readied = { $card } felfrissül.
    .run = { $cards } felfrissül.
log-is-reassigned = { $card } helyett { $target } kap { $number } sérülést.
log-is-removed = { $card } kikerül a játékból.
log-is-revealed = { $card } képpel felfelé fordul.
    .run = { $cards } képpel felfelé fordul.
log-is-the-first-planet = Mostantól { $card } az első bolygó.
log-left-play = { $card } elhagyja a játékot.
    .run = { $cards } elhagyja a játékot.
log-looks-at = { $who } megnéz { $number } lapot.
    .you = Megnézel { $number } lapot.
log-moves = { $target ->
    [none] { $card } a főhadiszállására megy.
   *[other] { $card } átmegy { the-target } bolygóra.
}
    .run = { $target ->
        [none] { $cards } a főhadiszállására megy.
       *[other] { $cards } átmegy { the-target } bolygóra.
    }
log-mulligan = { $who } mulligant kér.
    .you = Mulligant kérsz.
log-passes = { $who } passzol.
    .you = Passzolsz.
log-pays = { $who } { $number } erőforrást fizet.
    .you = { $number } erőforrást fizetsz.
log-phase-begins = { $number ->
    [0] Bevetési fázis.
    [1] Parancsfázis.
    [2] Harci fázis.
   *[other] Főhadiszállás-fázis.
}
log-plays = { $who } kijátssza { the-card } lapot.
    .you = Kijátszod { the-card } lapot.
log-puts-back = { $known ->
    [yes] { $who } visszateszi { the-card } lapot.
   *[no] { $who } visszatesz egy lapot.
}
    .you = Visszateszed { the-card } lapot.
log-retreats = { $card } visszavonul.
    .run = { $cards } visszavonul.
log-returns-to-hand = { $card } visszakerül a tulajdonosa kezébe.
    .run = { $cards } visszakerül a tulajdonosa kezébe.
log-reveals-dial = { $who } felfedi a parancstárcsáját: { $number }.
    .you = Felfeded a parancstárcsádat: { $number }.
log-round-begins = { $number }. forduló.
log-shields = { $who } { the-card } lappal védi { the-target } egységet.
    .you = { the-card } lappal véded { the-target } egységet.
log-stalemate = { the-card } bolygón a csata patthelyzettel ér véget.
log-stores = { the-card } lapra { $number } erőforrás kerül.
log-takes = { $who } elvesz { $number } erőforrást az ellenféltől.
    .you = Elveszel { $number } erőforrást az ellenféltől.
log-targets = { $itself ->
    [yes] { the-card } lap célpontja önmaga.
   *[no] { the-card } lap célpontja{ $at ->
        [planet] { " " }ez a bolygó
       *[card] { "" }
    }: { $others }.
}
log-uses = { $kind ->
    [planet] { $who } { the-card } bolygó Csata képességét használja.
   *[card] { $who } { the-card } lapot használja.
}
    .you = { $kind ->
        [planet] { the-card } bolygó Csata képességét használod.
       *[card] { the-card } lapot használod.
    }
log-wins-the-battle = { $who } megnyeri a csatát { the-card } bolygón.
    .you = Megnyered a csatát { the-card } bolygón.
log-wins-the-struggle = { $who } megnyeri a parancsnoki küzdelmet { the-card } bolygón.
    .you = Megnyered a parancsnoki küzdelmet { the-card } bolygón.
