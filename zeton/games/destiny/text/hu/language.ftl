# Hogyan állnak össze egy lap mondatai abból, amit csinál (lásd: grammar.ftl).

timing-action = Akció
timing-power-action = Erőteljes akció
timing-special = Különleges
timing-claim = Uralom
sentence = { $text }.
after = Miután { $when }, { $text }.
before = Közvetlenül azelőtt, hogy { $when }, { $text }.
once-more = { $text }, majd tedd meg ezt még egyszer
joined-closely = { $first } { $second }
joined-conditions = { $first }, és { $second }
keyword = { $keyword }.

play-on = Csak { $which } játszható ki.
    .which = sub
play-only = Csak akkor játszható ki, { $when }.

# Hány: „egy saját kockát”, „2 kockát”, „legfeljebb 2 darab sebzést mutató kockát” (nem 2 sebzést), „legfeljebb 2 saját kockát”, „tetszőleges számú sárga kockát”; a számok után egyes szám áll.
form-one = egy { $phrase }
    .form = acc
form-one-dat = egy { $phrase }
    .form = dat
form-one-del = egy { $phrase }
    .form = del
form-one-sup = egy { $phrase }
    .form = sup
form-some = { $number } { STARTS($phrase, like: ".*mutató") ->
    [yes] darab { $phrase }
   *[no] { $phrase }
}
    .form = acc
form-up-to = legfeljebb { $number } { STARTS($phrase, like: ".*mutató") ->
    [yes] darab { $phrase }
   *[no] { $phrase }
}
    .form = acc
form-up-to-one = legfeljebb 1 { STARTS($phrase, like: ".*mutató") ->
    [yes] darab { $phrase }
   *[no] { $phrase }
}
    .form = acc
form-any = tetszőleges számú { $phrase }
    .form = acc
form-each-del = minden { $phrase }
    .form = del
form-each-of = minden { $phrase }
    .form = sup
form-each-dat = minden { $phrase }
    .form = dat
form-all = minden { $phrase }
    .form = acc

# ── melyik lapok és kockák ───────────────────────────────────────────────────────────────────────────────────────
filter-your = saját
    .place = own
filter-opponents = ellenséges
    .place = own
filter-die = kocka
    .acc = kockát
    .dat = kockának
    .del = kockáról
    .sup = kockán
    .sub = kockára
    .pl = kockák
filter-character-die = karakterkocka
    .acc = karakterkockát
    .dat = karakterkockának
    .del = karakterkockáról
    .sup = karakterkockán
    .sub = karakterkockára
    .pl = karakterkockák
filter-support-die = támogatáskocka
    .acc = támogatáskockát
    .dat = támogatáskockának
    .del = támogatáskockáról
    .sup = támogatáskockán
    .sub = támogatáskockára
    .pl = támogatáskockák
filter-upgrade-die = fejlesztéskocka
    .acc = fejlesztéskockát
    .dat = fejlesztéskockának
    .del = fejlesztéskockáról
    .sup = fejlesztéskockán
    .sub = fejlesztéskockára
    .pl = fejlesztéskockák
filter-card = lap
    .acc = lapot
    .dat = lapnak
    .del = lapról
    .sup = lapon
    .sub = lapra
    .pl = lapok
filter-character = karakter
    .acc = karaktert
    .dat = karakternek
    .del = karakterről
    .sup = karakteren
    .sub = karakterre
    .pl = karakterek
filter-support = támogatás
    .acc = támogatást
    .dat = támogatásnak
    .del = támogatásról
    .sup = támogatáson
    .sub = támogatásra
    .pl = támogatások
filter-upgrade = fejlesztés
    .acc = fejlesztést
    .dat = fejlesztésnek
    .del = fejlesztésről
    .sup = fejlesztésen
    .sub = fejlesztésre
    .pl = fejlesztések
filter-support-or-upgrade = támogatás vagy fejlesztés
    .acc = támogatást vagy fejlesztést
    .dat = támogatásnak vagy fejlesztésnek
    .del = támogatásról vagy fejlesztésről
    .sup = támogatáson vagy fejlesztésen
    .sub = támogatásra vagy fejlesztésre
    .pl = támogatások vagy fejlesztések
filter-unique = egyedi
    .place = kind
    .not = nem egyedi
filter-ready = felkészült
    .place = state
filter-exhausted = kimerült
    .place = state
