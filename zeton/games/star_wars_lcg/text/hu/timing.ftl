# Az időrend: fázisok, részeik, lépések.

timing-phase-setup = Előkészületek
timing-step-S5 = A célkártyák és a többi lap külön pakliban, megkeverve
timing-step-S8 = Mindenki négyből három célkártyát tart meg
timing-step-S9 = Mindenki hat lapot húz, és mulligant kérhet
timing-step-S10 = Célkártyák felfedése, előbb a sötét oldal

timing-phase-balance = Egyensúly
timing-step-F1-1 = A kör kezdete
timing-step-F1-2 = Sötét köre: a számláló 1-gyel feljebb, sötét egyensúlynál 2-vel
timing-step-F1-4 = Világos köre világos egyensúlynál: 1 sérülés egy sötét célkártyának

timing-phase-refresh = Frissítés
timing-step-F2-2 = Minden lapodról lekerül egy fókuszjelző
timing-step-F2-3 = A pajzsaid lekerülnek
timing-step-F2-4 = Célkártyák pótlása háromra
timing-step-W-REFRESH = Akcióablak

timing-phase-draw = Húzás
timing-step-F3-1 = A fázis kezdete
timing-step-F3-2 = Egy lapot eldobhatsz
timing-step-F3-3 = Húzz vagy dobj a tartalékértékig
timing-step-W-DRAW = Akcióablak

timing-phase-deployment = Kijátszás
timing-step-W-DEPLOY = Akcióablak: egységeket és erősítéseket is kijátszhatsz

timing-phase-conflict = Összecsapás
timing-step-W-CONFLICT = Akcióablak
timing-step-F5-2 = Rohanj le egy célkártyát, vagy fejezd be
timing-part-engagement = Lerohanás
timing-step-E1 = A célkártya kiválasztása
timing-step-E2 = Támadók kijelölése
timing-step-W-ATTACKERS = Akcióablak
timing-step-E3 = Védők kijelölése
timing-step-W-DEFENDERS = Akcióablak
timing-step-E4a = Lapok az előnypaklikba, felváltva
timing-step-E4b = Paklik felfedése, sorskártyák, az előny sorsa
timing-step-W-EDGE = Akcióablak
timing-step-E5 = Csapások felváltva, az kezd, akié az előny
timing-step-W-STRIKE = Akcióablak minden csapás után
timing-step-E6 = Jutalom ellenállás nélkül
timing-step-E7 = A lerohanás vége
timing-step-W-CONFLICT-END = Utolsó akcióablak

timing-phase-force = Erő
timing-step-F6-2 = Egységeket rendelhetsz az Erőhöz
timing-step-F6-3 = Az Erő-küzdelem
timing-step-W-FORCE = Akcióablak; utána az ellenfél köre jön
