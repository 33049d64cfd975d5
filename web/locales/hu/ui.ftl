# Amit az oldalak mondanak. Amit egy játék mond (lehetőségek, kérdések, a napló), az a kiszolgálótól jön.

# az előtér
lobby-title = Ülj le játszani
lobby-words = Kártya- és társasjátékok, pontosan a szabályok szerint: a gép ellen, egy baráttal, akár távolról, egy link segítségével. Semmit sem kell telepíteni, és az oldal újratöltésekor semmi sem vész el.
guided-turn = Mutasd meg, hogyan kell: az első kör kalauzzal
navigation = Oldalak
choose-game = Játék
opponent = Ellenfél
bot-random = Véletlen
bot-random-words = Bármit meglép, ami szabályos. A szabályok gyakorlásához.
bot-greedy = Mohó
bot-greedy-words = Egy lépéssel lát előre. Gyors és egyszerű.
bot-easy = Könnyű
bot-easy-words = Szelíd ellenfél az első játszmákhoz.
bot-normal = Közepes
bot-normal-words = Lépés előtt egy pillanatra elgondolkodik.
bot-hard = Nehéz
bot-hard-words = Nem siet, és győzelemre játszik.
alone = Egyedül
alone-words = Csak te a játék ellen.
how-many = Játékosok száma
who-sits-at = { $seat }. hely
the-games-file = A játék saját fájlja
not-json = { $file } nem JSON-fájl.
option-clone-wars-villain = Gonosztevő
option-clone-wars-difficulty = Nehézségi szint
option-clone-wars-missions = Küldetések (nagymester: 6–24)
option-clone-wars-jedi = Jedik, helyek szerint, vesszővel elválasztva
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

# paklik
import-words = Az első sorban a név áll, a másodikban a szövetség, azután soronként egy célkészlet névvel vagy számmal, két példányhoz 2x jelöléssel. Az OCTGN fájljai (.o8d) is beolvashatók.
deck-text = A pakli szövegként
choose-file = Fájl kiválasztása
import = Betöltés
kept-decks = Mentett paklik
no-decks = Még nincs.
deck-legal = szabályos
deck-illegal = szabálytalan
remove-deck = Törlés

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
turn-theme = Világos vagy sötét
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
end-won = Nyertél
end-lost = Vesztettél
end-watched = A játszma véget ért
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
turn-table = A másik oldal
share = Megosztás
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
key-hint = tipp: mit tenne egy bot
key-undo = visszavonás
key-skip = a még futó megjelenítés átugrása
key-log = napló
key-chat = csevegés
key-theme = világos vagy sötét
key-escape = bezárás
key-help = ez az oldal

# a kalauz
coach = Kalauz
coach-next = Értem
coach-off = Nem kérek több tanácsot
