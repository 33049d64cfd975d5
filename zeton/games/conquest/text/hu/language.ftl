# Hogyan állnak össze egy lap mondatai abból, amit a lap tesz (lásd grammar.ftl): címke · mikor, ha, költség: hatások.

timing-action = Akció
timing-interrupt = Megszakítás
timing-reaction = Reakció
timing-forced-reaction = Kényszerreakció
timing-forced-interrupt = Kényszermegszakítás
timing-battle = Csata
# „Nem kaphat Hadfelszerelés csatolmányt.”, „Immunis az ellenséges eseményekre.”
keyword = { $trait ->
    [none] { $name }
   *[other] Nem kaphat { $trait } csatolmányt
}{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $to ->
    [none] { "" }
   *[other] { " " }{ STARTS($to, like: "[aáeéiíoóöőuúüű]") ->
        [yes] az
       *[no] a
    } { $to }
}.
one-relic = Legfeljebb egy Ereklyét irányíthatsz.
attach = Csatold { $what }{ $one ->
    [1] ; egy egységen legfeljebb egy példány lehet
   *[0] { "" }
}.
    .what = one-all

# ── alakok ───────────────────────────────────────────────────────────────────────────────────────────────────────
# Amit egy mondat kérhet: „egy egység”, „ez az egység”, „a csatolt egység”. Az „ez” szó ezekben az alakokban üres: itt kap névelőt.
form-one = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ez az { $phrase }
           *[no] ez a { $phrase }
        }
    }
   *[no] egy { $phrase }
}
    .form = { $determined ->
        [yes] set
       *[no] nom
    }
form-one-acc = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ezt az { $phrase }
           *[no] ezt a { $phrase }
        }
    }
   *[no] egy { $phrase }
}
    .form = acc
form-one-all = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ehhez az { $phrase }
           *[no] ehhez a { $phrase }
        }
    }
   *[no] egy { $phrase }
}
    .form = all
form-one-dat = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ennek az { $phrase }
           *[no] ennek a { $phrase }
        }
    }
   *[no] egy { $phrase }
}
    .form = dat
form-one-from = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] erről az { $phrase }
           *[no] erről a { $phrase }
        }
    }
   *[no] egy { $phrase }
}
    .form = from
form-my = egy saját { $phrase }
    .form = nom
# Állandó hatásokban: „minden egység”.
form-every = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ez az { $phrase }
           *[no] ez a { $phrase }
        }
    }
   *[no] minden { $phrase }
}
    .form = set
form-every-dat = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az|minden) ") ->
        [yes] { $phrase }
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ennek az { $phrase }
           *[no] ennek a { $phrase }
        }
    }
   *[no] minden { $phrase }
}
    .form = dat