filter-activatable = felkészült
    .place = state
filter-damaged = sérült
    .place = state
filter-shielded = pajzsos
    .place = state
    .not = pajzs nélküli
filter-battle-droid = Harci droid nevű
    .place = trait
filter-showing-damage = sebzést mutató
    .place = which
    .not = sebzést nem mutató
filter-showing-cost = költséget mutató
    .place = which
filter-showing-modifier = módosítót mutató
    .place = which
filter-showing = { $symbol2 ->
    [none] { $symbol }
   *[other] { $symbol } vagy { $symbol2 }
} mutató
    .place = which
    .symbol = acc
    .symbol2 = acc
filter-value-at-most = legfeljebb { $amount } értékű
    .place = cost
filter-value-at-least = legalább { $amount } értékű
    .place = cost
filter-colour = { $colour }
    .place = kind
    .not = nem { $colour }
filter-subtype = { $subtype }
    .place = trait
    .not = nem { $subtype }
filter-damage-at-least = legalább { $amount } sebzést szenvedett
    .place = cost
filter-health-left-at-most = legfeljebb { $amount } megmaradt életerejű
    .place = cost
filter-cost-at-least = legalább { $amount } költségű
    .place = cost
filter-cost-at-most = legfeljebb { $amount } költségű
    .place = cost
filter-without-mods = módosítás nélküli
    .place = cost
filter-besides-this = másik
    .place = other

symbol-melee = közelharci sebzés
    .acc = közelharci sebzést
symbol-ranged = távolsági sebzés
    .acc = távolsági sebzést
symbol-indirect = közvetett sebzés
    .acc = közvetett sebzést
symbol-shield = pajzs
    .acc = pajzsot
symbol-resource = erőforrás
    .acc = erőforrást
symbol-disrupt = megszakítás
    .acc = megszakítást
symbol-discard = eldobás
    .acc = eldobást
symbol-focus = fókusz
    .acc = fókuszt
symbol-special = különleges szimbólum
    .acc = különleges szimbólumot
symbol-blank = üres oldal
    .acc = üres oldalt
symbol-damage = sebzés
    .acc = sebzést

keyword-ambush = Rajtaütés
keyword-guardian = Őrző
keyword-redeploy = Áthelyezés

colour-blue = kék
colour-red = piros
colour-yellow = sárga
colour-gray = szürke

subtype-ability = Képesség
subtype-advisor = Tanácsadó
subtype-apprentice = Tanítvány
subtype-artillery = Tüzérség
subtype-bounty-hunter = Fejvadász
subtype-droid = Droid
subtype-engineer = Mérnök
subtype-equipment = Felszerelés
subtype-gungan = Gungan
subtype-jedi = Jedi
subtype-leader = Vezető
subtype-location = Helyszín
subtype-pilot = Pilóta
subtype-scavenger = Gyűjtögető
subtype-scoundrel = Gazfickó
subtype-sith = Sith
subtype-spectre = Lidérc
subtype-title = Titulus
subtype-trooper = Gyalogos
subtype-vehicle = Jármű
subtype-weapon = Fegyver
subtype-witch = Boszorkány

# ── kit vagy mit ─────────────────────────────────────────────────────────────────────────────────────────────────
subject-this = { $itself ->
    [character] ez a karakter
   *[card] ez a lap
}
    .acc = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .one = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .some = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .up-to = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .up-to-one = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .any = { $itself ->
        [character] ezt a karaktert
       *[card] ezt a lapot
    }
    .one-dat = { $itself ->
        [character] ennek a karakternek
       *[card] ennek a lapnak
    }
    .one-del = { $itself ->
        [character] erről a karakterről
       *[card] erről a lapról
    }
    .each-del = { $itself ->
        [character] erről a karakterről
       *[card] erről a lapról
    }
    .one-sup = { $itself ->
        [character] ezen a karakteren
       *[card] ezen a lapon
    }
    .each-of = { $itself ->
        [character] ezen a karakteren
       *[card] ezen a lapon
    }
subject-this-die = ez a kocka
    .acc = ezt a kockát
    .one = ezt a kockát
    .some = ezt a kockát
    .up-to = ezt a kockát
    .up-to-one = ezt a kockát
    .any = ezt a kockát
subject-that-die = az a kocka
    .acc = azt a kockát
    .one = azt a kockát
    .some = azt a kockát
    .up-to = azt a kockát
    .up-to-one = azt a kockát
    .any = azt a kockát
