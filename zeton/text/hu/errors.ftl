# Amit valaki rosszul csinált (zeton/kernel/errors.py): mondatok arról, ki, mit, miért, és mi lett volna a jó.

quoted = „{ $text }”
reason-with-rule = { $reason } ({ $rule })
list-cut = { $told } … és még { $count }
sentences-cut = { $told } … és még { $count }.

error-as-said = { $why }
error-at = { $where }: { $why }
error-line = { $file }, { $number }. sor
error-numbered = { $printed } ({ $number })
error-how-to-install = A projekt mappájában futtasd ezt: { $command }
error-system = { $code ->
    [ENOENT] Nincs ilyen fájl vagy mappa.
    [EACCES] Nincs hozzá jogosultság.
    [EPERM] Nincs hozzá jogosultság.
    [EISDIR] Ez egy mappa.
    [ENOTDIR] Az útvonal egyik része nem mappa.
    [EEXIST] Már létezik.
    [ENOSPC] Elfogyott a hely.
    [EROFS] Oda semmit sem lehet írni.
    [ENAMETOOLONG] Túl hosszú a neve.
    [EADDRNOTAVAIL] Ennek a gépnek nincs ilyen címe.
   *[other] { $said }
}

# Nevek

error-no-such = Nincs { $name } nevű { $what }. { $hint }
error-hint-close = Erre gondoltál: { $names }?
error-hint-all = { $count ->
    [0] Egyáltalán nincs ilyen.
    [one] Csak ez van: { $names }.
   *[other] Ezek vannak: { $names }.
}
error-hint-none = Semminek sincs hasonló neve.
error-hint-example = A nevét kell megadni, például így: { $example }.
error-several-names = { $name } ezek bármelyike lehet: { $names }. Mondd meg, melyik, az angol nevével.
error-several-cards = { $name } ezek bármelyike lehet: { $names }.
error-no-card-here = Ezen az asztalon nem látsz ilyen lapot: { $name }; adj meg egy számot a # jel után, vagy egy nevet.

what-bot = bot
what-card = lap
what-card-in-sight = látható lap
what-deck-format = pakliforma
what-entry = mező
what-game = játék
what-language = nyelv
what-option = beállítás
what-puzzle = feladvány
what-setting = beállítás
what-format = formátum
what-starter-deck = kezdőpakli
what-starter-deck-or-file = kezdőpakli vagy fájl
what-value = érték

# Mik az értékek

wanted-text = szöveg
wanted-line = egyetlen sornyi szöveg
wanted-object = objektum
wanted-list = lista
wanted-tuple = rögzített lista
wanted-number = szám
wanted-whole-number = egész szám
wanted-true-or-false = { "true" } vagy { "false" }
wanted-yes-or-no = { "yes" } vagy { "no" }
wanted-str = szöveg
wanted-int = egész szám
wanted-float = szám
wanted-bool = { "true" } vagy { "false" }
wanted-array = lista
wanted-null = semmi
wanted-networks = hálózatok vagy címek listája, például 10.0.0.0/8, 192.168.1.7

error-entry-kind = „{ $name }” értéke { $wanted }, nem { $given }.
error-entry-number = „{ $name }” értéke { $least } és { $most } közötti szám, nem { $given }.
error-entry-one-of = „{ $name }” értéke { $wanted }, nem { $given }.
error-in-entry = Itt: „{ $name }”. { $why }
error-above-zero = „{ $name }” értéke 0-nál nagyobb szám, nem { $given }.

# Választások

