# A szabályok egy-egy sorban, saját szavainkkal, a számuk szerint.

chapter-R1 = A doboz tartalma
rule-R1-1 = Hét jedivel lehet játszani: Anakin, Ahsoka, Obi-Wan, Yoda, Mace, Aayla és Luminara.
rule-R1-2 = A négy gonosztevő mindegyikének kétoldalas lapja és hat kártyája van.
rule-R1-3 = 36 droid és 3 blokád van összesen; amit eltávolítottatok, újra felkerülhet.
rule-R1-4 = 46 osztagkártya, 32 inváziókártya, 24 küldetéskártya és öt segédlap.
rule-R1-5 = Inváziókártyák: minden bolygóhoz egy, és minden küldetésjelzőhöz egy.
rule-R1-6 = Két küldetésjelző, egy narancssárga és egy fehér; jelölők a sávokhoz, emlékeztetőnek és az egyszemélyes játékhoz; egy csúszka; egy kocka.
rule-R1-7 = A kockának tizenkét oldala van, sikerekkel és sérülésekkel.
rule-R1-8 = A 30 bolygót útvonalak kötik össze; két sáv méri az inváziót és a fenyegetettséget.

chapter-R2 = Fogalmak
rule-R2-1 = A bolygód: ahol a jedid áll.
rule-R2-2 = Küldetésbolygó: ahol küldetésjelző van.
rule-R2-3 = Zárójelben álló bolygó: a lap csak ott használható.
rule-R2-4 = Szomszédos: útvonal köti össze.
rule-R2-5 = Az osztagkártyák nyíltak.
rule-R2-6 = Szabadon beszélhettek; a saját körödben te döntesz.
rule-R2-7 = Más játékos jedijével csak akkor történik valami, ha mindketten beleegyeztek.

chapter-R3 = Előkészületek
rule-R3-1 = Előkészítés: minden droid és blokád a készletben van.
rule-R3-2 = A fenyegetettség 0-ról indul, az inváziójelölő az első mezőről.
rule-R3-3 = Válasszatok gonosztevőt; a lapja még nem a finálét mutatja.
rule-R3-4 = Keverjétek meg a gonosztevő hat kártyáját.
rule-R3-5 = Az emlékeztető jelölő ezen a paklin van, ha a gonosztevőlap kéri.
rule-R3-6 = A gonosztevőlapnak lehet saját előkészítése.
rule-R3-7 = A két küldetésbolygó-kártya a dobott inváziókártyák között kezd, a többi megkevert pakli.
rule-R3-8 = Húzzatok hat inváziókártyát; az első két bolygón 3-3 droid van, a következő kettőn 2-2.
rule-R3-9 = Az utolsó két bolygón 1-1 droid van.
rule-R3-10 = A gonosztevő a hatodik bolygón kezd.
rule-R3-11 = Ezt a hat lapot eldobjátok, a hatodik van felül.
rule-R3-12 = Minden játékos választ egy jedit.
rule-R3-13 = Egy véletlenszerűen osztott segédlap mondja meg az első bolygódat.
rule-R3-14 = Mindenkinek három osztagkártya jár; négy vagy öt játékosnál négy.
rule-R3-15 = Küldetések: padavan 3, lovag 4, mester 5, nagymester 6 vagy több, látatlanban húzva.
rule-R3-16 = Az első küldetés a narancssárga helyre kerül, jelzője a bolygójára; utána jön a hatása.
rule-R3-17 = A második ugyanígy, a fehér helyre.
rule-R3-18 = A küldetéspakliban kettővel kevesebb marad.
rule-R3-19 = Bárki kezdhet.

chapter-R4 = A kör
rule-R4-1 = A körök az óramutató járása szerint követik egymást.
rule-R4-2 = Egy kör: felfrissítés, akciók, gonosztevő, invázió.
rule-R4-3 = Csak a saját lapjaidat frissíted fel.
rule-R4-4 = Legfeljebb négy akció, ugyanaz akárhányszor.
rule-R4-5 = Akciók: repülés, erősítés hívása, támadás, küldetés megkísérlése.
rule-R4-6 = A gonosztevő és az invázió minden jedi köre után következik.