subject-that-character = az a karakter
    .acc = azt a karaktert
    .one = azt a karaktert
    .one-dat = annak a karakternek
    .one-del = arról a karakterről
    .one-sup = azon a karakteren
subject-this-characters-dice = ennek a karakternek vagy a fejlesztéseinek egyik kockája
    .acc = ennek a karakternek vagy a fejlesztéseinek egyik kockáját
    .one = ennek a karakternek vagy a fejlesztéseinek egyik kockáját
    .some = ennek a karakternek vagy a fejlesztéseinek egyik kockáját
    .up-to = ennek a karakternek vagy a fejlesztéseinek egyik kockáját
    .up-to-one = ennek a karakternek vagy a fejlesztéseinek egyik kockáját
    .any = ennek a karakternek vagy a fejlesztéseinek tetszőleges számú kockáját
subject-attached = a csatolt karakter
    .acc = a csatolt karaktert
    .one = a csatolt karaktert
    .some = a csatolt karaktert
    .up-to = a csatolt karaktert
    .up-to-one = a csatolt karaktert
    .any = a csatolt karaktert
    .one-dat = a csatolt karakternek
    .one-del = a csatolt karakterről
    .one-sup = a csatolt karakteren
    .each-del = a csatolt karakterről
    .each-of = a csatolt karakteren
subject-besides-attached = a csatolt karaktertől különböző karakter
    .acc = egy, a csatolttól különböző karaktert
    .one = egy, a csatolttól különböző karaktert
    .one-dat = egy, a csatolttól különböző karakternek
subject-attached-character-dice = a csatolt karakter egyik karakterkockája
    .acc = a csatolt karakter egyik karakterkockáját
    .one = a csatolt karakter egyik karakterkockáját
    .some = a csatolt karakter egyik karakterkockáját
    .up-to = a csatolt karakter egyik karakterkockáját
    .up-to-one = a csatolt karakter egyik karakterkockáját
    .any = a csatolt karakter tetszőleges számú karakterkockáját
subject-attached-weapon-dice = a csatolt karakter egyik Fegyver kockája
    .acc = a csatolt karakter egyik Fegyver kockáját
    .one = a csatolt karakter egyik Fegyver kockáját
    .some = a csatolt karakter egyik Fegyver kockáját
    .up-to = a csatolt karakter egyik Fegyver kockáját
    .up-to-one = a csatolt karakter egyik Fegyver kockáját
    .any = a karakter tetszőleges számú Fegyver kockáját
subject-attached-dice = a csatolt karakternek vagy a fejlesztéseinek egyik kockája
    .acc = a csatolt karakternek vagy a fejlesztéseinek egyik kockáját
    .one = a csatolt karakternek vagy a fejlesztéseinek egyik kockáját
    .some = a csatolt karakternek vagy a fejlesztéseinek egyik kockáját
    .up-to = a csatolt karakternek vagy a fejlesztéseinek egyik kockáját
    .up-to-one = a csatolt karakternek vagy a fejlesztéseinek egyik kockáját
    .any = a csatolt karakternek és a fejlesztéseinek tetszőleges számú kockáját

# ── mikor ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-activate-this = { subject-this.acc } aktiváltad
trigger-activate-attached = aktiváltad a csatolt karaktert
trigger-activate-this-rolling-indirect = { subject-this.acc } aktiváltad, és közvetett sebzést dobtál
trigger-opponent-empties-hand = az ellenfeled kijátszotta vagy eldobta a kezében lévő utolsó lapot
trigger-opponents-character-defeated = egy ellenséges karakter vereséget szenved
trigger-play-ambush = kijátszottál egy lapot, amelyre érvényes a Rajtaütés kulcsszó
trigger-play-this = kijátszottad { subject-this.acc }
trigger-play-upgrade-on-this = fejlesztést játszottál ki erre a karakterre
trigger-opponent-activates = az ellenfeled aktivált egy karaktert
trigger-this-dealt-damage = { subject-this } sebzést kap
trigger-this-die-resolved = felhasználtad ezt a kockát
trigger-this-die-damages = egy karakter sebzést kapott ettől a kockától
trigger-this-gains-shields = { subject-this } pajzsot kap
trigger-this-loses-dice = az ellenfeled egyik lapjának hatása eltávolította ennek a karakternek egy vagy több kockáját
trigger-attached-loses-die = az ellenfeled egyik lapjának hatása eltávolította a csatolt karakter egyik karakterkockáját
trigger-die-rolls-blank = egy karakterkockával üres oldalt dobtak
trigger-indirect-to-yourself = közvetett sebzést okoztál magadnak
trigger-first-indirect-to-opponent = a fordulóban először okoztál közvetett sebzést az ellenfelednek
trigger-discard-from-opponents-deck = lapokat dobtál el az ellenfeled paklijából
trigger-this-defeated = ez a karakter vereséget szenved
trigger-attached-defeated = a csatolt karakter vereséget szenved
trigger-you-disrupt = az ellenfeled erőforrást veszített egy kocka miatt, amelyet felhasználtál
trigger-you-play = kijátszol egy { $colour } { $kind ->
    [upgrade] fejlesztést
   *[other] lapot
}
trigger-your-character-defeated = az egyik karaktered vereséget szenved
trigger-your-die-rolls = az egyik kockáddal { $symbol } dobtál
    .symbol = acc
