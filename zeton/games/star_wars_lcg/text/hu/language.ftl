# Hogyan állnak össze egy lap mondatai abból, amit a lap tesz (lásd grammar.ftl): címke · mikor, ha, költség: hatások.

timing-action = Akció
timing-interrupt = Megszakítás
timing-reaction = Reakció
timing-forced-reaction = Kényszerreakció
timing-forced-interrupt = Kényszermegszakítás
timing-fate = Sors
enhances = Egy { $what } erősít.
    .what = acc
enhances-play-area = A játékteredet erősíti.
enhances-dial = A Halálcsillag-számlálót erősíti.
keyword = { $name }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}{ $trait ->
    [none] { "" }
   *[other] : { $trait }
}.
limited-to-deck = A paklidban ebből a célkészletből csak egy példány lehet.
affiliation-lock = Csak { $affiliation } szövetségű pakliban lehet.

# ── az adatok szavai: kulcsszavak, szövetségek, típusok ──────────────────────────────────────────────────────────
keyword-edge = Előny
keyword-elite = Elit
keyword-influence = Befolyás
keyword-limited = Korlátozott
keyword-no-enhancements = Nem erősíthető
keyword-pilot = Pilóta
keyword-protect = Védelem
keyword-shielding = Pajzsolás
keyword-targeted-strike = Célzott csapás
affiliation-jedi = Jedi
affiliation-rebel-alliance = Felkelő
affiliation-smugglers-and-spies = Csempész és kém
affiliation-sith = Sith
affiliation-imperial-navy = Birodalmi Flotta
affiliation-scum-and-villainy = Söpredék és gonosztevő
affiliation-neutral = semleges
trait-alter = Módosítás
trait-armor = Páncél
trait-black-squadron = Fekete Század
trait-bounty = Vérdíj
trait-bounty-hunter = Fejvadász
trait-capital-ship = Csatahajó
trait-character = Karakter
trait-civilian = Civil
trait-cloud-city = Felhőváros
trait-condition = Állapot
trait-control = Kontroll
trait-coruscant = Coruscant
trait-creature = Lény
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomir
trait-death-star = Halálcsillag
trait-decoy = Csali
trait-despayre = Despayre
trait-droid = Droid
trait-endor = Endor
trait-engineer = Mérnök
trait-espionage = Kémkedés
trait-ewok = Ewok
trait-executor = Executor
trait-fighter = Vadászgép
trait-fleet = Flotta
trait-force = Erő
trait-force-sensitive = Erő-érzékeny
trait-force-user = Erőhasználó
trait-fortification = Erődítmény
trait-imperial-guard = Uralkodói Gárda
trait-kuat = Kuat
trait-leader = Vezető
trait-lightsaber-form = Fénykardstílus
trait-location = Helyszín
trait-maneuver = Manőver
trait-mission = Küldetés
trait-officer = Tiszt
trait-operation = Hadművelet
trait-pilot = Pilóta
trait-rogue = Csavargó
trait-scoundrel = Gazfickó
trait-sense = Érzékelés
trait-skill = Jártasság
trait-spy = Kém
trait-squadron = Század
trait-tatooine = Tatooine
trait-trap = Csapda
trait-trooper = Gyalogos
trait-upgrade = Fejlesztés
trait-vehicle = Jármű
trait-walker = Lépegető
trait-weapon = Fegyver
trait-wookiee = Vuki
trait-yavin-4 = Yavin 4

# ── alakok ───────────────────────────────────────────────────────────────────────────────────────────────────────
# „egy egységről”, „egy egységre”; amit az ellenfél a sajátjai közül választ: „egy általa irányított egységet”.
form-off = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
    .form = from
form-on = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
    .form = onto
# Tiltásokban: „egyetlen célkártya sem …”.
form-none = { $determined ->
    [yes] { $phrase } nem
   *[no] egyetlen { $phrase } sem
}
    .form = nom
form-theirs = { $determined ->
    [yes] { $phrase }
   *[no] egy { $phrase }
}
    .form = of-theirs

# ── mely lapok ───────────────────────────────────────────────────────────────────────────────────────────────────
# A hely nélküli szó főnév. A nem: v = magánhangzóval kezdődik („ez az egység”).
filter-unit = egység
    .gender = v
    .acc = egységet
    .of-theirs = egységet
    .dat = egységnek
    .from = egységről
    .onto = egységre
    .pl = egységek