# Tiltásokban: „ez a lap nem …”, „egyetlen egység sem …”.
form-none = { $determined ->
    [yes] { STARTS($phrase, like: "(a|az) ") ->
        [yes] { $phrase } nem
       *[no] { STARTS($phrase, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
            [yes] ez az { $phrase } nem
           *[no] ez a { $phrase } nem
        }
    }
   *[no] egyetlen { $phrase } sem
}
    .form = nom

# ── mely lapok ───────────────────────────────────────────────────────────────────────────────────────────────────
# A hely nélküli szó főnév. A nem: v = magánhangzóval kezdődik („ez az egység”), p = bolygó, x = csatolmány.
filter-unit = egység
    .all = egységhez
    .gender = v
    .acc = egységet
    .from = egységről
    .dat = egységnek
    .pl = egységek
filter-army-unit = hadsereg-egység
    .all = hadsereg-egységhez
    .acc = hadsereg-egységet
    .from = hadsereg-egységről
    .dat = hadsereg-egységnek
    .pl = hadsereg-egységek
    .not = nem hadsereg-egység
    .not-place = kind
filter-warlord = hadúr
    .all = hadúrhoz
    .acc = hadurat
    .from = hadúrról
    .dat = hadúrnak
    .pl = hadurak
    .not = nem hadúr
    .not-place = trait
filter-token-unit = jelzőegység
    .acc = jelzőegységet
    .from = jelzőegységről
    .dat = jelzőegységnek
    .pl = jelzőegységek
    .not = nem jelző
    .not-place = trait
filter-support = támogatás
    .acc = támogatást
    .from = támogatásról
    .dat = támogatásnak
    .pl = támogatások
filter-attachment = csatolmány
    .gender = x
    .acc = csatolmányt
    .from = csatolmányról
    .dat = csatolmánynak
    .pl = csatolmányok
filter-card-in-play = lap
    .acc = lapot
    .from = lapról
    .dat = lapnak
    .pl = lapok
filter-planet = bolygó
    .all = bolygóhoz
    .gender = p
    .acc = bolygót
    .from = bolygóról
    .dat = bolygónak
    .pl = bolygók
filter-hq = főhadiszállás
    .all = főhadiszálláshoz
    .acc = főhadiszállást
    .from = főhadiszállásról
    .dat = főhadiszállásnak
    .pl = főhadiszállások
filter-your = saját
    .place = own
    .alone = a tiéd
filter-enemy = ellenséges
    .place = own
filter-this = ez a
    .place = det
    .v = ez az
    .nom = { "" }
    .set = { "" }
    .acc = { "" }
    .dat = { "" }
    .from = { "" }
filter-other = másik
    .place = other
    .set = más
filter-any-card = lap
    .acc = lapot
    .from = lapról
    .dat = lapnak
    .pl = lapok
filter-attached = a csatolt egység
    .acc = a csatolt egységet
    .from = a csatolt egységről
    .dat = a csatolt egységnek
    .determined = yes
filter-on-this = rajta lévő
    .place = where
    .alone = rajta van
filter-at-this-planet = itt lévő
    .place = where
    .alone = itt van
filter-adjacent = szomszédos bolygón lévő
    .place = other
    .p = szomszédos
    .p-nom = szomszédos
    .p-set = szomszédos
    .p-from = szomszédos
    .p-acc = szomszédos
    .p-dat = szomszédos
    .alone = szomszédos bolygón van
filter-at-a-planet = bolygón lévő
    .place = other
    .alone = bolygón van
filter-in-an-hq = főhadiszálláson lévő
    .place = other
    .alone = főhadiszálláson van
filter-at-the-first-planet = első bolygón lévő
    .place = where
    .alone = az első bolygón van
    .not = nem az első bolygón lévő
    .while = { $this } az első bolygón van
filter-first = első
    .place = state
    .not = nem első
filter-where-a-battle-is = csata színhelyéül szolgáló
    .place = where
filter-at-a-planet-with = { $first } bolygóján lévő
    .place = where
    .not = { $first } nélküli bolygón lévő
    .while = { $this } olyan bolygón van, ahol { $first } is
filter-at-a-planet-with-icon = { $icon } ikonos bolygón lévő
    .place = where
    .alone = { $icon } ikonos bolygón van
    .while = { $this } { $icon } ikonos bolygón van
filter-at-a-planet-without = (amelynek bolygóján nincs { $first })
    .place = clause
    .first = nom
filter-where-there-is = (ahol { $first } van)
    .place = clause
    .first = one
    .not = (ahol nincs { $first } sem)
filter-attacking-a = (amikor { $first } támad)
    .place = clause
    .first = one-acc
    .while = { $this } { $first } támad
filter-next-to-your-warlord = hadurad bolygójával szomszédos
    .place = where
    .alone = a hadurad bolygójával szomszédos
filter-at-target-planet = egy megcélzott bolygón lévő
    .place = where
    .alone = egy megcélzott bolygón van
filter-own-warlord = a hadurad
    .determined = yes
    .set = a hadurad
    .acc = a haduradat
    .from = a haduradról
    .dat = a haduradnak
    .all = a haduradhoz
filter-loyalty = { $loyalty } hűségű
    .place = trait
filter-with-keyword = { $keyword } kulcsszavú
    .place = trait
    .not = { $keyword } kulcsszó nélküli
filter-with-icon = { $icon } ikonos
    .place = trait
filter-ready = felkészült
    .place = state
filter-exhausted = kimerült
    .place = state
filter-damaged = sérült
    .place = state
    .while = { $this } sérült
filter-undamaged = sértetlen
    .place = state
    .while = { $this } sértetlen
filter-attacking = támadó
    .place = state
    .alone = támad
filter-defending = védekező
    .place = state
    .alone = védekezik
filter-with-attachments = csatolmányt viselő
    .place = other
    .not = csatolmányt nem viselő
    .alone = csatolmányt visel
    .while = { $this } csatolmányt visel
filter-while-there-is = (amíg van { $first })
    .place = where
    .first = one
filter-unique = egyedi
    .place = kind
    .not = nem egyedi
filter-limited = Korlátozott
    .place = state
    .not = nem Korlátozott
filter-trait = { $trait }
    .place = trait
    .x-acc = { $trait } lapot
    .not = nem { $trait }
    .while = { $this } { $trait }
filter-faction = { $faction }
    .place = trait
    .not = nem { $faction }
filter-titled = { $title }
filter-cost-at-most = legfeljebb { $cost ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $cost }-es
} nyomtatott költségű
    .place = cost
filter-unit-card = egység
    .gender = v
    .acc = egységet
    .from = egységről
    .dat = egységnek
    .pl = egységek
filter-army-card = hadsereg-egység
    .acc = hadsereg-egységet
    .from = hadsereg-egységről
    .dat = hadsereg-egységnek
    .pl = hadsereg-egységek
filter-event-card = esemény
    .gender = v
    .acc = eseményt
    .from = eseményről
    .dat = eseménynek
    .pl = események