trigger-this-die-rolled = dobtál vagy újradobtál ezzel a kockával
trigger-this-die-rolled-in = a készletedbe dobtad ezt a kockát
trigger-character-was-defeated = egy karakter vereséget szenvedett
trigger-yours-was-defeated = az egyik karaktered vereséget szenvedett
trigger-you-claim = uralmad alá vontad a csatateret
trigger-opponent-discards-to-reroll = az ellenfeled eldobott egy lapot, hogy kockákat dobjon újra
trigger-you-resolve-this-die = felhasználod ezt a kockát
trigger-play-weapon-on-this = Fegyvert játszottál ki erre a karakterre
trigger-play-an-event = kijátszottál egy eseményt
trigger-you-activate = aktiváltál { $which }
    .which = one
trigger-attached-dice-deal-damage = a csatolt karakternek vagy a fejlesztéseinek egyik kockája sebzést okozott
trigger-attached-dealt-ranged = a csatolt karakter legalább 2 távolsági sebzést kap
trigger-play-last-card = a fordulóban először játszottad ki az utolsó lapot a kezedből
trigger-this-die-resolved-at = felhasználtad ezt a { $amount } értéket mutató kockát
trigger-attached-dealt-damage = a csatolt karakter sebzést kap
trigger-attached-weapon-discarded = egy lap hatása eldobja a csatolt karakter egyik Fegyverét
trigger-after-setup = az előkészületek véget értek

# ── feltételek ───────────────────────────────────────────────────────────────────────────────────────────────────
condition-spot-to-play = ha van { $colour ->
    [blue] kék
    [red] piros
    [yellow] sárga
    [gray] szürke
   *[other] { $colour }
} karaktered játékban
condition-spot-to-use = ha van { $number ->
    [1] { "" }
   *[other] { $number }{ " " }
}{ $colour ->
    [blue] kék
    [red] piros
    [yellow] sárga
    [gray] szürke
   *[other] { $colour }
} karaktered játékban
condition-your-dice-show = ha van { $number ->
    [1] { $symbol } mutató kockád
   *[other] legalább { $number } { $symbol } mutató kockád
}
    .symbol = acc
    .also = van { $number ->
        [1] { $symbol } mutató kockád
       *[other] legalább { $number } { $symbol } mutató kockád
    } is
condition-your-dice-are-worth = ha a kockáid értéke együtt legalább { $number }
condition-discard-pile-has = ha legalább { $number } lap van a dobott paklidban
condition-control-battlefield = ha te irányítod a csatateret
condition-every-opponent-damaged = ha minden ellenséges karakter sérült
condition-more-characters = ha több karaktered van játékban, mint az ellenfelednek
condition-an-exhausted-character = ha van kimerült karaktered
condition-attached-unshielded = ha a csatolt karakternek nincs pajzsa
condition-opponent-activated = ha az ellenfeled aktivált egy karaktert a legutóbbi körében
condition-any-player = bármelyik játékos használhatja
condition-this-is-ready = amíg { subject-this } felkészült

# ── költségek ────────────────────────────────────────────────────────────────────────────────────────────────────
cost-discard-a-card = dobj el { $colour ->
    [none] egy lapot
   *[other] egy { $colour } lapot
} a kezedből
    .may = eldobhatsz { $colour ->
        [none] egy lapot
       *[other] egy { $colour } lapot
    } a kezedből