filter-objective = célkártya
    .acc = célkártyát
    .of-theirs = célkártyát
    .dat = célkártyának
    .from = célkártyáról
    .onto = célkártyára
    .pl = célkártyák
filter-enhancement = erősítés
    .gender = v
    .acc = erősítést
    .of-theirs = erősítést
    .dat = erősítésnek
    .from = erősítésről
    .onto = erősítésre
    .pl = erősítések
filter-card-in-play = lap
    .acc = lapot
    .of-theirs = lapot
    .dat = lapnak
    .from = lapról
    .onto = lapra
    .pl = lapok
filter-the-dial = a Halálcsillag-számláló
    .determined = yes
    .acc = a Halálcsillag-számlálót
    .dat = a Halálcsillag-számlálónak
    .from = a Halálcsillag-számlálóról
    .onto = a Halálcsillag-számlálóra
filter-friendly = saját
    .place = own
filter-enemy = ellenséges
    .place = own
    .of-theirs = általa irányított
filter-this = ez a
    .place = det
    .v = ez az
    .acc = ezt a
    .v-acc = ezt az
    .dat = ennek a
    .v-dat = ennek az
    .from = erről a
    .v-from = erről az
    .onto = erre a
    .v-onto = erre az
filter-other = másik
    .place = other
filter-enhanced = az erősített
    .place = det
filter-on-this = rajta lévő
    .place = where
filter-on-no-card = más lapon nem lévő
    .place = state
filter-ready = felkészült
    .place = state
filter-exhausted = kimerült
    .place = state
filter-damaged = sérült
    .place = state
    .while = { $this } sérült
filter-unshielded = pajzs nélküli
    .place = state
filter-shielded = pajzsos
    .place = state
filter-participating = részt vevő
    .place = state
    .not = részt nem vevő
filter-attacking = támadó
    .place = kind
filter-attacking-alone = egyedül támadó
    .place = kind
filter-committed = Erőhöz rendelt
    .place = state
    .not = Erőhöz nem rendelt
filter-engaged = lerohant
    .place = state
    .not = le nem rohant
    .not-place = other
# A főnév helyén áll: „ez a lap, ha … már fedtél fel sorskártyát, …”.
filter-with-your-fate-card = lap, ha ebben a lerohanásban már fedtél fel sorskártyát,
    .while = van ebben a lerohanásban felfedett sorskártyád
filter-affiliation-card = szövetségkártya
    .acc = szövetségkártyát
    .dat = szövetségkártyának
    .pl = szövetségkártyák
filter-trait = { $trait }
    .place = trait
    .not = nem { $trait }
filter-affiliation = { $affiliation }
    .place = trait
    .not = nem { $affiliation }
filter-titled = { $title }
    .while = { $this } { $title }
filter-cost-at-most = legfeljebb { $cost ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $cost }-es
} nyomtatott költségű
    .place = cost
filter-cost-at-least = legalább { $cost ->
    [0] 0-s
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $cost }-es
} nyomtatott költségű
    .place = cost
filter-with-enhancements = legalább { $number } erősítést viselő
    .place = cost
filter-unit-card = egység
    .gender = v
    .acc = egységet
    .dat = egységnek
    .pl = egységek
filter-event-card = esemény
    .gender = v
    .acc = eseményt
    .dat = eseménynek
    .pl = események
filter-enhancement-card = erősítés
    .gender = v
    .acc = erősítést
    .dat = erősítésnek
    .pl = erősítések
filter-limited = Korlátozott
    .place = state
    .not = nem Korlátozott
filter-unique = egyedi
    .place = state
    .not = nem egyedi
filter-no-enhancements = nem erősíthető
    .place = kind
    .not = { "" }
# A főnév után állnak: „egy Ewok egységet a dobott paklidból”.
filter-in-your-hand = a kezedből
filter-in-your-deck = a paklidban lévő
    .place = where
filter-in-enemy-hand = az ellenfeled kezében lévő
    .place = where
filter-in-enemy-deck = az ellenfeled paklijában lévő
    .place = where
filter-in-your-edge-stack = az előnypaklidban lévő
    .place = where
filter-in-your-discard-pile = a dobott paklidból
filter-yours = a saját
    .place = det
filter-the-opponents = az ellenfeled
    .place = det
filter-captured = elfogott
    .place = state
filter-with-captives = foglyokat őrző
    .place = state
filter-together-cheap = az elsővel együtt legfeljebb 3-as költségű
    .place = cost
