# Amit a laboratórium mond, a terminálon és a jelentéseiben.

# Szimulációk

terminal-simulate-of = { $bot } játszmái: amit az első pakli nyert
terminal-simulate-team = { $bot } játszmái
terminal-simulate-planned = { $all } játszma: { $setups } { $by ->
    [decks] paklipárosítás
   *[other] választás a lehetőségekből és a helyek számából
} mindegyikéhez { $deals } osztás.
terminal-simulate-known = { $all } játszmából { $known } már megvan.
terminal-simulate-stopped = Megállítva: { $all } játszmából { $known } ebben a fájlban van: { $file }. Ugyanez a parancs innen folytatja.
terminal-simulate-written = { $games } játszma van ebben a fájlban: { $file }.

help-simulate =
    Sok játszmát játszik le, és megőrzi, mi lett belőlük: botok, paklik, mag, győztesek, a vég oka; { $switch } esetén az egész játszmát.

    Hogy mi történik, csak a magoktól függ, a folyamatok számától nem. Ami félbemaradt, azt ugyanez a parancs folytatja;
    ha több játszma kell, csak a hiányzókat játssza le.
help-seat-bots = Egy bot minden helyre, vagy mindegyikre egy: { $examples }.
help-results-file = Ide kerülnek az eredmények: egy Parquet-fájl.
help-deals = Hány osztás legyen minden paklipárosításhoz.
help-from-position = Minden játszma az ebben a fájlban leírt állással kezdődik.
help-with-records = Minden játszmát egészben őriz meg, hogy vissza lehessen játszani.
help-cluster = Játék egy Ray-fürtön: { $forms }. Így indul egy: { $start }

# Hibák

terminal-blunders-searching = keresés
terminal-blunders-checking = végigjátszás
terminal-no-blunders = A keresés nem talált olyan döntést, amely sokba került.
terminal-blunder-where = { $turn }. forduló, { $step }. döntés · { $who }
terminal-blunder-chosen = A döntés: { $option }
terminal-blunder-better = Jobb lett volna: { $line }
terminal-blunder-odds = A győzelem esélye { $before }%-ról { $after }%-ra esett.
terminal-blunder-confirmed = Mindkettő után { $games } végigjátszott játszma: a döntés után { $chosen } győzelem, a jobb után { $better }.
terminal-blunder-not-confirmed = Mindkettő után { $games } végigjátszott játszma: a döntés után { $chosen } győzelem, a másik után { $better }; ezek nem igazolják a keresést.

help-lab = A laboratórium: milyen jók a paklik, mi döntötte el a játszmákat, milyen erősek a botok.
help-blunders =
    Újra átkeres egy mentett játszmát, és megmondja, mely döntések kerültek a legtöbbe: mi volt a döntés, mi lett volna jobb és hogyan
    folytatódott volna, mekkora volt az esély előtte és utána. Mindkettőt végig is játssza, hogy kiderüljön, igaza van-e a keresésnek.
help-blunders-of = Csak ennek a helynek a döntései (1, 2 …).
help-playouts = Hány játszmát játsszon végig mindegyik után.

# A létra

terminal-sprt-so-far = bizonyíték { $evidence }, a küszöb ±{ $bound }
terminal-sprt-better = { $new } jobb, mint { $old }.
terminal-sprt-not-better = { $new } nem jobb, mint { $old }.
terminal-sprt-unknown = Még nem tudni, hogy { $new } jobb-e, mint { $old }: több osztás kell.
terminal-sprt-cost = Eredménye { $share } ({ $interval }), { $games } játszmából.

help-ladder = A létra: botok ugyanazokban az osztásokban ezek ellen: { $baselines }, az eredmény mellett a kód változata; és hogy egyik jobb-e a másiknál.
help-ladder-climb = Megméri a botot a játék rögzített osztásaiban minden viszonyítási bot ellen, és megőrzi az eredményt.
help-ladder-show = Megmutatja a játék létráját: Élő-pontok, vagy hogy a csapatok a játszmák hány százalékát nyerték meg, 95%-os sávval.
help-ladder-better =
    Megmondja, jobb-e az első bot a másodiknál: az osztásokat mindkét oldalról lejátsszák, amíg ki nem derül, és nem tovább (szekvenciális
    valószínűséghányados-próba, amely húsz esetből egyszer téved). Ha az utolsó osztás után sem tudni, a kilépési kód 1.
help-ladder-file = Ebben a fájlban vannak az eredmények, soronként egy.
help-ladder-deals = Hány osztás legyen minden viszonyítási bot ellen, minden paklipárosításhoz.
help-new-bot = A bot: { $examples }.
help-old-bot = A bot, amellyel összevetjük: { $examples }.
help-name-new-bot = bot
help-name-old-bot = másik
help-elo-no = Ennyi Élő-ponttal több még nem jobb.
help-elo-yes = Ennyi Élő-ponttal több már jobb.
help-most-deals = Legfeljebb ennyi osztás.

# Kalibrálás

terminal-calibration = Mennyire lehet biztos magában a keresés
terminal-column-game = Játék
terminal-column-moments = Pillanatok
terminal-column-factor = Szorzó
terminal-column-offset = Eltolás
terminal-column-loss-before = Logaritmikus veszteség előtte
terminal-column-loss-after = utána
terminal-picture-said = mondott győzelmi esély, %
terminal-picture-came = megnyert játszmák, %
terminal-picture-before = ahogy a keresés mondja
terminal-picture-after = kalibrálás után

help-calibrate =
    Megméri, mennyire lehet biztos magában a keresés: mit vár a játszmák egyes pillanataiban, és mi lett belőlük. Az esélyek logaritmusának
    szorzójával 60%-a valóban 60%-ot jelent. A pillanatokat megőrzi, és onnan folytatja, ahol félbemaradt.
