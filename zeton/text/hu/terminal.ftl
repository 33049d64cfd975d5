# Amit a terminál mond.

fact-affiliation = Szövetség
fact-capacity = Sérüléskapacitás
fact-cost = Költség
fact-force = Erő-ikonok
fact-icons = Harci ikonok
fact-priority = Prioritási szám
fact-resources = Erőforrás
fact-sets = Készletek
fact-side = Oldal
fact-traits = Típusok
fact-type = Laptípus
fact-unique = Egyedi

terminal-keys = szám: választás · h tipp · ? miért nem · u visszavonás · s mentés · l napló · c lap · q kilépés
terminal-prompt = A választásod
terminal-which-card = Melyik lap (a száma vagy a neve)?
terminal-offers = { $card } most a lehetőségek között van.
terminal-not-a-choice = { $given } nem 1 és { $most } közötti szám, és nem is a h ? u s l c q billentyűk egyike.
terminal-saved = Elmentve ide: { $file }. Folytatás: zeton play --load { $file }
terminal-which-file = Melyik fájlba mentsem?
terminal-goodbye = A következő alkalomig.
terminal-end-of-input = A bemenet a játszma vége előtt véget ért.
terminal-taken-back = Visszavonva: újra te választasz.
terminal-nothing-to-take-back = Nincs korábbi választásod, amelyet visszavonhatnál.
terminal-hint = Tipp, elöl a legjobb (100% biztos győzelem, 50% kiegyenlített játszma):
terminal-hint-option = { $number }  { $option } – { $percent }%
terminal-bot-thinks = { $who } gondolkodik …
terminal-your-seat = Te vagy: { $who }
terminal-nothing-found = Semmiben sincs meg az összes szó: { $words }.
terminal-rulings = Döntések
terminal-replay-keys = Enter: tovább · b: vissza · szám: ugrás oda · l: napló · q: kilépés
terminal-replay-at = { $at }. választás, összesen { $all }
terminal-replay-next = { $who }: { $what }
terminal-replay-range = { $given } nem 0 és { $most } közötti szám, és nem is a b l q billentyűk egyike.
terminal-deck-is-legal = { $name }: a pakliépítés minden szabálya teljesül.
terminal-deck-is-wrong = { $name } a pakliépítésnek { $count } szabályát sérti meg:
terminal-you = Te
terminal-log = Napló
terminal-column-card = Lap
terminal-column-type = Laptípus
terminal-column-affiliation = Szövetség
terminal-column-cost = Költség
terminal-column-text = Szöveg

# Kiszolgálás, fájlok, aréna és sebesség.

terminal-served = Az asztalok itt érhetők el: { $address } (vége: { $keys }; a játszmák itt vannak: { $folder }).
terminal-served-already = Az asztalok már elérhetők itt: { $address }.
terminal-working = { $processes } folyamat gondolkodik itt a { $redis } kiszolgálóinak (vége: { $keys }).
terminal-no-client = Ebben a telepítésben nincs böngészős felület; egy másolatban ez építi fel: { $play }, csomagot pedig ez készít vele: { $wheel }.
terminal-file-written = Kiírva: { $file }. Így játszhatsz vele: { $command }
terminal-arena-playing = folynak a játszmák
terminal-arena-so-far = { $bot }: { $score }, összesen { $total }
terminal-arena-pair = { $bot } – { $other }
terminal-arena-team = Egy csapat ilyen botokból: { $bot }
terminal-arena-all = Összesen
terminal-column-decks = Paklik
terminal-column-games = Játszmák
terminal-column-first-seat = Első hely
terminal-column-second-seat = Második hely
terminal-column-wins = Győzelem
terminal-column-interval = 95%-os sáv
terminal-column-decisions = Döntés / játszma
terminal-column-ends = Vége
terminal-column-bot = Bot
terminal-column-elo = Élő
terminal-column-margin = ± 95%
terminal-column-seconds = Másodperc / döntés
terminal-column-longest = Leghosszabb
terminal-picture-wins = győzelem, % (95%-os sáv)
terminal-picture-elo = Élő-pontszám (95%-os sáv)
terminal-version = Żeton { $version }, { $engine }
terminal-engine =
    { $build ->
        [compiled] lefordított motor
       *[sources] forrásból futó motor
    }
terminal-history-title = Döntés másodpercenként ezen a gépen, mérésenként
terminal-history-caption = ● lefordított motor, ○ forrásból futó motor
terminal-bench-title = Véletlen játék egy magon
terminal-bench-caption = osztás: olyan másolat, amelyben az ismeretlent újraosztják
terminal-bench-round = { $name }, { $number }. kör, összesen { $rounds }
terminal-bench-missing = Nincs telepítve: { $names }. { $how }
terminal-bench-games = játszma
terminal-bench-decisions-per-second =
    döntés
    /s
terminal-bench-games-per-second =
    játszma
    /s
terminal-bench-decisions-per-game =
    döntés
    /játszma
terminal-bench-clone =
    másolat
    µs