filter-cheaper-than-yours = egy kimerült Jármű egységednél kisebb nyomtatott költségű
    .place = cost
filter-held-here = itt lévő
    .place = where
filter-shares-a-trait = egy másik egységgel közös típusú
    .place = state
filter-with-its-trait = az elsővel közös típusú
    .place = state
filter-can-enter-play = { "" }
    .place = state
filter-can-be-damaged = { "" }
    .place = state
filter-cheap-enough = elég olcsó
    .place = state

# ── kit, mit ─────────────────────────────────────────────────────────────────────────────────────────────────────
# A lap, amelyet az előbb neveztek meg; alanyként nem kell kimondani: „merítsd ki ezt az egységet: a fázis végéig megkapja …”.
it-this = { "" }
    .acc = azt
    .off = arról
    .on = arra
    .at = azon
it-this-unit = { "" }
    .acc = azt
    .off = arról
    .on = arra
    .at = azon
it-this-objective = { "" }
    .acc = azt
    .off = arról
    .on = arra
    .at = azon
it-enhanced-unit = { "" }
    .acc = azt
    .off = arról
    .on = arra
    .at = azon
it-enhanced-objective = { "" }
    .acc = azt
    .off = arról
    .on = arra
    .at = azon
subject-this = { $itself ->
    [unit] ez az egység
    [objective] ez a célkártya
   *[card] ez a lap
}
    .acc = { $itself ->
        [unit] ezt az egységet
        [objective] ezt a célkártyát
       *[card] ezt a lapot
    }
    .off = { $itself ->
        [unit] erről az egységről
        [objective] erről a célkártyáról
       *[card] erről a lapról
    }
    .on = { $itself ->
        [unit] erre az egységre
        [objective] erre a célkártyára
       *[card] erre a lapra
    }
    .at = { $itself ->
        [unit] ezen az egységen
        [objective] ezen a célkártyán
       *[card] ezen a lapon
    }
subject-targets = legfeljebb { $number } megcélzott { $which }
subject-event-card = az az egység
    .acc = azt az egységet
    .off = arról az egységről
    .on = arra az egységre
subject-enhanced = az erősített { $host ->
    [unit] egység
    [objective] célkártya
   *[card] lap
}
    .acc = az erősített { $host ->
        [unit] egységet
        [objective] célkártyát
       *[card] lapot
    }
    .dat = az erősített { $host ->
        [unit] egységnek
        [objective] célkártyának
       *[card] lapnak
    }
    .off = az erősített { $host ->
        [unit] egységről
        [objective] célkártyáról
       *[card] lapról
    }
    .on = az erősített { $host ->
        [unit] egységre
        [objective] célkártyára
       *[card] lapra
    }
subject-engaged-objective = a lerohant célkártya
    .acc = a lerohant célkártyát
    .off = a lerohant célkártyáról
    .on = a lerohant célkártyára
subject-chosen = az
    .acc = azt
    .off = arról
    .on = arra

# ── mikor ────────────────────────────────────────────────────────────────────────────────────────────────────────
trigger-you-refresh = miután frissítettél
trigger-opponent-refreshes = miután az ellenfeled frissített
trigger-your-refresh-phase-ends = miután véget ért a frissítésfázisod
trigger-opponents-turn-begins = miután elkezdődött az ellenfeled köre
trigger-your-deployment-phase-begins = miután elkezdődött a kijátszásfázisod
trigger-your-draw-phase-begins = miután elkezdődött a húzásfázisod
trigger-your-conflict-phase-begins = miután elkezdődött az összecsapásfázisod
trigger-you-win-an-edge-battle = miután megnyertél egy harcot az előnyért
trigger-you-win-an-edge-battle-as-attacker = miután támadóként megnyertél egy harcot az előnyért
trigger-you-lose-an-edge-battle = miután elveszítettél egy harcot az előnyért
trigger-both-have-placed-edge-cards = amikor már senki sem tesz több lapot az előnypaklijába, de még egy sincs felfedve
trigger-you-place-an-edge-card = amikor lapot tehetnél az előnypaklidba
trigger-you-win-an-edge-battle-by = miután legalább { $number } Erő-ikon különbséggel megnyertél egy harcot az előnyért
trigger-opponent-chooses-a-single-target = amikor az ellenfeled kiválasztotta egy olyan hatás egyetlen célpontját, amely nem ejt foglyot
trigger-this-is-declared = miután kijelölted ezt az egységet támadónak vagy védőnek
trigger-this-is-declared-as-attacker = miután kijelölted ezt az egységet támadónak
trigger-you-declare-attacker = miután kijelöltél támadónak { $which }
    .which = a-acc