cost-exhaust-this = merítsd ki { subject-this.acc }
    .may = kimerítheted { subject-this.acc }
cost-exhaust-a = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] merítsd ki
   *[no] meríts ki
} { $which }
    .which = one
cost-return-a = tegyél vissza { $which } a játékból a tulajdonosa kezébe
    .which = one
cost-spend = költs el { $amount } erőforrást
    .may = elkölthetsz { $amount } erőforrást
cost-remove-a = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] távolítsd el
   *[no] távolíts el
} { $which }
    .which = one
cost-set-this-aside = tedd félre { subject-this.acc }
    .may = félreteheted { subject-this.acc }
cost-discard-this = dobd el { subject-this.acc }
cost-discard-a = dobj el a játékból { $which }
    .which = one
    .may = eldobhatsz a játékból { $which }
cost-put-this-on-top = tedd ezt a lapot a játékból a paklid tetejére
cost-remove-this-die = távolítsd el ezt a kockát
cost-remove-this-or-a-shield = távolítsd el egy pajzsot mutató kockádat vagy ezt a kockát
cost-remove-a-pair = távolíts el 2 saját kockát, amelyek ugyanazt a szimbólumot mutatják
cost-one-if-unshielded = költs el 1 erőforrást
cost-unshield-this = távolíts el 1 pajzsot erről a karakterről
    .may = eltávolíthatsz 1 pajzsot erről a karakterről

# ── hatások; a 0 csak később derül ki, a 99 tetszőleges számú ────────────────────────────────────────────────────
effect-cheaper = a kijátszott lap { $amount } erőforrással olcsóbb
effect-give-ambush = a kijátszott lapra érvényes a Rajtaütés kulcsszó
effect-name-symbol = nevezz meg egy szimbólumot, amelyet egy { $which } mutat
effect-opponent-discards-hand = az ellenfeled eldobja az egész kezét
effect-opponent-hits-own = az ellenfeled kiválasztja egy karakterét, és { $amount } { $unblockable ->
    [1] védhetetlen sebzést
   *[0] sebzést
} okoz neki
effect-resolve-any-number = { $opponent ->
    [1] az ellenfeled tetszőleges sorrendben felhasználja tetszőleges számú kockáját
   *[0] használj fel tetszőleges sorrendben tetszőleges számú saját kockát, bármit mutatnak is
}
effect-resolve-free = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which } az oldal költségének kifizetése nélkül
    .which = one
effect-resolve-unblockable = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which }; a sebzése védhetetlen
    .which = one
effect-then = ezután
effect-spot = jelölj ki { $number ->
    [1] egy
   *[other] { $number }
} { $colour } karaktert:
effect-you-may = ha szeretnéd,
effect-remove-dice = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] távolítsd el
   *[no] távolíts el
} { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = { STARTS($which, like: "(e[zn]|azt? |a )") ->
        [yes] eltávolíthatod
       *[no] eltávolíthatsz
    } { $which }
effect-reroll-dice = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] dobd újra
   *[no] dobj újra
} { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = { STARTS($which, like: "(e[zn]|azt? |a )") ->
        [yes] újradobhatod
       *[no] újradobhatsz
    } { $which }
effect-remove-each = távolíts el { $which }
    .which = all
effect-opponent-removes = az ellenfeled kiválasztja és eltávolítja { $amount ->
    [1] egy kockáját
   *[other] { $amount } kockáját
}
effect-reroll-each = dobj újra { $which }
    .which = all
    .may = újradobhatsz { $which }
effect-if-it-shows = ha most { $symbol } mutat,
    .symbol = acc
effect-turn-dice = { $least ->
    [0] { $number ->
        [1] { $which } tetszőleges oldalára fordíthatsz
       *[other] fordíts { $which } egy-egy tetszőleges oldalára
    }
   *[other] { STARTS($which, like: "(e[zn]|azt? |a )") ->
        [yes] fordítsd
       *[no] fordíts
    } { $which } { $number ->
        [1] { "" }
       *[other] egy-egy{ " " }
    }tetszőleges oldalára
}
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
            [99] all
           *[other] some
        }
    }