filter-support-card = támogatás
    .acc = támogatást
    .from = támogatásról
    .dat = támogatásnak
    .pl = támogatások
filter-attachment-card = csatolmány
    .gender = x
    .acc = csatolmányt
    .from = csatolmányról
    .dat = csatolmánynak
    .pl = csatolmányok
filter-can-enter-play = { "" }
    .place = state
filter-in-your-hand = kezedben lévő
    .place = where
filter-in-your-discard-pile = dobott paklidban lévő
    .place = where
filter-in-enemy-discard-pile = az ellenfeled dobott paklijában lévő
    .place = where
    .determined = yes
filter-topmost = legfelső { $which }
filter-can-be-handed-on = ugyanazon játékos egy másik lapjára áttehető
    .place = where
filter-can-be-reached-by-khymeras = valamelyik Khymerád számára elérhető
    .place = where
filter-movable = máshová mozgatható
    .place = where
filter-whose-ability-can-be-used = most használható Csata képességű
    .place = where
filter-with-bare-units = csatolmány nélküli egységnek helyet adó
    .place = where
filter-with-enemy-units = ellenséges egységnek helyet adó
    .place = where
filter-without-your-warlord = hadurad nélküli
    .place = where
filter-at-that-planet = ott lévő
    .place = where
    .alone = azon a bolygón van
filter-at-the-same-planet = ugyanott lévő
    .place = where
    .alone = ugyanazon a bolygón van
filter-at-its-planet = ugyanott lévő
    .place = where
    .alone = ugyanazon a bolygón van
filter-elsewhere = másutt lévő
    .place = where
    .alone = másutt van

# ── mennyi ───────────────────────────────────────────────────────────────────────────────────────────────────────
amount-paid-for-this = az ezért a lapért fizetett erőforrások száma
amount-attack-of = { $of } TÁM-értéke
    .of = one
amount-area-effect-of = { $of } Területhatása
    .of = one
amount-printed-attack-of = { $of } a nyomtatott TÁM-értéke
    .of = one-dat
amount-health-of = { $of } ÉP-értéke
    .of = one
amount-command-icons-of = { $of } parancsikonjainak száma
    .of = one
amount-twice-the-command-icons-of = { $of } parancsikonjai számának kétszerese
    .of = one
amount-damage-on = { $of } sérüléseinek száma
    .of = one
amount-printed-cost-of = { $of } nyomtatott költsége
    .of = one

# ── kiről van szó ────────────────────────────────────────────────────────────────────────────────────────────────
# A lap, amelyet az előbb neveztek meg; alanyként nem kell kimondani: „merítsd ki ezt az egységet: a fázis végéig megkapja …”.
it-this = { "" }
    .one-from = arról
    .one-acc = azt
    .one-dat = annak
it-this-unit = { "" }
    .one-from = arról
    .one-acc = azt
    .one-dat = annak
it-attached = { "" }
    .one-from = arról
    .one-acc = azt
    .one-dat = annak
subject-this = { $itself ->
    [unit] ez az egység
   *[card] ez a lap
}
    .one-from = { $itself ->
        [unit] erről az egységről
       *[card] erről a lapról
    }
    .one-acc = { $itself ->
        [unit] ezt az egységet
       *[card] ezt a lapot
    }
    .one-dat = { $itself ->
        [unit] ennek az egységnek
       *[card] ennek a lapnak
    }
subject-targets = legfeljebb { $number } megcélzott { $which }
subject-event-card = az az egység
    .one-from = arról az egységről
    .one-acc = azt az egységet
    .one-dat = annak az egységnek
subject-attacker = a támadó
    .one-from = a támadóról
    .one-acc = a támadót
    .one-dat = a támadónak
subject-defender = a megtámadott egység
    .one-from = a megtámadott egységről
    .one-acc = a megtámadott egységet
    .one-dat = a megtámadott egységnek
subject-event-source = a másik lap
    .one-from = a másik lapról
    .one-acc = a másik lapot
    .one-dat = a másik lapnak
subject-attached = a csatolt egység
    .one-from = a csatolt egységről
    .one-acc = a csatolt egységet
    .one-dat = a csatolt egységnek
subject-your-warlord = a hadurad
    .one-from = a haduradról
    .one-acc = a haduradat
    .one-dat = a haduradnak
subject-paid = az az egység
    .one-from = arról az egységről
    .one-acc = azt az egységet
    .one-dat = annak az egységnek
subject-chosen = az
    .one-from = arról
    .one-acc = azt
    .one-dat = annak
filter-each-at = minden
    .place = det

# ── mikor ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-phase-begins = miután elkezdődött a { $phase }
trigger-phase-ends = miután véget ért a { $phase }
trigger-battle-begins-here = miután elkezdődött itt egy csata
trigger-battle-ends-here = miután véget ért itt egy csata
trigger-commits-to-this-planet = miután { $which } erre a bolygóra { STARTS($which, like: "(e[zn]|az? )") ->
    [yes] rendelték
   *[no] rendeltek
} ki
    .which = one-acc
