# Amit az oldalak mondanak. Amit egy játék mond (lehetőségek, kérdések, a napló), az a kiszolgálótól jön.

# az előtér
lobby-title = Ülj le játszani
lobby-words = Kártya- és társasjátékok, pontosan a szabályok szerint: a gép ellen, egy baráttal, akár távolról, egy link segítségével. Semmit sem kell telepíteni, és az oldal újratöltésekor semmi sem vész el.
guided-turn = Mutasd meg, hogyan kell
navigation = Oldalak
choose-game = Játék
opponent = Ellenfél
bot-random = Véletlen
bot-random-words = Bármit meglép, ami szabályos. A szabályok gyakorlásához.
bot-greedy = Mohó
bot-greedy-words = Egy lépéssel lát előre. Gyors és egyszerű.
bot-easy = Könnyű
bot-normal = Közepes
bot-hard = Nehéz
bot-defender = Védelem
bot-tutor = Tanító
alone = Egyedül
alone-words = Két jedivel játszol egyszerre.
how-many = Játékosok száma
who-sits-at = { $seat }. hely
the-games-file = A játék saját fájlja
not-json = { $file } nem JSON-fájl.
option-star-wars-lcg-faq = A „miután frissítettél” későbbi, GYIK szerinti időzítése
option-star-wars-lcg-mulligan = Mulligan megengedett
option-destiny-cap_indirect = Egy karakterre sosem osztható több közvetett sebzés, mint amennyit elbír
option-destiny-replace_once_per_round = Minden játékos fordulónként csak egy fejlesztést cserél le
option-destiny-spot_nothing = Az események a kijelölendő karakter nélkül is kijátszhatók, hatás nélkül
option-format = Formátum
pool = Kártyakészletek
pool-part = { $name } ({ $cards } lapból { $count } játszható)
option-clone-wars-villain = Gonosztevő
option-clone-wars-difficulty = Nehézségi szint
option-clone-wars-missions = Küldetések (nagymester: 6–24)
option-clone-wars-jedi = Jedik
option-clone-wars-first = Ki kezd (0: az első jedi)
option-clone-wars-components = Saját fájl a játék elemeivel
bot-search = Gondolkodó
bot-search-words = Lépés előtt sok lehetséges folytatást játszik végig.
a-friend = Egy barát
a-friend-words = Kapsz egy linket, amelyet elküldhetsz.
your-deck = A te paklid
their-deck = Az ellenfél paklija
their-own-deck = A sajátját hozza
clock = Óra
clock-none = Óra nélkül
clock-relaxed = Nyugodt: 60 perc + 10 mp
clock-brisk = Élénk: 20 perc + 5 mp
clock-fast = Gyors: 8 perc + 3 mp
more-options = További beállítások
public-table = Látszik az előtérben: mások is nézhetik
play = Játék
import-deck = Pakli betöltése
cards = Lapok
rules = Szabályok
card-page = Minden erről a lapról
school = Iskola
my-decks = Paklijaim
my-tables = Befejezetlen játszmák
open-tables = Nyitott asztalok
finished-tables = Befejezett játszmák
no-tables-mine = Még nincs ilyen. A kezdéshez nyomd meg a „Játék” gombot valamelyik játéknál.
no-tables-open = Most egyetlen asztal sem nyitott mások előtt.
no-tables-finished = Itt lesznek a befejezett játszmáid a visszajátszásukkal együtt.
free-seat = szabad hely
state-waiting = játékosra vár
state-playing = folyamatban
state-over = befejezve
you = Te
bot-name = { $bot ->
    [random] Véletlen Bot
    [easy] Könnyű Bot
    [greedy] Mohó Bot
    [normal] Közepes Bot
    [hard] Nehéz Bot
    [tutor] Tanító
    [defender] Védelem
    [search] Gondolkodó
   *[other] Bot ({ $bot })
}
nobody-yet = Még senki
away = nincs itt

# meghívók
waiting-for-friend = Várakozás a barátodra
send-link =
    { $count ->
        [one] Küldd el ezt a linket. Aki elsőként megnyitja, elfoglalja a helyet, és kezdődik a játszma.
       *[other] Küldj minden barátodnak egyet ezekből a linkekből. Aki elsőként megnyit egyet, elfoglalja a hozzá tartozó helyet; amikor az utolsó hely is betelt, kezdődik a játszma.
    }
