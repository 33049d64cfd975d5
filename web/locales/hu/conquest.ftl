# Warhammer 40,000: Conquest: amit a táblája mond. $who egy hadúr.

type-warlord = Hadúr
type-army = Hadsereg-egység
type-attachment = Csatolmány
type-token = Jelzőegység
type-planet = Bolygó

phase-deploy = Bevetés
phase-deploy-words = Felváltva: bevethettek egy lapot, vagy használhattok egy akciót, amíg mindketten nem passzoltok.
phase-command = Parancs
phase-command-words = A tárcsákat titokban állítjátok be, a hadurak kirendelődnek mindazzal, ami a főhadiszállásukon van, azután minden bolygón parancsnoki küzdelem következik.
phase-combat = Harc
phase-combat-words = Csaták az első bolygótól kezdve: az első bolygón, és mindenhol, ahol van hadúr.
phase-headquarters = Főhadiszállás
phase-headquarters-words = Az első bolygó jelzője továbblép, egy bolygó képpel felfelé fordul, lapok és erőforrások érkeznek, minden felfrissül.

cq-attack = { $count } TÁM
cq-health = { $count } ÉP
cq-command = { $count } parancsikon
cq-shield = Pajzs: { $count }
cq-cards = { $count } lap annak, aki megnyeri a parancsnoki küzdelmet
cq-resources = { $count } erőforrás annak, aki megnyeri a parancsnoki küzdelmet
cq-icon-material = nyersanyag
cq-icon-strongpoint = erődítmény
cq-icon-tech = technológia

cq-fact-attack = TÁM: { $count }
cq-fact-damage = sérülés: { $damage }, ÉP: { $health }
cq-fact-hurt = { $damage } sérülés
cq-fact-command = { $count } parancsikon
cq-exhausted = kimerült
cq-bloodied = vérző
cq-hale = ép
cq-stored = { $count } erőforrás van rajta
cq-attacking = támad
cq-attacked = őt támadják
cq-attached-to = ezen: { $host }
cq-headquarters = { $who } főhadiszállása

cq-planets = Bolygók
cq-planet-at = { $position }. hely: { $planet }{ $first ->
    [yes] , első bolygó
   *[no] { "" }
}{ $battle ->
    [yes] , csata
   *[no] { "" }
}
cq-face-down = képpel lefelé lévő bolygó
cq-no-planet = nincs bolygó
cq-planet-label = { $planet }, bolygó{ $dial ->
    [0] { "" }
   *[other] , száma a parancstárcsán: { $dial }
}
cq-army = { $who } itteni serege
cq-first = Első bolygó
cq-battle = Csata · { $round }. harci forduló

piece-hq = Főhadiszállás
cq-hq = { $who } főhadiszállása
cq-supports = { $who } támogatásai
cq-hq-short = Bázis
cq-initiative = Kezdeményező: { $who }
cq-has-resources = { $count } erőforrás
cq-dial = { $who } parancstárcsája: { $state ->
    [open] { $number }
    [set] beállítva erre: { $number }, titkos
    [secret] beállítva, titkos
   *[unset] nincs beállítva
}
cq-round = { $round }. forduló
cq-tally = { $who } győzelmi készlete: { $material } nyersanyag, { $strongpoint } erődítmény, { $tech } technológia; három egyforma győzelmet jelent

cq-victory-of = { $who } győzelmi készlete, { $count } bolygó
cq-victory-short = Megnyert bolygók

cq-warlord = { $who }: { $most } ÉP-ből { $left } maradt, { $state ->
    [bloodied] vérző: ha legyőzik, vége a játéknak
   *[hale] ép
}
cq-how-one-wins = Három azonos ikonú bolygó győzelem.
cq-how-one-loses = Akinek a vérző hadurát legyőzik, veszít.
cq-planets-left = Még { $count } bolygó van
cq-last-captor = Az utolsó után az győz, aki legutóbb foglalt el bolygót{ $who ->
    [none] .
   *[other] : most { $who }.
}
cq-lead = Parancsnoki küzdelem: te { $mine }, ellenfél { $theirs }; { $who ->
    [mine] { $warlord ->
        [yes] a felkészült hadurad miatt te vezetsz
       *[no] te vezetsz { $by } ponttal
    }
    [theirs] { $warlord ->
        [yes] a felkészült hadura miatt az ellenfél vezet
       *[no] az ellenfél vezet { $by } ponttal
    }
   *[nobody] senki sem vezet
}
cq-units-short = { $count } egység
cq-open-army = { $who } itteni serege, { $count } egység: megmutatás
cq-both-hqs = Mindkét főhadiszállás
cq-stop = { $name }: { $theirs } ellenséges, { $mine } saját
cq-dial-sealed = tárcsa beállítva