trigger-moves-to-this-planet = miután { $which } átment erre a bolygóra
    .which = one
trigger-moves-between-planets = miután { $which } egyik bolygóról egy másikra ment
    .which = one
trigger-moves-to-your-hq = miután { $which } a főhadiszállásodra ment
    .which = one
trigger-retreats-from-this-planet = amikor { $which } visszavonulna erről a bolygóról
    .which = one
trigger-you-search = amikor keresni készülsz a paklidban
trigger-this-resolves-its-attack = miután ez az egység végrehajtotta a támadását
trigger-this-is-declared-as-defender = miután ezt az egységet védekezőnek jelölték ki
trigger-is-declared-as-attacker = miután { $which } támadó lett
    .which = one
trigger-is-declared-as-defender = miután { $which } védekező lett
    .which = one
trigger-you-deploy = amikor bevetsz { $which }
    .which = one-acc
trigger-you-deploy-here = amikor ide vetsz be { $which }
    .which = one-acc
trigger-you-deploy-an-attachment = amikor bevetsz egy csatolmányt
trigger-this-enters-play = miután { subject-this } játékba került
trigger-this-is-deployed = miután bevetetted { subject-this.one-acc }
trigger-you-have-deployed = miután bevetettél { $which }
    .which = one-acc
trigger-is-deployed-here = miután ide bevetettek { $which }
    .which = one-acc
trigger-this-is-destroyed = amikor ez az egység megsemmisülne
trigger-this-leaves-play = amikor { subject-this } elhagyná a játékot
trigger-attached-leaves-play = amikor a csatolt egység elhagyná a játékot
trigger-leaves-play-from-a-planet = amikor { $which } egy bolygóról elhagyná a játékot
    .which = one
trigger-has-left-play = miután { $which } elhagyta a játékot
    .which = my
trigger-you-sacrifice = amikor feláldoznál { $which }
    .which = one-acc
trigger-an-effect-would-move = amikor egy hatás elmozgatna egy bolygóról { $which }
    .which = one-acc
    .that = az a mozgás
trigger-has-left-play-here = miután { $which } erről a bolygóról elhagyta a játékot
    .which = my
trigger-enters-your-discard-pile = miután { $which } a játékból a dobott paklidba került
    .which = one
trigger-enemy-unit-destroyed = miután megsemmisült egy ellenséges egység
trigger-enemy-unit-destroyed-here = miután itt megsemmisült egy ellenséges egység
trigger-destroyed-into-your-discard-pile = miután { $which } megsemmisült
    .which = my
trigger-is-destroyed = miután { $which } megsemmisült
    .which = one
trigger-your-unit-is-destroyed = miután { $which } megsemmisült
    .which = my
trigger-this-commits = miután kirendelted ezt az egységet egy bolygóra
trigger-this-commits-or-attacks = miután kirendelted ezt az egységet egy bolygóra, vagy támadónak jelölted
trigger-your-warlord-commits = miután kirendelted a haduradat egy bolygóra
trigger-struggle-begins = amikor elkezdődik egy parancsnoki küzdelem
trigger-opponent-wins-a-struggle = amikor az ellenfeled megnyerne egy parancsnoki küzdelmet
trigger-you-win-a-struggle = miután megnyertél egy parancsnoki küzdelmet
trigger-you-win-a-struggle-here = miután megnyerted az itteni parancsnoki küzdelmet
trigger-moves-to-a-planet = miután { $which } átment egy bolygóra
    .which = one
trigger-this-is-declared-as-attacker = miután támadónak jelölted ezt az egységet
trigger-attached-exhausts = amikor a csatolt egység kimerül
trigger-attached-uses-area-effect = miután a csatolt egység használta a Területhatását
trigger-this-declares-an-attack-against = miután támadónak jelölted ezt az egységet { $which } ellen
    .which = one
trigger-attached-declares-an-attack-against = amikor a csatolt egység { $which } ellen támadna
    .which = one
trigger-enemy-would-attack = amikor egy ellenséges egység { $which } ellen támadna
    .which = one
trigger-damage-is-assigned-to = amikor { $which } sérülést osztanak ki
    .which = one-dat
trigger-is-assigned-damage = miután { $which } sérülést osztottak ki
    .which = one-dat
trigger-is-assigned-damage-by-an-attack = miután { $which } támadásból származó sérülést osztottak ki
    .which = one-dat
trigger-is-assigned-damage-by-an-attack-here = miután itt { $which } támadásból származó sérülést osztottak ki
    .which = one-dat
trigger-damages-by-an-attack = miután { $attacker } támadással sérülést okozott { $damaged }
    .attacker = one
    .damaged = one-dat
trigger-damages = miután { $unit } sérülést okozott { $damaged }
    .unit = one
    .damaged = one-dat