trigger-your-other-objective-is-engaged = miután lerohanták egy másik célkártyádat
trigger-enhanced-is-engaged = miután lerohanták { subject-enhanced.acc }
trigger-this-is-focused-to-strike = miután csapásra fókuszáltad ezt az egységet
trigger-this-is-about-to-be-focused = amikor csapásra fókuszálnád ezt az egységet
trigger-this-is-focused-to-strike-as-attacker = miután csapásra fókuszáltad ezt a támadó egységet
trigger-enhanced-is-focused-to-strike = miután az erősített egység csapásra fókuszált
trigger-enhanced-attacks-alone = miután egyedül az erősített egységet jelölted ki támadónak
trigger-this-survives-as-attacker = miután ez az egység támadott, és túlélte a lerohanást
trigger-this-survives-unopposed = miután ez az egység ellenállás nélkül támadott, és túlélte a lerohanást
trigger-this-enters-play = miután { subject-this } játékba került
trigger-this-enters-play-in-an-engagement = miután ez az egység lerohanás közben játékba került
trigger-this-leaves-play = amikor ez az egység elhagyná a játékot
trigger-this-is-destroyed = amikor { subject-this } megsemmisülne
trigger-enhanced-leaves-play = amikor { subject-enhanced } elhagyná a játékot
trigger-enhanced-is-destroyed = amikor az erősített egység megsemmisülne
trigger-enhanced-generates = miután { subject-enhanced } erőforrást termelt
trigger-enhanced-gets-focus = miután { subject-enhanced } fókuszjelzőt kapott
trigger-you-commit-this = miután az Erőhöz rendelted ezt az egységet
trigger-force-struggle-begins = amikor elkezdődne egy Erő-küzdelem
trigger-holder-loses-force-struggle = miután az erősített egység irányítója a saját körében elveszített egy Erő-küzdelmet
trigger-you-capture-an-enemy-unit = miután elfogtál egy játékban lévő ellenséges egységet
trigger-card-is-captured = miután egy lap fogságba került
trigger-unit-is-captured-here = miután elfogtál egy egységet ennél a célkártyánál
trigger-event-is-played = amikor eseményt játszanak ki
    .that = az az esemény
trigger-unit-uses-an-ability = amikor egy játékban lévő egység akciót vagy reakciót használ
    .that = az a képesség
trigger-interrupt-is-executed = amikor egy másik megszakítást hajtanak végre
trigger-is-focused-to-strike = miután { $which } csapásra fókuszált
    .which = a
trigger-focus-is-removed-from = miután { $which } lekerült egy fókuszjelző
    .which = off
trigger-resolves-a-strike = miután { $which } végrehajtott egy csapást
    .which = a
trigger-this-resolves-a-strike = miután ez az egység végrehajtott egy csapást
trigger-you-resolve-a-strike = miután végrehajtottál egy csapást
trigger-damage-dealt-to = amikor { $which } sérülést kapna
    .which = a
trigger-would-be-damaged = amikor { $which } megsérülne
    .which = a
trigger-this-damages = miután ez az egység sérülést okozott { $which }
    .which = a-dat
trigger-this-destroys-an-enemy-unit = miután ez az egység megsemmisített egy ellenséges egységet
trigger-would-get-focus = amikor { $which } fókuszjelzőt kapna
    .which = a
trigger-this-is-dealt-damage-in-an-engagement = miután ez az egység lerohanás közben sérülést kapott
trigger-is-destroyed = amikor { $which } megsemmisülne
    .which = a
trigger-objective-destroyed = miután megsemmisült egy célkártya
trigger-objective-destroyed-in-an-engagement = miután lerohanás közben megsemmisült egy célkártya
trigger-enemy-objective-destroyed = miután megsemmisült egy ellenséges célkártya
trigger-objective-of-title-destroyed = miután megsemmisült { STARTS($title, -az) ->
    [yes] az { $title }
   *[no] a { $title }
} célkártya
trigger-enters-play = miután { $which } játékba került
    .which = a
trigger-leaves-play = amikor { $which } elhagyná a játékot
    .which = a
