# Hogyan lesznek mondatok abból, amit a játék elemeinek fájlja mond.
# A $where kész helyhatározó kisbetűvel („a gonosztevő bolygóján”), vagy egy bolygó neve.

squad-assault = merítsd ki ezt a lapot a bolygódon zajló támadásban: +1 siker. Lopakodás típusú lapokkal együtt soha nem segít.
squad-stealth = merítsd ki ezt a lapot a bolygódon zajló támadásban: +1 siker. Roham típusú lapokkal együtt soha nem segít.
squad-armor = merítsd ki ezt a lapot, amikor a bolygódon egy jedi sérülést kapna: 1 sérüléssel kevesebbet kap.
squad-transport = merítsd ki ezt a lapot, amikor egy jedi elrepül a bolygódról: legfeljebb két útvonalat tehet meg. Egy repüléshez csak egy szállító használható.

ally-send = dobd el ezt a lapot: mozgass bármelyik bolygóra egy jedit, aki éppen nem hajt végre akciót.
ally-successes = dobd el ezt a lapot a bolygódon zajló támadás vagy küldetés közben, ha a bolygód küldetésbolygó: +{ $number } siker.
ally-actions = dobd el ezt a lapot bármelyik akciólépésben: az aktív játékos { $number } további akciót kap.
ally-strike = dobd el ezt a lapot: okozz összesen { $number } sérülést a bolygódon lévő ellenségeknek; ez hozzáadódik ahhoz, amit a folyamatban lévő akció okoz ott.
ally-supply = dobd el ezt a lapot: egy általad választott jedi { $number } osztagkártyát húz.
ally-break-blockade = dobd el ezt a lapot: távolíts el { $number } blokádot bármelyik bolygóról.
ally-look = dobd el ezt a lapot: nézd meg a felső { $number } inváziókártyát, és tedd vissza őket tetszőleges sorrendben. Invázió közben nem használható.
ally-shield = dobd el ezt a lapot, amikor a bolygódon egy jedi sérülést kapna: most egyáltalán nem kap.
ally-sabotage = dobd el ezt a lapot: távolíts el legfeljebb { $number } droidot egy olyan bolygóról, ahol nincs blokád.

free-attack = Ingyenes akció · támadj; a szövetségeseken kívül minden lapod { $type } típusúnak számít, és a segítők csak ilyen lapot adhatnak hozzá.
free-bombard = Ingyenes akció · meríts ki legfeljebb { $number } lapot; mindegyik 1 sérülést okoz a bolygódon vagy egy szomszédos bolygón.
free-draw-and-discard = Ingyenes akció · húzz { $number } osztagkártyát, ezután dobj el { $second } osztagkártyát.
free-bring = Ingyenes akció · mozgass egy jedit egy másik jedi bolygójára.
free-herd = Ingyenes akció · legfeljebb { $number } droid egy-egy útvonalat tesz meg a bolygódra vagy a bolygódról; egy bolygón legfeljebb { $limit } lehet, és blokád alól egy sem mehet el.
free-lead = Ingyenes akció · a bolygódról legfeljebb { $number } jedi átmegy ugyanarra a szomszédos bolygóra.
free-exchange = Ingyenes akció · húzz { $second } osztagkártyát; ezután te és egy másik jedi a bolygódon legfeljebb { $number } lapot adhattok egymásnak.

