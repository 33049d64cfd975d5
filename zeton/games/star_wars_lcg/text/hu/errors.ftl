# Mi a baj egy paklival vagy egy állással ebben a játékban.

what-affiliation = szövetség
what-objective = célkártya
what-enemy-objective = ellenséges célkártya
what-unit = egység, amely ott lehetne
what-light-card = lap a világos oldalon
what-dark-card = lap a sötét oldalon

error-few-lines = { $file } { $count ->
    [0] egyetlen sort sem
    [one] egy sort
   *[other] { $count } sort
} tartalmaz a pakliból. Az első sor a neve, a második a szövetsége ({ $affiliations }), minden további pedig egy célkészlet, például „2x { $example }”.
error-begins-with-affiliation = Egy pakli a szövetségével kezdődik, ezek egyikével: { $known }, nem egy készlettel.
error-no-set = Ilyen célkészlet nem játszható: { $given }. Ezek a készletek vannak: { $known }.
error-set-by-other-card = { $given } egy készlet egyik lapja, a készlet viszont a célkártyájának a nevét viseli; írd ezt: { $objectives }.
error-one-affiliation = { $file }: egy paklinak egy szövetségkártyája van ezek közül: { $known }; { $count ->
    [0] ennek egy sincs.
   *[other] ennek ezek: { $had }.
}
error-whole-sets = { $file }: a célkészletek egészben használandók, a célkártyával és az öt lappal együtt (R1.5). { $wrong }
error-missing-of-set = Hiányzik: { $copies }x { $printed }, ebből: { $sets }.
error-of-no-set = { $copies }x { $printed } nem tartozik a pakli egyik készletéhez sem.
error-same-side = Mindkét oldalról egy-egy pakli kell, de { $decks } { $side ->
    [light] a világos oldalé.
   *[dark] a sötét oldalé.
}

error-sides = „{ $name }” értéke ezek mindegyike egyszer: { $sides }, a helyek sorrendjében, nem pedig { $given }.
error-no-affiliation = { $given } nem szövetség { $side ->
    [light] a világos oldalon.
   *[dark] a sötét oldalon.
} Ezek vannak: { $known }.
error-captured-elsewhere = Lapok a sötét oldal célkártyáinál vannak fogságban, nem itt: { $given } (R16.1).
error-engagement-phase = A lerohanás az összecsapásfázisban történik, nem ebben: „{ $phase }”.
error-no-objective = A lerohanáshoz kell „{ $name }”: egy felfedett ellenséges célkártya neve (R6.3).
error-not-declared-yet = A lerohanásnak ebben a lépésében: { $step }, még senki sincs kijelölve ide: „{ $name }” (R6.1).
error-no-attackers = A lerohanást legalább egy támadó kezdi: ebben a lépésben: { $step }, „{ $name }” nevezi meg őket, vagy már nincsenek (R6.4).
error-edge-and-step = Az előnyért vívott harc után valakié az előny, előtte senkié (R7.10): a lépés { $step }, az előny { $edge }.

# Ami minden asztalon igaz