trigger-enemy-unit-left-play = miután egy ellenséges egység elhagyta a játékot
trigger-friendly-unit-left-play = miután egy saját egység elhagyta a játékot
trigger-card-is-sacrificed = miután feláldoztak egy lapot
trigger-you-play = miután { STARTS($which, like: "ezt ") ->
    [yes] kijátszottad
   *[no] kijátszottál
} { $which }
    .which = a-acc
trigger-you-pay-for = amikor kijátszol { $which }
    .which = a-acc

# ── megkötések: amit egy indoklás mond, és ahogyan egy lap mondja ────────────────────────────────────────────────
condition-once-per-turn = körönként egyszer
    .limit = körönként egyszer
condition-once-per-edge-battle = előnyharconként egyszer
    .limit = előnyharconként egyszer
condition-one-per-turn = körönként egy példány
    .limit = körönként csak egy példány
condition-your-turn = a saját köröd
    .limit = csak a saját körödben
condition-your-turn-or-dark-balance = a saját köröd, vagy az Erő egyensúlya a sötét oldalé
    .limit = csak a saját körödben, vagy ha az Erő egyensúlya a sötét oldalé
condition-opponents-turn = az ellenfeled köre
    .limit = csak az ellenfeled körében
condition-balance-is-light = amíg az Erő egyensúlya a világos oldalé
    .if = ha az Erő egyensúlya a világos oldalé
    .while = az Erő egyensúlya a világos oldalé
condition-balance-is-dark = amíg az Erő egyensúlya a sötét oldalé
    .if = ha az Erő egyensúlya a sötét oldalé
    .while = az Erő egyensúlya a sötét oldalé
condition-dial-at-most = amíg a Halálcsillag-számláló legfeljebb { $number }
    .if = ha a Halálcsillag-számláló legfeljebb { $number }
    .while = a Halálcsillag-számláló legfeljebb { $number }
condition-dial-at-least = amíg a Halálcsillag-számláló legalább { $number }
    .if = ha a Halálcsillag-számláló legalább { $number }
    .while = a Halálcsillag-számláló legalább { $number }
condition-this-is-undamaged = amíg { subject-this.at } nincs sérülés
    .if = ha { subject-this.at } nincs sérülés
    .while = { subject-this.at } nincs sérülés
condition-this-attacks = amíg ez az egység { $which } támad
    .which = a-acc
    .if = ha ez az egység { $which } támad
    .while = ez az egység { $which } támad
condition-this-attacks-alone = amíg ez az egység egyedül támad
    .if = ha ez az egység egyedül támad
    .while = ez az egység egyedül támad
condition-force-phase = bármelyik Erő-fázis
    .limit = csak Erő-fázisban
condition-you-have-the-edge = tiéd az előny
    .if = ha tiéd az előny
    .while = tiéd az előny
condition-during-an-engagement = lerohanás közben
    .if = ha lerohanás zajlik
condition-enhanced-participates = amíg az erősített egység részt vesz a lerohanásban
    .if = ha az erősített egység részt vesz a lerohanásban
    .while = az erősített egység részt vesz a lerohanásban
condition-first-engagement = amíg a fázis első lerohanása zajlik
    .if = ha a fázis első lerohanása zajlik
    .while = a fázis első lerohanása zajlik
condition-without-faq = a GYIK nélkül
    .limit = a nyomtatott szöveg szerint
condition-with-faq = a GYIK szerint
    .limit = a GYIK szerint
condition-unique-in-play = nincs másik példánya játékban

# ── költségek ────────────────────────────────────────────────────────────────────────────────────────────────────
cost-focus-this = fókuszáld { subject-this.acc }
cost-focus-this-with = fókuszáld { subject-this.acc } { $amount } fókuszjelzővel
cost-focus-a = fókuszálj { $which }
    .which = a-acc
cost-sacrifice-this = áldozd fel { subject-this.acc }
cost-sacrifice = áldozz fel { $which }
    .which = a-acc
cost-spend = költs el { $amount } erőforrást
cost-discard-a-card = dobj el egy lapot a kezedből
cost-discard-a-captive-here = dobj el egy ennél a célkártyánál fogva tartott lapot
cost-discard-this = dobd el ezt a lapot a kezedből
cost-discard-x-cards = dobj el a kezedből tetszőleges számú, de legalább 1 lapot
cost-damage-this = tegyél { $amount } sérülést { subject-this.on }
cost-damage-enhanced = tegyél 1 sérülést { subject-enhanced.on }
cost-return-this = vedd vissza a kezedbe { subject-this.acc }
cost-lower-reserve = csökkentsd 1-gyel a tartalékértékedet a fázis végéig

