# A szabályok egy-egy sorban, a saját szavainkkal, számuk szerint.

rule-R1-1 = Ketten játszanak: egyikük a világos, másikuk a sötét oldallal.
rule-R1-2 = A dobozban 240 lap van; mindkét oldalnak 117 saját lapja és három Erő-kártyája van.
rule-R1-3 = Van sérülés-, fókusz- és pajzsjelző, egyensúlyjelző és egy számláló; a jelzők sohasem fogynak el.
rule-R1-4 = Mindkét oldalnak három szövetsége van; a semleges lapnak nincs szövetsége, de oldala van.
rule-R1-5 = Hat lap alkot egy célkészletet: egy cél és öt további lap, amelyek mindig együtt maradnak.
rule-R1-6 = A lapon rajta van a készletének száma és a saját helye abban, 1-től 6-ig.
rule-R1-7 = A lapok célok, egységek, erősítések, események, sorskártyák vagy szövetségkártyák.
rule-R1-8 = Csak az egységek, az erősítések és az események kerülnek erőforrásba.
rule-R1-9 = A szövetségkártyád 1 erőforrást ad, és nem hagyhatja el a játékot.
rule-R1-10 = Az Erő-kártyák csak azt jelzik, mi van az Erőhöz rendelve; nem számítanak lapnak.
rule-R1-11 = Van két paklid, kezed, játéktered, dobott paklid, győzelmi paklid és három Erő-kártyád.
rule-R1-12 = A pakli szó a parancspaklit jelenti, ha nincs más megnevezve.
rule-R1-13 = Az a lap a tulajdonod, amelyik a paklidban kezdett; azt irányítod, amelyik most neked engedelmeskedik.
rule-R1-14 = Fókuszjelző nélkül a lap felkészült; bármennyi fókuszjelzővel kimerült.
rule-R1-15 = A fókuszálás egy jelzőt tesz egy felkészült lapodra, hogy lecsapj vele vagy használd.
rule-R1-16 = A hatással rátett jelző használat nélkül meríti ki a lapot, és kimerült lapra is kerülhet.
rule-R1-17 = Az előtted képpel felfelé fekvő célok a felfedett céljaid.
rule-R1-18 = Az aktív játékosé a kör; a lerohanásban ő támad, és a másik védekezik.
rule-R1-19 = A lapok erősebbek a szabályoknál, de a „nem lehet” mindennél erősebb.
rule-R1-20 = A kéz titkos, a dobott pakli nyílt.

rule-R2-1 = 1. előkészület: egyezzetek meg az oldalakban; mindenki elveszi a maga Erő-kártyáit.
rule-R2-2 = 2. előkészület: titokban válasszatok paklit és szövetséget.
rule-R2-3 = Kezdőpaklik: Jedi 1–7 és 18, Felkelő 8–14 és 18, Sith 19–25 és 36, Birodalmi Flotta 26–32 és 36.
rule-R2-4 = 3. előkészület: mutassátok meg a szövetségeket.
rule-R2-5 = 4. előkészület: az Erő egyensúlya a világos oldalon kezd.
rule-R2-6 = 5. előkészület: a megkevert célok adják az egyik paklit, minden más a másikat.
rule-R2-7 = 6. előkészület: a jelzők egy közös készletben vannak.
rule-R2-8 = 7. előkészület: a számláló 0-ról indul.
rule-R2-9 = 8. előkészület: a felső négy célodból hármat tarts meg képpel lefelé; egy a pakli alá kerül.
rule-R2-10 = 9. előkészület: keverj, és vegyél a kezedbe hat lapot.
rule-R2-11 = Mulligan: egyszer az egész első kezedet hat másik lapra cserélheted.
rule-R2-12 = 10. előkészület: előbb a sötét, aztán a világos oldal egyenként felfedi a céljait.
rule-R2-13 = Az első kör a sötét oldalé.