invasion-planet = 1 droid jelenik meg { STARTS($planet, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az
   *[no] a
} { $planet } bolygón.
invasion-token = 1 droid jelenik meg azon a bolygón, ahol a { $token } küldetésjelző van.

mission-on = { STARTS($planet, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
    [yes] az
   *[no] a
} { $planet } bolygón kísérelhető meg.
when-drawn = Felhúzáskor · { $effect }
when-completed = Teljesítéskor · { $effect }

sheet-setup = Előkészítés · { $effect }
sheet-finale = Finálé · { $effect }
sheet-turn = Minden körben · { $effect }
sheet-removed = Ha lekerül a tábláról · { $effect }
sheet-last-enemy = { $villain } csak akkor kap sérülést, ha ő az utolsó ellenség a bolygón.
sheet-no-health = a gonosztevőt nem lehet eltávolítani.

if-on-board = ha a gonosztevő a táblán van, { $effect }
if-off-board = ha a gonosztevő nincs a táblán, { $effect }
if-on-a-mission-planet = ha a gonosztevő küldetésbolygón van, { $effect }
if-all-on-board = ha minden gonosztevő a táblán van, { $effect }

who-active = az aktív jedi { $effect }.
who-all = minden jedi { $effect }.
who-here = ezen a bolygón minden jedi { $effect }.
who-here-or-adjacent = ezen a bolygón és a szomszédosakon minden jedi { $effect }.
who-villain = a gonosztevő bolygóján minden jedi { $effect }.
who-adjacent-to-villain = a gonosztevő bolygójával szomszédos bolygókon minden jedi { $effect }.
who-villain-or-adjacent = a gonosztevő bolygóján és a szomszédosakon minden jedi { $effect }.
who-top-planet = a legfelső bolygón minden jedi { $effect }.
who-with-enemies = minden jedi, akinek a bolygóján ellenség van, { $effect }.
who-with-villains = minden jedi, akinek a bolygóján gonosztevő van, { $effect }.

# A szám X is lehet; „minden ottani ellenség után” legfeljebb ennyi, ha van felső határ.
x-strength = X a gonosztevő ereje.
each-damage = { $per ->
    [enemies] minden ottani ellenség után { $number }{ $most ->
        [0] { "" }
       *[other] , de legfeljebb { $most }
    }
   *[other] { $number }
} sérülést kap
each-exhaust = { $per ->
    [enemies] minden ottani ellenség után { $number }{ $most ->
        [0] { "" }
       *[other] , de legfeljebb { $most }
    }
   *[other] { $number }
} lapot kimerít
each-draw = { $number } osztagkártyát húz
each-ready = legfeljebb { $number } lapot felfrissíthet
each-move = átmehet { $where }
each-parts = { $first } és { $second }
each-rounds = { $first }; ezután mindegyik { $second }
cancelled-by = Egyikük kimeríthet 1 { $type } típusú lapot, hogy ez mindenkinél elmaradjon.

where-here = ezen a bolygón
where-here-and-adjacent = ezen és minden szomszédos bolygón
where-villain = a gonosztevő bolygóján
where-villain-or-adjacent = a gonosztevő bolygóján és a szomszédosakon
where-villains = minden olyan bolygón, ahol gonosztevő van
where-top = a legfelső bolygón
where-any = bármelyik bolygóra
where-adjacent = egy szomszédos bolygóra
where-off-the-board = a dobozban

villain-this = a gonosztevő
villain-this-again = { "" }
villain-all = minden gonosztevő
villain-missing = minden táblán kívüli gonosztevő
villain-first-missing = az első táblán kívüli gonosztevő

effect-droids = { $number } droid jelenik meg { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}.
effect-droids-up-to-limit = { $number ->
    [one] 1
   *[other] legfeljebb { $number }
} droid jelenik meg { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}{ $number ->
    [one] , ha még nincs ott { $limit }
   *[other] , de összesen legfeljebb { $limit } lehet ott
}.
effect-spread-droids = 1-1 droid jelenik meg az aktív játékos által választott { $number } bolygón ({ STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
}).
effect-clear-droids = távolítsd el az összes droidot { STARTS($where, like: "[a-záéíóöőúüű]") ->
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
effect-take = az aktív jedi az osztagpakliból vagy a dobott osztagkártyák közül magához veszi { STARTS($cards, like: ".*, ") ->
    [yes] a következő lapokat, ha még nincsenek senkinél: { $cards }
   *[no] { STARTS($cards, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $cards } lapot, ha még nincs senkinél
}.
effect-look = az aktív játékos megnézi a felső { $number } inváziókártyát, és tetszőleges sorrendben visszateszi őket.
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
effect-tokens = mindkét küldetésjelző mostantól { STARTS($where, like: "[a-záéíóöőúüű]") ->
    [yes] { $where }
   *[no] { STARTS($where, like: "[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]") ->
        [yes] az
       *[no] a
    } { $where } bolygón
} van.
effect-threat = a fenyegetettség { $number } ponttal nő.
effect-strength = a gonosztevő ereje { $number } ponttal { $sign ->
    [minus] csökken
   *[other] nő
}{ $overflow ->
    [yes] { "" }; ha már a legnagyobb, ehelyett a fenyegetettség 1 ponttal nő
   *[no] { "" }
}.
effect-reveal-invasion = fedj fel { $number } inváziókártyát: { $number ->
    [one] a bolygóján
   *[other] mindegyiknek a bolygóján
} 1 droid jelenik meg.
effect-advance-invasion-marker = az inváziójelölő egy mezővel előrelép; ha már a sáv végén áll, ehelyett a fenyegetettség 1 ponttal nő.
effect-besiege = a legalsó inváziókártya bolygóján annyi droid jelenik meg, hogy összesen { $limit } legyen ott.
effect-recycle-invasion = keverd meg a dobott inváziókártyákat azzal a lappal együtt, és tedd őket a pakli tetejére.
effect-win = a játékosok nyernek.

fact-type = Laptípus
fact-threshold = Küszöb
fact-symbols = Ikonok
fact-damage = Sérülés
fact-health = Életerő
fact-rulebook = A szabálykönyvből
fact-public = Nyilvános forrásokból
fact-reconstructed = Saját rekonstrukció
fact-noted = A fájl jegyzetei szerint