chapter-R5 = Repülés
rule-R5-1 = Repülés: egyetlen útvonalon.
rule-R5-2 = Az ellenségek soha nem állítanak meg.
rule-R5-3 = Egy szállítóval két útvonal lesz belőle.

chapter-R6 = Erősítés hívása
rule-R6-1 = Erősítés hívása: húzz egy osztagkártyát.
rule-R6-2 = Ha hétnél több van, azonnal dobj el lapot, vagy játssz ki szövetségest.
rule-R6-3 = Az elfogyott osztagpakli a dobott lapjaiból újul meg.

chapter-R7 = Támadás
rule-R7-1 = Támadni csak ott lehet, ahol ellenség van.
rule-R7-2 = Dobj a kockával.
rule-R7-3 = Utána az ottani jedik mind rohamlapokat vagy mind lopakodáslapokat adhatnak hozzá, laponként +1.
rule-R7-4 = Minden siker egy sérülés; a támadó osztja ki.
rule-R7-5 = Életerő: droid 1, blokád 2, gonosztevő a lapja szerint.
rule-R7-6 = Az ellenség lekerül, ha egy akció alatt annyi sérülést kap, amennyi az életereje.
rule-R7-7 = Amíg van blokád, a droidok és a gonosztevők nem sérülhetnek.
rule-R7-8 = A sérülés nem marad meg az akció után.
rule-R7-9 = Utána a támadó egyet kap minden megmaradt ellenség és minden sérülésikon után.
rule-R7-10 = A segítők nem kapnak sérülést.
rule-R7-11 = Az életerő nélküli gonosztevő marad, és számít.

chapter-R8 = Küldetés megkísérlése
rule-R8-1 = Egy küldetést a saját bolygóján lehet megkísérelni.
rule-R8-2 = Blokád alatt nem.
rule-R8-3 = Gonosztevő mellett sem, a fináléig.
rule-R8-4 = A droidok nem számítanak.
rule-R8-5 = Dobj, utána az ottani jedik a küldetés ikonjaihoz illő lapokat adhatnak hozzá.
rule-R8-6 = A küszöböt ebben az egy kísérletben kell elérni.
rule-R8-7 = A lapok mindenképpen kimerültek maradnak.

chapter-R9 = Siker, kudarc, a következő küldetés
rule-R9-1 = Siker: sérülés, a küldetés hatása, a küldetés kikerül a játékból, jön a következő.
rule-R9-2 = Ha nincs következő küldetés, a jelző a másik mellé kerül.
rule-R9-3 = Ha egyetlen küldetés sincs, kezdődik a finálé.
rule-R9-4 = Kudarc: csak a kocka sérülése jár; újra lehet próbálni.
rule-R9-5 = Csak az aktív jedi sérül.

chapter-R10 = Osztagkártyák
rule-R10-1 = Osztagkártyák: roham, lopakodás, páncélos, szállító, szövetséges.
rule-R10-2 = Egy lap használatához merítsd ki; ez nem akció.
rule-R10-3 = A kimerült lapok a tulajdonosuk következő körére várnak.
rule-R10-4 = A használt lapot nem dobod el, kivéve a szövetségest.
rule-R10-5 = A roham és a lopakodás a bolygódon segít, bárki körében.
rule-R10-6 = A páncélos egy sérüléstől véd meg bárkit a bolygódon.
rule-R10-7 = A szállítóval valaki a bolygódról két útvonalat repülhet; te maradsz.
rule-R10-8 = Egy típus minden lapja ugyanazt tudja.

chapter-R11 = Szövetségesek
rule-R11-1 = A szövetségest eldobod a hatásáért.
rule-R11-2 = Bármikor, hacsak a lap nem mondja meg, mikor.
rule-R11-3 = Kimerülten nem.
rule-R11-4 = A szövetséges nem ikon.
rule-R11-5 = A határ fölött eldobás helyett ki is játszhatsz egy szövetségest.