effect-turn-dice-to = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] fordítsd
   *[no] fordíts
} { $which } { STARTS($which, like: "(legfeljebb )?[2-9]|tetszőleges|minden") ->
    [yes] egy-egy
   *[no] egy
} { $blank ->
    [1] üres
   *[0] { $symbol } mutató
} oldalára
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .symbol = acc
effect-activate = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] aktiváld
   *[no] aktiválj
} { $which }
    .which = { $least ->
        [0] { $number ->
            [99] any
            [1] up-to-one
           *[other] up-to
        }
       *[other] { $number ->
            [1] one
           *[other] some
        }
    }
    .may = { STARTS($which, like: "(e[zn]|azt? |a )") ->
        [yes] aktiválhatod
       *[no] aktiválhatsz
    } { $which }
effect-resolve-die = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] { $optional ->
        [1] felhasználhatod
       *[0] használd fel
    }
   *[no] { $optional ->
        [1] felhasználhatsz
       *[0] használj fel
    }
} { $which }{ $amount ->
    [0] { "" }
   *[other] { " " }+{ $amount } értékkel
}
    .which = one
    .may = { STARTS($which, like: "(e[zn]|azt? |a )") ->
        [yes] felhasználhatod
       *[no] felhasználhatsz
    } { $which }{ $amount ->
        [0] { "" }
       *[other] { " " }+{ $amount } értékkel
    }
effect-resolve-and-keep = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which }, amely a készletedben marad
    .which = one
effect-resolve-as = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which } úgy, mintha { $symbol } mutatna
    .which = one
    .symbol = acc
effect-resolve-as-yours = használj fel { $which } úgy, mintha a tiéd volna
    .which = one
effect-resolve-as-another = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which } úgy, mintha más szimbólumot mutatna ugyanekkora értékkel
    .which = one
effect-resolve-without-plus = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] használd fel
   *[no] használj fel
} { $which } úgy, mintha nem módosító volna
    .which = one
effect-resolve-or-remove = { $opponent ->
    [1] az ellenfeled felhasználja vagy eltávolítja azt a kockát
   *[0] felhasználhatod azt a kockát +{ $amount } értékkel; ha nem teszed, távolítsd el
}
effect-reroll-this-die = dobd újra ezt a kockát, amely a készletedben marad
effect-deal-damage = okozz { $amount } { $unblockable ->
    [1] védhetetlen sebzést
   *[0] sebzést
} { $which }
    .which = one-dat
    .may = okozhatsz { $amount } { $unblockable ->
        [1] védhetetlen sebzést
       *[0] sebzést
    } { $which }
effect-deal-damage-to-each = okozz { $amount } sebzést { $which }
    .which = each-dat
effect-deal-damage-to-several = okozz { $amount }-{ $amount } { $unblockable ->
    [1] védhetetlen sebzést
   *[0] sebzést
} legfeljebb { $most } különböző karakternek
effect-give-shields-to-each = adj { $amount } pajzsot { $which }
    .which = each-dat
effect-resolve-dice = használj fel { $which }
    .which = { $least ->
        [0] up-to
       *[other] some
    }
    .may = felhasználhatsz { $which }
effect-opponent-resolves = válassz ki { $which }; az ellenfelednek fel kell használnia, ha tudja
    .which = one
effect-raise-value = adj hozzá az értékéhez { $amount } pontot
effect-opponent-gains = az ellenfeled { $amount } erőforrást kap
effect-opponent-spreads-damage = az ellenfeled { $amount } sebzést okoz a karaktereinek, tetszése szerint elosztva
effect-deal-damage-or = okozz { $amount } sebzést egy karakternek, vagy { $more } sebzést { $which }
    .which = one-dat
effect-bear-the-damage = válassz ki egy sebzést mutató ellenséges kockát: okozz { $which } annyi sebzést, amennyi a kocka értéke; ezután távolítsd el azt a kockát
    .which = one-dat
effect-indirect = okozz { $amount } közvetett sebzést az ellenfelednek
effect-indirect-to-yourself = okozz { $amount } közvetett sebzést magadnak
effect-heal = gyógyíts { $amount } sebzést { $which }
    .which = one-sup
effect-heal-each = gyógyíts { $amount } sebzést { $which }
    .which = each-of
effect-give-shields = adj { $amount } pajzsot { $which }
    .which = one-dat
    .may = adhatsz { $amount } pajzsot { $which }