terminal-bench-deal =
    osztás
    µs
terminal-bench-replay =
    felvétel
    ms

# Amit a `--help` mond.

help-zeton = A Żeton a pontos szabályok szerint játszik társasjátékokat. Kezdd így: { $begin }
help-deck = Paklikat ellenőriz és mutat meg.
help-game = Melyik játék: { $games }
help-words = Szavak, amelyeknek mind meg kell lenniük; a kis- és nagybetű meg az ékezet nem számít.
help-language = A lapok és a mondatok nyelve.
help-seats = Hányan játszanak, ha a játék csapatjáték.
help-option = A játék egy beállítása, név=érték alakban; több is megadható.
help-own-deck = A paklid: egy kezdőpakli azonosítója vagy egy paklifájl (szöveg vagy .o8d).
help-play =
    Játssz egy bot ellen, csapatjátékban pedig botokkal együtt.

    Minden döntésednél látod az asztalt és megszámozva minden szabályos lehetőséget: írj be egy számot, és nyomj Entert.
    További billentyűk: h tipp, ? miért nem kínál semmit egy lap, u visszavonás, s mentés, l napló, c lap, q kilépés.
help-puzzle = Oldj meg egy feladványt; név nélkül mindet felsorolja: { $examples }.
help-which-puzzle = A feladvány, vagy { $today }, azaz a mai.
help-against = Az ellenfél paklija: azonosító vagy fájl.
help-bot = Az ellenfél: { $levels } vagy { $own }.
help-seed = Ugyanaz a mag ugyanazokat a lapokat osztja; nélküle mindig újak jönnek.
help-load = Egy mentett játszma folytatása.
help-seat = A helyed: az 1-es az első paklival játszik, a 2-es a másodikkal.
help-saved-game = Egy mentett játszma.
help-as-seat = Nézd erről a helyről (1, 2 …); nélküle nézőként látod.
help-replay = Lépkedj végig egy mentett játszmán előre és hátra.
help-host = Hol figyeljen; { $everywhere }: minden hálózaton.
help-port = A port, amelyen figyel; nélküle { $port } vagy a következő szabad.
help-folder = Hol legyenek a játszmák, a fiókok és az aláírókulcs.
help-database = { $example }; nélküle egy fájl.
help-redis = { $example }: több együttműködő kiszolgálóhoz és munkafolyamathoz.
help-workers = Hány folyamat szolgálja ki ezt a portot; egynél többhöz PostgreSQL és Redis kell.
help-thinkers = Hány folyamatban gondolkodjanak a botok; nélküle magonként egyben.
help-worker =
    A botok ezen a gépen gondolkodnak olyan kiszolgálóknak, amelyeknek közös Redisük van; akárhány gépen futhat, egyszerre többször is.

    A { $keys } akkor állítja le, ha végiggondolta, amin éppen gondolkodik.
help-settings = Beállításfájl (TOML); ami a környezetben vagy itt van megadva, az erősebb.
help-set = Bármely más beállítás, név=érték alakban; több is megadható.
help-open = Nyissa meg a böngészőben a főoldalt.
help-serve =
    Asztalokat ad a böngészőknek: botok, barátok és ismeretlenek ellen, ezen a gépen vagy hálózaton.

    Minden beállítás megadható környezeti változóban is: { $variables } …
help-save = Kiírja a játék komponensfájlját, ha van neki, hogy javíthass rajta.
help-cards =
    Lapok keresése név, típus, laptípus vagy szöveg szerint; ha csak néhány találat van, egészben látszanak.

    A { $title } megmondja, honnan való a doboz minden adata. Ha javítanál egyet: { $save },
    írd át a fájlt, nézd meg ezzel: { $look }, és játssz vele ugyanígy.
help-rules = Keresés a szabályokban szavak vagy szám szerint: { $examples }.
help-deck-format = A leírás formája: { $formats }.
help-deck-file = Egy paklifájl: sima szöveg, egy pakliportál listája, az OCTGN .o8d fájlja vagy a swdestinydb JSON-ja.
help-deck-check =
    Megmondja, szabad-e játszani a fájlban lévő paklival, és ha nem, mely szabályokat sérti.

    A szövegfájl első sora a pakli neve, a második a szövetség, utána soronként egy célkészlet:
    a száma vagy a célkártyájának a neve, előtte 2x, ha két példány van. Ami # után áll, az megjegyzés.
help-any-deck = Egy kezdőpakli azonosítója vagy egy paklifájl.
help-deck-show = Paklifájlként mutat meg egy paklit: jó kezdet egy sajáthoz. Bármelyik nyelven írod, beolvassa.
terminal-puzzle-solved = Megoldva.
terminal-puzzle-failed = A cél már nem érhető el.
terminal-puzzle-easy = könnyű
terminal-puzzle-medium = közepes
terminal-puzzle-hard = nehéz
help-arena =
    Botok játszanak párosított játszmákat: minden osztást kétszer, felcserélt botokkal. Az arányok mellett 95%-os Wilson-sáv áll.

    Csapatjátékban minden osztást mindegyik bot csapata lejátssza.