error-game-over = Ebben a játszmában ({ $game }) nincs miről dönteni: véget ért.
error-stale = Ez a válasz erre a döntésre szól: { $given }, { $seat }. hely viszont ennél a döntésnél tart: { $number }.
error-not-an-option = { $given } nem lehetőség: { $seat }. hely { $number }. döntésénél ({ $asked }) ezek vannak: { $listed }{ $more ->
    [0] .
   *[other] {" "}és még { $more }.
}
error-neither-option-nor-index = { $given } se nem lehetőség, se nem egy lehetőség száma.
error-no-option-number = Nincs ilyen lehetőség: { $given }. { $seat }. hely { $number }. döntésénél ({ $asked }) a lehetőségek száma 0 és { $last } közé esik.
error-not-an-option-at-all = Szavakban egy lehetőség mondható el, nem pedig ez: { $given }.
error-no-option-of-this-match = { $given } nem ennek a játszmának a lehetősége: a lapjai 1 és { $last } közötti számot viselnek.
error-not-a-match = A lapokat a játszmájuk nevezi meg, nem pedig ez: { $given }.
error-not-chance = A lapok újraosztásához { $wanted } kell, nem pedig ez: { $given }.
error-not-said = Ami a lapokról már elhangzott, szótárban van, nem ebben: { $given }.
error-no-entry-of-the-log = A napló a 0. vagy egy későbbi bejegyzéstől olvasható, nem innen: { $given }.
error-no-card-number = Nincs ilyen lap: { $given }. A lapok száma 1 és { $last } közé esik.
error-no-seat = Nincs ilyen hely: { $given }. A helyek száma { $first } és { $last } közé esik.
error-chance-has-spoken = Ezt nem lehet visszavonni: azóta keverés vagy sorsolás történt.
error-cards-were-seen = Ezt nem lehet visszavonni: azóta rejtett lapok váltak láthatóvá.

# Előkészítés

error-seats = { $game }: a helyek száma { $least } és { $most } közé esik, nem lehet { $given }.
error-two-seats = { $game }: két hely van, nem lehet { $given }.
error-two-decks = { $game }: két pakli kell hozzá, például { $example }.
error-no-decks = { $game }: ezt nem saját paklikkal játsszák.
error-option-kind = A következő beállítás: „{ $name }”. Az értéke { $wanted }, nem { $given }.
error-format-day = A napot így írjuk: 2017-04-12, a formátum neve („{ $name }”) után, nem pedig így: { $given }.
error-format-before = { $given } napján a „{ $name }” formátum még nem volt érvényben: { $first } óta ismerjük.
error-pool-too-small = Ezekből a kártyakészletekből nem sorsolható szabályos pakli: engedélyezz többet.
error-option-form = Egy beállítás név=érték alakú, nem pedig ilyen: { $given }.
error-bad-seed = A mag legfeljebb { $digits } jegyű egész szám, nem { $given }.
error-no-opponent = Egyik kezdőpaklival sem lehet ez ellen játszani: { $deck }.

# Felvételek

error-history-line = { $file }, { $number }. sor: ez nem a „{ $command }” eredménye. Töröld ezt a sort, vagy adj meg másik fájlt.
error-determinized = Az újraosztott játszmának nincs felvétele: a lapjait nem egy mag osztotta ki.
error-chance-is-asked = Most a véletlen dönt: lapokat akkor lehet újraosztani, amikor egy játékos választ.
error-no-record = A felvétel olyan objektum, amelyben ezek vannak: { $wanted }; ez viszont { $given }.
error-record-entries = Egy felvételben ezek vannak: { $wanted }; ebben viszont { $count ->
    [0] nincs semmi
   *[other] ezek: { $given }
}.
error-record-format = A felvétel formátuma { $given }; ez a változat ezt olvassa: { $wanted }.
error-record-part = A felvételben „{ $name }” értéke { $wanted }, nem { $given }.
error-record-seed = A felvételnek nincs magja. { $why }
error-record-of-no-game = A felvétel nem tartozik egyetlen játékhoz sem. { $why }
error-bad-upto = Hogy a felvételből hány választás történik meg, azt egy 0-tól induló szám mondja meg, nem { $given }.
error-other-rules = Ezt a játszmát ({ $game }) a szabályok { $given } változatával játszották, ez viszont „{ $version }”: ugyanazok a választások más játszmát adnának. Azzal a Żetonnal játszható vissza, amellyel játszották.
error-record-choice = A felvétel { $number }. választása nem tehető meg. { $why }
error-record-forced-choice = A felvétel { $number }. választása { $given }, ott azonban csak ez lehetséges: { $right }.
error-record-no-choice = A felvétel { $number }. választása { $given }; egy választás egy ige és három szám: lap, célpont, szám.
error-record-setup = A felvétel előkészítésében ({ $game }) paklik listája és beállítások objektuma van, vagy a helyek száma, nem pedig ez: { $given }.
error-record-path = A felvétel előkészítésében a tartalma áll ennek: „{ $name }”, nem pedig az útvonala: { $given }.
error-record-position-alone = Az állásból induló felvétel előkészítésében semmi más nincs, ez viszont { $given }.
error-record-position = A felvétel állása nem lehetséges. { $why }
error-record-cannot-be-set-up = A felvétel játszmája nem készíthető elő. { $why }

