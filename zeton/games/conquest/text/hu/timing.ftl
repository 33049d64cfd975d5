# Az időrend: fázisok, részeik, lépések.

timing-phase-setup = Előkészületek
timing-step-S1 = Paklik keverése, bolygók kirakása
timing-step-S2 = Erőforrások és lapok
timing-step-S3 = Mindenki mulligant kérhet

timing-phase-deploy = Bevetés
timing-step-1-1 = A forduló és a fázis kezdete
timing-step-1-2 = Bevetési körök felváltva: egy lap, egy akció vagy végleges passz
timing-step-1-5 = A fázis vége

timing-phase-command = Parancs
timing-step-2-1 = A fázis kezdete
timing-step-2-2 = Parancstárcsák beállítása titokban
timing-step-2-3 = Parancstárcsák felfedése
timing-step-2-4 = Hadurak és a főhadiszállás egységei kirendelve
timing-step-2-5 = Parancsnoki küzdelem minden bolygón, az elsőtől
timing-step-AW-2 = Akcióablak
timing-step-2-7 = A fázis vége

timing-phase-combat = Harc
timing-step-3-1 = A fázis kezdete; a Mozgékony egységek mozoghatnak
timing-step-AW-3a = Akcióablak
timing-step-3-2 = Csata az első bolygón
timing-part-battle = Csata
timing-step-3-2-1 = A csata kezdeményezésének rögzítése
timing-step-AW-B1 = Akcióablak
timing-step-3-2-3 = A kezdeményező távolsági köre
timing-step-AW-B2 = Akcióablak
timing-step-3-2-4 = A másik játékos távolsági köre
timing-step-AW-B3 = Akcióablak
timing-step-3-2-5 = Újra, amíg van felkészült Távolsági egység
timing-step-AW-B4 = Harci forduló kezdete: akcióablak
timing-step-3-2-6 = A kezdeményező harci köre
timing-step-AW-B5 = Akcióablak
timing-step-3-2-7 = A másik játékos harci köre
timing-step-AW-B6 = Akcióablak
timing-step-3-2-8 = Újra, amíg ott bárki felkészült
timing-step-3-2-9 = A forduló vége: felfrissítés, visszavonulás, következő harci forduló
timing-step-3-2-10 = Megnyert csata: Csata képesség, aztán a bolygó
timing-step-3-2-11 = Vagy patthelyzet
timing-step-AW-3b = Akcióablak minden csata után
timing-step-3-3 = Csata a következő bolygón, ahol hadúr van
timing-step-AW-3c = Utolsó akcióablak
timing-step-3-4 = A hadurak hazatérnek, a fázis vége

timing-phase-headquarters = Főhadiszállás
timing-step-4-1 = A fázis kezdete
timing-step-AW-4 = Akcióablak
timing-step-4-2 = Az első bolygó jelzője továbblép
timing-step-4-3 = A következő bolygó felfedése
timing-step-4-4 = Mindenki 2 lapot húz
timing-step-4-5 = Mindenki 4 erőforrást kap
timing-step-4-6 = Minden felfrissül
timing-step-4-7 = A kezdeményezés jelzője gazdát cserél
timing-step-4-8 = A forduló vége
