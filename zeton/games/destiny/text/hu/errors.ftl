# Mi a baj egy paklival vagy egy állással ebben a játékban.

what-battlefield = csatatér
what-character = karakter
what-plot = terv
what-upgrade = fejlesztés
what-support = támogatás
what-event = esemény

error-no-text-file = { $file } nem szövegfájl: írd a paklit sima szövegként, soronként egy lapot a címszava alá.
error-no-slots = { $file }: egy pakli JSON-ja olyan objektum, amelyben „{ $name }” alatt vannak a lapjai, a kódjuk szerint.
error-no-code = Egyik játszható lapnak sincs ilyen kódja: { $given }; a kódjaik: { $first }–{ $last }.
error-bad-slot = { $code } bejegyzése { $given }; ez kell bele: „{ $name }”, 1 és { $most } közötti szám.
error-other-set = Nincs ilyen készlet: { $given }; ezek vannak: { $known }.
error-wrong-section = { $printed } nem ide való: „{ $type2 }”. A típusa { $type }.
error-one-of-kind = { $file }: ebből a típusból { $count } lap van: { $type }, egy pakliban viszont egy (R20.9, R22.1).
error-no-cards = { $file } nem tartalmaz lapot: írj címszavakat, például „{ $type }” és „{ $type2 }”, alájuk pedig soronként egy lapot.
error-deck-character = Egy pakli karakterei azonosítóból és kockaszámból álló párok; ez viszont { $given }.
error-deck-type = { $printed } típusa { $type }, ide pedig ez kell: { $type2 }.

error-dice-in-pool = { $printed } kockáinak száma { $dice }, de állítólag { $pool } van a készletben.
error-not-before-setup = { $printed }: az előkészületek előtt ez nem lehet, mert még semmi sincs kijátszva, eldobva, kimerítve vagy megsebezve (R2).
error-claimed-before-setup = Az előkészületek előtt senki sem vette uralma alá a csatateret (R2).
error-type = { $printed } típusa { $type }, ide pedig ez kell: { $wanted }.
error-no-side = { $printed } kockájának nincs ilyen oldala: { $given }; ezek vannak: { $sides }.

# Ami minden asztalon igaz

error-law-types = Minden lap ott van, ahol a típusának lapjai lehetnek.
error-law-owners = Játékon kívül egy lap a tulajdonosánál van.
error-law-dice = Egy karakternek egy kockája van, egy egyedinek legfeljebb kettő; egy kockás lapnak egy.
error-law-stray-dice = Egy kocka a lapján vagy egy készletben van, ha a lap játékban van, különben félretéve.
error-law-faces = Egy kockának hat oldala van.
error-law-upgrades = A fejlesztés az irányítója egyik karakterén van, és ott semmi más nincs.
error-law-stacked = A másikra tett lap egy félretett eseményen van, mindegyiken egy.
error-law-three-upgrades = Egy karakternek legfeljebb három fejlesztése van.
error-law-unique = Egy játékosnak egyedi lapja csak egyszer van játékban.
error-law-battlefield = Egy csatatér van használatban, a másik félre van téve.
error-law-plot = Egy játékosnak legfeljebb egy terve van.
error-law-health = Az a karakter, amelynek sebzése eléri az életerejét, vereséget szenved.
error-law-breaks = Az a támogatás, amely tönkremegy, rögtön tönkremegy.
error-law-shields = Pajzsa csak karakternek van, és legfeljebb három, hacsak egy lap mást nem mond.
error-law-stored = Erőforrás csak olyan lapon van, amely ezt mondja.
error-law-out-of-play = Játékon kívüli lapon nincs semmi, és nem is kimerült.
error-law-secret = Titokban csak kézben lévő lapok választhatók.
error-law-lost = Akinek nem maradt karaktere, veszített.
error-law-numbers = Az erőforrást, a fordulókat és a passzokat 0-tól számoljuk.
error-law-phases = A fázis az, amelyik éppen tart.

# Ki sérti meg

error-owned-die = { $printed } kockája („{ $player }”)
error-has-dice = { $who }: a kockáinak száma { $count }.
error-with-other-player = { $who } a másik játékosnál van.
error-shows-side = { $who } ezt az oldalát mutatja: { $number }.
error-has-upgrades = { $who }: a fejlesztéseinek száma { $count }.
error-battlefields = { $count } csatatér van használatban.
error-has-plots = „{ $player }” terveinek száma { $count }.
error-has-shields = { $who }: a pajzsainak száma { $count }, legfeljebb { $most }.
error-stores = { $who }: { $count } erőforrás van rajta.
error-is-chosen = { $who } titokban választott lap.
error-no-characters = „{ $player }” egyetlen karaktere sincs játékban.
error-passes = { $count } játékos passzolt egymás után.
error-claimed = A csatateret állítólag a { $number }. hely vonta uralma alá.
error-fact-side = { $given } nem egy kocka oldala: a szimbólumok: { $signs }.
error-fact-die = a kockájának { $sides } oldala van; egy kockának { $wanted } oldala van.
error-fact-reprint = ennek a lapnak az újranyomása lenne: { $card }, de ilyen lap nincs.