invitation-link = A meghívó
copy = Másolás
copied = Kimásolva
cancel-table = Az asztal bezárása
no-free-seat = Itt nincs szabad hely.
invited-by = { $name } meghív egy játszmára
sit-down = Leülök

# az asztal
connecting = Kapcsolódás …
part-newer = Az oldalnak van újabb változata. Amit éppen írsz, még itt van.
part-newer-do = Betöltöm most
part-unreachable = Az oldal egy részét nem sikerült letölteni.
part-unreachable-do = Próbáld újra
laying = Az asztal előkészítése …
table-refused = Ehhez az asztalhoz nem férsz hozzá.
line-lost = Megszakadt a kapcsolat, újrapróbálkozás …
watching = Nézőként
spectators = { $count } néző
to-lobby = Előtér
log = Napló
chat = Csevegés
side-panel = Az asztal mellett
chat-empty = Még senki sem írt semmit.
chat-write = Írj valamit
chat-send = Küldés
help = Súgó
language = Nyelv
resign = Feladás
resign-sure = A játszma azonnal véget ér, és a másik oldal nyer.
play-on = Játszom tovább
report = Hiba bejelentése
report-words = A leírásodat a játszma menetével és a program verziójával együtt őrizzük meg, hogy ezt a pillanatot vissza lehessen játszani.
report-what = Mi nem működött jól?
report-send = Küldés
report-thanks = Köszönjük. A bejelentés száma: { $id }.
close = Bezárás
board = Az asztal
decision = A választásod
options = Lehetőségek
picked = Eddig kiválasztva
take-back = Visszavonás
all-options = Minden lehetőség ({ $count })
confirm-question = Ez számítson?
confirm-yes = Igen, legyen
confirm-no = Vissza
question-about = Amiről szó van
tray = Választható lapok
tray-close = Az asztal megtekintése
tray-open = A lapok mutatása
tray-hand = { $whose ->
    [mine] A kezed
   *[theirs] Az ellenfeled keze
}
tray-order = { $place }. kiválasztott
pick-shining = { $count ->
    [one] Egy lehetőség világít az asztalon.
   *[other] { $count } lehetőség világít az asztalon.
}
hint = Tipp
hint-title = Mit tenne egy bot
hint-scale = 50%: kiegyenlített játszma, 100%: biztos győzelem
hint-thinking = Egy bot gondolkodik rajta …
hint-percent = { $percent }%
waiting-for = Most { $name } választ …
has-turn = soron van
why-not = Miért nem használhatom ezt?
why-nothing = Éppen most kínál valamit.
rule-named = { $rule } szabály
where-am-i = Hol tartok most?
read-card = A lap elolvasása
phases = A kör fázisai
stops = { $phase }: mikor kérdezzünk meg
stop-ask = Kérdezz meg
turn-own = a saját körömben
turn-other = az ellenfél körében
window-action = akcióablakok
window-interrupt = megszakítások
window-reaction = reakciók
pass-until-phase = Passz a fázis végéig
pass-until-turn = Passz a kör végéig
undo-asked = { $name } vissza szeretne vonni egy választást. { $crosses ->
    [chance] Azóta a véletlen is közbeszólt.
    [hidden] Azóta valami rejtett is láthatóvá vált.
   *[other] Azóta te is választottál.
}
undo-asked-mine = Kérted egy választás visszavonását; a másik oldal dönt róla.
agree = Elfogadom
disagree = Nem
refused-offline = A kiszolgáló most nem érhető el.
refused-stale = Az asztal időközben megváltozott.
hidden-cards = { $count } rejtett lap
seat = { $number }. hely

# a vége
end = Vége
end-won = Győztél
end-lost = Vesztettél
end-drawn = Döntetlen
end-watched = A játszma véget ért
end-solved = Megoldva
end-failed = Most nem sikerült
end-again = Újra megpróbálom
view-board = A tábla megtekintése
show-end = Az eredmény
looking-back = Visszatekintünk a játszmára …
odds-of = { $whose ->
    [mine] Az esélyed a győzelemre az elejétől a végéig
    [together] A csapat esélye a győzelemre az elejétől a végéig
   *[other] { $name } esélye a győzelemre az elejétől a végéig
}
key-plays = Döntő pillanatok
play-change = { $turn } { $before } → { $after }
rematch = Visszavágó
rematch-wanted = Várakozás a másik oldalra …
go-to-rematch = A visszavágóhoz
replay = Visszajátszás
download-record = A játszma fájlja