rule-R3-1 = A körök felváltva követik egymást, amíg valaki nem nyer.
rule-R3-2 = Fázisok: Egyensúly, Frissítés, Húzás, Kijátszás, Összecsapás, Erő.
rule-R3-3 = A kötelező lépéseket végre kell hajtani; közben csak megszakítás és reakció történhet.
rule-R3-4 = Az akcióablakban felváltva jöttök, az aktív játékos kezd, amíg egymás után mindketten nem passzoltok.
rule-R3-5 = Az időrendi táblázat rögzíti minden lépés és ablak sorrendjét.
rule-R3-6 = Sötét köre: a számláló 1-gyel feljebb lép, sötét egyensúly mellett még 1-gyel.
rule-R3-7 = Világos köre világos egyensúly mellett: 1 sérülés egy sötét oldali célnak, ha kell.
rule-R3-8 = Az így elvesztett cél azonnal beszámít.
rule-R3-9 = Frissítés: minden lapod 1 fókuszjelzőt veszít.
rule-R3-10 = A világos oldal ezt az első körében kihagyja.
rule-R3-11 = Utána a te pajzsaid eltűnnek; az ellenfeléi maradnak.
rule-R3-12 = Aztán egyenként célokat fedsz fel, amíg három nem lesz.
rule-R3-13 = A frissítésre a fókuszjelzők levétele után lehet válaszolni (a „faq” beállítással a célok után).
rule-R3-14 = Húzásfázis: előbb eldobhatsz egy lapot.
rule-R3-15 = Aztán húzz vagy dobj el annyit, hogy elérd a tartalékértékedet.
rule-R3-16 = A tartalékérték 6, ha a lapok nem változtatnak rajta.
rule-R3-17 = Egységet és erősítést a saját kijátszásfázisodban játszol ki, akciónként egyet.
rule-R3-18 = Ami játékba kerül, felkészült, és azonnal használható.
rule-R3-19 = Összecsapás: a lerohanások egymás után jönnek, mindegyik a következő előtt véget ér.
rule-R3-20 = Egy ellenséges célt körönként legfeljebb egyszer lehet lerohanásra kijelölni.
rule-R3-21 = A lerohanásokat bármikor abbahagyhatod.
rule-R3-22 = A sötét oldalnak az első körében nincs összecsapásfázisa.
rule-R3-23 = Az eldobott lapok képpel felfelé a tulajdonosuk dobott paklijában fekszenek.
rule-R3-24 = Ha egyszerre több lap kerül a dobott pakliba, a sorrendet a tulajdonos választja.
rule-R3-25 = A levett jelzők a közös készletbe, az Erő-kártyák a helyükre térnek vissza.

rule-R4-1 = Nevezd meg, miért fizetsz, termelj erőforrást, aztán játszd ki; ha nincs elég, semmi sem történik.
rule-R4-2 = Erőforrást ad a szövetségkártya, a felfedett cél, és az olyan egység vagy erősítés, amelynek van értéke.
rule-R4-3 = A felkészült forrás minden rátett fókuszjelző után 1-et ad, legfeljebb az értékéig.
rule-R4-4 = Ha már adott valamennyit, kimerült.
rule-R4-5 = Egy költséget több forrásból is lehet fizetni.
rule-R4-6 = Ami a költségen felül termelődik, elvész.
rule-R4-7 = Egyezés: egy szövetség lapjához legalább egy ugyanolyan szövetségű forrás kell.
rule-R4-8 = A semleges lapokhoz nem kell egyezés, a semleges források pedig nem adnak egyezést.
rule-R4-9 = Ami ingyen van, ahhoz nem kell egyezés.
rule-R4-10 = A játékban lévő lapok képességeihez nem kell egyezés.

rule-R5-1 = Az egységek képpel felfelé a tulajdonosuk játékterére kerülnek.
rule-R5-2 = Az erősítés arra kerül, amit megnevez.
rule-R5-3 = Ha nincs mit erősíteni, az erősítés a kézben marad.
rule-R5-4 = Egy lapon bármennyi erősítés lehet.
rule-R5-5 = Némelyik erősítés ellenséges lapra kerül.
rule-R5-6 = Ha egy lap távozik, vele megy minden, ami hozzá van csatolva.
rule-R5-7 = Esemény: fizess, hajtsd végre, dobd el.
rule-R5-8 = A sorskártyák csak az előnypakliba valók.
rule-R5-9 = Az előnypakliba tett lap nem számít kijátszottnak.

rule-R6-1 = Lerohanás: cél, támadók, védők, harc az előnyért, csapások, jutalom.
rule-R6-2 = Lehetséges támadó nélkül nincs lerohanás.
rule-R6-3 = Válassz egy ellenséges célt, amelyet ebben a fázisban még nem jelöltek ki; akkor lesz lerohant, amikor a támadók is ki vannak jelölve.
rule-R6-4 = Támadj egy vagy több felkészült egységgel; ettől nem kapnak fókuszjelzőt.
rule-R6-5 = Védekezz bármennyi felkészült egységgel, vagy eggyel sem.
rule-R6-6 = Az egységek kimerülten is részt vesznek, amíg el nem hagyják a játékot, vagy a lerohanás véget nem ér.
rule-R6-7 = Az Erőhöz rendelt egység is támadhat és védekezhet.