# ── hatások ──────────────────────────────────────────────────────────────────────────────────────────────────────
effect-deal-damage = { $to } { $amount } sérülést kap
    .to = a
effect-remove-damage = { $to } lekerül { $amount ->
    [0] az összes sérülés
   *[other] { $amount } sérülés
}
    .to = off
effect-place-focus = { $to } { $amount } fókuszjelzőt kap
    .to = a
effect-remove-focus = { STARTS($to, like: "legfeljebb [0-9]+ megcélzott") ->
    [yes] { $to } mindegyikéről lekerül { $amount ->
        [0] az összes fókuszjelző
       *[other] { $amount } fókuszjelző
    }
   *[no] { $to } lekerül { $amount ->
        [0] az összes fókuszjelző
       *[other] { $amount } fókuszjelző
    }
}
    .to = off
effect-remove-a-token = { $to } lekerül egy általad választott jelző
    .to = off
effect-place-shield = { $to } pajzsot kap{ $even ->
    [1] , akkor is, ha már van rajta
   *[0] { "" }
}
    .to = a
effect-remove-shields = { $to } lekerül az összes pajzs
    .to = off
effect-destroy = { $what } megsemmisül
    .what = a
effect-discard-from-play = { $what } a játékból a tulajdonosa dobott paklijába kerül
    .what = a
effect-take-control = { $what } az irányításod alá kerül
    .what = a
effect-sacrificed = { $what } fel kell áldozni
    .what = acc
effect-return-to-hand = { $what } visszakerül a tulajdonosa kezébe
    .what = a
effect-put-into-play = { $what } játékba kerül
    .what = a
effect-put-into-play-and-return = { $what } játékba kerül; ha a fázis végén még játékban van, visszakerül a tulajdonosa kezébe
    .what = a
effect-put-into-play-and-discard = { $what } játékba kerül; ha a fázis végén még játékban van, dobd el
    .what = a
effect-draw = húzz { $amount ->
    [one] egy lapot
   *[other] { $amount } lapot
}
effect-draw-to-reserve = húzz, amíg annyi lap nem lesz a kezedben, amennyi a tartalékértéked
effect-must-defend = { $to } köteles védekezni ebben a lerohanásban, ha tud
    .to = a
effect-choose-and-discard = dobj el a kezedből egy általad választott lapot
effect-take-back = { $what } visszakerül a kezedbe
    .what = a
effect-search-deck-for = nézd át a paklidat; felmutathatsz belőle { $which }, és a kezedbe veheted. Utána keverd meg a paklidat
    .which = a-acc
effect-search-top-for = nézd meg a paklid felső { $number } lapját; felmutathatsz közülük { $which }, és a kezedbe veheted. A többit keverd vissza a paklidba
    .which = a-acc
effect-search-top-into-play = nézd meg a paklid felső { $number } lapját; közülük játékba helyezhetsz { $which }. A többit keverd vissza a paklidba
    .which = a-acc
effect-cannot-defend = { $to } ebben a { $until ->
    [engagement] lerohanásban
   *[phase] fázisban
} nem jelölhető ki védőnek
    .to = a
effect-cannot-attack-or-defend = { $to } ebben a { $until ->
    [engagement] lerohanásban
   *[phase] fázisban
} nem jelölhető ki sem támadónak, sem védőnek
    .to = a
effect-instead-of-icons = ebben a csapásban egyetlen harci ikonját se hajtsd végre
effect-opponent-discards = az ellenfeled eldob a kezéből egy általa választott lapot
effect-opponent-discards-at-random = az ellenfeled véletlenszerűen eldob egy lapot a kezéből
effect-look-at-hand-and-discard = nézd meg az ellenfeled kezét, és válassz belőle egy lapot; ezt az ellenfeled eldobja
effect-look-at-hand = nézd meg az ellenfeled kezét
effect-reduce-cost-by-x = a költsége minden eldobott lap után 1-gyel csökken, de legalább 1 marad
effect-next-capital-ship-costs-less = a következő Csatahajó egység, amelyet ebben a fázisban kijátszol, { $amount } erőforrással kevesebbe kerül
effect-next-card-costs-less = a következő lap, amelyet ebben a fázisban kijátszol, { $amount } erőforrással kevesebbe kerül
effect-next-sith-card-costs-less = a következő Sith lap, amelyet ebben a fázisban kijátszol, { $amount } erőforrással kevesebbe kerül
effect-move-damage = helyezz át { $amount } sérülést { $source } { $to }
    .source = off
    .to = on