# visszajátszások
to-first = Az elejére
to-last = A végére
run = Lejátszás
halt = Megállítás
replay-step = { $step }. lépés, összesen { $last }
turn-before = { $by ->
    [round] Előző forduló
   *[turn] Előző kör
}
next-turn = { $by ->
    [round] Következő forduló
   *[turn] Következő kör
}
choose-turn = { $by ->
    [round] Forduló
   *[turn] Kör
}
before-turns = Előkészítés
turn-table = A másik oldal
share = Megosztás
study = Elemzés
play-on-from-here = Folytatás innen
your-seat = A helyed

# a kalauz
coach = Kalauz
coach-next = Értem
coach-off = Nem kérek több tanácsot

# settings
settings = Beállítások
back-to-table = Vissza az asztalhoz
setting-language-auto = Ahogy a böngészőm kéri

# the shelf
game-star-wars-lcg-words = Egyenlőtlen párbaj. A világos oldalnak meg kell semmisítenie a sötét oldal három célkártyáját, mielőtt a Halálcsillag-számláló a végére ér. Nyíltan támadsz, de az előnyről képpel lefelé letett lapok döntenek.
game-conquest-words = Két hadúr és egy sor bolygó. Csapatokat küldesz, titokban állítod be a parancstárcsádat, és a parancsnokságért is, a bolygókért is megküzdesz. Három azonos ikonú bolygó győzelmet ér.
game-destiny-words = Dobj a karaktereid kockáival, és használd fel, amit mutatnak: sebzést, pajzsot, erőforrást, cselt. Az győz, akinek még áll egy karaktere. Gyors játék, és a szerencsén lehet segíteni.
game-clone-wars-words = Egy–öt jedi közösen egy gonosztevő és az egyre több droid ellen. Mozogtok, támadtok, segítitek egymást, megtartjátok a bolygókat, teljesítitek a küldetéseket, és megnyeritek a finálét.
players-count = { $most ->
    [2] 2 játékos
   *[other] { $least }–{ $most } játékos
}
about-minutes = kb. { $minutes } perc
play-at-once = Játék azonnal: { $game }
choose-setup = Összeállítás
choose-for = Összeállítás: { $game }
quick-against = { $mine } – { $their } · { $bot }
quick-beside = Te és egy bot, egymás oldalán
opponent-easy = Első játszma
opponent-easy-words = Úgy játszik, mint az első játszmájában bárki: el-elfelejt válaszolni, és szívesen támad.
opponent-normal = Kiegyenlített küzdelem
opponent-normal-words = Egy kicsit gondolkodik, és kihasználja, amit hagysz.
opponent-hard = Győzelemre játszik
opponent-hard-words = Nem siet, és semmit sem ad ingyen.
elo = Élő-pont: { $elo }
elo-least = Élő-pont: legalább { $elo }
elo-words = Botok egymás elleni játszmáiban mérve; a mohó bot 0.
team-share = { $bot }: két ilyen bot 100 játszmából { $share } alkalommal nyer Padavan szinten.
team-share-least = { $bot }: két ilyen bot 100 játszmából legalább { $share } alkalommal nyer Padavan szinten.
more-opponents = További botok
side-light = világos oldal
side-dark = sötét oldal
play-with = Játssz valakivel
play-with-words = Az asztalnál mindenki a te oldaladon áll.
company-count = { $count } játékos
jedi-words = Válassz legfeljebb { $count } jedit, elsőként a sajátodat; a többit a véletlen adja. Ha egyet sem választasz, mindenki az asztalnál választ.
difficulty-padawan = Padavan
difficulty-jedi-knight = Jedi lovag
difficulty-jedi-master = Jedi mester
difficulty-grand-master = Jedi nagymester
host = Házigazda
somebody = Valaki
clock-words = { $minutes } perc + { $seconds } mp

# addresses that lead to nothing
nowhere = Itt nincs semmi
nowhere-words = A cím hibás, vagy ami itt volt, már nincs meg.
to-the-games = A játékokhoz
to-my-tables = Asztalaim
table-dead = Ehhez az asztalhoz nem ülhetsz le
replay-dead = Ezt a játszmát nem lehet megmutatni
invitation-dead = Ez a meghívó már nem érvényes
invitation-over = Az asztalt bezárták, vagy a játszma véget ért.
invitation-taken = Minden hely elkelt, és a játszma elkezdődött.