trigger-this-damages = miután ez az egység sérülést okozott { $which }
    .which = one-dat
trigger-this-takes-damage = amikor ez az egység sérülést szenvedne el
trigger-attached-is-damaged-by-an-attack = miután a csatolt egység támadástól sérülést kapott
trigger-opponent-shields = amikor az ellenfeled pajzslapot használ
    .that = az a pajzs
trigger-you-shield-with = amikor { $shielded } pajzsaként { $which } használsz
    .which = one-acc
    .shielded = one
trigger-opponent-plays-an-event = amikor az ellenfeled kijátszik egy eseményt
    .that = az az esemény
trigger-a-battle-ability-is-used = amikor valaki Csata képességet használ
    .that = az a képesség
trigger-you-play = miután kijátszottál { $which }
    .which = one-acc
trigger-opponent-targets = amikor az ellenfeled képessége célpontnak választ { $which }
    .which = one-acc
    .that = az a képesség

# ── megkötések: amit az indoklás mond, és ahogyan a lap mondja ───────────────────────────────────────────────────
condition-combat-phase = harci fázis
    .label = Harci { $lower }
condition-headquarters-phase = főhadiszállás-fázis
    .label = Főhadiszállási { $lower }
condition-there-is-there = ott { $which } van
    .which = one
    .if = ha ott { $which } van
condition-deploy-phase = bevetési fázis
    .label = Bevetési { $lower }
condition-once-per-phase = fázisonként egyszer
    .limit = fázisonként egyszer
condition-once-per-attack = támadásonként egyszer
    .limit = támadásonként egyszer
condition-on-both-sides = a lap mindkét oldalán
    .limit = véresen is
condition-any-player = bármelyik játékos használhatja
    .limit = bármelyik játékosé
condition-max-one-per-round = fordulónként egy
    .limit = fordulónként legfeljebb egy
condition-during-a-battle = csata közben
    .if = ha csata folyik
condition-opponent-has-initiative = az ellenfélnél van a kezdeményezés
    .if = ha az ellenfelednél van a kezdeményezés
condition-during-the-combat-phase = a harci fázisban
    .if = ha a harci fázis tart
condition-fewer-units = kevesebb egységed van, mint az ellenfelednek
    .if = ha kevesebb egységed van, mint az ellenfelednek

# ── költségek ────────────────────────────────────────────────────────────────────────────────────────────────────
cost-exhaust-this = merítsd ki { subject-this.one-acc }
cost-exhaust-your-warlord = merítsd ki a haduradat
cost-exhaust-attached = merítsd ki a csatolt egységet
cost-exhaust-a = meríts ki { $which }
    .which = one-acc
cost-sacrifice-this = áldozd fel { subject-this.one-acc }
cost-exhaust-and-sacrifice-this = merítsd ki és áldozd fel { subject-this.one-acc }
cost-sacrifice = áldozz fel { $which }
    .which = one-acc
cost-discard-a = dobj el { $which }
    .which = one-acc
cost-sacrifice-soldier-or-warrior-there = áldozz fel egy ott lévő saját Katona vagy Harcos egységet
cost-pay = fizess { $amount } erőforrást
cost-pay-printed-cost = fizesd ki { $which } nyomtatott költségét
    .which = one
cost-damage-this = okozz 1 sérülést ennek az egységnek
cost-damage-that-unit = okozz annak az egységnek 1 sérülést
cost-discard-x-cards = dobj el a kezedből X, de legalább 1 lapot

# ── hatások ──────────────────────────────────────────────────────────────────────────────────────────────────────
effect-deal-damage = { $to } { $amount } sérülést kap
    .to = one
effect-deal-unpreventable-damage = { $to } { $amount } megelőzhetetlen sérülést kap
    .to = one
effect-remove-damage = { $to } lekerül { $amount ->
    [0] minden sérülés
   *[other] { $amount } sérülés
}
    .to = one-from
effect-move-damage = { $source } lekerül { $amount } sérülés, amelyet { $to } kap meg
    .source = one-from
    .to = one
effect-indirect-damage = minden játékos eloszt { $amount } közvetett sérülést az ottani egységei között
effect-increase-damage = az a sérülés { $amount } ponttal nő
effect-prevent-damage = { $amount ->
    [0] az a sérülés teljes egészében elmarad
   *[other] abból { $amount } sérülés elmarad
}
effect-reassign-damage = abból { $amount } sérülést { $to } kap meg
    .to = one
effect-exhaust = { $what } kimerül
    .what = one
effect-ready = { $what } felfrissül
    .what = one
effect-rout = { $what } megfutamodik
    .what = one
effect-move-to-this-planet = { $what } átmegy erre a bolygóra
    .what = one
effect-move-to-that-planet = { $what } átmegy arra a bolygóra
    .what = one
effect-move-to-target-planet = { $what } átmegy egy megcélzott bolygóra
    .what = one