chapter-R12 = Az ingyenes akció
rule-R12-1 = Az ingyenes akció a saját akciólépésedhez tartozik, és nem kerül semmibe.
rule-R12-2 = Másik akció közben soha.
rule-R12-3 = Körönként egyszer.

chapter-R13 = Sérülés, kimerítés, korlát
rule-R13-1 = Sérülés: dobj el ugyanannyi osztagkártyát.
rule-R13-2 = Ha nincs elég lapod, a többi elvész; senki sem esik ki.
rule-R13-3 = Ennyi felkészült lapot meríts ki, vagy kevesebbet, ha nincs annyi.
rule-R13-4 = Soha nem lehet hétnél több osztagkártyád.
rule-R13-5 = Obi-Wan és Luminara csak az ingyenes akciója után számolja a lapjait.

chapter-R14 = A gonosztevő lép
rule-R14-1 = Gonosztevő: először az, amit a lapja minden körben tesz.
rule-R14-2 = Utána egy gonosztevőkártya.
rule-R14-3 = Fentről lefelé, a lehetetlent kihagyva.
rule-R14-4 = Csak egyetlen kártya.
rule-R14-5 = Az elfogyott gonosztevőpakli megújul.
rule-R14-6 = Minden gonosztevőpakliban egy ostrom van.

chapter-R15 = Bolygó ostrom alatt
rule-R15-1 = Ostrom: az inváziójelölő előrelép; a sáv végén a fenyegetettség nő.
rule-R15-2 = A legalsó inváziókártya bolygója három droidig telik meg.
rule-R15-3 = Ez soha nem megszállás.
rule-R15-4 = A dobott lapok azzal a kártyával megkeverve a pakli tetejére kerülnek.

chapter-R16 = A legfelső bolygó, választások, utak
rule-R16-1 = Legfelső bolygó: a legfelső dobott inváziókártyáé.
rule-R16-2 = Ami nyitott kérdés, azt az aktív játékos dönti el.
rule-R16-3 = Valami felé a legrövidebb úton kell menni.
rule-R16-4 = A gonosztevők mindenen áthaladnak.

chapter-R17 = Invázió
rule-R17-1 = Invázió: annyi lap, amennyit a sáv mutat.
rule-R17-2 = Sorban minden bolygóra egy droid kerül.
rule-R17-3 = A negyedik droid helyett megszállás következik.
rule-R17-4 = Minden hiányzó droid növeli a fenyegetettséget.
rule-R17-5 = Az elfogyott inváziópakli megújul.
rule-R17-6 = A küldetésbolygó-kártya a jelzője bolygóját jelenti.

chapter-R18 = Megszállás és blokádok
rule-R18-1 = Megszállás: fenyegetettség +1, utána egy blokád.
rule-R18-2 = A droidok nem terjednek tovább.
rule-R18-3 = Egy bolygón több blokád is lehet.
rule-R18-4 = Blokád alatt csak a blokádhoz lehet hozzányúlni.
rule-R18-5 = A máshogyan felkerült blokád nem növel semmit.
rule-R18-6 = A hiányzó blokád növeli a fenyegetettséget.
rule-R18-7 = A blokád alatt lévők is sebzik a támadót.

chapter-R19 = A fenyegetettség
rule-R19-1 = A fenyegetettség megszállástól, hiányzó elemektől, az inváziósáv végén túl és a gonosztevőktől nő.
rule-R19-2 = Nem csökken.

chapter-R20 = Paklik
rule-R20-1 = Az osztag-, a gonosztevő- és az inváziópakli soha nem fogy el.
rule-R20-2 = A teljesített küldetések nem jönnek vissza.

chapter-R21 = A finálé
rule-R21-1 = Finálé: fordítsátok meg a gonosztevőlapot, és rögtön tegyétek, amit mond.
rule-R21-2 = Most már csak ez az oldal számít; a gonosztevőpakli marad.
rule-R21-3 = A gonosztevő már nem akadályozza a küldetéseket; a blokádok igen.
rule-R21-4 = A finálé küldetéseit ugyanúgy kell megkísérelni.
rule-R21-5 = A kör folytatódik.

