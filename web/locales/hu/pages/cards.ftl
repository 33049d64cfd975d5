# A lapok könyvtára: keresés, egy lap és minden, ami róla szól.

library-title = Lapok
library-words = Minden játék minden lapja: mit mond, mely szabályokat érinti, és hogyan szerepelt itt.
library-of = { $game }: a lapok
library-games = Minden játék
library-of-box = Egy asztal doboza
library-loading = Kirakjuk a lapokat…
library-cards = Lapok
library-filters = Szűrők
library-clear = Minden szűrő törlése
library-search = Keress a lapok között
library-example = költség<3 típus:jármű "pontos szavak" -szó
library-count = { $count } / { $all } lap
library-nothing = Nincs ilyen lap. Vegyél el valamit a keresésből, vagy töröld a szűrőket.
library-sort = Sorrend
library-sort-printed = Ahogy nyomtatták
library-sort-title = Név
library-sort-up = { $field }, a legkisebbtől
library-sort-down = { $field }, a legnagyobbtól

query-no-field = „{ $part }”: ilyenje nincs a lapoknak.
query-fields = Ezek vannak: { $fields }.
query-no-value = { $field }: egyik lapnak sincs ilyenje: „{ $part }”.
query-no-number = { $field }: „{ $part }” nem szám.
query-open-quote = Ennek az idézetnek nincs vége: { $part }.
query-nothing = „{ $part }” után hiányzik valami.
query-meant = Erre gondoltál: „{ $nearest }”?

library-back = Vissza a lapokhoz

card-unknown = Nincs ilyen lap: „{ $card }”.
card-before = Előző: { $title }
card-next = Következő: { $title }
card-place = { $place } / { $all }
card-copy = A link másolása
card-copied = Kimásolva
card-facts = Adatok
card-rules = Szabályok, amelyeket érint
card-no-rules = Nem érint külön szabályt.
card-rulings = Döntések
card-no-rulings = Egyetlen döntés sem említi.
card-decks = Paklik, amelyekben benne van
card-no-decks = Egyetlen kezdőpakliban sincs benne, és a tieidben sem.
card-own-deck = a tiéd
card-copies = { $count }×
card-record = Hogyan szerepelt itt
card-record-words = A szerver befejezett játszmáiból, emberekéből és botokéból: minden játékos, akinél volt, játszmánként egyszer számít.
card-had = Akinél volt
card-played = Aki kijátszotta
card-none = Még senki.
card-few = { $games } játszma: ebből még semmi sem következik.
card-share = { $games } közül { $won } győzelem: { $share }%, biztosan { $least }% és { $most }% között.
card-even = A fele is köztük van: lehet véletlen.
card-record-own-box = Saját dobozzal játszott asztal nem számít.

card-facts-only = csak az adatai
card-facts-only-why = Csak az adatai: ismert, mi van a lapra nyomtatva, de az még nem, mit tesz a szövege. Pakliba nem tehető.