effect-spread-shields = ossz el { $amount } pajzsot tetszésed szerint a karaktereid között
effect-remove-shields = { $amount ->
    [99] távolítsd el az összes pajzsot
   *[other] távolíts el { $amount } pajzsot
} { $which }
    .which = one-del
    .may = eltávolíthatsz { $amount } pajzsot { $which }
effect-remove-shields-from-each = { $amount ->
    [99] távolítsd el az összes pajzsot
   *[other] távolíts el { $amount } pajzsot
} { $which }
    .which = each-del
effect-discard-from-play = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] dobd el
   *[no] dobj el
} { $which } a játékból
    .which = one
effect-defeat = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] győzd le
   *[no] győzz le
} { $which }
    .which = one
effect-exhaust = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] merítsd ki
   *[no] meríts ki
} { $which }
    .which = one
effect-ready = { STARTS($which, like: "(e[zn]|azt? |a )") ->
    [yes] frissítsd fel
   *[no] frissíts fel
} { $which }
    .which = one
effect-gain = kapsz { $amount } erőforrást
effect-pay = költs el { $amount } erőforrást
effect-draw = húzz { $amount ->
    [1] egy lapot
   *[other] { $amount } lapot
}
    .may = húzhatsz { $amount ->
        [1] egy lapot
       *[other] { $amount } lapot
    }
effect-each-draws = minden játékos húz { $amount ->
    [1] egy lapot
   *[other] { $amount } lapot
}
effect-opponent-loses = az ellenfeled { $amount ->
    [99] elveszíti minden erőforrását
   *[other] { $amount } erőforrást veszít
}
effect-opponent-discards = az ellenfeled kiválaszt és eldob egy lapot a kezéből
    .may = elérheted, hogy az ellenfeled kiválasszon és eldobjon egy lapot a kezéből
effect-opponent-discards-at-random = az ellenfeled véletlenszerűen eldob { $amount } lapot a kezéből
effect-discard-from-hand = dobj el egy lapot a kezedből
    .may = eldobhatsz egy lapot a kezedből
effect-discard-from-opponents-deck = dobd el az ellenfeled paklijának felső { $amount ->
    [1] lapját
   *[other] { $amount } lapját
}
effect-look-at-hand = nézd meg az ellenfeled kezében lévő lapokat
effect-discard-from-a-deck = dobd el egy pakli felső { $amount ->
    [1] lapját
   *[other] { $amount } lapját
}
    .may = eldobhatod egy pakli felső { $amount ->
        [1] lapját
       *[other] { $amount } lapját
    }
effect-may-spend = { $amount } erőforrás elköltésével ezt is megteheted:
effect-additional-actions = { $amount ->
    [1] végrehajthatsz egy további akciót
   *[other] hajts végre legfeljebb { $amount } további akciót
}
    .may = végrehajthatsz { $amount ->
        [1] egy további akciót
       *[other] legfeljebb { $amount } további akciót
    }
effect-give-battlefield-away = add át a csatatér irányítását az ellenfelednek; ha megteszed,
effect-take-battlefield = vedd át a csatatér irányítását anélkül, hogy uralmad alá vonnád
    .may = átveheted a csatatér irányítását anélkül, hogy uralmad alá vonnád
effect-stack-on-this = tedd félre ezt az eseményt, rajta képpel lefelé egy lappal a kezedből
effect-play-stacked = játszd ki ingyen, ami egy másik félretett példányon van, a tieden vagy az ellenfeledén, és dobd el azt a példányt

# ── állandó hatások ──────────────────────────────────────────────────────────────────────────────────────────────
constant-first-droid = minden fordulóban az első Droid, amelyet kijátszol, 1 erőforrással olcsóbb.
constant-first-resources = { $amount } további erőforrással kezded a játékot.
constant-gives-keyword = a csatolt karakterre érvényes { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszó.
constant-income = a fenntartási fázisban minden játékos { $amount } további erőforrást kap.
constant-keyword-on-colour = amíg ez a lap egy { $colour } karakteren van, érvényes rá { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszó.
constant-refuses-abilities = erre a karakterre nem játszható ki kék Képesség.
constant-roll-off = a csatatérért való dobásnál az összeged { $amount } ponttal nagyobb.
constant-shield-limit = a kék karaktereiden { $amount } pajzzsal több lehet.
constant-side-cost-on-colour = amíg ez a lap egy { $colour } karakteren van, ennek a kockának az oldalai 1 erőforrással olcsóbbak.

amount-the-same-number = ez az érték