chapter-R22 = A játék vége
rule-R22-1 = A fenyegetettségsáv végén a játszma elveszett.
rule-R22-2 = A finálé feltételével megnyeritek.
rule-R22-3 = Mindenki együtt nyer vagy veszít.

chapter-R23 = Egyedül játszva
rule-R23-1 = Egyedül: két jedi.
rule-R23-2 = Mindkettőnek saját osztaga és határa van.
rule-R23-3 = Hogy melyikük kezd, azt a véletlen dönti el.
rule-R23-4 = Felváltva kerülnek sorra.

chapter-R24 = A jedik
rule-R24-1 = Anakin ingyen támad, minden lapja roham.
rule-R24-2 = Ahsoka legfeljebb két lapot merít ki, mindegyik egy sérülés a bolygóján vagy egy szomszédoson.
rule-R24-3 = Obi-Wan kettőt húz, és egyet eldob.
rule-R24-4 = Luminara egyet húz, és legfeljebb két lapot cserélhet.
rule-R24-5 = Mace legfeljebb két droidot mozgat a bolygójára vagy onnan el.
rule-R24-6 = Yoda egy jedit egy másik jedihez mozgat.
rule-R24-7 = Aayla legfeljebb két jedit visz át a bolygójáról egy szomszédosra.

chapter-R25 = A gonosztevők
rule-R25-1 = Ventress életereje a fináléig 3.
rule-R25-2 = Küldetésbolygón minden körben növeli a fenyegetettséget.
rule-R25-3 = A Tracking közelebb hozza egy küldetésbolygóhoz, vagy visszahozza a táblára.
rule-R25-4 = A fináléja egyetlen küldetés, a Duel of Aces.
rule-R25-5 = Grievousnak a finálé előtt nem kell csúszka.
rule-R25-6 = A Make Them Suffer után a jedik elmenekülhetnek, akár sérültek, akár nem.
rule-R25-7 = A fináléjában négy küldetés van, kötött sorrendben.
rule-R25-8 = Ha a táblán van, körönként egy inváziókártyával több jön.
rule-R25-9 = Maul ereje a sávján belül marad.
rule-R25-10 = A Hostile Takeover bárhonnan áthelyezi Mault.
rule-R25-11 = Ha Maul lekerül a tábláról, két erőt veszít.
rule-R25-12 = Az ereje a fináléban is megmarad.
rule-R25-13 = A Showdown küszöbe 7, ehhez jön a fenyegetettség.
rule-R25-14 = Dooku, Grievous és Ventress életereje 2; a fináléban Dookué 5, Grievousé 2.
rule-R25-15 = A hatodik, az ötödik és a negyedik bolygón kezdenek.
rule-R25-16 = Minden körben egy bolygóval közelebb jönnek a jedikhez.
rule-R25-17 = A Duel egy jedit csak egyszer sebez, akárhány gonosztevő van ott.
rule-R25-18 = Dooku fináléjában Ventress már nincs játékban.
rule-R25-19 = Nyomtatott életerő nélkül nem távolítható el.

chapter-R26 = Szövetségesek és küldetések egyenként
rule-R26-1 = C-3PO és R2-D2 csak azon a küldetésbolygón segít, ahol a tulajdonosuk van.
rule-R26-2 = Padmé bármelyik akciólépésben használható.
rule-R26-3 = A Bad Batch sérülése ahhoz az akcióhoz adódik hozzá, amelyben kijátsszák, bármikor is.
rule-R26-4 = Hondo nem mozgat olyat, aki éppen akciót hajt végre.
rule-R26-5 = A megnevezett lapot nem lehet elvenni, ha már valakinél van.
rule-R26-6 = A The Lost One minden játékban lévő gonosztevőt összegyűjt.
rule-R26-7 = Escape from the Citadel: Lola Sayu, 7, két sérülés, utána húzz egyet.
rule-R26-8 = Cat and Mouse: Christophsis, 6, blokáddal kezdődik.
rule-R26-9 = A Liberation of Ryloth mindenkit sebez ott, hacsak valaki ki nem merít egy szállítót.