help-bots = Legalább két bot: { $examples }.
help-pairs-of-games = Hány pár játszma jusson a paklik minden párosítására.
help-first-seed = Az első pár magja.
help-two-decks = Két pakli, köztük vessző; nélküle minden párosítás.
help-processes = Hány folyamat; 0: magonként egy.
help-json = Minden eredményt ebbe a fájlba ír.
help-picture = Az eredményeket ebbe a fájlba rajzolja ({ $kinds }).
help-bench = A véletlen játék, a másolatok és a visszajátszás sebességét méri, más könyvtárakkal egy futásban.
help-version = Kiírja a verziót, és hogy le van-e fordítva a motor.
help-bench-history = Ebben a fájlban megőrzi az eredményeket, és mindet kirajzolja.
help-bench-games = Hány játszma jusson a paklik minden párosítására.
help-bench-rounds = Hányszor mérjen mindent; a leggyorsabb kör számít.
help-bench-peers = Más könyvtárakat is mér, ha telepítve vannak.

# Minden súgó kerete.

help-usage = Használat:
help-any-options = [KAPCSOLÓK]
help-any-command = PARANCS [ARGUMENTUMOK]...
help-arguments = Argumentumok
help-options = Kapcsolók
help-commands = Parancsok
help-required = [kötelező]
help-default = [alapérték: { $value }]
help-aborted = Megszakítva.
help-help = Megmutatja ezt a súgót, és kilép.
help-kind-text = szöveg
help-kind-number = szám
help-kind-switch = kapcsoló
help-kind-file = fájl
help-name-game = játék
help-name-words = szavak
help-name-file = fájl
help-name-deck = pakli
help-name-bots = botok
help-name-puzzle = feladvány
terminal-column-set = Készlet
terminal-column-cards = Lap
terminal-column-playing = Ebből játszható
terminal-facts-only = (csak az adatai: ez a lap még nem játszható)
terminal-facts-read = { $set }: { $cards } lap
help-facts = A lapok nyomtatott adatainak beolvasása a projektbe.
help-facts-import =
    Ellenőrzi egy fájl kiadott adatait, és kiírja őket a készletek mappáiba.

    Amit senki sem ért, azt a lap nevével együtt elutasítja: kulcsszót, típust, csatolási helyet, ismétlődő azonosítót, hiányos hadúri osztagot vagy célkészletet.
help-facts-file = Adatfájl: JSON, laponként egy objektummal.
help-facts-check = Csak ellenőrzés; semmit sem ír ki.
help-published = Keresés az összes megjelent lap között, azok közt is, amelyek még nem játszhatók.
help-sets = A készletek listája: hány lapjuk van, és ebből hány játszható.

# Looking after a server

help-admin = Egy szerver gondozása: ki és mi van ott, asztal lezárása, kitiltás, mentések. A szerverek közben futhatnak.
help-admin-status = Ki és mi van ott: számok, és azok az asztalok, ahol még tart a játszma.
help-admin-end = Lezár egy asztalt; senki sem nyer.
help-admin-ban = Kitilt valakit: fiókot a neve, vendéget az azonosítója, címeket a hálózatuk szerint.
help-admin-unban = Feloldja valakinek a kitiltását.
help-admin-bans = Kik vannak kitiltva erről a szerverről.
help-admin-backup = Mindent egyetlen fájlba ír, miközben a szerverek futnak. Aki olvashatja, mindent olvashat.
help-admin-restore = Mindent lecserél arra, ami egy mentésben van, miközben a szerverek futnak; másfajta adatbázisból is.
help-admin-migrate = Ehhez a verzióhoz igazítja az adatbázist.
help-who = Egy fiók neve, egy vendég azonosítója vagy egy hálózat, például 192.0.2.0/24.
help-name-who = KI
help-backup-file = A mentés fájlja.
help-name-table = ASZTAL
help-table-id = Egy asztal azonosítója, ahogy a címében áll.
help-why = Miért, az üzemeltetők számára.
help-sure = Minden elvész, ami most ott van.
terminal-ended = A { $table } asztal le van zárva.
terminal-banned = { $who } ki van tiltva ({ $id }).
terminal-unbanned = { $who } kitiltása véget ért.
terminal-backed-up = { $rows } sor került ide: { $file }.
terminal-restored = { $rows } sor került vissza innen: { $file }.
terminal-migrated = Az adatbázis verziója: { $version }.
terminal-admin-servers = Szerverek
terminal-admin-accounts = Fiókok
terminal-admin-guests = Vendégek
terminal-admin-here-today = Az utolsó 24 óra látogatói
terminal-admin-sessions = Munkamenetek
terminal-admin-playing = Asztalok, ahol játszanak
terminal-admin-waiting = Játékosra váró asztalok
terminal-admin-over = Befejezett asztalok
terminal-admin-choices-today = Az utolsó 24 óra választásai
terminal-admin-reports = Hibajelentések
terminal-admin-bans = Kitiltások
