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

option-activate = Aktiváld ezt: { $card }
option-add = Használd fel ezeket együtt: { $target } és { $card }{ showing }
option-assign = { $number } sebzés ide: { $card }
option-attach = Csatold ezt: { $card } → { $target }
option-battlefield = Legyen ez a csatatér: { $card }
option-blue = Kék
option-choose = Válaszd ezt: { $card }
option-claim = Vond uralmad alá a csatateret ({ $card })
option-decline = Nem kell további akció
option-discard = Dobd el ezt: { $card }
option-discard-from-a-deck = Dobd el egy pakli felső lapját
option-discard-from-deck = Inkább dobd el a paklid felső 2 lapját
option-discard-hand = Dobd el az egész kezedet
option-discard-to-reroll = Dobd el ezt, hogy kockákat dobj újra: { $card }
option-draw = Húzz egy lapot
option-event = Események
option-exhaust = Merítsd ki ezt: { $card }
option-gain-1-resource = Kapsz 1 erőforrást
option-give-1-shield = Adj 1 pajzsot egy karakternek
option-give-2-shields = Adj 2 pajzsot egy egyedi karakternek
option-gray = Szürke
option-guard = { $target } elszenvedi ennek a kockának a sebzését, és eltávolítja: { $card }{ showing }
option-heal = { $number ->
    [0] Gyógyítsd ezt: { $card }
   *[other] Gyógyítsd ezt: { $card } ({ $number })
}
option-hit = { $number ->
    [0] { $card } kapja a sebzést
   *[other] { $card } kap { $number } sebzést
}
option-lure = Ezt kelljen aktiválni: { $card }
option-move-to = Ide kerüljön: { $card }
option-opponents-deck = Az ellenfél paklija
option-opponents-hand = Az ellenfél keze
option-pay-ransom = Adj 1 erőforrást
option-play = Játszd ki ezt: { $card }
option-point-at = Mutass erre: { $card }{ showing }
option-put-back = Tedd vissza ezt: { $card }
option-put-on-the-bottom = Tedd ezt a pakli aljára: { $card }
option-put-on-top = Tedd ezt a pakli tetejére: { $card }
option-red = Piros
option-redeploy = Helyezd át ezt: { $card } → { $target }
option-remove = Távolítsd el ezt: { $card }{ showing }
option-repair = Távolíts el sebzést erről: { $card }
option-repair-a-support = Távolíts el sebzést egy támogatásról
option-replace = Cseréld le ezt: { $card } (hordozója: { $target })
option-reroll = Dobd újra ezt: { $card }{ showing }
option-resolve = { $number ->
    [0] Használd fel ezt: { $card }{ showing }
   *[other] Használd fel ezt távolsági sebzésként: { $card }{ showing }
}
option-resolve-ability = { $place ->
    [none] Előbb ez: { $card }
   *[other] Előbb ez: { $card }, válaszul erre: { $place }
}
option-resolve-both = Használd fel ezt: { $card }, majd ezt: { $target }; +2 az { $number ->
    [1] elsőhöz
   *[other] utóbbihoz
}
option-reveal = Fedd fel ezt: { $card }
option-roll = Dobd be ezt a kockakészletbe: { $card }
option-set-apart = Tedd félre ezt: { $card }
option-set-aside = { $card }{ showing } távozik
option-shield = { $card } kap { $number } pajzsot
option-shield-each = Adj 1 pajzsot minden saját egyedi karakternek
option-spend = Fizess ennyit: { $number }
option-store = Tegyél rá 1 erőforrást
option-support = Támogatások
option-switch = Válts erre: { $card }
option-take = Vedd el ezt: { $card }
option-take-all = Vedd el róla az összes erőforrást
option-take-from = Helyezz át sebzést innen: { $card }
option-target = Legyen ez a célpont: { $card }
option-turn = Fordítsd ezt: { $card } → { side }
option-turn-a-die = Fordíts egy kockát másik oldalára
option-unshield = Távolíts el egy pajzsot innen: { $card }
option-upgrade = Fejlesztések
option-yellow = Sárga
option-your-deck = A te paklid
option-your-hand = A te kezed

# Ami két azonos című lapot vagy kockát megkülönböztet.
mark-damage = { $value } sebzés
mark-exhausted = kimerült
mark-host = hordozója: { $value }
mark-pile = { $value ->
    [hand] kézben
    [discard] a dobott pakliban
    [deck] a pakliban
   *[other] félretéve
}
mark-shields = { $value } pajzs
mark-side = most: { side }
mark-stored = rajta: { $value }
mark-upgrades = fejlesztése: { $value }