effect-move-shield = helyezz át egy pajzsot { $source } { $to }
    .source = off
    .to = on
effect-move-focus = helyezz át egy fókuszjelzőt { $source } { $to }
    .source = off
    .to = on
effect-leave-the-engagement = { $what } kikerül a lerohanásból
    .what = a
effect-take-back-topmost-enhancement = a dobott paklidban legfelül lévő erősítés visszakerül a kezedbe
effect-engage-again = ebben a fázisban még egyszer lerohanhatod a lerohant célkártyát
effect-choose = válassz { $which }
    .which = a-acc
effect-opponent-chooses = az ellenfeled választ { $which }
    .which = theirs
effect-lower-dial = állítsd 1-gyel lejjebb a Halálcsillag-számlálót, de 1 alá nem mehet
effect-raise-dial = állítsd 1-gyel feljebb a Halálcsillag-számlálót
effect-cancel = { $that } törlődik
effect-capture = { $what } fogságba kerül egy általad választott sötét oldali célkártyánál
    .what = a
effect-move-a-captive = vigyél át egy elfogott lapot az egyik sötét oldali célkártyától egy másikhoz
effect-rescue-at-engaged-objective = ments ki véletlenszerűen egy elfogott lapot a lerohant célkártyától
effect-play-into-the-engagement = játszd ki a kezedből ezt az egységet; a te oldaladon részt vesz a lerohanásban
effect-gain-icons = { $to } { $until ->
    [strike] a csapás
    [engagement] a lerohanás
   *[phase] a fázis
} végéig { STARTS($to, like: "legfeljebb [0-9]+ megcélzott") ->
    [yes] { gained-icons-each } kap
   *[no] { gained-icons } kap
}
    .to = a
effect-join-the-engagement = helyezd játékba a kezedből ezt az egységet; a te oldaladon részt vesz a lerohanásban

# ── állandó hatások ──────────────────────────────────────────────────────────────────────────────────────────────
# Ikonok egymás után: „2 egységsebzés-ikont, 1 taktikaikont és 1 robbanásikont”.
gained-icons = { $unit ->
    [0] { $tactics ->
        [0] { $blast } robbanásikont
       *[other] { $tactics } taktikaikont{ $blast ->
            [0] { "" }
           *[other] { " " }és { $blast } robbanásikont
        }
    }
   *[other] { $unit } egységsebzés-ikont{ $tactics ->
        [0] { $blast ->
            [0] { "" }
           *[other] { " " }és { $blast } robbanásikont
        }
       *[other] { $blast ->
            [0] { " " }és { $tactics } taktikaikont
           *[other] , { $tactics } taktikaikont és { $blast } robbanásikont
        }
    }
}
# Többen egyformán: „1-1 robbanásikont”.
gained-icons-each = { $unit ->
    [0] { $tactics ->
        [0] { $blast }-{ $blast } robbanásikont
       *[other] { $tactics }-{ $tactics } taktikaikont{ $blast ->
            [0] { "" }
           *[other] { " " }és { $blast }-{ $blast } robbanásikont
        }
    }
   *[other] { $unit }-{ $unit } egységsebzés-ikont{ $tactics ->
        [0] { $blast ->
            [0] { "" }
           *[other] { " " }és { $blast }-{ $blast } robbanásikont
        }
       *[other] { $blast ->
            [0] { " " }és { $tactics }-{ $tactics } taktikaikont
           *[other] , { $tactics }-{ $tactics } taktikaikont és { $blast }-{ $blast } robbanásikont
        }
    }
}
constant-gains-icons = { $which } { gained-icons } kap.
    .which = each
constant-gains-edge-icons = { $which } az előny birtokában { gained-icons } kap.
    .which = each