# Paklik

error-illegal-deck = Ezzel a paklival nem szabad játszani: { $deck }. { $broken }
error-no-deck = Egy pakli egy kezdőpakli azonosítója, egy pakliobjektum vagy annak adatai; ez viszont { $given }.
error-deck-data = Egy pakli adatai ezek: { $wanted }; { $count ->
    [0] itt semmi sincs.
   *[other] itt ezek vannak: { $given }.
}
error-deck-part = Egy pakliban „{ $name }” értéke { $wanted }, nem { $given }.
error-no-such-change = Ebben a játékban egy pakliban nincs ilyen: { $given }; ezek vannak: { $known }.
error-bad-change = Egy változtatás azt mondja meg, miből mennyi legyen, 0 és { $most } között, ez viszont { $given }.
error-no-deck-text = Paklit egy névvel ellátott fájl szövegéből lehet beolvasni, nem pedig ebből: { $given }, { $name } néven.
error-no-text-file-or-octgn = { $file } nem szövegfájl: írd a paklit sima szövegként, vagy adj meg egy .o8d fájlt az OCTGN-ből.
error-long-line = A { $line }. sorban { $length } karakter van; egy pakli sorában legfeljebb { $most } lehet.
error-copies = A példányszám { $given }; egy sorban 1 és { $most } között lehet, mint itt: „{ $example }”.
error-no-xml = Ez nem szabályos XML; mentsd el a paklit az OCTGN-ben újra.
error-octgn-doctype = Dokumentumtípus van benne; egy .o8d fájlban nincs ilyen, és más fájlokat rejthetne.
error-octgn-root = Ez { $given }; egy .o8d fájl így kezdődik: { $wanted }.
error-octgn-game = Ez egy másik játék paklija ({ $given }); { $game }: { $wanted }.
error-octgn-title = Egy lapnak nincs neve; az OCTGN ide írja: { $begin } és { $end } közé.

# Állások

error-no-position-now = A játszmának ez a pillanata ({ $game }) nem írható le állásként: valami félig kész, vagy olyasmi számít, amit egy állás nem mond el. Egy kör, egy fázis vagy egy akció kezdete leírható.
error-position-is-json = Egy állás egyszerű JSON.
error-no-card-spec = Egy lap a neve, vagy egy objektum, amelyben „{ $entry }” és az állapota van; ez viszont { $given }.
error-wrong-type = { $printed } nem lehet itt: „{ $name }”. A típusa { $type }, és itt ez lehet: { $wanted }.
error-impossible-position = Ez az állás nem létezhet. { $broken }
error-breach = { $who } { $law }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
error-law-one-place = Minden darab pontosan egy helyen van.
error-in-places = { $who } { $count } helyen van.
error-said-elsewhere = { $who } máshol volna, mint ahol van.
error-lies-in = { $who } itt van: „{ $zone }”, a típusa pedig { $type }.
error-marked-in = { $who } itt van: „{ $zone }”.
error-in-foreign-pile = { $who } a másik játékosnál van: „{ $zone }”.
error-lies-on = { $who } ezen van: { $host }.
error-no-card = semmin
error-times-in-play = { $who } { $count } példányban van játékban.
error-has-damage-of = { $who }: { $damage } sérülés van rajta, a határ { $most }.
error-owned = { $printed } („{ $player }”)
error-resources = Az erőforrások: { $given }.
error-this-round = Ez a { $number }. forduló.
error-said-phase = A fázis állítólag { $given }.

# Botok

error-no-hints = Ez a bot nem ad tippet: „{ $bot }”. Nincs ilyen metódusa: { $method }.
error-no-bot-file = Nincs { $bot } nevű bot, mert nincs ilyen fájl: { $file }. A helyes alak: { $example }.
error-bot-setting = A bot („{ $bot }”) beállítása ilyen alakú: { $example }, nem pedig { $given }.
error-bot-is-not-made = A bot („{ $bot }”) nem készíthető el így: { $given }; ami készíti, ezt fogadja el: { $takes }.
error-makes-no-bot = „{ $bot }” nem botot készít, hanem ezt: { $made }. Egy botnak van ilyen metódusa: { $method }.
error-of-bot = A bot („{ $bot }”): { $why }
error-two-bots-two-seats = Két bot két helyen találkozik, nem ennyin: { $given }. Ebben a játékban ({ $game }) a helyek egymás ellen játszanak.
error-two-bots = Az arénához legalább két bot kell, nem csak ez: „{ $bot }”. Próbáld így: { $example }