help-calibrate-games = Hány játszma legyen mindegyikből; 0: csak ami a fájlban van.
help-moments-file = Ebben a fájlban vannak a pillanatok.
help-fits-file = Az illesztést ebbe a fájlba írja.

# A paklilaboratórium

terminal-deck-so-far = { $share } ({ $interval })
terminal-deck-against = { $deck } a többiek ellen
terminal-deck-stopped = Megállítva: a jelentés az addig lejátszott játszmákról szól.
terminal-deck-stopped-early = Megállítva, mielőtt lett volna mit mondani.
terminal-report-written = A jelentés ebben a fájlban van: { $file }.

help-lab-deck =
    Megmondja, milyen jó egy pakli: minden kezdőpakli ellen, amellyel találkozhat, és az előző változatához képest. Ugyanazokat az
    osztásokat mindkét helyen és mindkét változattal lejátssza, amíg ki nem derül, és nem tovább. A jelentés egyetlen HTML-fájl képekkel.
help-last-version = A pakli előző változata, amellyel össze kell vetni.
help-who-plays = A bot, amely mindkét oldalon játszik: { $examples }.
help-report-file = Ide kerül a jelentés.

report-title = { $deck } – { $game }
report-good = { $deck } jobb a többinél: { $games } játszma { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-bad = { $deck } rosszabb a többinél: { $games } játszma { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-even = Nem tudni, hogy { $deck } jobb vagy rosszabb-e a többinél: { $games } játszma { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-better = Jobb az előző változatánál, amely ugyanezen { $games } osztás { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-worse = Rosszabb az előző változatánál, amely ugyanezen { $games } osztás { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-same = Semmi sem különbözteti meg az előző változatától, amely ugyanezen { $games } osztás { $share }%-át nyerte meg ({ $low }–{ $high }%).
report-quick-bot = gyors botok
report-cost = Ehhez { $games } játszma kellett ({ $bot }, { $seconds } mp).
report-part-opponents = Ellenfelek és helyek szerint
report-part-ends = Hogyan nyert és veszített
report-part-curves = Fordulóról fordulóra
report-part-cards = Lapról lapra
report-part-hands = Az első kéz
report-part-cuts = Mit vegyél ki
report-won = megnyert játszmák, % (95%-os sáv)
report-field = Az ellenfelek: minden kezdőpakli, amellyel ez a pakli találkozhat. Minden osztást mindkét helyről lejátszottunk. A sáv a megnyert játszmák aránya; a rajta lévő vékony vonal azt mutatja, hol van 95%-os biztonsággal az igazi arány: minél több a játszma, annál rövidebb.
report-means = Az átlag a forduló elején, az addig eljutott játszmákból; ott ér véget, ahol a játszmák fele már befejeződött.
report-seat = { $number }. hely
report-games = Játszmák
report-won-by = Győzelem: { $reason }
report-lost-by = Vereség: { $reason }
report-turn = forduló
report-ours = ez a pakli
report-theirs = az ellenfél
report-measure-dial = Halálcsillag-számláló
report-measure-objectives = Megsemmisült célkártyák
report-measure-units = Egységek
report-measure-planets = Bolygók
report-measure-hand = Lapok kézben
report-measure-health = Életerő
report-measure-upgrades = Fejlesztések
report-measure-threat = Fenyegetettség
report-card = Lap
report-had = Nyert, ha felhúzta
report-played = ha kijátszotta
report-unseen = ha nem látta
report-in-hand = Nyert, ha a megtartott első kézben volt
report-gain = Nyereség, pont
report-interval = 95%-os sáv
report-shrinkage = A nyereség az, hogy mennyivel több játszmát nyert, ha felhúzta a lapot, mint ha nem látta. Úgy húzódik a nullához, mintha még { $games } játszma úgy ment volna, mint az összes: néhány játszma semmit sem bizonyít. Amelyik lap minden játszmában ott volt, azt nincs mihez hasonlítani: –.
report-no-mulligan = Nem lehetett első kezet visszaküldeni.
report-kept = A megtartott kezek { $games } játszma { $share }%-át nyerték meg ({ $low }–{ $high }%).
report-sent-back = A visszaküldött kezek { $games } játszma { $share }%-át nyerték meg ({ $low }–{ $high }%).
report-keep-for = Ezekért érdemes megtartani a kezet: { $cards }.
report-keep-for-none = Egy lapról sem bizonyított, hogy érdemes érte megtartani a kezet.
report-send-back-for = Az első kéz ezekkel rosszabbul járt: { $cards }.
report-cut = { $card }: { $gain } pont
report-no-cuts = Egy lapról sem bizonyított, hogy játszmákat veszít.

# Mindenki mindenki ellen

terminal-field-picture = Megnyert játszmák százalékban, 95%-os sávval
terminal-field-won = megnyert játszmák aránya
terminal-field-of = { $games } játszma, játszotta { $bot }, a szabályok { $rules } változatával. Ennyit nyert a sor az oszlop ellen.
terminal-field-decks = Pakli
terminal-field-by-difficulty = Szint
terminal-field-by-villain = Gonosztevő
terminal-field-by-number = Jedik az asztalnál
terminal-field-by-role = Jedi

help-field =
    Minden kezdőpakli játszik minden másikkal; csapatjátékban minden gonosztevő minden szinten, ahány jedi csak játszhat ellene. Az adatok mellé
    hőtérkép készül sávokkal, és egy oldal.
help-field-deals = Hány osztás legyen minden cellához; 0: azt rajzolja meg, ami megvan.
help-field-folder = Az adatok, a kép és az oldal mappája.
