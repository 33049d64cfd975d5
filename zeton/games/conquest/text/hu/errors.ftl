# Mi a baj egy paklival vagy egy állással ebben a játékban.

what-warlord = hadúr
what-planet = bolygó

error-few-lines = { $file } { $count ->
    [0] egyetlen sort sem
    [one] egy sort
   *[other] { $count } sort
} tartalmaz a pakliból. Az első sor a neve, a második a hadura, minden további pedig egy lap, például „3x { $example }”.
error-one-warlord = { $file }: egy paklinak egy hadura van (DB1); { $count ->
    [0] ennek egy sincs.
   *[other] ennek ezek: { $had }.
}
error-begins-with-warlord = Egy pakli a hadurával kezdődik, nem egy lappal (DB1).
error-no-warlord = { $printed } nem hadúr ({ $rule }).
error-deck-entry = Egy pakliban lapok azonosítói vannak, mindegyik egész számú példánnyal, nem pedig ez: { $given }.
error-no-copy = { $printed }: a példányszám { $copies }, de minden felsorolt lapból legalább egy kell.

error-tokens = { $printed }: egy játékosnak legfeljebb tíz ilyen jelzőegysége van játékban (R19.6).
error-out-of-play = Játékon kívül egy lap csak a neve (R3.2); ez viszont { $given }.
error-warlords = „{ $name }” ezeket nevezi meg: { $named }. Egy játékosnak egy hadura van, egy helyen (R2.1).
error-warlord-there = { $printed } a sor { $place }. helyén
error-planet-twice = { $planet } két helyen van.
error-row-is-full = A sorban { $most } hely van; ennek már nem jut: { $planet }.
error-battle-phase = Csata a harci fázisban van, nem ebben: „{ $phase }”.
error-battle-nowhere = A sor { $place }. helyén nincs képpel felfelé fekvő bolygó: ott nincs csata.
error-nobody-fights = A sor { $place }. helyén nem kezdődik csata: az nem az első bolygó, és nincs ott hadúr (R8.3, R8.4).
error-deploy-turn-phase = „{ $name }” a bevetési fázishoz tartozik, nem ehhez: „{ $phase }” (R6.2).
error-turn-of-who-passed = „{ $player }” már passzolt, ebben a fázisban nincs több bevetési köre (R6.4).
error-round-of-no-battle = Nincs csata, harci köre pedig csak csatának van (R9.14): a csata helyét a „{ $name }” adja meg.
error-planet-is-title = Egy bolygó a neve, nem pedig { $given }.
error-no-place = Egy hely a sorban 1 és { $most } közötti szám, nem pedig { $given }.
error-units-at-planets = „{ $name }” objektum: helyek a sorban és az ott lévő egységek listája, nem pedig { $given }.

# Ami minden asztalon igaz

error-law-types = Minden lap ott van, ahol a típusának lapjai lehetnek.
error-law-owners = Játékon kívül egy lap a tulajdonosánál van.
error-law-warlord = Minden játékosnak egy hadura van, és az játékban van.
error-law-units = Az egységek főhadiszálláson vagy képpel felfelé fekvő bolygón vannak.
error-law-unique = Egy játékosnak egyedi lapja csak egyszer van játékban.
error-law-relics = Egy játékos legfeljebb egy Ereklyét irányít.
error-law-attachments = A csatolmány olyasmin van, amihez csatolható.
error-law-health = Az életerejével egyenlő sérüléssel egyetlen egység sem marad játékban.
error-law-damage = Sérülés egységeken van, és olyan támogatásokon, amelyekre kerülhet: ezeken mindig kevesebb, mint amennyitől kikerülnek a játékból.
error-law-out-of-play = Játékon kívüli lapon nincs semmi, és nem is kimerült.
error-law-bloodied = Csak hadurak vérzők.
error-law-attached = Csak csatolmányok vannak csatolva valamihez.
error-law-stored = Erőforrás csak olyan lapon van, amely ezt mondja, és nem több, mint amennyit mond.
error-law-row = A sor az első bolygó jelzőjénél kezdődik, nincs benne hézag, és a 7. helyen végződik.
error-law-face-up = Az első bolygó jelzőjétől öt bolygó fekszik képpel felfelé; kevesebb a sor végén, és amíg a következőt fel nem fedik.
error-law-first-planet = Az első bolygó a csatája végétől a főhadiszállás-fázis 4.2. lépéséig hiányzik, és csak akkor.
error-law-rounds = Az első bolygó jelzője ott van, ahol a forduló tart, a 4.2. lépéstől egy bolygóval tovább.
error-law-planets-fought-over = Fordulónként egy bolygó kerül ki a sorból.
error-law-warlords-at-home = A hadurak a kirendelésüktől a harci fázis végéig vannak bolygókon.
error-law-won = Három bolygó egy közös ikonnal már megnyerte a játszmát.
error-law-lost = Akinek nincs lap a paklijában, már veszített.
error-law-captor = Az utolsó bolygószerző olyasvalaki, akinek van megszerzett bolygója.
error-law-numbers = Az erőforrást, a tárcsákat és a fordulókat 0-tól számoljuk, a tárcsákat 5-ig, a fordulókat 7-ig.
error-law-phases = A fázis az, amelyik éppen tart, és csaták a harci fázisban vannak.

# Ki sérti meg

error-has-warlords = „{ $player }” hadurainak száma { $count }.
error-is-at-place = { $who } a sor { $place }. helyén van.
error-has-relics = „{ $player }” ezeket irányítja: { $relics }.
error-is-bloodied = { $who } vérző.
error-stores = { $who }: { $count } erőforrás van rajta, a határ { $most }.
error-row-empty = A sorban egyetlen bolygó sincs.
error-row = A bolygók helyei: { $places }, az első bolygó jelzőjének helye pedig { $first }.
error-row-ends = Az első bolygó jelzője a { $first }. helyen van, az utolsó bolygó a { $last }. helyen.
error-face-up = { $count } bolygó fekszik képpel felfelé.
error-first-planet-gone = Ebben a fázisban: „{ $phase }”, a { $place }. helyen nincs képpel felfelé fekvő bolygó.
error-first-planet-still-there = A { $place }. helyen lévő bolygóért már megvívtak, mégis ott van ebben a fázisban: „{ $phase }”.
error-round-of-token = A(z) { $number }. fordulóban az első bolygó jelzője a { $place }. helyen van.
error-planets-gone = { $count } megszerzett vagy eltávolított bolygó van, de csak ennyiért vívtak meg: { $most }.
error-away-from-hq = { $who } bolygón van ebben a fázisban: „{ $phase }”.
error-captured-planets = „{ $player }” { $count } bolygót szerzett meg közös ikonnal.
error-empty-deck = „{ $player }” paklijában nincs lap.
error-dials = A tárcsák állása: { $given }.
error-captor-of-nothing = „{ $player }” állítólag bolygót szerzett, de egy sincs nála.
error-no-captor = Állítólag senki sem szerzett bolygót.
error-said-battle = Állítólag csata van a { $place }. helyen.
error-battle-initiative = A { $place }. helyen vívott csatában a kezdeményezés: { $given }.
error-fact-squad = a hadúri osztag a hadúrral együtt { $cards } lapból áll; { $wanted } lapnak kell lennie.
error-fact-no-warlord = nincs { $squad } azonosítójú hadúr, akinek az osztagába tartozhatna.