constant-gains-keyword = { $which } megkapja { STARTS($keyword, like: "[AÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az { $keyword }
   *[no] a { $keyword }
} kulcsszót.
    .which = each
constant-gains-protect = { $which } megkapja a Védelem: { $trait } kulcsszót.
    .which = each
constant-gains-edge = { $which } megkapja az Előny ({ $amount }) kulcsszót.
    .which = each
constant-capacity = { $which } sérüléskapacitása { $amount-by } ponttal { $amount-sign ->
    [minus] kisebb
   *[plus] nagyobb
}.
    .which = each
constant-first-each-turn-costs-less = minden körben az első { $which }, amelyet kijátszol, { $amount } erőforrással kevesebbe kerül.
constant-costs-less = ez a lap { $amount } erőforrással olcsóbban játszható ki.
constant-costs-nothing = ez a lap ingyen játszható ki.
constant-changes-cost = { $which } kijátszása { $amount-by } erőforrással { $amount-sign ->
    [minus] kevesebbe
   *[plus] többe
} kerül.
    .which = each
constant-divides-unit-damage = { $which } szétoszthatja az egységsebzését a részt vevő ellenséges egységek között.
    .which = each
constant-captured-instead = ha { $which } elhagyná a játékot, ehelyett fogságba kerül egy sötét oldali célkártyánál, amelyet a sötét oldal választ ki.
    .which = each
constant-only-vehicles-attack = { $which } csak Jármű egységekkel támadható.
    .which = each
constant-engage-the-dial = minden összecsapásfázisban egyszer lerohanhatod a Halálcsillag-számlálót, amely nem célkártya; ha már 10 sérülés van rajta, megnyered a játékot.
constant-cannot-be-targeted = { $which } nem választható célpontnak.
    .which = each
constant-not-by-enemy-events = { $which } nem lehet ellenséges események célpontja.
    .which = each
constant-not-by-enemies = { $which } nem lehet az ellenfeled lapjainak célpontja.
    .which = each
constant-cannot-be-damaged = { $which } sérülhet meg.
    .which = none
constant-ignore-match = a kezedből erőforrás-egyezés nélkül is kijátszhatsz lapokat.
constant-matches-all = { $which } erőforrásai minden szövetséggel egyeznek.
    .which = each
constant-reserve-value = a tartalékértéked { $amount } ponttal nagyobb.
constant-opponents-reserve-value = az ellenfeled tartalékértéke { $amount-by } ponttal kisebb.
constant-unopposed-bonus = az ellenállás nélküli támadásaid 1 helyett { $number } sérülést okoznak.
constant-most-attackers = { $which } egy lerohanásban legfeljebb { $number } egységgel támadható.
    .which = each
constant-force-struggle = az Erő-küzdelemben 1-gyel több Erő-ikonod számít.
constant-resources-only-for = az { subject-this.off } származó erőforrások csak { $which } kijátszására fordíthatók.
constant-untouched-by-enemy = az ellenfeled ikonjai és hatásai sem sérülést, sem fókuszjelzőt nem okozhatnak { $which }.
    .which = dat
constant-doubles-icons = { $which } kétszer annyi harci ikonnal rendelkezik.
    .which = each
constant-one-per-unit = egy egység csak egy ilyen nevű lapot viselhet.
constant-first-edge-card-face-up = az ellenfeled minden előnyért vívott harcban képpel felfelé teszi le az első lapját.
constant-counts-as-hoth-objective = valahányszor a Hoth célkártyáidat számolják, számolj eggyel többet.
constant-unharmed-by = { $which } okozhat sérülést { subject-enhanced.dat }.
    .which = none
constant-resource-value = { $which } { $amount } ponttal nagyobb erőforrásértékű.
    .which = each
constant-force-in-a-struggle = { $which } { $amount }-gyel több Erő-ikonnal számít az Erő-küzdelemben.
    .which = each
constant-cannot-attack = { $which } nem támadhat.
    .which = each
constant-cannot-defend = { $which } jelölhető ki védőnek.
    .which = none
constant-no-unopposed-damage = { $which } kap sérülést az ellenállás nélküli támadásért.
    .which = none
constant-strikes-from-outside = { $which } olyan lerohanásban is lecsaphat, amelyben nem vesz részt.
    .which = each
constant-cannot-commit = { $which } nem rendelhető az Erőhöz; ha már hozzá van rendelve, elveszíti az Erő-kártyáját.
    .which = each
constant-loses-with = ha ez a célkártya megsemmisül, elveszíted a játékot.

measure-force-icons = az Erőhöz rendelt Erő-ikon
    .yours = Erőhöz rendelt Erő-ikonjaid
    .theirs = Erőhöz rendelt Erő-ikonjainak
    .more = Erőhöz rendelt Erő-ikonod van
    .they-have-more = Erőhöz rendelt Erő-ikonja van
measure-objectives-destroyed = megsemmisített célkártya
    .yours = megsemmisített célkártyáid
    .theirs = megsemmisített célkártyáinak
    .more = megsemmisített célkártyád van
    .they-have-more = megsemmisített célkártyája van