# Fájlok

error-no-file = Nincs ilyen fájl: { $file }.
error-cannot-read = Nem olvasható: { $file }. { $why }
error-cannot-write = Nem írható: { $file }. { $why }
error-file-is-there = { $file } már létezik; adj meg egy másik fájlt.
error-no-json = { $file } nem JSON{ $line ->
    [0] .
   *[other] ; nézd meg a { $line }. sort.
}
error-not-json = Ez nem JSON.
error-no-utf-8 = { $file } nem UTF-8-as szöveg: mentsd a paklit UTF-8-ként.
error-no-saved-game = { $file } nem mentett játszma.
error-no-file-of-game = { $game }: ennek a játéknak nincs komponensfájlja.
error-no-picture = { $file }: egy kép fájlneve így végződik: { $endings }.
error-picture-needs = A képhez ez kell: { $package }. { $how }

# A szerver

error-server-needs = A szerverhez további csomagok kellenek ({ $package }). { $how }
error-terminal-needs = A parancssorhoz további csomagok kellenek ({ $package }). { $how }
error-served-already = Ennek a mappának az asztalait már kiszolgálja valami: { $folder }. Adj meg egy másik mappát: { $switch } vagy { $variable }.
error-served-already-at = Ennek a mappának az asztalai már elérhetők: { $folder }, itt: { $address }. Adj meg egy másik mappát: { $switch } vagy { $variable }.
error-file-served-already = Ennek a fájlnak az asztalait már kiszolgálja egy másik mappájú kiszolgáló: { $file }. Egy fájl egy kiszolgálóé. Adj meg egy másik fájlt ({ $variable }), vagy osztozzon több kiszolgáló egy PostgreSQL-en ({ $variable }) és egy Redisen ({ $redis }).
error-folder-cannot-be-written = Ebbe a mappába nem lehet írni: { $folder }. { $why } Adj meg egy másik mappát: { $switch } vagy { $variable }.
error-no-port = Nincs ilyen port: { $port }. A portok száma 1 és { $last } közé esik.
error-no-network-address = Itt nincs ilyen hálózati cím: { $host }. { $why }
error-port-cannot-be-used = Ez a port nem használható: { $port } ({ $host }). { $why }
error-workers-share = { $workers } folyamat nem osztozhat azon, ami egyé: többhöz PostgreSQL és Redis kell ({ $variables }). Egy folyamathoz egyik sem.
error-port-is-taken = Ezt a portot egy másik program foglalja: { $port } ({ $host }). Adj meg egy szabadot: { $switch } vagy { $variable }.
error-ports-are-taken = A { $first } és { $last } közötti portokat ({ $host }) mind más programok foglalják. Adj meg egy szabadot: { $switch } vagy { $variable }.
error-no-database-address = { $given } nem egy adatbázis címe; ilyen egy cím: { $example }.
error-no-key = A kulcsot nem lehet se beolvasni, se létrehozni: { $file }. { $why } Adj meg egyet itt: { $variable }.
error-short-key = A kulcs itt: { $where }, { $length } karakterből áll, de legalább { $least } kell, különben mások kitalálhatnák. Ha megsérült, állítsd vissza egy biztonsági másolatból; a fájl nélkül új kulcs készül, és mindenkit kiléptet.
error-no-table = Nincs { $table } asztal.
error-table-is-over = A { $table } asztalnál már vége a játszmának.
error-not-banned = { $who } nincs kitiltva.
error-nobody = { $who } nem fiók neve, nem egy látogató azonosítója, és nem is hálózat, mint például { $example }.
error-no-backup = { $file } nem mentés. { $why }
error-other-backup = { $file } a { $given } verzió mentése, az adatbázisé viszont { $wanted }: állítsd vissza az akkori programmal, majd igazítsd a verzióhoz.
error-not-sure = Ez mindent lecserél, ami ott van; erősítsd meg ezzel: { $switch }.
error-in-file = A { $file } fájlban: { $why }
error-no-settings-file = { $file } nem beállításfájl: minden sora név = érték alakú, mint a TOML-ban. { $why }
error-newer-database = Az adatbázis ({ $database }) újabb változatú ({ $versions }): frissítsd ezt a programot is.
error-database-cannot-be-used = Az adatbázis nem használható: { $database }. { $why }
error-no-redis-address = { $given } nem egy Redis címe; ilyen egy cím: { $example }.
error-redis-cannot-be-used = A Redis nem használható itt: { $redis }. { $why }.
error-redis-needed = A munkafolyamat egy Redisből veszi, amin gondolkodik: add meg azt, amelyet a kiszolgálóid használnak, így: { $option } { $example }, vagy a { $variable } változóban.
error-other-version = Ennek a munkafolyamatnak a változata { $own }, az ezt a Redist használó kiszolgálóké viszont más ({ $servers }): indíts olyat, amely egy kiszolgálóval azonos változatú.

