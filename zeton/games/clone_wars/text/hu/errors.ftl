# Mi a baj egy előkészítéssel, egy komponensfájllal vagy egy állással ebben a játékban.

what-planet = bolygó
what-villain = gonosztevő
what-villain-in-this-game = gonosztevő ebben a játszmában
what-jedi = jedi
what-difficulty = nehézségi szint
what-mission = küldetés
what-finale-mission = finálébeli küldetés
what-squad-card = osztagkártya
what-invasion-card = inváziókártya
what-effect = hatás
what-symbol = ikon
what-token = jelző
what-type-of-squad-card = osztagkártya-típus
what-kind-of-invasion-card = inváziókártya-fajta

error-missions = Ezen a nehézségi szinten a küldetések száma { $least ->
    [0] { $most }
   *[other] { $least } és { $most } közötti
}, nem { $given } (R3.15).
error-list-of-jedi = „{ $name }” értéke egy lista { $count } jedivel, például { $example }, nem pedig { $given } (R3.12, R23.1).
error-jedi-twice = { $given } kétszer áll itt: „{ $name }”. Egy jedivel csak egyszer lehet játszani (R3.12).
error-placed-already = { $card } már máshol van: a dobozban csak { $count } ilyen lap van.
error-players = „{ $name }” értéke egy lista { $least }–{ $most } jedivel, nem pedig { $given }.
error-solo = Egyszemélyes játszmában { $least } jedi van, nem { $count } (R23.1).
error-finale = A fináléban minden más küldetés teljesült (R21.1).

# Komponensfájlok

error-no-component-file = Egy komponensfájl JSON-objektum.
error-no-components = „{ $name }” értéke egy komponensfájl útvonala vagy tartalma, nem pedig { $given }.
error-component = Komponensfájl, { $where }: { $why }
error-no-object = Ide objektum kell, nem pedig { $given }.
error-missing = Hiányzik: „{ $name }”.
error-empty = Üres: „{ $name }”.
error-entry-numbers = „{ $name }” értéke { $least } és { $most } közötti számok listája, nem pedig { $given }.
error-read-by-nobody = Ezt senki sem olvassa: { $given }. { $why }
error-at-least = „{ $name }” alatt legalább { $least } bejegyzés kell.
error-schema = „{ $name }” értéke { $given }; ez a változat ezt olvassa: { $wanted }.
error-id-twice = Ez az azonosító kétszer áll a fájlban: { $given }.
error-id-is-word = { $given } nem lehet azonosító: ennek a fájlnak a szava.
error-no-effect = Egy hatás objektum, amelyben „{ $name }” van, nem pedig { $given }.
error-no-part-of-effect = { $effect } nem ismeri ezt: { $given }; { $count ->
    [0] csak neve van.
   *[other] ezek tartoznak hozzá: { $parts }.
}
error-effect-needs = { $effect } mellé kell „{ $name }”.
error-effect-needs-planet = { $effect } mellé bolygó kell, vagy egy szó, amely azt jelent; { $given } nem az.
error-list-of-cards = „{ $name }” értéke osztagkártyák azonosítóinak listája, nem pedig { $given }.
error-list-of-rounds = „{ $name }” értéke hatások listáinak listája, nem pedig { $given }.
error-no-mission = { $given } egy küldetés bolygójáról szól, ez viszont nem küldetés.
error-retires-elsewhere = Gonosztevő csak egy gonosztevőlap „{ $name }” mezője által hagyja el a játékot.
error-retires-whom = { $effect } egy gonosztevő azonosítóját adja meg, de nem ezét: { $villain }, hiszen ez az ő lapja.
error-villain-not-in-game = { $villain } nincs ebben a játszmában; „{ $name }” alatt ezek vannak: { $known }.
error-no-strength = Ennek a gonosztevőnek nincs ilyen mezője: „{ $name }”.
error-too-early = { $effect } nem lehetséges, amíg nincs inváziópakli, küldetés vagy jedi (R3.6).
error-lane = Egy útvonal két bolygóból álló pár, nem pedig { $given }.
error-unreached-planet = Útvonalak semmilyen lánca sem köti ezt a többi bolygóhoz: { $planet }.
error-begins-nowhere = „{ $name }” nem mondja meg, hol kezd { $villain }.
error-start-cards = „{ $name }” alatt 1 és { $most } közötti számok állnak, az előkészítéskor húzott inváziókártyák sorszámai.
error-never-ends = „{ $name }” egyik lapja sem lépteti az inváziójelölőt: a játszma sosem érne véget (R14.6).
error-strengths = „{ $name }” minden erőhöz egy számot ad meg, 0 és { $most } között.
error-no-reminder = Emlékeztető jelölő nélkül ezt senki sem olvassa: „{ $name }”. „{ $marker }” szerint nincs (R14.1).
error-five-jedi = Egy { $most } fős játszmához { $most } jedi és { $most } segédlap kell.
error-no-faces = A kockánál hiányzik: „{ $name }”.
error-too-many-pieces = Egy játszmában { $count } darab volna, de legfeljebb { $most } lehet.
error-initial-droids = „{ $name }” értéke { $given }, de egy bolygón legfeljebb { $limit }, összesen pedig { $most } lehet.
error-dealt-too-many = „{ $name }” több, mint a { $most } lapos korlát.
error-mission-planet-discarded = „{ $name }”: a küldetésbolygók kártyái az eldobott inváziókártyák között kezdenek.
error-few-invasion-cards = Az előkészítés { $least } inváziókártyát húz, de csak { $count } van.
error-counted = „{ $name }” szerint { $given }, de a fájlban { $count } van.
error-impossible-mission = Senki sem teljesítheti ezt: { $mission }. Ennyi kell hozzá: { $needed }, de { $most } fölé nem lehet jutni (R8.6).
error-unwinnable = Senki sem győzhet: nincs „{ $missions }”, és ennek az eltávolítása: { $villain }, { $removable ->
    [yes] nem hoz győzelmet („{ $win }”)
   *[no] nem lehetséges enélkül: „{ $health }”
} (R22.2).

