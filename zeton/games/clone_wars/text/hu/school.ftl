# What puzzles ask for.

puzzle-mission-completed = Teljesítsd ebben a körben { the-card } küldetést, bármit mutasson is a kocka.
puzzle-blockade-removed = Törd át ebben a körben a blokádot { the-card } bolygón, bármit mutasson is a kocka.
puzzle-villain-removed = Űzd le ebben a körben a tábláról { $card } gonosztevőt, bármit mutasson is a kocka.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = Együtt játszotok, itt két saját jedivel. Teljesítsd a küldetéseket, aztán nyerd meg a finálét, mielőtt a fenyegetettség a sáv végére ér. Az első küldetés Coruscanton van: { $hostages }.
lesson-fly = Egy jedinek körönként négy akciója van. { $anakin-skywalker } a Corellia bolygón van, egy útvonalnyira Coruscanttól. Repülj oda.
    .wrong = A küldetés Coruscanton van. Előbb oda repülj.
lesson-attack = Egy droid van itt. A küldetést nem akadályozza, de egy bolygón a negyedik droid már növeli a fenyegetettséget. Támadj: dobsz a kockával, és a sikerei sérülések.
    .wrong = Előbb a droid, mielőtt többen lesznek. Támadj.
lesson-help = Az osztagkártyák sikereket adnak hozzá: merítsd ki Rexet. A bolygón lévő többi jedi lapjai is segíthetnek.
    .wrong = { $sq-rex } támadásra való. Őt merítsd ki.
lesson-enough = Egy droidra ennyi elég. A többi lapot tartsd meg a küldetésre: ne adj hozzá többet.
    .wrong = Tartsd meg a lapjaidat: egy droidra ennyi elég.
lesson-damage = Minden sérülés eltávolít egy droidot. Távolítsd el.
    .wrong = Távolítsd el a droidot: ez volt a lényeg.
lesson-attempt = Most kíséreld meg a küldetést: megint dobsz, és a lapok hozzáadják, ami még hiányzik.
    .wrong = A droid eltűnt. Kíséreld meg a küldetést.
lesson-successes = Három siker hiányzik. Meríts ki lapokat, amíg egy sem hiányzik, Obi-Wan Kenobiéit is: ő is itt van.
    .wrong = A lapjaid nélkül nem sikerül a küldetés. Merítsd ki őket.
lesson-reinforce = A küldetés teljesült, és minden droid eltűnt innen és a szomszédos bolygókról. A lapjaid kimerültek: az utolsó akcióval húzz egy újat.
    .wrong = Az utolsó akcióval húzz osztagkártyát: hívj erősítést.
lesson-villain = Elfogytak az akcióid. Minden kör után a gonosztevő cselekszik, és egy inváziókártya új droidokat hoz. Fejezd be az akcióidat.
    .wrong = Nincs több akciód. Fejezd be.
lesson-end = Ennyi egy kör: cselekszel, felfrissíted a lapjaidat, és kitartasz a gonosztevő meg az invázió ellen. { $obi-wan-kenobi } következik. Indulj a második küldetésre, mielőtt megnő a fenyegetettség.
