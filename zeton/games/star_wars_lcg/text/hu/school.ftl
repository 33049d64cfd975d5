# What puzzles ask for.

puzzle-destroyed = Semmisítsd meg ebben a körben { the-card } célkártyát.

# The lesson: what is said at each step, and to whoever does something else.

lesson-goal = A világos oldallal játszol. Akkor nyersz, ha megsemmisíted a sötét oldal három célkártyáját, mielőtt a Halálcsillag-számláló elérné a 12-t. A három megjelölt lap az, és az első már sérült: még két sérülés, és megsemmisül.
lesson-deploy = Először lapokat játszol ki. Erőforrásba kerülnek, ezt a célkártyáid és a szövetségkártyád adják. Játszd ki a kezedből a { $jedi-in-hiding } lapot.
    .wrong = Ezt még ne. A kezedben a { $jedi-in-hiding } lapot nyomd meg.
lesson-pay = Két erőforrást kell kifizetned. Amelyik lap erőforrást ad, fókuszjelzőt kap: ebben a körben mást már nem tehet. Nyomj meg egy fénylő lapot, aztán még egyet.
    .wrong = Előbb fizesd ki a { $jedi-in-hiding } lapot. Nyomj meg egy fénylő célkártyát vagy a szövetségkártyádat.
lesson-engage = Másra már nem futja, ezért kezdődik az összecsapásfázis: támadsz. Válaszd a { $counsel-of-the-sith } célkártyát, mert már szinte megsemmisült.
    .wrong = Az is lehetne, de a { $counsel-of-the-sith } szinte már megsemmisült. Azt válaszd.
lesson-attack = Ki támadjon? Luke Skywalkernek van robbanásikonja, és az sebzi a célkártyákat. Őt küldd.
    .wrong = Luke-nak van robbanásikonja. Küldd Luke Skywalkert.
lesson-attack-alone = Amelyik egység lecsap, fókuszjelzőt kap, és az ellenfeled körében nem tud védekezni. Egy elég: mást ne küldj.
    .wrong = { $jedi-in-hiding } otthon marad. Mást ne küldj.
lesson-edge = Az ellenfeled { $dark-side-apprentice } lapjával védekezik. Most mindketten képpel lefelé tesztek lapokat: akié több Erő-ikon, azé az előny, ő csap le először, és használja a fehér alapú ikonokat. Yodának öt van.
    .wrong = Lap nélkül az ellenfeledé lesz az előny. Tedd le Yodát.
lesson-strike = Tiéd az előny, Luke csap le először. A robbanás a célkártyát sebzi, az egységsebzés a védőt. Kezdd a robbanással: egy Luke-tól, egy az előnyért.
    .wrong = Kezdd a robbanással: az semmisíti meg a célkártyát.
lesson-stay = A célkártya megsemmisült, az első a háromból. Támadhatnál még egyszer, de akkor { $jedi-in-hiding } nem tudna megvédeni, amikor a sötét oldal támad. Érd be ennyivel.
    .wrong = { $jedi-in-hiding } maradjon készen a védekezésre. Ne támadj többet.
lesson-commit = A kör végén egységeket rendelhetsz az Erőhöz. Minden körben számítanak az Erő-küzdelemben, és aki azt megnyeri, azé az Erő egyensúlya. Rendeld az Erőhöz a { $jedi-in-hiding } egységet.
    .wrong = Luke-on fókuszjelző van, és támadásra kell. Inkább a { $jedi-in-hiding } egységet rendeld az Erőhöz.
lesson-end = Ennyi egy kör: frissítés, laphúzás, kijátszás, támadás, az Erőhöz rendelés. Most a sötét oldal köre jön, aztán lerohanhatod a következő célkártyát.