effect-move-to-chosen-planet = { $what } átmegy oda
    .what = one
effect-move-to-the-first-planet = { $what } átmegy az első bolygóra
    .what = one
effect-move-one-or-more-to-target-planet = legalább egy { $which } átmegy egy megcélzott bolygóra
effect-move-one-or-more-to-your-hq = legalább egy { $which } átmegy a főhadiszállásodra
effect-destroy = { $what } megsemmisül
    .what = one
effect-sacrifice = áldozd fel { $what }
    .what = one-acc
effect-discard = dobd el { $what }
    .what = one-acc
effect-return-to-hand = { $what } visszakerül a tulajdonosa kezébe
    .what = one
effect-return-to-hand-instead = ehelyett visszakerül a tulajdonosa kezébe
effect-opponent-sacrifices = az ellenfeled feláldoz egy általa választott { $which }
    .which = acc
effect-each-player-sacrifices = minden játékos feláldoz, ha tud, egy általa irányított { $which }
    .which = acc
effect-put-into-play-at-your-hq = { $what } játékba kerül a főhadiszállásodon
    .what = one
effect-put-into-play-at-this-planet = { $what } itt játékba kerül
    .what = one
effect-put-into-play-at-that-planet = { $what } játékba kerül azon a bolygón
    .what = one
effect-put-into-play-at-chosen-planet = { $what } ott játékba kerül
    .what = one
effect-put-into-play-at-target-planet = { $what } játékba kerül a megcélzott bolygón
    .what = one
effect-put-into-play-at-the-last-planet = { $what } játékba kerül az utolsó bolygón
    .what = one
effect-put-tokens-at-your-hq = a főhadiszállásodon játékba kerül { $number ->
    [one] egy
   *[other] { $number }
} { $title }
effect-put-tokens-at-this-planet = itt játékba kerül { $number ->
    [one] egy
   *[other] { $number }
} { $title }
effect-put-tokens-at-that-planet = azon a bolygón játékba kerül { $number ->
    [one] egy
   *[other] { $number }
} { $title }
effect-put-tokens-at-your-warlords-planet = a hadurad bolygóján játékba kerül { $number ->
    [one] egy
   *[other] { $number }
} { $title }
effect-put-tokens-at-chosen-planet = ott játékba kerül { $number ->
    [one] egy
   *[other] { $number }
} { $title }
effect-reduce-cost = a bevetett lap { $reduction } erőforrással olcsóbb
effect-draw = húzz { $amount } lapot
effect-gain = kapsz { $amount } erőforrást
effect-pay = fizess { $amount } erőforrást
effect-take-from-opponent = vegyél el { $amount } erőforrást az ellenfeledtől
effect-store = tegyél { $amount } erőforrást erre a lapra
effect-transfer = erről a lapról { $amount } erőforrás a készletedbe kerül
effect-opponent-discards-at-random = az ellenfeled véletlenszerűen eldob egy lapot a kezéből
effect-opponent-discards = az ellenfeled eldob a kezéből egy általa választott lapot
effect-take-back = { $what } visszakerül a kezedbe
    .what = one
effect-search = keress a paklid felső { $number } lapja között { $which }, { $reveal ->
    [1] fedd fel,{ " " }
   *[0] { "" }
}vedd a kezedbe, a többit pedig tedd a paklid aljára
    .which = one-acc
effect-search-into-play-at-your-hq = keress a paklid felső { $number } lapja között { $which }, helyezd játékba a főhadiszállásodon, a többit pedig tedd a paklid aljára
    .which = one-acc
effect-search-into-play-at-target-planet = keress a paklid felső { $number } lapja között { $which }, helyezd játékba azon a bolygón, a többit pedig tedd a paklid aljára
    .which = one-acc
effect-search-more = nézz meg { $number } lappal többet
effect-attack-until = { $to } a { $until } végéig { $amount-signed } TÁM-ot kap
    .to = one
effect-health-until = { $to } a { $until } végéig { $amount-signed } ÉP-t kap
    .to = one
effect-move-to-your-hq = { $what } átmegy a főhadiszállásodra
    .what = one
effect-cheaper-until = a { $until } végéig minden { $faction } egység, amelyet bevetsz, { $amount } erőforrással olcsóbb
effect-no-card-bonus = annak a bolygónak a { $until } végéig nincs lapbónusza
effect-no-resource-bonus = annak a bolygónak a { $until } végéig nincs erőforrásbónusza
effect-look-at-hand-and-discard = nézd meg az ellenfeled kezét, és dobj el belőle egy általad választott lapot
effect-commit-your-warlord-there = rendeld ki oda a haduradat
effect-attack-and-health-until = { $to } a { $until } végéig { $amount-signed } TÁM-ot és +{ $health } ÉP-t kap
    .to = one
effect-attack-for-next-attack = { $to } ebben a fázisban a következő támadására +{ $amount } TÁM-ot kap
    .to = one