keyword-conquest-ambush = A harci fázisban akcióként is bevethető.
keyword-conquest-area-effect = Amikor támad, a támadása helyett ennyi sérülést okozhat a bolygón lévő minden ellenséges egységnek.
keyword-conquest-armorbane = Amíg támad, nem használható pajzs.
keyword-conquest-brutal = +1 TÁM minden rajta lévő sérülés után.
keyword-conquest-flying = A nem Repülő egységek támadása csak feleannyi sérülést okoz neki, felfelé kerekítve.
keyword-conquest-immune = A megnevezett fajtájú lapok nem hatnak rá.
keyword-conquest-limited = Játékosonként és fordulónként egy Korlátozott lap.
keyword-conquest-mobile = A harci fázis elején átmehet egy szomszédos bolygóra.
keyword-conquest-no-attachments = A megnevezett fajtájú csatolmány nem csatolható hozzá.
keyword-conquest-ranged = A távolsági összecsapásban, az első harci forduló előtt is támad.

coach-conquest-welcome = Üdv! A főhadiszállásod és a kezed alul van, köztetek fekszenek a bolygók. Szerezz meg három bolygót azonos ikonnal, vagy győzd le a másik hadurat. Ami fénylik, azt választhatod, és az alsó sáv mindig megmondja, mi a kérdés.
coach-conquest-mulligan = Az első kezed. Tartsd meg, ha van benne három-négy olcsó egység: ezek nyerik a parancsnoki küzdelmeket, és azok fizetnek minden másért.
coach-conquest-deploy-turn = Felváltva vettek be egy-egy lapot. A parancsikonos egységek oda valók, ahol jó a bónusz, a harcosok az első bolygóra. Aki passzol, ebben a fázisban már nem vet be többet.
coach-conquest-place = Válassz bolygót. Ebben a fordulóban az első, zászlóval jelölt bolygón lesz csata, és mindenütt, ahová hadúr megy.
coach-conquest-dial = Hová megy a hadurad? Ott megnyeri a parancsnoki küzdelmet, és csatát kezd. Az ellenfeled ugyanekkor választ; senki sem látja, amíg mindketten nem választottatok.
coach-conquest-bonus = Megnyerted ezt a parancsnoki küzdelmet: vedd el a bolygó lapjait vagy erőforrásait. Ezekből lesz a sereged.
coach-conquest-stalemate = Egy harci forduló. Ha itt senki sem nyerhet, a patthelyzet véget vet a csatának, és senki sem szerzi meg a bolygót. Te vagy erősebb? Harcolj tovább.
coach-conquest-combat-turn = Te támadsz: nyomj meg egy felkészült egységet. Kimerül, és ebben a fordulóban egyszer támad. Kezdd azzal, amelyik megsemmisíthet valamit.
coach-conquest-defender = Kit támad meg? A támadásával egyenlő sérülést okoz; ha a sérülés eléri az életerejét, az egység megsemmisül.
coach-conquest-shield = Eldobhatsz egy pajzsos lapot, hogy kevesebb legyen a sérülés. A drága egységeidet védd, de legjobban a haduradat.
coach-conquest-retreat = Az egységek kimerülten visszavonulhatnak a főhadiszállásodra. A veszélyben lévő vérző hadúrnak jobb visszavonulnia: ha legyőzik, veszítettél.
coach-conquest-battle-ability = Megnyerted a csatát, és egyszer használhatod a bolygó Csata képességét. Nem kerül semmibe.