error-law-types = Minden lap ott van, ahol a típusának lapjai lehetnek.
error-law-sides = Minden játékosnak egy oldal lapjai vannak.
error-law-owners = A lapok a tulajdonosuknál vannak, a megsemmisült célkártyák pedig az ellenfél győzelmi paklijában.
error-law-control = Csak olyan erősítés lehet másnál, mint a tulajdonosánál, amelyik nincs más lapon.
error-law-affiliation = Mindkét oldal szövetségkártyája játékban van.
error-law-objectives = Egy játékosnak legfeljebb három felfedett célkártyája van.
error-law-unique = Egyedi lap csak egyszer lehet játékban.
error-law-enhancements = Az erősítés azon van, amit erősít.
error-law-captured = A világos oldal lapjai vannak fogságban, a sötét oldal célkártyáinál.
error-law-attached = Csak erősítések és foglyok csatlakoznak valamihez.
error-law-capacity = Ami annyi sérülést kapott, amennyi a kapacitása, megsemmisült.
error-law-tokens = Sérülés és pajzs játékban lévő egységeken és célkártyákon van, fókuszjelző játékban lévő lapokon.
error-law-dial-damage = A számláló csak olyan játszmában sérül, ahol egy lap megengedi.
error-law-shields = Egy lapon legfeljebb egy pajzs van, kivéve ha Karakter.
error-law-force = Egy oldalnak három Erő-kártyája van, egységenként egy.
error-law-engaged = Ellenséges célkártyát rohannak le, a világos oldal pedig a számlálót is, ha egy lap megengedi.
error-law-engagement = Lerohanás az összecsapásfázisban van.
error-law-attackers = Aki lerohan egy célkártyát, annak van támadni képes egysége.
error-law-participants = A támadók annak a játékosnak az egységei, akinek a köre van, a védők a másikéi.
error-law-edge = Az előnyért vívott harc után valakié az előny, előtte senkié.
error-law-won-by-objectives = Három megsemmisült célkártyával a világos oldal már győzött.
error-law-dial = A számláló 0-ról indul, és 12-nél a sötét oldal már győzött.
error-law-over = Egy lap szerint a játszma véget ért.
error-law-turns = A sötét oldalé az 1., 3., 5. … kör, a világosé a többi.
error-law-phases = A fázis a kör fázisainak egyike.
error-law-first-turn = A sötét oldal az első körében kihagyja az összecsapásfázist; a 3. körtől van neki.

# Ki sérti meg

error-of-side = { $who } gazdája { $side ->
    [light] a világos oldal
   *[dark] a sötét oldal
}.
error-in-pile-of = { $who } itt van: „{ $zone }”, { $side ->
    [light] a világos oldalon
   *[dark] a sötét oldalon
}.
error-affiliations = { $side ->
    [light] A világos oldalnak
   *[dark] A sötét oldalnak
} { $count } szövetségkártyája van.
error-current-objectives = { $side ->
    [light] A világos oldalnak
   *[dark] A sötét oldalnak
} { $count } felfedett célkártyája van.
error-unit-cannot-enhance = { $who } egység, és nem erősítheti ezt: { $host }.
error-captured-at = { $who } itt van fogságban: { $host }.
error-is-damaged = { $who } sérült.
error-is-shielded = { $who } pajzsot visel.
error-is-focused = { $who } fókuszjelzőt visel.
error-dial-damage = A Halálcsillag-számlálón { $damage } sérülés van.
error-has-shields = { $who } pajzsainak száma { $count }.
error-force-cards = { $side ->
    [light] A világos oldalnak
   *[dark] A sötét oldalnak
} { $count } Erő-kártyája van egységeken.
error-is-committed = { $who } az Erőhöz van rendelve.
error-engages-dial = { $side ->
    [light] A világos oldal
   *[dark] A sötét oldal
} a Halálcsillag-számlálót rohanja le e lap nélkül: { $run }.
error-engages = { $side ->
    [light] A világos oldal
   *[dark] A sötét oldal
} ezt rohanja le: { $who }.
error-engaged-for-nothing = Egységek vesznek részt, vagy valakié az előny, de nincs lerohant célkártya.
error-engaged-in-phase = Lerohant célkártya van ebben a fázisban: „{ $phase }”.
error-first-turn-conflict = A sötét oldal összecsapásfázisa van az 1. körben.
error-no-possible-attacker = { $side ->
    [light] A világos oldalon
   *[dark] A sötét oldalon
} senki sem tudná megtámadni ezt: { $who }.
error-participates = { $who } részt vesz { $side ->
    [light] a világos oldalon
   *[dark] a sötét oldalon
}.
error-has-edge = { $side ->
    [light] A világos oldalé
    [dark] A sötét oldalé
   *[none] Senkié
} az előny.
error-victory-pile = A világos oldal győzelmi paklijában { $count } célkártya van.
error-dial-shows = A számláló állása { $count }.
error-is-destroyed = { $who } megsemmisült.
error-turn-of = A { $number }. kör gazdája { $side ->
    [light] a világos oldal
   *[dark] a sötét oldal
}.
error-setup-is-over = Az előkészületek véget értek.
error-balance-shows = Az Erő egyensúlya ezt mutatja: { $given }.
error-fact-set = hiányos célkészlet ({ $set }.): { $wanted } lapjából csak { $cards } van meg.
error-fact-place = ugyanebben a célkészletben ({ $set }.) a { $place } számú helyen másik lap is van.