effect-gains-keyword-until = { $to } a { $until } végéig megkapja { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszót
    .to = one
effect-gains-area-effect-until = { $to } a { $until } végéig megkapja a Területhatás ({ $amount }) kulcsszót
    .to = one
effect-gains-trait-until = { $to } a { $until } végéig { $trait } típusú is
    .to = one
effect-lose-command-icons = { $to } a { $until } végéig elveszíti a parancsikonjait
    .to = one
effect-blank = { $to } szövegdoboza a { $until } végéig üresnek számít, a típusait kivéve
    .to = one
effect-later-sacrificed-at-the-end-of-the-phase = a fázis végén fel kell áldozni { $to }
    .to = one-acc
effect-later-discarded-at-the-end-of-the-phase = a fázis végén el kell dobni { $to }
    .to = one-acc
effect-later-damage-after-entering-play = { $to } a játékba kerülése után { $amount } sérülést kap
    .to = one
effect-halved-until = { $to } { $value } a { $until } végéig a felére csökken, felfelé kerekítve
    .to = one
effect-set-until = { $to } { $value } a { $until } végéig { $amount }
    .to = one
effect-swap = { $one } { $first } és { $other } { $second } a { $until } végéig helyet cserél
    .one = one
    .other = one
effect-take-control = { $what } { $until ->
    [game] { "" }
   *[other] a { $until } végéig{ " " }
}az irányításod alá kerül
    .what = one
effect-cancel = { $that } törlődik

# ── módok ────────────────────────────────────────────────────────────────────────────────────────────────────────
mode-name-units = nevezd meg az egységeket
mode-name-supports = nevezd meg a támogatásokat
mode-name-attachments = nevezd meg a csatolmányokat
mode-name-events = nevezd meg az eseményeket
mode-discard-both-tops = mindkét pakli legfelső lapja a dobott pakliba kerül
mode-both-draw = minden játékos húz 1 lapot
effect-defend-instead = helyette ez az egység lesz a védekező
effect-one-more-shield = az a lap 1 további pajzsikont kap
effect-double-shields = annak a lapnak kétszer annyi pajzsikonja van
effect-choose = válassz { $which }
    .which = one-acc

# ── állandó hatások ──────────────────────────────────────────────────────────────────────────────────────────────
constant-attack = { $which } { $amount-signed } TÁM-ot kap.
    .which = every
constant-health = { $which } { $amount-signed } ÉP-t kap.
    .which = every
constant-double-health = { $which } ÉP-értéke megkétszereződik.
    .which = every
constant-command-icons = { $which } { $amount } további parancsikont kap.
    .which = every
constant-gains-keyword = { $which } megkapja { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszót.
    .which = every
constant-gains-keywords = { $which } megkapja a következő kulcsszavakat: { $keyword }, { $other }.
    .which = every
constant-gains-area-effect = { $which } megkapja a Területhatás ({ $amount }) kulcsszót.
    .which = every
constant-gains-trait = { $which } { $trait } típusú is.
    .which = every
constant-loses-keyword = { $which } elveszíti a { $keyword } kulcsszót.
    .which = every
constant-cannot-be-attacked = { $which } lehet ellenséges egység támadásának célpontja.
    .which = none
constant-cannot-retreat = { $which } vonulhat vissza.
    .which = none
constant-cannot-be-targeted = { $which } lehet az ellenfeled képességeinek célpontja.
    .which = none
constant-ignores-flying = { $which } támadásai nem veszik figyelembe a Repülő kulcsszót.
    .which = every
constant-deals-double-damage = { $which } kétszeres sérülést okoz.
    .which = every
constant-takes-double-damage = { $which } kétszeres sérülést kap.
    .which = every
constant-attack-and-health = { $which } { $amount-signed } TÁM-ot és +{ $health } ÉP-t kap.
    .which = every
constant-attack-and-keyword = { $which } { $amount-signed } TÁM-ot kap, és megkapja { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszót.
    .which = every
constant-double-damage = ez az egység kétszeres sérülést okoz { $which }.
    .which = every-dat
constant-sacrificed-with-damage = áldozd fel ezt a lapot, amint { $amount } sérülés van rajta.
constant-halved = { $which } { $value } a felére csökken, felfelé kerekítve.
    .which = every
constant-cost = { $which } { $amount-by } erőforrással { $amount-sign ->
    [minus] olcsóbb
   *[plus] drágább
}.
    .which = every
constant-immune = { $which } immunis { STARTS($to, like: "[aáeéiíoóöőuúüű]") ->
    [yes] az
   *[no] a
} { $to }.
    .which = every
constant-cannot-be-damaged = { $which } kaphat sérülést.
    .which = none
constant-unharmed-by = { $which } okozhat sérülést a csatolt egységnek.
    .which = none

# ── az adatok szavai ─────────────────────────────────────────────────────────────────────────────────────────────
phase-deploy = bevetési fázis
phase-command = parancsfázis
phase-combat = harci fázis
phase-headquarters = főhadiszállás-fázis
# „a … végéig”: mindegyik mássalhangzóval kezdődik.
until-attack = támadás
until-battle = csata
until-combat-round = harci kör
until-struggle = küzdelem
until-phase = fázis
until-round = forduló
faction-space-marines = Űrgárdista
faction-astra-militarum = Astra Militarum
faction-orks = Ork
faction-chaos = Káosz
faction-dark-eldar = Sötét Elda
faction-eldar = Elda
faction-tau = Tau
faction-tyranids = Tyranida
faction-necrons = Nekron
faction-neutral = semleges
# Kulcsszavak: címkeként (name) és mondatban (keyword).
keyword-ambush = Rajtaütés
keyword-area-effect = Területhatás
keyword-armorbane = Páncéltörő
keyword-brutal = Brutális
keyword-deep-strike = Mélységi csapás
keyword-flying = Repülő
keyword-immune = Immunis
keyword-limited = Korlátozott
keyword-mobile = Mozgékony
keyword-no-attachments = Nem kaphat csatolmányt
keyword-ranged = Távolsági
# A második kulcsszó ugyanabban a mondatban.
other-ranged = Távolsági
# Típusok. A rendházak, légiók, világok és istenek neve változatlan.
trait-abhuman = Abhumán
trait-alaitoc = Alaitoc
trait-ally = Szövetséges
trait-alpha-legion = Alpha Legion
trait-altansar = Altansar
trait-armor = Páncél
trait-artillery = Tüzérség
trait-beastmaster = Bestiamester
trait-biel-tan = Biel-Tan
trait-bionics = Bionika
trait-black-legion = Black Legion
trait-blessing = Áldás
trait-blood-angels = Blood Angels
trait-boyz = Boyz
trait-cadia = Cadia
trait-catachan = Catachan
trait-condition = Állapot
trait-conscript = Sorkatona
trait-creature = Lény
trait-cultist = Kultista
trait-curse = Átok
trait-daemon = Démon
trait-dark-angels = Dark Angels
trait-death-guard = Death Guard
trait-drone = Drón
trait-elite = Elit
trait-elysia = Elysia
trait-haemonculus = Haemonculus
trait-harlequin = Harlekin
trait-hero = Hős
trait-iron-hands = Iron Hands
trait-iyanden = Iyanden
trait-kabalite = Kabalita
trait-khorne = Khorne
trait-kroot = Kroot
trait-location = Helyszín
trait-mordian = Mordian
trait-nob = Nob
trait-nurgle = Nurgle
trait-oddboy = Oddboy
trait-officer = Tiszt
trait-pilot = Pilóta
trait-power = Hatalom
trait-priest = Pap
trait-psyker = Pszíker
trait-raider = Portyázó
trait-raven-guard = Raven Guard
trait-relic = Ereklye
trait-runt = Csenevész
trait-saim-hann = Saim-Hann
trait-scholar = Tudós
trait-scout = Felderítő
trait-shas-la = Shas'la
trait-shas-o = Shas'o
trait-skill = Jártasság
trait-slaanesh = Slaanesh
trait-soldier = Katona
trait-spirit = Szellem
trait-succubus = Szukkubusz
trait-tactic = Taktika
trait-tank = Harckocsi
trait-tech-priest = Techpap
trait-torture = Kínzás
trait-transport = Szállító
trait-tzeentch = Tzeentch
trait-ultramarines = Ultramarines
trait-upgrade = Fejlesztés
trait-vehicle = Jármű
trait-vespid = Vespid
trait-vostroya = Vostroya
trait-walker = Lépegető
trait-war-engine = Hadigép
trait-warboss = Hadfőnök
trait-wargear = Hadfelszerelés
trait-warrior = Harcos
trait-weapon = Fegyver
trait-world-eaters = World Eaters
trait-wych = Wych
# Mire immunis egy lap.
to-events = eseményekre
to-enemy-events = ellenséges eseményekre
to-supports = támogatásokra
to-enemy-supports = ellenséges támogatásokra
to-attachments = csatolmányokra
to-enemy-attachments = ellenséges csatolmányokra
to-warlords = hadurakra
to-enemy-warlords = ellenséges hadurakra
to-planets = bolygókra
to-enemy-planets = ellenséges bolygókra
to-units = egységekre
to-enemy-units = ellenséges egységekre
# Egy lap értékei: felezve (value) és egymással felcserélve (first, second).
value-atk = TÁM-értéke
value-hp = ÉP-értéke
value-command-icons = parancsikonjainak száma
value-cost = költsége
first-atk = TÁM-értéke
first-hp = ÉP-értéke
first-command-icons = parancsikonjainak száma
first-cost = költsége
second-atk = TÁM-értéke
second-hp = ÉP-értéke
second-command-icons = parancsikonjainak száma
second-cost = költsége
