# What puzzles ask for.

puzzle-captures = Nyerd meg ezt a csatát, és szerezd meg { the-card } bolygót.
puzzle-is-defeated = Győzd le végleg ebben a csatában { $card } hadurat.
puzzle-is-bloodied = Tedd vérzővé ebben a csatában { $card } hadurat.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Hét bolygó fekszik egy sorban. Az nyer, aki először szerez meg hármat azonos ikonnal, vagy aki legyőzi a másik hadurát. Ebben a fordulóban az első bolygóért, Barlusért folyik a harc.
lesson-deploy = A bevetési fázisban a játékosok felváltva vetnek be egy-egy lapot. A lapok erőforrásba kerülnek, és három van belőle. Vesd be kettőért a { $tactical-squad-cardinis } egységet.
    .wrong = Előbb a { $tactical-squad-cardinis } egységet vesd be. Nyomd meg a kezedben.
lesson-place = Az egységeket bolygókra vetjük be. Az első bolygón, Barluson ellenség áll: oda küldd a csapatot.
    .wrong = A forduló csatája Barluson lesz. Oda vesd be a csapatot.
lesson-scout = Az ellenfeled nem vet be többet. Maradt egy erőforrásod: vesd be a { $x10th-company-scout } egységet.
    .wrong = Még futja a { $x10th-company-scout } egységre. Vesd be.
lesson-place-scout = A felderítőnek van parancsikonja. Ahol senki másnak nincs, ott megszerzi neked a bolygó jutalmát. Osus IV-en nincs senki: oda vesd be.
    .wrong = { $barlus } jól védett. Osus IV-en a felderítő két erőforrást szerez.
lesson-dial = Most mindketten titokban beállítjátok a parancstárcsát: hová menjen a hadúr? Ahol hadúr van, ott csata lesz, és ő nyeri ott a parancsnoki küzdelmet. Küldd a tiédet Barlusra, az 1. bolygóra.
    .wrong = A haduradra Barluson van szükség. Állítsd a parancstárcsát 1-re.
lesson-bonus = Parancsnoki küzdelmek, bolygóról bolygóra: ahol több a parancsikonod, vagy tiéd az egyetlen hadúr, lapokat vagy erőforrást kapsz. Barluson két lapot húzol.
    .wrong = Vedd el, amit nyertél: húzd fel a lapokat.
lesson-second-bonus = A felderítő pedig megnyeri neked Osus IV-et: két erőforrás.
    .wrong = Vedd el, amit nyertél: az erőforrásokat.
lesson-fight = Jöhet a csata Barluson. A patthelyzet győztes nélkül vetne véget neki. Te vagy erősebb: harcolj tovább.
    .wrong = Itt te vagy erősebb. Harcolj tovább.
lesson-attack = Tiéd a kezdeményezés, ezért te támadsz először. A támadó kimerül, védekezőt választ, és a TÁM-értékével egyenlő sérülést okoz. { $captain-cato-sicarius } támadja meg az { $alpha-legion-infiltrator } egységet. Egy sérülés is elég neki.
    .wrong = { $captain-cato-sicarius } támadjon: erőforrást kapsz, ha megsemmisül egy ellenség.
lesson-battle-ability = Nincs több ellenség: megnyered a csatát, használod a bolygó Csata képességét, és megszerzed a bolygót. Dobasd el az ellenfeled egy lapját.
    .wrong = Nem kerül semmibe, és árt az ellenfelednek. Használd.
lesson-end = { $barlus } a tiéd. A főhadiszállás-fázisban mindenki két lapot húz, négy erőforrást kap, és felfrissíti az egységeit, aztán a következő bolygó lesz az első. Szerezz meg hármat azonos ikonnal.