# Ami minden asztalon igaz

error-law-types = Minden darab ott van, ahol a fajtájának darabjai lehetnek.
error-law-jedi = Minden játékos saját jedivel játszik, aki egyedül játszik, kettővel.
error-law-figures = Egy játékban lévő jedi egy bolygón van, egy gonosztevő bolygón vagy a táblán kívül, és ott nincs senki más.
error-law-enemies = A droidok és a blokádok bolygókon vagy a készletben vannak.
error-law-droid-limit = Egy bolygón nincs több droid a korlátnál.
error-law-squads = Egy osztagban nincs több lap a korlátnál.
error-law-exhausted = Csak egy osztag lapjai lehetnek kimerültek.
error-law-slots = Minden helyen küldetés van, mindegyik egy helyen.
error-law-no-mission = Ha nincs küldetés, már tart a finálé.
error-law-tokens = Egy jelző bolygón vagy a táblán kívül van.
error-law-finale = A gonosztevőlap akkor fordul meg, amikor minden küldetés teljesült; utána jönnek a finálé küldetései.
error-law-tracks = A jelölők a sávjukon vannak.
error-law-lost = A fenyegetettségsáv végén a játszma elveszett.
error-law-actions = Akció csak akciólépésben marad, és nem több, mint amennyi egy körben van.
error-law-steps = A lépés az, amelyik éppen tart.

# Ki sérti meg

error-no-planet = egyetlen bolygó sem
error-jedi-in-play = { $count } jedi van játékban.
error-played-times = { $who } { $count } példányban van játékban.
error-jedi-has-turn = Állítólag a { $number }. jedi köre van.
error-jedi-acts = Állítólag a { $number }. jedi cselekszik.
error-figure-at = { $who } helye: { $where }.
error-played-by-nobody = { $who } a táblán van, de senki sem játszik vele.
error-off-the-board = { $who } a táblán kívül van.
error-counted-droids = A táblán { $count }, a készletben { $left } droid van, összesen { $most } lehet.
error-counted-blockades = A táblán { $count }, a készletben { $left } blokád van, összesen { $most } lehet.
error-droids-on = Droidok vannak itt: { $where }.
error-blockades-on = Blokádok vannak itt: { $where }.
error-crowded = { $where }: { $count } droid van rajta, legfeljebb { $most }.
error-large-squad = { $who }: { $count } osztagkártyája van, legfeljebb { $most }.
error-slots-hold = { $count ->
    [0] A küldetések helyei üresek.
   *[other] A küldetések helyein ezek vannak: { $missions }.
}
error-no-mission-in-a-slot = Egyik helyen sincs küldetés.
error-token-on = A jelző („{ $token }”) itt van: { $where }.
error-sheet-shows = A gonosztevőlap { $finale ->
    [yes] a finálét mutatja.
   *[no] az elejét mutatja.
}
error-still-to-be-completed = A fináléban még teljesítetlen: { $who }.
error-before-the-finale = A finálé előtt már játékban van: { $who }.
error-invasion-marker = Az inváziójelölő helye { $number }, legfeljebb { $most }.
error-strength = Az erő { $number }, legfeljebb { $most }.
error-threat = A fenyegetettség { $number }, legfeljebb { $most }.
error-actions-left = { $count } akció maradt, legfeljebb { $most }.
error-free-actions-left = { $count } ingyenes akció maradt, legfeljebb { $most }.
error-said-step = A lépés állítólag { $given }.
error-this-turn = Ez a { $number }. kör.
