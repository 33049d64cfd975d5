# Hogyan lesznek mondatok abból, amit a játék elemeinek fájlja mond.
# A $where kész helyhatározó kisbetűvel („a gonosztevő bolygóján”), vagy egy bolygó neve.

type-assault = Merítsd ki ezt a lapot a bolygódon zajló támadásban: +1 siker. Lopakodással együtt soha.
type-stealth = Merítsd ki ezt a lapot a bolygódon zajló támadásban: +1 siker. Rohammal együtt soha.
type-armor = Merítsd ki ezt a lapot, amikor a bolygódon egy jedi sérülést kapna: 1 sérüléssel kevesebb.
type-transport = Merítsd ki ezt a lapot, amikor egy jedi elrepül a bolygódról: legfeljebb két útvonalat tehet meg. Repülésenként egy szállító.

ally-send = Dobd el ezt a lapot: mozgass 1 jedit bármelyik bolygóra; olyat nem, aki éppen akciót hajt végre.
ally-successes = Dobd el ezt a lapot a bolygódon zajló támadás vagy küldetés közben, ha az küldetésbolygó: +{ $number } siker.
ally-actions = Dobd el ezt a lapot bármelyik akciólépésben: az aktív játékos { $number } további akciót kap.
ally-strike = Dobd el ezt a lapot: okozz összesen { $number } sérülést a bolygódon lévő ellenségeknek; ez hozzáadódik ahhoz, amit a folyamatban lévő akció okoz ott.
ally-supply = Dobd el ezt a lapot: 1 jedi { $number } lapot húz.
ally-break-blockade = Dobd el ezt a lapot: távolíts el { $number } blokádot bármelyik bolygóról.
ally-look = Dobd el ezt a lapot: nézd meg a felső { $number } inváziókártyát, és tedd vissza őket tetszőleges sorrendben. Invázió közben nem lehet.
ally-shield = Dobd el ezt a lapot, amikor a bolygódon egy jedi sérülést kapna: most nem kap sérülést.
ally-sabotage = Dobd el ezt a lapot: távolíts el legfeljebb { $number } droidot 1 olyan bolygóról, ahol nincs blokád.

free-attack = Ingyenes akció: támadj; a szövetségeseken kívül minden lapod { $type ->
    [assault] rohamnak számít, a segítők csak rohamot
    [stealth] lopakodásnak számít, a segítők csak lopakodást
    [armor] páncélosnak számít, a segítők csak páncélost
   *[transport] szállítónak számít, a segítők csak szállítót
} adhatnak hozzá.
free-bombard = Ingyenes akció: meríts ki legfeljebb { $number } lapot; mindegyik 1 sérülést okoz a bolygódon vagy egy szomszédos bolygón.
free-draw-and-discard = Ingyenes akció: húzz { $number } lapot, ezután dobj el { $second } lapot.
free-bring = Ingyenes akció: mozgass 1 tetszőleges jedit egy másik jedi bolygójára.
free-herd = Ingyenes akció: legfeljebb { $number } droid egy-egy útvonalat tesz meg a bolygódra vagy a bolygódról; egy bolygón legfeljebb { $limit } lehet, és blokád alól egy sem mehet el.
free-lead = Ingyenes akció: a bolygódról legfeljebb { $number } jedi átmegy ugyanarra a szomszédos bolygóra.
free-exchange = Ingyenes akció: húzz { $second } lapot; ezután te és a bolygódon lévő 1 jedi legfeljebb { $number } lapot adhattok egymásnak.

