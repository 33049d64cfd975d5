# What puzzles ask for.

puzzle-is-defeated = Az ellenfeled már uralma alá vonta a csatateret. Győzd le a forduló végéig { the-card } karaktert úgy, hogy semmit sem bízol a dobásra.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Akkor nyersz, ha legyőzöd az ellenfeled összes karakterét. A sebzést kockák okozzák: minden karakterhez egy vagy kettő tartozik, a fejlesztések továbbiakat hoznak. { $boba-fett } már csak három sebzést bír ki.
lesson-upgrade = A játékosok felváltva hajtanak végre egy-egy akciót. Két erőforrásod van: játszd ki a { $hunting-rifle } fejlesztést, amelyhez saját kocka jár.
    .wrong = Előbb a fejlesztést: nyomd meg a kezedben a { $hunting-rifle } lapot.
lesson-attach = A fejlesztés karakterre kerül, és a kockájával ezután vele együtt dobsz. Luke Skywalkernek már két kockája van: neki add.
    .wrong = Luke dob a legtöbb kockával. Add Luke Skywalkernek.
lesson-activate = Az ellenfeled is aktivált egy karaktert. Most aktiváld Luke-ot: kimerül, és minden kockáját bedobod a készletedbe.
    .wrong = Most Luke kockáival kell dobni. Aktiváld Luke Skywalkert.
lesson-resolve = Luke két kockája távolsági sebzést mutat. Egy akcióval az azonos szimbólumot mutató kockákat használod fel. Kezdd az egyikkel.
    .wrong = Használd fel Luke egyik távolsági sebzést mutató kockáját.
lesson-hit = Melyik karakter kapja? { $boba-fett } már alig áll a lábán.
    .wrong = { $boba-fett } már alig áll a lábán. Őt válaszd.
lesson-more = A másik kocka ugyanazt a szimbólumot mutatja, ezért ugyanebben az akcióban felhasználhatod.
    .wrong = Folytasd: a másik kocka is távolsági sebzést mutat.
lesson-hit-again = És még egyszer: ez legyőzi Boba Fettet.
    .wrong = Még egy Boba Fettnek, és legyőzted.
lesson-claim = A legyőzött karakter minden kockájával együtt távozik. Aki először vonja uralma alá a csatateret, az kezdi a következő fordulót, de ebben már nem hajt végre akciót. A legjobb kockáidat felhasználtad: vond uralmad alá.
    .wrong = Ebben a fordulóban többre nem futja. Vond uralmad alá a csatateret.
lesson-claim-ability = Aki uralma alá vonja a csatateret, használhatja annak képességét. Használd.
    .wrong = Ez jár az uralomért. Használd.
lesson-end = A forduló végén mindenki felfrissíti a lapjait, két erőforrást kap, és öt lapig húz, a kockák pedig visszakerülnek a lapokra. Már csak egy karaktert kell legyőznöd.