# A parancssor

what-command = parancs
error-misuse = { $why } Súgó: { $help }
error-missing-argument = Hiányzik: „{ $name }”.
error-bad-value = { $name } értéke { $wanted }.
error-kind-number = legalább { $least } értékű egész szám
error-kind-any-number = egész szám
error-kind-text = szöveg
error-kind-file = fájl
error-kind-switch = kapcsoló
error-option-needs-value = Értéket kell írni ez után: { $name }.
error-option-takes-no-value = Nem kell értéket írni ez után: { $name }.
error-too-many-arguments = Ez túl sok argumentum: { $given }.

# A laboratórium

error-laboratory-needs = A laboratóriumhoz további csomagok kellenek ({ $package }). { $how }
error-no-parquet = { $file }: az eredmények fájlneve így végződik: { $ending }.
error-no-results = Ebben a fájlban nincsenek szimulációs eredmények: { $file }. Adj meg másik fájlt.
error-other-simulation = Ebben a fájlban másik szimuláció van: { $file }. Ezek térnek el: { $differ }. Adj meg másik fájlt.
error-no-cluster = Ezen a címen nem érhető el fürt: { $address }. { $why } Így indul egy: { $start }
error-bots-for-seats = { $seats } hely van, és { $given } bot van megadva; adj meg egyet mindre, vagy mindegyikre egyet.
error-no-ladder = Ez nem egy létra fájlja: { $file }. Adj meg másik fájlt.
error-same-bots = Mindkét bot ugyanaz: „{ $bot }”; ez semmit sem mond. Adj meg kettőt.
error-no-moments = Ebben a fájlban nincsenek játszmák pillanatai: { $file }. Adj meg másik fájlt.

# A lapok adatai

error-facts = { $count ->
    [one] Ezekben az adatokban egy dolog érthetetlen; semmi sem íródott ki. { $problems }
   *[other] Ezekben az adatokban { $count } dolog érthetetlen; semmi sem íródott ki. { $problems }{ $more ->
        [0] { "" }
       *[other] { " " }… és még { $more }.
    }
}
error-fact-file = Ez nem adatok listája: { $file }. JSON kell, egy lista, laponként egy objektummal.
error-fact-game = { $game }: ennek a játéknak az elemei nem készletek lapjai, ezért nincsenek beolvasható adatok.
error-fact-of-card = { $card } lap ({ $number }. szám): { $why }
error-fact-entry = ebben a bejegyzésben: { $name }: { $why }
error-fact-missing = hiányzik ez a bejegyzés: { $name }.
error-fact-unread = ezt a bejegyzést senki sem olvassa: { $name }.
error-fact-kind = itt ennek kell állnia: { $wanted }, nem pedig ennek: { $given }.
error-fact-twice = ez az azonosító { $times } lapon is ott van: { $id }; minden lapnak sajátja van.
what-ability = képességfajta
what-affiliation = szövetség
what-colour = szín
what-condition = feltétel
what-controller = irányító
what-faction = frakció
what-host = csatolási hely
what-icon = ikon
what-keyword = kulcsszó
what-loyalty = hűség
what-permission = engedély
what-rarity = ritkaság
what-set = kártyakészlet
what-side = oldal
what-subtype = altípus
what-trait = típus
what-type = laptípus
error-facts-only = Ezzel a lappal még nem lehet játszani: { $card } ({ $set }). Csak az ismert, ami rá van nyomtatva, az nem, amit tesz.
error-not-in-set = { $set }: ebben a készletben nincs { $name } nevű játszható lap.