invasion-planet = 1 droid jelenik meg { STARTS($planet, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az
   *[no] a
} { $planet } bolygón.
invasion-token = 1 droid jelenik meg azon a bolygón, ahol { $token ->
    [orange] a narancssárga
   *[white] a fehér
} küldetésjelző van.

mission-on = Bolygó: { $planet }.
when-drawn = Felhúzáskor: { $effect }
when-completed = Teljesítéskor: { $effect }

sheet-setup = Előkészítés: { $effect }
sheet-finale = Finálé: { $effect }
sheet-turn = Minden körben: { $effect }
sheet-removed = Ha lekerül a tábláról: { $effect }
sheet-last-enemy = { $villain } csak akkor kap sérülést, ha ő az utolsó ellenség a bolygón.
sheet-no-health = A gonosztevő nem távolítható el.

number-per-enemy = minden ottani ellenség után { $number }{ $most ->
    [0] { "" }
   *[other] , de legfeljebb { $most }
}

if-on-board = Ha a gonosztevő a táblán van: { $effect }
if-off-board = Ha a gonosztevő nincs a táblán: { $effect }
if-on-a-mission-planet = Ha a gonosztevő küldetésbolygón van: { $effect }
if-all-on-board = Ha minden gonosztevő a táblán van: { $effect }

who-active = Az aktív jedi { $effect }.
who-all = Minden jedi { $effect }.
who-here = Ezen a bolygón minden jedi { $effect }.
who-here-or-adjacent = Ezen a bolygón és a szomszédosakon minden jedi { $effect }.
who-villain = A gonosztevő bolygóján minden jedi { $effect }.
who-adjacent-to-villain = A gonosztevő bolygójával szomszédos bolygókon minden jedi { $effect }.
who-villain-or-adjacent = A gonosztevő bolygóján és a szomszédosakon minden jedi { $effect }.
who-top-planet = A legfelső bolygón minden jedi { $effect }.
who-with-enemies = Minden jedi, akinek a bolygóján ellenség van, { $effect }.
who-with-villains = Minden jedi, akinek a bolygóján gonosztevő van, { $effect }.

each-damage = { $number } sérülést kap
each-exhaust = { $number } lapot kimerít
each-draw = { $number } lapot húz
each-ready = legfeljebb { $number } lapot felfrissíthet
each-move = átmehet { $where ->
    [any] bármelyik bolygóra
    [adjacent] egy szomszédos bolygóra
   *[other] { $where }
}
cancelled-by = Egyikük kimeríthet 1 { $type ->
    [assault] roham
    [stealth] lopakodás
    [armor] páncélos
   *[transport] szállító
} típusú lapot, hogy ez mindenkinél elmaradjon.

where-here = ezen a bolygón
where-here-and-adjacent = ezen a bolygón és minden szomszédoson
where-villain = a gonosztevő bolygóján
where-villain-or-adjacent = a gonosztevő bolygóján és a szomszédosakon
where-villains = minden olyan bolygón, ahol gonosztevő van
where-top = a legfelső bolygón
where-any = bármelyik bolygóra
where-adjacent = egy szomszédos bolygóra
where-off-the-board = a dobozban

villain-this = A gonosztevő
villain-all = Minden gonosztevő
villain-missing = Minden táblán kívüli gonosztevő
villain-first-missing = Az első táblán kívüli gonosztevő

effect-droids = { $number } droid jelenik meg { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}.
effect-droids-up-to-limit = Legfeljebb { $number } droid jelenik meg { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}; egy bolygón soha nem lehet több mint { $limit }.
effect-spread-droids = 1-1 droid jelenik meg az aktív játékos által választott { $number } bolygón ({ STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}).
effect-clear-droids = Nem marad droid { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}.
effect-blockade = { $number } blokád jelenik meg { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}.
effect-take = Az aktív jedi az osztagpakliból vagy annak dobott paklijából elveszi { STARTS($cards, like: ".*, ") ->
    [yes] ezeket a lapokat: { $cards }; amelyik már valakinél van, azt nem
   *[no] ezt a lapot: { $cards }, hacsak nincs már valakinél
}.
effect-look = Az aktív játékos megnézi a felső { $number } inváziókártyát, és tetszőleges sorrendben visszateszi őket.
effect-place = { $villain } { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
} jelenik meg.
effect-advance = { $villain } { $number } bolygónyit közeledik { $toward ->
    [jedi] a legközelebbi jedihez
   *[other] a legközelebbi küldetésbolygóhoz
}.
effect-retire = { $villain } kikerül a játékból.
effect-tokens = Mindkét küldetésjelző mostantól { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
} van.
effect-threat = Fenyegetettség +{ $number }.
effect-strength = A gonosztevő ereje { $sign ->
    [minus] −
   *[other] +
}{ $number }{ $overflow ->
    [yes] { "" }; ha már a legnagyobb, ehelyett fenyegetettség +1
   *[no] { "" }
}.
effect-reveal-invasion = Fedj fel { $number } inváziókártyát: { $number ->
    [one] a bolygóján
   *[other] mindegyiknek a bolygóján
} 1 droid jelenik meg.
effect-advance-invasion-marker = Az inváziójelölő egy mezővel előrelép; ha már a sáv végén áll, ehelyett fenyegetettség +1.
effect-besiege = A legalsó inváziókártya bolygóján annyi droid jelenik meg, hogy összesen { $limit } legyen ott.
effect-recycle-invasion = Keverd meg a dobott inváziókártyákat azzal a lappal együtt; a pakli tetejére kerülnek.
effect-win = A játékosok nyernek.

fact-type = Laptípus
fact-threshold = Küszöb
fact-symbols = Ikonok
fact-damage = Sérülés
fact-health = Életerő
fact-polish = Lengyel név
fact-provenance = Az adatok forrása
