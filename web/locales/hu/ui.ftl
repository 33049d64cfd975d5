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
no-tables-mine = Nincs ilyen. A kezdéshez teríts meg egy asztalt.
no-tables-open = Most senki sem játszik nyilvánosan.
no-tables-finished = Itt lesznek a befejezett játszmáid a visszajátszásukkal együtt.
free-seat = szabad hely
state-waiting = játékosra vár
state-playing = folyamatban
state-over = befejezve
you = Te
bot-name = Bot ({ $bot ->
    [random] véletlen
    [greedy] mohó
    [easy] könnyű
    [normal] közepes
    [hard] nehéz
    [search] gondolkodó
   *[other] { $bot }
})
nobody-yet = Még senki
away = nincs itt

# a fiók
account = Te
account-words = Vendégként is mindennel játszhatsz. Ha van fiókod, a játszmáid és a paklijaid minden eszközödön megmaradnak.
your-name = A neved
change = Módosítás
name-changed = Kész. A következő asztaltól kezdve ez látszik.
login = Felhasználónév
login-form = 3–40 kisbetű, számjegy, pont, kötőjel vagy aláhúzásjel
password = Jelszó (legalább 8 karakter)
sign-in = Bejelentkezés
sign-out = Kijelentkezés
make-account = Fiók létrehozása
signed-in = Bejelentkezve, felhasználónév: { $login }.
signed-out = Kijelentkeztél.
welcome-back = Örülünk, hogy újra itt vagy.
account-made = Elkészült a fiókod; amit eddig elkezdtél, benne megmarad.
sign-out-everywhere = Kijelentkezés mindenhol
signed-out-everywhere = Minden eszközön kijelentkeztél.
change-password = Jelszó megváltoztatása
change-password-words = Aki máshol ezzel van bejelentkezve, azt kijelentkezteti.
password-now = Mostani jelszavad
password-new = Az új jelszó (legalább 8 karakter)
password-changed = A jelszó megváltozott; minden más eszköz ki van jelentkeztetve.
own-data = Az adataid
own-data-words = Mindent, amit ez a szerver rólad tud, magaddal vihetsz egy fájlban, vagy töröltetheted.
export-data = Adataim mentése
delete-account = Fiókom törlése
delete-account-words = Ezt nem lehet visszavonni: a paklijaid és a botok elleni játszmáid eltűnnek, a befejezetleneket pedig feladod. A másokkal játszott játszmák a neved nélkül megmaradnak.
delete-for-ever = Minden törlése örökre
keep-account = Minden maradjon
account-deleted = Az adataid itt törölve vannak. Új vendégként folytatod.

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
laying = Az asztal megterítése …
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

# súgó
help-words = A világító lapok választhatók: nyomj rá az egyikre, hogy kiválaszd, vagy hogy lásd a lehetőségeit. Ha bármi másra nyomsz, az elmondja, mi az, és most miért nem használható. Hosszú nyomás, jobb gomb vagy szóköz: a lap megnyitása. Kattints egy fázisra, és megadhatod, mikor szeretnéd, hogy megkérdezzünk.
help-signs = Jelek
help-keys = Billentyűk
guide-again = Kalauzolj újra
key-options = végiglépkedés azon, ami választható
key-arrows = lépkedés lapról lapra
key-enter = választás vagy megnyitás
key-space = a lap elolvasása; miért nem használható
key-digits = az ilyen számú gomb megnyomása
key-all = minden lehetőség felsorolása
key-tray = az asztal vagy a választható lapok
key-hint = tipp: mit tenne egy bot
key-undo = visszavonás
key-skip = a még futó megjelenítés átugrása
key-log = napló
key-chat = csevegés
key-rules = a szabályok megnyitása ott, ahol tartasz
key-theme = világos vagy sötét
key-escape = bezárás
key-help = ez az oldal

# a kalauz
coach = Kalauz
coach-next = Értem
coach-off = Nem kérek több tanácsot

# settings
settings = Beállítások
settings-words = Mindezt ez az eszköz jegyzi meg, és azonnal érvényes.
back-to-table = Vissza az asztalhoz
setting-language-auto = Ahogy a böngészőm kéri
setting-theme = Világos vagy sötét
setting-theme-auto = Az asztalnál sötét, máshol a rendszerem szerint
setting-theme-dark = Mindig sötét
setting-theme-light = Mindig világos
setting-speed = A játék tempója
setting-speed-words = Meddig látszik, mit tesznek a többiek, mielőtt te jössz. Az asztalnál mindig átugorhatod.
setting-speed-slow = Ráérős
setting-speed-normal = Szokásos
setting-speed-fast = Gyors
setting-speed-instant = Azonnal
setting-text = Betűméret
setting-text-small = Kicsi
setting-text-normal = Szokásos
setting-text-large = Nagy
setting-text-largest = Legnagyobb
setting-stops = Mikor kérdezzünk
setting-stops-words = Az új asztalokra vonatkozik. Az asztalnál fázisonként is megadhatod: nyomd meg a fázist.
setting-stops-all = Mindig, amikor egy lapom válaszolhatna
setting-stops-fewer = Mások körének akcióablakaiban ne
setting-stops-own = Csak a saját köreimben
setting-confirm = Kérdezz rá még egyszer
setting-confirm-words = Mielőtt egy választás érvényes lesz.
setting-confirm-weighty = Ha nem lehet visszavonni, vagy lemondasz vele valamiről
setting-confirm-never = Soha
setting-confirm-always = Minden választás előtt
setting-sounds = Hangok
setting-sounds-words = Halk hang, amikor te jössz.
setting-notices = Értesítések
setting-notices-words = Amikor te jössz, de éppen másik böngészőlapot nézel.
notices-denied = A böngésződ nem engedi, hogy ez az oldal értesítést küldjön. A böngésző beállításaiban engedélyezheted.
setting-patterns = Minták a színekhez
setting-patterns-words = Amit szín mutat, azt minta is mutatja.
setting-on = Be
setting-off = Ki

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
invitation-over = Az asztalt elpakolták, vagy a játszma véget ért.
invitation-taken = Minden hely elkelt, és a játszma elkezdődött.