rule-R7-1 = Harc az előnyért: letevés, felfedés, sorskártyák, eredmény.
rule-R7-2 = A támadóval kezdve felváltva letesztek egy-egy lapot képpel lefelé, vagy passzoltok; két egymást követő passz zárja le.
rule-R7-3 = Bármelyik lap megfelel, és ingyen van.
rule-R7-4 = Csak az tehet le lapot, akinek van részt vevő egysége.
rule-R7-5 = Ha nincs védő, az előny a támadóé, akármit tettek le.
rule-R7-6 = A két pakli egyszerre fordul fel; csak az Erő-ikonok és a sorskártyák számítanak.
rule-R7-7 = A sorskártyák a prioritási számuk szerint jönnek, elöl a legkisebb; egyenlőségnél a támadó dönt.
rule-R7-8 = A sorskártya annak a játékosnak dolgozik, akinek az előnypaklijában van.
rule-R7-9 = A több Erő-ikon nyer (az Előny kulcsszó értékeivel együtt); egyenlőségnél a védő.
rule-R7-10 = A győztesé az előny az egész lerohanásra.
rule-R7-11 = Mindkét előnypakli a dobott pakliba kerül.

rule-R8-1 = A csapások felváltva jönnek, az kezd, akié az előny, amíg van felkészült résztvevő.
rule-R8-2 = Aki le tud csapni, annak le is kell csapnia.
rule-R8-3 = Ha az egyik oldal végzett, a másik egyedül folytatja.
rule-R8-4 = Csapás: válassz egy egységet, fókuszáld, aztán fajtánként hajtsd végre az ikonjait.
rule-R8-5 = Az Erőhöz rendelt egység 2 fókuszjelzőt kap, ha lecsap.
rule-R8-6 = Az előny adta ikonokat csak az használja, akié az előny.
rule-R8-7 = Az egységsebzés egy részt vevő ellenséges egységet ér.
rule-R8-8 = A taktika tetszőlegesen elosztott fókuszjelzőket tesz bármely ellenséges egységekre.
rule-R8-9 = A támadó robbanása a lerohant célnak okoz sérülést.
rule-R8-10 = A használható ikon nélküli egységnek is le kell csapnia.
rule-R8-11 = A csapások véget érnek, amikor minden résztvevő kimerült.
rule-R8-12 = Ellenállás nélkül: támadó maradt, védő nem; 1 sérülés a célnak, ha kell.
rule-R8-13 = Ha a cél már nincs meg, a jutalom elvész.
rule-R8-14 = Utána jöhet a következő lerohanás.

rule-R9-1 = A sérülés a lapon marad, amíg el nem távolítják.
rule-R9-2 = A kapacitással egyenlő sérülés megsemmisít; a többit már nem kell rátenni.
rule-R9-3 = A megsemmisült egység a csatolt lapjaival együtt a dobott pakliba kerül, és felszabadul az Erő-kártyája.
rule-R9-4 = A megsemmisült cél az ellenfél győzelmi paklijába kerül; új a következő frissítéskor jön.
rule-R9-5 = Egy lapon rendesen csak egy pajzs lehet.
rule-R9-6 = A pajzs 1 sérülést vagy 1 fókuszjelzőt fog fel támadásból vagy ellenséges hatásból.
rule-R9-7 = A pajzs nem véd a saját hatásaid és költségeid ellen.

rule-R10-1 = Minden megsemmisült világos cél annyival viszi feljebb a számlálót, ahány eddig elveszett.
rule-R10-2 = A harmadik megsemmisült sötét céllal a világos oldal nyer.
rule-R10-3 = Ha egy cél elhagyja a játékot, a foglyai hazatérnek a kézbe.

rule-R11-1 = Erő-fázis: az aktív játékos egységeket rendelhet az Erőhöz, kimerülteket is.
rule-R11-2 = Mindkét félnek három Erő-kártyája van; egységenként egy jár.
rule-R11-3 = A hozzárendelés addig tart, amíg az egység el nem hagyja a játékot.
rule-R11-4 = Az Erő-kártyája ekkor visszatér.
rule-R11-5 = Küzdelem: számold össze a felkészült, Erőhöz rendelt egységeid Erő-ikonjait.
rule-R11-6 = Az erősítések ikonjai nem számítanak.
rule-R11-7 = Némelyik lap egy ikont ad a küzdelemhez.
rule-R11-8 = A nagyobb összeg maga felé billenti az egyensúlyt; egyenlőségnél marad.
rule-R11-9 = Mindkét játékos Erő-fázisában van küzdelem.

