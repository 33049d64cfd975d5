# Mit tesz az egyes lehetőség. $card és $target címek, $number a darabszám. Kockánál az az oldal, amelyet mutat (vagy mutatna):
# $symbol, $value, $plus (yes vagy no), $price (az erőforrásköltsége).

side = { $plus ->
    [yes] +{ $value }{ " " }
   *[no] { $symbol ->
        [blank] { "" }
        [special] { "" }
       *[other] { $value }{ " " }
    }
}{ $symbol ->
    [blank] üres
    [melee] közelharci sebzés
    [ranged] távolsági sebzés
    [indirect] közvetett sebzés
    [shield] pajzs
    [resource] erőforrás
    [disrupt] megszakítás
    [discard] eldobás
    [focus] fókusz
    [any] bármely szimbólumhoz
    [special] különleges
   *[other] { "" }
}{ $price ->
    [0] { "" }
   *[other] , ára { $price }
}
showing = { $symbol ->
    [none] { "" }
   *[other] { "" } ({ side })
}

option-activate = Aktiváld { the-card } lapot
option-add = Használd fel { the-target } kockájával együtt { the-card } kockáját{ showing }
option-assign = { $number ->
    [0] { $card } ne kapjon sebzést
   *[other] { $card } kapjon { $number } sebzést
}
option-attach = Csatold { the-card } lapot { the-target } karakterhez{ at-price }
option-battlefield = { $card } legyen a csatatér
option-block = Védj ki { $number } sebzést, amely { the-card } karaktert érné
option-blue = Nevezd meg a kéket
option-borrow = Hajtsd végre { the-card } különleges képességét
option-choose = Válaszd { the-card } lapot
option-claim = Vond uralmad alá a csatateret ({ $card }){ at-price }
option-deal-1-damage = Okozz 1 sebzést egy karakternek
option-decline = Ne hajts végre további akciót
option-discard = Dobd el { the-card } lapot
option-discard-from-a-deck = Dobd el egy pakli felső lapját
option-discard-from-deck = Inkább dobd el a paklid felső 2 lapját
option-discard-hand = Dobd el az egész kezedet
option-discard-to-reroll = Dobd el { the-card } lapot, és dobj újra kockákat
option-draw = Húzz egy lapot
option-event = Nevezd meg az eseményeket
option-defeat = Győzd le { the-card } karaktert
option-exhaust = Merítsd ki { the-card } lapot
option-gain-1-resource = Szerezz 1 erőforrást
option-give-1-shield = Adj 1 pajzsot egy karakternek
option-give-2-shields = Adj 2 pajzsot egy egyedi karakternek
option-gray = Nevezd meg a szürkét
option-guard = { $target } vegye magára { the-card } kockájának sebzését{ showing }, és távolítsa el a kockát
option-heal = { $number ->
    [0] Gyógyítsd { the-card } karaktert
   *[other] Gyógyíts { $number } sebzést { the-card } karakteren
}
option-hit = { $number ->
    [0] { $card } kapja a sebzést
   *[other] { $card } kapjon { $number } sebzést
}
option-lose-all-resources = Veszítsd el minden erőforrásodat
option-lure = Aktiválni kelljen { the-card } lapot
option-move-to = { $number ->
    [0] Kerüljön { the-card } lapra
   *[other] Kerüljön { $number } sebzés { the-card } lapra
}
option-name-symbol = { $number ->
    [0] Nevezd meg az üres oldalt
    [1] Nevezd meg a közelharci sebzést
    [2] Nevezd meg a távolsági sebzést
    [3] Nevezd meg a közvetett sebzést
    [4] Nevezd meg a pajzsot
    [5] Nevezd meg az erőforrást
    [6] Nevezd meg a megszakítást
    [7] Nevezd meg az eldobást
    [8] Nevezd meg a fókuszt
   *[other] Nevezd meg a különleges szimbólumot
}
option-opponents-deck = Válaszd az ellenfeled pakliját
option-opponents-hand = Válaszd az ellenfeled kezét
option-pay-ransom = Adj az ellenfelednek 1 erőforrást
option-play = Játszd ki { the-card } lapot{ at-price }
option-play-stacked = { $place ->
    [none] Játszd ki { the-card } lapon képpel lefelé lévő lapot
   *[other] Játszd ki { the-target } lapot, amely { the-card } lapon van
}
option-point-at = Mutass { the-card } kockájára{ showing }
option-put-aside = Tedd félre { the-card } lapot
option-put-back = Tedd vissza { the-card } lapot
option-put-on-the-bottom = Tedd a pakli aljára { the-card } lapot
option-put-on-top = Tedd a pakli tetejére { the-card } lapot
option-ready = Frissítsd fel { the-card } lapot
option-red = Nevezd meg a pirosat
option-redeploy = Helyezd át { the-card } lapot { the-target } karakterre
option-remove = Távolítsd el { the-card } kockáját{ showing }
option-remove-2-dice = Válaszd ki és távolítsd el 2 kockádat
option-remove-group = Távolítsd el { the-card } kockájának csoportját{ showing }
option-repair = Távolíts el sebzést { the-card } lapról
option-repair-a-support = Távolíts el sebzést egy támogatásról
option-replace = Cseréld le vele { the-card } lapot { the-target } karakteren{ at-price }
option-reroll = Dobd újra { the-card } kockáját{ showing }
option-resolve = { $number ->
    [0] Használd fel { the-card } kockáját{ showing }
    [1] Használd fel közelharci sebzésként { the-card } kockáját{ showing }
    [2] Használd fel távolsági sebzésként { the-card } kockáját{ showing }
    [3] Használd fel közvetett sebzésként { the-card } kockáját{ showing }
    [4] Használd fel pajzsként { the-card } kockáját{ showing }
    [5] Használd fel erőforrásként { the-card } kockáját{ showing }
    [6] Használd fel megszakításként { the-card } kockáját{ showing }
    [7] Használd fel eldobásként { the-card } kockáját{ showing }
    [8] Használd fel fókuszként { the-card } kockáját{ showing }
   *[other] Használd fel különleges szimbólumként { the-card } kockáját{ showing }
}
option-resolve-ability = { $place ->
    [none] Először { the-card } lap képességét hajtsd végre
   *[other] Először { the-card } lap képességét hajtsd végre, válaszul erre: { $place }
}
option-resolve-both = Használd fel { the-card } kockáját, majd { the-target } kockáját; +2 az { $number ->
    [1] elsőhöz
   *[other] utóbbihoz
}
option-resolve-side = Használd fel { the-card } kockájának oldalát: { $symbol ->
    [special] különleges
   *[other] { side }
}
option-return = Kerüljön vissza { the-card } lap a tulajdonosa kezébe
option-reveal = Fedd fel { the-card } lapot
option-roll = Dobd be a kockakészletbe { the-card } kockáját
option-set-apart = Tedd félre { the-card } lapot
option-set-aside = Tedd félre { the-card } kockáját{ showing }
option-shield = { $card } kapjon { $number } pajzsot
option-shield-each = Adj 1 pajzsot minden saját egyedi karakternek
option-spend = Fizess { $number } erőforrást
option-stack = Tedd rá { the-card } lapot
option-store = Tegyél rá 1 erőforrást
option-support = Nevezd meg a támogatásokat
option-switch = Válts { the-card } csatatérre
option-take = Vedd a kezedbe { the-card } lapot
option-take-2-damage = Okozz 2 sebzést egy kimerült karakterednek
option-take-all = Vedd el róla az összes erőforrást
option-take-from = Helyezz át sebzést { the-card } lapról
option-target = Válaszd célpontnak { the-card } lapot
option-turn = Fordítsd { the-card } kockáját erre az oldalára: { side }
option-turn-a-die = Fordíts egy kockát egy másik oldalára
option-unshield = { $number ->
    [0] Távolíts el egy pajzsot { the-card } karakterről
   *[other] Távolíts el { $number } pajzsot { the-card } karakterről
}
option-upgrade = Nevezd meg a fejlesztéseket
option-yellow = Nevezd meg a sárgát
option-your-deck = Válaszd a saját paklidat
option-your-hand = Válaszd a saját kezedet

# Ami két azonos című lapot vagy kockát megkülönböztet.
mark-damage = { $value } sebzés
mark-exhausted = kimerült
mark-host = viselője: { $value }
mark-pile = { $value ->
    [hand] kézben
    [discard] a dobott pakliban
    [deck] a pakliban
   *[other] félretéve
}
mark-shields = { $value } pajzs
mark-side = most: { side }
mark-stored = rajta: { $value }
mark-upgrades = rajta: { $value }
# Amit a képesség az egyik módjában tesz.
option-mode = { $does }
