# Paklik: építés, megőrzés, megosztás, importálás és kipróbálás; saját dobozok.

deck-begin = Építs valami újat
deck-new = Új pakli
box-new = Új doboz
deck-unnamed = Új pakli
deck-name = A pakli neve
deck-notes = Jegyzetek
deck-notes-words = Mit akar a pakli, mit érdemes megtartani az első kézben…
deck-versions = Változatok
deck-copy = Másolás
deck-remove = Törlés
deck-remove-sure = Törlöd minden változatával együtt: „{ $name }”?

import-words = Illessz be egy paklit, vagy válassz egy fájlt: a mi szövegünket, az OCTGN .o8d fájlját, a swdestinydb exportját, vagy „3x Név (Készlet)” sorokból álló listát fejlécekkel. A formát felismerjük.
import-pasted = beillesztett szöveg
deck-text = A pakli szövegként
choose-file = Fájl választása
import = Importálás
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
version-back = Visszaállítás
version-compare = Összehasonlítás
version-before = Előtte
version-after = Utána
version-same = Nincs különbség.

trial-title = Mennyire jó?
trial-words = Botok játszanak a paklival minden kezdőpakli ellen, amellyel összemérheti az erejét, ugyanazokkal az osztásokkal mindkét helyen, de csak addig, amíg ki nem derül a válasz. Erre akkor kerül sor, amikor a szervernek nincs más gondolkodnivalója.
trial-illegal = Amint a pakli szabályos, ki lehet próbálni.
trial-asked = A kérdés
trial-field = Jobb a mezőnynél?
trial-beside = Jobb ennél a változatnál: { $number }?
trial-length = Milyen hosszan
trial-deals = { $deals ->
    [4] Röviden: legfeljebb 4 osztás
    [20] Szokásosan: legfeljebb 20 osztás
    [60] Alaposan: legfeljebb 60 osztás
   *[other] Legfeljebb { $deals } osztás
}
trial-begin = Kezdés
trial-again = Próbáld ki újra
trial-stop = Leállítás
trial-running = A folyamatban lévő játszmák
trial-games = Lejátszott játszmák: { $games }, legfeljebb { $most }
trial-left = { $minutes ->
    [0] legfeljebb { $seconds } másodperc van hátra
   *[other] legfeljebb { $minutes } perc van hátra
}
trial-so-far = Eddig megnyert játszmák: { $share }% (biztosan { $least } és { $most }% között)
trial-stopped = Leállt, mielőtt kiderült volna.
trial-answer = A válasz
trial-part-opponents = Ellenfelek és helyek szerint
trial-part-ends = Hogyan dőltek el a játszmák
trial-part-curves = Körről körre
trial-part-cuts = Mit érdemes kivenni
trial-part-hands = Az első kéz
trial-part-cards = Lapról lapra
trial-interval = Zárójelben és csíkként: hol van a valódi arány 100 esetből 95-ben.
trial-opponent = Ellenfél
trial-won = Megnyert játszmák
trial-share = { $share }% ({ $least }–{ $most }), { $games } játszma
trial-won-by = Győzelem: { $reason }
trial-lost-by = Vereség: { $reason }
trial-ours = ez a pakli
trial-theirs = az ellenfelek
trial-turn = kör
trial-no-cuts = Egyetlen lapról sem bizonyosodott be, hogy vereséget hoz.
trial-openings = A megtartott első kezek összes lapja
trial-card = Lap
trial-gain = Nyereség, pont
trial-had = Győzelem, ha felhúztad
trial-played = ha kijátszottad
trial-unseen = ha elő sem került
trial-in-hand = Győzelem vele a megtartott kézben
trial-of = { $share }%, { $games } játszma
trial-shrinkage = A nyereség: száz játszmából mennyivel többet hozott, amikor a lapot felhúzták, mint amikor elő sem került. Úgy számít, mintha még { $games } játszma a többihez hasonlóan alakult volna, mert néhány játszma nem bizonyít semmit.

export = Exportálás
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
share-end = Megosztás megszüntetése
shared-copy = Másold a paklijaim közé

look-card-page = Minden erről a lapról

box-title = Saját doboz
box-words = A játék komponensfájlja: javítsd ki, ami a lapjaidra van nyomtatva, vagy találj ki sajátot. Írás közben ellenőrizzük.
box-name = A doboz neve
box-unnamed = Az én dobozom
box-text = A komponensfájl
box-line = { $line }. sor
box-sound = A doboz játszható.
box-play = Játssz vele
