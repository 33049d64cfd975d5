# Mit kérdezünk egy játékostól, és hogyan hangzanak a kérdésenként más válaszok: answer-<fajta>-<ige>.
# $card annak a lapnak a neve, amelyről szó van („none”, ha nincs ilyen), $number a hátralévők száma, $event az ablak eseményfajtája.
# A kérdező képességről: $does mibe kerül és mit tesz, $which több célpont közül melyik, $yours a tiéd-e.

question-action = Most akciót hajthatsz végre. Mit teszel?
answer-action-pass = Ne hajts végre akciót
question-again = Végrehajtottad { the-card } sorskártyát. Végrehajtod még egyszer?
answer-again-resolve = Hajtsd végre még egyszer { the-card } sorskártyát
answer-again-pass = Egyszer elég volt
question-attackers = { $number ->
    [0] Lerohanod { attacked }: mely egységeket küldöd?
   *[other] Lerohanod { attacked }: csatlakozik még egy egység?
}
answer-attackers-done = Nincs több támadó
question-balance-damage = Az Erő egyensúlya a világos oldalon áll: okozol 1 sérülést egy sötét oldali célkártyának?
answer-balance-damage-pass = Ne okozz sérülést
question-blast = { $card } lecsap, és { $number } sérülést okoz robbanással: mi kapja?
answer-blast-hit = { $card } kapjon { $number } sérülést
question-capture = { $card } ({ $does }): melyik lapot fogod el?
answer-capture-pass = Egyet se fogj el
question-captive-to-discard = { $card } ({ $does }): melyik elfogott lapot dobod el?
question-capture-at = Egy lap fogságba kerül: melyik célkártyádnál tartod fogva?
question-choose = { $yours ->
    [yes] { $card } ({ $does }): melyik legyen az?
   *[no] Az ellenfeled { the-card } lapot használja, és te választasz. A szövege: „{ $does }”.
}
answer-choose-pass = Ne válassz semmit
answer-choose-done = Ne válassz többet
question-mode = { $card }: mit választasz?
answer-mode-pass = Egyik sem
question-commit = Az Erőhöz rendelsz egy egységet? Ezután minden Erő-küzdelemben számít, de két fókuszjelzőbe kerül, ha lecsap.
answer-commit-done = Ne rendelj oda több egységet
question-damage-or-repair = { $card }: mit teszel a célkártyával?
question-defenders = { $others ->
    [none] Lerohanják { attacked }, de már nincs támadó.
   *[other] Lerohanják { attacked }. Támad: { $others }.
} { $number ->
    [0] Ki védi meg?
   *[other] Védi még egy egység?
}
answer-defenders-done = { $number ->
    [0] Ne védd meg
   *[other] Nincs több védő
}
question-destroy = { $card } ({ $does }): ezek közül melyik egység semmisüljön meg?
question-discard = { $yours ->
    [yes] { $card } ({ $does }): melyik lapot dobod el a kezedből?
   *[no] Az ellenfeled lapja ({ $card }) miatt el kell dobnod egy lapot: melyiket?
}
answer-discard-done = Ne dobj el többet
question-discard-down = Több lap van a kezedben, mint amennyi a tartalékértéked ({ $number }): melyiket dobod el?
question-discard-from-hand = { $card }: az ellenfeled kezét látod. Melyik lapot dobja el?
question-discard-one = { $number } lapra töltöd fel a kezedet. Előtte eldobsz egyet?
answer-discard-one-pass = Tarts meg minden lapot
question-divide-damage = Az ellenfeled { the-card } lapot használja: melyik lapod kapja a következő sérülést?
answer-divide-damage-hit = { $card } kapjon { $number } sérülést
question-draw = { $card } ({ $does }): felhúzod a megnézett lapot?
answer-draw-pass = Maradjon a paklin
question-edge-card = Harc az előnyért { attacked-at }: aki több Erő-ikont tesz le, az csap le először. { $number ->
    [0] Leteszel egy lapot képpel lefelé?
   *[other] Leteszel még egy lapot képpel lefelé?
}
answer-edge-card-pass = { $number ->
    [0] Ne tegyél le lapot
   *[other] Ne tegyél le több lapot
}
question-engage = Lerohanod az ellenfeled egyik célkártyáját?
answer-engage-pass = Ne támadj többet ebben a körben
question-enhance = Mit erősítesz { the-card } lappal?
question-fate-card = Melyik sorskártyát hajtod végre először?
question-find = { $card } ({ $does }): melyik lapot veszed el?
answer-find-pass = Ne találj semmit
question-focus = { $card } ({ $does }): melyik lapot fókuszálod érte?
question-forced-interrupt = Ezeknek előbb meg kell történniük: melyik legyen az első?
question-forced-reaction = Ezeknek most meg kell történniük: melyik legyen az első?
question-form = { $card }: hogyan kerüljön játékba?
question-gained-icon = { $card } ({ $does }): melyik ikont választod?
answer-gained-icon-blast = Válaszd a robbanást
answer-gained-icon-tactics = Válaszd a taktikát
answer-gained-icon-unit-damage = Válaszd az egységsebzést
question-icon = { $card } lecsap: melyik ikonjai legyenek az elsők?
answer-icon-target = Ikonok helyett: { $card } kapjon 1 sérülést
answer-icon-pass = Ne okozz sérülést
question-interrupt = { $event ->
    [being-paid-for] Éppen fizetnek { the-card } lapért.
    [damage-dealt] { $card } { $number } sérülést kapna.
    [destroyed] { $card } megsemmisülne.
    [engaged] Lerohannák { attacked }.
    [event-played] Éppen kijátsszák { the-card } lapot.
    [interrupt-event-played] Éppen kijátsszák { the-card } lapot.
    [interrupt-executed] Éppen megszakítanak { the-card } lappal.
    [edge-cards-placed] Mindkét játékos befejezte a lapok lerakását az előnypakliba, és még semmi sincs felfedve.
    [edge-card-placed] Lapot tehetsz az előnypaklidba.
    [target-chosen] Az ellenfeled egyetlen célpontja: { $card }.
    [unit-ability-executed] Éppen használják { the-card } egység képességét.
    [leaves-play] { $card } elhagyná a játékot.
    [focus-coming] { $card } { $number } fókuszjelzőt kapna.
    [focused-to-strike] { $card } csapásra fókuszálna.
    [force-struggle-begins] Elkezdődik az Erő-küzdelem.
    [sacrificed] { the-card } lapot feláldoznák.
    [would-be-damaged] { $card } { $number } sérülést kapna.
    [several] { $alike ->
        [destroyed] Mindjárt megsemmisülnek: { $card }.
        [leaves-play] Mindjárt elhagyják a játékot: { $card }.
       *[other] Ez egyszerre több lappal történne: { $card }.
    }
   *[other] Valami történni fog.
} { $answer ->
    [none] Melyik lappal szakítod meg?
   *[other] Megszakítod { the-answer } lappal ({ $does })?
}
answer-interrupt-pass = { $event ->
    [being-paid-for] Fizesd ki a teljes árát
   *[other] Hagyd megtörténni
}
question-keep = Mely egységeid maradjanak játékban? Legfeljebb 3; minden más visszatér a tulajdonosa kezébe.
answer-keep-done = Ne tarts meg többet
question-look-at-deck = { $card } ({ $does }): melyik paklit?
question-move-damage = { $card } ({ $does }): mennyi sérülést helyezel át, és honnan?
answer-move-damage-pass = Ne helyezz át semmit
question-move-captive = { $card } ({ $does }): melyik elfogott lap hová kerül?
answer-move-captive-pass = Egyet se vigyél át
question-move-focus = { $card } ({ $does }): melyik egységről veszed le a fókuszjelzőt?
answer-move-focus-pass = Ne helyezz át semmit
question-move-icon = { $card } ({ $does }): melyik ikon kerül át az egyik egységről a másikra?
answer-move-icon-pass = Ne helyezz át ikont
question-mulligan = Elég jó ez a kéz a kezdéshez? Egyszer az egészet kicserélheted.
answer-mulligan-mulligan = Mulligan: hat új lap
answer-mulligan-pass = Tartsd meg ezt a kezet
question-name = { $card } ({ $does }): melyik egységet nevezed meg?
question-next-objective = Melyik célkártyádat feded fel következőnek?
question-open-edge-card = { $card } ({ $does }): teszel egy lapot a kezedből felfedve az előnypaklidba?
answer-open-edge-card-pass = Ne tegyél le lapot
question-order = Egyszerre több lap távozik: melyik legyen az első? Az utolsó kerül felülre.
question-pay = { $card }: még { $number } erőforrást kell fizetned. Miből?
question-prevent = { $card } ({ $does }): mennyi sérülés maradjon el?
question-protect = { $cards ->
    [1] { $card } { $number } sérülést kapna: egy Védelem képességű egység kapja meg helyette?
   *[other] { $cards } lapod sérülést kapna: kapjon belőle egy Védelem képességű egység helyettük?
}
answer-protect-pass = { $cards ->
    [1] Kapja meg { $card } a sérülést
   *[other] Hadd kapják ők a sérülést
}
question-put-back = E lapok közül melyiket teszed vissza most?
question-put-into-play = { $card } kimentett egy egységet: rögtön játékba helyezed?
answer-put-into-play-pass = Maradjon a kézben
question-put-on-the-bottom = { $card } ({ $does }): melyik lap kerüljön a kezedből a paklid aljára?
question-reaction = { $event ->
    [captured-from-play] { $card } fogságba került.
    [card-captured] { $card } fogságba került.
    [committed] Az Erőhöz rendelték { the-card } egységet.
    [damaged] { $card } kapott { $number } sérülést.
    [was-dealt-damage] { $card } kapott { $number } sérülést.
    [declared] { $card } csatlakozott a lerohanáshoz.
    [destroyed-by-a-card] { $card } megsemmisült.
    [destroyed] { $card } megsemmisült.
    [conflict-phase-begins] { $yours ->
        [yes] Elkezdődött az összecsapásfázisod.
       *[no] Elkezdődött az ellenfeled összecsapásfázisa.
    }
    [draw-phase-begins] { $yours ->
        [yes] Elkezdődött a húzásfázisod.
       *[no] Elkezdődött az ellenfeled húzásfázisa.
    }
    [edge-battle-won] { $yours ->
        [yes] Megnyerted a harcot az előnyért.
       *[no] Az ellenfeled megnyerte a harcot az előnyért.
    }
    [engaged] Lerohanják { attacked }.
    [enters-play] { $card } játékba került.
    [focus-placed] { $card } fókuszjelzőt kapott.
    [focus-removed] { the-card } lapról lekerült egy fókuszjelző.
    [focused-to-strike] { $card } csapásra fókuszált.
    [leaves-play] { $card } elhagyta a játékot.
    [played] Kijátszották { the-card } lapot.
    [refresh-phase-ends] Véget ért a frissítésfázis.
    [refreshed] { $yours ->
        [yes] Befejezted a frissítést.
       *[no] Megtörtént az ellenfeled frissítése.
    }
    [resources-generated] { $card } erőforrást termelt.
    [strike-resolved] { $card } lecsapott.
    [survived-engagement] { $card } túlélte a lerohanást.
    [turn-begins] { $yours ->
        [yes] Elkezdődött a köröd.
       *[no] Elkezdődött az ellenfeled köre.
    }
    [force-struggle-won] { $yours ->
        [yes] Megnyerted az Erő-küzdelmet.
       *[no] Az ellenfeled megnyerte az Erő-küzdelmet.
    }
    [sacrificed] Feláldozták { the-card } lapot.
    [several] { $alike ->
        [committed] Az Erőhöz rendelték ezeket: { $card }.
        [declared] Csatlakoztak a lerohanáshoz: { $card }.
        [destroyed] Megsemmisültek: { $card }.
       *[other] Ez egyszerre több lappal történt: { $card }.
    }
   *[other] Történt valami.
} { $answer ->
    [none] Melyik lappal reagálsz?
   *[other] Reagálsz { the-answer } lappal ({ $does })?
}
answer-reaction-pass = Ne reagálj
question-rejuvenate = { $card }: mit veszel még le az egységről?
answer-rejuvenate-done = Ne vegyél le többet
question-rescue = { $card }: melyik célkártya foglyai közül mentesz ki egyet véletlenszerűen?
answer-rescue-pass = Egyet se ments ki
question-return-objective = Ezekből hárommal kezdesz: melyik célkártya kerüljön a célpaklid aljára?
question-return-instead = Megsemmisül egy egységed: a dobott pakli helyett a kezedbe kerül?
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): melyik lapot áldozod fel érte?
   *[no] Az ellenfeled { $card } lapja miatt fel kell áldoznod egy lapot: melyiket?
}
question-search = { $card } megsemmisülne: melyik célkártyát helyezed játékba a paklidból?
answer-search-pass = Egyet se helyezz játékba
question-shield = { $cards ->
    [1] { $event ->
        [damage] { $card } { $number } sérülést kapna: elhasználsz egy pajzsot, hogy { $number ->
            [one] elmaradjon
           *[other] 1 elmaradjon belőle
        }?
       *[focus] { $card } { $number } fókuszjelzőt kapna: elhasználsz egy pajzsot, hogy { $number ->
            [one] elmaradjon
           *[other] egy elmaradjon belőle
        }?
    }
   *[other] { $event ->
        [damage] Több lapod sérülést kapna: melyik használjon el egy pajzsot, hogy 1 elmaradjon?
       *[focus] Több lapod fókuszjelzőt kapna: melyik használjon el egy pajzsot, hogy egy elmaradjon?
    }
}
answer-shield-pass = Ne használj pajzsot
question-shielding = { $card } pajzsot ad: hová teszed?
answer-shielding-pass = Ne tegyél le pajzsot
question-strike = Melyik egységed csapjon le most?
answer-strike-pass = Egyikük se csapjon le
question-tactics = { $card } lecsap: { $number } fókuszjelzőt oszthatsz ki. Melyik ellenséges egység kapjon egyet?
answer-tactics-hit = { $card } kapjon 1 fókuszjelzőt
question-target = { $yours ->
    [yes] { $card }
   *[no] Az ellenfeled { $card } lapja
} ({ $does }): { $which ->
    [none] melyik legyen az?
   *[other] válassz { $which }.
}
    .which = a-acc
answer-target-done = Nincs több célpont
answer-target-pass = Maradjon a célpont
question-token = { $card } ({ $does }): melyik jelzőt veszed le?
answer-token-pass = Ne vegyél le semmit
question-unit-damage = { $card } lecsap, és { $number } sérülést okoz egységsebzéssel: melyik egység kapja?
answer-unit-damage-hit = { $card } kapjon { $number } sérülést
answer-unit-damage-pass = Ne sebezz meg senkit
question-unopposed = Már senki sem védi { attacked }: okozol neki ezért { $number } sérülést?
answer-unopposed-pass = Ne okozz sérülést
