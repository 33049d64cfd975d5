# Paklik: építés, megőrzés, megosztás, behozatal és kipróbálás; saját dobozok.

deck-begin = Építs valami újat
deck-new = Új pakli
box-new = Új doboz
deck-unnamed = Új pakli
deck-name = A pakli neve
deck-notes = Jegyzetek
deck-notes-words = Mit akar a pakli, mit érdemes megtartani az első kézben…
deck-versions = Változatok
deck-copy = Másolás
deck-remove = Eldobás
deck-remove-sure = Eldobod ezt minden változatával együtt: „{ $name }”?

import-words = Illessz be egy paklit, vagy válassz egy fájlt: a mi szövegünket, az OCTGN .o8d fájlját, a swdestinydb exportját, vagy „3x Cím (Készlet)” sorokból álló listát fejlécekkel. A formát felismerjük.
import-pasted = beillesztett szöveg
deck-text = A pakli szövegként
choose-file = Fájl választása
import = Behozatal
kept-decks = Megőrzött paklik
no-decks = Még egy sincs.
deck-legal = szabályos
deck-illegal = szabályt szeg

bench-cards = Lapok
bench-deck = Pakli
bench-sides = Lapok vagy pakli
bench-shelves = Miből választasz
bench-shelf-affiliation = Szövetség
bench-shelf-set = Célkészletek
bench-shelf-warlord = Hadúr
bench-shelf-card = Lapok
bench-shelf-character = Karakterek
bench-shelf-battlefield = Csatatér
bench-shelf-plot = Terv
bench-all = Az is, ami nem illik bele
bench-nothing = Itt semmi sem illik a pakliba, ahogy most van.
bench-set-cards = { $title } lapjai
bench-begin-star_wars_lcg = Kezdd egy szövetséggel: megmondja, melyik oldalon játszol, és mely célkészleteket használhatod.
bench-begin-conquest = Kezdd egy hadúrral: vele jön az osztaga, és a keréken elfoglalt helye megmondja, ki lehet a szövetségesed.
bench-begin-destiny = Kezdd egy karakterrel.
bench-less = { $title }: eggyel kevesebb
bench-more = { $title }: eggyel több
bench-copies = { $title }: { $copies } a pakliban
bench-choose = Választom
bench-choose-named = Választom: { $title }
bench-chosen = Kiválasztva
bench-chosen-named = Kiválasztva: { $title }
bench-normal = 1 kocka · { $points } pont
bench-elite = 2 kocka · { $points } pont
bench-elite-named = { $title }, 2 kocka
bench-points = { $points } pont
bench-undo = Visszavonás
bench-save = Mentés
bench-saved = Mentve
bench-legality = Szabályos a pakli?
bench-legal = Szabályos: játszható.
bench-illegal = { $count } szabály sérül
bench-play = Játssz vele
bench-against = Ellenfél
bench-curves = Görbék

tally-of = { $copies } / { $most }
tally-at-least = { $copies } / legalább { $least }

curve-bar = { $name }: { $copies }

sample-hand = Mintakéz
sample-deal = Ossz egy kezet
sample-another = Másik kéz
sample-turn = Egy első kör ez ellen: { $opponent }
sample-unfinished = Amint a pakli szabályos, osztani lehet belőle egy kezet.

version-number = { $number }. változat
version-back = Ezt vissza
version-compare = Összehasonlítás
version-before = Előtte
version-after = Utána
version-same = Nincs különbség.

export = Kivitel
export-title = A pakli szövegként
export-format = Forma
export-text = A pakli szövegként
export-save = Mentés fájlként
format-text = A mi szövegünk
format-list = Lista fejlécekkel
format-o8d = OCTGN (.o8d)
format-json = swdestinydb (JSON)
format-swdestinydb = swdestinydb (szöveg)
copy-text = Másolás
copied = Másolva
print = Nyomtatás

share = Megosztás
share-title = A pakli megosztása
share-words = Akinél ott a hivatkozás, az elolvashatja a paklit, ahogy éppen van, és lemásolhatja. Más nem találja meg.
share-link = A hivatkozás
share-begin = Hivatkozás készítése
share-end = Ne legyen megosztva
shared-copy = Másold a paklijaim közé

look-card-page = Minden erről a lapról

box-title = Saját doboz
box-words = A játék alkatrészfájlja: javítsd ki, ami a lapjaidra van nyomtatva, vagy találj ki sajátot. Írás közben ellenőrizzük.
box-name = A doboz neve
box-unnamed = Az én dobozom
box-text = Az alkatrészfájl
box-line = { $line }. sor
box-sound = A doboz játszható.
box-play = Játssz vele