rule-R12-1 = A képesség lehet állandó hatás, akció, megszakítás, reakció (kényszer is) és kulcsszó.
rule-R12-2 = Bárki körében működnek, ha nem mondanak mást.
rule-R12-3 = Az állandó hatás addig működik, amíg a lap játékban van.
rule-R12-4 = Akció: alkalmanként egy, bármelyik akcióablakban.
rule-R12-5 = A megszakítás az előtt jön, amire válaszol, és meg is változtathatja.
rule-R12-6 = A reakció utána jön.
rule-R12-7 = Mindkettőnél az aktív játékos kezd, aztán felváltva, amíg mindketten nem passzolnak.
rule-R12-8 = Egy lap minden ilyen képessége alkalmanként egyszer használható.
rule-R12-9 = Egy alkalomra sokan is válaszolhatnak.
rule-R12-10 = A kényszerképességeknek azonnal meg kell történniük.
rule-R12-11 = Az összes többi választható.
rule-R12-12 = A törölt hatás semmit sem tesz, és amit kifizettek érte, az ki van fizetve.
rule-R12-13 = Minden célpontot a használó választ; célpont nélkül nem használható.
rule-R12-14 = Ami az „ezután” szó után áll, ahhoz meg kell történnie annak, ami előtte áll.
rule-R12-15 = Az „amikor” közben van; a „miután” akkor, ha már vége.
rule-R12-16 = A kimerült lap nem csaphat le, nem fizethet és nem fókuszálható; minden mása működik.
rule-R12-17 = A hatások a játékban lévő lapokat érik el, ha nem neveznek meg más helyet.

rule-R13-1 = Elit: a frissítéskor 2 fókuszjelzőt veszít.
rule-R13-2 = Védelem: a kapacitásáig átveheti egy megnevezett típusú saját lap sérülését.
rule-R13-3 = Korlátozott: körönként egy ilyen lap.
rule-R13-4 = Pajzsolás: ha támad vagy védekezik, pajzsot ad egy részt vevő társának vagy a célnak.
rule-R13-5 = Célzott csapás: támadóként az egységsebzése a lerohanáson kívüli egységet is érhet.
rule-R13-6 = Nem erősíthető: nem csatolható hozzá erősítés; Erő-kártya igen.
rule-R13-7 = Előny (X): X további Erő-ikon az előnyért vívott harcban, ha részt vesz.
rule-R13-8 = A zárójeles emlékeztetők nem szabályok.

rule-R14-1 = Világos oldal: három megsemmisült sötét cél.
rule-R14-2 = Sötét oldal: a számláló 12-n áll.
rule-R14-3 = Aki üres pakliból kényszerül húzni, veszít.
rule-R14-4 = Némelyik lap a maga módján vet véget a játéknak.

rule-R15-1 = Egy egyedi névből csak egy lap lehet játékban, bárkié is.

rule-R16-1 = A sötét oldal fog el; a világos oldal lapjai kerülnek fogságba.
rule-R16-2 = A fogoly képpel lefelé fekszik egy sötét célnál.
rule-R16-3 = Elveszíti a jelzőit, az erősítéseit és az Erő-kártyáját.
rule-R16-4 = Játékon kívül van, és nincsenek tulajdonságai.
rule-R16-5 = Megmenekül, ha az a cél elhagyja a játékot.
rule-R16-6 = A kimentő hatások egy cél egyik véletlenszerű foglyát érintik.

rule-R17-1 = Játékban: egységek, erősítések, felfedett célok, szövetségkártyák.
rule-R17-2 = Játékon kívül: kezek, paklik, dobott és győzelmi paklik, előnypaklik, foglyok.
rule-R17-3 = Egy lap úgy kerül játékba vagy hagyja el a játékot, hogy átlépi ezt a határt.
rule-R17-4 = Játékba helyezés: nincs költség, nincs megkötés, és nem kijátszás; az egyediség akkor is érvényes.
rule-R17-5 = Feláldozás: dobd el a játékból egy megfelelő saját lapodat.

rule-R18-1 = A pakliban egy szövetség és legalább tíz készlet van (a kezdőpakliban nyolc).
rule-R18-2 = Mind ugyanarról az oldalról.
rule-R18-3 = Egy készlet legfeljebb kétszer, némelyik csak egyszer.
rule-R18-4 = Némelyik készlethez a maga szövetsége kell.
rule-R18-5 = Az oldalad semleges készletei bármelyik szövetséghez illenek.
